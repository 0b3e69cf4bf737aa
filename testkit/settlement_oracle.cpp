#include "testkit/settlement_oracle.hpp"

#include <algorithm>

#include "testkit/notices.hpp"

namespace croupier::testkit {
namespace {

using table::Bettor;
using table::Box;
using table::Card;
using table::Money;
using table::nothing;
using table::PlayedHand;
using table::PlayerId;
using table::Ratio;
using table::Rules;
using table::Setup;
using table::State;

constexpr int best = 21;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

Money dollars(int amount) { return {std::int64_t{100} * amount}; }

bool opens_with_21(const PlayedHand& hand) {
    if (hand.cards.size() < 2) return false;
    const bool first = hand.cards[0].is_ace() && hand.cards[1].is_ten_valued();
    return first || (hand.cards[1].is_ace() && hand.cards[0].is_ten_valued());
}

bool two_cards_make_21(const PlayedHand& hand) {
    return hand.cards.size() == 2 && opens_with_21(hand);
}

int sum_with_aces_at_one(std::span<const Card> cards) {
    int sum = 0;
    for (const Card card : cards) sum += std::min(static_cast<int>(card.rank), 10);
    return sum;
}

int aces_in(std::span<const Card> cards) {
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [](Card card) { return card.is_ace(); }));
}

// The aces that doubling has bound to one.
int bound_aces(const Rules& rules, const PlayedHand& hand, int too_many) {
    if (!hand.doubled) return 0;
    // A hand is doubled on all its cards but the last, and what came by mistake.
    const auto held = hand.cards.cards().first(at(hand.cards.size() - 1 - too_many));
    if (rules.double_on.value == rules::DoubleOn::hard_9_to_11_ace_as_one) {
        return sum_with_aces_at_one(held) + 10 <= best ? aces_in(held) : 0;
    }
    switch (rules.double_ace.value) {
        case rules::DoubleAce::unchanged: return 0;
        case rules::DoubleAce::one_if_first_two: return aces_in(held.first(2));
        case rules::DoubleAce::one_if_held: return aces_in(held);
    }
    return 0;
}

// Adds the cards up one by one; an ace that is free is eleven where that helps.
int sum_of(const Rules& rules, const PlayedHand& hand, int too_many) {
    const auto cards = hand.cards.cards();
    const int sum = sum_with_aces_at_one(cards);
    const bool free = aces_in(cards) > bound_aces(rules, hand, too_many);
    return free && sum + 10 <= best ? sum + 10 : sum;
}

// Looks for the payable amount cent by cent.
Money paid(const Setup& setup, Money stake, Ratio odds) {
    const auto exact = [&](Money wager) {
        return Money{(wager.cents * odds.won + odds.staked - 1) / odds.staked};
    };
    Money win = exact(stake);
    switch (setup.rules.rounding.value) {
        case rules::Rounding::exact: break;
        case rules::Rounding::up_to_chip:
            while (!setup.chips.can_make(win)) ++win.cents;
            break;
        case rules::Rounding::down_to_chip:
            while (win > nothing && !setup.chips.can_make(win)) --win.cents;
            break;
        case rules::Rounding::wager_up:
            while (!setup.chips.can_make(win)) {
                stake.cents = (stake.cents / setup.step.cents + 1) * setup.step.cents;
                win = exact(stake);
            }
            break;
    }
    return win;
}

// What a surrender costs: half, of which the player's part is rounded up to what chips can pay.
Money given_up(const Setup& setup, Money stake) {
    Money back{(stake.cents + 1) / 2};
    while (back < stake && !setup.chips.can_make(back)) ++back.cents;
    return stake - back;
}

bool all_sevens(const PlayedHand& hand) {
    const auto cards = hand.cards.cards();
    return std::all_of(cards.begin(), cards.end(),
                       [](Card card) { return static_cast<int>(card.rank) == 7; });
}

bool one_suit(std::span<const Card> cards) {
    return std::all_of(cards.begin(), cards.end(),
                       [&](Card card) { return card.suit == cards[0].suit; });
}

