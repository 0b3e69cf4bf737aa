// Wins, losses and stand offs: which clause decides a wager, and what is paid or taken for it.
#include "table/settlement.hpp"

#include <algorithm>

#include "table/options.hpp"
#include "table/surrender.hpp"

namespace croupier::table {
namespace {

using rules::Over21;
using rules::Rounding;
using rules::Takes;

// How one wager on one hand comes out, and the clauses that say so.
struct Outcome {
    enum class Is : std::uint8_t { wins, loses, stands_off } is;
    bool by_blackjack{false};  // the dealer's Blackjack takes it
    Because because;
};

Outcome outcome(const Deciding& d, const PlayedHand& hand) {
    const Rules& r = d.r;
    using Is = Outcome::Is;
    const bool dealer_blackjack = d.s.round.dealer.blackjack();
    const int dealer = d.s.round.dealer.total().points;
    const int player = hand.total().points;
    const auto equal = [&] {
        return Outcome{Is::stands_off, false,
                       Because(r.stand_off, r.stand_off_definition, r.settlement)};
    };
    // Cards that came by mistake to a hand that was done count as they lie.
    if (hand.total().bust()) return {Is::loses, false, Because(r.loses_bust)};
    if (!hand.blackjack() && wins_at_once(r, hand)) {
        return {Is::wins, false,
                player == cards::best_total ? Because(r.wins_21) : Because(r.wins_five_and_under)};
    }
    if (hand.blackjack()) {
        if (dealer_blackjack) return equal();
        const bool named = r.wins_blackjack.value == rules::BlackjackWins::over_every_hand ||
                           dealer == cards::best_total;
        return {Is::wins, false,
                named                        ? Because(r.wins_blackjack)
                : dealer > cards::best_total ? Because(r.wins_dealer_bust)
                                             : Because(r.wins_higher)};
    }
    if (dealer_blackjack) {
        if (player == cards::best_total) {
            if (r.blackjack_over_21.value == Over21::stands_off) {
                return {Is::stands_off, false, Because(r.blackjack_over_21, r.stand_off)};
            }
            return {Is::loses, true, Because(r.blackjack_over_21)};
        }
        return {
            Is::loses, true,
            r.loses_to_blackjack.because ? Because(r.loses_to_blackjack) : Because(r.loses_lower)};
    }
    if (dealer == cards::best_total + 1 && r.stand_off_22.because) {
        return {Is::stands_off, false, Because(r.stand_off_22, r.stand_off_definition)};
    }
    if (dealer > cards::best_total) return {Is::wins, false, Because(r.wins_dealer_bust)};
    if (player > dealer) return {Is::wins, false, Because(r.wins_higher)};
    if (player < dealer) return {Is::loses, false, Because(r.loses_lower)};
    return equal();
}

// What a dealer's Blackjack leaves of one bettor's wagers on a box where some were added. The
// busted ones are gone already; of the rest it takes one original wager, or nothing where the
// reading counts a busted one against it.
class TakenByBlackjack {
public:
    TakenByBlackjack(Deciding& d, const Bettor& bettor) : d_(d), bettor_(bettor), taken_(false) {}

