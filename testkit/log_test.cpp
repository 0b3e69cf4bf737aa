// What is written of a table is read back as what was written: every event of random play in every
// game.
#include <fmt/format.h>

#include "rulebooks/registry.hpp"
#include "table/event_bytes.hpp"
#include "testkit/every_game.hpp"

namespace croupier::testkit {
namespace {

using Events = std::span<const table::Event>;
using table::ClauseIndex;
using table::Decision;
using table::Event;
using table::State;
using table::TableReader;

template <class... Args>
void must(bool holds, fmt::format_string<Args...> text, Args&&... args) {
    if (!holds) RC_FAIL(fmt::format(text, std::forward<Args>(args)...));
}

std::string written(Events events) {
    bytes::Writer out;
    for (const Event& event : events) put(out, event);
    return out.take();
}

const ClauseIndex& clauses() {
    static const ClauseIndex index(rulebooks::all());
    return index;
}

// The events of some bytes; nothing where one cannot be read.
std::optional<std::vector<Event>> read(std::string_view bytes) {
    TableReader in(bytes, rulebooks::all());
    std::vector<Event> events;
    while (auto event = next_event(in, clauses())) events.push_back(*std::move(event));
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

}  // namespace
}  // namespace croupier::testkit
