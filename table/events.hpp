// What can happen at a table. An event is a fact: it has been decided, and applying it cannot fail.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "table/boxed.hpp"
#include "table/card_events.hpp"
#include "table/official_events.hpp"
#include "table/one_of.hpp"
#include "table/option_events.hpp"
#include "table/state.hpp"

namespace croupier::table {

using rules::Because;

// Every kind is a value by itself and points to nothing outside. Here are the kinds of the main
// game; three more headers have the others, as the fold and the descriptions are divided.

// The table and its people
struct TableOpened {
    Boxed<Setup> setup;
    std::string digest;  // of the book's text: whether it is still the same
    cards::Deck deck;
    std::uint8_t bettors;  // that may share a box
};
struct PlayerJoined {
    PlayerId player;
    std::string name;
    std::string person;  // an id that is the same at every table and whenever they come
};
struct ChipsBought {
    PlayerId player;
    Money amount;
};
struct PlayerSeated {
    PlayerId player;
    std::uint8_t box;
};
struct PlayerLeft {
    PlayerId player;
    Money amount;  // of chips that they take away
};
// Chips that a person had taken away lie in the stack again.
struct ChipsBroughtBack {
    PlayerId player;
    Money amount;
};

// Cards before a round
struct ShoeLoaded {
    std::vector<Card> order;  // empty when the order is not known in advance
    std::int32_t cards_known;
};
struct CardsListed {
    std::vector<Card> cards;
};
struct ShoeReloaded {
    std::vector<Card> order;  // empty when the order is not known in advance
    std::int32_t cards;
    bool shuffled_again;  // as soon as the round is over
};

// Wagers
struct BettingOpened {
    std::uint32_t round;
};
struct WagerPlaced {
    PlayerId player;
    std::uint8_t box;
    Money amount;
    Under under;
};
struct WagerChanged {
    PlayerId player;
    std::uint8_t box;
    Money before;
    Money amount;
    Under under;
};
struct WagerWithdrawn {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct NoMoreBets {
    std::uint32_t round;
};
struct CallerNamed {
    std::uint8_t box;
    PlayerId player;
    bool moves_first;  // the wager is laid nearest the dealer
};
struct WagerTrimmed {
    PlayerId player;
    std::uint8_t box;
    Money counts;
};

// Cards of a round
struct CardDealt {
    HandId hand;
    Card card;
    bool face_down;
    bool ends_rescue;  // no doubled part is taken back any more
};
struct TotalAnnounced {
    HandId hand;
    std::uint8_t points;
    bool soft;
    bool blackjack;
};
struct CardsTurned {
    HandId hand;
    std::uint8_t card;  // the first or the second; 0 for both
};
struct CardsRemoved {
    HandId hand;
};
struct CardsKept {
    HandId hand;
};

// Insurance and even money
struct InsuranceOffered {};
struct Insured {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct CoverAsked {
    PlayerId player;
    std::uint8_t box;
    PlayerId owner;
    Money amount;
};
struct OfferDeclined {
    PlayerId player;
};
struct OthersOffered {
    bool some_silent;  // the dealer has not waited for everybody's answer about insurance
};
struct CoverAllotted {
    PlayerId player;
    std::uint8_t box;
    PlayerId owner;
    Money amount;
    Money returned;
};
struct InsuranceClosed {
    bool some_silent;
};
struct InsurancePaid {
    PlayerId player;
    std::uint8_t box;
    PlayerId owner;
    Money stake;
    Money winnings;
};
struct InsuranceLost {
    PlayerId player;
    std::uint8_t box;
    PlayerId owner;
    Money stake;
};
struct InsuranceReturned {
    PlayerId player;
    std::uint8_t box;
    PlayerId owner;
    Money stake;
};

// Interim settlement and play
struct InterimReached {};
struct BlackjackWaits {
    HandId hand;
};
struct TurnCame {
    HandId hand;
    PlayerId player;
};
struct CardCalled {
    PlayerId player;
    HandId hand;
    bool leaves_pair;  // that could have been split
};
struct HandStood {
    PlayerId player;
    HandId hand;
    bool leaves_pair;
};
struct HandDoubled {
    PlayerId player;
    HandId hand;
    Money amount;
    std::uint8_t aces_at_one;
    bool leaves_pair;
};
struct DoubleFollowed {
    PlayerId player;
    HandId hand;
    Money amount;
};
struct DoubleNotFollowed {
    PlayerId player;
    HandId hand;
};
struct HandSplit {
    PlayerId player;
    HandId hand;
    HandId new_hand;
    Money amount;
    bool ends_rescue;
};
struct SplitFollowed {
    PlayerId player;
    HandId hand;
    HandId new_hand;
    Money amount;
};
struct SplitNotFollowed {
    PlayerId player;
    HandId from;
    HandId hand;  // the one that the wager stays on
};
struct HandClosed {
    HandId hand;
};
struct AbsentPlayed {
    HandId hand;
    bool draws;
    bool leaves_pair;
};

// The dealer's hand and settlement
struct DealersTurn {};
struct DealerFinished {
    std::uint8_t points;
    bool soft;
    bool blackjack;
};
struct WagerPaid {
    PlayerId player;
    HandId hand;
    Money stake;
    Money winnings;
    bool even_money;
};
struct WagerLost {
    PlayerId player;
    HandId hand;
    Money amount;
};
// Why a wager goes back without a win or a loss.
enum class Returned : std::uint8_t {
    stand_off,
    spared,
    excess,
    under_minimum,
    voided,
    withdrawn,
    unaccompanied
};
struct WagerReturned {
    PlayerId player;
    HandId hand;
    Money amount;
    Returned why;
    bool ends;  // nothing of the bettor's is left on that hand
};
// A loss that the reading in force gives back once the dealer has Blackjack.
struct LossReturned {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
// What a wager won or lost is undone because the wager is void.
struct ResultUndone {
    PlayerId player;
    std::uint8_t box;
    Money won;
    Money lost;
};
struct BoxSettled {
    std::uint8_t box;
};
struct PlayerWarned {
    PlayerId player;
};
struct RoundEnded {
    std::uint32_t round;
};

// Powers
struct RoundVoided {
    std::uint32_t round;
    bool round_before;
    bool keeps_settled;  // what was paid or taken before stays so
};
struct LimitAllowed {
    PlayerId player;
    std::uint8_t box;
    Money maximum;
    Money minimum;  // nothing: that of the sign
};
enum class Restriction : std::uint8_t {
    minimum_only,
    single_box,
    single_box_and_minimum,
    minimum_until_lifted
};
struct PlayerRestricted {
    PlayerId player;
    Restriction to;
    std::uint8_t box;  // the box that is left, where the book names it
};
struct RestrictionLifted {
    PlayerId player;
    bool all;    // the ones without an end of their own too
    bool boxes;  // the one to a single box
};
struct BoxReassigned {
    std::uint8_t box;
    PlayerId player;
};
struct BettorsPermitted {
    std::uint8_t count;
};
struct BoxesPermitted {
    PlayerId player;
    std::uint8_t count;
};
struct LimitsAnnounced {
    Money minimum;
    Money maximum;
    std::int32_t rounds_to_wait;
    std::int32_t minutes_to_wait;
};
struct LimitsChanged {
    Money minimum;
    Money maximum;
    bool forgets_warnings;
};
struct TimePassed {
    std::int64_t minutes;
};
struct PlayerMarked {
    PlayerId player;
    Absence absence;
};
struct FaceDownApproved {};
struct FaceDownOrdered {};

// Stored kinds are never changed, only joined by new ones at the end.
using Happening = OneOf<
    TableOpened, PlayerJoined, ChipsBought, PlayerSeated, PlayerLeft, ShoeLoaded, CardsListed,
    ShoeReloaded, BettingOpened, WagerPlaced, WagerWithdrawn, NoMoreBets, CallerNamed, WagerTrimmed,
    CardDealt, TotalAnnounced, CardsTurned, CardsRemoved, CardsKept, InsuranceOffered, Insured,
    CoverAsked, OfferDeclined, OthersOffered, CoverAllotted, InsuranceClosed, InsurancePaid,
    InsuranceLost, InsuranceReturned, InterimReached, BlackjackWaits, TurnCame, CardCalled,
    HandStood, HandDoubled, DoubleFollowed, DoubleNotFollowed, HandSplit, SplitFollowed,
    SplitNotFollowed, HandClosed, AbsentPlayed, DealersTurn, DealerFinished, WagerPaid, WagerLost,
    WagerReturned, BoxSettled, PlayerWarned, RoundEnded, RoundVoided, LimitAllowed,
    PlayerRestricted, RestrictionLifted, BoxReassigned, BettorsPermitted, BoxesPermitted,
    LimitsAnnounced, LimitsChanged, TimePassed, PlayerMarked, FaceDownApproved, FaceDownOrdered,
    WagerChanged, LossReturned, ResultUndone, OptionOffered, OptionWagerPlaced, OptionWagerChanged,
    OptionWagerTrimmed, OptionWagerWins, OptionWagerPaid, OptionWagerLost, OptionWagerReturned,
    OptionResultUndone, OptionWagersJudged, TournamentEntryWon, ButtonDeclined, PresserNamed,
    ButtonPressed, PrizeDrawn, ButtonFailed, ButtonRepaired, AntePlaced, AnteCollected,
    AnteReturned, AnteOverlooked, SurrenderOffered, Surrendered, SurrenderClosed,
    SurrenderCollected, RescueOffered, RescueClosed, DoubleWithdrawn, SuperBonusPaid,
    SuperBonusShared, ButtonLeftToStaff, GamingOpened, ClosureAnnounced, GamingClosed,
    FinalRoundsCalled, FinalRoundBegan, CardsChecked, CardsBrought, CardsMixed, ShuffleDue,
    ShuffleMissed, CutOffered, CutDeclined, CutMade, CutSkipped, CuttingCardPlaced,
    CuttingCardNamed, CuttingCardMissed, CuttingCardCame, CardBurnt, BurnOrdered, BurnMissed,
    BurntCardShown, CardReplaced, ShoeReady, UsedCardsReturned, OtherSetBrought, ShoeFailed,
    ShoeRepaired, ShoeChanged, CardStrayed, StraySeen, StrayRefused, CardMisplaced, CardSkipped,
    InsuranceOverlooked, ErrorFound, ReconstructionAnnounced, RoundRewound, RoundReconstructed,
    DealerCardAsked, DealerCardChosen, PowerUsed, StaffNamed, PlayerExcluded, PlayerReadmitted,
    MoneySeized, DeviceConfiscated, PlayerDetained, SeatVacated, DisputeOpened, DisputeDecided,
    RequestMet, AdviceAsked, AdviceGiven, BreachRecorded, NotesPermitted, NotesTaken, RegulatorTold,
    ScaleAnnounced, ScaleChanged, ButtonTriggered, PrizeKept, CardShowsFace, CardTakenBack,
    TournamentEntryUndone, PrizeDeclined, CardLaidLate, RoundResumed, ChipsBroughtBack>;

struct Event {
    Because because{};
    Happening what{};

    Event() = default;
    template <class What>
    Event(const Because& clauses, What&& happening)
        : because(clauses), what(std::forward<What>(happening)) {}
};

// What its kind is called: `card-dealt`.
[[nodiscard]] std::string_view name_of(const Event& event);

// Folds one event into the state. The event must have been decided on this very state.
void apply(State& state, const Event& event);

}  // namespace croupier::table
