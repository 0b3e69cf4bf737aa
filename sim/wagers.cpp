#include "sim/wagers.hpp"

#include <algorithm>
#include <numeric>

#include <fmt/core.h>

namespace croupier::sim {
namespace {

using cards::Card;
using rules::Option;
using rules::Rules;
using rules::Verdict;

std::int32_t units(const Verdict& verdict) {
    switch (verdict.is) {
        case Verdict::Is::wins: return verdict.to_one;
        case Verdict::Is::wins_prize: return prize_drawn;
        case Verdict::Is::open:
        case Verdict::Is::loses: break;
    }
    return stake_lost;
}

std::vector<std::int32_t> prizes(const Rules& r, LaidWager wager) {
    std::vector<std::int32_t> slots;
    const rules::PrizeWager* const button = rules::prize_rules_of(r, wager.option);
    if (button == nullptr) return slots;
    const int kept = button->stake.value == rules::PrizeStake::kept ? 1 : 0;
    for (const auto& line : rules::prizes_of(r, wager.option, wager.scale)) {
        slots.insert(slots.end(), static_cast<std::size_t>(line.value.slots),
                     line.value.dollars - kept);
    }
    return slots;
}

bool is_ten_and_ace(Card one, Card other) {
    return (one.is_ace() && other.is_ten_valued()) || (one.is_ten_valued() && other.is_ace());
}

}  // namespace

std::string cannot_offer(const Rules& r, LaidWager wager, int decks) {
    const std::string_view name = rules::to_string(wager.option);
    if (!rules::may_offer(r, wager.option, decks)) {
        return fmt::format("{} is not offered here with {} decks", name, decks);
    }
    const int scales = rules::scales_of(r, wager.option);
    if (wager.scale >= 1 && wager.scale <= scales) return {};
    return fmt::format("{} has scales 1 to {}", name, scales);
}

WagerTable wager_table(const Rules& r, LaidWager wager, int decks) {
    WagerTable table;
    table.wager = wager;
    table.name = rules::to_string(wager.option);
    table.prizes = prizes(r, wager);
    rules::Seen seen{.decks = decks, .scale = wager.scale};
    for (int a = 0; a < cards::cards_per_deck; ++a) {
        for (int b = 0; b < cards::cards_per_deck; ++b) {
            const std::array two = {Card::at(a), Card::at(b)};
            seen.cards = two;
            seen.no_third = true;
            seen.blackjack = is_ten_and_ace(two[0], two[1]);
            table.two.push_back(units(rules::judge(r, wager.option, seen)));
        }
    }
    seen.blackjack = false;
    for (int suits = 0; suits < 64; ++suits) {
        const auto suited = [](int suit) {
            return Card{cards::Rank::seven, static_cast<cards::Suit>(suit)};
        };
        const std::array three = {suited(suits >> 4), suited((suits >> 2) & 3), suited(suits & 3)};
        seen.cards = three;
        seen.split = false;
        table.three_sevens[static_cast<std::size_t>(suits)] =
            units(rules::judge(r, wager.option, seen));
        seen.split = true;
        table.three_sevens_split[static_cast<std::size_t>(suits)] =
            units(rules::judge(r, wager.option, seen));
    }
    return table;
}

Outcomes outcomes_of(const std::vector<WagerTable>& wagers) {
    constexpr int cards = cards::cards_per_deck;
    const auto of = [&](int a, int b) {
        std::vector<std::int32_t> units;
        units.reserve(wagers.size());
        for (const WagerTable& table : wagers) {
            units.push_back(table.of_two(Card::at(a), Card::at(b)));
        }
        return units;
    };
    const auto draws_prize = [](const std::vector<std::int32_t>& units) {
        return std::find(units.begin(), units.end(), prize_drawn) != units.end();
    };
    Outcomes all;
    all.units.emplace_back(wagers.size(), stake_lost);
    for (const bool prizes : {false, true}) {
        if (prizes) all.first_prize = all.units.size();
        for (int a = 0; a < cards; ++a) {
            for (int b = 0; b < cards; ++b) {
                auto units = of(a, b);
                if (draws_prize(units) != prizes) continue;
                if (std::find(all.units.begin(), all.units.end(), units) != all.units.end()) {
                    continue;
                }
                all.units.push_back(std::move(units));
            }
        }
    }
    for (int a = 0; a < cards; ++a) {
        for (int b = 0; b < cards; ++b) {
            const auto found = std::find(all.units.begin(), all.units.end(), of(a, b));
            all.two.push_back(static_cast<std::uint8_t>(found - all.units.begin()));
        }
    }
    return all;
}

std::int64_t together_unit(const SimulatedTerms& terms, const OtherWagers& other_wagers) {
    std::int64_t unit = terms.unit;
    if (other_wagers.insurance)
        unit = std::lcm(unit, std::int64_t{2} * terms.insurance_pays->staked);
    if (other_wagers.super_bonus || other_wagers.ante)
        unit = std::lcm(unit, std::int64_t{other_wagers.stake});
    return unit;
}

OtherWagers::SuperBonus super_bonus_for(const SimulatedTerms& terms, std::int32_t stake) {
    constexpr std::int32_t dollar = 100;
    const SimulatedTerms::SuperBonus& all = *terms.super_bonus;
    const bool large = stake >= dollar * all.large.wager_from;
    const rules::Bonus& own = large ? all.large : all.small;
    if (stake < dollar * own.wager_from) return {};
    return {dollar * own.dollars, dollar * all.others.dollars};
}

Watch watch_for(const std::vector<WagerTable>& wagers, const OtherWagers& other_wagers) {
    Watch watch;
    watch.insurance = other_wagers.insurance;
    watch.super_bonus = other_wagers.super_bonus && other_wagers.super_bonus->winner > 0;
    if (wagers.empty()) return watch;
    const Outcomes outcomes = outcomes_of(wagers);
    watch.first_prize = static_cast<std::uint8_t>(outcomes.first_prize);
    std::array<std::array<bool, values>, values> seen{};
    for (int a = 0; a < cards::cards_per_deck; ++a) {
        for (int b = 0; b < cards::cards_per_deck; ++b) {
            const std::size_t one = value_of(Card::at(a));
            const std::size_t other = value_of(Card::at(b));
            std::uint8_t& by_values = watch.two[one][other];
            const std::uint8_t outcome = outcomes.of_two(a, b);
            if (!seen[one][other]) by_values = outcome;
            if (by_values != outcome) by_values = Watch::by_suits;
            seen[one][other] = true;
        }
    }
    for (const WagerTable& table : wagers) {
        for (int suits = 0; suits < 64; ++suits) {
            const auto at = static_cast<std::size_t>(suits);
            const Card one{cards::Rank::seven, static_cast<cards::Suit>(suits >> 4)};
            const Card other{cards::Rank::seven, static_cast<cards::Suit>((suits >> 2) & 3)};
            const std::int32_t two = table.of_two(one, other);
            watch.third_seven = watch.third_seven || table.three_sevens[at] != two;
            watch.third_seven_after_split =
                watch.third_seven_after_split || table.three_sevens_split[at] != two;
        }
    }
    // A third seven is held against the suits of the first two.
    if (watch.third_seven || watch.third_seven_after_split) {
        watch.two[seven][seven] = Watch::by_suits;
    }
    return watch;
}

}  // namespace croupier::sim
