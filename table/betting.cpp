// Wagers before the deal: who may place what on which box, and the call that ends it.
#include "table/betting.hpp"

#include <algorithm>

#include "table/antes.hpp"
#include "table/by_hand.hpp"
#include "table/comings.hpp"
#include "table/options.hpp"
#include "table/preparing.hpp"

namespace croupier::table {
namespace {

using rules::GiveUp;
using rules::MaximumOf;
using rules::OverMaximum;
using rules::RaisedBox;
using rules::UnderMinimum;

// The box as the next wager finds it: after a round has been settled the layout is empty.
const Box& box_for_wagers(const State& state, int number) {
    static const Box empty{};
    return state.round.stage == Stage::betting ? state.box(number) : empty;
}

int boxes_wagered_elsewhere(const State& state, PlayerId player, int box) {
    int count = 0;
    for (int other = 1; other <= state.setup.boxes; ++other) {
        if (other != box && bettor_index(box_for_wagers(state, other), player) >= 0) ++count;
    }
    return count;
}

Refused forbids_chips(const Deciding& d, const Bet& c, Money standing) {
    const auto chips = [&] {
        return c.manner == Manner::placed ? Because(d.r.wager_in_chips)
                                          : Because(d.r.spoken_wager, d.r.wager_in_chips);
    };
    if (c.manner != Manner::placed && !d.r.spoken_wager.because) {
        return refuse(chips(), "a wager is made by placing chips in the box");
    }
    if (c.amount <= nothing) return refuse(chips(), "a wager is an amount above nothing");
    if (!d.s.setup.chips.can_make(c.amount)) {
        return refuse(chips(), "{} cannot be made up with the chips in the float",
                      in_words(c.amount));
    }
    if (c.manner == Manner::spoken_with_cash) {
        if (d.r.spoken_wager.value == rules::Spoken::with_chips_or_cash) return std::nullopt;
        return refuse(chips(), "a spoken wager must be accompanied by chips");
    }
    const Money available = chips_of(d.s, c.player) + standing;
    if (available < c.amount) {
        return refuse(chips(), "{} has {} in chips and cannot wager {}", d.name(c.player),
                      in_words(available), in_words(c.amount));
    }
    return std::nullopt;
}

Refused forbids_place(const Deciding& d, const Bet& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Player& player = s.player(c.player);
    const Box& box = box_for_wagers(s, c.box);
    const int most = std::min(s.sign.bettors_permitted, r.bettors_max.value);
    if (bettor_index(box, c.player) < 0 && box.bettor_count >= most) {
        const Because because = most < r.bettors_max.value ? Because(r.bettors_fewer, r.bettors_max)
                                                           : Because(r.bettors_max);
        return refuse(because, "box {} already holds the wagers of {} player{}", c.box, most,
                      most == 1 ? "" : "s");
    }
    const PlayerId given_to = s.people.reassigned_to[at(c.box)];
    if (r.give_up_box.value == GiveUp::box && given_to != nobody && given_to != c.player &&
        s.player(given_to).seat == c.box) {
        return refuse(Because(r.give_up_box), "box {} was given over to {}", c.box,
                      d.name(given_to));
    }
    const bool held = player.single_box || player.boxes_permitted < s.setup.boxes;
    const int elsewhere = held ? boxes_wagered_elsewhere(s, c.player, c.box) : 0;
    if (player.single_box && elsewhere > 0) {
        return refuse(Because(r.single_box), "{} is held to a single box", player.name);
    }
    if (player.only_box != 0 && c.box != player.only_box) {
        return refuse(Because(r.single_box, r.first_box), "{} is held to box {}", player.name,
                      player.only_box);
    }
    if (elsewhere >= player.boxes_permitted) {
        return refuse(Because(r.several_boxes), "{} is permitted to wager on {} box{}", player.name,
                      player.boxes_permitted, player.boxes_permitted == 1 ? "" : "es");
    }
    return std::nullopt;
}

// The minimum, and what the book makes of less. `under` tells how the wager is then treated.
Refused forbids_minimum(const Deciding& d, const Bet& c, Under& under) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Player& player = s.player(c.player);
    const Money shown = s.setup.minimum;
    if ((player.minimum_only || player.single_box_minimum) && c.amount != shown) {
        const Because because =
            player.minimum_only ? Because(r.minimum_only_holds) : Because(r.single_box);
        return refuse(because, "{} is held to the minimum of {}", player.name, in_words(shown));
    }
    const PersonalLimit* own = limit_of(s, c.player, c.box);
    const bool agreed = own && own->minimum > nothing;
    const Money minimum = agreed ? own->minimum : shown;
    if (c.amount >= minimum) return std::nullopt;
    switch (r.under_minimum.value) {
        case UnderMinimum::refuse: {
            Because because(r.under_minimum);
            if (r.minimum_on_each_box.because && boxes_wagered_elsewhere(s, c.player, c.box) > 0) {
                because = Because(r.minimum_on_each_box, r.under_minimum);
            }
            return refuse(because, "{} is under the minimum of {}", in_words(c.amount),
                          in_words(minimum));
        }
        case UnderMinimum::tolerate_then_refuse:
            if (player.warned_under_minimum) {
                return refuse(Because(r.under_minimum_again, r.under_minimum),
                              "{} has been warned: a wager under {} is handed back", player.name,
                              in_words(minimum));
            }
            under = Under::tolerated;
            return std::nullopt;
        case UnderMinimum::tolerate_then_return:
            under = player.warned_under_minimum ? Under::to_return : Under::tolerated;
            return std::nullopt;
    }
    return std::nullopt;
}

// The raised limit that another player has on this box and is there to use.
const PersonalLimit* limit_of_another(const State& state, PlayerId player, int box) {
    for (const PersonalLimit& limit : state.sign.personal_limits) {
        if (limit.box == box && limit.player != player && limit.maximum > state.setup.maximum &&
            state.player(limit.player).is_there()) {
            return &limit;
        }
    }
    return nullptr;
}

Refused forbids_maximum(const Deciding& d, const Bet& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Box& box = box_for_wagers(s, c.box);
    const Money maximum = s.setup.maximum;
    const PersonalLimit* own = limit_of(s, c.player, c.box);
    const bool raised_own = own && own->maximum > maximum;
    const PersonalLimit* other = limit_of_another(s, c.player, c.box);
    Money others = nothing;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (box.bettors[at(i)].player != c.player) others += box.bettors[at(i)].placed;
    }
    if ((raised_own && others > nothing) || other) {
        const Because shared(r.raised_box, r.personal_limit);
        const PersonalLimit& raised = raised_own ? *own : *other;
        switch (r.raised_box.value) {
            case RaisedBox::alone:
                return refuse(shared, "box {} is {}'s alone while a raised limit stands on it",
                              c.box, d.name(raised.player));
            case RaisedBox::ordinary_total:
                if (others + c.amount > maximum) {
                    return refuse(shared, "all wagers on box {} would come to {}, over {}", c.box,
                                  in_words(others + c.amount), in_words(maximum));
                }
                break;
            case RaisedBox::raised_total:
                if (others + c.amount > raised.maximum) {
                    return refuse(shared, "all wagers on box {} would come to {}, over {}", c.box,
                                  in_words(others + c.amount), in_words(raised.maximum));
                }
                break;
            case RaisedBox::unaffected: break;
            case RaisedBox::others_only: {
                if (raised_own) break;
                const int index = bettor_index(box, other->player);
                const Money favoured = index < 0 ? nothing : box.bettors[at(index)].placed;
                if (others - favoured + c.amount > maximum) {
                    return refuse(shared, "the other wagers on box {} would come to {}, over {}",
                                  c.box, in_words(others - favoured + c.amount), in_words(maximum));
                }
                break;
            }
        }
    }
    if (r.over_maximum.value != OverMaximum::refuse) return std::nullopt;
    if (own && !raised_own && c.amount > own->maximum &&
        r.personal_limit.value != rules::PersonalLimitIs::above_the_maximum) {
        return refuse(Because(r.over_maximum, r.personal_limit), "{} may wager up to {} on box {}",
                      d.name(c.player), in_words(own->maximum), c.box);
    }
    const Money limit = raised_own ? own->maximum : maximum;
    const bool per_box = r.maximum_of.value == MaximumOf::box && !raised_own && !other;
    const Money counted = per_box ? others + c.amount : c.amount;
    if (counted > limit) {
        return refuse(Because(r.over_maximum, r.maximum_of),
                      "{} on box {} would be over the "
                      "maximum of {}",
                      in_words(counted), c.box, in_words(limit));
    }
    return std::nullopt;
}

