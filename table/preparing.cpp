// The shuffle: when it is due, what leads to it, and what is done before a round can be dealt.
#include "table/preparing.hpp"

#include <algorithm>
#include <array>

#include "table/opening.hpp"
#include "table/shuffling.hpp"

namespace croupier::table {
namespace {

using rules::Cut;
using rules::SecondCuttingCard;

Shuffled why_now(const State& state) {
    const Preparing& p = state.cards.preparing;
    if (p.cards != CardsAre::ready || p.due != Due::nothing) return p.why;
    // Cards that were prepared and not played yet are prepared once more for the same reason.
    if (state.cards.shoe_round == 0)
        return state.cards.shoe_number == 1 ? Shuffled::opening : p.why;
    return Shuffled::otherwise;
}

// Why a shuffle is due.
Because due_because(const State& state) {
    const Rules& r = state.rules();
    switch (state.cards.preparing.due) {
        case Due::ordered: return Because(r.shuffle_ordered, r.shuffle);
        case Due::suspected: return Because(r.shuffle_on_suspicion, r.shuffle);
        case Due::refilled: return Because(r.shoe_ran_out, r.after_reload, r.shuffle);
        case Due::cutting_card_missing: return Because(r.cutting_card_missing, r.shuffle);
        case Due::nothing:
        case Due::cutting_card: break;
    }
    if (goes_by_two(state)) return Because(r.two_after_round, r.two_cutting_cards, r.shuffle);
    return Because(r.shuffle_after_round, r.shuffle, r.shuffle_due, r.round_goes_on);
}

// Whether a card of the decks lies anywhere but in the shoe.
bool cards_outside(const State& state) {
    return state.cards_in_shoe() + static_cast<int>(state.cards.strays.size()) <
           state.setup.decks * deck_size(state);
}

}  // namespace

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

void shuffle_and_offer(Deciding& d, const Because& because, Shuffled why,
                       std::span<const Card> order, bool attended) {
    Steps steps(d.s, d.events());
    const int fell_on = d.s.cards.preparing.fell_on;
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
        e.emit(Because(e.r.cut_by_staff, e.r.cut), CutMade{nobody, true, e.s.cards_in_shoe() / 2});
    });
}

void shuffle_all(Deciding& d, const Because& because, std::span<const Card> order) {
    const Rules& r = d.r;
    d.emit(because,
           ShoeLoaded{{order.begin(), order.end()}, static_cast<std::int32_t>(order.size())});
    for (std::size_t p = 0; p < d.s.people.players.size(); ++p) {
        const Player& player = d.s.people.players[p];
        const bool first_box =
            player.single_box && r.single_box.value == rules::SingleBox::first_box;
        if (player.minimum_only || first_box) {
            d.emit(Because(r.minimum_only_ends, r.minimum_only),
                   RestrictionLifted{static_cast<PlayerId>(p), false,
                                     r.single_box.value == rules::SingleBox::first_box});
        }
    }
}

