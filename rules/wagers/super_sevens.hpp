// Super Sevens: sevens among the first, second and third card of a box.
#pragma once

#include "rules/wagers/wager.hpp"

namespace croupier::rules {

struct SuperSevens : OptionRules {
    // What counts
    Ruled<Said> judged;
    Ruled<Said> first_wins;
    Ruled<Said> two_win;
    Ruled<Said> three_win;
    Ruled<Said> no_first_seven_loses;
    Ruled<Said> highest_only;
    Ruled<Said> suited;
    Ruled<Said> not_suited;

    // What it pays
    Ruled<ByDecks> one_seven;
    Ruled<ByDecks> two_unsuited;
    Ruled<ByDecks> two_suited;
    Ruled<ByDecks> three_unsuited;
    Ruled<ByDecks> three_suited;

    // When
    Ruled<Said> paid_when_known;
    Ruled<PaidWhen> three_suited_paid;
    Ruled<SevensSplit> on_split;

    friend constexpr bool operator==(const SuperSevens&, const SuperSevens&) = default;
};

template <AnyWager R, class Visit>
requires std::same_as<std::remove_const_t<R>, SuperSevens>
constexpr void for_each_slot_of(std::string_view wager, R& r, Visit& visit) {
    for_each_common_slot(wager, r, visit);
    visit(SlotName{"judged", wager}, r.judged, Presence::optional);
    visit(SlotName{"first-wins", wager}, r.first_wins, Presence::optional);
    visit(SlotName{"two-win", wager}, r.two_win, Presence::optional);
    visit(SlotName{"three-win", wager}, r.three_win, Presence::optional);
    visit(SlotName{"no-first-seven-loses", wager}, r.no_first_seven_loses, Presence::optional);
    visit(SlotName{"highest-only", wager}, r.highest_only, Presence::optional);
    visit(SlotName{"suited", wager}, r.suited, Presence::optional);
    visit(SlotName{"not-suited", wager}, r.not_suited, Presence::optional);
    visit(SlotName{"one-seven", wager}, r.one_seven, Presence::optional);
    visit(SlotName{"two-unsuited", wager}, r.two_unsuited, Presence::optional);
    visit(SlotName{"two-suited", wager}, r.two_suited, Presence::optional);
    visit(SlotName{"three-unsuited", wager}, r.three_unsuited, Presence::optional);
    visit(SlotName{"three-suited", wager}, r.three_suited, Presence::optional);
    visit(SlotName{"paid-when-known", wager}, r.paid_when_known, Presence::optional);
    visit(SlotName{"three-suited-paid", wager}, r.three_suited_paid, Presence::optional);
    visit(SlotName{"on-split", wager}, r.on_split, Presence::optional);
}

[[nodiscard]] inline Verdict judge(const SuperSevens& r, const Seen& seen) {
    using Is = Verdict::Is;
    const auto seven = [&](std::size_t i) { return seen.cards[i].rank == cards::Rank::seven; };
    const auto won = [&](std::string_view hand, const Ruled<ByDecks>& pays, Because shows) {
        return Verdict{.is = Is::wins,
                       .to_one = pays.value.with(seen.decks),
                       .hand = hand,
                       .shows = shows.with(r.judged),
                       .because = Because(pays, r.highest_only, r.paid_when_known, r.settled,
                                          r.paid_to_player)};
    };
    if (seen.cards.empty()) return {};
    if (!seven(0)) {
        return {.is = Is::loses,
                .hand = "first card no seven",
                .because = Because(r.no_first_seven_loses, r.losers_taken, r.settled)};
    }
    if (seen.cards.size() == 1) return {};
    if (!seven(1)) {
        Verdict verdict = won("one seven", r.one_seven, Because(r.first_wins));
        verdict.because = Because(r.one_seven, r.winners_paid, r.settled, r.paid_to_player);
        return verdict;
    }
    const bool suited = seen.cards[0].suit == seen.cards[1].suit;
    const bool ends_on_split = seen.split && r.on_split.value == SevensSplit::two_sevens_paid;
    const bool third = !ends_on_split && seen.cards.size() > 2 && seven(2);
    if (seen.cards.size() == 2 && !seen.no_third && !ends_on_split) return {};
    if (third) {
        const bool all_suited = suited && seen.cards[2].suit == seen.cards[0].suit;
        Verdict verdict =
            all_suited ? won("three suited sevens", r.three_suited, Because(r.three_win, r.suited))
                       : won("three sevens", r.three_unsuited, Because(r.three_win, r.not_suited));
        if (all_suited) {
            verdict.paid = r.three_suited_paid.value;
            verdict.because =
                Because(r.three_suited, r.three_suited_paid, r.highest_only, r.paid_to_player);
        }
        if (seen.split) verdict.shows.with(r.on_split);
        return verdict;
    }
    Verdict verdict = suited ? won("two suited sevens", r.two_suited, Because(r.two_win, r.suited))
                             : won("two sevens", r.two_unsuited, Because(r.two_win, r.not_suited));
    if (seen.split) verdict.because = Because(r.on_split).with_all(verdict.because);
    return verdict;
}

}  // namespace croupier::rules