    void take(HandId id, const PlayedHand& hand, const Stake& stake, Because because) {
        const Rules& r = d_.r;
        const auto& takes = hand.from_split ? r.takes_after_split : r.takes_after_double;
        const bool spared =
            takes.value != Takes::everything &&
            (taken_ || (takes.value == Takes::original_only && bettor_.lost > nothing));
        if (spared) {
            d_.emit(Because(takes),
                    WagerReturned{bettor_.player, id, stake.all(), Returned::spared, true});
            return;
        }
        if (takes.value == Takes::everything) {
            d_.emit(because.with(r.settlement), WagerLost{bettor_.player, id, stake.all()});
            return;
        }
        taken_ = true;
        if (stake.added > nothing) {
            d_.emit(Because(r.takes_after_double),
                    WagerReturned{bettor_.player, id, stake.added, Returned::spared, false});
        }
        if (stake.added > nothing || hand.from_split) because.with(takes);
        d_.emit(because.with(r.losers_cleared), WagerLost{bettor_.player, id, stake.base});
    }

private:
    Deciding& d_;
    const Bettor& bettor_;
    bool taken_;
};

void cite_added_wagers(const Deciding& d, Because& because, const PlayedHand& hand,
                       const Stake& stake) {
    if (stake.added > nothing) because.with(d.r.double_settled).with(d.r.double_pays_even);
    if (hand.from_split) because.with(d.r.split_settled);
}

// What a bettor has lost on a box beyond the original wager, where a dealer's Blackjack caps the
// whole loss at that. Busted hands are taken before the Blackjack is known; what was given up to
// take a double back is gone for good.
Money lost_above_original(const State& state, const Bettor& bettor) {
    if (bettor.lost <= bettor.counts) return nothing;
    const bool capped = state.rules().takes_after_split.value == Takes::original_only &&
                        state.round.dealer.blackjack();
    if (!capped) return nothing;
    return std::min(bettor.lost - bettor.counts, bettor.lost - bettor.forfeited);
}

bool is_678(const cards::Hand& hand) {
    if (hand.size() != 3) return false;
    int seen = 0;
    for (const Card card : hand.cards()) seen |= 1 << static_cast<int>(card.rank);
    return seen == ((1 << 6) | (1 << 7) | (1 << 8));
}

bool is_777(const cards::Hand& hand) {
    if (hand.size() != 3) return false;
    const auto cards = hand.cards();
    return std::all_of(cards.begin(), cards.end(),
                       [](Card card) { return card.rank == cards::Rank::seven; });
}

bool one_suit(const cards::Hand& hand) {
    const auto cards = hand.cards();
    return std::all_of(cards.begin(), cards.end(),
                       [&](Card card) { return card.suit == cards[0].suit; });
}

// The line of the payout table that a hand of 21 falls under.
const rules::Ruled<Ratio>& odds_of_21(const Rules& r, const PlayedHand& hand) {
    const bool plain = hand.doubled || (hand.from_split && r.bonus_after_split.value ==
                                                               rules::BonusAfterSplit::not_paid);
    if (plain || !r.bonus_after_split.because) return r.win_pays;
    const bool spades = hand.cards[0].suit == cards::Suit::spades;
    const bool suited = one_suit(hand.cards);
    if (is_678(hand.cards)) {
        return !suited ? r.pays_678 : (spades ? r.pays_678_spades : r.pays_678_suited);
    }
    if (is_777(hand.cards)) {
        return !suited ? r.pays_777 : (spades ? r.pays_777_spades : r.pays_777_suited);
    }
    switch (hand.cards.size()) {
        case 2:
        case 3:
        case 4: return r.win_pays;
        case 5: return r.pays_five_cards;
        case 6: return r.pays_six_cards;
        default: return r.pays_seven_cards;
    }
}

bool player_21(const PlayedHand& hand) { return hand.total().points == cards::best_total; }

// Settles one bettor's wagers on a box, hand by hand. Tells whether something was won.
bool settle_bettor(Deciding& d, int number, int index) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Box& box = s.box(number);
    const Bettor& bettor = box.bettors[at(index)];
    TakenByBlackjack blackjack(d, bettor);
    bool won = false;
    for (int h = next_hand(box, -1); h >= 0; h = next_hand(box, h)) {
        const PlayedHand& hand = box.hands[at(h)];
        const Stake& stake = hand.stakes[at(index)];
        const HandId id{u8(number), u8(h)};
        if (!stake.live) continue;
        if (bettor.under == Under::to_return) {
            d.emit(Because(r.under_minimum_again, r.under_minimum),
                   WagerReturned{bettor.player, id, stake.all(), Returned::under_minimum, true});
            continue;
        }
        if (bettor.surrender == Surrender::surrendered) {
            settle_surrender(d, bettor.player, id, stake.all());
            continue;
        }
        Outcome result = outcome(d, hand);
        Because& because = result.because;
        cite_added_wagers(d, because, hand, stake);
        switch (result.is) {
            case Outcome::Is::wins: {
                const bool natural = hand.blackjack();
                const bool early = wins_at_once(r, hand) && player_21(hand);
                const auto& odds = natural ? r.blackjack_pays
                                   : early ? odds_of_21(r, hand)
                                           : r.win_pays;
                because.with(odds).with(r.odds).with(r.settlement).with(r.winners_paid);
                if (hand.cards.ace_and_ten() && !natural) because.with(r.split_no_blackjack);
                pay(d, because, bettor.player, id, odds.value, stake.all());
                won = true;
                break;
            }
            case Outcome::Is::stands_off:
                d.emit(because,
                       WagerReturned{bettor.player, id, stake.all(), Returned::stand_off, true});
                break;
            case Outcome::Is::loses:
                if (result.by_blackjack) {
                    blackjack.take(id, hand, stake, because);
                } else {
                    because.with(r.settlement).with(r.losers_cleared);
                    d.emit(because, WagerLost{bettor.player, id, stake.all()});
                }
                break;
        }
    }
    return won;
}

// Three sevens of one suit: with a dealer's seven they win more.
bool super_bonus_cards(const Rules& r, const PlayedHand& hand) {
    return r.super_bonus_small.because && is_777(hand.cards) && one_suit(hand.cards);
}

bool super_bonus_barred(const Rules& r, const Box& box, const PlayedHand& hand) {
    if (!hand.from_split) return false;
    return box.split_suited_sevens ||
           r.super_bonus_after_split.value == rules::SuperBonusAfterSplit::never;
}

void pay_super_bonus(Deciding& d, const Bettor& bettor, HandId id, Money wager) {
    const Rules& r = d.r;
    const auto dollars = [](int amount) { return Money{std::int64_t{100} * amount}; };
    const bool large = wager >= dollars(r.super_bonus_large.value.wager_from);
    const auto& bonus = large ? r.super_bonus_large : r.super_bonus_small;
    if (wager < dollars(bonus.value.wager_from) || bettor.under == Under::to_return) return;
    d.emit(Because(bonus, r.super_bonus_paid),
           SuperBonusPaid{bettor.player, id, dollars(bonus.value.dollars)});
}

// Every other original wager of a round with a Super Bonus has its part in it.
void share_super_bonus(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const auto& bonus = r.super_bonus_others;
    const bool once = r.super_bonus_shared.value == rules::BonusToOthers::each_player;
    std::vector<PlayerId> had;  // the winners, and then whoever has had a part
    for (int number = next_staked_box(s, 0); number != 0; number = next_staked_box(s, number)) {
        const Box& box = s.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            if (box.bettors[at(i)].super_bonus) had.push_back(box.bettors[at(i)].player);
        }
    }
    if (had.empty()) return;
    for (int number = next_staked_box(s, 0); number != 0; number = next_staked_box(s, number)) {
        const Box& box = s.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& bettor = box.bettors[at(i)];
            if (bettor.super_bonus || bettor.annulled || bettor.under == Under::to_return) continue;
            if (bettor.counts == nothing) continue;
            if (once && std::find(had.begin(), had.end(), bettor.player) != had.end()) continue;
            had.push_back(bettor.player);
            d.emit(Because(bonus, r.super_bonus_shared),
                   SuperBonusShared{bettor.player, u8(number),
                                    Money{std::int64_t{100} * bonus.value.dollars}});
        }
    }
}

}  // namespace

