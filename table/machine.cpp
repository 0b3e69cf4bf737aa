// Machine shoes: what a breakdown does to a round, and what takes the machine's place.
#include "table/machine.hpp"

#include "table/powers.hpp"
#include "table/preparing.hpp"
#include "table/stepping.hpp"

namespace croupier::table {

using rules::Malfunction;

Refused use_power(Deciding& d, const FailShoe& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Because because(r.malfunction, r.malfunction_kinds);
    if (!s.machine()) {
        return refuse(because.empty() ? Because(r.shoe, r.shuffle) : because,
                      "the cards of this table come from a plain shoe");
    }
    if (s.cards.machine_failed) return refuse(because, "the shoe is out of order already");
    if (c.fault == Fault::other) {
        return refuse(Because(r.malfunction_kinds, r.malfunction),
                      "a malfunction is mechanical or electrical");
    }
    if (!in_round(s) || !s.continuous()) {
        // A clause on continuous machines says nothing of one that fills a plain shoe.
        const bool of_others =
            r.malfunction.value == Malfunction::operator_voids && !s.continuous();
        d.emit(of_others ? Because(r.malfunction_kinds, r.machine_replaced, r.machine)
                         : Because(r.malfunction_kinds, r.malfunction, r.machine_replaced),
               ShoeFailed{false});
        return std::nullopt;
    }
    switch (r.malfunction.value) {
        case Malfunction::operator_voids: d.emit(because, ShoeFailed{false}); break;
        case Malfunction::round_is_void: {
            Steps steps(s, d.events());
            steps.take([&](Deciding& e) { e.emit(because, ShoeFailed{false}); });
            return steps.take(
                [&](Deciding& e) { return void_round_because(e, because, rules::Settled::stays); });
        }
        case Malfunction::finished_from_plain_shoe: {
            if (s.cards_in_shoe() == 0) {
                return refuse(Because(r.malfunction_shuffled, r.malfunction),
                              "no card is left in the shoe");
            }
            d.emit(Because(r.malfunction, r.malfunction_round_finished, r.malfunction_kinds,
                           r.malfunction_shuffled),
                   ShoeFailed{true});
            offer_cut_far_right(d, Because(r.malfunction_cut, r.cut_passes));
            break;
        }
    }
    return std::nullopt;
}

Refused use_power(Deciding& d, const RepairShoe&) {
    const Because because(d.r.malfunction, d.r.malfunction_kinds, d.r.shoe);
    if (!d.s.cards.machine_failed) return refuse(because, "no shoe is out of order");
    d.emit(because, ShoeRepaired{});
    return std::nullopt;
}

Refused use_power(Deciding& d, const ReplaceShoe& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    Because because(r.machine_replaced, r.malfunction, r.machine);
    if (because.empty()) because = Because(r.shoe, r.shuffle);
    if (!between_rounds(s)) return refuse(because, "a shoe is replaced when the round is over");
    if (c.kind != ShoeKind::by_hand && !r.machine.because) {
        return refuse(Because(r.shuffle, r.shoe), "this book knows no machine shoe");
    }
    Because all(r.machine_replaced, r.machine);
    if (c.kind == ShoeKind::by_hand) all = Because(r.machine_rule_ends).with_all(all);
    if (all.empty()) all.with(r.shoe);
    d.emit(all, ShoeChanged{c.kind});
    return std::nullopt;
}

}  // namespace croupier::table
