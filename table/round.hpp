// A round: who has wagered what, the hands, and how far it is.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "cards/hand.hpp"
#include "table/ids.hpp"
#include "table/setup.hpp"

namespace croupier::table {

using cards::Total;
using ledger::nothing;

// Where a round stands.
enum class Stage : std::uint8_t {
    betting,
    first_cards,
    dealer_card,
    second_cards,
    dealt,
    insurance,
    others_insurance,
    interim,
    surrender,
    play,
    dealer,
    settling,
    settled,
    closed
};

// What one bettor has on one hand.
struct Stake {
    Money base{};   // the original wager, or the equal one that a split added
    Money added{};  // by doubling
    bool live{false};
    bool may_withdraw{false};  // the doubled part, now

    [[nodiscard]] constexpr Money all() const { return base + added; }
    friend constexpr bool operator==(const Stake&, const Stake&) = default;
};

// What a bettor who does not call still has to answer.
enum class Asked : std::uint8_t { none, follow_double, follow_split };

// How a wager under the minimum is treated.
enum class Under : std::uint8_t { no, tolerated, to_return };

// What a bettor has said to the offer of surrender.
enum class Surrender : std::uint8_t { unanswered, declined, surrendered };

struct Bettor {
    PlayerId player{nobody};
    Money placed{};     // the chips put down before the deal
    Money counts{};     // the part of them that is in play; the rest lies dead
    Money insurance{};  // on the bettor's own wager
    bool excess_due{false};
    bool declined{false};    // has answered no to insurance and even money
    bool even_money{false};  // has been paid early
    Money won{};             // what this round has paid on the main wagers so far
    Money lost{};            // and what it has taken
    Money forfeited{};       // the part of that which was given up by taking a double back
    Under under{Under::no};
    Asked asked{Asked::none};
    Surrender surrender{Surrender::unanswered};
    bool super_bonus{false};  // has been won by this wager
    bool annulled{false};     // an official has declared it void

    friend constexpr bool operator==(const Bettor&, const Bettor&) = default;
};

struct PlayedHand {
    cards::Hand cards{};
    std::array<Stake, bettors_per_box_max> stakes{};
    std::uint8_t next{0};  // the hand of the box played after this one; 0 for none
    bool from_split{false};
    bool split_aces{false};
    bool doubled{false};
    std::uint8_t aces_at_one{0};  // aces that doubling has bound to one
    bool owed_card{false};
    bool stood{false};
    bool announced{false};
    bool removed{false};
    bool surrendered{false};    // by the caller: no card comes any more
    bool frozen{false};         // a card that was seen has been refused
    bool natural{false};        // a Blackjack on which a card was laid: that is no part of it
    std::uint8_t face_down{0};  // one bit for each of the first two cards

    [[nodiscard]] constexpr Total total() const {
        return natural ? Total{cards::best_total, true} : cards.total_with(aces_at_one);
    }
    // Ace and ten as the first two cards of a box, which no split has touched.
    [[nodiscard]] constexpr bool blackjack() const {
        return natural || (cards.ace_and_ten() && !from_split);
    }
    // Two cards that may be split as far as the cards go.
    [[nodiscard]] constexpr bool pair(rules::PairBy by) const {
        if (cards.size() != 2) return false;
        return by == rules::PairBy::rank
                   ? cards[0].rank == cards[1].rank
                   : cards::points(cards[0].rank) == cards::points(cards[1].rank);
    }
    [[nodiscard]] constexpr bool any_live() const {
        return stakes[0].live || stakes[1].live || stakes[2].live;
    }
    friend constexpr bool operator==(const PlayedHand&, const PlayedHand&) = default;
};

struct Box {
    std::uint8_t bettor_count{0};
    std::uint8_t hand_count{0};
    std::uint8_t caller{0};                 // index of the bettor who decides
    std::uint16_t declined_pair_values{0};  // one bit for each value that was not split
    std::uint8_t opening_count{0};          // cards that have come to the box, three at most
    bool split_suited_sevens{false};        // the two cards first dealt
    std::array<Card, 3> opening{};          // these cards, in the order in which they came
    std::array<Bettor, bettors_per_box_max> bettors{};
    std::array<PlayedHand, hands_per_box_max> hands{};

    [[nodiscard]] constexpr bool staked() const { return bettor_count > 0; }
    friend constexpr bool operator==(const Box&, const Box&) = default;
};

// A cover that somebody asks for, or holds, on another player's wager.
struct Cover {
    PlayerId insurer{nobody};
    std::uint8_t box{0};
    std::uint8_t bettor{0};
    Money amount{};

