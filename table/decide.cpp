// A command goes to the function that decides it.
#include "rules/listing.hpp"
#include "table/antes.hpp"
#include "table/betting.hpp"
#include "table/button.hpp"
#include "table/by_hand.hpp"
#include "table/comings.hpp"
#include "table/conduct.hpp"
#include "table/dealing.hpp"
#include "table/insurance.hpp"
#include "table/machine.hpp"
#include "table/opening.hpp"
#include "table/options.hpp"
#include "table/play.hpp"
#include "table/powers.hpp"
#include "table/preparing.hpp"
#include "table/reconstruction.hpp"
#include "table/returning.hpp"
#include "table/scales.hpp"
#include "table/settlement.hpp"
#include "table/standing.hpp"
#include "table/stepping.hpp"
#include "table/surrender.hpp"

namespace croupier::table {
namespace {

bool may_take_even_money(const Deciding& d, PlayerId player) {
    for (int box = 1; box <= d.s.setup.boxes; ++box) {
        if (!forbids_even_money(d, TakeEvenMoney{player, box})) return true;
    }
    return false;
}

Refused decline(Deciding& d, const Decline& c) {
    const State& s = d.s;
    if (s.cards.preparing.cards == CardsAre::shuffled && s.cards.preparing.cutter == c.player) {
        return decline_cut(d, DeclineCut{c.player});
    }
    if (s.round.stage == Stage::insurance && insurance_awaited_from(s, c.player)) {
        Because because(d.r.insurance);
        if (may_take_even_money(d, c.player)) because = Because(d.r.even_money_pays, d.r.insurance);
        d.emit(because, OfferDeclined{c.player});
        return std::nullopt;
    }
    if (s.round.stage == Stage::others_insurance && others_awaited_from(s, c.player)) {
        d.emit(Because(d.r.insure_others), OfferDeclined{c.player});
        return std::nullopt;
    }
    if (s.round.stage == Stage::surrender && surrender_awaited_from(s, c.player)) {
        d.emit(Because(d.r.surrender), OfferDeclined{c.player});
        return std::nullopt;
    }
    if (button_awaited_from(s, c.player)) return decline_button(d, c.player);
    if (stray_may_be_refused(s)) return refuse_stray(d, c.player);
    if (rescue_awaited_from(s, c.player)) {
        d.emit(Because(d.r.double_withdrawn), OfferDeclined{c.player});
        return std::nullopt;
    }
    return stay(d, Stay{c.player, std::nullopt});
}

Refused go_on(Deciding& d) {
    if (d.s.cards.preparing.substitute && in_round(d.s)) {
        const Because because(d.r.new_cards_prepared, d.r.card_replaced);
        const int cards = d.s.setup.decks * cards::cards_in(d.r.deck.value);
        d.emit(because, CardsChecked{Role::dealer, cards, cards});
        d.emit(because, CardsChecked{Role::supervisor, cards, cards});
        return std::nullopt;
    }
    if (d.s.cards.preparing.cards == CardsAre::shuffled && in_round(d.s)) {
        if (d.s.cards.preparing.order_spoilt) {
            shuffle_refill_again(d);
            return std::nullopt;
        }
        d.emit(Because(d.r.cut_by_staff, d.r.cut), CutMade{nobody, true, d.s.cards_in_shoe() / 2});
        put_into_shoe_in_round(d);
        return std::nullopt;
    }
    switch (d.s.round.stage) {
        case Stage::insurance: close_insurance(d); break;
        case Stage::others_insurance: close_others(d); break;
        case Stage::dealt:
        case Stage::interim:
            if (!d.s.round.press.pending && button_offer(d.s)) leave_button_to_staff(d);
            break;
        case Stage::surrender: close_surrender(d); break;
        case Stage::play:
            if (!d.s.round.press.pending && d.s.manual() && button_offer(d.s))
                leave_button_to_staff(d);
            end_followers_wait(d);
            if (d.s.round.rescue_open &&
                d.r.double_withdrawn.value == rules::Rescue::until_next_card) {
                d.emit(Because(d.r.double_withdrawn), RescueClosed{});
            }
            break;
        case Stage::dealer:
            if (d.s.round.rescue_open) d.emit(Because(d.r.double_withdrawn), RescueClosed{});
            break;
        default: break;
    }
    return std::nullopt;
}

// Orders that lay a card, or leave one out: they may need a card that is not known yet.
template <class What>
constexpr bool lays_cards =
    std::is_same_v<What, DrawTo> || std::is_same_v<What, DrawExcess> ||
    std::is_same_v<What, ExposeCard> || std::is_same_v<What, MisplaceCard> ||
    std::is_same_v<What, SkipCard> || std::is_same_v<What, BurnCard>;

bool draws(const Command& command) {
    static constexpr auto by_kind = []<class... Kinds>(std::type_identity<OneOf<Kinds...>>) {
        return std::array{lays_cards<Kinds>...};
    }(std::type_identity<Command>{});
    return by_kind[command.index()];
}

// Every command but the dealer's own next act and those of a dealer worked by hand.
struct Choose {
    Deciding& d;
    Refused operator()(const Join& c) { return join(d, c); }
    Refused operator()(const Buy& c) { return buy(d, c); }
    Refused operator()(const Sit& c) { return sit(d, c); }
    Refused operator()(const Leave& c) { return leave(d, c); }
    Refused operator()(const LoadShoe& c) { return load_shoe(d, c); }
    Refused operator()(const ListCards& c) { return list_cards(d, c); }
    Refused operator()(const CheckCards& c) { return check_cards(d, c); }
    Refused operator()(const BringCards& c) { return bring_cards(d, c); }
    Refused operator()(const MixCards& c) { return mix_cards(d, c); }
    Refused operator()(const Shuffle& c) { return shuffle(d, c); }
    Refused operator()(const CutCards& c) { return cut_cards(d, c); }
    Refused operator()(const DeclineCut& c) { return decline_cut(d, c); }
    Refused operator()(const PlaceCuttingCard& c) { return place_cutting_card(d, c); }
    Refused operator()(const ChooseDealerCard& c) { return choose_dealer_card(d, c); }
    Refused operator()(const Bet& c) { return bet(d, c); }
    Refused operator()(const Withdraw& c) { return withdraw(d, c); }
    Refused operator()(const WithdrawInsurance& c) {
        const bool there = c.box >= 1 && c.box <= d.s.setup.boxes;
        const int index = there ? bettor_index(d.s.box(c.box), c.player) : -1;
        if (index < 0 || d.s.box(c.box).bettors[at(index)].insurance == nothing) {
            return refuse(Because(d.r.added_wager_locked, d.r.wager_locked),
                          "{} has no insurance on box {} to take back", d.name(c.player), c.box);
        }
        return refuse(Because(d.r.added_wager_locked, d.r.wager_locked),
                      "insurance stays until the dealer's second card");
    }
    Refused operator()(const Deal& c) { return deal(d, c); }
    Refused operator()(const GoOn&) { return go_on(d); }
    Refused operator()(const Insure& c) { return insure(d, c); }
    Refused operator()(const TakeEvenMoney& c) { return take_even_money(d, c); }
    Refused operator()(const Decline& c) { return decline(d, c); }
    Refused operator()(const BetOption& c) { return bet_option(d, c); }
    Refused operator()(const WithdrawOption& c) { return withdraw_option(d, c); }
    Refused operator()(const PlaceAnte& c) { return place_ante(d, c); }
    Refused operator()(const SurrenderHand& c) { return surrender(d, c); }
    Refused operator()(const PressButton& c) { return press_button(d, c); }
    Refused operator()(const Nominate& c) { return nominate(d, c); }
    Refused operator()(const WithdrawDouble& c) { return withdraw_double(d, c); }
    Refused operator()(const DrawPrize& c) { return draw_prize(d, c); }
    Refused operator()(const Hit& c) { return hit(d, c); }
    Refused operator()(const Stand& c) { return stand(d, c); }
    Refused operator()(const Double& c) { return double_down(d, c); }
    Refused operator()(const Split& c) { return split(d, c); }
    Refused operator()(const Stay& c) { return stay(d, c); }
    Refused operator()(const TurnCards& c) { return turn_cards(d, c); }
    Refused operator()(const Proceed&) { return std::nullopt; }
    Refused operator()(const VoidHand& c) { return void_hand(d, c); }
    Refused operator()(const VoidRound& c) { return void_round(d, c); }
    Refused operator()(const VoidWager& c) { return void_wager(d, c); }
    template <class Power>
    Refused operator()(const Power& power) {
        if constexpr (lays_cards<Power>) {
            return std::nullopt;
        } else {
            return use_power(d, power);
        }
    }
};

// The use of a power goes before what it brings about.
void record_power(const State& state, const Official& by, bool dealers_act,
                  std::vector<Event>& events, std::size_t first) {
    Because because = events[first].because;
    if (dealers_act && by.role == Role::supervisor) {
        because = Because(state.rules().supervisor_as_dealer).with_all(because);
    }
    const std::string& person = state.floor.staff.names[static_cast<std::size_t>(by.role)];
    events.insert(events.begin() + static_cast<std::ptrdiff_t>(first),
                  Event(because, PowerUsed{by.role, state.floor.staff.supervisor, person,
                                           std::string(by.reason)}));
}

Decision choose(Deciding& d, const Command& command) {
    if (draws(command)) return draw_by_hand(d, command);
    if (Refused refused = visit(Choose{d}, command)) return {Answer::refused, std::move(*refused)};
    return {};
}

}  // namespace

Decision decide_as_before(const State& state, const Command& command, std::vector<Event>& events) {
    Deciding d(state, events);
    return choose(d, command);
}

std::string in_words(HandId id, const State& state) {
    if (id.box == 0) return "the dealer's hand";
    if (id.box <= boxes_on_layout_max && state.box(id.box).hand_count > 1) {
        return fmt::format("hand {}.{}", id.box, id.hand + 1);
    }
    return fmt::format("box {}", id.box);
}

Decision decide(const State& state, const Command& command, std::vector<Event>& events,
                const std::optional<Official>& by) {
    Deciding d(state, events);
    if (holds_alternative<Proceed>(command)) return {proceed(d), {}};
    const std::size_t first = events.size();
    if (by) {
        d.by = by->role;
        d.reason = by->reason;
        if (auto no = forbids_order(d, command)) return {Answer::refused, std::move(*no)};
    }
    if (auto no = forbids_by_standing(state, command)) return {Answer::refused, std::move(*no)};
    Decision decision = choose(d, command);
    const bool power = by && (by->role != Role::dealer || !by->reason.empty());
    if (power && decision.answer == Answer::done && events.size() > first) {
        record_power(state, *by, is_dealers_act(command), events, first);
    }
    return decision;
}

Answer decide_next_act(const State& state, std::vector<Event>& events) {
    Deciding d(state, events);
    return proceed(d);
}

std::vector<Event> open_table(Setup setup) {
    std::vector<Event> events;
    const Boxed<Setup> boxed(std::move(setup));
    const Rules& r = boxed->rules;
    events.emplace_back(
        Because(r.variant_of_that, r.variant, r.decks, r.box),
        TableOpened{boxed, rules::digest(*boxed->game), r.deck.value, u8(r.bettors_max.value)});
    for (const Option option : rules::every_option) {
        const OfferedOption& sign = boxed->option(option);
        if (!sign.on) continue;
        const rules::OptionRules& o = rules_of(r, option);
        Because offered(o.offered, o.definition, o.scales, o.areas_max);
        if (option == Option::madness_21) offered.with(r.madness_21.tables_per_controller);
        events.emplace_back(offered, OptionOffered{option, u8(sign.scale)});
    }
    events.emplace_back(Because(r.betting, r.round), BettingOpened{1});
    return events;
}

}  // namespace croupier::table
