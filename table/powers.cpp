// What officials may order: voids, personal limits, restrictions, limits, absence, dealing style.
#include "table/powers.hpp"

#include <algorithm>

#include "table/antes.hpp"
#include "table/options.hpp"
#include "table/play.hpp"
#include "table/preparing.hpp"
#include "table/returning.hpp"
#include "table/stepping.hpp"

namespace croupier::table {
namespace {

Refused forbids_box(const Deciding& d, int box) {
    if (box >= 1 && box <= d.s.setup.boxes) return std::nullopt;
    return refuse(Because(d.r.box, d.r.boxes_max), "this table has boxes 1 to {}", d.s.setup.boxes);
}

// Hands back what one bettor has on one hand, without a result.
void void_stake(Deciding& d, const Because& because, HandId id, int index) {
    const Box& box = d.s.box(id.box);
    const Stake& stake = box.hands[id.hand].stakes[at(index)];
    if (!stake.live) return;
    d.emit(because,
           WagerReturned{box.bettors[at(index)].player, id, stake.all(), Returned::voided, true});
}

// Insurance falls with the hand that it stood on. The cover of others stays where only their
// neighbour's wager is void.
enum class Covers : std::uint8_t { fall, stay };
void void_insurance(Deciding& d, const Because& because, int number, int index, Covers covers) {
    const Box& box = d.s.box(number);
    const Bettor& bettor = box.bettors[at(index)];
    Because all = because;
    all = Because(d.r.insurance_voided).with_all(because);
    if (bettor.insurance > nothing) {
        d.emit(all, InsuranceReturned{bettor.player, u8(number), bettor.player, bettor.insurance});
    }
    for (const Cover& cover : d.s.round.covers) {
        if (covers == Covers::fall && cover.box == number && cover.bettor == index) {
            d.emit(all, InsuranceReturned{cover.insurer, u8(number), bettor.player, cover.amount});
        }
    }
}

int live_hands(const Box& box, int index) {
    int count = 0;
    for (int hand = 0; hand < box.hand_count; ++hand) {
        if (box.hands[at(hand)].stakes[at(index)].live) ++count;
    }
    return count;
}

}  // namespace

// Hands back all that one bettor has on a box, without a result.
void void_bettor(Deciding& d, const Because& because, int number, int index) {
    const Box& box = d.s.box(number);
    const PlayerId player = box.bettors[at(index)].player;
    for (int hand = 0; hand < box.hand_count; ++hand) {
        void_stake(d, because, {u8(number), u8(hand)}, index);
    }
    void_insurance(d, because, number, index, Covers::stay);
    void_option_wagers(d, because, number, player);
    void_antes(d, because, number, player);
}

namespace {

// Hands back every wager of the round that has no result yet.
void void_unsettled(Deciding& d, const Because& because) {
    for (int number = next_staked_box(d.s, 0); number != 0; number = next_staked_box(d.s, number)) {
        const Box& box = d.s.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            for (int hand = 0; hand < box.hand_count; ++hand) {
                void_stake(d, because, {u8(number), u8(hand)}, i);
            }
            void_insurance(d, because, number, i, Covers::fall);
            const Bettor& bettor = box.bettors[at(i)];
            if (!bettor.excess_due) continue;
            d.emit(because, WagerReturned{bettor.player,
                                          {u8(number), 0},
                                          bettor.placed - bettor.counts,
                                          Returned::excess,
                                          false});
        }
        void_option_wagers(d, because, number, nobody);
        void_antes(d, because, number, nobody);
    }
}

// The book's grounds for holding a player to the minimum, as far as the present shoe shows them.
bool came_late(const State& state, const Player& player) {
    if (state.cards.shoe_round == 0) return false;
    return player.attendance.shoe != state.cards.shoe_number ||
           player.attendance.first_bet_round != 1;
}

// The box that a restriction to the first one leaves: the lowest that the player has, or the
// layout's own first; 0 where any single box will do.
int only_box_for(const State& state, PlayerId player) {
    const Rules& r = state.rules();
    if (r.single_box.value != rules::SingleBox::first_box) return 0;
    if (r.first_box.value == rules::FirstBox::of_layout) return 1;
    const int seat = state.player(player).seat;
    for (int box = 1; box <= state.setup.boxes; ++box) {
        if (seat == box || bettor_index(state.box(box), player) >= 0) return box;
    }
    return 0;
}

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr bool is_letter(char c) { return lower(c) >= 'a' && lower(c) <= 'z'; }

// Whether `words`, in small letters, stand in `text` as whole words.
bool mentions(std::string_view text, std::string_view words) {
    auto from = text.begin();
    while (true) {
        const auto found = std::search(from, text.end(), words.begin(), words.end(),
                                       [](char a, char b) { return lower(a) == b; });
        if (found == text.end()) return false;
        const auto end = found + static_cast<std::ptrdiff_t>(words.size());
        const bool begins = found == text.begin() || !is_letter(*(found - 1));
        if (begins && (end == text.end() || !is_letter(*end))) return true;
        from = found + 1;
    }
}

// The clause on what has come over a game, where the reason on record is one that it names.
Because void_because_of(const Deciding& d) {
    constexpr std::array<std::string_view, 8> disorders = {
        "fire", "riot", "brawl", "robbery", "commotion", "disorder", "disturbance", "act of god"};
    const auto said = [&](std::string_view word) { return mentions(d.reason, word); };
    if (std::any_of(disorders.begin(), disorders.end(), said)) {
        return Because(d.r.void_for_disorder);
    }
    if (said("fraud") || said("fraudulent")) return Because(d.r.void_for_fraud);
    return {};
}

// What comes before a player is held to the minimum: the regulator has been told, or is told now.
// Where the operator opened the table on record, nothing is taken as done.
Refused tell_regulator(Deciding& d, PlayerId player) {
    if (!d.r.regulator_told.because || d.s.player(player).regulator_told) return std::nullopt;
    const Because because(d.r.regulator_told);
    if (d.s.cards.preparing.formal) {
        return refuse(because,
                      "the regulator has to be told first that {} will be held to the minimum",
                      d.name(player));
    }
    d.emit(because, RegulatorTold{player});
    return std::nullopt;
}

bool skipped_a_round(const State& state, const Player& player) {
    if (player.attendance.shoe != state.cards.shoe_number || player.attendance.rounds_bet == 0)
        return false;
    return state.cards.shoe_round - player.attendance.first_bet_round + 1 >
           player.attendance.rounds_bet;
}

}  // namespace

