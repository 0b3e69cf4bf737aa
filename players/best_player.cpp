#include "players/best_player.hpp"

namespace croupier::players {
namespace {

constexpr int box = BestPlayer::box;

table::HandId id(std::size_t hand) { return {box, static_cast<std::uint8_t>(hand)}; }

std::size_t value(const table::PlayedHand& hand, int card) {
    return exact::value_of(hand.cards[card].rank);
}

std::size_t number_of(const table::PlayedHand& hand) {
    exact::Counts cards{};
    for (const table::Card card : hand.cards.cards()) ++cards[exact::value_of(card.rank)];
    return exact::every_hand().of(cards);
}

// A doubled hand from which the double can still be taken back.
std::optional<std::size_t> rescuable(const table::State& state) {
    if (!state.round.rescue_open) return std::nullopt;
    const table::Box& mine = state.box(box);
    for (std::size_t hand = 0; hand < mine.hand_count; ++hand) {
        const table::Stake& stake = mine.hands[hand].stakes[0];
        if (stake.live && stake.may_withdraw) return hand;
    }
    return std::nullopt;
}

cards::Rank third_of_straight(const table::PlayedHand& hand) {
    for (const auto rank : {cards::Rank::six, cards::Rank::seven, cards::Rank::eight}) {
        if (hand.cards[0].rank != rank && hand.cards[1].rank != rank) return rank;
    }
    return cards::Rank::six;
}

}  // namespace

table::Command BestPlayer::answer(const table::State& state) const {
    const table::Box& mine = state.box(box);
    const std::size_t first = exact::value_of(state.round.dealer.cards[0].rank);
    if (const auto doubled = rescuable(state)) {
        return withdraws(mine.hands[*doubled], first)
                   ? table::Command(table::WithdrawDouble{player_, id(*doubled)})
                   : table::Command(table::GoOn{});
    }
    switch (state.round.stage) {
        case table::Stage::insurance: return to_insurance(mine.hands[0], first);
        case table::Stage::surrender:
            return choices_of(state, mine.hands[0]).act == exact::Act::surrender
                       ? table::Command(table::SurrenderHand{player_, box})
                       : table::Command(table::GoOn{});
        case table::Stage::play: return decision(state);
        default: return table::GoOn{};
    }
}

const exact::Decisions& BestPlayer::decisions_for(const table::PlayedHand& hand) const {
    return hand.from_split ? wager_.split(value(hand, 0)).decisions() : dealt_;
}

bool BestPlayer::withdraws(const table::PlayedHand& hand, std::size_t first) const {
    const std::size_t number = number_of(hand);
    const bool low = hand.total().points != exact::every_hand()[number].points();
    return decisions_for(hand).withdraws(number, first, low);
}

table::Command BestPlayer::to_insurance(const table::PlayedHand& hand, std::size_t first) const {
    if (hand.blackjack() && wager_.takes_even_money(number_of(hand), first)) {
        return table::TakeEvenMoney{player_, box};
    }
    return table::GoOn{};
}

// Two cards as they were dealt, with what is open to them.
exact::Choices<double> BestPlayer::choices_of(const table::State& state,
                                              const table::PlayedHand& hand) const {
    const std::size_t a = value(hand, 0);
    const std::size_t b = value(hand, 1);
    const table::Card up = state.round.dealer.cards[0];
    exact::Choices<double> choices = wager_.deal(a, b, exact::value_of(up.rank));
    if (wager_.suits_matter(a, b)) choices.hit = hit_by_suits(hand, up);
    if (state.round.stage != table::Stage::surrender) choices.surrender.reset();
    if (!hand.pair(wager_.terms().pair_by)) choices.split.reset();
    choices.choose_best();
    return choices;
}

// With two of 6, 7 and 8 or two sevens: the third card pays by its suit, and every card in
// sight is gone.
double BestPlayer::hit_by_suits(const table::PlayedHand& hand, table::Card up) const {
    const exact::Terms& terms = wager_.terms();
    const std::size_t number = number_of(hand);
    const std::size_t first = exact::value_of(up.rank);
    const bool sevens = value(hand, 0) == value(hand, 1);
    const auto rank = sevens ? hand.cards[0].rank : third_of_straight(hand);
    const auto chance = wager_.against().drawn(number, first, exact::value_of(rank));
    const auto by_suits = exact::by_suits<double>(terms, wager_.left());
    double hit = *wager_.play().at(number, first).hit;
    hit -= chance * (sevens ? by_suits.sevens : by_suits.straight);
    const double rest = terms.decks * cards::cards_in(terms.deck) - 3;
    const bool suited = hand.cards[0].suit == hand.cards[1].suit;
    for (int s = 0; s < cards::suits; ++s) {
        const auto suit = static_cast<cards::Suit>(s);
        const table::Card third{rank, suit};
        int left = terms.decks;
        for (const table::Card seen : {hand.cards[0], hand.cards[1], up}) {
            left -= seen == third ? 1 : 0;
        }
        const bool one_suit = suited && suit == hand.cards[0].suit;
        hit += left / rest * pays(sevens, one_suit, suit);
    }
    return hit;
}

double BestPlayer::pays(bool sevens, bool one_suit, cards::Suit suit) const {
    const exact::Terms::Bonuses& bonuses = *wager_.terms().bonuses;
    const bool spades = one_suit && suit == cards::Suit::spades;
    const exact::Ratio odds = sevens ? (spades     ? bonuses.sevens_spades
                                        : one_suit ? bonuses.sevens_suited
                                                   : bonuses.sevens)
                                     : (spades     ? bonuses.straight_spades
                                        : one_suit ? bonuses.straight_suited
                                                   : bonuses.straight);
    return exact::as_number<double>(odds);
}

bool BestPlayer::splits_again(const table::Box& mine, const table::PlayedHand& hand,
                              std::size_t first) const {
    if (hand.cards.size() != 2 || value(hand, 0) != value(hand, 1)) return false;
    const auto& split = wager_.split(value(hand, 0));
    return split.splits_again(first) && mine.hand_count < split.hands_max();
}

exact::Act BestPlayer::act(const table::State& state, const table::PlayedHand& hand) const {
    const std::size_t first = exact::value_of(state.round.dealer.cards[0].rank);
    if (hand.from_split && splits_again(state.box(box), hand, first)) return exact::Act::split;
    if (!hand.from_split && hand.cards.size() == 2) return choices_of(state, hand).act;
    const bool told = wager_.against().early_kinds() > 1;
    const int aces = (hand.cards[0].is_ace() ? 1 : 0) + (hand.cards[1].is_ace() ? 1 : 0);
    return decisions_for(hand).act(number_of(hand), first, told ? aces : 0);
}

table::Command BestPlayer::decision(const table::State& state) const {
    const table::HandId turn = state.round.turn;
    switch (act(state, state.hand(turn))) {
        case exact::Act::none:
        case exact::Act::surrender:
        case exact::Act::stand: return table::Stand{player_, turn};
        case exact::Act::hit: return table::Hit{player_, turn};
        case exact::Act::double_down: return table::Double{player_, turn};
        case exact::Act::split: return table::Split{player_, turn};
    }
    return table::GoOn{};
}

}  // namespace croupier::players
