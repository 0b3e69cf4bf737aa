// What can happen to the cards before and beside the play, and to a dealer worked by hand.
#pragma once

#include <cstdint>
#include <optional>

#include "table/state.hpp"

namespace croupier::table {

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
    bool replaced;    // they take the place of those in use
    bool substitute;  // to be checked on record before they are used
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
    bool by_staff;
    std::uint8_t box;
    Shuffled why;
};
struct CutDeclined {
    PlayerId player;
};
struct CutMade {
    PlayerId player;  // nobody: a member of the staff
    bool by_staff;
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
    std::optional<Card> card;
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
    bool substitute;  // to be checked on record before it is used
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
    bool in_error;  // no hand was due a card
};
// A card that was laid on a box without a wager serves as the next one.
struct CardTakenBack {
    HandId from;
    Card card;
};
struct CardSkipped {
    HandId hand;
};
// A card of the initial deal that had been left out comes before the deal is over.
struct CardLaidLate {
    HandId to;
    Card card;
};
struct InsuranceOverlooked {};
struct ErrorFound {
    Finding finding;
    std::uint8_t box;
    bool stops_play;  // until an official has found a remedy
};
struct ReconstructionAnnounced {};
struct RoundRewound {
    bool burns_first;  // the burn that was forgotten is made now
    bool keeps_all;    // every decision; false: only those before one was passed over
};
// The round before is put right although wagers lie for the next: they go back for the time.
struct RoundResumed {
    std::uint32_t round;
};
struct RoundReconstructed {
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

}  // namespace croupier::table
