// What can happen at a table. An event is a fact: it has been decided, and applying it cannot fail.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "table/card_events.hpp"
#include "table/official_events.hpp"
#include "table/one_of.hpp"
#include "table/option_events.hpp"
#include "table/state.hpp"

namespace croupier::table {

using rules::Because;

using CardList = std::shared_ptr<const std::vector<Card>>;

// What happened is plain data; the few kinds that carry more point to it, and the event that they
// stand in keeps it alive. Here are the kinds of the main game; three more headers have the others,
// as the fold and the descriptions are divided.

// The table and its people
struct TableOpened {
    const Setup* setup;
};
struct PlayerJoined {
    PlayerId player;
    const std::string* name;
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
};

// Cards before a round
struct ShoeLoaded {
    const std::vector<Card>* order;  // empty when the order is not known in advance
};
struct CardsListed {
    const std::vector<Card>* cards;
};
struct ShoeReloaded {
    const std::vector<Card>* order;  // empty when the order is not known in advance
    std::int32_t cards;
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
};
struct HandStood {
    PlayerId player;
    HandId hand;
};
struct HandDoubled {
    PlayerId player;
    HandId hand;
    Money amount;
    std::uint8_t aces_at_one;
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
    std::uint8_t new_hand;
    Money amount;
};
struct SplitFollowed {
    PlayerId player;
    HandId hand;
    std::uint8_t new_hand;
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
};

// The dealer's hand and settlement
struct DealersTurn {};
struct DealerFinished {
    std::uint8_t points;
    bool soft;
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
    bool all;  // the ones without an end of their own too
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
    AnnouncedLimits limits;
};
struct LimitsChanged {
    Money minimum;
    Money maximum;
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
    WagerChanged, LossReturned, ResultUndone, WagerOffered, SideWagerPlaced, SideWagerChanged,
    SideWagerTrimmed, SideWagerWins, SideWagerPaid, SideWagerLost, SideWagerReturned,
    SideResultUndone, SideWagersJudged, TournamentEntryWon, ButtonDeclined, PresserNamed,
    ButtonPressed, PrizeDrawn, ButtonFailed, ButtonRepaired, AntePlaced, AnteCollected,
    AnteReturned, AnteOverlooked, SurrenderOffered, Surrendered, SurrenderClosed,
    SurrenderCollected, RescueOffered, RescueClosed, DoubleWithdrawn, SuperBonusPaid,
    SuperBonusShared, ButtonLeftToStaff, GamingOpened, ClosureAnnounced, GamingClosed,
    FinalRoundsCalled, FinalRoundBegan, CardsChecked, CardsBrought, CardsMixed, ShuffleDue,
    ShuffleMissed, CutOffered, CutDeclined, CutMade, CutSkipped, CuttingCardPlaced,
    CuttingCardNamed, CuttingCardMissed, CuttingCardCame, CardBurnt, BurnOrdered, BurnMissed,
    BurntCardShown, CardReplaced, ShoeReady, UsedCardsReturned, OtherSetBrought, ShoeFailed,
    ShoeRepaired, ShoeChanged, CardStrayed, StraySeen, StrayRefused, CardMisplaced, CardSkipped,
    InsuranceOverlooked, ErrorFound, RebuildingAnnounced, RoundRewound, RoundRebuilt,
    DealerCardAsked, DealerCardChosen, PowerUsed, StaffNamed, PlayerExcluded, PlayerReadmitted,
    MoneySeized, DeviceConfiscated, PlayerDetained, SeatVacated, DisputeOpened, DisputeDecided,
    RequestMet, AdviceAsked, AdviceGiven, BreachRecorded, NotesPermitted, NotesTaken, RegulatorTold,
    ScaleAnnounced, ScaleChanged, ButtonTriggered, PrizeKept, CardShowsFace, CardTakenBack,
    TournamentEntryUndone, PrizeDeclined, CardLaidLate, RoundResumed>;

struct Event {
    Because because{};
    Happening what{};
    std::shared_ptr<const void> carries{};  // what the happening points to, if anything

    Event() = default;
    template <class What>
    Event(const Because& clauses, const What& happening,
          std::shared_ptr<const void> carried = nullptr)
        : because(clauses), what(happening), carries(std::move(carried)) {}
};
static_assert(std::is_trivially_copyable_v<Happening>);

// Folds one event into the state. The event must have been decided on this very state.
void apply(State& state, const Event& event);

}  // namespace croupier::table
