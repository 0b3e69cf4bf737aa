// What is written of a table is read back as what was written, as bytes and as JSON: every event of
// random play in every game.
#include <fstream>
#include <iterator>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "record/entry.hpp"
#include "record/parse.hpp"
#include "record/print.hpp"
#include "record/run.hpp"
#include "rulebooks/registry.hpp"
#include "testkit/every_game.hpp"

namespace croupier::testkit {
namespace {

using Events = std::span<const table::Event>;
using table::ClauseIndex;
using table::Decision;
using table::Event;
using table::Json;
using table::JsonEvents;
using table::JsonFault;
using table::State;

template <class... Args>
void must(bool holds, fmt::format_string<Args...> text, Args&&... args) {
    if (!holds) RC_FAIL(fmt::format(text, std::forward<Args>(args)...));
}

std::string written(Events events) {
    table::EventWriter out;
    for (const Event& event : events) out.put(event);
    return out.bytes();
}

const ClauseIndex& clauses() {
    static const ClauseIndex index(rulebooks::all());
    return index;
}

// The events of some bytes; nothing where one cannot be read.
std::optional<std::vector<Event>> read(std::string_view bytes) {
    table::EventReader in(clauses(), bytes);
    std::vector<Event> events;
    while (auto event = in.next()) events.push_back(*std::move(event));
    return in.ok() ? std::optional(std::move(events)) : std::nullopt;
}

class LogLook final : public Watch {
public:
    explicit LogLook(const RandomSession& session) : chance_(session.seed) {}

    void opened(const State& state, Events events) override { follow(state, events); }
    void after(const State& state, const Order&, const Decision&, Events events) override {
        follow(state, events);
    }

private:
    void follow(const State& state, Events events) {
        const std::string bytes = written(events);
        const auto again = read(bytes);
        must(again.has_value() && again->size() == events.size(), "{} events are not read",
             events.size());
        must(written(*again) == bytes, "an event is read as another");
        for (const Event& event : *again) apply(state_, event);
        if (once_in(chance_, 8)) must(state_ == state, "what was read folds to another state");
        if (!bytes.empty() && once_in(chance_, 8)) spoil(bytes);
    }
    // Bytes that are cut off or changed are read as something else or refused: never more than
    // that.
    void spoil(std::string bytes) {
        const auto at = static_cast<std::size_t>(below(chance_, static_cast<int>(bytes.size())));
        const auto cut = read(std::string_view(bytes).substr(0, at));
        must(!cut || written(*cut).size() == at, "an event that is cut off is read");
        bytes[at] = static_cast<char>(below(chance_, 256));
        if (const auto changed = read(bytes)) {
            must(written(*changed) == bytes, "two ways to write one event");
        }
    }

    State state_{};
    chance::Seeded chance_;
};

class JsonLook final : public Watch {
public:
    explicit JsonLook(const RandomSession& session) : chance_(session.seed) {}

    void opened(const State& state, Events events) override { follow(state, events); }
    void after(const State& state, const Order&, const Decision&, Events events) override {
        follow(state, events);
    }

private:
    void follow(const State& state, Events events) {
        for (const Event& event : events) {
            const std::string text = table::to_json(state, event).dump();
            if (once_in(chance_, 8)) spoil(state, text);
            const auto again = reader_.next(Json::parse(text, nullptr, false));
            if (const auto* wrong = std::get_if<JsonFault>(&again)) {
                must(false, "{}\n{}", to_string(*wrong), text);
            }
            must(written({&std::get<Event>(again), 1}) == written({&event, 1}),
                 "read as another event: {}", text);
            apply(state_, std::get<Event>(again));
        }
        if (once_in(chance_, 8)) must(state_ == state, "what was read folds to another state");
    }
    // JSON that was changed is refused with a reason, or is another event that is written and read
    // as that.
    void spoil(const State& state, std::string text) {
        if (once_in(chance_, 2)) {
            const auto at = static_cast<std::size_t>(below(chance_, static_cast<int>(text.size())));
            text[at] = static_cast<char>(below(chance_, 256));
            return expect_what_it_is(state, Json::parse(text, nullptr, false));
        }
        static const std::vector<Json> others = {nullptr, true,  -1,  300, 1e300,
                                                 "",      "3.5", "x", {},  Json::object()};
        Json json = Json::parse(text, nullptr, false);
        auto member = json.begin();
        std::advance(member, below(chance_, static_cast<int>(json.size())));
        if (once_in(chance_, 3)) {
            json.erase(member);
        } else {
            *member = one_of(chance_, others);
        }
        expect_what_it_is(state, json);
    }
    void expect_what_it_is(const State& state, const Json& json) {
        JsonEvents reader = reader_;
        const auto changed = reader.next(json);
        if (const auto* wrong = std::get_if<JsonFault>(&changed)) {
            return must(!wrong->what.empty(), "refused without a reason");
        }
        const Event& event = std::get<Event>(changed);
        JsonEvents second = reader_;
        const auto again = second.next(table::to_json(state, event));
        must(std::holds_alternative<Event>(again), "what was read is not read again: {}",
             name_of(event));
        must(written({&std::get<Event>(again), 1}) == written({&event, 1}),
             "read as another event: {}", name_of(event));
    }