bool wins_at_once(const Rules& rules, const PlayedHand& hand) {
    const int points = hand.total().points;
    if (points == cards::best_total) return static_cast<bool>(rules.wins_21.because);
    return points < cards::best_total && rules.wins_five_and_under.because &&
           hand.cards.size() >= rules.cards_max.value;
}

void pay_at_once(Deciding& d, HandId id, const PlayedHand& hand) {
    const Rules& r = d.r;
    const Box& box = d.s.box(id.box);
    const bool is_21 = hand.total().points == cards::best_total;
    if (hand.face_down != 0) d.emit(Because(r.face_down), CardsTurned{id, 0});
    const auto& odds = is_21 ? odds_of_21(r, hand) : r.win_pays;
    const bool sevens = super_bonus_cards(r, hand);
    const bool barred = hand.doubled || super_bonus_barred(r, box, hand);
    const bool none = d.s.round.dealer.cards.empty();
    const bool bonus = sevens && !none && d.s.round.dealer.cards[0].rank == cards::Rank::seven;
    for (int i = 0; i < box.bettor_count; ++i) {
        const Stake& stake = hand.stakes[at(i)];
        if (!stake.live) continue;
        Because because(odds, r.pays_21_at_once, is_21 ? r.wins_21 : r.wins_five_and_under);
        if (!is_21) because.with(r.five_and_under);
        if (hand.doubled) {
            because = stake.added > nothing
                          ? Because(r.double_pays_even, r.double_no_bonus, odds, r.pays_21_at_once)
                          : Because(r.double_no_bonus_unfollowed, odds, r.pays_21_at_once);
        } else if (bonus && barred) {
            because.with(r.super_bonus_after_split);
        }
        if (hand.from_split && hand.cards.ace_and_ten()) because.with(r.split_no_blackjack);
        pay(d, because, box.bettors[at(i)].player, id, odds.value, stake.all());
    }
    if (bonus && !barred) {
        for (int i = 0; i < box.bettor_count; ++i) {
            const Stake& stake = hand.stakes[at(i)];
            if (stake.live) pay_super_bonus(d, box.bettors[at(i)], id, stake.base);
        }
    }
    // While the dealer has no card the bonus is open, and the cards stay for it.
    if (sevens && !barred && none) return;
    d.emit(Because(r.removes_21, r.pays_21_at_once), CardsRemoved{id});
}

