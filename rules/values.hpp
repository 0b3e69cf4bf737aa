// The values that a rule can have, and the words for them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "cards/card.hpp"

namespace croupier::rules {

// A rule that has no value: its clause is there or it is not.
struct Said {
    friend constexpr bool operator==(Said, Said) = default;
};

// The numbers of decks that a game may be played with, one bit each.
struct DeckCounts {
    std::uint16_t bits{0};

    [[nodiscard]] constexpr bool allows(int decks) const {
        return decks > 0 && decks < 16 && ((bits >> decks) & 1) != 0;
    }
    friend constexpr bool operator==(DeckCounts, DeckCounts) = default;
};

// `decks(4, 8)`: every number from the first to the last.
[[nodiscard]] constexpr DeckCounts decks(int first, int last) {
    DeckCounts counts;
    for (int n = first; n <= last; ++n) {
        counts.bits = static_cast<std::uint16_t>(counts.bits | (1 << n));
    }
    return counts;
}

[[nodiscard]] constexpr DeckCounts either(int one, int other) {
    return {static_cast<std::uint16_t>((1 << one) | (1 << other))};
}

// Odds of so many to one, by the number of decks in use. Fewer than four count as four.
struct ByDecks {
    static constexpr int fewest = 4;
    static constexpr int most = 8;

    std::array<int, most - fewest + 1> to_one{};

    [[nodiscard]] constexpr int with(int decks) const {
        const int column = decks < fewest ? 0 : (decks > most ? most - fewest : decks - fewest);
        return to_one[static_cast<std::size_t>(column)];
    }
    friend constexpr bool operator==(const ByDecks&, const ByDecks&) = default;
};

// `pays(6)`: six to one, whatever the number of decks.
[[nodiscard]] constexpr ByDecks pays(int to_one) {
    return {{to_one, to_one, to_one, to_one, to_one}};
}

// `pays(15, 14, 13, 12, 12)`: from four decks to eight.
[[nodiscard]] constexpr ByDecks pays(int four, int five, int six, int seven, int eight) {
    return {{four, five, six, seven, eight}};
}

// One line of a prize table: so many dollars for each dollar wagered, in so many of its slots.
struct Prize {
    int dollars{0};
    int slots{0};

    friend constexpr bool operator==(const Prize&, const Prize&) = default;
};

// A payment in dollars to a wager of so many dollars or more.
struct Bonus {
    int dollars{0};
    int wager_from{0};

