// Perfect Pairs: the first two cards are a pair, and the more alike they are the more it pays.
#pragma once

#include <array>

#include "rules/wagers/wager.hpp"

namespace croupier::rules {

struct PerfectPairs : OptionRules {
    static constexpr int scales_max = 3;

    // What counts as a pair
    Ruled<Said> face_value;
    Ruled<Said> number_cards;
    Ruled<Said> picture_cards;
    Ruled<Said> kinds_of_pair;
    Ruled<Said> pair;
    Ruled<Said> mixed_pair;
    Ruled<Said> coloured_pair;
    Ruled<Said> coloured_red;
    Ruled<Said> coloured_black;
    Ruled<Said> perfect_pair;
    Ruled<Said> suited;

    // What wins and loses
    Ruled<Said> judged;
    Ruled<Said> mixed_wins;
    Ruled<Said> coloured_wins;
    Ruled<Said> perfect_wins;
    Ruled<Said> no_pair_loses;
    Ruled<Said> highest_only;

    // What it pays, by scale
    std::array<Ruled<ByDecks>, scales_max> mixed;
    std::array<Ruled<ByDecks>, scales_max> coloured;
    std::array<Ruled<ByDecks>, scales_max> perfect;

    friend constexpr bool operator==(const PerfectPairs&, const PerfectPairs&) = default;
};

template <AnyWager R, class Visit>
requires std::same_as<std::remove_const_t<R>, PerfectPairs>
constexpr void for_each_slot_of(std::string_view wager, R& r, Visit& visit) {
    for_each_common_slot(wager, r, visit);
    visit(SlotName{"face-value", wager}, r.face_value, Presence::optional);
    visit(SlotName{"number-cards", wager}, r.number_cards, Presence::optional);
    visit(SlotName{"picture-cards", wager}, r.picture_cards, Presence::optional);
    visit(SlotName{"kinds-of-pair", wager}, r.kinds_of_pair, Presence::optional);
    visit(SlotName{"pair", wager}, r.pair, Presence::optional);
    visit(SlotName{"mixed-pair", wager}, r.mixed_pair, Presence::optional);
    visit(SlotName{"coloured-pair", wager}, r.coloured_pair, Presence::optional);
    visit(SlotName{"coloured-red", wager}, r.coloured_red, Presence::optional);
    visit(SlotName{"coloured-black", wager}, r.coloured_black, Presence::optional);
    visit(SlotName{"perfect-pair", wager}, r.perfect_pair, Presence::optional);
    visit(SlotName{"suited", wager}, r.suited, Presence::optional);
    visit(SlotName{"judged", wager}, r.judged, Presence::optional);
    visit(SlotName{"mixed-wins", wager}, r.mixed_wins, Presence::optional);
    visit(SlotName{"coloured-wins", wager}, r.coloured_wins, Presence::optional);
    visit(SlotName{"perfect-wins", wager}, r.perfect_wins, Presence::optional);
    visit(SlotName{"no-pair-loses", wager}, r.no_pair_loses, Presence::optional);
    visit(SlotName{"highest-only", wager}, r.highest_only, Presence::optional);
    for_each_scale("mixed", wager, r.mixed, visit);
    for_each_scale("coloured", wager, r.coloured, visit);
    for_each_scale("perfect", wager, r.perfect, visit);
}

[[nodiscard]] inline Verdict judge(const PerfectPairs& r, const Seen& seen) {
    using Is = Verdict::Is;
    if (seen.cards.size() < 2) return {};
    const cards::Card one = seen.cards[0];
    const cards::Card other = seen.cards[1];
    if (one.rank != other.rank) {
        return {.is = Is::loses,
                .hand = "no pair",
                .because = Because(r.no_pair_loses, r.judged, r.losers_taken, r.face_value)};
    }
    const auto scale = static_cast<std::size_t>(seen.scale - 1);
    const auto won = [&](std::string_view hand, const Because& shows, const auto& wins,
                         const Ruled<ByDecks>& pays) {
        return Verdict{.is = Is::wins,
                       .to_one = pays.value.with(seen.decks),
                       .hand = hand,
                       .shows = shows,
                       .because = Because(pays, wins, r.winners_paid, r.highest_only)};
    };
    const bool number = one.rank >= cards::Rank::two && one.rank <= cards::Rank::ten;
    const auto& by_face = number ? r.number_cards : r.picture_cards;
    if (one.suit == other.suit) {
        return won("perfect pair", Because(r.perfect_pair, r.pair, r.suited, by_face),
                   r.perfect_wins, r.perfect[scale]);
    }
    if (cards::is_red(one.suit) == cards::is_red(other.suit)) {
        const auto& colour = cards::is_red(one.suit) ? r.coloured_red : r.coloured_black;
        return won("coloured pair", Because(r.coloured_pair, colour, r.pair, by_face),
                   r.coloured_wins, r.coloured[scale]);
    }
    return won("mixed pair", Because(r.mixed_pair, r.pair, r.kinds_of_pair, by_face), r.mixed_wins,
               r.mixed[scale]);
}

}  // namespace croupier::rules
