// Whatever lines a record has, it is played or refused: no chip is made or lost, every refusal
// cites a clause, and the cards add up to the decks. Records grow line by line from the scenarios.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/parse.hpp"
#include "record/session.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenarios.hpp"
#include "testkit/cards_accounted.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t size_max);

namespace {

using namespace croupier;
using record::Outcome;

constexpr std::size_t statements_max = 400;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "play_fuzz: %s\n", what);
    std::abort();
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// Every line of every scenario: first what describes a table, then what happens at one.
struct Pool {
    std::vector<std::string_view> heads{};
    std::vector<std::string_view> acts{};

    Pool() {
        for (const rulebooks::Scenario& scenario : rulebooks::scenarios()) {
            for (const std::string_view line : lines_of(scenario.text)) {
                if (line.empty() || line.starts_with('#')) continue;
                const bool head = line.starts_with("rules ") || line.starts_with("set ") ||
                                  line.starts_with("with ") || line.starts_with("seed ");
                (head ? heads : acts).push_back(line);
            }
        }
    }
};

void check(const table::State& state) {
    require(state.ledger.sum() == ledger::nothing, "the ledger does not sum to nothing");
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const auto player = static_cast<table::PlayerId>(p);
        require(table::in_stack(state, player) >= ledger::nothing,
                "somebody has less than nothing");
        require(state.player(player).taken_away >= ledger::nothing,
                "somebody has brought back more than they took away");
        require(table::on_layout(state, player) >= ledger::nothing, "a wager of less than nothing");
    }
    const std::string amiss = testkit::cards_amiss(state);
    require(amiss.empty(), amiss.c_str());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    auto parsed = record::parse(text);
    if (!std::holds_alternative<record::Record>(parsed)) return 0;
    const auto& statements = std::get<record::Record>(parsed).statements;
    chance::Seeded chance(1);
    record::Session session(rulebooks::all(), &chance);
    for (std::size_t i = 0; i < std::min(statements.size(), statements_max); ++i) {
        const Outcome outcome = session.take(statements[i]);
        if (outcome.is == Outcome::Is::refused) {
            require(!outcome.refusal.because.empty(), "a refusal without a clause");
            require(!outcome.refusal.reason.empty(), "a refusal without a reason");
        }
        if (outcome.is == Outcome::Is::wrong) require(!outcome.wrong.empty(), "wrong without why");
        if (session.is_open()) check(session.state());
    }
    return 0;
}

// Adds, takes away, doubles or moves a line, and now and then changes bytes.
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t size_max, unsigned int seed) {
    static const Pool pool;
    std::minstd_rand random(seed);
    const auto below = [&](std::size_t bound) { return random() % bound; };
    if (below(8) == 0) return LLVMFuzzerMutate(data, size, size_max);
    const std::string text(data, data + size);
    std::vector<std::string_view> lines = lines_of(text);
    const auto place = [&] {
        return lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size() + 1));
    };
    if (lines.empty()) lines.push_back(pool.heads[below(pool.heads.size())]);
    switch (below(8)) {
        case 0: lines.insert(lines.begin() + 1, pool.heads[below(pool.heads.size())]); break;
        case 1:
            lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(below(lines.size())));
            break;
        case 2: {
            const std::string_view line = lines[below(lines.size())];
            lines.insert(place(), line);
            break;
        }
        case 3: std::swap(lines[below(lines.size())], lines[below(lines.size())]); break;
        case 4: {
            // A stretch of one scenario, which makes sense together.
            const std::size_t from = below(pool.acts.size());
            const std::size_t count = std::min<std::size_t>(1 + below(12), pool.acts.size() - from);
            const auto first = pool.acts.begin() + static_cast<std::ptrdiff_t>(from);
            lines.insert(lines.end(), first, first + static_cast<std::ptrdiff_t>(count));
            break;
        }
        default: lines.insert(place(), pool.acts[below(pool.acts.size())]); break;
    }
    std::string changed;
    for (const std::string_view line : lines) {
        // The clause that a scenario expects says nothing here.
        changed += line.substr(0, std::min(line.find(" !"), line.find(" #")));
        changed += '\n';
    }
    const std::size_t length = std::min(changed.size(), size_max);
    std::memcpy(data, changed.data(), length);
    return length;
}
