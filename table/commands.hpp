// What people ask of a table, and what the table answers.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/events.hpp"

namespace croupier::table {

// Texts and lists in a command belong to whoever gives it, until it has been decided.

// People
struct Join {
    std::string_view name;      // what they are called at this table
    std::string_view person{};  // who they are; empty: whoever has this name
};
struct Buy {
    PlayerId player;
    Money amount;
};
struct Sit {
    PlayerId player;
    int box;
};
struct Leave {
    PlayerId player;
};

// Cards before a round: the order comes from outside
struct LoadShoe {
    std::span<const Card> order;
    bool prepared{false};  // cut by the staff and given its cutting card, all without being asked
};
struct ListCards {
    std::span<const Card> cards;
    std::span<const int> cutting_cards{};  // before which of them one lies, counted from 0
    std::span<const int> face_up{};        // which of them show their face
};
struct CheckCards {
    int counted{-1};  // -1: all are there
};
struct BringCards {
    Brought brought;
};
struct MixCards {
    Mix mix;
};
struct Shuffle {
    std::span<const Card> order;
};
struct CutCards {
    PlayerId player{nobody};  // nobody: a member of the staff
    int at;                   // cards from the front
};
struct DeclineCut {
    PlayerId player;
};
struct PlaceCuttingCard {
    int behind;  // cards from the back
};
struct BurnCard {};
struct NameCuttingCard {
    bool front;  // the one that is met first
};
struct OrderBurn {};
struct OrderShuffle {};
struct ReplaceCards {};
struct ReplaceCard {
    Card card;
};
struct OpenGaming {};
struct AnnounceClosure {};
struct CloseGaming {};
struct CallFinalThree {};

// How a wager is made known to the dealer.
enum class Manner : std::uint8_t { placed, spoken, spoken_with_cash };

struct Bet {
    PlayerId player;
    int box;
    Money amount;
    Manner manner{Manner::placed};
};
struct Withdraw {
    PlayerId player;
    int box;
};
struct BetOption {
    PlayerId player;
    int box;
    Option option;
    Money amount;
};
struct WithdrawOption {
    PlayerId player;
    int box;
    Option option;
};
struct PlaceAnte {
    PlayerId player;
    int box;
    Money amount;
};
struct WithdrawInsurance {
    PlayerId player;
    int box;
};

// The round
struct Deal {
    PlayerId by{nobody};  // nobody: the dealer
};
struct GoOn {};

// Answers
struct Insure {
    PlayerId player;
    int box;
    Money amount;
    PlayerId owner{nobody};  // nobody: the player's own wager
};
struct TakeEvenMoney {
    PlayerId player;
    int box;
};
struct SurrenderHand {
    PlayerId player;
    int box;
};
struct PressButton {
    PlayerId player{nobody};  // nobody: a member of the staff
    int box;
};
struct Nominate {
    PlayerId player;
    PlayerId nominee;
    int box;
};
struct Decline {
    PlayerId player;
};

// Decisions
struct Hit {
    PlayerId player;
    HandId hand;
};
struct Stand {
    PlayerId player;
    HandId hand;
};
struct Double {
    PlayerId player;
    HandId hand;
    Money amount{};  // nothing: as much as the wager
};
struct Split {
    PlayerId player;
    HandId hand;
};
struct Stay {
    PlayerId player;
    std::optional<HandId> hand{};
};
struct WithdrawDouble {
    PlayerId player;
    HandId hand;
};
struct TurnCards {
    PlayerId player;
    HandId hand;
    int card{0};  // which card of the hand, from 1; 0 for the first two
};

// The dealer's next act. The automatic dealer does it as soon as no player is awaited.
struct Proceed {};
// The prize that chance has given to a pressed button: a slot of its table, from 1.
struct DrawPrize {
    int slot;
};
// The dealer draws by hand; only the hand that is due a card may get it.
struct DrawTo {
    HandId hand;
};

struct DrawExcess {};
struct ExposeCard {};
struct MisplaceCard {
    HandId hand;
};
struct SkipCard {
    HandId hand;
};
struct OverlookInsurance {};

// Errors noticed and put right
struct Find {
    Finding finding;
    int box{0};  // 0: the dealer's, or none
};
struct AnnounceReconstruction {};
struct Reconstruct {};
// The dealer's first card is missing: it comes now, or when the player's hand is finished.
struct ChooseDealerCard {
    PlayerId player;
    int box;
    bool first;
};

// Machine shoes
enum class Fault : std::uint8_t { unsaid, mechanical, electrical, other };
struct FailShoe {
    Fault fault{Fault::unsaid};
};
struct RepairShoe {};
struct ReplaceShoe {
    ShoeKind kind;
};

// Conduct
struct NameStaff {
    Role role;
    std::string_view name;
    Rank rank{Rank::casino};
};
struct Exclude {
    PlayerId player;
};
struct Seize {
    PlayerId player;
    Money amount;
};
struct Confiscate {
    PlayerId player;
};
struct Detain {
    PlayerId player;
};
struct VacateSeat {
    PlayerId player;
};
struct OpenDispute {
    PlayerId player;
};
struct DecideDispute {
    bool settled{true};  // false: the player is left unsatisfied
};
struct Ask {
    PlayerId player;
    Request request;
};
struct AskAdviceOf {
    PlayerId player;
    PlayerId other;
};
struct Advise {
    PlayerId player;
    PlayerId other;
};
struct BetAgainst {
    PlayerId player;
    PlayerId other;
    Money amount;
};
struct PayOutside {
    PlayerId player;
    Money amount;
};
struct TakeNotes {
    PlayerId player;
};
struct PermitNotes {};
struct TellRegulator {
    PlayerId player;
};
struct AnnounceScale {
    Option option;
    int scale;
    std::int64_t minutes{0};  // from now
};
struct ChangeScale {
    Option option;
    int scale;
};
// Something other than the entitled player sets the button off.
struct TriggerButton {
    int box;
};
struct KeepPrize {
    PlayerId player;
    int box;
};

// Powers
struct VoidHand {
    HandId hand;
};
struct VoidRound {
    bool round_before{false};
    std::uint32_t round{0};  // its number; 0: the present round, or the one before
};
struct VoidWager {
    PlayerId player;
    int box;
    std::optional<Option>
        option{};           // an optional wager alone; none: the main one and what needs it
    bool insurance{false};  // the insurance of the player on this box alone, also on others' hands
};
struct AllowLimit {
    PlayerId player;
    int box;
    Money maximum;
    Money minimum{};  // nothing: that of the sign
};
struct Restrict {
    PlayerId player;
    Restriction to;
};
struct Lift {
    PlayerId player;
};
struct Reassign {
    int box;
    PlayerId player;
};
struct PermitBettors {
    int count;
};
struct PermitBoxes {
    PlayerId player;
    int count;
};
struct AnnounceLimits {
    Money minimum;
    Money maximum;
};
struct PassTime {
    std::int64_t minutes;
};
struct MarkAbsent {
    PlayerId player;
    Absence absence;
};
struct RefuseWager {
    PlayerId player;
    int box;
};
struct ApproveFaceDown {};
struct OrderFaceDown {};
struct OverlookAnte {
    int box;
};
struct FindAnteMissing {
    int box;
};
struct FailButton {};
struct RepairButton {};

using Command =
    OneOf<Join, Buy, Sit, Leave, LoadShoe, ListCards, Bet, Withdraw, WithdrawInsurance, Deal, GoOn,
          Insure, TakeEvenMoney, Decline, Hit, Stand, Double, Split, Stay, TurnCards, Proceed,
          DrawTo, VoidHand, VoidRound, VoidWager, AllowLimit, Restrict, Lift, Reassign,
          PermitBettors, PermitBoxes, AnnounceLimits, PassTime, MarkAbsent, RefuseWager,
          ApproveFaceDown, OrderFaceDown, BetOption, WithdrawOption, PlaceAnte, SurrenderHand,
          PressButton, Nominate, WithdrawDouble, DrawPrize, OverlookAnte, FindAnteMissing,
          FailButton, RepairButton, CheckCards, BringCards, MixCards, Shuffle, CutCards, DeclineCut,
          PlaceCuttingCard, BurnCard, NameCuttingCard, OrderBurn, OrderShuffle, ReplaceCards,
          ReplaceCard, OpenGaming, AnnounceClosure, CloseGaming, CallFinalThree, DrawExcess,
          ExposeCard, MisplaceCard, SkipCard, OverlookInsurance, Find, AnnounceReconstruction,
          Reconstruct, ChooseDealerCard, FailShoe, RepairShoe, ReplaceShoe, NameStaff, Exclude,
          Seize, Confiscate, Detain, VacateSeat, OpenDispute, DecideDispute, Ask, AskAdviceOf,
          Advise, BetAgainst, PayOutside, TakeNotes, PermitNotes, TellRegulator, AnnounceScale,
          ChangeScale, TriggerButton, KeepPrize>;

// The book says no. Nothing has changed.
struct Refusal {
    Because because;
    std::string reason;
};

// What became of a command.
enum class Answer : std::uint8_t {
    done,
    refused,
    short_of_cards,  // a card is due and the shoe's next card is not known; nothing has changed
    short_of_prize   // a button was pressed and its prize is not drawn yet; nothing has changed
};

struct Decision {
    Answer answer{Answer::done};
    Refusal refusal{};
};

// Decides a command without changing anything: on `done` the events are appended to `events`, to
// be applied in order. Pure: the same state and command give the same events.
//
// `by` is the official who gives the order, if one does: then the events begin with the use of the
// power, and a person who does not have it is refused.
[[nodiscard]] Decision decide(const State& state, const Command& command,
                              std::vector<Event>& events,
                              const std::optional<Official>& by = std::nullopt);

// Decides the dealer's next act, as decide() does for Proceed. Where it is `done` and no event has
// come, the dealer awaits somebody.
[[nodiscard]] Answer decide_next_act(const State& state, std::vector<Event>& events);

// How many slots the prize that is due is drawn from. Requires a pressed button.
[[nodiscard]] int slots_of_pressed_button(const State& state);

// Why no card can come: the book's answer to a shoe that has run out.
[[nodiscard]] Refusal shoe_has_run_out(const State& state);

// Whether the dealer has something to do now, so that Proceed would not be idle.
[[nodiscard]] bool dealer_is_due(const State& state);

// The hand that the dealer's next act lays a card on, if that is what it does.
[[nodiscard]] std::optional<HandId> card_due_to(const State& state);

// The events that open a table, before which there is no state.
[[nodiscard]] std::vector<Event> open_table(Setup setup);

}  // namespace croupier::table