// vic-2003 10.11.1, for a hand of 21 that is no Pontoon.
Ratio pontoon_odds(const PlayedHand& hand) {
    const auto cards = hand.cards.cards();
    if (cards.size() == 3) {
        std::array<int, 3> ranks{};
        for (std::size_t i = 0; i < 3; ++i) ranks[i] = static_cast<int>(cards[i].rank);
        std::sort(ranks.begin(), ranks.end());
        const bool named = ranks == std::array{6, 7, 8} || ranks == std::array{7, 7, 7};
        if (!named) return {1, 1};
        if (!one_suit(cards)) return {3, 2};
        return cards[0].suit == cards::Suit::spades ? Ratio{3, 1} : Ratio{2, 1};
    }
    if (cards.size() < 5) return {1, 1};
    if (cards.size() == 5) return {3, 2};
    return cards.size() == 6 ? Ratio{2, 1} : Ratio{3, 1};
}

// Whether a hand wins whatever the dealer's comes to.
bool wins_early(const Setup& setup, const PlayedHand& hand, int total) {
    if (notices::is_pontoon(setup)) return total == best;
    if (!notices::is_blackjack_plus(setup)) return false;
    return total == best || (total < best && hand.cards.size() == 5);
}

Ratio early_odds(const Setup& setup, const PlayedHand& hand, bool split) {
    const bool plain =
        split && setup.rules.bonus_after_split.value == rules::BonusAfterSplit::not_paid;
    if (!notices::is_pontoon(setup) || hand.doubled || plain) return {1, 1};
    return pontoon_odds(hand);
}

// One wager against a dealer without Blackjack.
Money compared(const Setup& setup, int player, int dealer, Money stake) {
    if (dealer == best + 1 && notices::is_blackjack_plus(setup)) return nothing;
    if (dealer > best || player > dealer) return paid(setup, stake, setup.rules.win_pays.value);
    return player < dealer ? -stake : nothing;
}

// What a bettor loses on one box whatever the dealer has, and what is left for the dealer.
struct Losses {
    Money withdrawn{};  // original wagers whose doubled part was taken back
    Money busted{};
    Money standing{};
    Money original{};  // one of the wagers that stand
};

Money lost_to_blackjack(const Rules& rules, bool split, Money counts, const Losses& losses) {
    const Money all = losses.withdrawn + losses.busted;
    switch (split ? rules.takes_after_split.value : rules.takes_after_double.value) {
        case rules::Takes::everything: return all + losses.standing;
        case rules::Takes::busted_plus_one: return all + losses.original;
        case rules::Takes::original_only:
            return std::max(losses.withdrawn, std::min(all + losses.original, counts));
    }
    return nothing;
}

template <class Marks>
bool marked(const Marks& marks, PlayerId player, int box, int hand = 0) {
    return std::any_of(marks.begin(), marks.end(), [&](const auto& mark) {
        return mark.player == player && mark.box == box && mark.hand == hand;
    });
}

template <class Marks>
void unmark(Marks& marks, PlayerId player, int box) {
    std::erase_if(marks,
                  [&](const auto& mark) { return mark.player == player && mark.box == box; });
}

}  // namespace

void SettlementOracle::begin_round() {
    auto ended = std::make_shared<SettlementOracle>(*this);
    ended->before_.reset();
    *this = {};
    sides_ = ended->sides_;
    before_ = std::move(ended);
}

void SettlementOracle::resume() {
    const auto before = before_;
    const OptionWagerOracle sides = std::move(sides_);
    *this = *before;
    sides_.keep_button_of(sides);
}

void SettlementOracle::rewind() {
    const auto start = at_first_card_;
    const auto before = before_;
    const bool voided = voided_;
    const OptionWagerOracle sides = std::move(sides_);
    *this = *start;
    at_first_card_ = start;
    before_ = before;
    voided_ = voided;
    sides_.keep_button_of(sides);
}

