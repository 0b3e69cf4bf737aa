// Mistakes with wagers: their time, their limits, Antes and insurance.
#include <array>

#include <fmt/core.h>

#include "practice/kinds.hpp"
#include "table/offers.hpp"

namespace croupier::practice {
namespace {

using namespace table;
using ledger::Money;

constexpr Money five{500};

std::string amount(Money money) { return ledger::to_string(money); }

void chips_go_back(Floor& floor, Slip& slip) {
    floor.teller().tell(fmt::format("The chips go back to {}.", slip.who.name));
}

bool bet_late(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !cards_are_out(floor)) return false;
    slip.who = somebody_in_play(floor);
    if (slip.who.name.empty()) return false;
    const Money more = placed_by(floor, slip.who) + five;
    if (!refused(floor, slip,
                 fmt::format("{} bets {} on {}", slip.who.name, amount(more), slip.who.box),
                 Bet{floor.id(slip.who), slip.who.box, more, Manner::placed})) {
        return false;
    }
    floor.teller().tell(
        fmt::format("{} puts another {} on the wager of box {}; the dealer lets it lie.",
                    slip.who.name, amount(five), slip.who.box));
    return true;
}

bool withdraw_late(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || !cards_are_out(floor)) return false;
    slip.who = somebody_in_play(floor);
    if (slip.who.name.empty()) return false;
    if (!refused(floor, slip, fmt::format("{} withdraws {}", slip.who.name, slip.who.box),
                 Withdraw{floor.id(slip.who), slip.who.box})) {
        return false;
    }
    floor.teller().tell(fmt::format("{} takes the wager off box {}; the dealer says nothing.",
                                    slip.who.name, slip.who.box));
    return true;
}

void wager_stays(Floor& floor, Slip& slip) {
    floor.teller().tell(fmt::format("The wager goes back on box {}.", slip.who.box));
}

constexpr std::string_view visitor = "Eve";

int free_box(const Floor& floor) {
    for (int box = 1; box <= floor.state().setup.boxes; ++box) {
        if (!floor.sitter_at(box) && !floor.state().box(box).staked()) return box;
    }
    return 0;
}

// First somebody is excluded, which is in order; in a later round the same person is back.
bool bet_although_excluded(Floor& floor, Slip& slip, Moment moment) {
    const PlayerId known = find_player(floor.state(), visitor);
    if (known == nobody) {
        if (moment != Moment::bets_open) return false;
        floor.put(fmt::format("{} buys 100", visitor));
        if (floor.put(
                fmt::format("supervisor excludes {} because of abuse of the dealer", visitor))) {
            floor.teller().tell(fmt::format(
                "{}, who has stood behind the players and shouted at the dealer, is excluded from "
                "the game by the supervisor on duty.",
                visitor));
        }
        return false;
    }
    const int box = free_box(floor);
    if (moment != Moment::bets_down || box == 0 || !floor.state().player(known).excluded)
        return false;
    slip.who = {std::string(visitor), box};
    if (!refused(floor, slip, fmt::format("{} bets 10 on {}", visitor, box),
                 Bet{known, box, Money{1000}, Manner::placed})) {
        return false;
    }
    floor.teller().tell(
        fmt::format("{} puts 10 on box {}; the dealer leaves it there.", visitor, box));
    return true;
}

bool refuse_under_new_limits(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::bets_down || floor.state().sign.announced) return false;
    slip.who = floor.sitters()[static_cast<std::size_t>(
        floor.below(static_cast<int>(floor.sitters().size())))];
    const Money wager = placed_by(floor, slip.who);
    const Money before = floor.state().setup.minimum;
    const Money least = wager + five;
    if (wager == ledger::nothing || least > Money{5000}) return false;
    if (!floor.put(fmt::format("operator announces limits {} {}", amount(least),
                               amount(floor.state().setup.maximum)))) {
        return false;
    }
    if (floor.state().setup.minimum != before) return false;
    floor.teller().tell(fmt::format(
        "New limits are announced: {} to {}. At once the dealer pushes {}'s {} on box {} back: too "
        "little.",
        amount(least), amount(floor.state().setup.maximum), slip.who.name, amount(wager),
        slip.who.box));
    return true;
}

Verdict limits_not_in_force(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    const bool at_once = r.limits_notice.value == rules::NoticeOfLimits::one_round;
    return {Remedy::accept,
            {},
            Because(r.limits_notice, r.limits_changed),
            at_once ? "After the announcement a whole round is played at the old limits."
                    : "A higher minimum is on the sign for twenty minutes before it holds."};
}

void wager_is_accepted(Floor& floor, Slip& slip) {
    floor.teller().tell(fmt::format("{}'s wager on box {} stays.", slip.who.name, slip.who.box));
}

// The Ante

bool leave_ante_out(Floor& floor, Slip& slip, Moment moment) {
    if (floor.state().setup.ante == ledger::nothing) return false;
    if (slip.made) {
        if (moment != Moment::deal) return false;
        slip.again = false;
        floor.put(fmt::format("dealer overlooks ante on {}", slip.who.box));
        return true;
    }
    if (moment != Moment::bets_open) return false;
    slip.who = floor.sitters()[static_cast<std::size_t>(
        floor.below(static_cast<int>(floor.sitters().size())))];
    floor.leave_ante_out(slip.who.box);
    slip.again = true;
    return true;
}

