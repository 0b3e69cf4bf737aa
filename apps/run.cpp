// croupier run: plays table records.
#include "record/run.hpp"

#include <algorithm>
#include <iostream>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

#include "apps/call.hpp"
#include "apps/files.hpp"
#include "apps/terminal.hpp"
#include "record/parse.hpp"
#include "record/print.hpp"
#include "record/words.hpp"
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
    for (const rules::Clause& clause : because.all()) {
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

class Collector final : public record::Listener {
public:
    explicit Collector(const record::Session& session) : session_(session) {}

    void on_event(const table::State& state, const table::Event& event,
                  const record::Statement& statement) override {
        const table::Description what = table::describe(state, event);
        ordered_json row{{"line", statement.line}, {"event", what.event}};
        add_clauses(row, event.because);
        row["text"] = what.text;
        for (const table::Field& field : what.fields) {
            std::visit([&](const auto& value) { row[std::string(field.name)] = value; },
                       field.value);
        }
        events.push_back(std::move(row));
    }
    void on_refusal(const table::Refusal& refusal, const record::Statement& statement) override {
        ordered_json row{{"line", statement.line}, {"event", "refused"}};
        add_clauses(row, refusal.because);
        row["text"] = refusal.reason;
        events.push_back(std::move(row));
    }

    ordered_json events = ordered_json::array();

private:
    void add_clauses(ordered_json& row, const table::Because& because) const {
        row["clause"] = because.first().number();
        const rules::Clause& first = because.first();
        if (first.book() != session_.book()->id && first != rules::house()) {
            row["borrowed_from"] = first.book();
        }
        ordered_json also = ordered_json::array();
        for (const rules::Clause& clause : because.all().subspan(1)) {
            const bool borrowed = clause.book() != session_.book()->id && clause != rules::house();
            also.push_back(borrowed ? rules::to_string(clause) : std::string(clause.number()));
        }
        if (!also.empty()) row["also"] = std::move(also);
    }

    const record::Session& session_;
};

std::string where(const std::string& file, const record::Fault& fault) {
    return fmt::format("{}:{}", file, record::to_string(fault));
}

// A fault of a record stands at the start of its line, where editors look for a place to go to.
void point_to(const std::string& fault) { fmt::print(stderr, "{}\n", fault); }

ordered_json result(const std::string& file, const record::Session& session, const record::Ran& ran,
                    ordered_json events) {
    ordered_json failures = ordered_json::array();
    for (const record::Failure& failure : ran.failures) {
        failures.push_back(
            {{"line", failure.line}, {"expected", failure.expected}, {"got", failure.got}});
    }
    ordered_json players = ordered_json::object();
    std::string house = "0";
    if (session.is_open()) {
        const table::State& state = session.state();
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            players[state.people.players[p].name] =
                ledger::to_string(table::chips_of(state, static_cast<table::PlayerId>(p)));
        }
        house = ledger::to_string(table::house_win(state));
    }
    ordered_json out{{"file", file},
                     {"ok", ran.ok()},
                     {"expectations", ran.expectations},
                     {"held", ran.held},
                     {"failures", std::move(failures)}};
    if (ran.fault) {
        out["error"] = {{"line", ran.fault->line},
                        {"column", ran.fault->column},
                        {"text", record::to_string(*ran.fault)}};
    }
    out["players"] = std::move(players);
    out["house"] = house;
    out["events"] = std::move(events);
    return out;
}

template <class Do>
void for_each_row(Do act) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Part& part : book->parts) {
            for (const rules::Provision& row : part.rows) act(row);
        }
    }
}

bool is_in_a_book(record::Word wanted) {
    bool found = rules::meets(rules::house(), wanted);
    for_each_row([&](const rules::Provision& row) {
        found = found || rules::meets(rules::Clause{&row}, wanted);
    });
    return found;
}

// A clause that is expected and stands in no book at all: most often a slip of the pen.
std::optional<record::Fault> unknown_clause(const record::Record& record) {
    std::vector<record::Word> known;
    for_each_row([&](const rules::Provision& row) { known.push_back(row.id); });
    std::set<record::Word> seen;
    for (const record::Statement& statement : record.statements) {
        const auto* cites = get_if<record::ExpectCites>(&statement.what);
        const record::Word wanted = cites ? cites->clause : statement.refused_by;
        if (wanted.empty() || wanted == "*") continue;
        if (!seen.insert(wanted).second || is_in_a_book(wanted)) continue;
        const record::Word meant = record::nearest(wanted, known);
        return record::Fault{statement.line,
                             statement.column,
                             record::printable(wanted),
                             {},
                             fmt::format("no book has such a clause{}",
                                         meant.empty() ? std::string("; `croupier rules clauses "
                                                                     "BOOK` lists a book's")
                                                       : fmt::format("; did you mean {}?", meant))};
    }
    return std::nullopt;
}

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

// What became of one file.
struct Played {
    int status{done};
    ordered_json json{};
};

Played play_file(const std::string& file, const RunOptions& options) {
    const auto failed = [&](int status, const std::string& text, const record::Fault* fault) {
        if (fault) {
            point_to(text);
        } else {
            complain(text);
        }
        ordered_json json{{"file", file},
                          {"ok", false},
                          {"expectations", 0},
                          {"held", 0},
                          {"failures", ordered_json::array()}};
        json["error"] = {{"text", text}};
        if (fault) {
            json["error"] = {{"line", fault->line}, {"column", fault->column}, {"text", text}};
        }
        json["players"] = ordered_json::object();
        json["house"] = "0";
        json["events"] = ordered_json::array();
        return Played{status, std::move(json)};
    };
    FileText text = read_whole(file);
    if (!text) {
        return failed(wrong_input, fmt::format("{}: cannot be read: {}", file, text.wrong),
                      nullptr);
    }
    auto parsed = record::parse(std::move(*text));
    if (const auto* fault = std::get_if<record::Fault>(&parsed)) {
        return failed(wrong_input, where(file, *fault), fault);
    }
    const auto& record = std::get<record::Record>(parsed);
    if (const auto fault = unknown_clause(record)) {
        return failed(wrong_input, where(file, *fault), &*fault);
    }
    record::Session session(rulebooks::all());
    Collector collector(session);
    Teller teller(file, session);
    Quiet quiet(file);
    record::Listener& listener = options.output == Output::json
                                     ? static_cast<record::Listener&>(collector)
                                 : options.quiet ? static_cast<record::Listener&>(quiet)
                                                 : static_cast<record::Listener&>(teller);
    if (options.output == Output::text && !options.quiet) {
        print_folded("{}\n", toned(file, Tone::strong));
    }
    const record::Ran ran = record::run(record, session, listener);
    std::fflush(stdout);
    if (ran.fault) point_to(where(file, *ran.fault));
    Played played{ran.fault ? wrong_input : ran.ok() ? done : answer_is_no, {}};
    if (options.output == Output::json) {
        played.json = result(file, session, ran, std::move(collector.events));
    } else if (!options.quiet && !ran.fault) {
        print_folded("{}\n", toned(verdict(ran), ran.ok() ? Tone::good : Tone::bad));
    }
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
        std::cout << all.dump(2, ' ', false, ordered_json::error_handler_t::replace) << '\n';
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
