// The cards before a round: shuffled, cut, given their cutting card, burnt; and what else comes out
// of a shoe than a card of the game.
#include <algorithm>
#include <array>

#include "table/stepping.hpp"

namespace croupier::table {
namespace {

using rules::Burn;
using rules::Checked;
using rules::Cut;
using rules::CuttingCardPlace;
using rules::FarEnd;
using rules::SecondCuttingCard;

int deck_size(const State& state) { return cards::cards_in(state.rules().deck.value); }

CardList no_order() {
    static const CardList none = std::make_shared<const std::vector<Card>>();
    return none;
}

// A machine that never stops mixing has no cutting card.
bool has_cutting_card(const State& state) { return !state.continuous(); }

bool burn_is_due(const State& state) {
    const Preparing& p = state.preparing;
    if (p.burnt) return false;
    return state.rules().burn.value == Burn::always ||
           (state.rules().burn.value == Burn::if_ordered && p.burn_ordered);
}

// Who may be asked to cut at a box: whoever sits there, or else decides for the wagers on it.
PlayerId cutter_at(const State& state, int box) {
    for (std::size_t p = 0; p < state.players.size(); ++p) {
        const Player& player = state.players[p];
        if (player.seat == box && player.absence != Absence::away) {
            return static_cast<PlayerId>(p);
        }
    }
    if (state.rules().cut_seated.because || !state.box(box).staked()) return nobody;
    return state.box(box).bettors[at(caller_index(state, box))].player;
}

struct Candidate {
    PlayerId player{nobody};
    int box{0};
};

// The first person from `box` on, clockwise, who has not declined.
Candidate next_cutter(const State& state, int box, std::uint16_t passed_on) {
    const int boxes = state.setup.boxes;
    for (int step = 0; step < boxes; ++step) {
        const int number = (box - 1 + step) % boxes + 1;
        if (((passed_on >> number) & 1) != 0) continue;
        const PlayerId player = cutter_at(state, number);
        if (player != nobody) return {player, number};
    }
    return {};
}

Candidate far_right(const State& state) {
    for (int box = state.setup.boxes; box >= 1; --box) {
        if (const PlayerId player = cutter_at(state, box); player != nobody) return {player, box};
    }
    return {};
}

Candidate first_arrival(const State& state) {
    Candidate first;
    std::uint32_t earliest = 0;
    for (std::size_t p = 0; p < state.players.size(); ++p) {
        const Player& player = state.players[p];
        if (player.sat_down == 0 || player.seat == 0 || player.absence == Absence::away) continue;
        if (earliest != 0 && player.sat_down > earliest) continue;
        earliest = player.sat_down;
        first = {static_cast<PlayerId>(p), player.seat};
    }
    return first.player != nobody ? first : next_cutter(state, 1, 0);
}

// New cards that nobody has looked at.
void check_unasked(Deciding& d) {
    const Preparing& p = d.s.preparing;
    const int cards = d.s.setup.decks * deck_size(d.s);
    const Because because(d.r.new_cards_prepared, d.r.cards_checked, d.r.suits);
    if (!p.dealer_checked) d.emit(because, CardsChecked{Role::dealer, cards, cards});
    const bool both =
        d.r.cards_checked.value == Checked::by_dealer_and_supervisor || p.why == Shuffled::replaced;
    if (both && !p.supervisor_checked) {
        d.emit(because, CardsChecked{Role::supervisor, cards, cards});
    }
}

// What has not been done to new cards yet is done by the dealer's shuffle.
void mix_rest(Deciding& d) {
    const Rules& r = d.r;
    const Preparing& p = d.s.preparing;
    if (p.cards != CardsAre::new_cards || !r.cards_washed.because) return;
    if (!p.dealer_checked && !p.supervisor_checked && !d.s.machine()) check_unasked(d);
    const auto step = [&](Mix mix, const auto& rule) {
        if ((p.mixed & bit(mix)) == 0 && rule.because) d.emit(Because(rule), CardsMixed{mix});
    };
    if (d.s.machine()) {
        step(Mix::wash, r.machine_cards_washed);
        step(Mix::stack, r.machine_cards_stacked);
        step(Mix::riffle, r.machine_cards_riffled);
    } else if (p.brought == Brought::pre_checked) {
        step(Mix::wash, r.pre_checked_washed);
        step(Mix::stack, r.pre_checked_stacked);
        step(Mix::riffle, r.pre_checked_riffled);
    } else if (p.brought == Brought::pre_shuffled) {
        if (p.mixed == 0) d.emit(Because(r.pre_shuffled_mixed), CardsMixed{Mix::riffle});
    } else {
        step(Mix::spread, r.cards_spread);
        step(Mix::wash, r.cards_washed);
        step(Mix::stack, r.cards_stacked);
        step(Mix::riffle, r.cards_riffled);
    }
}

Shuffled why_now(const State& state) {
    const Preparing& p = state.preparing;
    if (p.cards != CardsAre::ready || p.due != Due::nothing) return p.why;
    // Cards that were prepared and not played yet are prepared once more for the same reason.
    if (state.shoe_round == 0) return state.shoe_number == 1 ? Shuffled::opening : p.why;
    return Shuffled::otherwise;
}

Because shuffle_because(const State& state, Shuffled why) {
    const Rules& r = state.rules();
    if (state.continuous()) {
        return Because(r.machine_loaded, r.machine, r.machine_comes_first, r.machine_one_set);
    }
    Because because(r.shuffle, r.new_shoe);
    if (why == Shuffled::opening) because = Because(r.shuffle_before_play).with_all(because);
    if (why == Shuffled::replaced) because = Because(r.new_cards_prepared).with_all(because);
    return because.with(r.decks_fixed).with(r.shoe);
}

// Why a shuffle is due.
Because due_because(const State& state) {
    const Rules& r = state.rules();
    switch (state.preparing.due) {
        case Due::ordered: return Because(r.shuffle_ordered, r.shuffle);
        case Due::suspected: return Because(r.shuffle_on_suspicion, r.shuffle);
        case Due::refilled: return Because(r.shoe_ran_out, r.after_reload, r.shuffle);
        case Due::cutting_card_missing: return Because(r.cutting_card_missing, r.shuffle);
        case Due::nothing:
        case Due::cutting_card: break;
    }
    return Because(r.shuffle_after_round, r.shuffle, r.shuffle_due, r.round_goes_on);
}

// Shuffles now, and offers the cut unless nobody at the table cares for it.
void shuffle_and_offer(Deciding& d, const Because& because, Shuffled why, const CardList& order,
                       bool attended) {
    Steps steps(d.s, d.events());
    const int fell_on = d.s.preparing.fell_on;
    steps.take([&](Deciding& e) {
        mix_rest(e);
        if (e.s.setup.shoe == ShoeKind::automatic && e.r.machine_two_sets.because &&
            e.s.machine()) {
            e.emit(Because(e.r.machine_two_sets, e.r.machine), OtherSetBrought{});
        }
        shuffle_all(e, because, order);
    });
    steps.take([&](Deciding& e) {
        const bool machine = e.s.continuous();
        // Cards are cut on their way into such a machine where a book says so, or leaves it open.
        if (machine && !e.r.machine_cut.because && e.r.cut.value != Cut::optional) return;
        if (attended) {
            offer_cut(e, why, fell_on);
            return;
        }
        e.emit(Because(e.r.cut_by_staff, e.r.cut), CutMade{nobody, e.s.cards_in_shoe() / 2});
    });
}

// The bounds of a cutting card's place, in cards behind it.
Refused forbids_place(const Deciding& d, int behind, bool second) {
    const State& s = d.s;
    const Rules& r = d.r;
    const int stack = s.cards_in_shoe();
    const int deck = deck_size(s);
    if (second) {
        if (r.second_cutting_card.value == SecondCuttingCard::at_the_back) {
            if (behind == 0) return std::nullopt;
            return refuse(Because(r.second_cutting_card), "the second cutting card goes last");
        }
        if (stack - behind <= 3 * deck || behind <= s.cutting.behind) {
            return refuse(Because(r.second_cutting_card),
                          "more than {} cards lie before the second cutting card, and the other "
                          "behind it",
                          3 * deck);
        }
        return std::nullopt;
    }
    int least = 0;
    int most = stack / 2;
    switch (r.cutting_card_place.value) {
        case CuttingCardPlace::one_deck_to_half: least = deck; break;
        case CuttingCardPlace::more_than_one_deck:
            least = deck + 1;
            most = stack - 1;
            break;
        case CuttingCardPlace::half_at_most: least = 1; break;
    }
    if (behind >= least && behind <= most) return std::nullopt;
    return refuse(Because(r.cutting_card_place), "from {} to {} cards lie behind the cutting card",
                  least, most);
}

void place_unasked(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const int stack = s.cards_in_shoe();
    if (!has_cutting_card(s)) {
        if (r.machine_no_cutting_card.because) {
            d.emit(Because(r.machine_no_cutting_card, r.machine_loaded), ShoeReady{});
        } else {
            d.emit(Because(r.machine_loaded, r.machine), ShoeReady{});
        }
        return;
    }
    if (s.cutting.behind == no_cutting_card && stack >= 2 * deck_size(s)) {
        const int behind = default_place(s, stack);
        d.emit(Because(r.cutting_card_place, r.cut_completed),
               CuttingCardPlaced{behind, false, s.preparing.attended});
        if (s.setup.cutting_cards == 2 && s.cutting.behind_second == no_cutting_card) {
            const bool at_back = r.second_cutting_card.value == SecondCuttingCard::at_the_back;
            const int front = (behind + stack - 3 * deck_size(s)) / 2;
            if (at_back || (front > behind && stack - front > 3 * deck_size(s))) {
                d.emit(Because(r.second_cutting_card, r.cutting_cards),
                       CuttingCardPlaced{at_back ? 0 : front, true, s.preparing.attended});
            }
        }
    }
    d.emit(Because(r.shoe_loaded, r.cutting_card_place, r.shoe), ShoeReady{});
}

// The first card of the shoe goes to the rack; where a record named the cards that come next, it is
// one from behind these.
void burn_first(Deciding& d) {
    const State& s = d.s;
    const bool whole = s.shoe.cards_known() == s.shoe.cards_held() && s.shoe.cards_held() > 0;
    const Because because(d.r.burn, d.r.burn_definition);
    if (!whole) {
        d.emit(because, CardBurnt{{}, false, Burnt::first_of_shoe});
        return;
    }
    const Card card = s.preparing.listed ? s.shoe.order().back() : s.shoe.order().front();
    d.emit(because, CardBurnt{card, true, Burnt::first_of_shoe});
}

// What happens to a cutting card that comes out.
Met met(const State& state, bool second) {
    if (state.final_rounds >= 0 && state.final_rounds < final_rounds_called) {
        return Met::discarded;
    }
    if (second && !state.cutting.second_brings_shuffle) return Met::set_aside;
    return Met::brings_shuffle;
}

Because met_because(const State& state, bool second, bool first, Met then) {
    const Rules& r = state.rules();
    const bool two = state.setup.cutting_cards == 2 && r.two_cutting_cards.because;
    switch (then) {
        case Met::discarded:
            return two ? Because(r.final_rounds_two)
                       : Because(r.final_rounds, r.final_rounds_dealt_out);
        case Met::set_aside: return Because(r.two_cutting_cards, r.second_cutting_card);
        case Met::brings_shuffle: break;
    }
    if (two) {
        Because because(first ? r.two_first_card : r.two_after_round, r.two_cutting_cards);
        if (second) because.with(r.cutting_card_named);
        return because;
    }
    return first ? Because(r.shuffle_first_card, r.shuffle_due, r.shuffle_first_card_at_once)
                 : Because(r.shuffle_after_round, r.shuffle_due, r.round_goes_on);
}

void emit_cutting_card(Deciding& d, HandId to, bool first) {
    const bool second = d.s.cutting.behind != d.s.cards_in_shoe();
    const Met then = met(d.s, second);
    d.emit(met_because(d.s, second, first, then), CuttingCardCame{to, first, second, then});
}

// Whether a card of the decks lies anywhere but in the shoe.
bool cards_outside(const State& state) {
    return state.cards_in_shoe() + static_cast<int>(state.strays.size()) <
           state.setup.decks * deck_size(state);
}

}  // namespace

bool between_rounds(const State& state) {
    return state.stage == Stage::betting || state.stage == Stage::settled;
}

bool in_round(const State& state) {
    return state.stage > Stage::betting && state.stage < Stage::settled;
}

int default_place(const State& state, int stack) {
    const int deck = deck_size(state);
    const bool more =
        state.rules().cutting_card_place.value == CuttingCardPlace::more_than_one_deck;
    return std::max(more ? deck + 1 : deck, stack / 4);
}

void shuffle_all(Deciding& d, const Because& because, const CardList& order) {
    const Rules& r = d.r;
    d.emit(because, ShoeLoaded{order.get()}, order);
    for (std::size_t p = 0; p < d.s.players.size(); ++p) {
        const Player& player = d.s.players[p];
        const bool first_box =
            player.single_box && r.single_box.value == rules::SingleBox::first_box;
        if (player.minimum_only || first_box) {
            d.emit(Because(r.minimum_only_ends, r.minimum_only),
                   RestrictionLifted{static_cast<PlayerId>(p), false});
        }
    }
}

void offer_cut(Deciding& d, Shuffled why, int fell_on) {
    const State& s = d.s;
    const Rules& r = d.r;
    const auto in_other_cases = [&] {
        const bool right =
            r.cut_after_replacement.because && r.cut_after_replacement.value == FarEnd::right;
        return right ? far_right(s) : next_cutter(s, 1, 0);
    };
    Candidate asked;
    Because because(r.cut);
    switch (why) {
        case Shuffled::opening:
            asked = first_arrival(s);
            because = Because(r.cut_opening, r.cut);
            break;
        case Shuffled::cutting_card:
            if (fell_on == 0) {
                asked = far_right(s);
                because = Because(r.cut_dealers, r.cut);
            } else {
                const PlayerId there = cutter_at(s, fell_on);
                asked = there != nobody ? Candidate{there, fell_on} : in_other_cases();
                because = there != nobody ? Because(r.cut_where_it_fell, r.cut)
                                          : Because(r.cut_passes, r.cut);
            }
            break;
        case Shuffled::replaced:
        case Shuffled::otherwise:
            asked = in_other_cases();
            because = why == Shuffled::replaced
                          ? Because(r.cut_after_replacement, r.cut_passes, r.cut)
                          : Because(r.cut_passes, r.cut);
            break;
    }
    if (asked.player == nobody) because = Because(r.cut_by_staff, r.cut);
    if (s.continuous()) because.with(r.machine_cut);
    d.emit(because.with(r.cut_seated), CutOffered{asked.player, u8(asked.box), why});
}

void offer_cut_far_right(Deciding& d, const Because& because) {
    const Candidate asked = far_right(d.s);
    Because all = because;
    if (asked.player == nobody) all.with(d.r.cut_by_staff);
    d.emit(all, CutOffered{asked.player, u8(asked.box), Shuffled::otherwise});
}

Refused refuse_pre_shuffled(Deciding& d) {
    const Because because(d.r.pre_shuffled_refused, d.r.pre_shuffled_viewed);
    const Shuffled why = d.s.preparing.why;
    Steps steps(d.s, d.events());
    steps.take([&](Deciding& e) {
        const int cards = e.s.setup.decks * deck_size(e.s);
        e.emit(because, CardsBrought{Brought::unprepared, why == Shuffled::replaced});
        e.emit(Because(e.r.cards_checked), CardsChecked{Role::dealer, cards, cards});
        e.emit(Because(e.r.cards_checked), CardsChecked{Role::supervisor, cards, cards});
    });
    steps.take([&](Deciding& e) {
        shuffle_and_offer(e, Because(e.r.pre_shuffled_refused, e.r.shuffle), why, no_order(), true);
    });
    return std::nullopt;
}

bool cutting_card_is_next(const State& state) {
    const int left = state.cards_in_shoe();
    return left > 0 && state.strays.empty() &&
           (state.cutting.behind == left || state.cutting.behind_second == left);
}

bool clear_the_way(Deciding& d, HandId to) {
    const State& s = d.s;
    if (cutting_card_is_next(s)) {
        emit_cutting_card(d, to, false);
        return true;
    }
    if (!s.face_up.empty() && s.strays.empty() && s.shoe.cards_known() > 0 &&
        std::find(s.face_up.begin(), s.face_up.end(), s.cards_in_shoe()) != s.face_up.end()) {
        d.emit(Because(d.r.face_up_in_shoe, d.r.burn_definition, d.r.rack),
               CardBurnt{s.shoe.order()[0], true, Burnt::face_up});
        return true;
    }
    return false;
}

Refused load_shoe(Deciding& d, const LoadShoe& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!between_rounds(s)) {
        cards::Shoe rack;
        rack.take_back(s.discards);
        const bool all = c.order->empty() ||
                         (c.order->size() == s.discards.size() && !rack.cannot_hold(*c.order));
        if (s.cards_in_shoe() > 0 || !all || s.discards.empty()) {
            return refuse(Because(r.shoe_ran_out, r.shoe),
                          "during a round only an empty shoe is filled, from the discards");
        }
        const bool batch = r.machine_takes.value == rules::MachineTakes::when_all_are_used;
        if (s.machine() && r.machine_switches_off.because && !batch) {
            return refuse(Because(r.machine_switches_off, r.shoe_ran_out),
                          "a machine shoe is not filled from the discards");
        }
        d.emit(s.machine() && batch ? Because(r.machine, r.machine_takes)
                                    : Because(r.shoe_ran_out, r.shoe),
               ShoeReloaded{c.order.get()}, c.order);
        if (s.machine() && batch) return std::nullopt;
        const int stack = static_cast<int>(s.discards.size());
        if (s.preparing.attended) {
            offer_cut(d, Shuffled::otherwise, 0);
        } else {
            d.emit(Because(r.shoe_ran_out, r.cut_by_staff, r.cut), CutMade{nobody, stack / 2});
        }
        if (r.after_reload.value == rules::AfterReload::go_on && stack >= 2 * deck_size(s) &&
            has_cutting_card(s)) {
            d.emit(Because(r.after_reload, r.cutting_card_place),
                   CuttingCardPlaced{default_place(s, stack), false, s.preparing.attended});
        }
        return std::nullopt;
    }
    cards::Shoe fresh(s.setup.decks, r.deck.value);
    const bool whole = static_cast<int>(c.order->size()) == fresh.cards_held();
    if (!c.order->empty() && (!whole || fresh.cannot_hold(*c.order))) {
        return refuse(Because(r.decks, r.shoe), "a new shoe holds exactly {} decks", s.setup.decks);
    }
    if (!c.prepared) {
        shuffle_all(d, Because(r.new_shoe, r.shuffle, r.shoe, r.deck), c.order);
        return std::nullopt;
    }
    const Shuffled why = why_now(s);
    Steps steps(s, d.events());
    steps.take(
        [&](Deciding& e) { shuffle_and_offer(e, shuffle_because(s, why), why, c.order, false); });
    steps.take([](Deciding& e) {
        if (e.s.preparing.cards == CardsAre::cut) place_unasked(e);
    });
    return std::nullopt;
}

