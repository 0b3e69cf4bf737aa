// Pontoon Pandemonium: a Pontoon wins what the button draws from the prize table in play.
#pragma once

#include <array>

#include "rules/wagers/prizes.hpp"

namespace croupier::rules {

struct PontoonPandemonium : PrizeWager {
    static constexpr int tables = 5;
    static constexpr int lines_max = 10;

    std::array<Ruled<Said>, tables> table;
    std::array<std::array<Ruled<Prize>, lines_max>, tables> prizes;

    friend constexpr bool operator==(const PontoonPandemonium&,
                                     const PontoonPandemonium&) = default;
};

template <AnyWager R, class Visit>
requires std::same_as<std::remove_const_t<R>, PontoonPandemonium>
constexpr void for_each_slot_of(std::string_view wager, R& r, Visit& visit) {
    for_each_prize_slot(wager, r, visit);
    for_each_scale("table", wager, r.table, visit);
    int table = 0;
    for (auto& lines : r.prizes) for_each_scale("prize", wager, lines, visit, ++table);
}

// The lines of a table in play; the shorter tables leave the last ones unset.
[[nodiscard]] inline PrizeTable prizes_of(const PontoonPandemonium& r, int scale) {
    const auto& lines = r.prizes[static_cast<std::size_t>(scale - 1)];
    std::size_t count = 0;
    while (count < lines.size() && lines[count].because) ++count;
    return PrizeTable(lines).first(count);
}

[[nodiscard]] inline Verdict judge(const PontoonPandemonium& r, const Seen& seen) {
    using Is = Verdict::Is;
    if (seen.cards.size() < 2) return {};
    if (!seen.blackjack) {
        return {
            .is = Is::loses, .hand = "no Pontoon", .because = Because(r.others_lose, r.settled)};
    }
    return {.is = Is::wins_prize,
            .hand = "Pontoon",
            .shows = Because(r.blackjack_wins, r.definition, r.wins_against_blackjack, r.button),
            .because = Because(r.settled)};
}

}  // namespace croupier::rules
