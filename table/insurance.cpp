// Insurance, cover for others, and even money: the answers between the deal and the play.
#include "table/insurance.hpp"

#include <algorithm>

#include "table/preparing.hpp"
#include "table/settlement.hpp"

namespace croupier::table {
namespace {

using rules::EvenMoneyAndInsurance;
using rules::EvenMoneyBy;
using rules::InsuranceUnit;

bool is_here(const State& state, PlayerId player) { return state.player(player).acts(); }

// Whether anything of a bettor's main wager on a box is in play, on whichever hand it lies.
bool is_in_play(const Box& box, int index) {
    for (int hand = 0; hand < box.hand_count; ++hand) {
        if (box.hands[at(hand)].stakes[at(index)].live) return true;
    }
    return false;
}

bool has_live_wager(const State& state, PlayerId player) {
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        const int index = bettor_index(box, player);
        if (index >= 0 && is_in_play(box, index)) return true;
    }
    return false;
}

// Who asks for even money on a box where one bettor speaks for all.
int even_money_caller(const State& state, const Box& box) {
    const PlayerId caller = box.bettors[box.caller].player;
    if (is_here(state, caller) ||
        state.rules().caller_absent.value != rules::Succession::next_bettor) {
        return box.caller;
    }
    for (int i = 0; i < box.bettor_count; ++i) {
        if (box.hands[0].stakes[at(i)].live && is_here(state, box.bettors[at(i)].player)) return i;
    }
    return box.caller;
}

Money part_of(Money amount, Ratio ratio) { return {amount.cents * ratio.won / ratio.staked}; }

bool is_payable(const Setup& setup, Money amount) {
    return setup.chips.can_make(ledger::winnings(amount, setup.rules.insurance_pays.value));
}

// Whether an amount above nothing is one that the book lets people lay.
bool can_be_laid(const Setup& setup, Money amount) {
    switch (setup.rules.insurance_unit.value) {
        case InsuranceUnit::half_smallest_chip:
            return 2 * amount.cents % setup.chips.smallest().cents == 0;
        case InsuranceUnit::chips_and_payable:
            return setup.chips.can_make(amount) && is_payable(setup, amount);
        case InsuranceUnit::chips: return setup.chips.can_make(amount);
    }
    return false;
}

// The smallest step between two amounts of insurance.
Money step_of_insurance(const Setup& setup) {
    const std::int64_t chip = setup.chips.smallest().cents;
    const bool half = setup.rules.insurance_unit.value == InsuranceUnit::half_smallest_chip;
    return {half && chip % 2 == 0 ? chip / 2 : chip};
}

Refused forbids_unit(const Deciding& d, Money amount) {
    const Setup& setup = d.s.setup;
    const auto& unit = d.r.insurance_unit;
    if (can_be_laid(setup, amount)) return std::nullopt;
    switch (unit.value) {
        case InsuranceUnit::half_smallest_chip:
            return refuse(Because(unit, d.r.smallest_chip),
                          "insurance is in multiples of half the smallest chip, {}",
                          in_words(setup.chips.smallest()));
        case InsuranceUnit::chips_and_payable:
            if (!is_payable(setup, amount)) {
                return refuse(Because(unit), "a win of {} could not be paid in chips",
                              in_words(ledger::winnings(amount, d.r.insurance_pays.value)));
            }
            break;
        case InsuranceUnit::chips: break;
    }
    return refuse(Because(d.r.wager_in_chips, unit),
                  "{} cannot be made up with the chips in the float", in_words(amount));
}

Refused forbids_amount(const Deciding& d, PlayerId player, Money amount, const Because& cap_by,
                       Money cap) {
    if (amount <= nothing) {
        return refuse(Because(d.r.insurance), "insurance is an amount above nothing");
    }
    if (amount > cap) {
        return refuse(cap_by, "at most {} may be insured on this wager", in_words(cap));
    }
    if (auto no = forbids_unit(d, amount)) return no;
    if (chips_of(d.s, player) < amount) {
        return refuse(Because(d.r.wager_in_chips), "{} has {} in chips", d.name(player),
                      in_words(chips_of(d.s, player)));
    }
    return std::nullopt;
}

Refused forbids_window(const Deciding& d, int box) {
    const State& s = d.s;
    if (box < 1 || box > s.setup.boxes) {
        return refuse(Because(d.r.box, d.r.boxes_max), "this table has boxes 1 to {}",
                      s.setup.boxes);
    }
    if (s.round.stage == Stage::insurance || s.round.stage == Stage::others_insurance)
        return std::nullopt;
    const bool ace = !s.round.dealer.cards.empty() && s.round.dealer.cards[0].is_ace();
    const bool dealt = s.round.stage > Stage::dealt && s.round.stage < Stage::settled;
    const bool missed = s.round.insurance_overlooked && d.r.insurance_missed.because;
    if (dealt && ace && missed && s.round.dealer.cards.size() == 1) return std::nullopt;
    if (dealt && ace && missed) {
        return refuse(Because(d.r.insurance_missed, d.r.insurance_in_time),
                      "the dealer's second card has been dealt");
    }
    if (ace && (dealt || s.round.stage == Stage::settled)) {
        return refuse(Because(d.r.insurance_in_time), "the time for insurance is over");
    }
    if (ace && in_round(s)) {
        return refuse(Because(d.r.insurance_called, d.r.insurance), "insurance is not open yet");
    }
    return refuse(Because(d.r.insurance, d.r.insurance_bet),
                  "insurance is open only when the dealer's first card is an ace");
}

bool wants_cover(const Bettor& bettor) {
    return bettor.insurance == nothing && !bettor.even_money && bettor.counts > nothing;
}

Refused forbids_cover(const Deciding& d, const Insure& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Because permitted(r.insure_others, r.insurance, r.insurance_max);
    if (r.insure_others.value != rules::InsureForOthers::by_permission ||
        s.setup.insurance_for_others == InsuranceForOthers::off) {
        return refuse(permitted, "nobody may insure another player's wager at this table");
    }
    const Box& box = s.box(c.box);
    const int owner = bettor_index(box, c.owner);
    if (owner < 0) {
        return refuse(permitted, "{} has no wager on box {}", d.name(c.owner), c.box);
    }
    const Bettor& slot = box.bettors[at(owner)];
    if (!wants_cover(slot) || !is_in_play(box, owner)) {
        return refuse(permitted, "{} has not declined insurance", d.name(c.owner));
    }
    if (!slot.declined) return refuse(permitted, "{} has not answered yet", d.name(c.owner));
    if (!has_live_wager(s, c.player)) {
        return refuse(permitted, "{} has no wager in this round", d.name(c.player));
    }
    for (const Cover& cover : s.round.covers) {
        if (cover.insurer == c.player && cover.box == c.box && cover.bettor == owner) {
            return refuse(permitted, "{} has asked for that already", d.name(c.player));
        }
    }
    const Money cap = part_of(slot.counts, r.insure_others_max.value);
    return forbids_amount(d, c.player, c.amount, Because(r.insure_others_max, r.insure_others),
                          cap);
}

// How near an applicant is to a declined wager, for ranking: the lower the earlier.
struct Nearness {
    int distance{};
    int place{};      // from the front of that box
    Money held{};     // cover on others' wagers so far
    int clockwise{};  // boxes to go from the declined wager
    int box{};
};

Nearness nearness(const State& state, const Cover& cover) {
    Nearness best{100, 0, nothing, 0, 0};
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const int place = bettor_index(state.box(number), cover.insurer);
        if (place < 0) continue;
        const int distance = std::abs(number - cover.box);
        if (distance >= best.distance) continue;
        const int clockwise = (number - cover.box + state.setup.boxes) % state.setup.boxes;
        best = {distance, place, nothing, clockwise, number};
    }
    return best;
}

}  // namespace