Refused list_cards(Deciding& d, const ListCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const cards::Shoe& shoe = s.shoe;
    // Cards that were listed before and are still to come keep their places behind these.
    std::vector<Card> together = *c.cards;
    const bool known = shoe.cards_known() == shoe.cards_held();
    if (!known && static_cast<int>(c.cards->size()) < shoe.cards_held()) {
        together.insert(together.end(), shoe.order().begin(), shoe.order().end());
    }
    if (const auto card = shoe.cannot_hold(together)) {
        const bool in_deck = cards::Shoe(1, r.deck.value).held(*card) > 0;
        return refuse(in_deck ? Because(r.decks, r.shoe) : Because(r.deck, r.decks),
                      "the shoe of {} decks has {} of the {} left", s.setup.decks, shoe.held(*card),
                      cards::spoken(*card));
    }
    if (!c.cutting_cards.empty() && !has_cutting_card(s)) {
        return refuse(Because(r.machine_no_cutting_card, r.machine),
                      "a machine that goes on mixing has no cutting card");
    }
    if (static_cast<int>(c.cutting_cards.size()) > s.setup.cutting_cards) {
        return refuse(Because(r.cutting_cards, r.cutting_card_place),
                      "this table has {} cutting card{}", s.setup.cutting_cards,
                      s.setup.cutting_cards == 1 ? "" : "s");
    }
    d.emit(Because(r.shoe, r.decks, r.deck), CardsListed{c.cards.get()}, c.cards);
    // The cards come after a burn that is still to be made.
    const int left = s.cards_in_shoe() - (burn_is_due(s) && !s.manual() ? 1 : 0);
    const bool front_first = r.second_cutting_card.because &&
                             r.second_cutting_card.value == SecondCuttingCard::beyond_three_decks;
    for (std::size_t i = 0; i < c.cutting_cards.size(); ++i) {
        const bool pair = c.cutting_cards.size() == 2;
        const bool second = pair && (front_first ? i == 0 : i == 1);
        d.emit(Because(r.cutting_card_place, r.shoe),
               CuttingCardPlaced{left - c.cutting_cards[i], second, true});
    }
    for (const int index : c.face_up) {
        d.emit(Because(r.face_up_in_shoe, r.shoe), CardShowsFace{left - index});
    }
    return std::nullopt;
}

