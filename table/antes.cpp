// The Ante: a fee for the round, owed beside the wager, and what follows where it is missing.
#include "table/antes.hpp"

#include <algorithm>

#include "table/powers.hpp"

namespace croupier::table {
namespace {

using rules::MissingAnte;

Refused no_ante(const Deciding& d) {
    return refuse(Because(d.r.ante_on_sign, d.r.wager), "this table has no Ante");
}

}  // namespace

bool owes_ante(const State& state, int box, const Bettor& bettor) {
    const Setup& setup = state.setup;
    if (!setup.rules.ante_due.because || setup.ante == nothing) return false;
    if (setup.ante_waived_from > nothing && bettor.placed >= setup.ante_waived_from) return false;
    return ante_of(state, bettor.player, box) == nothing;
}

Refused place_ante(Deciding& d, const PlaceAnte& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Money ante = s.setup.ante;
    if (!r.ante_due.because || ante == nothing) return no_ante(d);
    if (s.round.stage != Stage::betting && s.round.stage != Stage::settled) {
        return refuse(Because(r.ante_due), "the Ante is placed before the first card");
    }
    if (c.box < 1 || c.box > s.setup.boxes) {
        return refuse(Because(r.box, r.boxes_max), "this table has boxes 1 to {}", s.setup.boxes);
    }
    if (c.amount != ante) {
        return refuse(Because(r.ante_on_sign), "the Ante at this table is {}", in_words(ante));
    }
    const bool betting = s.round.stage == Stage::betting;
    if (betting && ante_of(s, c.player, c.box) > nothing) {
        return refuse(Because(r.ante_on_sign, r.ante_due), "{} has placed the Ante on box {}",
                      d.name(c.player), c.box);
    }
    const int index = betting ? bettor_index(s.box(c.box), c.player) : -1;
    if (index >= 0 && !owes_ante(s, c.box, s.box(c.box).bettors[at(index)])) {
        return refuse(Because(r.ante_waived), "no Ante is due on a wager of {} or more",
                      in_words(s.setup.ante_waived_from));
    }
    if (chips_of(s, c.player) < ante) {
        return refuse(Because(r.wager_in_chips), "{} has {} in chips", d.name(c.player),
                      in_words(chips_of(s, c.player)));
    }
    if (s.round.stage == Stage::settled) {
        d.emit(Because(r.betting, r.round), BettingOpened{s.round.number + 1});
    }
    d.emit(Because(r.ante_due, r.ante_on_sign), AntePlaced{c.player, u8(c.box), ante});
    return std::nullopt;
}

Refused forbids_deal_without_antes(const Deciding& d) {
    for (int number = next_staked_box(d.s, 0); number != 0; number = next_staked_box(d.s, number)) {
        if (d.s.round.ante_overlooked[at(number)]) continue;
        const Box& box = d.s.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            if (!owes_ante(d.s, number, box.bettors[at(i)])) continue;
            return refuse(Because(d.r.ante_due, d.r.ante_on_sign),
                          "{} owes the Ante of {} on box {}", d.name(box.bettors[at(i)].player),
                          in_words(d.s.setup.ante), number);
        }
    }
    return std::nullopt;
}

void release_antes(Deciding& d, PlayerId player, int box) {
    for (const Ante& ante : d.s.round.antes) {
        if (ante.player == player && ante.box == box) {
            d.emit(Because(d.r.ante_due), AnteReturned{player, ante.box, ante.amount});
        }
    }
}

void release_antes_without_wager(Deciding& d) {
    for (const Ante& ante : d.s.round.antes) {
        const int index = bettor_index(d.s.box(ante.box), ante.player);
        const Money from = d.s.setup.ante_waived_from;
        const bool waived =
            index >= 0 && from > nothing && d.s.box(ante.box).bettors[at(index)].placed >= from;
        if (index >= 0 && !waived) continue;
        d.emit(waived ? Because(d.r.ante_waived) : Because(d.r.ante_due),
               AnteReturned{ante.player, ante.box, ante.amount});
    }
}

bool antes_to_collect(const State& state) {
    return std::any_of(state.round.antes.begin(), state.round.antes.end(),
                       [](const Ante& ante) { return !ante.collected; });
}

void collect_antes(Deciding& d) {
    for (const Ante& ante : d.s.round.antes) {
        if (ante.collected) continue;
        d.emit(Because(d.r.ante_collected), AnteCollected{ante.player, ante.box, ante.amount});
    }
}

void void_antes(Deciding& d, const Because& because, int box, PlayerId player) {
    const bool kept = d.r.ante_collected.value == rules::AnteOnVoid::kept;
    for (const Ante& ante : d.s.round.antes) {
        if (kept && ante.collected) continue;
        if (ante.box != box || (player != nobody && ante.player != player)) continue;
        d.emit(Because(d.r.ante_collected).with_all(because),
               AnteReturned{ante.player, ante.box, ante.amount});
    }
}

Refused use_power(Deciding& d, const OverlookAnte& c) {
    const Because because(d.r.ante_missing, d.r.ante_due);
    if (!d.r.ante_due.because || d.s.setup.ante == nothing) return no_ante(d);
    if (c.box < 1 || c.box > d.s.setup.boxes || d.s.round.stage != Stage::betting) {
        return refuse(because, "a missing Ante is overlooked before the deal");
    }
    d.emit(because, AnteOverlooked{u8(c.box)});
    return std::nullopt;
}

Refused use_power(Deciding& d, const FindAnteMissing& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Because because(r.ante_missing, r.ante_due);
    if (!r.ante_due.because || s.setup.ante == nothing) return no_ante(d);
    const bool round = s.round.stage > Stage::betting && s.round.stage < Stage::settled;
    if (c.box < 1 || c.box > s.setup.boxes || !round || !s.box(c.box).staked()) {
        return refuse(because, "no round is played on that box");
    }
    const Box& box = s.box(c.box);
    const auto owes = [&](int i) { return owes_ante(s, c.box, box.bettors[at(i)]); };
    bool missing = false;
    bool somebody_stays = false;
    bool live = false;
    for (int i = 0; i < box.bettor_count; ++i) {
        missing = missing || owes(i);
        somebody_stays = somebody_stays || !owes(i);
        for (int hand = 0; hand < box.hand_count; ++hand) {
            live = live || (owes(i) && box.hands[at(hand)].stakes[at(i)].live);
        }
    }
    if (!missing) return refuse(because, "every Ante on box {} is there", c.box);
    if (!live) return refuse(because, "what is settled on box {} stays so", c.box);
    const bool whole = r.ante_missing.value == MissingAnte::whole_area || !somebody_stays;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (whole || owes(i)) void_bettor(d, because, c.box, i);
    }
    if (!whole) return std::nullopt;
    for (int hand = 0; hand < box.hand_count; ++hand) {
        if (!box.hands[at(hand)].removed) d.emit(because, CardsRemoved{{u8(c.box), u8(hand)}});
    }
    return std::nullopt;
}

}  // namespace croupier::table
