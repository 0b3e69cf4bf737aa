#include "apps/play/open.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "host/host.hpp"
#include "record/command_of.hpp"
#include "record/parse.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;
using table::Command;
using table::HandId;
using table::Offer;
using table::Option;
using table::PlayerId;
using table::Stage;
using table::State;

constexpr Money usual_wager{2500};
constexpr Money usual_option_wager{500};
constexpr Money usual_buy{20'000};

bool is_accepted(const State& state, const std::vector<Command>& commands) {
    std::vector<host::Order> orders;
    orders.reserve(commands.size());
    for (const Command& command : commands) orders.push_back({command});
    return !host::would_refuse(state, orders);
}

bool takes_wagers(const State& state, const Guest& guest, const std::vector<GuestWager>& wagers) {
    std::vector<host::Order> orders;
    for (const GuestWager& wager : with_antes(state, guest, wagers)) {
        const std::string line = statement_of(guest, wager);
        const auto parsed = record::parse_line(line);
        const auto* statement = std::get_if<record::Statement>(&parsed);
        if (!statement) return false;
        const record::Asked asked = record::command_of(statement->what, state, {});
        const auto* order = std::get_if<host::Order>(&asked.what);
        if (!order) return false;
        orders.push_back(*order);
    }
    return !host::would_refuse(state, orders);
}

bool takes_on_each(const State& state, const Guest& guest, const std::vector<int>& boxes,
                   Money amount, std::optional<Option> option = std::nullopt) {
    std::vector<GuestWager> wagers;
    wagers.reserve(boxes.size());
    for (const int box : boxes) wagers.push_back({box, amount, option});
    return takes_wagers(state, guest, wagers);
}

// An amount that the table would take on each of these boxes; nothing if none is found.
Money acceptable_bet(const State& state, const Guest& guest, const std::vector<int>& boxes) {
    const Money chips = table::chips_of(state, guest.id);
    const Money step = state.setup.step;
    const auto in_steps = [&](Money most) { return Money{most.cents / step.cents * step.cents}; };
    std::vector<Money> amounts{usual_wager, state.setup.minimum, in_steps(chips),
                               in_steps(chips - state.setup.ante)};
    if (!guest.last_round.empty()) amounts.insert(amounts.begin(), guest.last_round[0].amount);
    for (const Money amount : amounts) {
        if (amount > ledger::nothing && takes_on_each(state, guest, boxes, amount)) return amount;
    }
    return ledger::nothing;
}

int box_elsewhere(const State& state, const Guest& guest) {
    for (int box = 1; box <= state.setup.boxes; ++box) {
        const bool own =
            std::find(guest.boxes.begin(), guest.boxes.end(), box) != guest.boxes.end();
        const bool wagered = state.round.stage == Stage::betting &&
                             table::bettor_index(state.box(box), guest.id) >= 0;
        if (!own && !wagered) return box;
    }
    return 0;
}

std::vector<int> boxes_wagered_on(const State& state, PlayerId player) {
    std::vector<int> boxes;
    if (state.round.stage != Stage::betting) return boxes;
    for (int box = 1; box <= state.setup.boxes; ++box) {
        if (table::bettor_index(state.box(box), player) >= 0) boxes.push_back(box);
    }
    return boxes;
}

bool may_rebet(const State& state, const Guest& guest) {
    if (guest.last_round.empty() || !boxes_wagered_on(state, guest.id).empty()) return false;
    return takes_wagers(state, guest, guest.last_round);
}

bool has_option_wager(const State& state, PlayerId player, std::optional<Option> option) {
    return state.round.stage == Stage::betting &&
           std::any_of(state.round.option_wagers.begin(), state.round.option_wagers.end(),
                       [&](const table::OptionWager& wager) {
                           return wager.player == player && (!option || wager.option == *option);
                       });
}

// One choice for each optional wager on the sign that the guest has not laid yet.
void add_option_wagers(std::vector<Choice>& choices, const State& state, const Guest& guest) {
    const std::vector<Option> options = options_offered(state);
    const std::vector<int> boxes = boxes_for_option_wagers(state, guest);
    for (const Option option : options) {
        if (has_option_wager(state, guest.id, option)) continue;
        for (const Money amount : {usual_option_wager, state.setup.option(option).minimum}) {
            if (!takes_on_each(state, guest, boxes, amount, option)) continue;
            const std::string word =
                options.size() > 1 ? fmt::format(" {}", rules::to_string(option)) : "";
            choices.push_back({fmt::format("side {}{}", ledger::to_string(amount), word), "",
                               fmt::format("wagers that much on {} beside your main wager{}",
                                           rules::title(option), boxes.size() > 1 ? "s" : "")});
            break;
        }
    }
}

void add_antes(std::vector<Choice>& choices, const State& state) {
    std::vector<Command> antes;
    for (const OwedAnte& owed : antes_owed(state)) {
        antes.emplace_back(table::PlaceAnte{owed.player, owed.box, state.setup.ante});
    }
    if (antes.empty() || !is_accepted(state, antes)) return;
    choices.push_back({"ante", "", "places every Ante that is still owed"});
}

std::vector<Choice> open_for_wagers(const State& state, const Guest& guest) {
    std::vector<Choice> choices;
    const std::vector<int> wagered = boxes_wagered_on(state, guest.id);
    if (is_accepted(state, {table::Deal{}})) {
        choices.push_back({"deal", "", "ends the betting: the dealer deals"});
    }
    add_antes(choices, state);
    if (may_rebet(state, guest)) {
        choices.push_back({"rebet", "", "puts down what you had wagered on the last round"});
    }
    const bool own_empty = std::none_of(wagered.begin(), wagered.end(), [&](int box) {
        return std::find(guest.boxes.begin(), guest.boxes.end(), box) != guest.boxes.end();
    });
    const Money amount = acceptable_bet(state, guest, guest.boxes);
    if (own_empty && amount > ledger::nothing) {
        choices.push_back({fmt::format("bet {}", ledger::to_string(amount)), "",
                           guest.boxes.size() == 1 ? "wagers that much on your box"
                                                   : "wagers that much on each of your boxes"});
    }
    if (const int box = box_elsewhere(state, guest); box != 0) {
        const Money there = acceptable_bet(state, guest, {box});
        if (there > ledger::nothing) {
            choices.push_back({fmt::format("bet {} on {}", ledger::to_string(there), box), "",
                               "wagers on any box; another bet there replaces the first"});
        }
    }
    add_option_wagers(choices, state, guest);
    if (!wagered.empty() || has_option_wager(state, guest.id, std::nullopt)) {
        choices.push_back({"back", "", "takes your wagers back; `back 3` only that of box 3"});
    }
    if (is_accepted(state, {table::Buy{guest.id, usual_buy}})) {
        choices.push_back(
            {fmt::format("buy {}", ledger::to_string(usual_buy)), "", "buys more chips"});
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
            {fmt::format("insure {}", ledger::to_string(least)), "",
             fmt::format("insures your wager{}; pays {} if the dealer has {}",
                         boxes.size() == 1 ? "" : "s on every box, each for that much", odds,
                         table::natural_word(state.rules()))});
        if (boxes.size() == 1) return;
    }
    for (const int box : boxes) {
        const Money most = table::most_insurance_on(state, who, box);
        if (most <= ledger::nothing || !is_accepted(state, {table::Insure{who, box, most}})) {
            continue;
        }
        choices.push_back({fmt::format("insure {} on {}", ledger::to_string(most), box), "",
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
    const HandId hand = state.round.turn;
    const int index = table::bettor_index(state.box(hand.box), who);
    const Money base = state.hand(hand).stakes[static_cast<std::size_t>(index)].base;
    if (is_accepted(state, {table::Double{who, hand}})) {
        choices.push_back(
            {"d", "double",
             fmt::format("adds {} for one more card and no further one", ledger::to_string(base))});
        return;
    }
    const Money chips = std::min(base, table::chips_of(state, who));
    const Money step = state.setup.step;
    const Money most{chips.cents / step.cents * step.cents};
    for (const Money amount : {chips, most, table::least_double_on(state, who, hand)}) {
        if (amount <= ledger::nothing || !is_accepted(state, {table::Double{who, hand, amount}})) {
            continue;
        }
        choices.push_back({fmt::format("d {}", ledger::to_string(amount)), "double for less",
                           "adds less than the wager for one more card"});
        return;
    }
}

void add_stay(std::vector<Choice>& choices, const State& state, PlayerId who) {
    choices.push_back({"stay", "", "does not follow: your wager stays as it is"});
    const HandId formed{state.round.turn.box, state.hand(state.round.turn).next};
    if (formed.hand == 0 || !is_accepted(state, {table::Stay{who, formed}})) return;
    choices.push_back({fmt::format("stay on {}", table::hand_word(state, formed)), "",
                       "does not follow: your wager goes to the other hand"});
}

// Whoever has the word, a doubled part may be taken back by the one whose it is.
void add_rescues(std::vector<Choice>& choices, const State& state, const Guest& guest) {
    const std::vector<OpenRescue> rescues = open_rescues(state);
    bool own = false;
    for (const OpenRescue& rescue : rescues) {
        own = own || rescue.player == speaker(state, guest);
        const std::string hand = table::hand_word(state, rescue.hand);
        std::string typed = fmt::format("rescue {}", hand);
        if (rescue_meant(state, guest, hand) != rescue) {
            typed =
                fmt::format("{} withdraws double on {}", state.player(rescue.player).name, hand);
        } else if (rescues.size() == 1) {
            typed = "rescue";
        }
        const int index = table::bettor_index(state.box(rescue.hand.box), rescue.player);
        const table::Stake& stake = state.hand(rescue.hand).stakes[static_cast<std::size_t>(index)];
        choices.push_back(
            {std::move(typed), "",
             fmt::format("takes the doubled {} back and gives {} up",
                         ledger::to_string(stake.added), ledger::to_string(stake.base))});
    }
    if (own) choices.push_back({"no", "", "leaves the double as it is"});
}

std::vector<Choice> open_for_decisions(const State& state, const Guest& guest, PlayerId who) {
    std::vector<Choice> choices;
    for (const Offer offer : table::offers(state, who, state.round.turn)) {
        switch (offer) {
            case Offer::hit: choices.push_back({"h", "hit", "draws a card"}); break;
            case Offer::stand: choices.push_back({"s", "stand", "takes no more cards"}); break;
            case Offer::double_: add_double(choices, state, who); break;
            case Offer::split:
                choices.push_back({"p", "split", "makes two hands of the pair, each with a wager"});
                break;
            case Offer::stay: add_stay(choices, state, who); break;
            case Offer::surrender:
            case Offer::insurance:
            case Offer::even_money:
            case Offer::withdraw_double:
            case Offer::press_button: break;
        }
    }
    add_rescues(choices, state, guest);
    return choices;
}

std::vector<Choice> open_for_surrender(const State& state, PlayerId who) {
    std::vector<Choice> choices;
    const std::vector<int> boxes = boxes_to_surrender(state, who);
    for (const int box : boxes) {
        const int index = table::bettor_index(state.box(box), who);
        const Money wager = state.box(box).bettors[static_cast<std::size_t>(index)].counts;
        const ledger::Ratio part = state.rules().surrender_part.value;
        const Money kept{wager.cents - wager.cents * part.won / part.staked};
        choices.push_back(
            {boxes.size() == 1 ? "u" : fmt::format("u {}", box), "surrender",
             fmt::format("gives the hand up: {} of {} comes back, unless the dealer gets {}",
                         ledger::to_string(std::min(wager, state.setup.chips.next_up(kept))),
                         ledger::to_string(wager), table::natural_word(state.rules()))});
    }
    choices.push_back({"no", "", "plays on"});
    return choices;
}

std::vector<Choice> open_for_button(const State& state, PlayerId who) {
    const int box = box_of_button(state);
    if (who == table::nobody) {
        return {{"go", "", "the players have declined: the dealer presses the button"}};
    }
    std::vector<Choice> choices{{"press", "", "presses the button, which draws the prize"}};
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const auto other = static_cast<PlayerId>(p);
        if (!is_accepted(state, {table::Nominate{who, other, box}})) continue;
        choices.push_back({fmt::format("nominate {}", state.player(other).name), "",
                           "lets that person press in your place"});
        break;
    }
    choices.push_back({"no", "", "leaves the button to somebody else"});
    return choices;
}

std::vector<Choice> open_for_rescue(const State& state, const Guest& guest) {
    std::vector<Choice> choices;
    add_rescues(choices, state, guest);
    return choices;
}

}  // namespace

bool between_rounds(const State& state) {
    return state.round.stage == Stage::betting || state.round.stage == Stage::settled ||
           state.round.stage == Stage::closed;
}

bool wagers_stand(const State& state) {
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
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
    if (box_of_button(state) != 0) return open_for_button(state, who);
    if (who == table::nobody) return {{"go", "", "lets the dealer continue"}};
    switch (state.round.stage) {
        case Stage::play: return open_for_decisions(state, guest, who);
        case Stage::surrender: return open_for_surrender(state, who);
        case Stage::dealer: return open_for_rescue(state, guest);
        default: return open_for_insurance(state, who);
    }
}

std::optional<Usual> usual_now(const State& state, const Guest& guest) {
    if (!between_rounds(state)) return std::nullopt;
    if (wagers_stand(state) && is_accepted(state, {table::Deal{}})) {
        return Usual{{"dealer deals"}, "deal"};
    }
    if (wagers_stand(state) || !may_rebet(state, guest)) return std::nullopt;
    Usual usual;
    for (const GuestWager& wager : with_antes(state, guest, guest.last_round)) {
        usual.lines.push_back(statement_of(guest, wager));
        usual.says +=
            fmt::format("{}{} {} on {}{}", usual.says.empty() ? "" : ", ",
                        wager.is_ante ? "ante" : "bet", ledger::to_string(wager.amount), wager.box,
                        wager.option ? fmt::format(" {}", rules::to_string(*wager.option)) : "");
    }
    usual.lines.emplace_back("dealer deals");
    usual.says += " and deal";
    return usual;
}

std::vector<int> boxes_for_option_wagers(const State& state, const Guest& guest) {
    const std::vector<int> wagered = boxes_wagered_on(state, guest.id);
    std::vector<int> own;
    std::copy_if(wagered.begin(), wagered.end(), std::back_inserter(own), [&](int box) {
        return std::find(guest.boxes.begin(), guest.boxes.end(), box) != guest.boxes.end();
    });
    if (!own.empty()) return own;
    return wagered.empty() ? guest.boxes : wagered;
}

std::vector<Option> options_offered(const State& state) {
    std::vector<Option> options;
    for (const Option option : rules::every_option) {
        if (state.setup.option(option).on) options.push_back(option);
    }
    return options;
}

std::vector<OwedAnte> antes_owed(const State& state) {
    std::vector<OwedAnte> owed;
    const table::Setup& setup = state.setup;
    if (state.round.stage != Stage::betting || setup.ante == ledger::nothing) return owed;
    for (int number = 1; number <= setup.boxes; ++number) {
        const table::Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const table::Bettor& bettor = box.bettors[static_cast<std::size_t>(i)];
            const bool waived =
                setup.ante_waived_from > ledger::nothing && bettor.placed >= setup.ante_waived_from;
            if (waived || table::ante_of(state, bettor.player, number) > ledger::nothing) continue;
            owed.push_back({bettor.player, number});
        }
    }
    return owed;
}