Refused check_cards(Deciding& d, const CheckCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const int all = s.setup.decks * deck_size(s);
    const int counted = c.counted < 0 ? all : c.counted;
    if (s.stage == Stage::closed) {
        d.emit(Because(r.cards_counted_at_end, r.cards_checked), CardsChecked{d.by, counted, all});
        return std::nullopt;
    }
    if (in_round(s) && !s.preparing.substitute) {
        return refuse(Because(r.cards_checked, r.new_cards_prepared),
                      "cards are checked when no round is being played");
    }
    Because because(r.cards_checked, r.suits);
    if (s.preparing.why == Shuffled::replaced || s.preparing.substitute) {
        because = Because(r.new_cards_prepared).with_all(because);
    }
    if (because.empty()) because.with(r.shuffle);
    d.emit(because, CardsChecked{d.by, counted, all});
    return std::nullopt;
}

Refused bring_cards(Deciding& d, const BringCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!between_rounds(s) && s.stage != Stage::closed) {
        return refuse(Because(r.cards_replaced, r.prepared_cards),
                      "the cards change between rounds");
    }
    if (c.brought != Brought::unprepared && !r.prepared_cards.because) {
        return refuse(Because(r.shuffle, r.cards_checked),
                      "this book knows no cards that were prepared elsewhere");
    }
    const bool replaced = s.shoe_round > 0 || s.shoe_number > 1;
    Because because = replaced ? Because(r.cards_replaced, r.prepared_cards)
                               : Because(r.prepared_cards, r.cards_checked);
    if (s.machine()) because.with(r.machine_cards_unseen);
    if (because.empty()) because.with(r.shuffle);
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) { e.emit(because, CardsBrought{c.brought, replaced}); });
    // Where nothing has to be done to cards shuffled before, they are ready for the cut.
    if (c.brought == Brought::pre_shuffled && !r.pre_shuffled_mixed.because) {
        steps.take([&](Deciding& e) {
            const Shuffled why = e.s.preparing.why;
            shuffle_and_offer(e, Because(r.prepared_cards, r.shuffle_before_play), why, no_order(),
                              true);
        });
    }
    return std::nullopt;
}

