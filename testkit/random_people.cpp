#include "testkit/random_people.hpp"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "table/offers.hpp"

namespace croupier::testkit {
namespace {

using table::Card;
using table::Command;
using table::HandId;
using table::Money;
using table::Offer;
using table::PlayerId;
using table::Stage;
using table::State;

constexpr std::array<std::string_view, people_max> names = {
    "ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal", "ivy", "jon", "kit", "lea"};

// Ranks that bring pairs, Blackjacks, sevens, long hands and busts more often than a shuffle does.
constexpr std::array<std::string_view, 17> runs = {"AT",     "A",   "8",    "TJQK", "56",  "A2",
                                                   "9",      "AAT", "2345", "A5T",  "7",   "7",
                                                   "77777K", "678", "AJQK", "A23",  "3345"};

constexpr int foreign_boxes = 13;  // 0 to 12: some are on no layout
constexpr int foreign_hands = 6;

bool between(const State& state) {
    return state.round.stage == Stage::betting || state.round.stage == Stage::settled;
}

Money times(Money amount, int count) { return {amount.cents * count}; }

std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }
std::size_t at(int index) { return static_cast<std::size_t>(index); }

// An amount of insurance around what is allowed.
Money insurance(const State& state, PlayerId player, int box, chance::Source& chance) {
    const Money least = table::least_insurance_on(state);
    const Money most = table::most_insurance_on(state, player, box);
    switch (below(chance, 6)) {
        case 0: return least;
        case 1: return most;
        // Half of a wager and half of a chip, whatever these come to.
        case 2: {
            const int index = bettor_index(state.box(box), player);
            return index < 0 ? most : Money{state.box(box).bettors[at(index)].placed.cents / 2};
        }
        case 3: return {most.cents + state.setup.chips.smallest().cents / 2};
        default:
            return times(least, 1 + below(chance, 1 + static_cast<int>(most.cents / least.cents)));
    }
}

Money double_amount(const State& state, PlayerId player, HandId hand, chance::Source& chance) {
    switch (below(chance, 3)) {
        case 0: return table::least_double_on(state, player, hand);
        case 1: return times(state.setup.step, 1 + below(chance, 20));
        default: return table::nothing;
    }
}

Command accept(const State& state, PlayerId player, HandId hand, Offer offer,
               chance::Source& chance) {
    switch (offer) {
        case Offer::hit: return table::Hit{player, hand};
        case Offer::stand: return table::Stand{player, hand};
        case Offer::double_:
            return table::Double{player, hand, double_amount(state, player, hand, chance)};
        case Offer::split: return table::Split{player, hand};
        case Offer::insurance:
            return table::Insure{player, hand.box, insurance(state, player, hand.box, chance),
                                 table::nobody};
        case Offer::even_money: return table::TakeEvenMoney{player, hand.box};
        case Offer::stay: return table::Stay{player, hand};
        case Offer::surrender: return table::SurrenderHand{player, hand.box};
        case Offer::withdraw_double: return table::WithdrawDouble{player, hand};
        case Offer::press_button: return table::PressButton{player, hand.box};
    }
    return table::Decline{player};
}

// Cover on a wager of somebody else; on the player's own where nobody else has one.
Command cover_another(const State& state, PlayerId player, chance::Source& chance) {
    std::vector<std::pair<int, PlayerId>> wagers;
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const table::Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const PlayerId owner = box.bettors[static_cast<std::size_t>(i)].player;
            if (owner != player) wagers.emplace_back(number, owner);
        }
    }
    if (wagers.empty()) return table::Decline{player};
    const auto [box, owner] = one_of(chance, wagers);
    const Money most = table::most_insurance_on(state, owner, box);
    const Money least = table::least_insurance_on(state);
    const int units = static_cast<int>(most.cents / least.cents);
    return table::Insure{player, box, times(least, 1 + below(chance, 2 + units)), owner};
}

// How often an offer is taken. Hands grow long while they are low.
int weight_of(const State& state, HandId hand, Offer offer) {
    switch (offer) {
        case Offer::split: return 4;
        case Offer::stand: return 2;
        case Offer::hit: {
            const int points = state.hand(hand).total().points;
            return points < 12 ? 5 : points < 17 ? 3 : 1;
        }
        default: return 1;
    }
}

// Whether a word other than a decision is awaited, so that saying no makes sense.
bool may_decline(const State& state) {
    return state.round.stage < Stage::play || state.round.rescue_open;
}

