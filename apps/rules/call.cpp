// The call of `croupier rules`.
#include "apps/call.hpp"

#include <memory>

#include "apps/rules/rules.hpp"

namespace croupier::apps {
namespace {

// What the words of a call are read into.
struct Asked {
    RulesOptions options{};
    std::string one{};  // a game or a book
    std::string other{};
    std::vector<std::string> clauses{};
};

void add_show(Program& program, CLI::App* rules, const std::shared_ptr<Asked>& asked) {
    auto* show = rules->add_subcommand("show",
                                       "The rules of a game in force, each with its clause.\n\n"
                                       "  croupier rules show act-2018/blackjack");
    show->add_option("GAME", asked->one, "a game, as `croupier rules` lists them")->required();
    add_json(show, asked->options.output);
    show->callback([&program, asked] {
        program.chosen = [asked] { return show_game(asked->one, asked->options); };
    });
}

void add_diff(Program& program, CLI::App* rules, const std::shared_ptr<Asked>& asked) {
    auto* diff =
        rules->add_subcommand("diff",
                              "What differs between two games, with both clauses: money\n"
                              "first, then optional wagers, then how the table is run.\n\n"
                              "  croupier rules diff act-2005/blackjack nz/blackjack --ev");
    diff->add_option("GAME", asked->one, "a game")->required();
    diff->add_option("OTHER", asked->other, "another game")->required();
    diff->add_flag("--ev", asked->options.worth, "what each difference is worth to the player");
    diff->add_flag("--all", asked->options.all,
                   "also what only one of the books says in so many words");
    add_json(diff, asked->options.output);
    diff->callback([&program, asked] {
        program.chosen = [asked] { return diff_games(asked->one, asked->other, asked->options); };
    });
}

void add_clauses(Program& program, CLI::App* rules, const std::shared_ptr<Asked>& asked) {
    auto* clauses = rules->add_subcommand(
        "clauses",
        "Every clause of a book, who carries it out and how many scenarios show it; or some of\n"
        "them with what they set, their readings and every scenario. A scenario shows a clause\n"
        "that it is named for or expects, and only mentions what else its events cite.\n\n"
        "  croupier rules clauses nz\n  croupier rules clauses nz 8.3 '9.3(a)'\n"
        "  croupier rules clauses nz --missing");
    clauses->add_option("BOOK", asked->one, "a book: act-1997, act-2005, act-2018, nz, vic-2003")
        ->required();
    clauses->add_option("CLAUSE", asked->clauses,
                        "these clauses only, with all evidence; 8 stands for 8.1, 8.2(a) ...");
    clauses->add_flag("--missing", asked->options.missing,
                      "only those not carried out yet or shown by no scenario; exit 1 if any");
    clauses->add_flag(
        "--scenarios", asked->options.list_scenarios,
        "under each clause of the book the scenarios that show it; of single clauses also "
        "those that mention them");
    clauses
        ->add_option("--records", asked->options.records,
                     "a folder of records to look in, instead of the built-in scenarios")
        ->check(CLI::ExistingDirectory);
    add_json(clauses, asked->options.output);
    clauses->callback([&program, asked] {
        program.chosen = [asked] {
            return list_clauses(asked->one, asked->clauses, asked->options);
        };
    });
}

}  // namespace

void add_rules(Program& program) {
    auto asked = std::make_shared<Asked>();
    auto* rules = program.app.add_subcommand(
        "rules",
        "Lists the games; shows and compares their rules; lists a book's clauses.\n\n"
        "  croupier rules\n  croupier rules show nz/blackjack\n"
        "  croupier rules diff act-2005/blackjack nz/blackjack --ev\n"
        "  croupier rules clauses vic-2003 --missing");
    rules->require_subcommand(0, 1);
    add_json(rules, asked->options.output);
    rules->callback([&program, asked] {
        if (program.chosen) return;
        program.chosen = [asked] { return list_games(asked->options); };
    });
    add_show(program, rules, asked);
    add_diff(program, rules, asked);
    add_clauses(program, rules, asked);
}

}  // namespace croupier::apps
