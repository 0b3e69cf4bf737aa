// A plugin for clang-tidy: checks look at the declarations of this project only. Version 14 matches
// every declaration of every header that a source includes and then drops what it found in those of
// others, which is most of its time; later versions do not look at them either.

#include <memory>
#include <string>
#include <vector>

#include <clang/AST/ASTConsumer.h>
#include <clang/AST/ASTContext.h>
#include <clang/AST/DeclGroup.h>
#include <clang/Basic/SourceManager.h>
#include <clang/Frontend/FrontendPluginRegistry.h>

namespace {

// Declarations out of precompiled headers never come here.
class OwnCode : public clang::ASTConsumer {
public:
    bool HandleTopLevelDecl(clang::DeclGroupRef group) override {
        own_.insert(own_.end(), group.begin(), group.end());
        return true;
    }

    void HandleTranslationUnit(clang::ASTContext& context) override {
        const clang::SourceManager& sources = context.getSourceManager();
        std::erase_if(own_, [&](const clang::Decl* declared) {
            // What a template makes is visited with the template.
            return !declared->getLexicalDeclContext()->isTranslationUnit() ||
                   sources.isInSystemHeader(declared->getLocation());
        });
        context.setTraversalScope(own_);
    }

private:
    std::vector<clang::Decl*> own_;
};

class LookAtOwnCode : public clang::PluginASTAction {
public:
    std::unique_ptr<clang::ASTConsumer> CreateASTConsumer(clang::CompilerInstance&,
                                                          llvm::StringRef) override {
        return std::make_unique<OwnCode>();
    }
    bool ParseArgs(const clang::CompilerInstance&, const std::vector<std::string>&) override {
        return true;
    }
    ActionType getActionType() override { return AddBeforeMainAction; }
};

const clang::FrontendPluginRegistry::Add<LookAtOwnCode> added("own-code",
                                                              "look at our own declarations only");

}  // namespace