// A box whose button has been won and not pressed; 0 if there is none.
int box_with_prize(const State& state) {
    for (const table::OptionWager& wager : state.round.option_wagers) {
        if (wager.is == table::OptionWagerIs::wins_prize) return wager.box;
    }
    return 0;
}

struct Owed {
    PlayerId player;
    int box;
};

// Those who have a wager down and the Ante for it not.
std::vector<Owed> antes_owed(const State& state) {
    std::vector<Owed> owed;
    const table::Setup& setup = state.setup;
    if (setup.ante == table::nothing || state.round.stage != Stage::betting) return owed;
    for (int number = 1; number <= setup.boxes; ++number) {
        const table::Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const table::Bettor& bettor = box.bettors[static_cast<std::size_t>(i)];
            const bool waived =
                setup.ante_waived_from > table::nothing && bettor.placed >= setup.ante_waived_from;
            const Money placed = table::ante_of(state, bettor.player, number);
            if (!waived && placed == table::nothing) owed.push_back({bettor.player, number});
        }
    }
    return owed;
}

}  // namespace

Command random_answer(const State& state, PlayerId player, chance::Source& chance) {
    std::vector<Command> open;
    for (const HandId hand : table::hands_open_to(state, player)) {
        for (const Offer offer : table::offers(state, player, hand)) {
            for (int i = 0; i < weight_of(state, hand, offer); ++i) {
                open.push_back(accept(state, player, hand, offer, chance));
            }
            if (offer == Offer::press_button) {
                const auto nominee = below(chance, static_cast<int>(state.people.players.size()));
                open.emplace_back(
                    table::Nominate{player, static_cast<PlayerId>(nominee), hand.box});
            }
        }
    }
    if (may_decline(state)) open.emplace_back(table::Decline{player});
    if (state.round.stage == Stage::others_insurance && !once_in(chance, 3)) {
        open.push_back(cover_another(state, player, chance));
    }
    if (open.empty()) return table::Decline{player};
    return one_of(chance, open);
}

Habits random_habits(chance::Source& chance) {
    const auto mostly = [&] { return !once_in(chance, 3); };
    return {.errs = mostly(),
            .stacks_cards = mostly(),
            .shuffles = !mostly(),
            .leaves = mostly(),
            .restless = !mostly(),
            .voids = !mostly(),
            .marks = mostly(),
            .uses_powers = mostly(),
            .adds_wagers = mostly(),
            .overlooks = mostly(),
            .breaks_button = !mostly(),
            .prepares = mostly(),
            .misdeals = mostly(),
            .misbehaves = mostly(),
            .closes = !mostly(),
            .breaks_shoe = mostly(),
            .says_who = mostly(),
            .people = 1 + below(chance, people_max)};
}

template <std::size_t N>
Command RandomPeople::draw_from(const Choice (&choices)[N], const State& state) {
    int weights = 0;
    for (const Choice& choice : choices) weights += choice.weight;
    int drawn = pick(weights);
    for (const Choice& choice : choices) {
        drawn -= choice.weight;
        if (drawn < 0) return (this->*choice.draw)(state);
    }
    return table::GoOn{};
}

Order RandomPeople::next(const State& state) {
    kept_.reset();
    const Command command = ask(state);
    return {command, who_orders(command), std::exchange(kept_, nullptr)};
}

Command RandomPeople::ask(const State& state) {
    if (state.people.players.empty()) return join(state);
    if (habits_.errs && once_in(chance_, 10)) return anything(state);
    if (habits_.restless && once_in(chance_, 8)) return come_or_go(state);
    if (state.round.stage == Stage::closed) {
        return once_in(chance_, 3) ? between_rounds(state) : open_or_close(state);
    }
    if (between(state)) return between_rounds(state);
    // What a dealer worked by hand does next comes before what anybody says.
    return state.manual() && !once_in(chance_, 6) ? by_hand(state) : in_round(state);
}

Command RandomPeople::between_rounds(const State& state) {
    using P = RandomPeople;
    static constexpr Choice choices[] = {
        {4, &P::join},        {3, &P::buy},        {4, &P::sit},       {1, &P::leave},
        {1, &P::load_shoe},   {6, &P::list_cards}, {50, &P::bet},      {2, &P::withdraw},
        {30, &P::bet_option}, {6, &P::ante},       {6, &P::deal},      {4, &P::official},
        {16, &P::prepare},    {2, &P::conduct},    {2, &P::put_right}, {1, &P::overlook},
    };
    return draw_from(choices, state);
}