// Who calls on each shared box, said before the cards. Gives the index of the caller.
int name_caller(Deciding& d, int number) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Box& box = s.box(number);
    if (box.bettor_count < 2) return 0;
    const int index = caller_index(s, number);
    const PlayerId player = box.bettors[at(index)].player;
    const bool nearest = r.caller_place.value == rules::CallerPlace::nearest_the_dealer;
    Because because(r.caller);
    because.with(s.player(player).seat == number ? r.caller_seated : r.caller_nearest);
    if (nearest) because.with(r.caller_place);
    because.with(r.bettors_in_line);
    d.emit(because, CallerNamed{u8(number), player, nearest});
    return index;
}

// Chips above the maximum take no part: room goes to the caller first, then from front to back.
void trim(Deciding& d, int number, int caller) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (r.over_maximum.value != OverMaximum::count_to_maximum) return;
    const Box& box = s.box(number);
    Money room = s.setup.maximum;
    for (int turn = -1; turn < box.bettor_count; ++turn) {
        const int i = turn < 0 ? caller : turn;
        if (turn == caller) continue;
        const Bettor& bettor = box.bettors[at(i)];
        const PersonalLimit* own = limit_of(s, bettor.player, number);
        const bool raised_own = own && own->maximum > s.setup.maximum;
        const bool lowered =
            own && r.personal_limit.value != rules::PersonalLimitIs::above_the_maximum;
        const bool per_box = r.maximum_of.value == MaximumOf::box && !raised_own;
        const PersonalLimit* raised = limit_of_another(s, bettor.player, number);
        const bool shares_raised = raised && r.raised_box.value == RaisedBox::raised_total;
        Money limit = raised_own      ? own->maximum
                      : shares_raised ? raised->maximum
                      : per_box       ? room
                                      : s.setup.maximum;
        if (lowered) limit = std::min(limit, own->maximum);
        const Money counts = std::min(bettor.placed, limit);
        if (per_box) room -= counts;
        if (counts < bettor.placed) {
            d.emit(Because(r.over_maximum, r.maximum_of),
                   WagerTrimmed{bettor.player, u8(number), counts});
        }
    }
}

}  // namespace