    friend constexpr bool operator==(const Bonus&, const Bonus&) = default;
};

// What a rule's words are, in the order of its enumerators.
template <class T>
struct Words;

#define CROUPIER_WORDS(type, ...)                                                    \
    template <>                                                                      \
    struct Words<type> {                                                             \
        static constexpr auto list = std::to_array<std::string_view>({__VA_ARGS__}); \
    }

enum class Soft17 : std::uint8_t { stand, hit };
CROUPIER_WORDS(Soft17, "stand", "hit");

// Whether the layout's inscription may choose between two rules of the book.
enum class Inscribed : std::uint8_t { by_the_book, by_the_layout };
CROUPIER_WORDS(Inscribed, "by-the-book", "by-the-layout");

enum class UnderMinimum : std::uint8_t { tolerate_then_refuse, tolerate_then_return, refuse };
CROUPIER_WORDS(UnderMinimum, "tolerate-once-then-refuse", "tolerate-once-then-return", "refuse");

enum class OverMaximum : std::uint8_t { count_to_maximum, refuse };
CROUPIER_WORDS(OverMaximum, "count-to-maximum", "refuse");

enum class MaximumOf : std::uint8_t { box, bettor };
CROUPIER_WORDS(MaximumOf, "box", "bettor");

enum class Multiples : std::uint8_t { enforced, only_shown };
CROUPIER_WORDS(Multiples, "enforced", "only-shown");

// What a limit agreed with one player may be.
enum class PersonalLimitIs : std::uint8_t { above_the_maximum, any, minimum_too };
CROUPIER_WORDS(PersonalLimitIs, "above-the-maximum", "any", "minimum-too");

// What must lie beside a wager that is only spoken.
enum class Spoken : std::uint8_t { with_chips, with_chips_or_cash };
CROUPIER_WORDS(Spoken, "with-chips", "with-chips-or-cash");

// What other bettors may do on a box where one player has a raised limit.
enum class RaisedBox : std::uint8_t {
    ordinary_total,
    others_only,
    raised_total,
    alone,
    unaffected
};
CROUPIER_WORDS(RaisedBox, "ordinary-total", "others-only", "raised-total", "alone", "unaffected");

// What must pass before an announced change of limits holds.
enum class NoticeOfLimits : std::uint8_t { one_round, next_round, twenty_minutes_to_raise_minimum };
CROUPIER_WORDS(NoticeOfLimits, "one-round", "next-round", "twenty-minutes-to-raise-minimum");

// What a player on several boxes gives up when places run short.
enum class GiveUp : std::uint8_t { control, box };
CROUPIER_WORDS(GiveUp, "control", "box");

// Where the wager of the player who calls the decisions lies.
enum class CallerPlace : std::uint8_t { where_it_is, nearest_the_dealer };
CROUPIER_WORDS(CallerPlace, "where-it-is", "nearest-the-dealer");

// Who calls when the caller is not there.
enum class Succession : std::uint8_t { next_bettor, nobody };
CROUPIER_WORDS(Succession, "next-bettor", "nobody");

// What confining a player to one box also does.
enum class SingleBox : std::uint8_t { box_and_minimum, box_only, first_box, either_alone };
CROUPIER_WORDS(SingleBox, "box-and-minimum", "box-only", "first-box", "either-alone");

enum class FirstBox : std::uint8_t { own, of_layout };
CROUPIER_WORDS(FirstBox, "own", "of-layout");

enum class InsuranceUnit : std::uint8_t { half_smallest_chip, chips_and_payable, chips };
CROUPIER_WORDS(InsuranceUnit, "half-smallest-chip", "chips-and-payable", "chips");

// Whether, and how, others may insure a wager whose owner declined.
enum class InsureForOthers : std::uint8_t { never, by_permission };
CROUPIER_WORDS(InsureForOthers, "never", "by-permission");

enum class OthersCap : std::uint8_t { shared, single };
CROUPIER_WORDS(OthersCap, "shared", "single");

enum class EvenMoneyBy : std::uint8_t { each_bettor, caller };
CROUPIER_WORDS(EvenMoneyBy, "each-bettor", "caller");

// What even money does to insurance on the same wager.
enum class EvenMoneyAndInsurance : std::uint8_t { excludes, returns, leaves };
CROUPIER_WORDS(EvenMoneyAndInsurance, "excludes", "returns", "leaves");

enum class PairBy : std::uint8_t { value, rank };
CROUPIER_WORDS(PairBy, "value", "rank");

// When a split hand gets its second card.
enum class SplitCard : std::uint8_t { on_its_turn, at_once };
CROUPIER_WORDS(SplitCard, "on-its-turn", "at-once");

// Where the wager of a bettor goes who does not follow a split.
enum class FollowSplit : std::uint8_t { first_hand, hand_of_choice };
CROUPIER_WORDS(FollowSplit, "first-hand", "hand-of-choice");

// What having declined to split does to later pairs of the same value on the box.
enum class DeclinedSplit : std::uint8_t { nothing, bars_equal_value };
CROUPIER_WORDS(DeclinedSplit, "nothing", "bars-equal-value");

enum class DoubleOn : std::uint8_t { any_total, no_ace, hard_9_to_11, hard_9_to_11_ace_as_one };
CROUPIER_WORDS(DoubleOn, "any-total", "no-ace", "hard-9-to-11", "hard-9-to-11-ace-as-one");

enum class DoubleCards : std::uint8_t { two, any_number };
CROUPIER_WORDS(DoubleCards, "two", "any-number");

enum class DoubleFor : std::uint8_t { up_to_the_wager, the_wager };
CROUPIER_WORDS(DoubleFor, "up-to-the-wager", "the-wager");

// When the dealer's second card comes although nothing depends on it.
enum class SecondCard : std::uint8_t { if_needed, always };
CROUPIER_WORDS(SecondCard, "if-needed", "always");

// Whether the clause on Blackjacks decides every winning one, or only those over a dealer's 21.
enum class BlackjackWins : std::uint8_t { over_every_hand, over_21 };
CROUPIER_WORDS(BlackjackWins, "over-every-hand", "over-21");

// What becomes of a player's 21 that is no Blackjack when the dealer has Blackjack.
enum class Over21 : std::uint8_t { loses, stands_off };
CROUPIER_WORDS(Over21, "loses", "stands-off");

// What a dealer's Blackjack takes from a box where wagers were added.
enum class Takes : std::uint8_t { everything, busted_plus_one, original_only };
CROUPIER_WORDS(Takes, "everything", "busted-plus-one", "original-only");

// How winnings that chips cannot pay are paid.
enum class Rounding : std::uint8_t { exact, up_to_chip, down_to_chip, wager_up };
CROUPIER_WORDS(Rounding, "exact", "up-to-chip", "down-to-chip", "wager-up");

// How the hand of an absent player is played.
enum class AbsentPlay : std::uint8_t { to_hard_12, to_soft_17_or_hard_12 };
CROUPIER_WORDS(AbsentPlay, "to-12", "to-soft-17-or-hard-12");

// What declaring a running round void undoes.
enum class VoidReach : std::uint8_t { everything, unsettled };
CROUPIER_WORDS(VoidReach, "everything", "unsettled");

// Who decides that a player counts as absent.
enum class AbsentBy : std::uint8_t { dealer, supervisor };
CROUPIER_WORDS(AbsentBy, "dealer", "supervisor");

CROUPIER_WORDS(cards::Deck, "52-cards", "48-cards-without-tens");

// What the book calls an ace with a ten-valued card as the first two.
enum class Natural : std::uint8_t { blackjack, pontoon };
CROUPIER_WORDS(Natural, "Blackjack", "Pontoon");

// When a player's Blackjack is paid: against a low card only, or whatever the dealer shows.
enum class BlackjackPaid : std::uint8_t { against_2_to_9, before_insurance, after_insurance };
CROUPIER_WORDS(BlackjackPaid, "against-2-to-9", "against-any-before-insurance",
               "against-any-after-insurance");

// What doubling does to aces.
enum class DoubleAce : std::uint8_t { unchanged, one_if_first_two, one_if_held };
CROUPIER_WORDS(DoubleAce, "unchanged", "one-if-first-two", "one-if-held");

// How long the doubled part of a wager may be taken back.
enum class Rescue : std::uint8_t { until_next_card, until_dealers_second_card };
CROUPIER_WORDS(Rescue, "until-next-card", "until-dealers-second-card");

// The dealer's first cards against which a hand may be surrendered.
enum class SurrenderAgainst : std::uint8_t { picture_or_ace, ten_value_or_ace };
CROUPIER_WORDS(SurrenderAgainst, "picture-or-ace", "ten-value-or-ace");

// Whose wagers a caller's surrender reaches.
enum class SurrenderBinds : std::uint8_t { caller_only, all };
CROUPIER_WORDS(SurrenderBinds, "caller-only", "all");

// Whether a split hand earns more than even money on a 21.
enum class BonusAfterSplit : std::uint8_t { paid, not_paid };
CROUPIER_WORDS(BonusAfterSplit, "paid", "not-paid");

enum class SuperBonusAfterSplit : std::uint8_t { unless_suited_pair, never };
CROUPIER_WORDS(SuperBonusAfterSplit, "unless-suited-pair", "never");

// Who shares in another's Super Bonus.
enum class BonusToOthers : std::uint8_t { each_wager, each_player };
CROUPIER_WORDS(BonusToOthers, "each-wager", "each-player");

// Whose wagers fall where an Ante is missing.
enum class MissingAnte : std::uint8_t { who_owed_it, whole_area };
CROUPIER_WORDS(MissingAnte, "who-owed-it", "whole-area");

enum class AnteOnVoid : std::uint8_t { returned, kept };
CROUPIER_WORDS(AnteOnVoid, "returned", "kept");

// What a void hand does to optional wagers that were settled before.
enum class Settled : std::uint8_t { stays, undone };
CROUPIER_WORDS(Settled, "stays", "undone");

// Whether a table of this game may offer an optional wager.
enum class Offered : std::uint8_t { permitted, not_in_this_game };
CROUPIER_WORDS(Offered, "permitted", "not-in-this-game");

// The main wager that an optional one goes with.
enum class MainWager : std::uint8_t { own_on_the_box, any_on_the_box, own_on_some_box };
CROUPIER_WORDS(MainWager, "own-on-the-box", "any-on-the-box", "own-on-some-box");

// What becomes of an optional wager without its main wager.
enum class Without : std::uint8_t { refused, returned_at_the_deal };
CROUPIER_WORDS(Without, "refused", "returned-at-the-deal");

// What becomes of an optional wager outside its limits.
enum class OutOfLimit : std::uint8_t { refused, as_main_wager };
CROUPIER_WORDS(OutOfLimit, "refused", "as-main-wager");

// What a second optional wager of the same player on the same box does.
enum class SecondWager : std::uint8_t { replaces, refused };
CROUPIER_WORDS(SecondWager, "replaces", "refused");

// When an optional wager is settled, if its result is known by then.
enum class SettledWhen : std::uint8_t { when_known, after_the_deal, in_the_interim };
CROUPIER_WORDS(SettledWhen, "when-known", "after-the-deal", "in-the-interim");

// What splitting two sevens does to a wager on sevens.
enum class SevensSplit : std::uint8_t { two_sevens_paid, next_card_counts };
CROUPIER_WORDS(SevensSplit, "two-sevens-paid", "next-card-counts");

enum class PaidWhen : std::uint8_t { at_once, after_the_round };
CROUPIER_WORDS(PaidWhen, "at-once", "after-the-round");

// Whether two optional wagers may be offered at one table.
enum class Together : std::uint8_t { permitted, never };
CROUPIER_WORDS(Together, "permitted", "never");

// How often the prize button is pressed for a box.
enum class Presses : std::uint8_t { one_for_the_box, one_each };
CROUPIER_WORDS(Presses, "one-for-the-box", "one-each");

// Who may press in the place of a player who declines.
enum class Nominee : std::uint8_t { winner_on_the_box, anyone_without_a_win };
CROUPIER_WORDS(Nominee, "winner-on-the-box", "anyone-without-a-win");

enum class PrizeStake : std::uint8_t { returned, kept };
CROUPIER_WORDS(PrizeStake, "returned", "kept");

// What a winner gets whose prize cannot be drawn.
enum class FailurePays : std::uint8_t { flat, per_dollar, least_prize, least_wager };
CROUPIER_WORDS(FailurePays, "flat", "per-dollar", "least-prize", "least-wager");

// Who looks through the cards before gaming, and whether that must be on record first.
enum class Checked : std::uint8_t { by_dealer, by_dealer_and_supervisor, on_record_first };
CROUPIER_WORDS(Checked, "by-dealer", "by-dealer-and-supervisor", "on-record-first");

// When a damaged card gives way to a new one.
enum class ReplacedWhen : std::uint8_t { at_once, after_the_round };
CROUPIER_WORDS(ReplacedWhen, "at-once", "after-the-round");

// What the players are told before a table closes.
enum class Closure : std::uint8_t { after_notice, after_twenty_minutes };
CROUPIER_WORDS(Closure, "after-notice", "after-twenty-minutes");

// Whether shuffled cards must be cut before they are dealt.
enum class Cut : std::uint8_t { offered, compulsory, optional };
CROUPIER_WORDS(Cut, "offered", "compulsory", "optional");

// Who cuts when no player wants to.
enum class StaffCut : std::uint8_t { supervisor, any_employee };
CROUPIER_WORDS(StaffCut, "supervisor", "any-employee");

// An end of the table, as the dealer sees it.
enum class FarEnd : std::uint8_t { left, right };
CROUPIER_WORDS(FarEnd, "left", "right");

// How many cards lie behind the cutting card.
enum class CuttingCardPlace : std::uint8_t { one_deck_to_half, more_than_one_deck, half_at_most };
CROUPIER_WORDS(CuttingCardPlace, "one-deck-to-half", "more-than-one-deck", "half-at-most");

// How far over that a dealer's hand may go where a book says `approximately`.
enum class Tolerance : std::uint8_t { none, half_a_deck };
CROUPIER_WORDS(Tolerance, "none", "half-a-deck");

enum class SecondCuttingCard : std::uint8_t { beyond_three_decks, at_the_back };
CROUPIER_WORDS(SecondCuttingCard, "beyond-three-decks", "at-the-back");

// Whether the first card of a new shoe goes to the rack unseen.
enum class Burn : std::uint8_t { never, if_ordered, always };
CROUPIER_WORDS(Burn, "never", "if-ordered", "always");

// What follows a round for which the shoe was filled from the discards.
// What a round that is over can still be declared void for.
enum class VoidWhenOver : std::uint8_t { any_ground, error_found };
CROUPIER_WORDS(VoidWhenOver, "any-ground", "error-found");

enum class AfterReload : std::uint8_t { reshuffle, go_on };
CROUPIER_WORDS(AfterReload, "reshuffle", "continue");

// When a machine shoe mixes used cards in again.
enum class MachineTakes : std::uint8_t { after_each_round, when_all_are_used };
CROUPIER_WORDS(MachineTakes, "after-each-round", "when-all-are-used");

// What becomes of a round in which a machine shoe breaks down for good.
enum class Malfunction : std::uint8_t { finished_from_plain_shoe, operator_voids, round_is_void };
CROUPIER_WORDS(Malfunction, "finished-from-plain-shoe", "operator-voids", "round-is-void");

// Which extra cards of the dealer's are taken off again.
enum class DealerExtra : std::uint8_t { any, on_finished_hand };
CROUPIER_WORDS(DealerExtra, "any", "on-finished-hand");

// What becomes of a dealer's card that came too early.
enum class EarlyDealerCard : std::uint8_t { burnt, next_card };
CROUPIER_WORDS(EarlyDealerCard, "burnt", "next-card");

// Whether a hand of 11 or less may refuse a card that was seen.
enum class RefusalBelow12 : std::uint8_t { allowed, must_accept };
CROUPIER_WORDS(RefusalBelow12, "allowed", "must-accept");

// How long a round that was dealt wrongly can be put right.
enum class Reconstructed : std::uint8_t { until_next_round, before_settlement };
CROUPIER_WORDS(Reconstructed, "until-next-round", "before-settlement");

// Whether a supervisor may use what the book gives to the operator.
enum class Delegated : std::uint8_t { to_supervisors, to_nobody };
CROUPIER_WORDS(Delegated, "to-supervisors", "to-nobody");

// What happens to a word of advice from one player to another.
enum class Influence : std::uint8_t { is_a_breach, withheld_unless_asked };
CROUPIER_WORDS(Influence, "is-a-breach", "withheld-unless-asked");

// Tournaments

// Whether a book asks that the conditions speak of something, and of which tournaments it asks it.
// `suggested`: it lists the matter among those that they may include.
enum class Demanded : std::uint8_t {
    free,
    suggested,
    always,
    of_a_knock_out,
    of_points,
    of_a_sit_and_go,
    of_a_repechage
};
CROUPIER_WORDS(Demanded, "free", "suggested", "must", "must-of-a-knock-out", "must-of-points",
               "must-of-a-sit-and-go", "must-of-a-repechage");

// What incomplete conditions hold up.
enum class HoldsUp : std::uint8_t { entries, first_session };
CROUPIER_WORDS(HoldsUp, "entries", "first-session");

// Which gives way where the conditions and the rules of play differ.
enum class Prevails : std::uint8_t { conditions, rules };
CROUPIER_WORDS(Prevails, "conditions", "rules");

enum class SessionLasts : std::uint8_t { rounds_or_shoes, rounds_shoes_or_time };
CROUPIER_WORDS(SessionLasts, "rounds-or-shoes", "rounds-shoes-or-time");

// How the number of tables has to be stated.
enum class TablesAs : std::uint8_t { number_or_basis, number };
CROUPIER_WORDS(TablesAs, "number-or-basis", "number");

// When somebody who is not in the seat has lost it.
enum class Late : std::uint8_t { forfeits_as_play_begins, forfeits_at_stated_time, as_stated };
CROUPIER_WORDS(Late, "forfeits-as-play-begins", "forfeits-at-stated-time", "as-stated");

// Whether a player can get a fee back while the tournament goes on.
enum class Refunds : std::uint8_t { never, as_stated };
CROUPIER_WORDS(Refunds, "never", "as-stated");

enum class OneEntry : std::uint8_t { only, but_for_buy_back };
CROUPIER_WORDS(OneEntry, "only", "but-for-buy-back");

// What becomes of tournament chips in the end.
enum class TournamentChips : std::uint8_t { never_cash, as_stated };
CROUPIER_WORDS(TournamentChips, "never-cash", "as-stated");

// What is paid as prizes.
enum class PoolIs : std::uint8_t { fees_less_commission, stated_prizes };
CROUPIER_WORDS(PoolIs, "fees-less-commission", "stated-prizes");

// In which order players wager; `marker`: and nothing else can be stated.
enum class BettingOrder : std::uint8_t { marker, marker_unless_stated };
CROUPIER_WORDS(BettingOrder, "marker", "marker-unless-stated");

enum class OutOfOrder : std::uint8_t { stands_with_a_warning, refused };
CROUPIER_WORDS(OutOfOrder, "stands-with-a-warning", "refused");

enum class LeastWager : std::uint8_t { table_minimum, as_stated };
CROUPIER_WORDS(LeastWager, "table-minimum", "as-stated");

enum class StartMoves : std::uint8_t { never, with_notice };
CROUPIER_WORDS(StartMoves, "never", "with-notice");

// Who may be put in charge.
enum class Director : std::uint8_t { anyone, qualified };
CROUPIER_WORDS(Director, "anyone", "qualified");

// By when a player who has to sign must have signed.
enum class SignedBefore : std::uint8_t { entry, seat };
CROUPIER_WORDS(SignedBefore, "entry", "seat");

// Whether a table may end before its rounds are played.
enum class EndsEarly : std::uint8_t { never, once_progress_is_determined };
CROUPIER_WORDS(EndsEarly, "never", "once-progress-is-determined");

// How tied players are parted, where the book says so itself.
enum class TiesBy : std::uint8_t { extra_rounds };
CROUPIER_WORDS(TiesBy, "extra-rounds");

#undef CROUPIER_WORDS

}  // namespace croupier::rules
