#include "testkit/golden_log.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <utility>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "record/parse.hpp"
#include "record/print.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenarios.hpp"

namespace croupier::testkit {
namespace {

using record::Entry;
using table::Event;
using table::Json;
using table::JsonFault;
using table::State;

const table::ClauseIndex& clauses() {
    static const table::ClauseIndex index(rulebooks::all());
    return index;
}

// Makes an entry of every statement that acts on the table.
class Logging final : public record::Listener {
public:
    void on_event(const State&, const Event& event, const record::Statement&) override {
        events_.push_back(event);
        log_.kinds.insert(name_of(event));
    }
    void on_done(const record::Statement& statement) override {
        record::Utterance said = record::said(statement);
        log_.entries.push_back({log_.entries.size() + 1,
                                {},
                                {std::move(said.person), std::move(said.role)},
                                std::move(said.words),
                                std::exchange(events_, {})});
    }
    [[nodiscard]] LoggedTable take() { return std::move(log_); }

private:
    LoggedTable log_;
    std::vector<Event> events_;
};

void add(GoldenLog& log, const LoggedTable& logged) {
    table::EventWriter out;
    State state;
    for (const Entry& entry : logged.entries) {
        for (const Event& event : entry.events) {
            out.put(event);
            apply(state, event);
        }
        log.lines += record::to_json(state, entry).dump() + '\n';
    }
    log.bytes += out.bytes();
    log.lines += Json{{"state", digest_of(state)}}.dump() + '\n';
}

// Follows the lines of a log, and its bytes beside them.
class Rereading {
public:
    explicit Rereading(const GoldenLog& log) : rest_(log.lines), bytes_(clauses(), log.bytes) {}

    ReadBack run() {
        while (!rest_.empty() && found_.fault.empty()) {
            const std::size_t end = std::min(rest_.find('\n'), rest_.size());
            ++line_;
            line(rest_.substr(0, end));
            rest_.remove_prefix(std::min(end + 1, rest_.size()));
        }
        if (found_.fault.empty() && !bytes_.at_end()) fail("the bytes have more events");
        if (found_.fault.empty() && !ended_) fail("the last table has no digest");
        return std::move(found_);
    }

private:
    void fail(std::string_view what) { found_.fault = fmt::format("line {}: {}", line_, what); }

    void line(std::string_view text) {
        const Json json = Json::parse(text, nullptr, false);
        if (json.is_discarded()) return fail("no JSON");
        if (const auto digest = json.find("state"); digest != json.end()) {
            if (*digest != Json(digest_of(state_))) fail("the events lead to another state");
            ended_ = true;
            state_ = State{};
            return;
        }
        ended_ = false;
        auto read = record::entry_of_json(json, events_);
        if (const auto* wrong = std::get_if<JsonFault>(&read)) return fail(to_string(*wrong));
        const Entry& entry = std::get<Entry>(read);
        for (const Event& event : entry.events) follow(event);
        if (record::to_json(state_, entry).dump() != text) fail("it is written otherwise now");
    }
    void follow(const Event& event) {
        const std::size_t from = bytes_.at();
        const auto same = bytes_.next();
        table::EventWriter out;
        out.put(event);
        if (!same || bytes_.since(from) != out.bytes()) {
            return fail(fmt::format("the bytes have another event than {}", name_of(event)));
        }
        out.clear();
        out.put(*same);
        if (bytes_.since(from) != out.bytes()) return fail("the bytes are written otherwise now");
        apply(state_, *same);
        found_.kinds.insert(name_of(event));
        if (const auto* opened = get_if<table::TableOpened>(&event.what)) {
            found_.game = opened->setup->game->id;
        }
    }

    std::string_view rest_;
    table::EventReader bytes_;
    table::JsonEvents events_{clauses()};
    State state_{};
    ReadBack found_{};
    int line_{0};
    bool ended_{true};
};

// `rulebooks/nz/golden/antes-up`
std::string stem_of(const rules::Game& game) {
    const std::size_t slash = game.id.find('/');
    return fmt::format("rulebooks/{}/golden/{}", game.id.substr(0, slash),
                       game.id.substr(slash + 1));
}

std::string content_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

std::string digest_of(const State& state) {
    // FNV-1a, as for the text of a game's rules.
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char byte : to_bytes(state)) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
    }
    return fmt::format("{:016x}", hash);
}

std::vector<LoggedTable> scenarios_of(const rules::Game& game) {
    std::vector<LoggedTable> tables;
    for (const rulebooks::Scenario& scenario : rulebooks::scenarios()) {
        if (!game.id.starts_with(fmt::format("{}/", scenario.book))) continue;
        const auto read = record::parse(std::string(scenario.text));
        const auto* record = std::get_if<record::Record>(&read);
        if (!record) continue;
        record::Session session(rulebooks::all());
        Logging logging;
        if (!run(*record, session, logging).ok() || !session.is_open()) continue;
        if (session.state().setup.game != &game) continue;
        tables.push_back(logging.take());
    }
    return tables;
}

GoldenLog log_with_every_kind(const std::vector<LoggedTable>& tables,
                              const std::set<std::string_view>& known) {
    std::set<std::string_view> missing;
    for (const LoggedTable& table : tables) missing.insert(table.kinds.begin(), table.kinds.end());
    for (const std::string_view kind : known) missing.erase(kind);
    GoldenLog log;
    while (!missing.empty()) {
        // Of those that bring most of what is missing, the shortest.
        const auto worth = [&](const LoggedTable& table) {
            const auto brings = std::count_if(missing.begin(), missing.end(), [&](auto kind) {
                return table.kinds.contains(kind);
            });
            return std::pair(brings, -std::ssize(table.entries));
        };
        const auto best = std::ranges::max_element(tables, {}, worth);
        add(log, *best);
        for (const std::string_view kind : best->kinds) missing.erase(kind);
    }
    return log;
}

ReadBack read_back(const GoldenLog& log) { return Rereading(log).run(); }

std::vector<std::string> golden_files(const rules::Game& game) {
    std::vector<std::string> files;
    for (int number = 1;; ++number) {
        std::string file = fmt::format("{}-{}", stem_of(game), number);
        if (!std::filesystem::exists(file + ".log")) return files;
        files.push_back(std::move(file));
    }
}

std::string next_golden_file(const rules::Game& game) {
    return fmt::format("{}-{}", stem_of(game), golden_files(game).size() + 1);
}

GoldenLog load(const std::string& file) {
    return {content_of(file + ".log"), content_of(file + ".jsonl")};
}

void store(const std::string& file, const GoldenLog& log) {
    std::filesystem::create_directories(std::filesystem::path(file).parent_path());
    std::ofstream(file + ".log", std::ios::binary) << log.bytes;
    std::ofstream(file + ".jsonl", std::ios::binary) << log.lines;
}

}  // namespace croupier::testkit