bool awaits_first_card(const State& state) {
    return state.round.stage == Stage::first_cards && state.manual() &&
           state.round.by_hand.laid.empty();
}

const PersonalLimit* limit_of(const State& state, PlayerId player, int box) {
    for (const PersonalLimit& limit : state.sign.personal_limits) {
        if (limit.player == player && limit.box == box) return &limit;
    }
    return nullptr;
}

Refused bet(Deciding& d, const Bet& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool spoken = c.manner != Manner::placed;
    if (s.round.stage == Stage::closed) {
        return refuse(Because(r.closure, r.betting), "the table is closed");
    }
    if (awaits_first_card(s)) {
        return refuse(
            spoken ? Because(r.spoken_wager, r.no_more_bets) : Because(r.no_more_bets, r.betting),
            "the dealer has called no more bets");
    }
    if (s.round.stage != Stage::betting && s.round.stage != Stage::settled) {
        return refuse(
            spoken ? Because(r.spoken_wager, r.no_further_wager) : Because(r.no_further_wager),
            "no more bets: the round has begun");
    }
    if (c.box < 1 || c.box > s.setup.boxes) {
        return refuse(Because(r.box, r.boxes_max), "this table has boxes 1 to {}", s.setup.boxes);
    }
    const Box& box = box_for_wagers(s, c.box);
    const int standing = bettor_index(box, c.player);
    const Money placed = standing < 0 ? nothing : box.bettors[at(standing)].placed;
    if (auto no = forbids_chips(d, c, placed)) return no;
    if (auto no = forbids_place(d, c)) return no;
    if (r.step.value == rules::Multiples::enforced && c.amount.cents % s.setup.step.cents != 0) {
        return refuse(Because(r.step), "wagers are in multiples of {}", in_words(s.setup.step));
    }
    Under under = Under::no;
    if (auto no = forbids_minimum(d, c, under)) return no;
    if (auto no = forbids_maximum(d, c)) return no;

    if (s.round.stage == Stage::settled) {
        d.emit(Because(r.betting, r.round), BettingOpened{s.round.number + 1});
    }
    if (c.manner == Manner::spoken_with_cash) {
        const Because in_cash(r.spoken_wager, r.wager_in_chips);
        bring_back(d, in_cash, c.player);
        d.emit(in_cash, ChipsBought{c.player, c.amount});
    }
    Because because = spoken ? Because(r.spoken_wager, r.wager) : Because(r.wager);
    if (under == Under::tolerated) because = Because(r.under_minimum, r.wager);
    if (under == Under::to_return) because = Because(r.under_minimum_again, r.wager);
    because.with(r.wager_in_chips);
    if (c.amount.cents % s.setup.minimum.cents != 0) because.with(r.no_multiple_of_minimum);
    if (standing >= 0) {
        d.emit(because, WagerChanged{c.player, u8(c.box), placed, c.amount, under});
    } else {
        d.emit(because, WagerPlaced{c.player, u8(c.box), c.amount, under});
    }
    return std::nullopt;
}