Money least_insurance(const Setup& setup) {
    Money least = step_of_insurance(setup);
    // As many of the smallest chip as the odds are reckoned on can always be laid and paid.
    while (!can_be_laid(setup, least)) least = setup.chips.next_up({least.cents + 1});
    return least;
}

Money most_insurance(const Setup& setup, Money within) {
    const Money step = step_of_insurance(setup);
    const bool half = setup.rules.insurance_unit.value == InsuranceUnit::half_smallest_chip;
    if (half) return {within.cents / step.cents * step.cents};
    Money most = setup.chips.next_down(within);
    while (most > nothing && !can_be_laid(setup, most)) {
        most = setup.chips.next_down({most.cents - 1});
    }
    return most;
}

Refused forbids_insuring(const Deciding& d, const Insure& c) {
    if (auto no = forbids_window(d, c.box)) return no;
    if (c.owner != nobody && c.owner != c.player) return forbids_cover(d, c);
    const State& s = d.s;
    const Rules& r = d.r;
    const int index = bettor_index(s.box(c.box), c.player);
    if (index < 0) {
        return refuse(Because(r.insurance), "{} has no wager on box {} to insure", d.name(c.player),
                      c.box);
    }
    const Bettor& bettor = s.box(c.box).bettors[at(index)];
    if (s.box(c.box).hands[0].blackjack() && r.no_insurance_on_blackjack.because) {
        return refuse(Because(r.no_insurance_on_blackjack),
                      "a {} is paid whatever the dealer has, and is not insured", natural_word(r));
    }
    if (bettor.even_money) {
        return refuse(Because(r.even_money_and_insurance), "this wager has been paid even money");
    }
    if (bettor.insurance > nothing) {
        const Money most = part_of(bettor.counts, r.insurance_max.value);
        return refuse(bettor.insurance + c.amount > most
                          ? Because(r.insurance_max, r.added_wager_locked, r.no_further_wager)
                          : Because(r.added_wager_locked, r.no_further_wager),
                      "this wager is insured already");
    }
    if (!is_in_play(s.box(c.box), index)) {
        return refuse(Because(r.insurance_max, r.insurance), "nothing of this wager is in play");
    }
    if (bettor.declined || s.round.stage == Stage::others_insurance) {
        return refuse(Because(r.insurance_in_time), "{} has declined insurance", d.name(c.player));
    }
    return forbids_amount(d, c.player, c.amount, Because(r.insurance_max),
                          part_of(bettor.counts, r.insurance_max.value));
}