void SettlementOracle::note(const table::Event& event) {
    if (holds_alternative<table::BettingOpened>(event.what)) begin_round();
    if (holds_alternative<table::RoundResumed>(event.what) && before_) resume();
    const bool card = holds_alternative<table::CardDealt>(event.what) ||
                      holds_alternative<table::CardStrayed>(event.what) ||
                      holds_alternative<table::CardMisplaced>(event.what) ||
                      holds_alternative<table::CardSkipped>(event.what);
    if (card && !betting_ && !at_first_card_) {
        at_first_card_ = std::make_shared<const SettlementOracle>(*this);
    }
    if (holds_alternative<table::RoundRewound>(event.what) && at_first_card_) rewind();
    note_cards(event);
    sides_.note(event);
    note_main(event);
    note_ante(event);
    if (holds_alternative<table::NoMoreBets>(event.what)) betting_ = false;
    if (holds_alternative<table::RoundVoided>(event.what)) voided_ = true;
    if (holds_alternative<table::ResultUndone>(event.what)) voided_ = true;
    if (holds_alternative<table::OptionResultUndone>(event.what)) voided_ = true;
    if (const auto* e = get_if<table::WagerReturned>(&event.what)) {
        voided_ = voided_ || e->why == table::Returned::voided;
    }
    if (const auto* e = get_if<table::OptionWagerReturned>(&event.what)) {
        voided_ = voided_ || (e->why == table::Returned::voided && !betting_);
    }
}

void SettlementOracle::note_cards(const table::Event& event) {
    const auto done = [&](table::HandId hand) {
        done_.push_back({table::nobody, hand.box, hand.hand});
    };
    if (const auto* e = get_if<table::HandStood>(&event.what)) done(e->hand);
    if (const auto* e = get_if<table::HandClosed>(&event.what)) done(e->hand);
    if (const auto* e = get_if<table::AbsentPlayed>(&event.what)) {
        if (!e->draws) done(e->hand);
    }
    if (const auto* e = get_if<table::BlackjackWaits>(&event.what)) {
        done(e->hand);
        naturals_.push_back({table::nobody, e->hand.box, e->hand.hand});
    }
    if (const auto* e = get_if<table::CardMisplaced>(&event.what)) {
        if (marked(done_, table::nobody, e->to.box, e->to.hand)) {
            too_many_.push_back({table::nobody, e->to.box, e->to.hand});
        } else {
            misdealt_ = true;
        }
    }
    // A first card that was left out comes to the dealer later, by the choice of a player.
    if (const auto* e = get_if<table::CardSkipped>(&event.what)) {
        misdealt_ = misdealt_ || e->hand.box != 0;
    }
}

// Ace and ten as the first two cards, whatever was laid on them while they waited.
bool SettlementOracle::is_natural(const PlayedHand& hand, int box) const {
    return two_cards_make_21(hand) ||
           (opens_with_21(hand) && marked(naturals_, table::nobody, box, 0));
}

int SettlementOracle::points(const Rules& rules, const PlayedHand& hand, int box, int index) const {
    const auto too_many = std::count_if(too_many_.begin(), too_many_.end(), [&](const Mark& mark) {
        return mark.box == box && mark.hand == index;
    });
    return sum_of(rules, hand, static_cast<int>(too_many));
}

void SettlementOracle::note_main(const table::Event& event) {
    if (const auto* e = get_if<table::WagerPlaced>(&event.what)) {
        if (e->under == table::Under::to_return) to_return_.push_back({e->player, e->box});
    }
    if (const auto* e = get_if<table::WagerChanged>(&event.what)) {
        unmark(to_return_, e->player, e->box);
        if (e->under == table::Under::to_return) to_return_.push_back({e->player, e->box});
    }
    if (const auto* e = get_if<table::WagerWithdrawn>(&event.what)) {
        unmark(to_return_, e->player, e->box);
    }
    if (const auto* e = get_if<table::Insured>(&event.what)) {
        covers_.push_back({e->player, e->box, e->player, e->amount});
    }
    if (const auto* e = get_if<table::CoverAllotted>(&event.what)) {
        covers_.push_back({e->player, e->box, e->owner, e->amount});
    }
    if (const auto* e = get_if<table::Surrendered>(&event.what)) {
        surrendered_.push_back({e->player, e->hand.box});
    }
    if (const auto* e = get_if<table::DoubleWithdrawn>(&event.what)) {
        withdrawn_.push_back({e->player, e->hand.box, e->hand.hand});
    }
}