namespace {
// New cards that only one of the two has checked are left alone.
Refused forbids_unchecked(const Deciding& d) {
    const Preparing& p = d.s.preparing;
    const bool both = d.r.cards_checked.value == Checked::by_dealer_and_supervisor;
    if (p.cards != CardsAre::new_cards || !both || p.dealer_checked == p.supervisor_checked) {
        return std::nullopt;
    }
    return refuse(Because(d.r.cards_checked, d.r.new_cards_prepared),
                  "dealer and supervisor both check the cards");
}
}  // namespace

Refused mix_cards(Deciding& d, const MixCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Preparing& p = s.preparing;
    const bool machine = s.machine();
    const bool checked = p.brought == Brought::pre_checked;
    const bool shuffled = p.brought == Brought::pre_shuffled;
    const auto rule = [&] {
        switch (c.mix) {
            case Mix::spread: return Because(r.cards_spread);
            case Mix::wash:
                return machine    ? Because(r.machine_cards_washed)
                       : shuffled ? Because(r.pre_shuffled_mixed)
                       : checked  ? Because(r.pre_checked_washed)
                                  : Because(r.cards_washed);
            case Mix::stack:
                return machine   ? Because(r.machine_cards_stacked)
                       : checked ? Because(r.pre_checked_stacked)
                                 : Because(r.cards_stacked);
            case Mix::riffle:
                return machine    ? Because(r.machine_cards_riffled)
                       : shuffled ? Because(r.pre_shuffled_mixed)
                       : checked  ? Because(r.pre_checked_riffled)
                                  : Because(r.cards_riffled);
        }
        return Because();
    }();
    if (rule.empty()) {
        return refuse(Because(r.shuffle), "this book has no such step: the dealer shuffles");
    }
    const auto done = [&](Mix mix) { return (p.mixed & bit(mix)) != 0; };
    // Pre-shuffled cards may be washed and riffled, either or both, until they are cut.
    if (p.cards == CardsAre::shuffled && shuffled && c.mix != Mix::spread && !done(c.mix)) {
        d.emit(rule, CardsMixed{c.mix});
        return std::nullopt;
    }
    if (p.cards != CardsAre::new_cards) {
        return refuse(rule, "no new cards are at the table");
    }
    if (auto no = forbids_unchecked(d)) return no;
    const bool plain = !machine && !checked && !shuffled;
    if (plain && c.mix == Mix::wash && !done(Mix::spread) && r.cards_spread.because) {
        return refuse(Because(r.cards_spread, r.cards_washed),
                      "the cards are first spread for the players to see");
    }
    if (c.mix == Mix::spread && p.mixed != 0) {
        return refuse(rule, "the cards have been spread");
    }
    if (!shuffled && c.mix == Mix::stack && !done(Mix::wash)) {
        return refuse(rule, "the cards are washed before they are stacked");
    }
    if (!shuffled && c.mix == Mix::riffle && !done(Mix::stack)) {
        return refuse(rule, "the cards are washed and stacked before they are riffled");
    }
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) { e.emit(rule, CardsMixed{c.mix}); });
    if (c.mix == Mix::riffle || (shuffled && c.mix == Mix::wash)) {
        steps.take([&](Deciding& e) {
            const Shuffled why = e.s.preparing.why;
            shuffle_and_offer(e, shuffle_because(e.s, why), why, no_order(), true);
        });
    }
    return std::nullopt;
}

