// The cut, the cutting card and the burn, and what comes out of a shoe besides cards of the game.
#include <algorithm>

#include "table/preparing.hpp"
#include "table/shuffling.hpp"

namespace croupier::table {
namespace {

using rules::Burn;
using rules::Cut;
using rules::CuttingCardPlace;
using rules::FarEnd;
using rules::SecondCuttingCard;

// Who sits at a box and is there.
PlayerId sitter_at(const State& state, int box) {
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const Player& player = state.people.players[p];
        if (player.seat == box && player.is_there()) return static_cast<PlayerId>(p);
    }
    return nobody;
}

bool may_cut(const State& state, PlayerId id) {
    const Player& player = state.player(id);
    return player.is_there() && (player.seat != 0 || !state.rules().cut_seated.because);
}

// Whose box it is for the cut: who sits there, or else decides for the wagers on it, or is the next
// with a wager there.
PlayerId owner_of(const State& state, int number) {
    if (const PlayerId sitter = sitter_at(state, number); sitter != nobody) return sitter;
    const Box& box = state.box(number);
    if (!box.staked()) return nobody;
    const PlayerId caller = box.bettors[at(caller_index(state, number))].player;
    if (may_cut(state, caller)) return caller;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (may_cut(state, box.bettors[at(i)].player)) return box.bettors[at(i)].player;
    }
    return nobody;
}

// Who is asked when the offer goes around the table and comes to a box.
PlayerId cutter_at(const State& state, int box) {
    return state.rules().cut_seated.because ? sitter_at(state, box) : owner_of(state, box);
}

struct Candidate {
    PlayerId player{nobody};
    int box{0};
};

// The first person from `box` on, clockwise, who has not declined, at this box or at another.
Candidate next_cutter(const State& state, int box, std::uint16_t passed_on) {
    const int boxes = state.setup.boxes;
    const auto passed = [&](int number) { return ((passed_on >> number) & 1) != 0; };
    const auto declined = [&](PlayerId player) {
        for (int number = 1; number <= boxes; ++number) {
            if (passed(number) && cutter_at(state, number) == player) return true;
        }
        return false;
    };
    for (int step = 0; step < boxes; ++step) {
        const int number = (box - 1 + step) % boxes + 1;
        if (passed(number)) continue;
        const PlayerId player = cutter_at(state, number);
        if (player != nobody && !declined(player)) return {player, number};
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
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const Player& player = state.people.players[p];
        if (player.sat_down == 0 || player.seat == 0 || !player.is_there()) continue;
        if (earliest != 0 && player.sat_down > earliest) continue;
        earliest = player.sat_down;
        first = {static_cast<PlayerId>(p), player.seat};
    }
    return first.player != nobody ? first : next_cutter(state, 1, 0);
}

// The bounds of a cutting card's place, in cards behind it. A hand that puts it there is given
// some room where the book only says about how far.
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
        if (stack - behind <= 3 * deck || behind <= s.cards.cutting.behind) {
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
    if (r.cutting_card_tolerance.value == rules::Tolerance::half_a_deck) most += deck / 2;
    if (behind >= least && behind <= most) return std::nullopt;
    return refuse(Because(r.cutting_card_place), "from {} to {} cards lie behind the cutting card",
                  least, most);
}

// What happens to a cutting card that comes out.
Met met(const State& state, bool second) {
    if (state.sign.final_rounds >= 0 && state.sign.final_rounds < final_rounds_called) {
        return Met::discarded;
    }
    if (second && !state.cards.cutting.second_brings_shuffle) return Met::set_aside;
    return Met::brings_shuffle;
}

Because met_because(const State& state, bool second, bool first, Met then) {
    const Rules& r = state.rules();
    const bool two = goes_by_two(state);
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

}  // namespace

bool burn_is_due(const State& state) {
    const Preparing& p = state.cards.preparing;
    // The first card of a shoe is burnt before its first round, or not at all.
    if (p.burnt || state.cards.shoe_round > 0) return false;
    return state.rules().burn.value == Burn::always ||
           (state.rules().burn.value == Burn::if_ordered && p.burn_ordered);
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
    if (s.cards.cutting.behind == no_cutting_card && stack >= 2 * deck_size(s)) {
        const int behind = default_place(s, stack);
        d.emit(Because(r.cutting_card_place, r.cut_completed),
               CuttingCardPlaced{behind, false, s.cards.preparing.attended});
        if (s.setup.cutting_cards == 2 && s.cards.cutting.behind_second == no_cutting_card) {
            const bool at_back = r.second_cutting_card.value == SecondCuttingCard::at_the_back;
            const int front = (behind + stack - 3 * deck_size(s)) / 2;
            if (at_back || (front > behind && stack - front > 3 * deck_size(s))) {
                d.emit(Because(r.second_cutting_card, r.cutting_cards),
                       CuttingCardPlaced{at_back ? 0 : front, true, s.cards.preparing.attended});
            }
        }
    }
    d.emit(Because(r.shoe_loaded, r.cutting_card_place, r.shoe), ShoeReady{});
}

