// The staff of a random session: cards before a round, a dealer worked by hand, conduct.
#include <algorithm>
#include <array>

#include "table/offers.hpp"
#include "testkit/random_people.hpp"

namespace croupier::testkit {
namespace {

using table::Card;
using table::CardsAre;
using table::Command;
using table::HandId;
using table::Official;
using table::PlayerId;
using table::Role;
using table::Stage;
using table::State;

constexpr std::array<std::string_view, 8> reasons = {
    "", "", "", "fire", "a fraud", "an act of God", "a suspicion", "swearing at the dealer"};

constexpr std::array<std::string_view, 4> staff_names = {"kim", "lou", "max", "ned"};

template <class What, class... Each>
constexpr bool one_of_these = (std::is_same_v<What, Each> || ...);

// What a player does, or nobody: no official orders it.
template <class What>
constexpr bool is_a_players =
    one_of_these<What, table::Join, table::Buy, table::Sit, table::Leave, table::Bet,
                 table::Withdraw, table::WithdrawInsurance, table::Insure, table::TakeEvenMoney,
                 table::Decline, table::Hit, table::Stand, table::Double, table::Split, table::Stay,
                 table::TurnCards, table::BetOption, table::WithdrawOption, table::PlaceAnte,
                 table::SurrenderHand, table::Nominate, table::WithdrawDouble, table::DeclineCut,
                 table::ChooseDealerCard, table::OpenDispute, table::Ask, table::AskAdviceOf,
                 table::Advise, table::BetAgainst, table::TakeNotes, table::KeepPrize,
                 table::DrawPrize, table::PassTime, table::NameStaff, table::ListCards,
                 table::LoadShoe, table::Proceed>;

template <class What>
constexpr bool is_a_dealers =
    one_of_these<What, table::Deal, table::GoOn, table::CheckCards, table::MixCards, table::Shuffle,
                 table::CutCards, table::PlaceCuttingCard, table::BurnCard, table::DrawTo,
                 table::DrawExcess, table::ExposeCard, table::MisplaceCard, table::SkipCard,
                 table::OverlookAnte, table::OverlookInsurance, table::Find, table::FindAnteMissing,
                 table::RefuseWager, table::PressButton, table::TriggerButton, table::PayOutside,
                 table::ReplaceCard>;

// A player who cuts or presses does it for himself.
bool is_done_by_a_player(const Command& command) {
    if (const auto* c = get_if<table::CutCards>(&command)) return c->player != table::nobody;
    if (const auto* c = get_if<table::PressButton>(&command)) {
        return c->player != table::nobody;
    }
    if (const auto* c = get_if<table::Deal>(&command)) return c->by != table::nobody;
    return visit([]<class What>(const What&) { return is_a_players<What>; }, command);
}

bool is_the_dealers(const Command& command) {
    return visit([]<class What>(const What&) { return is_a_dealers<What>; }, command);
}

std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

int whole_shoe(const State& state) {
    return state.setup.decks * cards::cards_in(state.rules().deck.value);
}

bool round_is_played(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}

}  // namespace

std::optional<Official> RandomPeople::who_orders(const Command& command) {
    if (!habits_.says_who || is_done_by_a_player(command)) return std::nullopt;
    if (once_in(chance_, 12)) return Official{static_cast<Role>(pick(table::role_count)), {}};
    if (holds_alternative<table::ApproveFaceDown>(command)) return Official{Role::inspector};
    if (holds_alternative<table::CheckCards>(command)) {
        return Official{once_in(chance_, 2) ? Role::supervisor : Role::dealer};
    }
    if (is_the_dealers(command)) {
        return Official{once_in(chance_, 10) ? Role::supervisor : Role::dealer};
    }
    return Official{once_in(chance_, 2) ? Role::operator_ : Role::supervisor,
                    one_of(chance_, reasons)};
}

// The next thing to do to the cards, where something is to be done.
Command RandomPeople::prepare(const State& state) {
    const table::Preparing& cards = state.cards.preparing;
    if (cards.substitute && once_in(chance_, 2)) return table::CheckCards{};
    if (!habits_.prepares && cards.cards == CardsAre::ready) return usual(state);
    switch (cards.cards) {
        case CardsAre::ready:
            switch (pick(12)) {
                case 0: return shuffle(state);
                case 1: return table::BurnCard{};
                case 2: return table::CheckCards{once_in(chance_, 4) ? pick(500) : -1};
                case 3: return order_cards(state);
                case 4: return replace_cards(state);
                default: return usual(state);
            }
        case CardsAre::new_cards:
            if (once_in(chance_, 6)) return table::CheckCards{};
            if (once_in(chance_, 3)) {
                int next = 0;
                while (next < 3 && (cards.mixed >> next & 1) != 0) ++next;
                return table::MixCards{
                    static_cast<table::Mix>(once_in(chance_, 8) ? pick(4) : next)};
            }
            return shuffle(state);
        case CardsAre::shuffle_due: return once_in(chance_, 5) ? deal(state) : shuffle(state);
        case CardsAre::shuffled:
            if (cards.order_spoilt && !once_in(chance_, 4)) return shuffle(state);
            if (once_in(chance_, 12)) return table::ExposeCard{};
            return once_in(chance_, 10) ? place_cutting_card(state) : cut(state);
        case CardsAre::cut:
            if (cards.order_spoilt) return shuffle(state);
            switch (pick(12)) {
                case 0: return table::ExposeCard{};
                case 1: return shuffle(state);
                case 2:
                case 3: return table::BurnCard{};
                case 4:
                case 5: return deal(state);
                default: return place_cutting_card(state);
            }
    }
    return usual(state);
}

// Sometimes with the order that comes of it, sometimes with one that no shuffle can bring.
Command RandomPeople::shuffle(const State& state) {
    std::vector<Card> order;
    if (once_in(chance_, 2)) {
        order = round_is_played(state)
                    ? cards_of_refill(state)
                    : cards::whole_decks(state.setup.decks, state.rules().deck.value);
        chance::shuffle(std::span(order), chance_);
        if (once_in(chance_, 12) && !order.empty()) order.pop_back();
    }
    return table::Shuffle{keep(std::move(order))};
}

Command RandomPeople::cut(const State& state) {
    const table::Preparing& cards = state.cards.preparing;
    const bool offered = cards.cards == CardsAre::shuffled;
    if (!offered && !once_in(chance_, 6)) return usual(state);
    const PlayerId cutter = offered && !once_in(chance_, 10) ? cards.cutter : person(state);
    if (cutter != table::nobody && once_in(chance_, 3)) return table::DeclineCut{cutter};
    const int all = std::max(1, state.cards_in_shoe());
    const int deck = cards::cards_in(state.rules().deck.value);
    const int least = all >= 2 * deck ? deck : 1;
    if (once_in(chance_, 6)) return table::CutCards{cutter, pick(all + 10) - 5};
    return table::CutCards{cutter, least + pick(std::max(1, all - 2 * least + 1))};
}

// All cards but the last few show their faces: they go to the rack, and a round runs out of cards.
Command RandomPeople::drain_shoe(const State& state) {
    std::vector<Card> listed = state.cards.shoe.cards();
    chance::shuffle(std::span(listed), chance_);
    listed.resize(static_cast<std::size_t>(std::max(0, state.cards_in_shoe())));
    const int left = 2 + pick(2 * state.setup.boxes + 8);
    std::vector<int> face_up;
    for (int i = 0; i + left < static_cast<int>(listed.size()); ++i) face_up.push_back(i);
    table::ListCards command{keep(std::move(listed))};
    command.face_up = keep(std::move(face_up));
    return command;
}

// Cards that have been shuffled in the middle of a round.
Command RandomPeople::cut_refill(const State& state) {
    switch (pick(8)) {
        case 0: return table::ExposeCard{};
        case 1: return table::GoOn{};
        default: return state.cards.preparing.order_spoilt ? shuffle(state) : cut(state);
    }
}

Command RandomPeople::place_cutting_card(const State& state) {
    const int all = std::max(4, state.cards_in_shoe());
    const int deck = cards::cards_in(state.rules().deck.value);
    if (once_in(chance_, 5)) return table::PlaceCuttingCard{pick(all + 10) - 5};
    if (state.cards.cutting.behind != table::no_cutting_card) {
        return table::PlaceCuttingCard{state.cards.cutting.behind + pick(deck)};
    }
    const int most = std::max(deck + 2, all / 2);
    return table::PlaceCuttingCard{deck + 1 + pick(most - deck)};
}

Command RandomPeople::replace_cards(const State& state) {
    switch (pick(4)) {
        case 0: return table::ReplaceCards{};
        case 1: return table::BringCards{static_cast<table::Brought>(pick(3))};
        case 2: return table::ReplaceCard{Card::at(pick(cards::cards_per_deck))};
        default: return find_error(state);
    }
}

Command RandomPeople::order_cards(const State& state) {
    switch (pick(8)) {
        case 0:
        case 1: return table::OrderBurn{};
        case 2:
        case 3: return table::OrderShuffle{};
        case 4: return table::NameCuttingCard{once_in(chance_, 2)};
        case 5: return table::OverlookInsurance{};
        default: return replace_cards(state);
    }
}

Command RandomPeople::open_or_close(const State& state) {
    if (state.round.stage == Stage::closed) {
        switch (pick(8)) {
            case 0: return table::BringCards{static_cast<table::Brought>(pick(3))};
            case 1: return change_scale(state);
            case 2:
            case 3:
            case 4: return table::CheckCards{once_in(chance_, 8) ? whole_shoe(state) - 1 : -1};
            default: return table::OpenGaming{};
        }
    }
    if (!habits_.closes) return usual(state);
    switch (pick(8)) {
        case 0: return table::OpenGaming{};
        case 1: return table::CallFinalThree{};
        case 2:
        case 3: return table::AnnounceClosure{};
        case 4: return table::PassTime{pick(40)};
        default: return table::CloseGaming{};
    }
}

Command RandomPeople::break_shoe(const State& state) {
    if (!state.machine() && !state.cards.plain_shoe && !once_in(chance_, 10)) return usual(state);
    if (state.cards.machine_failed || state.cards.plain_shoe) {
        if (once_in(chance_, 2)) return table::RepairShoe{};
        return table::ReplaceShoe{static_cast<table::ShoeKind>(pick(3))};
    }
    if (!habits_.breaks_shoe) return usual(state);
    switch (pick(8)) {
        case 0: return table::RepairShoe{};
        case 1: return table::ReplaceShoe{static_cast<table::ShoeKind>(pick(3))};
        case 2: return table::Find{table::Finding::order_lost, 0};
        default: return table::FailShoe{static_cast<table::Fault>(pick(4))};
    }
}

// Draws where a card is due nine times in ten, so that rounds end.
Command RandomPeople::by_hand(const State& state) {
    if (state.cards.preparing.cards == CardsAre::shuffled) return cut_refill(state);
    if (state.cards_in_shoe() == 0 && once_in(chance_, 2)) return shuffle(state);
    if (state.cards.preparing.substitute) return prepare(state);
    if (state.cards.machine_failed && once_in(chance_, 3)) return break_shoe(state);
    if (const auto due = table::card_due_to(state)) {
        if (!habits_.misdeals || !once_in(chance_, 10)) return table::DrawTo{*due};
        return err(state);
    }
    if (state.round.by_hand.stopped) return put_right(state);
    const bool asked = state.round.by_hand.dealer_card == table::ByHand::DealerCard::asked;
    if (asked && once_in(chance_, 3)) return put_right(state);
    if (state.round.by_hand.misdealt && once_in(chance_, 8)) return put_right(state);
    if (habits_.misdeals && once_in(chance_, 25)) return err(state);
    return answer(state);
}

Command RandomPeople::err(const State& state) {
    const auto due = table::card_due_to(state);
    // Any box, with a wager or without.
    const HandId somewhere = once_in(chance_, 3) ? HandId{u8(box(state)), 0} : hand(state);
    switch (pick(12)) {
        case 0: return table::DrawTo{table::dealers_hand};
        case 1: return table::DrawTo{somewhere};
        case 2:
        case 3: return table::DrawExcess{};
        case 4:
        case 5: return table::ExposeCard{};
        case 6:
        case 7: return table::MisplaceCard{somewhere};
        case 8: return table::BurnCard{};
        case 9: return table::OverlookInsurance{};
        default: return table::SkipCard{due ? *due : somewhere};
    }
}

Command RandomPeople::put_right(const State& state) {
    if (!state.manual() && !once_in(chance_, 6)) return usual(state);
    if (state.round.by_hand.dealer_card == table::ByHand::DealerCard::asked &&
        !once_in(chance_, 4)) {
        const PlayerId player = table::awaited(state);
        return table::ChooseDealerCard{player == table::nobody ? person(state) : player,
                                       once_in(chance_, 10) ? box(state) : state.round.turn.box,
                                       once_in(chance_, 2)};
    }
    switch (pick(10)) {
        case 0: return table::AnnounceReconstruction{};
        case 1: return table::Withdraw{bettor(state), staked_box(state)};
        case 2:
            if (round_is_played(state)) return table::VoidRound{false};
            if (once_in(chance_, 3)) return earlier_round(state);
            return table::VoidRound{once_in(chance_, 2)};
        case 3: return table::VoidHand{hand(state)};
        case 4: return find_error(state);
        case 5: return table::Decline{bettor(state)};
        default: return table::Reconstruct{};
    }
}

Command RandomPeople::find_error(const State& state) {
    const int number = once_in(chance_, 6) ? pick(12) : staked_box(state);
    switch (pick(12)) {
        case 0: return table::Find{table::Finding::burn_missing, 0};
        case 1: return table::Find{table::Finding::cutting_card_missing, 0};
        case 2: return table::Find{table::Finding::shuffle_missing, 0};
        case 3: return table::Find{table::Finding::ante_missing, number};
        case 4: return table::Find{table::Finding::order_lost, 0};
        case 5: return table::Find{table::Finding::wrong_decks, 0};
        case 6:
        case 7: return table::Find{table::Finding::wager_missing, box(state)};
        case 8: return table::Find{table::Finding::card_missing, 0};
        default: return table::Find{table::Finding::card_missing, number};
    }
}

Command RandomPeople::conduct(const State& state) {
    if (!habits_.misbehaves) return usual(state);
    switch (pick(4)) {
        case 0: return sanction(state);
        case 1: return ask_staff(state);
        default: return speak(state);
    }
}

Command RandomPeople::sanction(const State& state) {
    if (!habits_.misbehaves) return usual(state);
    const PlayerId player = person(state);
    switch (pick(10)) {
        case 0: return table::Exclude{player};
        case 1: return table::Seize{player, amount(state, player)};
        case 2: return table::Confiscate{player};
        case 3: return table::Detain{player};
        case 4: return table::VacateSeat{player};
        case 5: return table::DecideDispute{once_in(chance_, 2)};
        case 6: return table::TellRegulator{player};
        case 7: return table::PermitNotes{};
        case 8:
            return table::NameStaff{static_cast<Role>(pick(table::role_count)),
                                    one_of(chance_, staff_names),
                                    static_cast<table::Rank>(pick(3))};
        default: return table::Lift{player};
    }
}

Command RandomPeople::ask_staff(const State& state) {
    const PlayerId player = person(state);
    switch (pick(4)) {
        case 0: return table::OpenDispute{player};
        case 1: return table::PayOutside{player, amount(state, player)};
        default: return table::Ask{player, static_cast<table::Request>(pick(8))};
    }
}

Command RandomPeople::speak(const State& state) {
    const PlayerId player = person(state);
    switch (pick(6)) {
        case 0: return table::AskAdviceOf{player, person(state)};
        case 1: return table::BetAgainst{player, person(state), amount(state, player)};
        case 2: return table::TakeNotes{player};
        case 3: return table::TriggerButton{once_in(chance_, 6) ? pick(12) : staked_box(state)};
        case 4: return table::KeepPrize{bettor(state), staked_box(state)};
        default: return table::Advise{player, person(state)};
    }
}

Command RandomPeople::change_scale(const State& state) {
    const table::Option which = option(state);
    if (once_in(chance_, 2)) return table::ChangeScale{which, pick(4)};
    return table::AnnounceScale{which, pick(4), pick(100)};
}

}  // namespace croupier::testkit
