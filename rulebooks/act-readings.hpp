// What the three texts of the Australian Capital Territory leave unclear in the same way. Each book
// adds its own. The first choice is the one that Croupier plays by.
#pragma once

#include <algorithm>

#include "rules/book.hpp"

namespace croupier::rulebooks::act {

using namespace rules;
using R = Rules;

inline constexpr auto readings = std::to_array<Reading>({
    {"approvals.enforce",
     "dict:Approved",
     "is a missing approval noted, or does it stop the table",
     {"flag", "block"}},
    {"roles.supervisorActsForOperator",
     "dict:Casino Operator",
     "may a supervisor use the operator's powers",
     {"true", "false"},
     choose<&R::supervisor_for_operator, Delegated::to_supervisors, Delegated::to_nobody>},
    {"limits.maximumScope",
     "3.1",
     "does the maximum bind the whole box or each wager on it",
     {"box", "stake"},
     choose<&R::maximum_of, MaximumOf::box, MaximumOf::bettor>},
    {"limits.overMaximum",
     "3.5",
     "is a wager over the maximum counted up to it or turned away",
     {"trim", "reject"},
     choose<&R::over_maximum, OverMaximum::count_to_maximum, OverMaximum::refuse>},
    {"limits.underMinimum",
     "3.4",
     "is the first wager under the minimum played or turned away",
     {"tolerateOnce", "reject"},
     choose<&R::under_minimum, UnderMinimum::tolerate_then_refuse, UnderMinimum::refuse>},
    {"limits.multiples",
     "3.3#2",
     "does the displayed multiple bind wagers or only inform",
     {"enforce", "displayOnly"},
     choose_all<choose<&R::step, Multiples::enforced, Multiples::only_shown>,
                choose<&R::double_step, Multiples::enforced, Multiples::only_shown>>},
    {"payout.rounding",
     "13.2(a)",
     "what is paid where the float has no chip for it",
     {"exact", "upToChip", "downToChip"},
     choose<&R::rounding, Rounding::exact, Rounding::up_to_chip, Rounding::down_to_chip>},
    {"control.succession",
     "4.5#2",
     "does the next bettor decide when the first is away",
     {"true", "false"},
     choose<&R::caller_absent, Succession::next_bettor, Succession::nobody>},
    {"interim.evenMoneyBy",
     "8.1(b)#2",
     "who asks for even money on a shared box",
     {"owner", "controller"},
     choose<&R::even_money_by, EvenMoneyBy::each_bettor, EvenMoneyBy::caller>},
    {"double.maxCards",
     "11.1",
     "may a hand of more than two cards be doubled",
     {"2", "any"},
     choose<&R::double_cards, DoubleCards::two, DoubleCards::any_number>},
    {"double.forLess",
     "dict:Double/double down",
     "may a double be smaller than the wager",
     {"true", "false"},
     choose<&R::double_for, DoubleFor::up_to_the_wager, DoubleFor::the_wager>},
    {"double.totals",
     "9.1(b)",
     "which totals may be doubled",
     {"any", "hard9to11"},
     choose<&R::double_on, DoubleOn::any_total, DoubleOn::hard_9_to_11>},
    {"split.secondCard",
     "10.4",
     "when does the second split hand get its card",
     {"onTurn", "atOnce"},
     choose<&R::split_card, SplitCard::on_its_turn, SplitCard::at_once>},
    {"settle.originalStakeOnly",
     "13.1(f)",
     "does a dealer's Blackjack spare what was added by doubling and splitting",
     {"false", "true"},
     choose_all<choose<&R::takes_after_double, Takes::everything, Takes::busted_plus_one>,
                choose<&R::takes_after_split, Takes::everything, Takes::busted_plus_one>>},
    {"irregular.earlyDealerCard",
     "14.3",
     "is a dealer's card drawn too early burnt or used next",
     {"burn", "useNext"},
     choose<&R::early_dealer_card, EarlyDealerCard::burnt, EarlyDealerCard::next_card>},
    {"shoe.burnOnNewShoe",
     "dict:Burn",
     "how many cards are burnt from a new shoe",
     {"0", "1"},
     choose<&R::burn, Burn::never, Burn::always>},
    {"ui.trainingHints",
     "16.5(a)",
     "may the program advise a player who is practising",
     {"false", "true"}},
});

// The readings that all three texts share, followed by those of one of them.
template <std::size_t N>
consteval auto readings_and(const Reading (&own)[N]) {
    std::array<Reading, readings.size() + N> joined{};
    std::copy(readings.begin(), readings.end(), joined.begin());
    std::copy(std::begin(own), std::end(own), joined.begin() + readings.size());
    return joined;
}

}  // namespace croupier::rulebooks::act