    State state_{};
    JsonEvents reader_{clauses()};
    chance::Seeded chance_;
};

// The example of docs/log.md.
TEST(Log, IsWrittenAsThePageSays) {
    table::Because because;
    because.add(*clauses().find("act-2018 11.1"));
    const table::HandDoubled doubled{0, {3, 0}, ledger::Money{1000}, 0, false};
    const std::vector<Event> events{Event(because, doubled)};
    std::string hex;
    for (const char byte : written(events)) {
        hex += fmt::format("{:02x} ", static_cast<unsigned char>(byte));
    }
    EXPECT_EQ(hex, "22 01 0d 61 63 74 2d 32 30 31 38 20 31 31 2e 31 00 03 00 d0 0f 00 00 ");
}

TEST(Log, IsReadAsItWasWritten) { holds_in_every_game<LogLook>(300); }

TEST(Json, IsReadAsItWasWritten) { holds_in_every_game<JsonLook>(100); }

// Keeps what comes of each statement.
class Entries final : public record::Listener {
public:
    void on_event(const State&, const Event& event, const record::Statement&) override {
        events_.push_back(event);
    }
    void on_done(const record::Statement& statement) override {
        const record::Utterance said = record::said(statement);
        record::Entry& entry = all.emplace_back();
        entry.seq = all.size();
        entry.by.person = said.person;
        entry.by.role = said.role;
        entry.say = said.words;
        entry.events = std::exchange(events_, {});
    }

    std::vector<record::Entry> all{};

private:
    std::vector<Event> events_{};
};

// The entry of docs/log.md: the line there is what this record leads to, and is read as that.
TEST(Json, OfAnEntryIsAsThePageSays) {
    const auto parsed =
        record::parse("rules act-2018/blackjack\nalice buys 100\nalice bets 10 on 3\n");
    record::Session session(rulebooks::all());
    Entries entries;
    const auto& record = std::get<record::Record>(parsed);
    ASSERT_TRUE(record::run(record, session, entries).ok());
    const record::Entry& placed = entries.all.back();

    std::ifstream in("docs/log.md");
    const std::string page{std::istreambuf_iterator<char>(in), {}};
    const std::size_t from = page.find("    {\"seq\":");
    ASSERT_NE(from, std::string::npos);
    const Json shown =
        Json::parse(page.substr(from, page.find("\n\n", from) - from), nullptr, false);
    EXPECT_EQ(shown.dump(), record::to_json(session.state(), placed, table::Texts::told).dump());

    JsonEvents reader(clauses(), session.state());
    const auto read = record::entry_of_json(shown, reader);
    ASSERT_TRUE(std::holds_alternative<record::Entry>(read))
        << to_string(std::get<JsonFault>(read));
    const auto& entry = std::get<record::Entry>(read);
    EXPECT_EQ(entry.seq, placed.seq);
    EXPECT_EQ(entry.by, placed.by);
    EXPECT_EQ(entry.say, placed.say);
    EXPECT_EQ(written(entry.events), written(placed.events));
}

std::string fault_in(const char* text) {
    JsonEvents reader(clauses());
    const auto read = record::entry_of_json(Json::parse(text, nullptr, false), reader);
    const auto* fault = std::get_if<JsonFault>(&read);
    return fault ? to_string(*fault) : "";
}

TEST(Json, ThatIsNoEntrySaysWhatIsWrongAndWhere) {
    EXPECT_EQ(fault_in("[]"), "an entry is an object");
    EXPECT_EQ(fault_in("{"), "an entry is an object");
    EXPECT_EQ(fault_in("{}"), "seq: expected a number from 1");
    EXPECT_EQ(fault_in(R"({"seq":1,"say":""})"), "by: expected who said it, as an object");
    EXPECT_EQ(fault_in(R"({"seq":1,"by":{"bot":1},"say":"","events":[]})"),
              "bot: expected true or false");
    EXPECT_EQ(fault_in(R"({"seq":1,"by":{},"say":"","events":[]})"), "");
    EXPECT_EQ(fault_in(R"({"seq":1,"by":{},"say":"","events":[1]})"),
              "events: 1: an event is an object");
    EXPECT_EQ(fault_in(R"({"seq":1,"by":{},"say":"","events":[{"event":"rain"}]})"),
              "events: 1: event: there is no kind \"rain\"");
    const auto event = [](const std::string& members) {
        return fault_in(
            (R"({"seq":1,"by":{},"say":"","events":[{"event":)" + members + "}]}").c_str());
    };
    EXPECT_EQ(event(R"("shoe-ready","clause":"house")"), "");
    EXPECT_EQ(event(R"("shoe-ready","clause":"99")"),
              "events: 1: shoe-ready: clause: no book has \"99\"");
    EXPECT_EQ(event(R"("shoe-ready","clause":"house","decks":1)"),
              "events: 1: shoe-ready: decks: there is no such member");
    EXPECT_EQ(event(R"("gaming-opened","clause":"house")"),
              "events: 1: gaming-opened: decks: it is missing");
    EXPECT_EQ(event(R"("gaming-opened","clause":"house","decks":256)"),
              "events: 1: gaming-opened: decks: expected a whole number from 0 to 255, not 256");
    EXPECT_EQ(
        event(R"("player-left","clause":"house","player":"zoe")"),
        "events: 1: player-left: player: expected the name of somebody who came, not \"zoe\"");
    EXPECT_EQ(event(R"("cards-kept","clause":"house","hand":"3.9")"),
              "events: 1: cards-kept: hand: expected a hand such as \"3\", \"3.2\" or \"dealer\", "
              "not \"3.9\"");
}

}  // namespace
}  // namespace croupier::testkit