namespace {
// A continuous shuffler that fails in a round leaves it to the operator what is void.
bool shoe_has_failed(const State& state) {
    return state.cards.machine_failed && state.continuous() && in_round(state) &&
           state.rules().malfunction.value == rules::Malfunction::operator_voids;
}

// Where only an error makes a round void, one that is over stands unless it has been misdealt.
Refused forbids_void_of_sound_round(const Deciding& d, const Because& because,
                                    std::uint32_t round) {
    if (d.r.void_round.value != rules::VoidWhenOver::error_found) return std::nullopt;
    const auto& rounds = d.s.past.misdealt_rounds;
    const bool misdealt = round == d.s.round.number
                              ? d.s.round.by_hand.misdealt
                              : std::find(rounds.begin(), rounds.end(), round) != rounds.end();
    if (misdealt) return std::nullopt;
    return refuse(because, "round {} is over, and no error was found in it", round);
}
}  // namespace

Refused void_hand(Deciding& d, const VoidHand& c) {
    if (auto no = forbids_box(d, c.hand.box)) return no;
    Because because(d.r.void_wager, d.r.void_definition);
    if (shoe_has_failed(d.s)) because = Because(d.r.malfunction).with_all(because);
    const Box& box = d.s.box(c.hand.box);
    if (!in_round(d.s) || c.hand.hand >= box.hand_count || !d.s.hand(c.hand).any_live()) {
        return refuse(because, "there is no hand in play at {}", in_words(c.hand, d.s));
    }
    // Nobody is asked any longer to follow onto hands of which one is gone.
    if (d.s.round.stage == Stage::play && d.s.round.turn.box == c.hand.box) end_followers_wait(d);
    for (int i = 0; i < box.bettor_count; ++i) {
        const bool last = live_hands(box, i) == 1 && d.s.hand(c.hand).stakes[at(i)].live;
        void_stake(d, because, c.hand, i);
        if (last) void_insurance(d, because, c.hand.box, i, Covers::fall);
    }
    if (c.hand.hand == 0) void_option_wagers(d, because, c.hand.box, nobody);
    if (box.hand_count == 1) void_antes(d, because, c.hand.box, nobody);
    d.emit(because, CardsRemoved{c.hand});
    return std::nullopt;
}