namespace {

// Shuffles the cards that fill the shoe in a round, and offers them for the cut.
void shuffle_refill(Deciding& d, const Because& because, std::span<const Card> order,
                    bool attended) {
    const int cards = d.s.cards.preparing.order_spoilt
                          ? d.s.cards_in_shoe()
                          : static_cast<int>(d.s.cards.discards.size()) + d.s.cards.burnt_unseen;
    const bool again = d.r.after_reload.value == rules::AfterReload::reshuffle && !d.s.machine();
    Steps steps(d.s, d.events());
    steps.take([&](Deciding& e) {
        e.emit(because, ShoeReloaded{{order.begin(), order.end()}, cards, again});
    });
    const State& s = steps.state();
    const Rules& r = d.r;
    if (s.machine() && r.machine_takes.value == rules::MachineTakes::when_all_are_used) return;
    if (attended) {
        steps.take([](Deciding& e) { offer_cut(e, Shuffled::otherwise, 0); });
        return;
    }
    steps.take([&](Deciding& e) {
        e.emit(Because(r.shoe_ran_out, r.cut_by_staff, r.cut),
               CutMade{nobody, true, e.s.cards_in_shoe() / 2});
    });
    steps.take([](Deciding& e) { put_into_shoe_in_round(e); });
}

// A shoe that is empty in the middle of a round is filled with the cards of the rack.
Refused refill(Deciding& d, std::span<const Card> order, bool attended) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool again = s.cards.preparing.order_spoilt && in_round(s);
    cards::Shoe stack;
    stack.take_back(cards_of_refill(s));
    const bool all = order.empty() || (static_cast<int>(order.size()) == stack.cards_held() &&
                                       !stack.cannot_hold(order));
    if ((s.cards_in_shoe() > 0 && !again) || !all || stack.cards_held() == 0) {
        return refuse(Because(r.shoe_ran_out, r.shoe),
                      "during a round only an empty shoe is filled, from the discards");
    }
    const bool batch = r.machine_takes.value == rules::MachineTakes::when_all_are_used;
    if (s.machine() && r.machine_switches_off.because && !batch) {
        return refuse(Because(r.machine_switches_off, r.shoe_ran_out),
                      "a machine shoe is not filled from the discards");
    }
    Because because = s.machine() && batch ? Because(r.machine, r.machine_takes)
                                           : Because(r.shoe_ran_out, r.shoe);
    if (again) because = Because(r.shuffle_exposed).with_all(because);
    shuffle_refill(d, because, order, attended);
    return std::nullopt;
}

}  // namespace

void shuffle_refill_again(Deciding& d) {
    shuffle_refill(d, Because(d.r.shuffle_exposed, d.r.shoe_ran_out, d.r.shoe), {}, true);
}

Refusal shoe_has_run_out(const State& state) {
    const Rules& r = state.rules();
    const bool machine = state.machine() && r.machine_switches_off.because;
    const Because because =
        machine ? Because(r.machine_switches_off, r.shoe_ran_out) : Because(r.shoe_ran_out, r.shoe);
    if (cards_of_refill(state).empty()) {
        return refuse(because, "the shoe is empty, and every card of the decks is on the table");
    }
    return refuse(because, "the shoe is empty: the cards of the rack are shuffled first");
}

Refused load_shoe(Deciding& d, const LoadShoe& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!between_rounds(s)) return refill(d, c.order, s.cards.preparing.attended);
    cards::Shoe fresh(s.setup.decks, r.deck.value);
    const bool whole = static_cast<int>(c.order.size()) == fresh.cards_held();
    if (!c.order.empty() && (!whole || fresh.cannot_hold(c.order))) {
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
        if (e.s.cards.preparing.cards == CardsAre::cut) place_unasked(e);
    });
    return std::nullopt;
}

