// The cards of a table: in the shoe, on the way to it, in the rack and beside.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "cards/shoe.hpp"
#include "table/ids.hpp"

namespace croupier::table {

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

// All of them but those that lie on the layout. They last from shoe to shoe.
struct CardRoom {
    cards::Deck deck{cards::Deck::whole};
    cards::Shoe shoe{};
    std::uint32_t shoe_number{1};
    std::uint32_t shoe_round{0};  // rounds dealt from this shoe
    std::vector<Card> discards{};
    Preparing preparing{};
    CuttingCards cutting{};
    std::vector<int> face_up{};   // cards that show: how many are in the shoe when each is next
    std::vector<Stray> strays{};  // drawn and not laid yet: they come before those of the shoe
    int burnt_unseen{0};          // cards in the rack that nobody has looked at
    std::optional<Card> burnt{};  // the first card of this shoe, if it was burnt and is known
    bool machine_failed{false};
    bool plain_shoe{false};  // has taken the place of a machine

    friend bool operator==(const CardRoom&, const CardRoom&) = default;
};

}  // namespace croupier::table