Command RandomPeople::in_round(const State& state) {
    using P = RandomPeople;
    if (state.cards.preparing.cards == table::CardsAre::shuffled && !once_in(chance_, 3)) {
        return cut_refill(state);
    }
    static constexpr Choice choices[] = {
        {60, &P::answer},
        {8, &P::answer_of_another},
        {4, &P::decide},
        {2, &P::list_cards},
        {1, &P::leave},
        {1, &P::buy},
        {2, &P::work},
        {3, &P::official},
        {2, &P::void_something},
        {2, &P::give_up},
        {2, &P::press},
        {1, &P::conduct},
        {1, &P::cut},
    };
    return draw_from(choices, state);
}

Command RandomPeople::usual(const State& state) {
    return between(state) ? bet(state) : answer(state);
}

Command RandomPeople::official(const State& state) {
    using P = RandomPeople;
    static constexpr Choice choices[] = {
        {3, &P::void_something}, {5, &P::limit},     {4, &P::restrict},      {3, &P::permit},
        {5, &P::mark},           {2, &P::face_down}, {3, &P::overlook},      {2, &P::break_button},
        {2, &P::order_cards},    {2, &P::sanction},  {1, &P::open_or_close}, {2, &P::break_shoe},
        {1, &P::change_scale},
    };
    return draw_from(choices, state);
}

Command RandomPeople::anything(const State& state) {
    using P = RandomPeople;
    static constexpr Choice choices[] = {
        {1, &P::join},           {2, &P::buy},        {2, &P::sit},          {1, &P::leave},
        {2, &P::load_shoe},      {2, &P::list_cards}, {4, &P::bet},          {3, &P::withdraw},
        {2, &P::deal},           {4, &P::insure},     {12, &P::decide},      {3, &P::work},
        {2, &P::void_something}, {2, &P::limit},      {2, &P::restrict},     {2, &P::permit},
        {2, &P::mark},           {2, &P::face_down},  {4, &P::bet_option},   {2, &P::ante},
        {3, &P::give_up},        {3, &P::press},      {1, &P::overlook},     {1, &P::break_button},
        {3, &P::prepare},        {2, &P::cut},        {2, &P::order_cards},  {4, &P::err},
        {2, &P::find_error},     {2, &P::put_right},  {3, &P::conduct},      {2, &P::sanction},
        {1, &P::open_or_close},  {1, &P::break_shoe}, {1, &P::change_scale},
    };
    return draw_from(choices, state);
}

Command RandomPeople::join(const State& state) {
    if (static_cast<int>(state.people.players.size()) >= habits_.people) return buy(state);
    return table::Join{names[state.people.players.size()]};
}

Command RandomPeople::buy(const State& state) {
    const PlayerId player = person(state);
    switch (pick(12)) {
        case 0: return table::Buy{player, table::nothing};
        case 1: return table::Buy{player, times(state.setup.maximum, 10)};
        default: return table::Buy{player, times(state.setup.minimum, 1 + pick(30))};
    }
}

Command RandomPeople::sit(const State& state) { return table::Sit{person(state), box(state)}; }

Command RandomPeople::leave(const State& state) {
    if (!habits_.leaves) return usual(state);
    return table::Leave{person(state)};
}

Command RandomPeople::load_shoe(const State& state) {
    if (!habits_.shuffles) return usual(state);
    std::vector<Card> order = cards::whole_decks(state.setup.decks, state.rules().deck.value);
    chance::shuffle(std::span(order), chance_);
    switch (pick(6)) {
        case 0: order.clear(); break;
        case 1: order.pop_back(); break;
        case 2: order.front() = order.back(); break;
        default: break;
    }
    return table::LoadShoe{keep(std::move(order)), once_in(chance_, 2)};
}

Command RandomPeople::list_cards(const State& state) {
    if (!habits_.stacks_cards) return usual(state);
    if (habits_.prepares && between(state) && once_in(chance_, 20)) return drain_shoe(state);
    const std::string_view run = one_of(chance_, runs);
    std::vector<Card> listed;
    const int count = 1 + pick(3 * state.setup.boxes + 3);
    // One suit with few strays or with many, or all suits alike.
    const bool suited = !once_in(chance_, 2);
    const char main_suit = "shdc"[pick(4)];
    const int strays = once_in(chance_, 2) ? 4 : 40;
    for (int i = 0; i < count; ++i) {
        const bool stray = !suited || once_in(chance_, strays);
        const char suit = stray ? "shdc"[pick(4)] : main_suit;
        const char rank =
            once_in(chance_, suited ? 12 : 4) ? "A23456789TJQK"[pick(13)] : one_of(chance_, run);
        listed.push_back(*cards::parse_card(std::string{rank, suit}));
        if (state.cards.shoe.cannot_hold(listed) && !once_in(chance_, 20)) listed.pop_back();
    }
    const int cards = static_cast<int>(listed.size());
    table::ListCards command{keep(std::move(listed))};
    if (habits_.prepares && once_in(chance_, 6)) {
        command.cutting_cards = keep(std::vector<int>{pick(cards + 1)});
    }
    if (habits_.misdeals && cards > 0 && once_in(chance_, 6)) {
        command.face_up = keep(std::vector<int>{pick(cards)});
    }
    return command;
}