int box_of_button(const State& state) {
    if (state.round.stage != Stage::dealt && state.round.stage != Stage::interim) return 0;
    for (const table::OptionWager& wager : state.round.option_wagers) {
        if (wager.is == table::OptionWagerIs::wins_prize) return wager.box;
    }
    return 0;
}

std::vector<OpenRescue> open_rescues(const State& state) {
    std::vector<OpenRescue> rescues;
    if (!state.round.rescue_open) return rescues;
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const table::Box& box = state.box(number);
        for (int hand = 0; hand < box.hand_count; ++hand) {
            const HandId id{static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(hand)};
            for (int i = 0; i < box.bettor_count; ++i) {
                const PlayerId player = box.bettors[static_cast<std::size_t>(i)].player;
                if (is_accepted(state, {table::WithdrawDouble{player, id}})) {
                    rescues.push_back({player, id});
                }
            }
        }
    }
    return rescues;
}

std::optional<OpenRescue> rescue_meant(const State& state, const Guest& guest,
                                       std::string_view hand) {
    std::optional<OpenRescue> meant;
    for (const OpenRescue& rescue : open_rescues(state)) {
        if (!hand.empty() && table::hand_word(state, rescue.hand) != hand) continue;
        if (rescue.player == speaker(state, guest)) return rescue;
        if (!meant || (rescue.player == guest.id && meant->player != guest.id)) meant = rescue;
    }
    return meant;
}