Verdict ante_left_out(const Floor& floor, const Slip& slip) {
    const Rules& r = floor.rules();
    if (floor.state().round.stage == Stage::betting) {
        return {Remedy::now, {}, Because(r.ante_due), "The Ante is due before the first card."};
    }
    if (!floor.would_refuse(FindAnteMissing{slip.who.box}, Official{Role::dealer})) {
        return {Remedy::void_wager,
                {},
                Because(r.ante_missing),
                "Cards were dealt to a box without its Ante: the wager is void and the cards go to "
                "the rack."};
    }
    return {
        Remedy::go_on, {}, Because(r.ante_missing), "The wager on that box is settled already."};
}

void mend_ante(Floor& floor, Slip& slip) {
    slip.again = false;
    if (floor.state().round.stage == Stage::betting) {
        floor.say_frankly(fmt::format("{} antes {} on {}", slip.who.name,
                                      amount(floor.state().setup.ante), slip.who.box));
    } else {
        floor.say_frankly(fmt::format("dealer finds ante missing on {}", slip.who.box));
    }
}

// Insurance

bool forget_insurance(Floor& floor, Slip&, Moment moment) {
    const State& s = floor.state();
    if (moment != Moment::card_due || s.round.stage != Stage::second_cards) return false;
    if (s.round.dealer.cards.empty() || !s.round.dealer.cards[0].is_ace()) return false;
    return floor.put("dealer overlooks insurance");
}

// Who can be insured now.
Sitter to_insure(const Floor& floor) {
    for (const Sitter& sitter : floor.sitters()) {
        const Money most = most_insurance_on(floor.state(), floor.id(sitter), sitter.box);
        if (placed_by(floor, sitter) == ledger::nothing || most == ledger::nothing) continue;
        if (!floor.would_refuse(Insure{floor.id(sitter), sitter.box, most, nobody})) return sitter;
    }
    return {};
}

Verdict insurance_forgotten(const Floor& floor, const Slip&) {
    const Rules& r = floor.rules();
    if (floor.state().round.dealer.cards.size() < 2) {
        return {Remedy::now,
                {},
                Because(r.insurance_missed),
                "Until the dealer's second card the players may still insure."};
    }
    return {Remedy::go_on,
            {},
            Because(r.insurance_missed),
            "The dealer's second card has come: the offer cannot be made any more."};
}

void offer_insurance(Floor& floor, Slip&) {
    const Sitter sitter = to_insure(floor);
    if (sitter.name.empty()) {
        floor.teller().tell("Insurance can no longer be taken.");
        return;
    }
    const Money most = most_insurance_on(floor.state(), floor.id(sitter), sitter.box);
    floor.say_frankly(fmt::format("{} insures {} on {}", sitter.name, amount(most), sitter.box));
}

bool insure_too_high(Floor& floor, Slip& slip, Moment moment) {
    if (moment != Moment::pause || floor.state().round.stage != Stage::insurance) return false;
    slip.who = somebody_in_play(floor);
    if (slip.who.name.empty()) return false;
    const Money wager = placed_by(floor, slip.who);
    if (!refused(floor, slip,
                 fmt::format("{} insures {} on {}", slip.who.name, amount(wager), slip.who.box),
                 Insure{floor.id(slip.who), slip.who.box, wager, nobody})) {
        return false;
    }
    floor.teller().tell(fmt::format("{} insures the {} on box {} with {}; the dealer takes it.",
                                    slip.who.name, amount(wager), slip.who.box, amount(wager)));
    return true;
}

constexpr auto kinds = std::to_array<Kind>({
    {{"late-bet", "a wager after the cards are out"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.no_further_wager.because); },
     bet_late,
     refusal_is_right,
     chips_go_back},
    {{"late-withdraw", "a wager taken back too late"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.wager_locked.because); },
     withdraw_late,
     refusal_is_right,
     wager_stays},
    {{"excluded", "a wager of an excluded player"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) { return bool(r.exclusion.because); },
     bet_although_excluded,
     refusal_is_right,
     chips_go_back},
    {{"limits", "new limits before their time"},
     "",
     Lasts::until_asked,
     Comes::often,
     [](const Rules& r) {
         return r.limits_notice.because &&
                r.limits_notice.value != rules::NoticeOfLimits::next_round;
     },
     refuse_under_new_limits,
     limits_not_in_force,
     wager_is_accepted},
    {{"no-ante", "an Ante missing"},
     "",
     Lasts::for_the_round,
     Comes::often,
     [](const Rules& r) { return bool(r.ante_missing.because); },
     leave_ante_out,
     ante_left_out,
     mend_ante},
    {{"no-insurance", "insurance not offered"},
     "",
     Lasts::for_the_round,
     Comes::seldom,
     [](const Rules& r) { return bool(r.insurance_missed.because); },
     forget_insurance,
     insurance_forgotten,
     offer_insurance},
    {{"insurance-amount", "insurance for too much"},
     "",
     Lasts::until_asked,
     Comes::seldom,
     [](const Rules& r) { return bool(r.insurance_max.because); },
     insure_too_high,
     refusal_is_right,
     chips_go_back},
});

}  // namespace

std::span<const Kind> kinds_of_wagers() { return kinds; }

}  // namespace croupier::practice
