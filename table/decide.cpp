// A command goes to the function that decides it.
#include "table/deciding.hpp"

namespace croupier::table {
namespace {

Refused join(Deciding& d, const Join& c) {
    if (d.s.players.size() >= players_max) {
        return refuse(Because(d.r.box), "{} people are at this table already", players_max);
    }
    const auto id = static_cast<PlayerId>(d.s.players.size());
    const auto name = std::make_shared<const std::string>(c.name);
    d.emit(Because(d.r.wager), PlayerJoined{id, name.get()}, name);
    return std::nullopt;
}

Refused buy(Deciding& d, const Buy& c) {
    const Because because(d.r.wager_in_chips);
    if (c.amount <= nothing) return refuse(because, "chips are bought for an amount above nothing");
    if (chips_of(d.s, c.player) + c.amount > Money{ledger::amount_max.cents * 100}) {
        return refuse(because, "{} holds more chips than a table can count", d.name(c.player));
    }
    d.emit(because, ChipsBought{c.player, c.amount});
    return std::nullopt;
}

Refused sit(Deciding& d, const Sit& c) {
    const Because because(d.r.boxes_usual, d.r.box);
    if (c.box < 1 || c.box > d.s.setup.boxes) {
        return refuse(because, "this table has boxes 1 to {}", d.s.setup.boxes);
    }
    for (std::size_t p = 0; p < d.s.players.size(); ++p) {
        if (d.s.players[p].seat == c.box && p != c.player) {
            return refuse(because, "{} sits at box {}", d.s.players[p].name, c.box);
        }
    }
    if (d.s.stage != Stage::betting && d.s.stage != Stage::settled) {
        return refuse(because, "a seat is taken between rounds");
    }
    d.emit(because, PlayerSeated{c.player, u8(c.box)});
    return std::nullopt;
}

Refused leave(Deciding& d, const Leave& c) {
    d.emit(Because(d.r.box), PlayerLeft{c.player});
    return std::nullopt;
}

Refused load_shoe(Deciding& d, const LoadShoe& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool mid_round = s.stage != Stage::betting && s.stage != Stage::settled;
    const Because because(r.new_shoe, r.shoe, r.deck);
    if (mid_round) {
        cards::Shoe rack;
        rack.take_back(s.discards);
        const bool all = c.order->empty() ||
                         (c.order->size() == s.discards.size() && !rack.cannot_hold(*c.order));
        if (s.shoe.cards_held() > 0 || !all || s.discards.empty()) {
            return refuse(Because(r.shoe_ran_out, r.shoe),
                          "during a round only an empty shoe is filled, from the discards");
        }
        d.emit(Because(r.shoe_ran_out, r.shoe), ShoeReloaded{c.order.get()}, c.order);
        return std::nullopt;
    }
    cards::Shoe fresh(s.setup.decks, r.deck.value);
    const bool whole = static_cast<int>(c.order->size()) == fresh.cards_held();
    if (!c.order->empty() && (!whole || fresh.cannot_hold(*c.order))) {
        return refuse(Because(r.decks, r.shoe), "a new shoe holds exactly {} decks", s.setup.decks);
    }
    d.emit(because, ShoeLoaded{c.order.get()}, c.order);
    for (std::size_t p = 0; p < s.players.size(); ++p) {
        const Player& player = s.players[p];
        const bool first_box =
            player.single_box && r.single_box.value == rules::SingleBox::first_box;
        if (player.minimum_only || first_box) {
            d.emit(Because(r.minimum_only_ends, r.minimum_only),
                   RestrictionLifted{static_cast<PlayerId>(p), false});
        }
    }
    return std::nullopt;
}

Refused list_cards(Deciding& d, const ListCards& c) {
    const cards::Shoe& shoe = d.s.shoe;
    // Cards that were listed before and are still to come keep their places behind these.
    std::vector<Card> together = *c.cards;
    const bool known = shoe.cards_known() == shoe.cards_held();
    if (!known && static_cast<int>(c.cards->size()) < shoe.cards_held()) {
        together.insert(together.end(), shoe.order().begin(), shoe.order().end());
    }
    if (const auto card = shoe.cannot_hold(together)) {
        const bool in_deck = cards::Shoe(1, d.r.deck.value).held(*card) > 0;
        return refuse(in_deck ? Because(d.r.decks, d.r.shoe) : Because(d.r.deck, d.r.decks),
                      "the shoe of {} decks has {} of the {} left", d.s.setup.decks,
                      shoe.held(*card), cards::spoken(*card));
    }
    d.emit(Because(d.r.shoe, d.r.decks, d.r.deck), CardsListed{c.cards.get()}, c.cards);
    return std::nullopt;
}

Refused decline(Deciding& d, const Decline& c) {
    const State& s = d.s;
    if (s.stage == Stage::insurance && insurance_awaited_from(s, c.player)) {
        d.emit(Because(d.r.insurance), OfferDeclined{c.player});
        return std::nullopt;
    }
    if (s.stage == Stage::others_insurance && others_awaited_from(s, c.player)) {
        d.emit(Because(d.r.insure_others), OfferDeclined{c.player});
        return std::nullopt;
    }
    if (s.stage == Stage::surrender && surrender_awaited_from(s, c.player)) {
        d.emit(Because(d.r.surrender), OfferDeclined{c.player});
        return std::nullopt;
    }
    if (button_awaited_from(s, c.player)) return decline_button(d, c.player);
    if (rescue_awaited_from(s, c.player)) {
        d.emit(Because(d.r.double_withdrawn), OfferDeclined{c.player});
        return std::nullopt;
    }
    return stay(d, Stay{c.player, std::nullopt});
}

Refused go_on(Deciding& d) {
    switch (d.s.stage) {
        case Stage::insurance: close_insurance(d); break;
        case Stage::others_insurance: close_others(d); break;
        case Stage::dealt:
        case Stage::interim:
            if (!d.s.press.pending && button_offer(d.s)) leave_button_to_staff(d);
            break;
        case Stage::surrender: close_surrender(d); break;
        case Stage::play:
            end_followers_wait(d);
            if (d.s.rescue_open && d.r.double_withdrawn.value == rules::Rescue::until_next_card) {
                d.emit(Because(d.r.double_withdrawn), RescueClosed{});
            }
            break;
        case Stage::dealer:
            if (d.s.rescue_open) d.emit(Because(d.r.double_withdrawn), RescueClosed{});
            break;
        default: break;
    }
    return std::nullopt;
}

// Every command but the dealer's own next act.
struct Choose {
    Deciding& d;
    Refused operator()(const Join& c) { return join(d, c); }
    Refused operator()(const Buy& c) { return buy(d, c); }
    Refused operator()(const Sit& c) { return sit(d, c); }
    Refused operator()(const Leave& c) { return leave(d, c); }
    Refused operator()(const LoadShoe& c) { return load_shoe(d, c); }
    Refused operator()(const ListCards& c) { return list_cards(d, c); }
    Refused operator()(const Bet& c) { return bet(d, c); }
    Refused operator()(const Withdraw& c) { return withdraw(d, c); }
    Refused operator()(const WithdrawInsurance&) {
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
    Refused operator()(const DrawTo& c) { return draw_to(d, c); }
    Refused operator()(const VoidHand& c) { return void_hand(d, c); }
    Refused operator()(const VoidRound& c) { return void_round(d, c); }
    Refused operator()(const VoidWager& c) { return void_wager(d, c); }
    Refused operator()(const auto& power) { return use_power(d, power); }
};

}  // namespace

std::string in_words(HandId id, const State& state) {
    if (id.box == 0) return "the dealer's hand";
    if (id.box <= boxes_on_layout_max && state.box(id.box).hand_count > 1) {
        return fmt::format("hand {}.{}", id.box, id.hand + 1);
    }
    return fmt::format("box {}", id.box);
}

Decision decide(const State& state, const Command& command, std::vector<Event>& events) {
    Deciding d(state, events);
    if (std::holds_alternative<Proceed>(command)) return {proceed(d), {}};
    Refused refused = std::visit(Choose{d}, command);
    if (refused) return {Answer::refused, std::move(*refused)};
    return {};
}

Answer decide_next_act(const State& state, std::vector<Event>& events) {
    Deciding d(state, events);
    return proceed(d);
}

std::vector<Event> open_table(Setup setup) {
    std::vector<Event> events;
    const auto shared = std::make_shared<const Setup>(std::move(setup));
    const Rules& r = shared->rules;
    events.emplace_back(Because(r.variant_of_that, r.variant, r.decks, r.box),
                        TableOpened{shared.get()}, shared);
    for (const Option option : rules::every_option) {
        const OfferedWager& sign = shared->option(option);
        if (!sign.on) continue;
        const rules::OptionalWager& o = rules_of(r, option);
        Because offered(o.offered, o.definition, o.scales, o.areas_max);
        if (option == Option::madness_21) offered.with(r.madness_21.tables_per_controller);
        events.emplace_back(offered, WagerOffered{option, u8(sign.scale)});
    }
    events.emplace_back(Because(r.betting, r.round), BettingOpened{1});
    return events;
}

}  // namespace croupier::table
