// Optional wagers: who may lay one on which box, and when the cards have decided it. What each of
// them is about stands in rules/wagers/.
#include "table/options.hpp"

#include <algorithm>

#include "table/betting.hpp"
#include "table/button.hpp"
#include "table/dealing.hpp"
#include "table/returning.hpp"

namespace croupier::table {
namespace {

using rules::MainWager;
using rules::OptionRules;
using rules::OutOfLimit;
using rules::SecondWager;
using rules::SettledWhen;
using rules::UnderMinimum;
using rules::Verdict;
using rules::Without;

bool betting(const State& state) { return state.round.stage == Stage::betting; }

// A main wager that is to be left out of account, because it is on its way back.
struct Leaving {
    PlayerId player{nobody};
    int box{0};
};

bool wagers_on(const State& state, PlayerId player, int box, Leaving leaving) {
    if (leaving.player == player && leaving.box == box) return false;
    return bettor_index(state.box(box), player) >= 0;
}

bool anyone_wagers_on(const State& state, int number, Leaving leaving) {
    const Box& box = state.box(number);
    for (int i = 0; i < box.bettor_count; ++i) {
        if (wagers_on(state, box.bettors[at(i)].player, number, leaving)) return true;
    }
    return false;
}

bool wagers_somewhere(const State& state, PlayerId player, Leaving leaving) {
    for (int box = 1; box <= state.setup.boxes; ++box) {
        if (wagers_on(state, player, box, leaving)) return true;
    }
    return false;
}

// Whether the main wager that the section asks for is down.
bool accompanied(const State& state, const OptionRules& o, PlayerId player, int box,
                 Leaving leaving = {}) {
    switch (o.main_wager.value) {
        case MainWager::own_on_the_box: return wagers_on(state, player, box, leaving);
        case MainWager::any_on_the_box: return anyone_wagers_on(state, box, leaving);
        case MainWager::own_on_some_box:
            return wagers_somewhere(state, player, leaving) &&
                   anyone_wagers_on(state, box, leaving);
    }
    return false;
}

Refused forbids_option(const Deciding& d, Option option) {
    const OptionRules& o = rules_of(d.r, option);
    if (!d.s.setup.option(option).on) {
        return refuse(Because(o.offered, d.r.wager), "{} is not offered at this table",
                      rules::title(option));
    }
    const rules::PrizeWager* prize = prize_rules_of(d.r, option);
    if (prize && d.s.floor.button_failed) {
        return refuse(Because(prize->failure_closes), "{} is closed until the button is repaired",
                      rules::title(option));
    }
    return std::nullopt;
}

Refused forbids_option_chips(const Deciding& d, const BetOption& c, Money standing) {
    const OptionRules& o = rules_of(d.r, c.option);
    const Because chips(o.in_chips, d.r.wager_in_chips);
    if (c.amount <= nothing) return refuse(chips, "a wager is an amount above nothing");
    if (!d.s.setup.chips.can_make(c.amount)) {
        return refuse(chips, "{} cannot be made up with the chips in the float",
                      in_words(c.amount));
    }
    if (const auto* prize = prize_rules_of(d.r, c.option); prize && c.amount.cents % 100 != 0) {
        return refuse(Because(prize->drawn), "prizes are for each dollar: wager whole dollars");
    }
    const Money available = chips_of(d.s, c.player) + standing;
    if (available < c.amount) {
        return refuse(chips, "{} has {} in chips and cannot wager {}", d.name(c.player),
                      in_words(available), in_words(c.amount));
    }
    return std::nullopt;
}

// The limits on the sign, and what the book makes of a wager outside them.
Refused forbids_option_amount(const Deciding& d, const BetOption& c, Under& under) {
    const OptionRules& o = rules_of(d.r, c.option);
    const OfferedOption& sign = d.s.setup.option(c.option);
    if (c.amount >= sign.minimum && c.amount <= sign.maximum) return std::nullopt;
    if (o.out_of_limit.value == OutOfLimit::refused) {
        if (sign.minimum == sign.maximum) {
            return refuse(Because(o.out_of_limit, o.amount, d.r.over_maximum),
                          "a wager on {} is {}", rules::title(c.option), in_words(sign.minimum));
        }
        return refuse(Because(o.out_of_limit, o.amount, d.r.over_maximum),
                      "wagers on {} are from {} to {}", rules::title(c.option),
                      in_words(sign.minimum), in_words(sign.maximum));
    }
    const Rules& r = d.r;
    if (c.amount > sign.maximum) {
        if (r.over_maximum.value == rules::OverMaximum::count_to_maximum) return std::nullopt;
        return refuse(Because(r.over_maximum, o.out_of_limit), "{} is over the maximum of {}",
                      in_words(c.amount), in_words(sign.maximum));
    }
    if (r.under_minimum.value == UnderMinimum::refuse) {
        return refuse(Because(r.under_minimum, o.out_of_limit), "{} is under the minimum of {}",
                      in_words(c.amount), in_words(sign.minimum));
    }
    const bool warned = d.s.player(c.player).warned_under_minimum;
    if (warned && r.under_minimum.value == UnderMinimum::tolerate_then_return) {
        under = Under::to_return;
        return std::nullopt;
    }
    if (warned) {
        return refuse(Because(r.under_minimum_again, r.under_minimum, o.out_of_limit),
                      "{} has been warned: a wager under {} is handed back", d.name(c.player),
                      in_words(sign.minimum));
    }
    under = Under::tolerated;
    return std::nullopt;
}

Refused forbids_option_place(const Deciding& d, const BetOption& c) {
    const State& s = d.s;
    const OptionRules& o = rules_of(d.r, c.option);
    const bool open = betting(s);
    if (!open && o.without_main.value == Without::refused) {
        return refuse(Because(o.main_wager, o.without_main), "{} goes with a main wager",
                      rules::title(c.option));
    }
    if (!open) return std::nullopt;
    if (option_wager(s, c.player, c.box, c.option) &&
        o.second_wager.value == SecondWager::refused) {
        return refuse(Because(o.second_wager, o.on_each_box),
                      "{} has a wager on {} there: one goes with each main wager", d.name(c.player),
                      rules::title(c.option));
    }
    if (!accompanied(s, o, c.player, c.box) && o.without_main.value == Without::refused) {
        const bool elsewhere = wagers_somewhere(s, c.player, {});
        const Because because = elsewhere ? Because(o.own_area, o.main_wager, o.on_each_box)
                                          : Because(o.main_wager, o.without_main);
        const bool own = o.main_wager.value == MainWager::own_on_the_box;
        return refuse(because, "{} goes with {} on box {}", rules::title(c.option),
                      own ? "a main wager of one's own" : "a main wager", c.box);
    }
    const int most = o.wagers_max.because ? o.wagers_max.value : d.r.bettors_max.value;
    if (o.wagers_max.because || o.main_wager.value == MainWager::any_on_the_box) {
        const auto on_box = std::count_if(
            s.round.option_wagers.begin(), s.round.option_wagers.end(),
            [&](const OptionWager& wager) {
                return wager.box == c.box && wager.option == c.option && wager.player != c.player;
            });
        if (on_box >= most) {
            return refuse(o.wagers_max.because ? Because(o.wagers_max)
                                               : Because(o.main_wager, d.r.bettors_max),
                          "box {} already holds {} wagers on {}", c.box, most,
                          rules::title(c.option));
        }
    }
    return std::nullopt;
}

// Whether a third card can no longer come to the box of an undecided wager.
bool no_third_card(const State& state, const Box& box) {
    if (box.opening_count != 2) return false;
    if (state.round.stage > Stage::play) return true;
    return state.round.stage == Stage::play && box.hand_count == 1 && hand_finished(box.hands[0]);
}

rules::Seen seen_by(const State& state, const OptionWager& wager) {
    const Box& box = state.box(wager.box);
    return {.cards = std::span<const Card>(box.opening).first(box.opening_count),
            .split = box.hand_count > 1,
            .no_third = no_third_card(state, box),
            .blackjack = box.hands[0].blackjack(),
            .decks = state.setup.decks,
            .scale = state.setup.option(wager.option).scale};
}

Because settled_because(const Deciding& d, const OptionWager& wager, const Verdict& verdict) {
    const OptionRules& o = rules_of(d.r, wager.option);
    return verdict.because.empty() ? Because(o.settled) : verdict.because;
}

void settle_option_wager(Deciding& d, const OptionWager& wager, const Verdict& verdict) {
    const Because because = settled_because(d, wager, verdict);
    if (wager.under == Under::to_return) {
        d.emit(Because(d.r.under_minimum_again, d.r.under_minimum),
               OptionWagerReturned{wager.player, wager.box, wager.option, wager.placed,
                                   Returned::under_minimum, true});
        return;
    }
    if (verdict.is == Verdict::Is::loses) {
        d.emit(because, OptionWagerLost{wager.player, wager.box, wager.option, wager.counts});
        return_excess(d, wager);
        return;
    }
    const bool prize = verdict.is == Verdict::Is::wins_prize;
    const bool later = verdict.paid == rules::PaidWhen::after_the_round;
    const OptionWagerIs then = prize   ? OptionWagerIs::wins_prize
                               : later ? OptionWagerIs::paid_after_round
                                       : OptionWagerIs::done;
    d.emit(verdict.shows.empty() ? because : verdict.shows,
           OptionWagerWins{wager.player, wager.box, wager.option, std::string(verdict.hand), then});
    if (prize && d.s.floor.button_failed) pay_for_failure(d, wager);
    if (!prize && !later) pay_option_wager(d, wager, verdict.to_one, because);
    if (verdict.tournament_entry) {
        d.emit(Because(d.r.magnificent_sevens.tournament_entry),
               TournamentEntryWon{wager.player, wager.box});
    }
}

// Settles what is decided among the wagers that `is_due` picks. Tells whether anything was.
template <class IsDue>
bool settle_where(Deciding& d, IsDue is_due) {
    bool settled = false;
    for (const OptionWager& wager : d.s.round.option_wagers) {
        if (wager.is != OptionWagerIs::down || !is_due(wager)) continue;
        const Verdict verdict = judge(d.s.setup, wager.option, seen_by(d.s, wager));
        if (verdict.is == Verdict::Is::open) continue;
        settle_option_wager(d, wager, verdict);
        settled = true;
    }
    return settled;
}

SettledWhen time_of(const State& state, const OptionWager& wager) {
    return rules_of(state.rules(), wager.option).settled.value;
}

}  // namespace

void return_excess(Deciding& d, const OptionWager& wager) {
    if (wager.placed == wager.counts) return;
    d.emit(Because(d.r.over_maximum, rules_of(d.r, wager.option).out_of_limit),
           OptionWagerReturned{wager.player, wager.box, wager.option, wager.placed - wager.counts,
                               Returned::excess, false});
}

Refused bet_option(Deciding& d, const BetOption& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const OptionRules& o = rules_of(r, c.option);
    if (auto no = forbids_option(d, c.option)) return no;
    if (awaits_first_card(s)) {
        return refuse(Because(r.no_more_bets, r.betting), "the dealer has called no more bets");
    }
    if (!betting(s) && s.round.stage != Stage::settled) {
        return refuse(Because(o.before_first_card, r.no_further_wager),
                      "no more bets: the round has begun");
    }
    if (c.box < 1 || c.box > s.setup.boxes) {
        return refuse(Because(o.areas_max, r.box, r.boxes_max), "this table has boxes 1 to {}",
                      s.setup.boxes);
    }
    const OptionWager* standing = betting(s) ? option_wager(s, c.player, c.box, c.option) : nullptr;
    const Money placed = standing ? standing->placed : nothing;
    if (auto no = forbids_option_place(d, c)) return no;
    if (auto no = forbids_option_chips(d, c, placed)) return no;
    Under under = Under::no;
    if (auto no = forbids_option_amount(d, c, under)) return no;

    if (s.round.stage == Stage::settled) {
        d.emit(Because(r.betting, r.round), BettingOpened{s.round.number + 1});
    }
    Because because(o.before_first_card, o.main_wager);
    if (betting(s) && wagers_somewhere(s, c.player, {c.player, c.box})) because.with(o.on_each_box);
    because.with(o.in_chips).with(o.own_area).with(o.amount);
    if (under == Under::tolerated) because = Because(r.under_minimum).with_all(because);
    if (under == Under::to_return) because = Because(r.under_minimum_again).with_all(because);
    if (standing) {
        d.emit(because, OptionWagerChanged{c.player, u8(c.box), c.option, placed, c.amount, under});
    } else {
        d.emit(because, OptionWagerPlaced{c.player, u8(c.box), c.option, c.amount, under});
    }
    return std::nullopt;
}

Refused withdraw_option(Deciding& d, const WithdrawOption& c) {
    const State& s = d.s;
    const OptionRules& o = rules_of(d.r, c.option);
    const OptionWager* wager = option_wager(s, c.player, c.box, c.option);
    if (betting(s) && wager) {
        d.emit(Because(d.r.betting), OptionWagerReturned{c.player, wager->box, c.option,
                                                         wager->placed, Returned::withdrawn, true});
        return std::nullopt;
    }
    const Because locked(d.r.added_wager_locked, d.r.wager_locked, o.before_first_card);
    if (!wager || s.round.stage == Stage::settled) {
        return refuse(locked, "{} has no wager on {} to take back", d.name(c.player),
                      rules::title(c.option));
    }
    if (awaits_first_card(s)) {
        return refuse(Because(d.r.no_more_bets, d.r.betting), "the dealer has called no more bets");
    }
    return refuse(locked, "an optional wager is not touched once the round has begun");
}

void close_option_betting(Deciding& d) {
    for (const OptionWager& wager : d.s.round.option_wagers) {
        const OptionRules& o = rules_of(d.r, wager.option);
        if (!accompanied(d.s, o, wager.player, wager.box)) {
            d.emit(Because(o.without_main, o.main_wager),
                   OptionWagerReturned{wager.player, wager.box, wager.option, wager.placed,
                                       Returned::unaccompanied, true});
            continue;
        }
        const Money maximum = d.s.setup.option(wager.option).maximum;
        if (wager.placed > maximum) {
            d.emit(Because(d.r.over_maximum, o.out_of_limit),
                   OptionWagerTrimmed{wager.player, wager.box, wager.option, maximum});
        }
    }
}

void release_option_wagers(Deciding& d, PlayerId player, int box) {
    for (const OptionWager& wager : d.s.round.option_wagers) {
        const OptionRules& o = rules_of(d.r, wager.option);
        if (o.without_main.value != Without::refused) continue;
        if (accompanied(d.s, o, wager.player, wager.box, {player, box})) continue;
        d.emit(Because(o.main_wager, o.without_main),
               OptionWagerReturned{wager.player, wager.box, wager.option, wager.placed,
                                   Returned::unaccompanied, true});
    }
}

namespace {

// Hands an undecided wager back; a settled one is undone where the book reaches back so far.
void void_option_wager(Deciding& d, const OptionWager& wager, const Because& because, bool undo) {
    if (wager.is != OptionWagerIs::done) {
        d.emit(because, OptionWagerReturned{wager.player, wager.box, wager.option, wager.placed,
                                            Returned::voided, true});
    } else if (undo && (wager.won > nothing || wager.lost > nothing)) {
        const Money there = takeable_from(d.s, wager.player) + wager.lost;
        d.emit(because, OptionResultUndone{wager.player, wager.box, wager.option,
                                           std::min(wager.won, there), wager.lost});
    } else {
        return;
    }
    const EntryWon entry{d.s.round.number, wager.player, wager.box};
    const auto& won = d.s.past.entries_won;
    if (wager.option == Option::magnificent_sevens &&
        std::find(won.begin(), won.end(), entry) != won.end()) {
        d.emit(because, TournamentEntryUndone{wager.player, wager.box, d.s.round.number});
    }
}

}  // namespace

bool void_option_wagers_alone(Deciding& d, const Because& because, PlayerId player, int box,
                              std::optional<Option> option) {
    const bool undo = d.r.void_reach.value == rules::VoidReach::everything;
    bool any = false;
    for (const OptionWager& wager : d.s.round.option_wagers) {
        if (wager.player != player || wager.box != box) continue;
        if (option && wager.option != *option) continue;
        const bool settled = wager.is == OptionWagerIs::done;
        if (settled && (!undo || (wager.won == nothing && wager.lost == nothing))) continue;
        void_option_wager(d, wager, because, undo);
        any = true;
    }
    return any;
}

void void_option_wagers(Deciding& d, const Because& because, int box, PlayerId player) {
    const bool undo = d.r.void_and_options.value == rules::Settled::undone;
    for (const OptionWager& wager : d.s.round.option_wagers) {
        const OptionRules& o = rules_of(d.r, wager.option);
        if (wager.box != box) continue;
        if (player != nobody && accompanied(d.s, o, wager.player, box, {player, box})) continue;
        // A result that is known and only waits to be paid stands though the main wager falls.
        if (player != nobody && wager.is == OptionWagerIs::paid_after_round) continue;
        Because all(player == nobody ? o.void_with_hand : o.void_with_wager);
        if (wager.is == OptionWagerIs::done) all = Because(d.r.void_and_options).with_all(all);
        all.with_all(because);
        if (player != nobody) all.with(o.without_main);
        void_option_wager(d, wager, all, undo);
    }
}

void pay_option_wager(Deciding& d, const OptionWager& wager, int to_one, const Because& because) {
    d.emit(because, OptionWagerPaid{wager.player, wager.box, wager.option, wager.counts,
                                    Money{wager.counts.cents * to_one}, true});
    return_excess(d, wager);
}

void return_undecided_option_wagers(Deciding& d) {
    if (!d.s.round.by_hand.misdealt) return;
    for (const OptionWager& wager : d.s.round.option_wagers) {
        if (wager.is != OptionWagerIs::down) continue;
        d.emit(Because(d.r.second_card_missed, d.r.box_missed, d.r.reconstruction),
               OptionWagerReturned{wager.player, wager.box, wager.option, wager.placed,
                                   Returned::voided, true});
    }
}

void judge_after_card(Deciding& d, int number, Card card) {
    if (d.s.round.option_wagers_open == 0) return;
    const Box& box = d.s.box(number);
    if (box.opening_count == box.opening.size()) return;
    std::array<Card, 3> opening = box.opening;
    opening[box.opening_count] = card;
    const bool dealt = d.s.round.stage > Stage::dealt;
    for (const OptionWager& wager : d.s.round.option_wagers) {
        if (wager.box != number || wager.is != OptionWagerIs::down) continue;
        if (!dealt && time_of(d.s, wager) != SettledWhen::when_known) continue;
        rules::Seen seen = seen_by(d.s, wager);
        seen.cards = std::span<const Card>(opening).first(box.opening_count + 1U);
        if (box.hand_count == 1 && box.opening_count == 1) {
            PlayedHand hand = box.hands[0];
            hand.cards.add(card);
            seen.blackjack = hand.blackjack();
        }
        const Verdict verdict = judge(d.s.setup, wager.option, seen);
        if (verdict.is != Verdict::Is::open) settle_option_wager(d, wager, verdict);
    }
}

bool option_wagers_to_judge(const State& state) {
    if (state.round.option_wagers.empty() || state.round.option_wagers_judged) return false;
    const bool interim = state.round.stage == Stage::interim;
    for (const OptionWager& wager : state.round.option_wagers) {
        const bool late = time_of(state, wager) == SettledWhen::in_the_interim;
        if (late == interim) return true;
    }
    return interim;
}

void judge_option_wagers(Deciding& d) {
    const bool interim = d.s.round.stage == Stage::interim;
    for (int number = next_staked_box(d.s, 0); number != 0; number = next_staked_box(d.s, number)) {
        const bool watched =
            std::any_of(d.s.round.option_wagers.begin(), d.s.round.option_wagers.end(),
                        [&](const OptionWager& w) { return w.box == number; });
        if (d.s.box(number).hands[0].face_down != 0 && watched) {
            d.emit(Because(d.r.face_down), CardsTurned{{u8(number), 0}, 0});
        }
    }
    settle_where(d, [&](const OptionWager& wager) {
        return interim || time_of(d.s, wager) != SettledWhen::in_the_interim;
    });
    const auto on_table = [&](Option option) {
        return std::any_of(d.s.round.option_wagers.begin(), d.s.round.option_wagers.end(),
                           [&](const OptionWager& wager) { return wager.option == option; });
    };
    for (const Option option : rules::every_option) {
        if (!d.s.setup.option(option).on || !on_table(option)) continue;
        const OptionRules& o = rules_of(d.r, option);
        d.emit(Because(o.settled, o.odds, o.then_play), OptionWagersJudged{option});
    }
}

bool option_wager_decided(const State& state) {
    if (state.round.option_wagers_open == 0 || state.round.stage < Stage::play) return false;
    return std::any_of(state.round.option_wagers.begin(), state.round.option_wagers.end(),
                       [&](const OptionWager& wager) {
                           return wager.is == OptionWagerIs::down &&
                                  judge(state.setup, wager.option, seen_by(state, wager)).is !=
                                      Verdict::Is::open;
                       });
}

void settle_decided(Deciding& d) {
    settle_where(d, [](const OptionWager&) { return true; });
}

void pay_option_wagers_after_round(Deciding& d) {
    for (const OptionWager& wager : d.s.round.option_wagers) {
        if (wager.is != OptionWagerIs::paid_after_round) continue;
        const Verdict verdict = judge(d.s.setup, wager.option, seen_by(d.s, wager));
        pay_option_wager(d, wager, verdict.to_one, settled_because(d, wager, verdict));
    }
}

}  // namespace croupier::table
