#include "apps/run_json.hpp"

#include <utility>
#include <variant>

#include "apps/run_record.hpp"
#include "record/print.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"
#include "table/describe.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;

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
        of_statement_.push_back(row);
        of_statement_.back().erase("line");
        events.push_back(std::move(row));
    }
    void on_done(const record::Statement& statement) override {
        const record::Utterance said = record::said(statement);
        ordered_json by = ordered_json::object();
        if (!said.person.empty()) by["person"] = said.person;
        if (!said.role.empty()) by["as"] = said.role;
        entries.push_back({{"seq", entries.size() + 1},
                           {"by", std::move(by)},
                           {"say", said.words},
                           {"events", std::exchange(of_statement_, ordered_json::array())}});
    }
    void on_refusal(const table::Refusal& refusal, const record::Statement& statement) override {
        ordered_json row{{"line", statement.line}, {"event", "refused"}};
        add_clauses(row, refusal.because);
        row["text"] = refusal.reason;
        events.push_back(std::move(row));
    }

    ordered_json events = ordered_json::array();
    ordered_json entries = ordered_json::array();

private:
    void add_clauses(ordered_json& row, const table::Because& because) const {
        row["clause"] = because.first().number();
        const rules::Clause& first = because.first();
        if (first.book() != session_.book()->id && first != rules::house()) {
            row["borrowed_from"] = first.book();
        }
        ordered_json also = ordered_json::array();
        for (const rules::Clause& clause : rules::each_number_once(because.all())) {
            if (clause == first) continue;
            const bool borrowed = clause.book() != session_.book()->id && clause != rules::house();
            also.push_back(borrowed ? rules::to_string(clause) : std::string(clause.number()));
        }
        if (!also.empty()) row["also"] = std::move(also);
    }

    const record::Session& session_;
    ordered_json of_statement_ = ordered_json::array();
};

ordered_json result(const std::string& file, const record::Session& session, const record::Ran& ran,
                    Collector& told) {
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
    out["events"] = std::move(told.events);
    out["entries"] = std::move(told.entries);
    return out;
}

// What is told of a record that was not played.
ordered_json not_played(const std::string& file, ordered_json error) {
    return {{"file", file},
            {"ok", false},
            {"expectations", 0},
            {"held", 0},
            {"failures", ordered_json::array()},
            {"error", std::move(error)},
            {"players", ordered_json::object()},
            {"house", "0"},
            {"events", ordered_json::array()},
            {"entries", ordered_json::array()}};
}

}  // namespace

Played play_as_json(const std::string& file, std::string text) {
    const auto read = read_record(std::move(text));
    if (const auto* fault = std::get_if<record::Fault>(&read)) {
        const std::string what = where(file, *fault);
        return {
            wrong_input,
            not_played(file, {{"line", fault->line}, {"column", fault->column}, {"text", what}}),
            what};
    }
    record::Session session(rulebooks::all());
    Collector collector(session);
    const record::Ran ran = record::run(std::get<record::Record>(read), session, collector);
    return {ran.fault  ? wrong_input
            : ran.ok() ? done
                       : answer_is_no,
            result(file, session, ran, collector),
            ran.fault ? where(file, *ran.fault) : std::string()};
}

ordered_json unread_as_json(const std::string& file, const std::string& text) {
    return not_played(file, {{"text", text}});
}

std::string printed(const ordered_json& json) {
    return json.dump(2, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

}  // namespace croupier::apps