// The first card of the shoe goes to the rack; where a record named the cards that come next, it is
// one from behind these.
void burn_first(Deciding& d) {
    const State& s = d.s;
    const bool whole = s.order_is_known() && s.cards_in_shoe() > 0;
    const Because because(d.r.burn, d.r.burn_definition);
    if (!whole) {
        d.emit(because, CardBurnt{std::nullopt, false, Burnt::first_of_shoe});
        return;
    }
    const Card card =
        s.cards.preparing.listed ? s.cards.shoe.order().back() : s.cards.shoe.order().front();
    d.emit(because, CardBurnt{card, true, Burnt::first_of_shoe});
}

void emit_cutting_card(Deciding& d, HandId to, bool first) {
    const bool second = d.s.cards.cutting.behind != d.s.cards_in_shoe();
    const Met then = met(d.s, second);
    d.emit(met_because(d.s, second, first, then), CuttingCardCame{to, first, second, then});
}

int default_place(const State& state, int stack) {
    const int deck = deck_size(state);
    const bool more =
        state.rules().cutting_card_place.value == CuttingCardPlace::more_than_one_deck;
    return std::max(more ? deck + 1 : deck, stack / 4);
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
                // Where only who sits may cut, the offer starts from that seat.
                const PlayerId there = owner_of(s, fell_on);
                const int place =
                    there != nobody && r.cut_seated.because ? s.player(there).seat : fell_on;
                asked = there != nobody ? Candidate{there, place} : in_other_cases();
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
    d.emit(because.with(r.cut_seated),
           CutOffered{asked.player, asked.player == nobody, u8(asked.box), why});
}

namespace {

// Offers the cut to the first person from `from` on who has not declined; after them to the staff.
void offer_from(Deciding& d, int from, std::uint16_t passed_on) {
    const Shuffled why = d.s.cards.preparing.why;
    const Candidate next = next_cutter(d.s, from, passed_on);
    if (next.player != nobody) {
        d.emit(Because(d.r.cut_passes, d.r.cut_seated),
               CutOffered{next.player, next.player == nobody, u8(next.box), why});
    } else {
        d.emit(Because(d.r.cut_by_staff, d.r.cut_passes), CutOffered{nobody, true, 0, why});
    }
}

}  // namespace

void offer_cut_far_right(Deciding& d, const Because& because) {
    const Candidate asked = far_right(d.s);
    Because all = because;
    if (asked.player == nobody) all.with(d.r.cut_by_staff);
    d.emit(all,
           CutOffered{asked.player, asked.player == nobody, u8(asked.box), Shuffled::otherwise});
}

bool take_out_of_the_way(Deciding& d, HandId to) {
    const State& s = d.s;
    if (cutting_card_is_next(s)) {
        emit_cutting_card(d, to, false);
        return true;
    }
    if (!s.cards.face_up.empty() && s.cards.strays.empty() && s.cards.shoe.cards_known() > 0 &&
        std::find(s.cards.face_up.begin(), s.cards.face_up.end(), s.cards_in_shoe()) !=
            s.cards.face_up.end()) {
        d.emit(Because(d.r.face_up_in_shoe, d.r.burn_definition, d.r.rack),
               CardBurnt{s.cards.shoe.order()[0], true, Burnt::face_up});
        return true;
    }
    return false;
}

Refused forbids_seen_order(const Deciding& d) {
    if (!d.s.cards.preparing.order_spoilt) return std::nullopt;
    return refuse(Because(d.r.shuffle_exposed, d.r.shuffle),
                  "a card was seen on its way to the shoe: the cards are shuffled again");
}

namespace {
// The clauses that gave the offer of the cut to whoever holds it.
Because holds_offer_because(const State& state) {
    const Rules& r = state.rules();
    const Preparing& p = state.cards.preparing;
    if (p.passed_on != 0) return Because(r.cut_passes, r.cut);
    switch (p.why) {
        case Shuffled::opening: return Because(r.cut_opening, r.cut);
        case Shuffled::cutting_card:
            if (p.fell_on == 0) return Because(r.cut_dealers, r.cut);
            return p.cutter == owner_of(state, p.fell_on) ? Because(r.cut_where_it_fell, r.cut)
                                                          : Because(r.cut_passes, r.cut);
        case Shuffled::replaced: return Because(r.cut_after_replacement, r.cut_passes, r.cut);
        case Shuffled::otherwise: break;
    }
    return Because(r.cut_passes, r.cut);
}
}  // namespace

Refused cut_cards(Deciding& d, const CutCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Preparing& p = s.cards.preparing;
    if (auto no = forbids_seen_order(d)) return no;
    if (p.cards != CardsAre::shuffled && s.continuous() && r.machine_switches_off.because) {
        return refuse(Because(r.machine, r.machine_loaded),
                      "the cards of a machine shoe are not cut");
    }
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
            unseated ? Because(r.cut_seated, r.cut) : holds_offer_because(s).with(r.cut_passes);
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
    d.emit(because, CutMade{c.player, c.player == nobody, c.at});
    if (in_round(s)) put_into_shoe_in_round(d);
    return std::nullopt;
}