Refused insure(Deciding& d, const Insure& c) {
    if (auto no = forbids_insuring(d, c)) return no;
    const Rules& r = d.r;
    if (c.owner != nobody && c.owner != c.player) {
        d.emit(Because(r.insure_others, r.insurance_line, r.added_wagers_excepted),
               CoverAsked{c.player, u8(c.box), c.owner, c.amount});
        return std::nullopt;
    }
    Because because(r.insurance, r.insurance_bet);
    if (d.s.round.insurance_overlooked) because = Because(r.insurance_missed).with_all(because);
    if (d.s.box(c.box).bettor_count > 1) because.with(r.insurance_each_bettor);
    because.with(r.insurance_line).with(r.added_wagers_excepted);
    d.emit(because, Insured{c.player, u8(c.box), c.amount});
    return std::nullopt;
}

Refused forbids_even_money(const Deciding& d, const TakeEvenMoney& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (c.box < 1 || c.box > s.setup.boxes) {
        return refuse(Because(r.box, r.boxes_max), "this table has boxes 1 to {}", s.setup.boxes);
    }
    if (!r.even_money_pays.because) {
        return refuse(Because(r.blackjack_paid_at_once),
                      "a {} is paid in full whatever the dealer shows", natural_word(r));
    }
    const Because even(r.even_money_pays);
    const Box& box = s.box(c.box);
    const int index = bettor_index(box, c.player);
    if (index < 0 || !box.hands[0].blackjack()) {
        return refuse(even, "{} has no {} on box {}", d.name(c.player), natural_word(r), c.box);
    }
    const bool missed = s.round.insurance_overlooked && r.insurance_missed.because &&
                        s.round.dealer.cards.size() == 1 && s.round.dealer.cards[0].is_ace() &&
                        s.round.stage > Stage::dealt;
    if (s.round.stage != Stage::insurance && !missed) {
        return refuse(even, "even money is taken only against an ace, before the play begins");
    }
    const Bettor& bettor = box.bettors[at(index)];
    if (bettor.even_money) return refuse(even, "this wager has been paid even money");
    if (bettor.declined) return refuse(even, "{} has declined it", d.name(c.player));
    if (!box.hands[0].stakes[at(index)].live) {
        return refuse(even, "nothing of this wager is in play");
    }
    if (bettor.under == Under::to_return) {
        return refuse(Because(r.under_minimum_again, r.under_minimum),
                      "this wager goes back whatever the result");
    }
    if (bettor.insurance > nothing &&
        r.even_money_and_insurance.value == EvenMoneyAndInsurance::excludes) {
        return refuse(Because(r.even_money_and_insurance),
                      "an insured wager is not paid even money");
    }
    const int caller = even_money_caller(s, box);
    if (r.even_money_by.value == EvenMoneyBy::caller && index != caller) {
        return refuse(Because(r.even_money_by), "{} decides for box {}",
                      d.name(box.bettors[at(caller)].player), c.box);
    }
    return std::nullopt;
}

