// Magnificent Sevens: two sevens at least as the first cards of an area, in one of two versions.
#pragma once

#include <array>

#include "rules/wagers/wager.hpp"

namespace croupier::rules {

struct MagnificentSevens : OptionRules {
    static constexpr int versions = 2;

    // What wins and loses
    Ruled<Said> three_win;
    Ruled<Said> two_win;
    Ruled<Said> first_no_seven_loses;
    Ruled<Said> second_no_seven_loses;
    Ruled<Said> after_split;  // the next card still counts
    Ruled<Said> paid_when_known;
    Ruled<Said> hands_played_on;

    // What it pays, by version
    std::array<Ruled<Said>, versions> version;
    std::array<Ruled<ByDecks>, versions> three_suited;
    std::array<Ruled<ByDecks>, versions> three_mixed;
    std::array<Ruled<ByDecks>, versions> two_suited;
    std::array<Ruled<ByDecks>, versions> two_mixed;
    Ruled<Said> tournament_entry;  // in version 1

    friend constexpr bool operator==(const MagnificentSevens&, const MagnificentSevens&) = default;
};

template <AnyWager R, class Visit>
requires std::same_as<std::remove_const_t<R>, MagnificentSevens>
constexpr void for_each_slot_of(std::string_view wager, R& r, Visit& visit) {
    for_each_common_slot(wager, r, visit);
    visit(SlotName{"three-win", wager}, r.three_win, Presence::optional);
    visit(SlotName{"two-win", wager}, r.two_win, Presence::optional);
    visit(SlotName{"first-no-seven-loses", wager}, r.first_no_seven_loses, Presence::optional);
    visit(SlotName{"second-no-seven-loses", wager}, r.second_no_seven_loses, Presence::optional);
    visit(SlotName{"after-split", wager}, r.after_split, Presence::optional);
    visit(SlotName{"paid-when-known", wager}, r.paid_when_known, Presence::optional);
    visit(SlotName{"hands-played-on", wager}, r.hands_played_on, Presence::optional);
    for_each_scale("version", wager, r.version, visit);
    for_each_scale("three-suited", wager, r.three_suited, visit);
    for_each_scale("three-mixed", wager, r.three_mixed, visit);
    for_each_scale("two-suited", wager, r.two_suited, visit);
    for_each_scale("two-mixed", wager, r.two_mixed, visit);
    visit(SlotName{"tournament-entry", wager}, r.tournament_entry, Presence::optional);
}

[[nodiscard]] inline Verdict judge(const MagnificentSevens& r, const Seen& seen) {
    using Is = Verdict::Is;
    const auto seven = [&](std::size_t i) { return seen.cards[i].rank == cards::Rank::seven; };
    const auto version = static_cast<std::size_t>(seen.scale - 1);
    if (seen.cards.empty()) return {};
    if (!seven(0)) {
        return {.is = Is::loses,
                .hand = "first card no seven",
                .because = Because(r.first_no_seven_loses, r.settled)};
    }
    if (seen.cards.size() == 1) return {};
    if (!seven(1)) {
        return {.is = Is::loses,
                .hand = "second card no seven",
                .because = Because(r.second_no_seven_loses, r.settled)};
    }
    if (seen.cards.size() == 2 && !seen.no_third) return {};
    const auto won = [&](std::string_view hand, const Ruled<ByDecks>& pays, const auto& wins) {
        Verdict verdict{.is = Is::wins,
                        .to_one = pays.value.with(seen.decks),
                        .hand = hand,
                        .shows = Because(wins),
                        .because = Because(pays, r.odds, r.version[version], r.paid_when_known)};
        if (seen.split) verdict.shows.with(r.after_split).with(r.hands_played_on);
        return verdict;
    };
    const bool suited = seen.cards[0].suit == seen.cards[1].suit;
    if (seen.cards.size() > 2 && seven(2)) {
        if (!suited || seen.cards[2].suit != seen.cards[0].suit) {
            return won("three sevens", r.three_mixed[version], r.three_win);
        }
        Verdict verdict = won("three suited sevens", r.three_suited[version], r.three_win);
        verdict.tournament_entry = version == 0 && static_cast<bool>(r.tournament_entry.because);
        return verdict;
    }
    return suited ? won("two suited sevens", r.two_suited[version], r.two_win)
                  : won("two sevens", r.two_mixed[version], r.two_win);
}

}  // namespace croupier::rules
