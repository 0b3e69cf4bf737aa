// What can happen at a table. An event is a fact: it has been decided, and applying it cannot fail.
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "table/state.hpp"

namespace croupier::table {

using rules::Because;

using CardList = std::shared_ptr<const std::vector<Card>>;

// What happened is plain data; the few kinds that carry more point to it, and the event that they
// stand in keeps it alive.

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
    const std::vector<Card>* order;
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

// Optional wagers
struct WagerOffered {
    Option option;
    std::uint8_t scale;
};
struct SideWagerPlaced {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money amount;
    Under under;
};
struct SideWagerChanged {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money before;
    Money amount;
    Under under;
};
struct SideWagerTrimmed {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money counts;
};
// What the cards are for an optional wager that has won.
struct SideWagerWins {
    PlayerId player;
    std::uint8_t box;
    Option option;
    std::string_view hand;  // `mixed pair`: words that live as long as the program
    SideIs then;
};
struct SideWagerPaid {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money stake;
    Money winnings;
    bool keeps_stake;  // the house does
};
struct SideWagerLost {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money amount;
};
struct SideWagerReturned {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money amount;
    Returned why;
    bool ends;
};
struct SideResultUndone {
    PlayerId player;
    std::uint8_t box;
    Option option;
    Money won;
    Money lost;
};
struct SideWagersJudged {
    Option option;
};
struct TournamentEntryWon {
    PlayerId player;
    std::uint8_t box;
};

// The prize button
struct ButtonDeclined {
    PlayerId player;
    std::uint8_t box;
    Option option;
};
struct PresserNamed {
    PlayerId player;
    PlayerId nominee;
    std::uint8_t box;
    Option option;
};
struct ButtonPressed {
    Press press;
};
struct PrizeDrawn {
    std::uint8_t box;
    Option option;
    std::int32_t slot;
    std::int32_t dollars;  // for each dollar wagered
    bool counts;
};
struct ButtonLeftToStaff {};
struct ButtonFailed {};
struct ButtonRepaired {};

// The Ante
struct AntePlaced {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct AnteCollected {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct AnteReturned {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};
struct AnteOverlooked {
    std::uint8_t box;
};

// Surrender, the doubled part taken back, the Super Bonus
struct SurrenderOffered {};
struct Surrendered {
    PlayerId player;
    HandId hand;
    bool closes_hand;
    bool follows;  // what the caller of the box has decided
};
struct SurrenderClosed {
    bool some_silent;
};
struct SurrenderCollected {
    PlayerId player;
    HandId hand;
    Money taken;
    Money returned;
};
struct RescueOffered {
    HandId hand;
};
struct RescueClosed {};
struct DoubleWithdrawn {
    PlayerId player;
    HandId hand;
    Money returned;
    Money taken;
};
struct SuperBonusPaid {
    PlayerId player;
    HandId hand;
    Money amount;
};
struct SuperBonusShared {
    PlayerId player;
    std::uint8_t box;
    Money amount;
};

// Opening and closing
struct GamingOpened {
    std::uint8_t decks;
};
struct ClosureAnnounced {};
struct GamingClosed {
    std::int32_t cards;  // counted
    std::int32_t of;
};
struct FinalRoundsCalled {};
struct FinalRoundBegan {
    std::uint8_t after_it;  // how many are still to come
};

// Cards before a round
struct CardsChecked {
    Role by;
    std::int32_t cards;
    std::int32_t of;
};
struct CardsBrought {
    Brought brought;
    bool replaced;  // they take the place of those in use
};
struct CardsMixed {
    Mix mix;
};
struct ShuffleDue {
    Due why;
    bool missed;  // a round has been dealt in the meantime
};
struct ShuffleMissed {};
struct CutOffered {
    PlayerId player;  // nobody: a member of the staff
    std::uint8_t box;
    Shuffled why;
};
struct CutDeclined {
    PlayerId player;
};
struct CutMade {
    PlayerId player;  // nobody: a member of the staff
    std::int32_t at;
};
struct CutSkipped {};
struct CuttingCardPlaced {
    std::int32_t behind;
    bool second;
    bool attended;  // by people at the table, not unasked by the automatic dealer
};
struct CardShowsFace {
    std::int32_t when_left;  // how many cards are in the shoe when it is next
};
struct CuttingCardNamed {
    bool front;
};
struct CuttingCardMissed {};
enum class Met : std::uint8_t { brings_shuffle, set_aside, discarded };
struct CuttingCardCame {
    HandId to;   // the hand whose card came next
    bool first;  // before any card of a round
    bool second;
    Met then;
};
// Why a card goes to the rack without having been a card of the game.
enum class Burnt : std::uint8_t { first_of_shoe, face_up, by_mistake, dealers_extra, left_over };
struct CardBurnt {
    Card card;
    bool known;  // false: nobody has looked at it, and the order of the shoe is not known
    Burnt why;
};
struct BurnOrdered {};
struct BurnMissed {};
struct BurntCardShown {
    PlayerId player;
    Card card;
};
struct CardReplaced {
    Card card;
};
struct ShoeReady {};

// Machine shoes
struct UsedCardsReturned {};
struct OtherSetBrought {};
struct ShoeFailed {
    bool round_goes_on;  // from a plain shoe
};
struct ShoeRepaired {};
struct ShoeChanged {
    ShoeKind kind;
};

// The dealer by hand
struct CardStrayed {
    Card card;
    bool seen;
    bool from_dealer;  // it was laid on the dealer's hand too early
};
struct StraySeen {};
struct StrayRefused {
    PlayerId player;
    HandId hand;
};
struct CardMisplaced {
    HandId to;
    Card card;
};
// A card that was laid on a box without a wager serves as the next one.
struct CardTakenBack {
    HandId from;
    Card card;
};
struct CardSkipped {
    HandId hand;
};
struct InsuranceOverlooked {};
struct ErrorFound {
    Finding finding;
    std::uint8_t box;
};
struct RebuildingAnnounced {};
struct RoundRewound {
    bool burns_first;  // the burn that was forgotten is made now
};
struct RoundRebuilt {
    std::uint8_t cards_left;  // that wait to be used
};
struct DealerCardAsked {
    PlayerId player;
    HandId hand;
};
struct DealerCardChosen {
    PlayerId player;
    bool first;
};

// Officials and conduct
struct PowerUsed {
    Role role;
    Rank rank;
    const std::string* person;  // empty: not named
    const std::string* reason;  // empty: none given
};
struct StaffNamed {
    Role role;
    Rank rank;
    const std::string* name;
};
struct PlayerExcluded {
    PlayerId player;
};
struct PlayerReadmitted {
    PlayerId player;
};
struct MoneySeized {
    PlayerId player;
    Money amount;
};
struct DeviceConfiscated {
    PlayerId player;
};
struct PlayerDetained {
    PlayerId player;
};
struct SeatVacated {
    PlayerId player;
    std::uint8_t box;
};
struct DisputeOpened {
    PlayerId player;
    std::uint32_t round;
};
struct DisputeDecided {
    bool settled;
};
struct RequestMet {
    PlayerId player;
    Request request;
};
struct AdviceAsked {
    PlayerId player;
    PlayerId of;
};
struct AdviceGiven {
    PlayerId player;
    PlayerId to;
};
struct BreachRecorded {
    PlayerId player;
};
struct NotesPermitted {};
struct NotesTaken {
    PlayerId player;
};
struct RegulatorTold {
    PlayerId player;
};
struct ScaleAnnounced {
    AnnouncedScale scale;
};
struct ScaleChanged {
    Option option;
    std::uint8_t scale;
};
struct ButtonTriggered {
    std::uint8_t box;
    Option option;
};
struct PrizeKept {
    PlayerId player;
    std::uint8_t box;
};

// Stored kinds are never changed, only joined by new ones at the end.
using Happening = std::variant<
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
    ScaleAnnounced, ScaleChanged, ButtonTriggered, PrizeKept, CardShowsFace, CardTakenBack>;

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