Refused take_even_money(Deciding& d, const TakeEvenMoney& c) {
    if (auto no = forbids_even_money(d, c)) return no;
    const State& s = d.s;
    const Rules& r = d.r;
    const Box& box = s.box(c.box);
    const HandId hand{u8(c.box), 0};
    if (box.hands[0].face_down != 0) d.emit(Because(r.face_down), CardsTurned{hand, 0});
    bool others_stay = false;
    for (int i = 0; i < box.bettor_count; ++i) {
        const Bettor& bettor = box.bettors[at(i)];
        const bool asks = bettor.player == c.player || r.even_money_by.value == EvenMoneyBy::caller;
        if (!box.hands[0].stakes[at(i)].live) continue;
        if (!asks) {
            others_stay = true;
            continue;
        }
        if (bettor.insurance > nothing &&
            r.even_money_and_insurance.value == EvenMoneyAndInsurance::returns) {
            d.emit(Because(r.even_money_and_insurance),
                   InsuranceReturned{bettor.player, u8(c.box), bettor.player, bettor.insurance});
        }
        Because because(r.even_money_pays);
        if (box.bettor_count > 1) because.with(r.even_money_by);
        because.with(r.even_money_lifted).with(r.interim);
        const Money stake = box.hands[0].stakes[at(i)].base;
        d.emit(because, WagerPaid{bettor.player, hand, stake,
                                  winnings(s.setup, stake, r.even_money_pays.value), true});
    }
    if (others_stay) {
        d.emit(Because(r.even_money_cards_stay, r.even_money_pays), CardsKept{hand});
    } else {
        d.emit(Because(r.even_money_cards_removed, r.even_money_pays), CardsRemoved{hand});
    }
    return std::nullopt;
}

bool insurance_awaited_from(const State& state, PlayerId player) {
    if (!is_here(state, player)) return false;
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        const int index = bettor_index(box, player);
        if (index < 0) continue;
        const Bettor& bettor = box.bettors[at(index)];
        if (bettor.declined || !is_in_play(box, index)) continue;
        const Rules& r = state.rules();
        if (box.hands[0].blackjack() && r.no_insurance_on_blackjack.because) continue;
        const bool may_take_even =
            r.even_money_pays.because && box.hands[0].blackjack() &&
            bettor.under != Under::to_return &&
            (bettor.insurance == nothing ||
             r.even_money_and_insurance.value != EvenMoneyAndInsurance::excludes) &&
            (r.even_money_by.value == EvenMoneyBy::each_bettor ||
             index == even_money_caller(state, box));
        if (may_take_even) return true;
        if (bettor.insurance > nothing) continue;
        const Money least = least_insurance(state.setup);
        if (least <= part_of(bettor.counts, r.insurance_max.value) &&
            least <= chips_of(state, player)) {
            return true;
        }
    }
    return false;
}

bool insurance_awaited(const State& state) {
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            if (insurance_awaited_from(state, box.bettors[at(i)].player)) return true;
        }
    }
    return false;
}

bool others_awaited_from(const State& state, PlayerId player) {
    if (!is_here(state, player) || state.player(player).declined_others) return false;
    const Money least = least_insurance(state.setup);
    if (chips_of(state, player) < least) return false;
    bool slot = false;
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& bettor = box.bettors[at(i)];
            if (bettor.player == player) continue;
            const bool asked = std::any_of(
                state.round.covers.begin(), state.round.covers.end(), [&](const Cover& cover) {
                    return cover.insurer == player && cover.box == number && cover.bettor == i;
                });
            const bool live = is_in_play(box, i);
            slot = slot || (!asked && live && wants_cover(bettor) &&
                            least <= part_of(bettor.counts, state.rules().insure_others_max.value));
        }
    }
    return slot && has_live_wager(state, player);
}

bool others_awaited(const State& state) {
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        if (others_awaited_from(state, static_cast<PlayerId>(p))) return true;
    }
    return false;
}