namespace {

// The tournament entries of a round go with the wagers that have won them.
void undo_entries(Deciding& d, const Because& because, std::uint32_t round) {
    for (const EntryWon& entry : d.s.past.entries_won) {
        if (entry.round == round) {
            d.emit(because, TournamentEntryUndone{entry.player, entry.box, round});
        }
    }
}

// What a finished round has brought anybody is undone; those after it stand as they were played,
// whatever they were staked with.
Refused void_finished(Deciding& d, Because because, std::uint32_t round) {
    const State& s = d.s;
    const Rules& r = d.r;
    // A later round must have begun for the clause on errors found too late.
    const bool later_began =
        in_round(s) || s.round.stage == Stage::settled || round + 1 < s.round.number;
    if (later_began) because.with(r.void_round_before).with(r.later_rounds_stand);
    because.with(r.void_round).with(r.void_definition);
    if (round < 1) return refuse(because, "no round has been played before the present one");
    if (round < s.ledger.oldest_kept()) {
        return refuse(house_rule(), "round {} is too long ago: a table keeps its last {} rounds",
                      round, ledger::Ledger::rounds_kept);
    }
    if (std::find(s.past.void_rounds.begin(), s.past.void_rounds.end(), round) !=
        s.past.void_rounds.end()) {
        return refuse(because, "round {} is void", round);
    }
    if (auto no = forbids_void_of_sound_round(d, because, round)) return no;
    undo_entries(d, because, round);
    take_back_winnings(d, because, round);
    d.emit(because, RoundVoided{round, true, false});
    return std::nullopt;
}

}  // namespace

Refused void_round(Deciding& d, const VoidRound& c) {
    const Rules& r = d.r;
    Because because = void_because_of(d);
    if (c.round_before && d.s.round.stage != Stage::settled) {
        return void_finished(d, because, d.s.round.number - 1);
    }
    if (c.round != 0 && c.round < d.s.round.number) return void_finished(d, because, c.round);
    if (c.round > d.s.round.number) {
        return refuse(because.with(r.void_round).with(r.void_definition),
                      "round {} has not been played", c.round);
    }
    if (shoe_has_failed(d.s)) because.with(r.malfunction);
    because.with(r.void_round).with(r.void_definition);
    if (!in_round(d.s) && !(d.s.round.stage == Stage::settled && d.s.round.number > 0)) {
        return refuse(because, "no round has begun");
    }
    if (d.s.round.voided) return refuse(because, "round {} is void", d.s.round.number);
    if (!in_round(d.s)) {
        if (auto no = forbids_void_of_sound_round(d, because, d.s.round.number)) return no;
    }
    const bool keeps_settled = in_round(d.s) && r.void_reach.value == rules::VoidReach::unsettled;
    if (keeps_settled) {
        void_unsettled(d, because);
    } else {
        undo_entries(d, because, d.s.round.number);
    }
    d.emit(because, RoundVoided{d.s.round.number, false, keeps_settled});
    return std::nullopt;
}

Refused void_round_because(Deciding& d, const Because& because, rules::Settled settled) {
    if (settled == rules::Settled::stays) {
        void_unsettled(d, because);
    } else {
        undo_entries(d, because, d.s.round.number);
    }
    d.emit(because, RoundVoided{d.s.round.number, false, settled == rules::Settled::stays});
    return std::nullopt;
}