Refused shuffle(Deciding& d, const Shuffle& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (in_round(s)) return load_shoe(d, LoadShoe{c.order, false});
    if (s.stage == Stage::closed) {
        return refuse(Because(r.shuffle, r.closure), "the table is closed");
    }
    const bool fresh = s.preparing.cards == CardsAre::new_cards || s.shoe_round == 0;
    if (s.continuous() && !fresh) {
        return refuse(Because(r.machine, r.machine_comes_first, r.machine_loaded),
                      "the machine shuffles without end");
    }
    cards::Shoe whole(s.setup.decks, r.deck.value);
    if (!c.order->empty() &&
        (static_cast<int>(c.order->size()) != whole.cards_held() || whole.cannot_hold(*c.order))) {
        return refuse(Because(r.decks, r.shoe), "a new shoe holds exactly {} decks", s.setup.decks);
    }
    if (auto no = forbids_unchecked(d)) return no;
    const Shuffled why = why_now(s);
    Because because = shuffle_because(s, why);
    if (s.preparing.due != Due::nothing) because = due_because(s).with_all(because);
    if (s.preparing.order_spoilt) because = Because(r.shuffle_exposed).with_all(because);
    if (s.preparing.shuffle_missed) because = Because(r.shuffle_missed).with_all(because);
    shuffle_and_offer(d, because, why, c.order, true);
    return std::nullopt;
}

