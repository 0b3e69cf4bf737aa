// Opening and closing a table, and its last three rounds.
#include "table/opening.hpp"

#include <algorithm>

#include "table/preparing.hpp"
#include "table/shuffling.hpp"

namespace croupier::table {
namespace {

using rules::Checked;
using rules::Closure;

constexpr std::int64_t closure_notice_minutes = 20;

int cards_in_play(const State& state) {
    return state.setup.decks * cards::cards_in(state.rules().deck.value);
}

bool untouched(const State& state) {
    return state.round.stage == Stage::betting && state.round.number == 1 &&
           next_staked_box(state, 0) == 0 && state.cards.shoe_round == 0 &&
           state.round.option_wagers.empty();
}

}  // namespace

int cards_on_hand(const State& state) {
    int cards = state.cards.shoe.cards_held() + static_cast<int>(state.cards.discards.size()) +
                static_cast<int>(state.cards.strays.size());
    for (const Box& box : state.round.boxes) {
        for (int hand = 0; hand < box.hand_count; ++hand) {
            const PlayedHand& played = box.hands[at(hand)];
            if (!played.removed) cards += played.cards.size();
        }
    }
    return state.round.dealer.removed ? cards : cards + state.round.dealer.cards.size();
}

Refused use_power(Deciding& d, const OpenGaming&) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Preparing& p = s.cards.preparing;
    const Because because(r.cards_checked, r.operator_fixes, r.decks_fixed);
    const Because any = because.empty() ? Because(r.round) : because;
    if (s.round.stage != Stage::closed && (p.formal || !untouched(s))) {
        return refuse(any, "the table is open");
    }
    const bool both = r.cards_checked.value == Checked::by_dealer_and_supervisor;
    const bool unchecked = !p.dealer_checked && !p.supervisor_checked;
    if (r.cards_checked.value == Checked::on_record_first && unchecked) {
        return refuse(any, "the cards have not been checked");
    }
    if (both && p.dealer_checked != p.supervisor_checked) {
        return refuse(any, "dealer and supervisor both check the cards");
    }
    if (p.miscounted) return refuse(any, "the cards are not complete");
    const int cards = cards_in_play(s);
    if (unchecked && r.cards_checked.because && p.brought == Brought::unprepared) {
        d.emit(Because(r.cards_checked, r.suits), CardsChecked{Role::dealer, cards, cards});
        if (both) d.emit(Because(r.cards_checked), CardsChecked{Role::supervisor, cards, cards});
    }
    Because opened(r.operator_fixes, r.decks_fixed, r.decks, r.cards_checked);
    if (button_at(s.setup)) opened = Because(r.electronics_approved).with_all(opened);
    d.emit(opened, GamingOpened{u8(s.setup.decks)});
    return std::nullopt;
}

Refused use_power(Deciding& d, const AnnounceClosure&) {
    const Because because(d.r.closure, d.r.round_ends);
    if (d.s.round.stage == Stage::closed) return refuse(because, "the table is closed");
    d.emit(because, ClosureAnnounced{});
    return std::nullopt;
}

void close_gaming(Deciding& d, const Because& because) {
    Because all = because;
    all.with(d.r.cards_counted_at_end);
    d.emit(all, GamingClosed{cards_on_hand(d.s), cards_in_play(d.s)});
}

Refused use_power(Deciding& d, const CloseGaming&) {
    const State& s = d.s;
    const Rules& r = d.r;
    Because because(r.closure, r.cards_counted_at_end);
    if (because.empty()) because.with(r.round_ends);
    if (s.round.stage == Stage::closed) return refuse(because, "the table is closed");
    // Everybody has left: there is nobody to tell.
    const bool empty = !s.people.players.empty() &&
                       std::none_of(s.people.players.begin(), s.people.players.end(),
                                    [](const Player& player) { return player.is_there(); });
    const bool wagers_down = s.round.stage == Stage::betting && next_staked_box(s, 0) != 0;
    if (empty && !in_round(s) && !wagers_down) {
        close_gaming(d, because);
        return std::nullopt;
    }
    if (r.closure.because && !s.sign.closure_announced) {
        return refuse(because, "the players have not been told that the table closes");
    }
    if (r.closure.value == Closure::after_twenty_minutes && s.sign.closure_announced &&
        s.floor.minutes - *s.sign.closure_announced < closure_notice_minutes) {
        return refuse(because, "the sign has stood for {} minutes of {}",
                      s.floor.minutes - *s.sign.closure_announced, closure_notice_minutes);
    }
    if (in_round(s)) {
        d.emit(because, FinalRoundBegan{0});
        return std::nullopt;
    }
    if (wagers_down) {
        return refuse(because, "wagers lie on the layout: deal the round or give them back");
    }
    close_gaming(d, because);
    return std::nullopt;
}

Refused use_power(Deciding& d, const CallFinalThree&) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!r.final_rounds.because) {
        return refuse(Because(r.closure, r.shuffle_after_round, r.round_ends),
                      "this book has no rule for the last three rounds");
    }
    const Because because = goes_by_two(s)
                                ? Because(r.final_rounds_two, r.final_rounds_announced, r.closure)
                                : Because(r.final_rounds_announced, r.final_rounds, r.closure);
    if (s.round.stage == Stage::closed) return refuse(because, "the table is closed");
    if (s.sign.final_rounds != no_final_rounds) {
        return refuse(because, "the last rounds have been called");
    }
    d.emit(because, FinalRoundsCalled{});
    return std::nullopt;
}

}  // namespace croupier::table