std::vector<HandId> hands_in_question(const State& state) {
    if (between_rounds(state)) return {};
    if (const int box = box_of_button(state); box != 0) {
        return {{static_cast<std::uint8_t>(box), 0}};
    }
    const PlayerId who = table::awaited(state);
    if (who == table::nobody) return {};
    if (state.round.stage != Stage::play && state.round.stage != Stage::dealer) {
        return table::hands_open_to(state, who);
    }
    std::vector<HandId> hands;
    for (const OpenRescue& rescue : open_rescues(state)) {
        if (hands.empty() || hands.back() != rescue.hand) hands.push_back(rescue.hand);
    }
    const bool decides =
        state.round.stage == Stage::play && state.hand(state.round.turn).cards.size() > 1;
    if (decides && std::find(hands.begin(), hands.end(), state.round.turn) == hands.end()) {
        hands.push_back(state.round.turn);
    }
    return hands;
}

std::vector<int> boxes_to_surrender(const State& state, PlayerId player) {
    return boxes_that_offer(state, player, Offer::surrender);
}

std::vector<int> boxes_to_insure(const State& state, PlayerId player) {
    return boxes_that_offer(state, player, Offer::insurance);
}

std::vector<int> boxes_at_even_money(const State& state, PlayerId player) {
    return boxes_that_offer(state, player, Offer::even_money);
}

}  // namespace croupier::apps