namespace {

// Hands back the insurance that a player has laid on a box, on the own wager or on another's. Tells
// whether there was any.
bool void_insurance_alone(Deciding& d, const Because& because, PlayerId player, int number) {
    const Box& box = d.s.box(number);
    bool any = false;
    const int index = bettor_index(box, player);
    if (index >= 0 && box.bettors[at(index)].insurance > nothing) {
        d.emit(because,
               InsuranceReturned{player, u8(number), player, box.bettors[at(index)].insurance});
        any = true;
    }
    for (const Cover& cover : d.s.round.covers) {
        if (cover.insurer != player || cover.box != number) continue;
        d.emit(because, InsuranceReturned{player, u8(number), box.bettors[cover.bettor].player,
                                          cover.amount});
        any = true;
    }
    return any;
}

}  // namespace

Refused void_wager(Deciding& d, const VoidWager& c) {
    if (auto no = forbids_box(d, c.box)) return no;
    const Because because(d.r.void_wager, d.r.void_definition);
    const Box& box = d.s.box(c.box);
    const int index = bettor_index(box, c.player);
    // Who has no main wager there may have insured another's.
    if (c.insurance || (index < 0 && !c.option)) {
        if (void_insurance_alone(d, because, c.player, c.box)) return std::nullopt;
        if (c.insurance) {
            return refuse(because, "{} has no insurance in play on box {}", d.name(c.player),
                          c.box);
        }
    }
    if (c.option || index < 0) {
        if (void_option_wagers_alone(d, because, c.player, c.box, c.option)) return std::nullopt;
        if (c.option) {
            return refuse(because, "{} has no such wager on {} for box {}", d.name(c.player),
                          rules::title(*c.option), c.box);
        }
    }
    if (index >= 0 && d.s.round.stage == Stage::betting) {
        d.emit(because, WagerWithdrawn{c.player, u8(c.box), box.bettors[at(index)].placed});
        release_option_wagers(d, c.player, c.box);
        release_antes(d, c.player, c.box);
        return std::nullopt;
    }
    const bool round = in_round(d.s) || d.s.round.stage == Stage::settled;
    const bool undoes =
        index >= 0 && d.r.void_reach.value == rules::VoidReach::everything &&
        (box.bettors[at(index)].won > nothing || box.bettors[at(index)].lost > nothing);
    if (index < 0 || !round || (live_hands(box, index) == 0 && !undoes)) {
        return refuse(because, "{} has no wager in play on box {}", d.name(c.player), c.box);
    }
    void_bettor(d, because, c.box, index);
    if (undoes) {
        const Bettor& bettor = box.bettors[at(index)];
        const Money there = takeable_from(d.s, c.player) + bettor.lost;
        d.emit(because,
               ResultUndone{c.player, u8(c.box), std::min(bettor.won, there), bettor.lost});
    }
    return std::nullopt;
}

Refused use_power(Deciding& d, const AllowLimit& c) {
    if (auto no = forbids_box(d, c.box)) return no;
    if (!between_rounds(d.s)) {
        return refuse(Because(d.r.personal_limit), "limits do not change during a round");
    }
    const bool agreed = c.minimum > nothing;
    if (agreed && d.r.personal_limit.value != rules::PersonalLimitIs::minimum_too) {
        return refuse(Because(d.r.personal_limit),
                      "this book agrees no minimum with one player, only a maximum");
    }
    const Money least = agreed ? c.minimum : d.s.setup.minimum;
    if (c.maximum < least) {
        return refuse(Because(d.r.personal_limit), "a limit is at least the minimum of {}",
                      in_words(least));
    }
    if (c.maximum <= d.s.setup.maximum &&
        d.r.personal_limit.value == rules::PersonalLimitIs::above_the_maximum) {
        return refuse(Because(d.r.personal_limit), "a personal limit is above the maximum of {}",
                      in_words(d.s.setup.maximum));
    }
    d.emit(Because(d.r.personal_limit), LimitAllowed{c.player, u8(c.box), c.maximum, c.minimum});
    return std::nullopt;
}