void SettlementOracle::note_ante(const table::Event& event) {
    if (const auto* e = get_if<table::AntePlaced>(&event.what)) {
        antes_.push_back({e->player, e->box});
    }
    if (const auto* e = get_if<table::AnteReturned>(&event.what)) {
        if (betting_) unmark(antes_, e->player, e->box);
    }
}

// The caller's surrender reaches the others where the reading says so.
bool SettlementOracle::surrendered(const State& state, int number, int index) const {
    const Box& box = state.box(number);
    if (marked(surrendered_, box.bettors[at(index)].player, number)) return true;
    return state.rules().surrender_binds.value == rules::SurrenderBinds::all &&
           marked(surrendered_, box.bettors[box.caller].player, number);
}

Money SettlementOracle::on_box(const State& state, int number, int index) const {
    const Setup& setup = state.setup;
    const Rules& rules = setup.rules;
    const Box& box = state.box(number);
    const Bettor& bettor = box.bettors[at(index)];
    if (marked(to_return_, bettor.player, number)) return nothing;
    const Money base = box.hands[0].stakes[at(index)].base;
    if (bettor.even_money) return paid(setup, base, rules.even_money_pays.value);
    const bool dealer_blackjack = two_cards_make_21(state.round.dealer);
    if (box.hand_count == 1 && is_natural(box.hands[0], number)) {
        const bool whatever_dealer_has =
            notices::is_pontoon(setup) || notices::is_blackjack_plus(setup);
        const bool stands_off = dealer_blackjack && !whatever_dealer_has;
        if (stands_off || base == nothing) return nothing;
        return paid(setup, base, rules.blackjack_pays.value);
    }
    if (surrendered(state, number, index)) {
        return dealer_blackjack ? -base : -given_up(setup, base);
    }
    return on_hands(state, number, index);
}

Money SettlementOracle::on_hands(const State& state, int number, int index) const {
    const Setup& setup = state.setup;
    const Box& box = state.box(number);
    const Bettor& bettor = box.bettors[at(index)];
    const bool split = box.hand_count > 1;
    const bool dealer_blackjack = two_cards_make_21(state.round.dealer);
    const int dealer = sum_of(setup.rules, state.round.dealer, 0);
    Losses losses;
    Money won = nothing;
    for (int h = 0; h < box.hand_count; ++h) {
        const PlayedHand& hand = box.hands[at(h)];
        const Money base = hand.stakes[at(index)].base;
        const Money stake = base + hand.stakes[at(index)].added;
        const int total = points(setup.rules, hand, number, h);
        if (base == nothing) continue;
        if (marked(withdrawn_, bettor.player, number, h)) {
            losses.withdrawn += base;
        } else if (total > best) {
            losses.busted += stake;
        } else if (wins_early(setup, hand, total)) {
            won += paid(setup, stake, early_odds(setup, hand, split));
        } else if (!dealer_blackjack) {
            won += compared(setup, total, dealer, stake);
        } else if (total < best || setup.rules.blackjack_over_21.value == rules::Over21::loses) {
            losses.standing += stake;
            losses.original = base;
        }
    }
    if (!dealer_blackjack) return won - losses.withdrawn - losses.busted;
    return won - lost_to_blackjack(setup.rules, split, bettor.counts, losses);
}