Command RandomPeople::bet(const State& state) {
    const PlayerId player = person(state);
    if (chips_of(state, player) < state.setup.minimum && !once_in(chance_, 4)) {
        return table::Buy{player, times(state.setup.minimum, 1 + pick(40))};
    }
    const int manner = pick(12);
    const Money stake = once_in(chance_, 5) ? amount(state, player) : wager(state, player);
    return table::Bet{player, box(state), stake,
                      manner == 0   ? table::Manner::spoken
                      : manner == 1 ? table::Manner::spoken_with_cash
                                    : table::Manner::placed};
}

Command RandomPeople::withdraw(const State& state) {
    switch (pick(6)) {
        case 2:
        case 3: return table::WithdrawOption{bettor(state), staked_box(state), option(state)};
        case 0: return table::WithdrawInsurance{person(state), box(state)};
        case 1: return table::RefuseWager{person(state), box(state)};
        default: return table::Withdraw{person(state), box(state)};
    }
}

Command RandomPeople::bet_option(const State& state) {
    const bool offered = std::any_of(state.setup.options.begin(), state.setup.options.end(),
                                     [](const table::OfferedOption& sign) { return sign.on; });
    const bool makes_sense = habits_.adds_wagers && offered && state.round.stage == Stage::betting;
    if (!makes_sense && !once_in(chance_, 20)) return usual(state);
    const table::Option which = option(state);
    const PlayerId player = bettor(state);
    const Money stake = once_in(chance_, 6) ? amount(state, player) : option_wager(state, which);
    return table::BetOption{player, once_in(chance_, 6) ? box(state) : staked_box(state), which,
                            stake};
}

Command RandomPeople::ante(const State& state) {
    const auto owed = antes_owed(state);
    if (owed.empty() || once_in(chance_, 10)) {
        if (!once_in(chance_, 4)) return usual(state);
        const Money stake = once_in(chance_, 2) ? state.setup.ante : amount(state, person(state));
        return table::PlaceAnte{person(state), box(state), stake};
    }
    const auto [player, number] = one_of(chance_, owed);
    if (chips_of(state, player) < state.setup.ante) {
        return table::Buy{player, times(state.setup.minimum, 1 + pick(10))};
    }
    return table::PlaceAnte{player, number, state.setup.ante};
}

Command RandomPeople::deal(const State& state) {
    if (habits_.stacks_cards && once_in(chance_, 3)) return list_cards(state);
    if (!antes_owed(state).empty() && !once_in(chance_, 10)) {
        return once_in(chance_, 4) ? overlook(state) : ante(state);
    }
    return table::Deal{once_in(chance_, 20) ? person(state) : table::nobody};
}

Command RandomPeople::answer(const State& state) {
    const PlayerId player = table::awaited(state);
    if (const int won = box_with_prize(state); won != 0) {
        if (once_in(chance_, 6)) return break_button(state);
        if (once_in(chance_, 10)) return table::TriggerButton{won};
        if (state.round.button_triggered && once_in(chance_, 2)) {
            return table::KeepPrize{player == table::nobody ? bettor(state) : player, won};
        }
    }
    return player == table::nobody ? work(state) : random_answer(state, player, chance_);
}

Command RandomPeople::answer_of_another(const State& state) {
    return random_answer(state, bettor(state), chance_);
}

Command RandomPeople::insure(const State& state) {
    const PlayerId player = person(state);
    switch (pick(4)) {
        case 0: return table::TakeEvenMoney{player, box(state)};
        case 1: return table::Decline{player};
        case 2: return table::Insure{player, box(state), amount(state, player), person(state)};
        default: return table::Insure{player, box(state), amount(state, player), table::nobody};
    }
}