Refused use_power(Deciding& d, const Restrict& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Player& player = s.player(c.player);
    if (c.to == Restriction::minimum_only) {
        // A machine has no shoe that somebody could come late to.
        const bool no_shoe = s.continuous() || (s.machine() && r.machine_switches_off.because);
        const bool late = !no_shoe && came_late(s, player);
        const bool skipped = !no_shoe && skipped_a_round(s, player);
        if (!late && !skipped && r.single_box.value == rules::SingleBox::either_alone) {
            d.emit(Because(r.single_box),
                   PlayerRestricted{c.player, Restriction::minimum_until_lifted, 0});
            return std::nullopt;
        }
        if (no_shoe) {
            return refuse(Because(r.machine_switches_off, r.minimum_only),
                          "with a machine shoe nobody is held to the minimum on this ground");
        }
        if (!late && !skipped) {
            return refuse(Because(r.minimum_only), "{} has wagered on every round of this shoe",
                          player.name);
        }
        Because because(r.minimum_only);
        if (late) because.with(r.minimum_only_late);
        if (skipped) because.with(r.minimum_only_skipped);
        if (auto no = tell_regulator(d, c.player)) return no;
        d.emit(because, PlayerRestricted{c.player, Restriction::minimum_only, player.only_box});
        return std::nullopt;
    }
    if (!r.single_box.because) {
        return refuse(Because(r.several_boxes), "this book has no such restriction");
    }
    if (r.single_box.value == rules::SingleBox::first_box && !came_late(s, player) &&
        !skipped_a_round(s, player)) {
        return refuse(Because(r.minimum_only, r.single_box),
                      "{} has wagered on every round of this shoe", player.name);
    }
    const bool again = player.restricted_before && r.single_box_again.because;
    const Because because =
        again ? Because(r.single_box_again, r.single_box) : Because(r.single_box);
    const bool and_minimum = r.single_box.value == rules::SingleBox::box_and_minimum;
    if (and_minimum) {
        if (auto no = tell_regulator(d, c.player)) return no;
    }
    d.emit(because, PlayerRestricted{
                        c.player,
                        and_minimum ? Restriction::single_box_and_minimum : Restriction::single_box,
                        u8(only_box_for(s, c.player))});
    return std::nullopt;
}

Refused use_power(Deciding& d, const Lift& c) {
    const Player& player = d.s.player(c.player);
    const Because because =
        player.single_box ? Because(d.r.single_box, d.r.minimum_only) : Because(d.r.minimum_only);
    const bool restricted = player.single_box || player.minimum_only || player.single_box_minimum;
    if (player.excluded) {
        Because again(d.r.exclusion, d.r.sanctions);
        if (again.empty()) again = because;
        d.emit(again, PlayerReadmitted{c.player});
        if (!restricted) return std::nullopt;
    }
    if (!restricted) {
        return refuse(Because(d.r.minimum_only, d.r.single_box), "{} is not restricted",
                      player.name);
    }
    d.emit(because, RestrictionLifted{c.player, true, true});
    return std::nullopt;
}

namespace {
// Where the book has the box itself given up, the wager that lies there goes back with it.
void return_wager_given_up(Deciding& d, int number, PlayerId holder) {
    if (d.r.give_up_box.value != rules::GiveUp::box || d.s.round.stage != Stage::betting) return;
    const Box& box = d.s.box(number);
    const Money placed = box.bettors[at(bettor_index(box, holder))].placed;
    d.emit(Because(d.r.give_up_box), WagerWithdrawn{holder, u8(number), placed});
    release_option_wagers(d, holder, number);
    release_antes(d, holder, number);
}
}  // namespace