// The Super Bonus of one bettor on one box, whatever the odds pay besides.
Money SettlementOracle::super_bonus(const State& state, int number, int index) const {
    const Box& box = state.box(number);
    if (!notices::is_pontoon(state.setup) || state.round.dealer.cards.empty()) return nothing;
    if (static_cast<int>(state.round.dealer.cards[0].rank) != 7) return nothing;
    const bool split = box.hand_count > 1;
    const auto& opening = sides_.opening(number);
    const bool suited_pair_split = split && one_suit(std::span(opening).first(2));
    const bool never =
        state.rules().super_bonus_after_split.value == rules::SuperBonusAfterSplit::never;
    if (suited_pair_split || (split && never)) return nothing;
    Money bonus = nothing;
    for (int h = 0; h < box.hand_count; ++h) {
        const PlayedHand& hand = box.hands[at(h)];
        const Money base = hand.stakes[at(index)].base;
        // A seven laid on a hand that stood was called for by nobody.
        const bool wins = hand.cards.size() == 3 && all_sevens(hand) &&
                          one_suit(hand.cards.cards()) && !hand.doubled && !hand.stood;
        if (!wins || base < dollars(2)) continue;
        bonus += base >= dollars(25) ? dollars(5000) : dollars(1000);
    }
    return bonus;
}

void SettlementOracle::add_super_bonuses(std::vector<Money>& changes, const State& state) const {
    struct Original {
        PlayerId player;
        Money bonus;
    };
    std::vector<Original> wagers;
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& bettor = box.bettors[at(i)];
            if (marked(to_return_, bettor.player, number) || bettor.counts == nothing) continue;
            wagers.push_back({bettor.player, super_bonus(state, number, i)});
        }
    }
    const auto wins = [](const Original& wager) { return wager.bonus > nothing; };
    if (std::none_of(wagers.begin(), wagers.end(), wins)) return;
    const bool once = state.rules().super_bonus_shared.value == rules::BonusToOthers::each_player;
    std::vector<PlayerId> had;
    for (const Original& wager : wagers) {
        changes[wager.player] += wager.bonus;
        if (wins(wager)) had.push_back(wager.player);
    }
    for (const Original& wager : wagers) {
        if (wins(wager)) continue;
        if (once && std::find(had.begin(), had.end(), wager.player) != had.end()) continue;
        had.push_back(wager.player);
        changes[wager.player] += dollars(50);
    }
}

// An Ante is kept whatever the wager does, unless that wager is excused or is not there.
void SettlementOracle::take_antes(std::vector<Money>& changes, const State& state) const {
    const Money waived_from = state.setup.ante_waived_from;
    for (const Mark& ante : antes_) {
        const Box& box = state.box(ante.box);
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& bettor = box.bettors[at(i)];
            const bool waived = waived_from > nothing && bettor.placed >= waived_from;
            if (bettor.player == ante.player && !waived) changes[ante.player] -= state.setup.ante;
        }
    }
}

Money SettlementOracle::on_cover(const State& state, const Cover& cover) const {
    if (cover.amount == nothing) return nothing;
    const Rules& rules = state.rules();
    const Box& box = state.box(cover.box);
    const int owner = bettor_index(box, cover.owner);
    const bool own = cover.insurer == cover.owner;
    if (own && box.bettors[at(owner)].even_money &&
        rules.even_money_and_insurance.value == rules::EvenMoneyAndInsurance::returns) {
        return nothing;
    }
    if (two_cards_make_21(state.round.dealer)) {
        return paid(state.setup, cover.amount, rules.insurance_pays.value);
    }
    return -cover.amount;
}

std::optional<std::vector<Money>> SettlementOracle::changes(const State& state) const {
    if (voided_ || misdealt_) return std::nullopt;
    std::vector<Money> changes(state.people.players.size(), nothing);
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            changes[box.bettors[at(i)].player] += on_box(state, number, i);
        }
    }
    for (const Cover& cover : covers_) changes[cover.insurer] += on_cover(state, cover);
    sides_.add_to(changes, state);
    add_super_bonuses(changes, state);
    take_antes(changes, state);
    return changes;
}

}  // namespace croupier::testkit
