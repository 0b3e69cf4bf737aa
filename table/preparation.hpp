// The cards before and beside a round: shuffled, cut, burnt, strayed, laid by hand.
#pragma once

#include <cstdint>

#include "cards/card.hpp"
#include "ledger/money.hpp"
#include "rules/wagers/wager.hpp"

namespace croupier::table {

using cards::Card;

// A person at the table, by the order of arrival.
using PlayerId = std::uint16_t;
inline constexpr PlayerId nobody = 0xFFFF;

// A hand on the layout: box 1 to 9 and the hand's number on it from 0. Box 0 is the dealer.
struct HandId {
    std::uint8_t box{0};
    std::uint8_t hand{0};

    friend constexpr bool operator==(const HandId&, const HandId&) = default;
};
inline constexpr HandId dealers_hand{0, 0};

// How far the cards of the next round are.
enum class CardsAre : std::uint8_t {
    ready,        // in the shoe
    new_cards,    // at the table, not shuffled yet
    shuffle_due,  // a played shoe
    shuffled,     // on offer for the cut
    cut           // cut, or not to be: the cutting card and the burn are still to come
};

// What kind of cards was brought to the table.
enum class Brought : std::uint8_t { unprepared, pre_checked, pre_shuffled };

// The steps of mixing cards that are new to the table.
enum class Mix : std::uint8_t { spread, wash, stack, riffle };
inline constexpr std::uint8_t bit(Mix mix) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(mix));
}

// Why the cards were shuffled: it says who is offered the cut.
enum class Shuffled : std::uint8_t { opening, cutting_card, replaced, otherwise };

// What makes a shuffle due.
enum class Due : std::uint8_t {
    nothing,
    cutting_card,
    ordered,
    suspected,
    refilled,
    cutting_card_missing
};

struct Preparing {
    CardsAre cards{CardsAre::ready};
    bool attended{false};  // people at the table offer and take the cut; nobody does it for them
    bool formal{false};    // the operator opened the table: nothing is taken as done
    bool dealer_checked{false};
    bool supervisor_checked{false};
    bool miscounted{false};  // the last check found too few cards, or too many
    bool substitute{false};  // a new card that dealer and supervisor have not both checked
    std::uint8_t mixed{0};   // one bit for each Mix
    Brought brought{Brought::unprepared};
    Shuffled why{Shuffled::otherwise};
    std::uint8_t fell_on{0};  // the box that the cutting card came to; 0: the dealer's hand
    PlayerId cutter{nobody};  // who holds the offer of the cut; nobody: the staff
    std::uint8_t cutter_box{0};
    Due due{Due::nothing};       // a shuffle, as soon as no round is being played
    bool shuffle_found{false};   // that it was missed has been noticed
    std::uint16_t passed_on{0};  // boxes that have declined, one bit each
    bool burnt{true};
    bool burn_missed{false};
    bool burn_ordered{false};
    bool listed{false};          // a record named the cards that come after the burn
    bool shuffle_missed{false};  // a round was dealt although a shuffle was due
    bool order_spoilt{false};    // a card was seen on its way to the shoe

    friend constexpr bool operator==(const Preparing&, const Preparing&) = default;
};

inline constexpr int no_cutting_card = -1;

// How many cards lie behind each cutting card.
struct CuttingCards {
    int behind{no_cutting_card};
    int behind_second{no_cutting_card};
    bool second_brings_shuffle{false};  // by a supervisor's order
    bool came{false};                   // one has come out of this shoe
    bool second_came{false};

    friend constexpr bool operator==(const CuttingCards&, const CuttingCards&) = default;
};

// A card that was drawn when none was due.
struct Stray {
    Card card{};
    bool seen{false};
    bool again{false};  // taken up to be laid again

    friend constexpr bool operator==(const Stray&, const Stray&) = default;
};

// A card of the round and where it was put.
struct Laid {
    Card card{};
    HandId to{};
    bool in_error{false};  // it came when none was due, and was seen

    friend constexpr bool operator==(const Laid&, const Laid&) = default;
};

// What somebody decided in a round.
struct Choice {
    enum class Is : std::uint8_t {
        hit,
        stand,
        double_down,
        split,
        follow_double,
        follow_split,
        stay,
        insure,
        even_money,
        decline,
        surrender,
        withdraw_double,
        press,
        end_insurance,  // the dealer ends an offer that somebody has not answered
        end_others,
        end_surrender,
        end_rescue,
        refuse_card,  // one that was seen
        absent_play,  // nobody was there, and the book played the hand
        succeed       // to the decisions of a box whose caller was away
    } is{};
    PlayerId player{nobody};
    HandId hand{};
    ledger::Money amount{};
    PlayerId other{nobody};

    friend constexpr bool operator==(const Choice&, const Choice&) = default;
};

// Whether it is the decision on a hand in turn.
[[nodiscard]] constexpr bool is_on_hand(Choice::Is is) {
    using Is = Choice::Is;
    return is <= Is::split || is == Is::refuse_card || is == Is::absent_play || is == Is::succeed;
}

inline constexpr int no_final_rounds = -1;
inline constexpr int final_rounds_called = 3;
inline constexpr int closes_after_round = -2;

// A change of scale that the players have been told of.
struct AnnouncedScale {
    rules::Option option{};
    int scale{1};
    std::int64_t from_minute{0};

    friend constexpr bool operator==(const AnnouncedScale&, const AnnouncedScale&) = default;
};

}  // namespace croupier::table