void pay_late_super_bonus(Deciding& d, Card first) {
    const State& s = d.s;
    const Rules& r = d.r;
    for (int number = next_staked_box(s, 0); number != 0; number = next_staked_box(s, number)) {
        const Box& box = s.box(number);
        for (int h = 0; h < box.hand_count; ++h) {
            const PlayedHand& hand = box.hands[at(h)];
            const HandId id{u8(number), u8(h)};
            if (!super_bonus_cards(r, hand) || hand.doubled || hand.removed) continue;
            if (super_bonus_barred(r, box, hand)) continue;
            for (int i = 0; i < box.bettor_count && first.rank == cards::Rank::seven; ++i) {
                const Bettor& bettor = box.bettors[at(i)];
                const Stake& stake = hand.stakes[at(i)];
                if (stake.base > nothing && !stake.live && !bettor.annulled) {
                    pay_super_bonus(d, bettor, id, stake.base);
                }
            }
            d.emit(Because(r.removes_21, r.pays_21_at_once), CardsRemoved{id});
        }
    }
}

Money winnings(const Setup& setup, Money stake, Ratio odds) {
    const Money exact = ledger::winnings(stake, odds);
    switch (setup.rules.rounding.value) {
        case Rounding::exact: return exact;
        case Rounding::up_to_chip:
            return setup.chips.can_make(exact) ? exact : setup.chips.next_up(exact);
        case Rounding::down_to_chip: return setup.chips.next_down(exact);
        case Rounding::wager_up: {
            if (setup.chips.can_make(exact)) return exact;
            Money wager = stake;
            do {
                wager.cents += setup.step.cents - wager.cents % setup.step.cents;
            } while (!setup.chips.can_make(ledger::winnings(wager, odds)));
            return ledger::winnings(wager, odds);
        }
    }
    return exact;
}

void pay(Deciding& d, const Because& because, PlayerId player, HandId hand, Ratio odds,
         Money stake) {
    const Box& box = d.s.box(hand.box);
    const Bettor& bettor = box.bettors[at(bettor_index(box, player))];
    if (bettor.under == Under::to_return) {
        d.emit(Because(d.r.under_minimum_again, d.r.under_minimum),
               WagerReturned{player, hand, stake, Returned::under_minimum, true});
        return;
    }
    const Money won = winnings(d.s.setup, stake, odds);
    const WagerPaid paid{player, hand, stake, won, false};
    if (won == ledger::winnings(stake, odds)) {
        d.emit(because, paid);
    } else {
        d.emit(Because(d.r.rounding).with_all(because), paid);
    }
}

