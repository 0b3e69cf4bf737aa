// Inside decide(): wagers on options: laying, judging, paying. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused bet_option(Deciding& d, const BetOption& c);
[[nodiscard]] Refused withdraw_option(Deciding& d, const WithdrawOption& c);
void close_option_betting(Deciding& d);
void release_option_wagers(Deciding& d, PlayerId player, int box);  // whose main wager goes back
void void_option_wagers(Deciding& d, const Because& because, int box, PlayerId player);
// Tells whether there was any.
[[nodiscard]] bool void_option_wagers_alone(Deciding& d, const Because& because, PlayerId player,
                                            int box, std::optional<Option> option);
void pay_option_wager(Deciding& d, const OptionWager& wager, int to_one, const Because& because);
void return_excess(Deciding& d, const OptionWager& wager);  // what lies above the maximum
void judge_after_card(Deciding& d, int number, Card card);
[[nodiscard]] bool option_wagers_to_judge(const State& state);
void judge_option_wagers(Deciding& d);
[[nodiscard]] bool option_wager_decided(const State& state);  // during the play
void settle_decided(Deciding& d);
void pay_option_wagers_after_round(Deciding& d);
void return_undecided_option_wagers(Deciding& d);  // on hands that were dealt wrongly

}  // namespace croupier::table
