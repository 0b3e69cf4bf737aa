// Any Pair, which the Canberra rules call Pairs Play: the first two cards are a pair, of whatever
// suits.
#pragma once

#include <array>

#include "rules/wagers/wager.hpp"

namespace croupier::rules {

struct AnyPair : OptionRules {
    static constexpr int scales_max = 2;

    // What counts as a pair
    Ruled<Said> face_value;
    Ruled<Said> number_cards;
    Ruled<Said> picture_cards;
    Ruled<Said> pair;

    // What wins and loses, and what it pays
    Ruled<Said> judged;
    Ruled<Said> pair_wins;
    Ruled<Said> no_pair_loses;
    std::array<Ruled<ByDecks>, scales_max> any;

    friend constexpr bool operator==(const AnyPair&, const AnyPair&) = default;
};

template <AnyWager R, class Visit>
requires std::same_as<std::remove_const_t<R>, AnyPair>
constexpr void for_each_slot_of(std::string_view wager, R& r, Visit& visit) {
    for_each_common_slot(wager, r, visit);
    visit(SlotName{"face-value", wager}, r.face_value, Presence::optional);
    visit(SlotName{"number-cards", wager}, r.number_cards, Presence::optional);
    visit(SlotName{"picture-cards", wager}, r.picture_cards, Presence::optional);
    visit(SlotName{"pair", wager}, r.pair, Presence::optional);
    visit(SlotName{"judged", wager}, r.judged, Presence::optional);
    visit(SlotName{"pair-wins", wager}, r.pair_wins, Presence::optional);
    visit(SlotName{"no-pair-loses", wager}, r.no_pair_loses, Presence::optional);
    for_each_scale("any", wager, r.any, visit);
}

[[nodiscard]] inline Verdict judge(const AnyPair& r, const Seen& seen) {
    using Is = Verdict::Is;
    if (seen.cards.size() < 2) return {};
    const cards::Rank rank = seen.cards[0].rank;
    if (rank != seen.cards[1].rank) {
        return {.is = Is::loses,
                .hand = "no pair",
                .because = Because(r.no_pair_loses, r.judged, r.losers_taken, r.face_value)};
    }
    const bool number = rank >= cards::Rank::two && rank <= cards::Rank::ten;
    const auto& pays = r.any[static_cast<std::size_t>(seen.scale - 1)];
    return {.is = Is::wins,
            .to_one = pays.value.with(seen.decks),
            .hand = "pair",
            .shows = Because(r.pair, r.definition, r.face_value,
                             number ? r.number_cards : r.picture_cards),
            .because = Because(pays, r.pair_wins, r.judged, r.winners_paid)};
}

}  // namespace croupier::rules