Command RandomPeople::give_up(const State& state) {
    const PlayerId player = bettor(state);
    switch (pick(4)) {
        case 0: return table::WithdrawDouble{player, hand(state)};
        case 1: return table::Decline{player};
        default:
            return table::SurrenderHand{player,
                                        once_in(chance_, 4) ? box(state) : staked_box(state)};
    }
}

Command RandomPeople::press(const State& state) {
    const int won = box_with_prize(state);
    int number = won != 0 && !once_in(chance_, 4) ? won : staked_box(state);
    for (int each = 1; won == 0 && each <= state.setup.boxes; ++each) {
        if (state.box(each).hands[0].blackjack()) number = each;
    }
    switch (pick(4)) {
        case 0: return table::PressButton{table::nobody, number};
        case 1: return table::Nominate{bettor(state), person(state), number};
        default: {
            const table::Box& box = state.box(number);
            if (!box.staked() || once_in(chance_, 4)) {
                return table::PressButton{bettor(state), number};
            }
            const auto index = static_cast<std::size_t>(pick(box.bettor_count));
            return table::PressButton{box.bettors[index].player, number};
        }
    }
}

Command RandomPeople::decide(const State& state) {
    const PlayerId player = bettor(state);
    switch (pick(8)) {
        case 0: return table::Hit{player, hand(state)};
        case 1: return table::Stand{player, hand(state)};
        case 2: return table::Double{player, hand(state), table::nothing};
        case 3: return table::Double{player, hand(state), amount(state, player)};
        case 4: return table::Split{player, hand(state)};
        case 5: return table::Stay{player, hand(state)};
        case 6: return table::Stay{player, std::nullopt};
        default: return table::TurnCards{player, hand(state), pick(5)};
    }
}

Command RandomPeople::work(const State& state) {
    if (const PlayerId gone = table::direction_awaited(state); gone != table::nobody) {
        return table::MarkAbsent{gone, table::Absence::marked_away};
    }
    if (const int won = box_with_prize(state); won != 0 && once_in(chance_, 2)) {
        return table::PressButton{table::nobody, won};
    }
    switch (pick(3)) {
        case 0: return table::Proceed{};
        case 1: return table::DrawTo{hand(state)};
        default: return table::GoOn{};
    }
}

// Any round so far, and now and then one that has not been played.
Command RandomPeople::earlier_round(const State& state) {
    const int round = 1 + pick(static_cast<int>(state.round.number) + 1);
    return table::VoidRound{false, static_cast<std::uint32_t>(round)};
}

Command RandomPeople::void_something(const State& state) {
    if (!habits_.voids) return usual(state);
    switch (pick(10)) {
        case 0: return table::VoidRound{false};
        case 1: return table::VoidRound{true};
        case 2: return earlier_round(state);
        case 3:
        case 4:
        case 5: return table::VoidWager{bettor(state), staked_box(state)};
        default: return table::VoidHand{hand(state)};
    }
}

Command RandomPeople::limit(const State& state) {
    if (!habits_.uses_powers) return usual(state);
    const table::Setup& setup = state.setup;
    switch (pick(4)) {
        case 0: return table::PassTime{pick(30)};
        case 1: {
            const Money minimum = times(setup.step, pick(12));
            return table::AnnounceLimits{minimum, times(minimum, pick(30))};
        }
        default: return table::AllowLimit{person(state), box(state), times(setup.maximum, pick(4))};
    }
}

Command RandomPeople::restrict(const State& state) {
    if (!habits_.uses_powers) return usual(state);
    switch (pick(4)) {
        case 0: return table::Lift{person(state)};
        case 1: return table::Restrict{person(state), table::Restriction::single_box};
        default: return table::Restrict{person(state), table::Restriction::minimum_only};
    }
}

Command RandomPeople::permit(const State& state) {
    if (!habits_.uses_powers) return usual(state);
    switch (pick(3)) {
        case 0: return table::PermitBettors{pick(5)};
        case 1: return table::PermitBoxes{person(state), pick(foreign_boxes)};
        default: return table::Reassign{box(state), person(state)};
    }
}

Command RandomPeople::mark(const State& state) {
    if (!habits_.marks) return usual(state);
    return table::MarkAbsent{bettor(state), once_in(chance_, 2) ? table::Absence::marked_idle
                                                                : table::Absence::marked_away};
}

Command RandomPeople::face_down(const State&) {
    if (once_in(chance_, 2)) return table::ApproveFaceDown{};
    return table::OrderFaceDown{};
}

