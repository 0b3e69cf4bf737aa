// For tests only: checks a property over random sessions of every game of every book.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <sstream>
#include <string_view>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include "rulebooks/registry.hpp"
#include "testkit/random_play.hpp"

namespace croupier::testkit {

// Most sessions are short, so that many tables are seen; some use up a shoe.
inline constexpr int rounds_of_short_session_max = 6;
inline constexpr int rounds_of_long_session = 24;
inline constexpr int short_sessions_per_long_one = 9;
inline constexpr int rounds_per_session_usual = 6;

// How many shorter sessions are tried once one has failed.
inline constexpr int shrinks_max = 3000;

// A number from the environment, so that a long run needs no other program.
[[nodiscard]] inline int number_in_environment(const char* name, int otherwise) {
    const char* text = std::getenv(name);
    if (!text) return otherwise;
    const std::string_view digits(text);
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc{} && number > 0 ? number : otherwise;
}

// The session without a stretch of its orders: first one half or the other, then each quarter, and
// so on down to single orders.
[[nodiscard]] inline rc::Seq<RandomSession> shorter_sessions(const RandomSession& session) {
    struct Stretch {
        std::size_t from;
        std::size_t count;
    };
    std::vector<Stretch> stretches;
    const std::size_t all = session.orders.size();
    for (std::size_t count = (all + 1) / 2; count > 0; count = count == 1 ? 0 : (count + 1) / 2) {
        // From the end: what happened first is most often needed.
        for (std::size_t end = all; end > 0; end -= std::min(count, end)) {
            stretches.push_back({end - std::min(count, end), std::min(count, end)});
        }
    }
    return rc::seq::map(rc::seq::fromContainer(stretches), [session](const Stretch& stretch) {
        RandomSession shorter = session;
        const auto first = shorter.orders.begin() + static_cast<std::ptrdiff_t>(stretch.from);
        shorter.orders.erase(first, first + static_cast<std::ptrdiff_t>(stretch.count));
        return shorter;
    });
}

// Sessions that shrink to the orders without which the property would hold.
[[nodiscard]] inline rc::Gen<RandomSession> sessions(const rules::Book& book,
                                                     const rules::Game& game) {
    return [&book, &game](const rc::Random& random, int) {
        rc::Random numbers = random;
        const std::uint64_t seed = numbers.next();
        chance::Seeded chance(seed);
        const int rounds = once_in(chance, 1 + short_sessions_per_long_one)
                               ? rounds_of_long_session
                               : 1 + below(chance, rounds_of_short_session_max);
        const auto tried = std::make_shared<int>(0);
        return rc::shrinkable::shrinkRecur(
            random_session(book, game, seed, rounds), [tried](const RandomSession& session) {
                return rc::seq::takeWhile(shorter_sessions(session),
                                          [tried](const auto&) { return ++*tried <= shrinks_max; });
            });
    };
}

// Plays random sessions of every game before a Look, which is made anew for each session and fails
// by RC_FAIL. CROUPIER_CONFORMANCE_ROUNDS is the number of rounds for each game, and
// CROUPIER_CONFORMANCE_SEED draws other sessions.
template <class Look>
void holds_in_every_game(int rounds_usual) {
    const int rounds = number_in_environment("CROUPIER_CONFORMANCE_ROUNDS", rounds_usual);
    rc::detail::TestParams params;
    params.seed = static_cast<std::uint64_t>(number_in_environment("CROUPIER_CONFORMANCE_SEED", 1));
    params.maxSuccess = std::max(1, rounds / rounds_per_session_usual);
    rc::detail::TestListenerAdapter silent;
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            const auto property = [&] {
                const RandomSession session = *sessions(*book, game);
                Look look(session);
                play(session, look);
            };
            rc::detail::TestMetadata metadata;
            metadata.id = game.id;
            metadata.description = game.id;
            const auto result = rc::detail::checkTestable(property, metadata, params, silent);
            if (result.template is<rc::detail::SuccessResult>()) continue;
            std::ostringstream message;
            rc::detail::printResultMessage(result, message);
            ADD_FAILURE() << game.id << ": " << message.str();
        }
    }
}

// Sees every event with the state before it and the state after it.
class EventWatch : public Watch {
public:
    void opened(const table::State&, std::span<const table::Event> events) override {
        fold(events);
    }
    void after(const table::State&, const Order&, const table::Decision&,
               std::span<const table::Event> events) override {
        fold(events);
    }

protected:
    virtual void before_event(const table::State&, const table::Event&) {}
    virtual void after_event(const table::State&, const table::Event&) {}

private:
    void fold(std::span<const table::Event> events) {
        for (const table::Event& event : events) {
            before_event(state_, event);
            apply(state_, event);
            after_event(state_, event);
        }
    }

    table::State state_{};
};

}  // namespace croupier::testkit