Refused withdraw(Deciding& d, const Withdraw& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (c.box < 1 || c.box > s.setup.boxes) {
        return refuse(Because(r.box, r.boxes_max), "this table has boxes 1 to {}", s.setup.boxes);
    }
    const Box& box = s.box(c.box);
    const int index = bettor_index(box, c.player);
    if (s.round.stage == Stage::betting && index >= 0) {
        d.emit(Because(r.betting),
               WagerWithdrawn{c.player, u8(c.box), box.bettors[at(index)].placed});
        release_option_wagers(d, c.player, c.box);
        release_antes(d, c.player, c.box);
        return std::nullopt;
    }
    if (index < 0 || s.round.stage == Stage::betting || s.round.stage == Stage::settled) {
        return refuse(Because(r.wager_locked), "{} has no wager on box {} to take back",
                      d.name(c.player), c.box);
    }
    if (awaits_first_card(s)) {
        return refuse(Because(r.no_more_bets, r.betting), "the dealer has called no more bets");
    }
    if (may_retract(s, c.player, c.box)) return retract(d, c.player, c.box);
    if (box.bettors[at(index)].lost > nothing) {
        return refuse(Because(r.losing_wager_locked, r.wager_locked),
                      "a losing wager is not touched");
    }
    return refuse(Because(r.wager_locked), "a wager is not touched once the round has begun");
}

Refused deal(Deciding& d, const Deal& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (c.by != nobody) {
        return refuse(Because(r.dealer_alone_deals), "only the dealer deals");
    }
    if (s.round.stage == Stage::closed) {
        return refuse(Because(r.closure, r.betting), "the table is closed");
    }
    if (s.round.stage != Stage::betting && s.round.stage != Stage::settled) {
        return refuse(Because(r.no_more_bets), "a round is being played");
    }
    if (s.round.stage == Stage::settled || next_staked_box(s, 0) == 0) {
        return refuse(Because(r.first_card), "no box holds a wager");
    }
    if (auto no = forbids_deal_without_antes(d)) return no;
    if (cards_need_care(s)) {
        bool no_round = false;
        auto refused = prepare_to_deal(d, no_round);
        if (refused || no_round) return refused;
    }
    d.emit(Because(r.no_more_bets, r.round), NoMoreBets{s.round.number});
    for (int box = next_staked_box(s, 0); box != 0; box = next_staked_box(s, box)) {
        trim(d, box, name_caller(d, box));
    }
    close_option_betting(d);
    release_antes_without_wager(d);
    return std::nullopt;
}

}  // namespace croupier::table