Command RandomPeople::overlook(const State& state) {
    const bool ante = state.setup.ante > table::nothing;
    if (habits_.overlooks && once_in(chance_, ante ? 3 : 1) && state.round.stage <= Stage::dealt) {
        return table::OverlookInsurance{};
    }
    if ((!ante || !habits_.overlooks) && !once_in(chance_, 20)) return usual(state);
    const auto owed = antes_owed(state);
    const int number = owed.empty() ? box(state) : one_of(chance_, owed).box;
    if (state.round.stage == Stage::betting) return table::OverlookAnte{number};
    return table::FindAnteMissing{once_in(chance_, 4) ? number : staked_box(state)};
}

Command RandomPeople::break_button(const State& state) {
    if (state.floor.button_failed && !once_in(chance_, 4)) return table::RepairButton{};
    if (!habits_.breaks_button) return work(state);
    if (once_in(chance_, 6)) return table::RepairButton{};
    return table::FailButton{};
}

PlayerId RandomPeople::person(const State& state) {
    return static_cast<PlayerId>(pick(static_cast<int>(state.people.players.size())));
}

// Somebody with a wager in three cases of four, if anybody has one.
PlayerId RandomPeople::bettor(const State& state) {
    const table::Box& staked = state.box(staked_box(state));
    if (!staked.staked() || once_in(chance_, 4)) return person(state);
    return staked.bettors[static_cast<std::size_t>(pick(staked.bettor_count))].player;
}

// A box with a wager, if there is any.
int RandomPeople::staked_box(const State& state) {
    const int box = table::next_staked_box(state, pick(state.setup.boxes));
    return box != 0 ? box : std::max(1, table::next_staked_box(state, 0));
}

// Few boxes more often than many, so that players meet on them.
int RandomPeople::box(const State& state) {
    if (once_in(chance_, 20)) return pick(foreign_boxes);
    const int one = 1 + pick(state.setup.boxes);
    return once_in(chance_, 2) ? one : std::min(one, 1 + pick(state.setup.boxes));
}

HandId RandomPeople::hand(const State& state) {
    if (once_in(chance_, 8)) return {u8(box(state)), u8(pick(foreign_hands))};
    if (state.round.stage == Stage::play && !once_in(chance_, 3)) return state.round.turn;
    const int box = staked_box(state);
    return {u8(box), u8(pick(std::max<int>(1, state.box(box).hand_count)))};
}

// A wager within the limits, the step and the player's chips, as far as these go together.
Money RandomPeople::wager(const State& state, PlayerId player) {
    const table::Setup& setup = state.setup;
    const Money most = std::min(setup.maximum, chips_of(state, player));
    const auto steps = (most - setup.minimum).cents / setup.step.cents;
    const int few =
        static_cast<int>(std::clamp<std::int64_t>(steps, 0, once_in(chance_, 3) ? 100 : 4));
    const Money stake = setup.minimum + times(setup.step, pick(few + 1));
    return setup.chips.next_up(stake);
}

Money RandomPeople::amount(const State& state, PlayerId player) {
    const table::Setup& setup = state.setup;
    switch (pick(16)) {
        case 0: return table::nothing;
        case 1: return setup.minimum - setup.step;
        case 2: return setup.chips.smallest();
        case 3: return setup.maximum;
        case 4: return setup.maximum + setup.step;
        case 5: return times(setup.maximum, 3);
        case 6: return table::chips_of(state, player);
        case 7: return {setup.minimum.cents + 1 + pick(200)};
        case 8: return ledger::amount_max;
        case 9:
        case 10: return times(setup.step, 1 + pick(20));
        default: return times(setup.minimum, 1 + pick(4));
    }
}

// An optional wager of the table in most cases.
table::Option RandomPeople::option(const State& state) {
    std::vector<table::Option> offered;
    for (const table::Option each : rules::every_option) {
        if (state.setup.option(each).on) offered.push_back(each);
    }
    if (offered.empty() || once_in(chance_, 20)) {
        return one_of(chance_, rules::every_option);
    }
    return one_of(chance_, offered);
}

// An amount within the limits of an optional wager; more often than not in whole dollars.
Money RandomPeople::option_wager(const State& state, table::Option option) {
    const table::OfferedOption& sign = state.setup.option(option);
    const Money unit{once_in(chance_, 4) ? 50 : 100};
    const int units = static_cast<int>((sign.maximum - sign.minimum).cents / unit.cents);
    const Money stake = sign.minimum + times(unit, pick(1 + std::min(units, 12)));
    return state.setup.chips.next_up(stake);
}

}  // namespace croupier::testkit