Refused use_power(Deciding& d, const Reassign& c) {
    if (auto no = forbids_box(d, c.box)) return no;
    if (!between_rounds(d.s)) {
        return refuse(Because(d.r.give_up_box), "a box changes hands between rounds");
    }
    const Because because(d.r.give_up_box, d.r.several_boxes);
    const auto taken = [&](int box) {
        const auto sits = [&](const Player& player) { return player.seat == box; };
        return d.s.box(box).staked() ||
               std::any_of(d.s.people.players.begin(), d.s.people.players.end(), sits);
    };
    for (int box = 1; box <= d.s.setup.boxes; ++box) {
        if (!taken(box)) return refuse(because, "box {} is vacant", box);
    }
    if (const Box& box = d.s.box(c.box); box.staked()) {
        const PlayerId holder = box.bettors[at(caller_index(d.s, c.box))].player;
        int held = 0;
        for (int other = 1; other <= d.s.setup.boxes; ++other) {
            const Box& each = d.s.box(other);
            if (each.staked() && each.bettors[at(caller_index(d.s, other))].player == holder) {
                ++held;
            }
        }
        if (held < 2) {
            return refuse(because, "{} decides for this box alone", d.name(holder));
        }
        if (holder != c.player) return_wager_given_up(d, c.box, holder);
    }
    d.emit(Because(d.r.give_up_box), BoxReassigned{u8(c.box), c.player});
    return std::nullopt;
}

Refused use_power(Deciding& d, const PermitBettors& c) {
    const Because because(d.r.bettors_fewer, d.r.bettors_max);
    if (!d.r.bettors_fewer.because) {
        return refuse(because, "this book lets {} players share a box, whoever orders otherwise",
                      d.r.bettors_max.value);
    }
    if (c.count < 1 || c.count > d.r.bettors_max.value) {
        return refuse(because, "from 1 to {} players may share a box", d.r.bettors_max.value);
    }
    d.emit(because, BettorsPermitted{u8(c.count)});
    return std::nullopt;
}

Refused use_power(Deciding& d, const PermitBoxes& c) {
    const Because because(d.r.several_boxes);
    if (c.count < 1 || c.count > d.s.setup.boxes) {
        return refuse(because, "this table has boxes 1 to {}", d.s.setup.boxes);
    }
    d.emit(because, BoxesPermitted{c.player, u8(c.count)});
    return std::nullopt;
}

Refused use_power(Deciding& d, const AnnounceLimits& c) {
    const Rules& r = d.r;
    Because because(r.limits_changed, r.limits_notice);
    if (c.minimum <= nothing || c.maximum < c.minimum) {
        return refuse(because, "limits are a minimum above nothing and a maximum not below it");
    }
    const Ratio part = r.ante_max.value;
    if (r.ante_due.because && d.s.setup.ante.cents * part.staked > c.minimum.cents * part.won) {
        return refuse(Because(r.ante_max, r.limits_changed),
                      "the Ante of {} would be too high for a minimum of {}",
                      in_words(d.s.setup.ante), in_words(c.minimum));
    }
    AnnouncedLimits limits{c.minimum, c.maximum, 1, 0};
    using rules::NoticeOfLimits;
    const auto notice = r.limits_notice.value;
    if (notice == NoticeOfLimits::twenty_minutes_to_raise_minimum &&
        c.minimum > d.s.setup.minimum) {
        limits.minutes_to_wait = 20;
        because.with(r.sign_first);
    }
    d.emit(because, LimitsAnnounced{limits.minimum, limits.maximum, limits.rounds_to_wait,
                                    limits.minutes_to_wait});
    const bool empty = d.s.round.stage == Stage::settled || next_staked_box(d.s, 0) == 0;
    const bool at_once = notice != NoticeOfLimits::one_round && between_rounds(d.s) &&
                         limits.minutes_to_wait == 0 && empty;
    if (at_once) d.emit(because, limits_changed(r, c.minimum, c.maximum));
    return std::nullopt;
}

Refused use_power(Deciding& d, const PassTime& c) {
    const Rules& r = d.r;
    d.emit(Because(r.limits_notice), TimePassed{c.minutes});
    const auto& announced = d.s.sign.announced;
    if (announced && announced->minutes_to_wait > 0 && announced->minutes_to_wait <= c.minutes &&
        (d.s.round.stage == Stage::settled || next_staked_box(d.s, 0) == 0)) {
        d.emit(Because(r.limits_changed, r.limits_notice),
               limits_changed(r, announced->minimum, announced->maximum));
    }
    return std::nullopt;
}