    friend constexpr bool operator==(const Cover&, const Cover&) = default;
};

// Where an optional wager stands.
enum class OptionWagerIs : std::uint8_t { down, wins_prize, paid_after_round, done };

// An optional wager of one player on one box.
struct OptionWager {
    PlayerId player{nobody};
    std::uint8_t box{0};
    Option option{};
    OptionWagerIs is{OptionWagerIs::down};
    Under under{Under::no};
    bool declined{false};      // the button
    PlayerId nominee{nobody};  // who presses it instead
    Money placed{};
    Money counts{};  // the part within the maximum
    Money won{};
    Money lost{};

    friend constexpr bool operator==(const OptionWager&, const OptionWager&) = default;
};

// A button that has been pressed and has not shown its prize yet.
struct Press {
    bool pending{false};
    std::uint8_t box{0};
    Option option{};
    PlayerId presser{nobody};  // nobody: a member of the staff
    PlayerId winner{nobody};   // nobody: all who have won on the box, or no one
    bool counts{false};        // false: a press by courtesy, which pays nothing

    friend constexpr bool operator==(const Press&, const Press&) = default;
};

// The Ante of one player for one box.
struct Ante {
    PlayerId player{nobody};
    std::uint8_t box{0};
    Money amount{};
    bool collected{false};

    friend constexpr bool operator==(const Ante&, const Ante&) = default;
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

struct Moment;

// What a round can go back to. Null where there is nothing.
class Earlier {
public:
    Earlier() = default;
    explicit Earlier(Moment moment);

    [[nodiscard]] explicit operator bool() const { return moment_ != nullptr; }
    [[nodiscard]] const Moment& operator*() const { return *moment_; }
    [[nodiscard]] const Moment* operator->() const { return moment_.get(); }
    friend bool operator==(const Earlier& a, const Earlier& b);

private:
    std::shared_ptr<const Moment> moment_;
};

// What a round that is dealt by hand has come to, so that it can be put right.
struct ByHand {
    Earlier start{};                // the round before its first card
    std::vector<Laid> laid{};       // every card of the round, in the order of drawing
    std::vector<Choice> choices{};  // what people decided, in order
    std::vector<Choice> kept{};     // what they had decided before the cards were taken up again
    Earlier before{};           // the round before, dealt wrongly; gone with this one's first card
    std::vector<Card> burnt{};  // in this round: these do not come back
    bool misdealt{false};       // a card lies where it should not, or one is missing
    bool decision_missed{false};   // by passing over a card that a player called for
    std::size_t choices_sound{0};  // how many choices were made before that
    bool settled{false};           // a wager has been paid or taken that cannot be undone
    bool reconstructing{false};    // announced or just done: wagers may be taken back
    bool cards_gone{false};        // mixed with others, so that nothing can be laid again
    bool stopped{false};           // somebody has noticed, and play waits for a remedy
    std::array<bool, boxes_on_layout_max + 1> seen{};  // boxes whose hand has been looked at
    bool reconstructed{false};  // the cards have been put as they should have come
    enum class DealerCard : std::uint8_t { not_missed, asked, first, after_hand };
    DealerCard dealer_card{DealerCard::not_missed};

    friend bool operator==(const ByHand&, const ByHand&) = default;
};

// What is true of one round and of no other: the next one begins as `Round{}`.
struct Round {
    std::uint32_t number{0};
    Stage stage{Stage::closed};
    HandId turn{};  // the hand in turn, or the next to get a card
    std::array<Box, boxes_on_layout_max + 1> boxes{};
    PlayedHand dealer{};
    bool insurance_open{false};
    bool insurance_overlooked{false};
    bool rescue_open{false};  // some doubled part may be taken back now
    bool voided{false};
    std::vector<Cover> covers{};
    std::vector<OptionWager> option_wagers{};  // by box, then by option, then as placed
    int option_wagers_open{0};                 // those without a result
    bool option_wagers_judged{false};          // once after the deal
    Press press{};
    bool button_left_to_staff{false};  // whatever is on offer in this round
    bool button_triggered{false};      // by something other than the entitled player
    std::int32_t triggered_slot{0};    // where it stopped then; 0: it has not
    std::array<bool, boxes_on_layout_max + 1> button_passed{};  // by a caller without the wager
    std::vector<Ante> antes{};
    std::array<bool, boxes_on_layout_max + 1> ante_overlooked{};
    ByHand by_hand{};

    friend bool operator==(const Round&, const Round&) = default;
};

}  // namespace croupier::table
