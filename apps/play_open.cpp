#include "apps/play_open.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;
using table::Command;
using table::HandId;
using table::Offer;
using table::PlayerId;
using table::Stage;
using table::State;

constexpr Money usual_wager{2500};
constexpr Money usual_buy{20'000};

std::string in_words(Money amount) { return ledger::to_string(amount); }

bool is_accepted(const State& state, std::vector<Command> commands) {
    return !rehearse(state, commands);
}

std::vector<Command> bets_on(const Guest& guest, const std::vector<int>& boxes, Money amount) {
    std::vector<Command> bets;
    bets.reserve(boxes.size());
    for (const int box : boxes) bets.emplace_back(table::Bet{guest.id, box, amount});
    return bets;
}

// An amount that the table would take on each of these boxes; nothing if none is found.
Money acceptable_bet(const State& state, const Guest& guest, const std::vector<int>& boxes) {
    const Money chips = table::chips_of(state, guest.id);
    const Money step = state.setup.step;
    const Money all{chips.cents / step.cents * step.cents};
    std::vector<Money> amounts{usual_wager, state.setup.minimum, all};
    if (!guest.last_round.empty()) amounts.insert(amounts.begin(), guest.last_round[0].amount);
    for (const Money amount : amounts) {
        if (amount > ledger::nothing && is_accepted(state, bets_on(guest, boxes, amount))) {
            return amount;
        }
    }
    return ledger::nothing;
}

int box_elsewhere(const State& state, const Guest& guest) {
    for (int box = 1; box <= state.setup.boxes; ++box) {
        const bool own =
            std::find(guest.boxes.begin(), guest.boxes.end(), box) != guest.boxes.end();
        const bool wagered =
            state.stage == Stage::betting && table::bettor_index(state.box(box), guest.id) >= 0;
        if (!own && !wagered) return box;
    }
    return 0;
}

std::vector<int> boxes_wagered_on(const State& state, PlayerId player) {
    std::vector<int> boxes;
    if (state.stage != Stage::betting) return boxes;
    for (int box = 1; box <= state.setup.boxes; ++box) {
        if (table::bettor_index(state.box(box), player) >= 0) boxes.push_back(box);
    }
    return boxes;
}

bool may_rebet(const State& state, const Guest& guest) {
    if (guest.last_round.empty() || !boxes_wagered_on(state, guest.id).empty()) return false;
    std::vector<Command> bets;
    for (const BoxWager& wager : guest.last_round) {
        bets.emplace_back(table::Bet{guest.id, wager.box, wager.amount});
    }
    return is_accepted(state, std::move(bets));
}

std::vector<Choice> open_for_wagers(const State& state, const Guest& guest) {
    std::vector<Choice> choices;
    const std::vector<int> wagered = boxes_wagered_on(state, guest.id);
    if (is_accepted(state, {table::Deal{}})) {
        choices.push_back({"deal", "", "ends the betting: the dealer deals"});
    }
    if (may_rebet(state, guest)) {
        choices.push_back({"rebet", "", "puts down what you had wagered on the last round"});
    }
    const bool own_empty = std::none_of(wagered.begin(), wagered.end(), [&](int box) {
        return std::find(guest.boxes.begin(), guest.boxes.end(), box) != guest.boxes.end();
    });
    const Money amount = acceptable_bet(state, guest, guest.boxes);
    if (own_empty && amount > ledger::nothing) {
        choices.push_back({fmt::format("bet {}", in_words(amount)), "",
                           guest.boxes.size() == 1 ? "wagers that much on your box"
                                                   : "wagers that much on each of your boxes"});
    }
    if (const int box = box_elsewhere(state, guest); box != 0) {
        const Money there = acceptable_bet(state, guest, {box});
        if (there > ledger::nothing) {
            choices.push_back({fmt::format("bet {} on {}", in_words(there), box), "",
                               "wagers on any box; another bet there replaces the first"});
        }
    }
    if (!wagered.empty()) {
        choices.push_back({"back", "", "takes your wagers back; `back 3` only that of box 3"});
    }
    if (is_accepted(state, {table::Buy{guest.id, usual_buy}})) {
        choices.push_back({fmt::format("buy {}", in_words(usual_buy)), "", "buys more chips"});
    }
    return choices;
}

std::vector<int> boxes_that_offer(const State& state, PlayerId player, Offer wanted) {
    std::vector<int> boxes;
    for (int box = 1; box <= state.setup.boxes; ++box) {
        const HandId hand{static_cast<std::uint8_t>(box), 0};
        const auto open = table::offers(state, player, hand);
        if (std::find(open.begin(), open.end(), wanted) != open.end()) boxes.push_back(box);
    }
    return boxes;
}

void add_insurance(std::vector<Choice>& choices, const State& state, PlayerId who) {
    const std::vector<int> boxes = boxes_to_insure(state, who);
    if (boxes.empty()) return;
    const std::string odds = ledger::to_string(state.rules().insurance_pays.value);
    Money least = table::most_insurance_on(state, who, boxes.front());
    std::vector<Command> covers;
    covers.reserve(boxes.size());
    for (const int box : boxes) least = std::min(least, table::most_insurance_on(state, who, box));
    for (const int box : boxes) covers.emplace_back(table::Insure{who, box, least});
    if (least > ledger::nothing && is_accepted(state, covers)) {
        choices.push_back(
            {fmt::format("insure {}", in_words(least)), "",
             fmt::format("insures your wager{}; pays {} if the dealer has Blackjack",
                         boxes.size() == 1 ? "" : "s on every box, each for that much", odds)});
        if (boxes.size() == 1) return;
    }
    for (const int box : boxes) {
        const Money most = table::most_insurance_on(state, who, box);
        if (most <= ledger::nothing || !is_accepted(state, {table::Insure{who, box, most}})) {
            continue;
        }
        choices.push_back({fmt::format("insure {} on {}", in_words(most), box), "",
                           "insures the wager on one box"});
        return;
    }
}

std::vector<Choice> open_for_insurance(const State& state, PlayerId who) {
    std::vector<Choice> choices;
    add_insurance(choices, state, who);
    const std::vector<int> even = boxes_at_even_money(state, who);
    if (!even.empty()) {
        const std::string odds = ledger::to_string(state.rules().even_money_pays.value);
        choices.push_back({"even-money", "",
                           even.size() == 1 ? "pays your Blackjack " + odds + " at once"
                                            : "pays each of your Blackjacks " + odds + " at once"});
    }
    choices.push_back({"no", "", "declines what is still open"});
    return choices;
}

// The whole wager where the chips reach, else the most that the book lets a double be.
void add_double(std::vector<Choice>& choices, const State& state, PlayerId who) {
    const HandId hand = state.turn;
    const int index = table::bettor_index(state.box(hand.box), who);
    const Money base = state.hand(hand).stakes[static_cast<std::size_t>(index)].base;
    if (is_accepted(state, {table::Double{who, hand}})) {
        choices.push_back(
            {"d", "double",
             fmt::format("adds {} for one more card and no further one", in_words(base))});
        return;
    }
    const Money chips = std::min(base, table::chips_of(state, who));
    const Money step = state.setup.step;
    const Money most{chips.cents / step.cents * step.cents};
    for (const Money amount : {chips, most, table::least_double_on(state, who, hand)}) {
        if (amount <= ledger::nothing || !is_accepted(state, {table::Double{who, hand, amount}})) {
            continue;
        }
        choices.push_back({fmt::format("d {}", in_words(amount)), "double for less",
                           "adds less than the wager for one more card"});
        return;
    }
}

void add_stay(std::vector<Choice>& choices, const State& state, PlayerId who) {
    choices.push_back({"stay", "", "does not follow: your wager stays as it is"});
    const HandId formed{state.turn.box, state.hand(state.turn).next};
    if (formed.hand == 0 || !is_accepted(state, {table::Stay{who, formed}})) return;
    choices.push_back({fmt::format("stay on {}", table::hand_word(state, formed)), "",
                       "does not follow: your wager goes to the other hand"});
}

std::vector<Choice> open_for_decisions(const State& state, PlayerId who) {
    std::vector<Choice> choices;
    for (const Offer offer : table::offers(state, who, state.turn)) {
        switch (offer) {
            case Offer::hit: choices.push_back({"h", "hit", "draws a card"}); break;
            case Offer::stand: choices.push_back({"s", "stand", "takes no more cards"}); break;
            case Offer::double_: add_double(choices, state, who); break;
            case Offer::split:
                choices.push_back({"p", "split", "makes two hands of the pair, each with a wager"});
                break;
            case Offer::stay: add_stay(choices, state, who); break;
            case Offer::insurance:
            case Offer::even_money: break;
        }
    }
    return choices;
}

}  // namespace