Refused list_cards(Deciding& d, const ListCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const cards::Shoe& shoe = s.cards.shoe;
    // Cards that were listed before and are still to come keep their places behind these.
    std::vector<Card> together(c.cards.begin(), c.cards.end());
    if (!s.order_is_known() && static_cast<int>(c.cards.size()) < s.cards_in_shoe()) {
        together.insert(together.end(), shoe.order().begin(), shoe.order().end());
    }
    if (const auto card = shoe.cannot_hold(together)) {
        const bool in_deck = cards::Shoe(1, r.deck.value).held(*card) > 0;
        return refuse(in_deck ? Because(r.decks, r.shoe) : Because(r.deck, r.decks),
                      "the shoe of {} decks has {} of the {} left", s.setup.decks, shoe.held(*card),
                      cards::spoken(*card));
    }
    if (static_cast<int>(together.size()) > s.cards_in_shoe()) {
        return refuse(Because(r.decks, r.shoe), "the shoe has {} cards left", s.cards_in_shoe());
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
    d.emit(Because(r.shoe, r.decks, r.deck), CardsListed{{c.cards.begin(), c.cards.end()}});
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

Refused shuffle(Deciding& d, const Shuffle& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (in_round(s)) return refill(d, c.order, true);
    if (s.round.stage == Stage::closed) {
        return refuse(Because(r.shuffle, r.closure), "the table is closed");
    }
    const bool fresh = s.cards.preparing.cards == CardsAre::new_cards || s.cards.shoe_round == 0;
    if (s.continuous() && !fresh) {
        return refuse(Because(r.machine, r.machine_comes_first, r.machine_loaded),
                      "the machine shuffles without end");
    }
    cards::Shoe whole(s.setup.decks, r.deck.value);
    if (!c.order.empty() &&
        (static_cast<int>(c.order.size()) != whole.cards_held() || whole.cannot_hold(c.order))) {
        return refuse(Because(r.decks, r.shoe), "a new shoe holds exactly {} decks", s.setup.decks);
    }
    if (auto no = forbids_unchecked(d)) return no;
    const Shuffled why = why_now(s);
    Because because = shuffle_because(s, why);
    if (s.cards.preparing.due != Due::nothing) because = due_because(s).with_all(because);
    if (s.cards.preparing.order_spoilt) because = Because(r.shuffle_exposed).with_all(because);
    if (s.cards.preparing.shuffle_missed) because = Because(r.shuffle_missed).with_all(because);
    shuffle_and_offer(d, because, why, c.order, true);
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
    if (s.round.stage == Stage::closed) return refuse(because, "the table is closed");
    if (s.continuous()) {
        return refuse(Because(r.machine, r.machine_loaded), "the machine shuffles without end");
    }
    if (in_round(s) || s.manual()) {
        d.emit(because, ShuffleDue{suspicion ? Due::suspected : Due::ordered, false});
        return std::nullopt;
    }
    shuffle_and_offer(d, because, Shuffled::otherwise, {}, true);
    return std::nullopt;
}

bool cards_need_care(const State& state) {
    return state.cards.preparing.cards != CardsAre::ready || state.cards.preparing.substitute ||
           state.cards.machine_failed || state.cards.preparing.order_spoilt || burn_is_due(state) ||
           cutting_card_is_next(state) || state.sign.final_rounds > 0;
}

Refused prepare_to_deal(Deciding& d, bool& no_round) {
    const Rules& r = d.r;
    const bool manual = d.s.manual();
    Steps steps(d.s, d.events());
    const auto cards = [&] { return steps.state().cards.preparing.cards; };
    if (d.s.cards.preparing.substitute) {
        return refuse(Because(r.new_cards_prepared, r.card_replaced),
                      "dealer and supervisor have not both checked the new card");
    }
    if (d.s.cards.machine_failed && (d.s.continuous() || d.s.cards.plain_shoe)) {
        return refuse(Because(r.machine_replaced, r.malfunction),
                      "the shoe is out of order: it is replaced, with new cards, or repaired");
    }
    if (auto no = forbids_seen_order(d)) return no;
    if (cards() == CardsAre::new_cards) {
        const Preparing& p = d.s.cards.preparing;
        const bool replaced = p.why == Shuffled::replaced;
        const bool on_record = p.formal && (r.shuffle_before_play.because || d.s.continuous());
        if (on_record || manual || r.cut.value == Cut::compulsory) {
            Because because = replaced ? Because(r.new_cards_prepared, r.shuffle)
                                       : Because(r.shuffle_before_play, r.shuffle);
            if (d.s.continuous()) {
                because = Because(r.machine_loaded, r.machine).with_all(because);
            }
            return refuse(because, "the cards have not been shuffled");
        }
        steps.take([&](Deciding& e) { check_unasked(e); });
        steps.take([&](Deciding& e) {
            shuffle_and_offer(e, shuffle_because(e.s, p.why), p.why, {}, false);
        });
    }
    if (cards() == CardsAre::shuffle_due) {
        const Preparing& p = d.s.cards.preparing;
        if (p.due == Due::cutting_card_missing && r.cutting_card_missing.because) {
            return refuse(due_because(d.s),
                          "the shoe lacked its cutting card: the cards are shuffled first");
        }
        const Because because(r.shuffle_missed, r.shuffle_missed_later, r.shuffle);
        if (p.shuffle_found || (p.shuffle_missed && !r.shuffle_missed_later.because)) {
            return refuse(because, "a shuffle is overdue");
        }
        steps.take([&](Deciding& e) { e.emit(because, ShuffleMissed{}); });
    }
    if (cards() == CardsAre::shuffled) {
        const bool attended = d.s.cards.preparing.attended;
        if ((r.cut.value == Cut::compulsory && attended) ||
            (r.cut.value == Cut::offered && manual)) {
            return refuse(Because(r.cut, r.cut_passes), "the cards have not been cut");
        }
        steps.take([&](Deciding& e) {
            if (r.cut.value == Cut::optional) {
                e.emit(Because(r.cut), CutSkipped{});
            } else {
                e.emit(Because(r.cut_by_staff, r.cut),
                       CutMade{nobody, true, e.s.cards_in_shoe() / 2});
            }
        });
    }
    if (cards() == CardsAre::cut) {
        steps.take([&](Deciding& e) {
            if (manual && e.s.cards.cutting.behind == no_cutting_card && has_cutting_card(e.s)) {
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
    if (d.s.sign.final_rounds > 0) {
        steps.take([&](Deciding& e) {
            e.emit(goes_by_two(e.s) ? Because(r.final_rounds_two, r.final_rounds_announced)
                                    : Because(r.final_rounds, r.final_rounds_announced),
                   FinalRoundBegan{u8(e.s.sign.final_rounds - 1)});
        });
    }
    const int first = next_staked_box(d.s, 0);
    if (cutting_card_is_next(steps.state())) {
        steps.take([&](Deciding& e) { emit_cutting_card(e, {u8(first), 0}, true); });
        no_round = steps.state().cards.preparing.due != Due::nothing;
        if (no_round && !manual) {
            const Because because =
                goes_by_two(d.s)
                    ? Because(r.two_first_card, r.two_cutting_cards, r.shuffle)
                    : Because(r.shuffle, r.shuffle_first_card_at_once, r.shuffle_first_card);
            const bool attended = steps.state().cards.preparing.attended;
            steps.take([&](Deciding& e) {
                shuffle_and_offer(e, because, Shuffled::cutting_card, {}, attended);
            });
        }
    }
    return std::nullopt;
}

bool due_between_rounds(const State& state) {
    if (state.round.stage != Stage::settled) return false;
    if (state.sign.final_rounds == 0 || state.sign.final_rounds == closes_after_round) return true;
    if (state.continuous() && !state.cards.machine_failed &&
        state.rules().machine_takes.value == rules::MachineTakes::after_each_round &&
        cards_outside(state)) {
        return true;
    }
    return state.cards.preparing.due != Due::nothing &&
           state.cards.preparing.cards == CardsAre::ready;
}

void proceed_between_rounds(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (s.sign.final_rounds == 0 || s.sign.final_rounds == closes_after_round) {
        const Because dealt_out =
            goes_by_two(s) ? Because(r.final_rounds_two, r.closure)
                           : Because(r.final_rounds, r.final_rounds_dealt_out, r.closure);
        close_gaming(d, s.sign.final_rounds == 0 ? dealt_out : Because(r.closure, r.round_ends));
        return;
    }
    if (s.continuous() && !s.cards.machine_failed &&
        r.machine_takes.value == rules::MachineTakes::after_each_round && cards_outside(s)) {
        d.emit(Because(r.machine, r.machine_takes, r.machine_definition), UsedCardsReturned{});
        return;
    }
    const Preparing& p = s.cards.preparing;
    if (s.manual()) {
        d.emit(due_because(s), ShuffleDue{p.due, p.shuffle_missed});
        return;
    }
    shuffle_and_offer(d, due_because(s).with(r.shuffle), p.why, {}, p.attended);
}

}  // namespace croupier::table