Refused cut_cards(Deciding& d, const CutCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Preparing& p = s.preparing;
    if (p.cards != CardsAre::shuffled) {
        const bool unmixed = p.cards == CardsAre::new_cards && r.pre_shuffled_mixed.because;
        return refuse(unmixed ? Because(r.pre_shuffled_mixed, r.cut) : Because(r.cut, r.cut_passes),
                      "no shuffled cards are offered for the cut");
    }
    if (c.player == nobody && d.by == Role::dealer &&
        r.cut_by_staff.value == rules::StaffCut::supervisor) {
        return refuse(Because(r.cut_by_staff, r.cut), "the dealer does not cut: a supervisor does");
    }
    if (c.player != p.cutter) {
        if (c.player == nobody) {
            return refuse(Because(r.cut_by_staff, r.cut), "{} has been offered the cut",
                          d.name(p.cutter));
        }
        const bool unseated = s.player(c.player).seat == 0 && r.cut_seated.because;
        const Because because =
            unseated ? Because(r.cut_seated, r.cut) : Because(r.cut_passes, r.cut_opening, r.cut);
        if (unseated) return refuse(because, "{} has no seat at this table", d.name(c.player));
        if (p.cutter == nobody) {
            return refuse(Because(r.cut_by_staff, r.cut), "a member of the staff cuts");
        }
        return refuse(because, "{} has been offered the cut", d.name(p.cutter));
    }
    const int stack = s.cards_in_shoe();
    const int least = stack >= 2 * deck_size(s) ? deck_size(s) : 1;
    if (c.at < least || c.at > stack - least) {
        return refuse(Because(r.cut_bounds), "the cut is from {} to {} cards from the front", least,
                      stack - least);
    }
    Because because(r.cut_completed, r.cut_bounds);
    if (c.player == nobody) because = Because(r.cut_by_staff).with_all(because);
    d.emit(because, CutMade{c.player, c.at});
    if (in_round(s)) d.emit(loaded_in_round(s), ShoeReady{});
    return std::nullopt;
}

Because loaded_in_round(const State& state) {
    const Rules& r = state.rules();
    return state.machine_failed ? Because(r.malfunction_plain_shoe, r.malfunction_round_finished)
                                : Because(r.shoe_ran_out, r.shoe_loaded);
}

Refused decline_cut(Deciding& d, const DeclineCut& c) {
    const State& s = d.s;
    const Preparing& p = s.preparing;
    if (p.cards != CardsAre::shuffled || p.cutter != c.player || c.player == nobody) {
        return refuse(Because(d.r.cut_passes, d.r.cut), "{} has not been offered the cut",
                      d.name(c.player));
    }
    d.emit(Because(d.r.cut_passes), CutDeclined{c.player});
    const auto passed =
        static_cast<std::uint16_t>(p.passed_on | (1U << static_cast<unsigned>(p.cutter_box)));
    const int from = p.cutter_box % s.setup.boxes + 1;
    const Candidate next = next_cutter(s, from, passed);
    if (next.player != nobody) {
        d.emit(Because(d.r.cut_passes, d.r.cut_seated),
               CutOffered{next.player, u8(next.box), p.why});
    } else {
        d.emit(Because(d.r.cut_by_staff, d.r.cut_passes), CutOffered{nobody, 0, p.why});
    }
    return std::nullopt;
}

Refused place_cutting_card(Deciding& d, const PlaceCuttingCard& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Preparing& p = s.preparing;
    const Because because(r.cutting_card_place);
    if (!has_cutting_card(s)) {
        return refuse(Because(r.machine_no_cutting_card, r.machine),
                      "a machine that goes on mixing has no cutting card");
    }
    const bool uncut = p.cards == CardsAre::shuffled && r.cut.value == Cut::optional;
    if (p.cards != CardsAre::cut && !uncut) {
        if (p.cards == CardsAre::shuffled) {
            return refuse(Because(r.cut, r.cutting_card_place), "the cards have not been cut");
        }
        return refuse(because, "no cards are being prepared");
    }
    const bool second = s.setup.cutting_cards == 2 && s.cutting.behind != no_cutting_card;
    if (s.cutting.behind != no_cutting_card && !second) {
        return refuse(because, "the cutting card has its place");
    }
    if (s.cards_in_shoe() < 2 * deck_size(s)) {
        return refuse(because, "so small a stack gets no cutting card");
    }
    if (auto no = forbids_place(d, c.behind, second)) return no;
    if (uncut) d.emit(Because(r.cut), CutSkipped{});
    d.emit(second ? Because(r.second_cutting_card, r.cutting_cards_chosen, r.cutting_cards)
                  : Because(r.cutting_card_place, r.cut_completed),
           CuttingCardPlaced{c.behind, second, true});
    const bool two = s.setup.cutting_cards == 2;
    if (two && !second && r.second_cutting_card.value == SecondCuttingCard::at_the_back) {
        d.emit(Because(r.second_cutting_card, r.cutting_cards), CuttingCardPlaced{0, true, true});
    } else if (two && !second) {
        return std::nullopt;
    }
    d.emit(Because(r.shoe_loaded, r.cutting_card_place, r.shoe), ShoeReady{});
    return std::nullopt;
}