void lose_busted(Deciding& d, HandId id) {
    const Rules& r = d.r;
    const Box& box = d.s.box(id.box);
    const PlayedHand& hand = d.s.hand(id);
    for (int i = 0; i < box.bettor_count; ++i) {
        const Stake& stake = hand.stakes[at(i)];
        if (!stake.live) continue;
        const Bettor& bettor = box.bettors[at(i)];
        if (bettor.under == Under::to_return) {
            d.emit(Because(r.under_minimum_again, r.under_minimum),
                   WagerReturned{bettor.player, id, stake.all(), Returned::under_minimum, true});
            continue;
        }
        Because because(r.loses_bust, r.loses_bust_at_once);
        if (hand.from_split) because.with(r.split_bust);
        d.emit(because.with(r.losers_cleared), WagerLost{bettor.player, id, stake.all()});
    }
    d.emit(Because(r.loses_bust_cards_removed, r.loses_bust), CardsRemoved{id});
}

int next_unsettled_box(const State& state) {
    for (int number = next_staked_box(state, 0); number != 0;
         number = next_staked_box(state, number)) {
        const Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            if (box.bettors[at(i)].excess_due) return number;
            if (lost_above_original(state, box.bettors[at(i)]) > nothing) return number;
        }
        for (int hand = 0; hand < box.hand_count; ++hand) {
            if (box.hands[at(hand)].any_live()) return number;
        }
    }
    return 0;
}

void settle_box(Deciding& d, int number) {
    const Rules& r = d.r;
    const Box& box = d.s.box(number);
    for (int hand = 0; hand < box.hand_count; ++hand) {
        const PlayedHand& played = box.hands[at(hand)];
        if (played.face_down != 0 && played.any_live()) {
            d.emit(Because(r.face_down), CardsTurned{{u8(number), u8(hand)}, 0});
        }
    }
    bool won = false;
    for (int i = 0; i < box.bettor_count; ++i) won = settle_bettor(d, number, i) || won;
    for (int i = 0; i < box.bettor_count; ++i) {
        const Bettor& bettor = box.bettors[at(i)];
        if (const Money back = lost_above_original(d.s, bettor); back > nothing) {
            d.emit(Because(r.takes_after_split, r.takes_after_double),
                   LossReturned{bettor.player, u8(number), back});
        }
        if (!bettor.excess_due) continue;
        d.emit(Because(r.over_maximum), WagerReturned{bettor.player,
                                                      {u8(number), 0},
                                                      bettor.placed - bettor.counts,
                                                      Returned::excess,
                                                      false});
    }
    if (won && r.collect_when_all_paid.because) {
        d.emit(Because(r.collect_when_all_paid), BoxSettled{u8(number)});
    }
}

void end_round(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    std::vector<PlayerId> warned;
    for (int number = next_staked_box(s, 0); number != 0; number = next_staked_box(s, number)) {
        const Box& box = s.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& bettor = box.bettors[at(i)];
            if (bettor.under != Under::tolerated) continue;
            if (std::find(warned.begin(), warned.end(), bettor.player) != warned.end()) continue;
            warned.push_back(bettor.player);
            d.emit(Because(r.under_minimum_warned), PlayerWarned{bettor.player});
        }
    }
    for (const OptionWager& wager : s.round.option_wagers) {
        if (wager.under != Under::tolerated || wager.placed == nothing) continue;
        if (std::find(warned.begin(), warned.end(), wager.player) != warned.end()) continue;
        warned.push_back(wager.player);
        d.emit(Because(r.under_minimum_warned), PlayerWarned{wager.player});
    }
    pay_option_wagers_after_round(d);
    return_undecided_option_wagers(d);
    if (r.super_bonus_others.because) share_super_bonus(d);
    d.emit(Because(r.round_ends, r.round), RoundEnded{s.round.number});
    if (s.sign.announced && s.sign.announced->rounds_to_wait <= 1 &&
        s.sign.announced->minutes_to_wait == 0) {
        d.emit(Because(r.limits_changed, r.limits_notice),
               limits_changed(r, s.sign.announced->minimum, s.sign.announced->maximum));
    }
}

}  // namespace croupier::table
