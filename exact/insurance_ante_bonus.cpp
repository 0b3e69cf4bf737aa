// The wagers and payments that come with the main wager: insurance, the Ante, the Super Bonus.
#include <fmt/core.h>

#include "exact/pay_table.hpp"

namespace croupier::exact {
namespace {

using cards::Card;
using cards::Rank;
using ledger::Money;
using rules::Because;
using rules::Rules;

std::string_view natural_of(const Rules& rules) {
    return rules::Words<rules::Natural>::list[static_cast<std::size_t>(rules.blackjack.value)];
}

Money dollars(int amount) { return {std::int64_t{100} * amount}; }

}  // namespace

WagerValue insurance_value(const Rules& rules, int decks, std::span<const Card> seen,
                           const RemovedCards& removed) {
    Stock stock(rules.deck.value, decks, removed);
    // One ace is as good as another: only ranks count here.
    const auto take_rank = [&](Rank rank) {
        for (const cards::Suit suit : {cards::Suit::spades, cards::Suit::hearts,
                                       cards::Suit::diamonds, cards::Suit::clubs}) {
            if (stock.of({rank, suit}) == 0) continue;
            stock.take({rank, suit});
            return;
        }
    };
    take_rank(Rank::ace);
    for (const Card card : seen) take_rank(card.rank);
    const Fraction tens = stock.count_if([](Card card) { return card.is_ten_valued(); });
    const ledger::Ratio odds = rules.insurance_pays.value;
    PayTable table;
    table.add(fmt::format("{} of the dealer", natural_of(rules)), tens,
              Fraction(odds.won, odds.staked),
              Because(rules.insurance_pays, rules.insurance_wins, rules.insurance));
    table.add(fmt::format("no {}", natural_of(rules)), Fraction(stock.all()) - tens, -1,
              Because(rules.insurance_loses, rules.insurance_decided, rules.insurance_collected));
    if (seen.empty()) return table.value("Only the dealer's ace has been seen.");
    return table.value(fmt::format("Only the dealer's ace and {} further card{} have been seen.",
                                   seen.size(), seen.size() == 1 ? "" : "s"));
}

WagerValue ante_value(const Rules& rules, Money ante, Money wager, Money waived_from) {
    PayTable table;
    if (waived_from > ledger::nothing && wager >= waived_from) {
        table.add("no Ante", 1, 0, Because(rules.ante_waived, rules.ante_due));
    } else {
        table.add("Ante", 1, -Fraction(ante.cents, wager.cents),
                  Because(rules.ante_on_sign, rules.ante_due, rules.ante_collected));
    }
    return table.value("");
}

Fraction ante_cost_max(const Rules& rules) {
    return {rules.ante_max.value.won, rules.ante_max.value.staked};
}

// Four cards are counted: the three of the hand and the dealer's first. Whatever other hands draw
// in between, and for whatever reason, the third card is as likely to be any card that is not yet
// out.
WagerValue super_bonus_value(const Rules& rules, int decks, Money wager, int others,
                             const RemovedCards& removed) {
    Stock stock(rules.deck.value, decks, removed);
    const std::int64_t all = stock.orders(4);
    Fraction ways;
    for (const cards::Suit suit :
         {cards::Suit::spades, cards::Suit::hearts, cards::Suit::diamonds, cards::Suit::clubs}) {
        const Card seven{Rank::seven, suit};
        Fraction here(1);
        for (int i = 0; i < 3; ++i) {
            here *= stock.of(seven);
            stock.take(seven);
        }
        ways += here * stock.count_if([](Card card) { return card.rank == Rank::seven; });
        for (int i = 0; i < 3; ++i) stock.put_back(seven);
    }
    const bool large = wager >= dollars(rules.super_bonus_large.value.wager_from);
    const auto& bonus = large ? rules.super_bonus_large : rules.super_bonus_small;
    if (wager < dollars(bonus.value.wager_from)) ways = 0;
    const Money paid =
        dollars(bonus.value.dollars + others * rules.super_bonus_others.value.dollars);
    PayTable table;
    Because because(bonus, rules.super_bonus_paid);
    if (others > 0) because.with(rules.super_bonus_others).with(rules.super_bonus_shared);
    table.add(others == 0
                  ? fmt::format("Super Bonus of {}", bonus.value.dollars)
                  : fmt::format("Super Bonus of {}, and {} to each of {} more", bonus.value.dollars,
                                rules.super_bonus_others.value.dollars, others),
              ways, Fraction(paid.cents, wager.cents), because);
    table.add("no Super Bonus", Fraction(all) - ways, 0, Because(bonus));
    std::string assumes =
        "The player draws to two suited sevens, without doubling, and splits no sevens.";
    if (others > 0) assumes += " No other hand of the round wins a Super Bonus too.";
    if (removed.any_by_rank()) assumes += fmt::format(" {}", any_suit);
    return table.value(std::move(assumes));
}

}  // namespace croupier::exact