Refused burn_card(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool first = between_rounds(s) && s.shoe_round == 0;
    if (s.stage == Stage::closed) return refuse(Because(r.burn, r.closure), "the table is closed");
    if (s.preparing.cards == CardsAre::new_cards || s.preparing.cards == CardsAre::shuffled) {
        return refuse(Because(r.cut, r.burn, r.shuffle), "the cards are not in the shoe yet");
    }
    if (first && r.burn.value != Burn::never) {
        if (s.preparing.burnt && s.shoe_number > 1) {
            return refuse(Because(r.burn), "the first card of this shoe has been burnt");
        }
        const bool known = s.next_is_known();
        d.emit(Because(r.burn, r.burn_definition),
               CardBurnt{known ? s.next_card() : Card{}, known, Burnt::first_of_shoe});
        return std::nullopt;
    }
    if (!s.manual() && !between_rounds(s)) {
        return refuse(Because(r.stray_burnt, r.burn, r.stray_card),
                      "the dealer is not worked by hand, and no card is burnt in a round");
    }
    if (s.cards_in_shoe() == 0) return refuse(Because(r.shoe_ran_out), "the shoe is empty");
    const bool known = s.next_is_known();
    d.emit(Because(r.stray_burnt, r.burn_definition, r.stray_card),
           CardBurnt{known ? s.next_card() : Card{}, known, Burnt::by_mistake});
    return std::nullopt;
}

Refused use_power(Deciding& d, const OrderBurn&) {
    if (d.r.burn.value != Burn::if_ordered) {
        return refuse(Because(d.r.burn, d.r.burn_definition, d.r.shoe), "{}",
                      d.r.burn.value == Burn::always ? "the first card of a shoe is always burnt"
                                                     : "this book burns no card of a new shoe");
    }
    d.emit(Because(d.r.burn), BurnOrdered{});
    return std::nullopt;
}

namespace {
// Whether a reason is about the sequence of the cards and not about anything else.
bool speaks_of_the_order(std::string_view reason) {
    constexpr std::array<std::string_view, 8> words = {
        "suspicion", "suspect", "abnormal", "sequence", "random", "order", "pattern", "mixed"};
    return std::any_of(words.begin(), words.end(), [&](std::string_view word) {
        return reason.find(word) != std::string_view::npos;
    });
}
}  // namespace

Refused use_power(Deciding& d, const OrderShuffle&) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (r.cutting_card_named.because) return use_power(d, NameCuttingCard{true});
    const bool suspicion = r.shuffle_on_suspicion.because && speaks_of_the_order(d.reason);
    const Because because = suspicion ? Because(r.shuffle_on_suspicion, r.shuffle)
                                      : Because(r.shuffle_ordered, r.shuffle);
    if (!r.shuffle_ordered.because) {
        return refuse(Because(r.shuffle_due, r.shuffle),
                      "this book has the cards shuffled for the cutting card alone");
    }
    if (s.stage == Stage::closed) return refuse(because, "the table is closed");
    if (s.continuous()) {
        return refuse(Because(r.machine, r.machine_loaded), "the machine shuffles without end");
    }
    if (in_round(s) || s.manual()) {
        d.emit(because, ShuffleDue{suspicion ? Due::suspected : Due::ordered, false});
        return std::nullopt;
    }
    shuffle_and_offer(d, because, Shuffled::otherwise, no_order(), true);
    return std::nullopt;
}

Refused use_power(Deciding& d, const NameCuttingCard& c) {
    const Because because(d.r.cutting_card_named, d.r.two_cutting_cards);
    if (!d.r.cutting_card_named.because || d.s.setup.cutting_cards != 2) {
        return refuse(
            because.empty() ? Because(d.r.cutting_cards, d.r.shuffle_due, d.r.shuffle) : because,
            "there is one cutting card, and it brings the shuffle");
    }
    d.emit(because, CuttingCardNamed{c.front});
    return std::nullopt;
}

Refused use_power(Deciding& d, const ReplaceCards&) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool last = s.preparing.cards == CardsAre::shuffle_due ||
                      s.preparing.cards == CardsAre::shuffled || s.shoe_round == 0;
    const Because because = !last && r.cards_unfit.because
                                ? Because(r.cards_unfit, r.cards_replaced)
                                : Because(r.cards_replaced, r.cards_unfit);
    if (!between_rounds(s)) {
        return refuse(because, "all cards are replaced between rounds, not during one");
    }
    if (!last && r.cards_unfit.because && d.by == Role::supervisor &&
        s.staff.supervisor == Rank::game) {
        return refuse(Because(r.cards_unfit, r.casino_supervisor),
                      "this takes a casino supervisor or above");
    }
    d.emit(because, CardsBrought{Brought::unprepared, true});
    return std::nullopt;
}

Refused use_power(Deciding& d, const ReplaceCard& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Because because(r.card_replaced, r.new_cards_prepared);
    const bool unfit = !r.card_replaced.because;
    if (unfit && (in_round(s) || (d.by == Role::supervisor && s.staff.supervisor == Rank::game))) {
        return refuse(Because(r.cards_unfit, r.cards_replaced),
                      "a casino supervisor has unfit cards replaced when no hand is played");
    }
    if (cards::Shoe(1, r.deck.value).held(c.card) == 0) {
        return refuse(Because(r.deck, r.decks), "no deck of this game has the {}",
                      cards::spoken(c.card));
    }
    if (r.card_replaced.value == rules::ReplacedWhen::after_the_round && in_round(s)) {
        return refuse(because, "a damaged card is replaced when the round is over");
    }
    d.emit(unfit ? Because(r.cards_unfit, r.cards_replaced) : because, CardReplaced{c.card});
    return std::nullopt;
}

