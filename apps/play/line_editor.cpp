#include "apps/play/line_editor.hpp"

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <filesystem>
#include <utility>
#include <vector>

#include <histedit.h>
#include <langinfo.h>
#include <unistd.h>

#include "apps/commands.hpp"
#include "apps/files.hpp"

namespace croupier::apps {
namespace {

namespace fs = std::filesystem;

constexpr int lines_kept_max = 1000;

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        if (end > 0) lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// The editor works in characters. Where the user's locale has only ASCII, that of every machine is
// taken that has them all.
void know_characters() {
    std::setlocale(LC_CTYPE, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0) std::setlocale(LC_CTYPE, "C.UTF-8");
}

}  // namespace

struct LineEditor::Parts {
    explicit Parts(std::string history_file) : file(std::move(history_file)) {
        know_characters();
        editor = el_init("croupier", stdin, stdout, stderr);
        lines = history_init();
        HistEvent event{};
        history(lines, &event, H_SETSIZE, lines_kept_max);
        history(lines, &event, H_SETUNIQUE, 1);
        for (const std::string& line : lines_of(read_whole(file).text)) remember(line);
        el_set(editor, EL_CLIENTDATA, this);
        el_set(editor, EL_PROMPT, &Parts::prompt_of);
        el_set(editor, EL_EDITOR, "emacs");
        el_set(editor, EL_SIGNAL, 0);
        el_set(editor, EL_HIST, history, lines);
        el_set(editor, EL_GETCFN, &Parts::next_character);
        el_set(editor, EL_BIND, "^R", "em-inc-search-prev", nullptr);
        el_source(editor, nullptr);  // what the user has chosen for every such program
    }

    // Another game may have written since: its lines stay, and ours follow them.
    ~Parts() {
        el_end(editor);
        history_end(lines);
        if (file.empty() || typed.empty()) return;
        std::vector<std::string> all = lines_of(read_whole(file).text);
        all.insert(all.end(), typed.begin(), typed.end());
        const std::size_t first = all.size() - std::min<std::size_t>(all.size(), lines_kept_max);
        std::string text;
        for (std::size_t i = first; i < all.size(); ++i) text += all[i] + '\n';
        // Nothing hangs on it: a game that cannot keep its lines is a game all the same.
        (void)write_whole(file, text);
    }
    Parts(const Parts&) = delete;
    Parts& operator=(const Parts&) = delete;

    void remember(const std::string& line) const {
        HistEvent event{};
        history(lines, &event, H_ENTER, line.c_str());
    }

    static Parts& of(EditLine* editor) {
        void* parts = nullptr;
        el_get(editor, EL_CLIENTDATA, &parts);
        return *static_cast<Parts*>(parts);
    }

    static char* prompt_of(EditLine* editor) { return of(editor).prompt.data(); }

    // As many bytes as a character has. The editor asks for the next in no other way, so that an
    // interrupt comes only while it waits.
    static int next_character(EditLine* editor, wchar_t* character) {
        Parts& parts = of(editor);
        std::mbstate_t state{};
        while (true) {
            const int key = parts.key();
            if (key == resumed) {
                el_set(editor, EL_PREP_TERM, 1);
                el_set(editor, EL_REFRESH);
                continue;
            }
            if (key == interrupt) {
                const LineInfo* line = el_line(editor);
                parts.was_typing = line->lastchar != line->buffer;
                parts.is_interrupted = true;
                errno = EINTR;
                return -1;
            }
            if (key < 0) return 0;
            const char byte = static_cast<char>(key);
            const std::size_t read = std::mbrtowc(character, &byte, 1, &state);
            if (read == static_cast<std::size_t>(-2)) continue;
            if (read == static_cast<std::size_t>(-1)) {
                state = {};  // no character begins like this
                continue;
            }
            return 1;
        }
    }

    std::string file;
    std::string prompt{};
    std::vector<std::string> typed{};
    EditLine* editor{nullptr};
    History* lines{nullptr};
    Key key{nullptr};
    bool is_interrupted{false};
    bool was_typing{false};
};

LineEditor::LineEditor(std::string history) : parts_(std::make_unique<Parts>(std::move(history))) {}
LineEditor::~LineEditor() = default;

void LineEditor::listen(Key key) { parts_->key = key; }
bool LineEditor::was_typing() const { return parts_->was_typing; }

LineEditor::Read LineEditor::next(std::string& line, std::string_view prompt) {
    parts_->prompt = prompt;
    parts_->is_interrupted = false;
    el_resize(parts_->editor);
    // Before the prompt: a key that is pressed as soon as it shows is the editor's already.
    el_set(parts_->editor, EL_PREP_TERM, 1);
    int count = 0;
    const char* text = el_gets(parts_->editor, &count);
    if (text == nullptr || count <= 0) {
        if (!parts_->is_interrupted) return Read::end;
        el_reset(parts_->editor);
        return Read::interrupted;
    }
    line.assign(text, static_cast<std::size_t>(count));
    while (line.ends_with('\n') || line.ends_with('\r')) line.pop_back();
    if (line.find_first_not_of(" \t") != std::string::npos) {
        parts_->remember(line);
        if (parts_->typed.empty() || parts_->typed.back() != line) parts_->typed.push_back(line);
    }
    return Read::line;
}

bool can_edit_lines() {
    const char* kind = std::getenv("TERM");
    const bool moves = kind != nullptr && *kind != '\0' && std::strcmp(kind, "dumb") != 0;
    return moves && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

std::string history_file(std::string_view name) {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    fs::path folder;
    if (state != nullptr && *state == '/') {
        folder = state;
    } else if (home != nullptr && *home == '/') {
        folder = fs::path(home) / ".local" / "state";
    } else {
        return {};
    }
    folder /= "croupier";
    std::error_code wrong;
    fs::create_directories(folder, wrong);
    const std::string file = (folder / name).string();
    return !wrong && may_write(file).status == done ? file : std::string();
}

}  // namespace croupier::apps