std::optional<table::Refusal> rehearse(const State& state, std::span<const Command> commands) {
    State copy = state;
    for (const Command& command : commands) {
        std::vector<table::Event> events;
        table::Decision decision = table::decide(copy, command, events);
        if (decision.answer == table::Answer::refused) return std::move(decision.refusal);
        for (const table::Event& event : events) table::apply(copy, event);
    }
    return std::nullopt;
}

bool between_rounds(const State& state) {
    return state.stage == Stage::betting || state.stage == Stage::settled ||
           state.stage == Stage::closed;
}

bool wagers_stand(const State& state) {
    for (std::size_t p = 0; p < state.players.size(); ++p) {
        if (table::on_layout(state, static_cast<PlayerId>(p)) > ledger::nothing) return true;
    }
    return false;
}

PlayerId speaker(const State& state, const Guest& guest) {
    const PlayerId awaited = table::awaited(state);
    return awaited == table::nobody ? guest.id : awaited;
}

std::vector<Choice> open_now(const State& state, const Guest& guest) {
    if (between_rounds(state)) return open_for_wagers(state, guest);
    const PlayerId who = table::awaited(state);
    if (who == table::nobody) {
        return {{"dealer goes on", "", "lets the dealer continue"}};
    }
    return state.stage == Stage::play ? open_for_decisions(state, who)
                                      : open_for_insurance(state, who);
}

std::vector<int> boxes_to_insure(const State& state, PlayerId player) {
    return boxes_that_offer(state, player, Offer::insurance);
}

std::vector<int> boxes_at_even_money(const State& state, PlayerId player) {
    return boxes_that_offer(state, player, Offer::even_money);
}

}  // namespace croupier::apps