void offer_or_pass(Deciding& d) {
    const bool ace = !d.s.round.dealer.cards.empty() && d.s.round.dealer.cards[0].is_ace();
    if (ace && !d.s.round.insurance_overlooked && insurance_awaited(d.s)) {
        d.emit(Because(d.r.insurance_called, d.r.insurance, d.r.initial_deal), InsuranceOffered{});
        return;
    }
    Because because(d.r.interim, d.r.initial_deal);
    if (because.all().empty()) because.with(d.r.second_card);
    d.emit(because, InterimReached{});
}

void close_insurance(Deciding& d) {
    const bool permitted = d.s.setup.insurance_for_others == InsuranceForOthers::on &&
                           d.r.insure_others.value == rules::InsureForOthers::by_permission;
    if (permitted && (others_awaited(d.s) || !d.s.round.covers.empty())) {
        d.emit(Because(d.r.insure_others), OthersOffered{insurance_awaited(d.s)});
        return;
    }
    d.emit(Because(d.r.insurance_in_time), InsuranceClosed{insurance_awaited(d.s)});
}

void close_others(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    struct Applicant {
        Cover cover;
        Nearness near;
    };
    std::vector<Money> held(s.people.players.size(), nothing);
    for (int number = 1; number <= s.setup.boxes; ++number) {
        const Box& box = s.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            std::vector<Applicant> applicants;
            for (const Cover& cover : s.round.covers) {
                if (cover.box != number || cover.bettor != i) continue;
                applicants.push_back({cover, nearness(s, cover)});
                applicants.back().near.held = held[cover.insurer];
            }
            std::sort(applicants.begin(), applicants.end(),
                      [](const Applicant& a, const Applicant& b) {
                          if (a.near.distance != b.near.distance) {
                              return a.near.distance < b.near.distance;
                          }
                          if (a.near.box == b.near.box) return a.near.place < b.near.place;
                          if (a.near.held != b.near.held) return a.near.held < b.near.held;
                          return a.near.clockwise < b.near.clockwise;
                      });
            Money room = part_of(box.bettors[at(i)].counts, r.insure_others_max.value);
            for (const Applicant& applicant : applicants) {
                const Cover& cover = applicant.cover;
                const Money given = most_insurance(s.setup, std::min(cover.amount, room));
                room =
                    r.insure_others_cap.value == rules::OthersCap::single ? nothing : room - given;
                held[cover.insurer] += given;
                const bool tie =
                    std::any_of(applicants.begin(), applicants.end(), [&](const Applicant& other) {
                        return other.near.box != applicant.near.box &&
                               other.near.distance == applicant.near.distance;
                    });
                Because because(r.insure_others_ranked);
                because.with(applicant.near.distance == 0 ? r.insure_others_same_box
                             : tie                        ? r.insure_others_least
                                                          : r.insure_others_nearest);
                because.with(r.insure_others_max);
                d.emit(because, CoverAllotted{cover.insurer, u8(number), box.bettors[at(i)].player,
                                              given, cover.amount - given});
            }
        }
    }
    d.emit(Because(r.insurance_in_time), InsuranceClosed{others_awaited(s)});
}

void settle_insurance(Deciding& d) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool wins = s.round.dealer.cards[1].is_ten_valued();
    const auto settle = [&](PlayerId insurer, int box, PlayerId owner, Money stake) {
        if (wins) {
            d.emit(Because(r.insurance_wins, r.insurance_pays, r.insurance_decided),
                   InsurancePaid{insurer, u8(box), owner, stake,
                                 winnings(s.setup, stake, r.insurance_pays.value)});
        } else {
            d.emit(Because(r.insurance_loses, r.insurance_decided, r.insurance_collected,
                           r.insurance_then_on),
                   InsuranceLost{insurer, u8(box), owner, stake});
        }
    };
    for (int number = 1; number <= s.setup.boxes; ++number) {
        const Box& box = s.box(number);
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& bettor = box.bettors[at(i)];
            if (bettor.insurance > nothing) {
                settle(bettor.player, number, bettor.player, bettor.insurance);
            }
            for (const Cover& cover : s.round.covers) {
                if (cover.box == number && cover.bettor == i) {
                    settle(cover.insurer, number, bettor.player, cover.amount);
                }
            }
        }
    }
}

}  // namespace croupier::table
