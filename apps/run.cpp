// croupier run: plays table records.
#include "record/run.hpp"

#include <algorithm>
#include <iostream>
#include <utility>
#include <variant>

#include <fmt/core.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "apps/call.hpp"
#include "apps/files.hpp"
#include "apps/run_json.hpp"
#include "apps/run_record.hpp"
#include "apps/terminal.hpp"
#include "record/print.hpp"
#include "rulebooks/registry.hpp"
#include "table/describe.hpp"

namespace croupier::apps {
namespace {

struct RunOptions {
    std::vector<std::string> files;
    Output output{Output::text};
    bool quiet{false};
};

using nlohmann::ordered_json;

// `6.2(a)`, with the book in front where the clause is borrowed from another one.
std::string cited(const rules::Clause& clause, const rules::Book& book) {
    if (clause.book() == book.id || clause == rules::house()) return std::string(clause.number());
    return fmt::format("{} {} (borrowed)", clause.book(), clause.number());
}

std::string cited(const table::Because& because, const rules::Book& book) {
    std::string out;
    for (const rules::Clause& clause : rules::each_number_once(because.all())) {
        if (!out.empty()) out += ", ";
        out += cited(clause, book);
    }
    return out;
}

// Prints each statement and, under it, what it brought about and why.
class Teller final : public record::Listener {
public:
    Teller(const std::string& file, const record::Session& session)
        : file_(file), session_(session) {}

    void on_statement(const record::Statement& statement) override {
        if (holds_alternative<record::Remark>(statement.what)) {
            if (!statement.comment.empty()) {
                print_folded("{}\n", toned(statement.comment, Tone::faint));
            }
            return;
        }
        print_folded("{:>5}  {}\n", statement.line, toned(record::print(statement), Tone::strong));
    }
    void on_event(const table::State& state, const table::Event& event,
                  const record::Statement&) override {
        line(table::describe(state, event).text, cited(event.because, *session_.book()));
    }
    void on_refusal(const table::Refusal& refusal, const record::Statement&) override {
        line("refused: " + refusal.reason, cited(refusal.because, *session_.book()));
    }
    void on_failure(const record::Failure& failure) override {
        print_folded("{}\n", toned(fmt::format("{}:{}: expected {}, got {}", file_, failure.line,
                                               failure.expected, failure.got),
                                   Tone::bad));
    }

private:
    // The clauses stand beside the text, or under it where the terminal has no room for both.
    static void line(const std::string& text, const std::string& clauses) {
        constexpr int indent = 9;
        constexpr int text_width = 62;
        const int width = columns_of(stdout);
        const int needed = indent + std::max(columns(text), text_width) + 2 + columns(clauses);
        if (needed <= width || isatty(STDOUT_FILENO) == 0) {
            fmt::print("{:{}}{:<{}}  {}\n", "", indent, text, text_width,
                       toned(clauses, Tone::faint));
            return;
        }
        const int room = width - indent - columns(text);
        const bool beside = room >= columns(clauses) + 2;
        print_folded("{:{}}{}{:{}}{}\n", "", indent, text, beside ? "" : "\n",
                     beside ? room - columns(clauses) : indent + 4, toned(clauses, Tone::faint));
    }

    const std::string& file_;
    const record::Session& session_;
};

// Says only what did not hold.
class Quiet final : public record::Listener {
public:
    explicit Quiet(const std::string& file) : file_(file) {}
    void on_failure(const record::Failure& failure) override {
        print_folded("{}:{}: expected {}, got {}\n", file_, failure.line, failure.expected,
                     failure.got);
    }

private:
    const std::string& file_;
};

// A fault of a record stands at the start of its line, where editors look for a place to go to.
void point_to(const std::string& fault) { fmt::print(stderr, "{}\n", fault); }

std::string verdict(const record::Ran& ran) {
    if (ran.ok() && ran.expectations == 0) return "played; it expects nothing";
    if (ran.ok()) {
        return ran.expectations == 1 ? "the one expectation held"
                                     : fmt::format("all {} expectations held", ran.expectations);
    }
    std::string text = fmt::format("{} of {} expectations held", ran.held, ran.expectations);
    const int unexpected = static_cast<int>(ran.failures.size()) - (ran.expectations - ran.held);
    if (unexpected > 0) {
        text += fmt::format("; {} statement{} refused", unexpected,
                            unexpected == 1 ? " was" : "s were");
    }
    return text;
}

int play_in_words(const std::string& file, std::string text, const RunOptions& options) {
    const auto read = read_record(std::move(text));
    if (const auto* fault = std::get_if<record::Fault>(&read)) {
        point_to(where(file, *fault));
        return wrong_input;
    }
    record::Session session(rulebooks::all());
    Teller teller(file, session);
    Quiet quiet(file);
    if (!options.quiet) print_folded("{}\n", toned(file, Tone::strong));
    const record::Ran ran = record::run(std::get<record::Record>(read), session,
                                        options.quiet ? static_cast<record::Listener&>(quiet)
                                                      : static_cast<record::Listener&>(teller));
    std::fflush(stdout);
    if (ran.fault) {
        point_to(where(file, *ran.fault));
        return wrong_input;
    }
    if (!options.quiet) {
        print_folded("{}\n", toned(verdict(ran), ran.ok() ? Tone::good : Tone::bad));
    }
    return ran.ok() ? done : answer_is_no;
}

Played play_file(const std::string& file, const RunOptions& options) {
    FileText text = read_whole(file);
    if (!text) {
        const std::string what = fmt::format("{}: cannot be read: {}", file, text.wrong);
        complain(what);
        return {wrong_input, unread_as_json(file, what)};
    }
    if (options.output == Output::text) return {play_in_words(file, std::move(*text), options)};
    Played played = play_as_json(file, std::move(*text));
    if (!played.fault.empty()) point_to(played.fault);
    return played;
}

int run_records(const RunOptions& options) {
    int status = done;
    ordered_json all = ordered_json::array();
    for (const std::string& file : options.files) {
        Played played = play_file(file, options);
        status = std::max(status, played.status);
        if (options.output == Output::json) all.push_back(std::move(played.json));
    }
    if (options.output == Output::json) {
        std::cout << printed(all);
    }
    return status;
}

}  // namespace

void add_run(Program& program) {
    auto options = std::make_shared<RunOptions>();
    auto* run = program.app.add_subcommand(
        "run",
        "Plays table records and checks what they expect.\n\n  croupier run game.table\n"
        "  croupier run --json a.table b.table");
    run->add_option("FILE", options->files, "table records; - is standard input")
        ->required()
        ->type_name("");
    add_json(run, options->output);
    run->add_flag("--quiet", options->quiet, "only what did not hold");
    run->callback(
        [&program, options] { program.chosen = [options] { return run_records(*options); }; });
}

}  // namespace croupier::apps