bool cards_need_care(const State& state) {
    return state.preparing.cards != CardsAre::ready || state.preparing.substitute ||
           state.machine_failed || state.preparing.order_spoilt || burn_is_due(state) ||
           cutting_card_is_next(state) || state.final_rounds > 0;
}

Refused prepare_to_deal(Deciding& d, bool& no_round) {
    const Rules& r = d.r;
    const bool manual = d.s.manual();
    Steps steps(d.s, d.events());
    const auto cards = [&] { return steps.state().preparing.cards; };
    if (d.s.preparing.substitute) {
        return refuse(Because(r.new_cards_prepared, r.card_replaced),
                      "dealer and supervisor have not both checked the new card");
    }
    if (d.s.machine_failed && (d.s.continuous() || d.s.plain_shoe)) {
        return refuse(Because(r.machine_replaced, r.malfunction),
                      "the shoe is out of order: it is replaced, with new cards, or repaired");
    }
    if (d.s.preparing.order_spoilt) {
        return refuse(Because(r.shuffle_exposed, r.shuffle),
                      "a card was seen on its way to the shoe: the cards are shuffled again");
    }
    if (cards() == CardsAre::new_cards) {
        const Preparing& p = d.s.preparing;
        const bool replaced = p.why == Shuffled::replaced;
        if (p.formal || manual || r.cut.value == Cut::compulsory) {
            Because because = replaced ? Because(r.new_cards_prepared, r.shuffle)
                                       : Because(r.shuffle_before_play, r.shuffle);
            if (d.s.continuous()) {
                because = Because(r.machine_loaded, r.machine).with_all(because);
            }
            return refuse(because, "the cards have not been shuffled");
        }
        steps.take([&](Deciding& e) { check_unasked(e); });
        steps.take([&](Deciding& e) {
            shuffle_and_offer(e, shuffle_because(e.s, p.why), p.why, no_order(), false);
        });
    }
    if (cards() == CardsAre::shuffle_due) {
        const Preparing& p = d.s.preparing;
        const Because because(r.shuffle_missed, r.shuffle_missed_later, r.shuffle);
        if (p.shuffle_found || (p.shuffle_missed && !r.shuffle_missed_later.because)) {
            return refuse(because, "a shuffle is overdue");
        }
        steps.take([&](Deciding& e) { e.emit(because, ShuffleMissed{}); });
    }
    if (cards() == CardsAre::shuffled) {
        const bool attended = d.s.preparing.attended;
        if ((r.cut.value == Cut::compulsory && attended) ||
            (r.cut.value == Cut::offered && manual)) {
            return refuse(Because(r.cut, r.cut_passes), "the cards have not been cut");
        }
        steps.take([&](Deciding& e) {
            if (r.cut.value == Cut::optional) {
                e.emit(Because(r.cut), CutSkipped{});
            } else {
                e.emit(Because(r.cut_by_staff, r.cut), CutMade{nobody, e.s.cards_in_shoe() / 2});
            }
        });
    }
    if (cards() == CardsAre::cut) {
        steps.take([&](Deciding& e) {
            if (manual && e.s.cutting.behind == no_cutting_card && has_cutting_card(e.s)) {
                e.emit(Because(r.cutting_card_missing, r.cutting_card_place), CuttingCardMissed{});
            } else {
                place_unasked(e);
            }
        });
    }
    if (burn_is_due(steps.state())) {
        steps.take([&](Deciding& e) {
            if (manual) {
                e.emit(Because(r.burn_missed, r.burn), BurnMissed{});
            } else {
                burn_first(e);
            }
        });
    }
    if (d.s.final_rounds > 0) {
        steps.take([&](Deciding& e) {
            e.emit(Because(r.final_rounds, r.final_rounds_announced),
                   FinalRoundBegan{u8(e.s.final_rounds - 1)});
        });
    }
    const int first = next_staked_box(d.s, 0);
    if (cutting_card_is_next(steps.state())) {
        steps.take([&](Deciding& e) { emit_cutting_card(e, {u8(first), 0}, true); });
        no_round = steps.state().preparing.due != Due::nothing;
        if (no_round && !manual) {
            const Because because(r.shuffle, r.shuffle_first_card_at_once, r.shuffle_first_card);
            const bool attended = steps.state().preparing.attended;
            steps.take([&](Deciding& e) {
                shuffle_and_offer(e, because, Shuffled::cutting_card, no_order(), attended);
            });
        }
    }
    return std::nullopt;
}

bool due_between_rounds(const State& state) {
    if (state.stage != Stage::settled) return false;
    if (state.final_rounds == 0 || state.final_rounds == closes_after_round) return true;
    if (state.continuous() && !state.machine_failed &&
        state.rules().machine_takes.value == rules::MachineTakes::after_each_round &&
        cards_outside(state)) {
        return true;
    }
    return state.preparing.due != Due::nothing && state.preparing.cards == CardsAre::ready;
}

void proceed_between_rounds(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.final_rounds == 0 || s.final_rounds == closes_after_round) {
        close_gaming(d, s.final_rounds == 0
                            ? Because(r.final_rounds, r.final_rounds_dealt_out, r.closure)
                            : Because(r.closure, r.round_ends));
        return;
    }
    if (s.continuous() && !s.machine_failed &&
        r.machine_takes.value == rules::MachineTakes::after_each_round && cards_outside(s)) {
        d.emit(Because(r.machine, r.machine_takes, r.machine_definition), UsedCardsReturned{});
        return;
    }
    const Preparing& p = s.preparing;
    if (s.manual()) {
        d.emit(due_because(s), ShuffleDue{p.due, p.shuffle_missed});
        return;
    }
    shuffle_and_offer(d, due_because(s).with(r.shuffle), p.why, no_order(), p.attended);
}

}  // namespace croupier::table
