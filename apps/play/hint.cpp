#include "apps/play/hint.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "apps/play/open.hpp"
#include "exact/situation.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::apps {
namespace {

using exact::Act;
using table::HandId;
using table::Offer;
using table::State;

constexpr std::size_t six = 5;

void count(exact::CardsLeft& left, cards::Card card, int cards) {
    const std::size_t value = exact::value_of(card.rank);
    left.by_value[value] += cards;
    if (value >= six && value <= six + 2) {
        left.by_suit[value - six][static_cast<std::size_t>(card.suit)] += cards;
    }
    if (value == exact::ten) {
        const auto above =
            static_cast<std::size_t>(card.rank) - static_cast<std::size_t>(cards::Rank::ten);
        left.of_ten[above] += cards;
    }
}

// What the hint reckons with, the hand and the dealer's card included.
exact::CardsLeft cards_for(const State& state, const exact::Terms& terms,
                           const table::PlayedHand& hand, HintFrom from) {
    if (from == HintFrom::fresh_shoe) {
        exact::CardsLeft left = exact::cards_left(terms);
        // The other card of the pair that was split is gone.
        if (hand.from_split) count(left, hand.cards[0], -1);
        return left;
    }
    exact::CardsLeft left;
    for (const cards::Card card : state.cards.shoe.cards()) count(left, card, 1);
    for (const cards::Card card : hand.cards.cards()) count(left, card, 1);
    count(left, state.round.dealer.cards[0], 1);
    return left;
}

exact::Situation situation_of(const State& state, HandId id) {
    const table::Box& box = state.box(id.box);
    const table::PlayedHand& hand = box.hands[id.hand];
    exact::Situation now;
    const auto held = hand.cards.cards();
    for (std::size_t n = 0; n < held.size(); ++n) {
        const std::size_t value = exact::value_of(held[n].rank);
        ++now.hand[value];
        if (n < 2 && value == exact::ace) ++now.early;
    }
    now.first = exact::value_of(state.round.dealer.cards[0].rank);
    now.formed = hand.from_split ? exact::Formed::by_a_split : exact::Formed::by_the_deal;
    now.hands = box.hand_count;
    return now;
}

struct Worth {
    std::string_view called;
    double value;
};

std::string line_of(const State& state, const Guest& guest, HandId hand,
                    std::vector<Worth> choices) {
    std::stable_sort(choices.begin(), choices.end(),
                     [](const Worth& a, const Worth& b) { return a.value > b.value; });
    std::string line = "Hint";
    const bool several = hands_in_question(state).size() > 1 || guest.boxes.size() > 1 ||
                         state.box(hand.box).hand_count > 1;
    if (several) line += fmt::format(", {}", hand_word(state, hand));
    line += fmt::format(": {}", choices.front().called);
    const char* before = " (";
    for (const Worth& choice : choices) {
        line += fmt::format("{}{} {:+.4f}", before, choice.called, choice.value);
        before = ", ";
    }
    return line + ")";
}

// In units of the wager that the choice is about.
std::vector<Worth> worth_of(const State& state, HandId id, const std::vector<Offer>& open,
                            HintFrom from) {
    const table::PlayedHand& hand = state.box(id.box).hands[id.hand];
    const exact::Terms terms = exact::terms_of(state.setup.rules, state.setup.decks);
    const exact::CardsLeft left = cards_for(state, terms, hand, from);
    const exact::Situation now = situation_of(state, id);
    const auto is_open = [&](Offer offer) {
        return std::find(open.begin(), open.end(), offer) != open.end();
    };
    if (is_open(Offer::withdraw_double)) {
        return {{"leave the double", exact::kept_double(terms, left, now, hand.total().points)},
                {"take it back", -1.0}};
    }
    if (is_open(Offer::even_money)) {
        return {{"wait", exact::waiting_blackjack(terms, left, now)},
                {"even money", exact::as_number<double>(state.setup.rules.even_money_pays.value)}};
    }
    if (is_open(Offer::insurance)) {
        return {
            {"no insurance", 0.0},
            {"insurance", exact::insurance_now(state.setup.rules.insurance_pays.value, left, now)}};
    }
    const exact::Choices<double> all = exact::choices_now(terms, left, now);
    std::vector<Worth> worth;
    const auto add = [&](Offer offer, std::string_view called, const std::optional<double>& value) {
        if (is_open(offer) && value) worth.push_back({called, *value});
    };
    add(Offer::stand, "stand", all.stand);
    add(Offer::hit, "hit", all.hit);
    add(Offer::double_, "double", all.double_down);
    add(Offer::split, "split", all.split);
    add(Offer::surrender, "surrender", all.surrender);
    // Where surrender is offered the play comes after: it is worth what the best of it is.
    if (worth.size() == 1 && is_open(Offer::surrender)) {
        exact::Choices<double> rest = all;
        rest.surrender.reset();
        rest.choose_best();
        worth.push_back({"play on", rest.value});
    }
    return worth;
}

}  // namespace

std::vector<std::string> hints(const State& state, const Guest& guest, HintFrom from) {
    const table::PlayerId who = speaker(state, guest);
    std::vector<std::string> lines;
    if (state.round.dealer.cards.empty()) return lines;
    for (const HandId hand : table::hands_open_to(state, who)) {
        const std::vector<Offer> open = table::offers(state, who, hand);
        std::vector<Worth> worth = worth_of(state, hand, open, from);
        if (worth.size() > 1) lines.push_back(line_of(state, guest, hand, std::move(worth)));
    }
    if (!lines.empty() && from == HintFrom::cards_left) {
        lines.push_back(fmt::format("from the {} cards left in the shoe", state.cards_in_shoe()));
    }
    return lines;
}

}  // namespace croupier::apps
