// Madness 21: a Blackjack wins whatever the button draws from one table of prizes.
#pragma once

#include <array>

#include "rules/wagers/prizes.hpp"

namespace croupier::rules {

struct Madness21 : PrizeWager {
    static constexpr int lines = 23;

    std::array<Ruled<Prize>, lines> prizes;

    friend constexpr bool operator==(const Madness21&, const Madness21&) = default;
};

template <AnyWager R, class Visit>
requires std::same_as<std::remove_const_t<R>, Madness21>
constexpr void for_each_slot_of(std::string_view wager, R& r, Visit& visit) {
    for_each_prize_slot(wager, r, visit);
    for_each_scale("prize", wager, r.prizes, visit);
}

[[nodiscard]] inline PrizeTable prizes_of(const Madness21& r, int) { return r.prizes; }

[[nodiscard]] inline Verdict judge(const Madness21& r, const Seen& seen) {
    using Is = Verdict::Is;
    if (seen.cards.size() < 2) return {};
    if (!seen.blackjack) {
        return {
            .is = Is::loses, .hand = "no Blackjack", .because = Because(r.others_lose, r.settled)};
    }
    return {.is = Is::wins_prize,
            .hand = "Blackjack",
            .shows = Because(r.blackjack_wins, r.button, r.wins_against_blackjack),
            .because = Because(r.settled)};
}

}  // namespace croupier::rules