Refused use_power(Deciding& d, const MarkAbsent& c) {
    const Rules& r = d.r;
    Because because(r.absent_play);
    because.with(c.absence == Absence::marked_idle ? r.absent_idle : r.absent_away);
    bool wagers = false;
    for (const Box& box : d.s.round.boxes) wagers = wagers || bettor_index(box, c.player) >= 0;
    if (!in_round(d.s) || !wagers) {
        return refuse(because, "{} has no wager in a round", d.name(c.player));
    }
    Steps steps(d.s, d.events());
    steps.take([&](Deciding& e) { e.emit(because, PlayerMarked{c.player, c.absence}); });
    steps.take([](Deciding& e) { pass_cut_on(e); });
    return std::nullopt;
}

Refused use_power(Deciding& d, const RefuseWager& c) {
    if (auto no = forbids_box(d, c.box)) return no;
    const Rules& r = d.r;
    const Because because(r.unpayable_refused, r.wager);
    const Box& box = d.s.box(c.box);
    const int index = bettor_index(box, c.player);
    if (d.s.round.stage == Stage::settled || index < 0) {
        return refuse(because, "{} has no wager on box {} to refuse", d.name(c.player), c.box);
    }
    if (d.s.round.stage != Stage::betting) {
        return refuse(because, "a wager is refused before the deal, not after");
    }
    const Money placed = box.bettors[at(index)].placed;
    if (!r.unpayable_refused.because) {
        return refuse(because, "this book gives the dealer no right to refuse a wager");
    }
    if (d.s.setup.chips.can_make(ledger::winnings(placed, r.blackjack_pays.value))) {
        return refuse(because, "every win on {} can be paid in chips", in_words(placed));
    }
    d.emit(because, WagerWithdrawn{c.player, u8(c.box), placed});
    release_option_wagers(d, c.player, c.box);
    release_antes(d, c.player, c.box);
    return std::nullopt;
}

Refused use_power(Deciding& d, const ApproveFaceDown&) {
    const Because because(d.r.face_down_approved, d.r.face_up, d.r.first_card);
    if (!d.r.face_down.because) return refuse(because, "in this game every card is dealt face up");
    d.emit(because, FaceDownApproved{});
    return std::nullopt;
}

Refused use_power(Deciding& d, const OrderFaceDown&) {
    const Because because(d.r.face_down_approved, d.r.face_up, d.r.first_card);
    if (!d.r.face_down.because) return refuse(because, "in this game every card is dealt face up");
    if (!d.s.sign.face_down_approved) {
        return refuse(because, "dealing face down needs an approval on record first");
    }
    if (!between_rounds(d.s)) return refuse(because, "the style does not change during a round");
    d.emit(Because(d.r.face_down), FaceDownOrdered{});
    return std::nullopt;
}

Refused turn_cards(Deciding& d, const TurnCards& c) {
    const Rules& r = d.r;
    const Because because(r.face_down_handled, r.cards_untouched, r.face_up);
    const Because untouched(r.cards_untouched, r.face_up, r.face_down_handled);
    if (auto no = forbids_box(d, c.hand.box)) return no;
    const Box& box = d.s.box(c.hand.box);
    if (c.hand.hand >= box.hand_count || bettor_index(box, c.player) < 0 ||
        d.s.hand(c.hand).cards.size() < 2) {
        return refuse(untouched, "{} has no cards to turn there", d.name(c.player));
    }
    if (c.card > 2) return refuse(because, "only the first two cards may be handled");
    const int turned = c.card == 0 ? 3 : c.card;
    if ((d.s.hand(c.hand).face_down & turned) == 0) {
        return refuse(untouched, "the cards lie face up");
    }
    d.emit(Because(r.face_down_handled), CardsTurned{c.hand, u8(c.card)});
    return std::nullopt;
}

}  // namespace croupier::table