void put_into_shoe_in_round(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.cards.machine_failed) {
        d.emit(Because(r.malfunction_plain_shoe, r.malfunction_round_finished), ShoeReady{});
        return;
    }
    const int stack = s.cards_in_shoe();
    if (r.after_reload.value == rules::AfterReload::go_on && stack >= 2 * deck_size(s) &&
        has_cutting_card(s) && s.cards.cutting.behind == no_cutting_card) {
        d.emit(Because(r.after_reload, r.cutting_card_place),
               CuttingCardPlaced{default_place(s, stack), false, s.cards.preparing.attended});
    }
    d.emit(Because(r.shoe_ran_out, r.shoe_loaded), ShoeReady{});
}

Refused decline_cut(Deciding& d, const DeclineCut& c) {
    const State& s = d.s;
    const Preparing& p = s.cards.preparing;
    if (auto no = forbids_seen_order(d)) return no;
    if (p.cards != CardsAre::shuffled || p.cutter != c.player || c.player == nobody) {
        return refuse(Because(d.r.cut_passes, d.r.cut), "{} has not been offered the cut",
                      d.name(c.player));
    }
    d.emit(Because(d.r.cut_passes), CutDeclined{c.player});
    const auto passed =
        static_cast<std::uint16_t>(p.passed_on | (1U << static_cast<unsigned>(p.cutter_box)));
    offer_from(d, p.cutter_box % s.setup.boxes + 1, passed);
    return std::nullopt;
}

void pass_cut_on(Deciding& d) {
    const Preparing& p = d.s.cards.preparing;
    if (p.cards != CardsAre::shuffled || p.cutter == nobody) return;
    if (!may_cut(d.s, p.cutter)) offer_from(d, p.cutter_box, p.passed_on);
}

Refused place_cutting_card(Deciding& d, const PlaceCuttingCard& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Preparing& p = s.cards.preparing;
    const Because because(r.cutting_card_place);
    if (!has_cutting_card(s)) {
        return refuse(Because(r.machine_no_cutting_card, r.machine),
                      "a machine that goes on mixing has no cutting card");
    }
    if (auto no = forbids_seen_order(d)) return no;
    const bool uncut = p.cards == CardsAre::shuffled && r.cut.value == Cut::optional;
    if (p.cards != CardsAre::cut && !uncut) {
        if (p.cards == CardsAre::shuffled) {
            return refuse(Because(r.cut, r.cutting_card_place), "the cards have not been cut");
        }
        return refuse(because, "no cards are being prepared");
    }
    const bool second = s.setup.cutting_cards == 2 && s.cards.cutting.behind != no_cutting_card;
    if (s.cards.cutting.behind != no_cutting_card && !second) {
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
    const bool first = between_rounds(s) && s.cards.shoe_round == 0;
    if (s.round.stage == Stage::closed)
        return refuse(Because(r.burn, r.closure), "the table is closed");
    if (s.cards.preparing.cards == CardsAre::new_cards ||
        s.cards.preparing.cards == CardsAre::shuffled) {
        return refuse(Because(r.cut, r.burn, r.shuffle), "the cards are not in the shoe yet");
    }
    if (first && r.burn.value != Burn::never) {
        if (s.cards.preparing.burnt && s.cards.shoe_number > 1) {
            return refuse(Because(r.burn), "the first card of this shoe has been burnt");
        }
        const bool known = s.next_is_known();
        d.emit(Because(r.burn, r.burn_definition),
               CardBurnt{known_next(s), known, Burnt::first_of_shoe});
        return std::nullopt;
    }
    if (!s.manual() && !between_rounds(s)) {
        return refuse(Because(r.stray_burnt, r.burn, r.stray_card),
                      "the dealer is not worked by hand, and no card is burnt in a round");
    }
    if (s.cards_in_shoe() == 0) return refuse(Because(r.shoe_ran_out), "the shoe is empty");
    const bool known = s.next_is_known();
    d.emit(Because(r.stray_burnt, r.burn_definition, r.stray_card),
           CardBurnt{known_next(s), known, Burnt::by_mistake});
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

Refused use_power(Deciding& d, const NameCuttingCard& c) {
    const Because because(d.r.cutting_card_named, d.r.two_cutting_cards);
    if (!d.r.cutting_card_named.because || d.s.setup.cutting_cards != 2) {
        return refuse(
            because.empty() ? Because(d.r.cutting_cards, d.r.shuffle_due, d.r.shuffle) : because,
            "there is one cutting card, and it brings the shuffle");
    }
    const CuttingCards& cutting = d.s.cards.cutting;
    if (cutting.second_came && (c.front || cutting.second_brings_shuffle)) {
        return refuse(because, "the front card has come out of this shoe");
    }
    if (cutting.came) return refuse(because, "the rear card has come out of this shoe");
    d.emit(because, CuttingCardNamed{c.front});
    return std::nullopt;
}

}  // namespace croupier::table
