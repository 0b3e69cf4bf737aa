// Everything that is true of a table at one moment. The fold of its events, and nothing else.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cards/hand.hpp"
#include "cards/shoe.hpp"
#include "ledger/ledger.hpp"
#include "table/officials.hpp"
#include "table/preparation.hpp"
#include "table/setup.hpp"

namespace croupier::table {

using cards::Total;
using ledger::nothing;

inline constexpr std::size_t players_max = 1000;

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
enum class SideIs : std::uint8_t { down, wins_prize, paid_after_round, done };

// An optional wager of one player on one box.
struct SideWager {
    PlayerId player{nobody};
    std::uint8_t box{0};
    Option option{};
    SideIs is{SideIs::down};
    Under under{Under::no};
    bool declined{false};      // the button
    PlayerId nominee{nobody};  // who presses it instead
    Money placed{};
    Money counts{};  // the part within the maximum
    Money won{};
    Money lost{};

    friend constexpr bool operator==(const SideWager&, const SideWager&) = default;
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

// A tournament entry that an optional wager has won.
struct EntryWon {
    std::uint32_t round{0};
    PlayerId player{nobody};
    std::uint8_t box{0};

    friend constexpr bool operator==(const EntryWon&, const EntryWon&) = default;
};

// The Ante of one player for one box.
struct Ante {
    PlayerId player{nobody};
    std::uint8_t box{0};
    Money amount{};
    bool collected{false};

    friend constexpr bool operator==(const Ante&, const Ante&) = default;
};

enum class Absence : std::uint8_t { here, away, marked_away, marked_idle };

struct Player {
    std::string name;
    std::uint8_t seat{0};
    Absence absence{Absence::here};
    bool warned_under_minimum{false};
    bool declined_others{false};  // wants no cover on wagers of others in this round
    bool minimum_only{false};
    bool single_box{false};
    bool single_box_minimum{false};
    std::uint8_t only_box{0};  // the one that a restriction leaves, where the book names it
    bool restricted_before{false};
    std::uint8_t boxes_permitted{boxes_on_layout_max};

    // What a restriction may rest on, counted in the present shoe.
    std::uint32_t shoe{0};
    std::uint32_t first_bet_round{0};
    std::uint32_t last_bet_round{0};
    std::uint32_t rounds_bet{0};

    std::uint32_t tournament_entries{0};  // won by an optional wager

    std::uint32_t sat_down{0};     // the how-manieth to take a seat; 0: has none
    std::uint32_t rounds_idle{0};  // in a row without a wager, while seated
    Money bought{};                // chips, in all
    bool excluded{false};          // from the game, until let in again
    bool regulator_told{false};    // of a restriction to come
    bool asked_for_advice{false};  // of others at the table, in this round
    bool left{false};              // the table; being marked for one round does not bring them back

    // Whether this person is at the table and takes part in the game.
    [[nodiscard]] bool is_there() const {
        return !left && !excluded && absence != Absence::away && absence != Absence::marked_away;
    }
    // Whether the game waits for this person's word: who is there may be known not to act.
    [[nodiscard]] bool acts() const { return is_there() && absence == Absence::here; }

    friend bool operator==(const Player&, const Player&) = default;
};

// A limit of one player on one box that differs from the sign.
struct PersonalLimit {
    PlayerId player{nobody};
    std::uint8_t box{0};
    Money maximum{};
    Money minimum{};  // nothing: that of the sign

    friend constexpr bool operator==(const PersonalLimit&, const PersonalLimit&) = default;
};

// A change of limits that has been announced and does not hold yet.
struct AnnouncedLimits {
    Money minimum{};
    Money maximum{};
    int rounds_to_wait{0};
    int minutes_to_wait{0};

    friend constexpr bool operator==(const AnnouncedLimits&, const AnnouncedLimits&) = default;
};

struct State;

// The table as it was at an earlier moment.
class Earlier {
public:
    Earlier() = default;
    explicit Earlier(const State& state);
    // With what the dealer's hand work had come to, so that it can be put right from there.
    static Earlier with_hands(const State& state);

    [[nodiscard]] explicit operator bool() const { return state_ != nullptr; }
    [[nodiscard]] const State& operator*() const { return *state_; }
    [[nodiscard]] const State* operator->() const { return state_.get(); }
    friend bool operator==(const Earlier& a, const Earlier& b);

private:
    std::shared_ptr<const State> state_;
};

// What a round that is dealt by hand has come to, so that it can be put right.
struct ByHand {
    Earlier start{};                // as the round was when betting closed
    std::vector<Laid> laid{};       // every card of the round, in the order of drawing
    std::vector<Choice> choices{};  // what people decided, in order
    std::vector<Choice> kept{};     // what they had decided before the cards were taken up again
    Earlier before{};           // the round before, dealt wrongly; gone with this one's first card
    std::vector<Card> burnt{};  // in this round: these do not come back
    bool misdealt{false};       // a card lies where it should not, or one is missing
    bool decision_missed{false};   // by passing over a card that a player called for
    std::size_t choices_sound{0};  // how many choices were made before that
    bool settled{false};           // a wager has been paid or taken that cannot be undone
    bool rebuilding{false};        // announced or just done: wagers may be taken back
    bool cards_gone{false};        // mixed with others, so that nothing can be laid again
    bool stopped{false};           // somebody has noticed, and play waits for a remedy
    std::array<bool, boxes_on_layout_max + 1> seen{};  // boxes whose hand has been looked at
    bool rebuilt{false};  // the cards have been put as they should have come
    enum class DealerCard : std::uint8_t { not_missed, asked, first, after_hand };
    DealerCard dealer_card{DealerCard::not_missed};

    friend bool operator==(const ByHand&, const ByHand&) = default;
};

struct State {
    // These are compiled once, in state.cpp.
    State();
    State(const State&);
    State(State&&) noexcept;
    State& operator=(const State&);
    State& operator=(State&&) noexcept;
    ~State();

    Setup setup{};
    Stage stage{Stage::closed};
    std::uint32_t round{0};
    std::uint32_t shoe_number{1};
    std::uint32_t shoe_round{0};
    HandId turn{};  // the hand in turn, or the next to get a card
    std::array<Box, boxes_on_layout_max + 1> boxes{};
    PlayedHand dealer{};
    bool insurance_open{false};
    bool rescue_open{false};                       // some doubled part may be taken back now
    bool voided{false};                            // the round under way or just over
    std::vector<std::uint32_t> void_rounds{};      // earlier ones, as far back as the ledger goes
    std::vector<std::uint32_t> misdealt_rounds{};  // over with a card where it should not lie
    std::vector<EntryWon> entries_won{};           // in these and in the present round
    cards::Shoe shoe{};
    std::vector<Card> discards{};
    Preparing preparing{};
    CuttingCards cutting{};
    std::vector<int> face_up{};   // cards that show: how many are in the shoe when each is next
    std::vector<Stray> strays{};  // drawn and not laid yet: they come before those of the shoe
    int burnt_unseen{0};          // cards in the rack that nobody has looked at
    std::optional<Card> burnt{};  // the first card of this shoe, if it was burnt and is known
    bool insurance_overlooked{false};
    bool machine_failed{false};
    bool plain_shoe{false};  // has taken the place of a machine
    int final_rounds{no_final_rounds};
    std::optional<std::int64_t> closure_announced{};  // at this minute
    Staff staff{};
    Dispute dispute{};
    bool notes_permitted{false};
    std::optional<AnnouncedScale> scale_announced{};
    std::uint32_t seats_taken{0};  // how often somebody sat down
    ByHand by_hand{};
    std::vector<Cover> covers{};
    std::vector<SideWager> side_wagers{};  // by box, then by option, then as placed
    int side_wagers_open{0};               // those without a result
    bool side_wagers_judged{false};        // once after the deal
    Press press{};
    bool button_failed{false};
    bool button_left_to_staff{false};  // whatever is on offer in this round
    bool button_triggered{false};      // by something other than the entitled player
    std::int32_t triggered_slot{0};    // where it stopped then; 0: it has not
    std::array<bool, boxes_on_layout_max + 1> button_passed{};  // by a caller without the wager
    std::vector<Ante> antes{};
    std::array<bool, boxes_on_layout_max + 1> ante_overlooked{};
    std::vector<Player> players{};
    std::vector<PersonalLimit> personal_limits{};
    std::optional<AnnouncedLimits> announced{};
    std::array<PlayerId, boxes_on_layout_max + 1> reassigned_to{};
    int bettors_permitted{bettors_per_box_max};
    std::int64_t minutes{0};
    bool face_down_approved{false};
    bool face_down_style{false};
    ledger::Ledger ledger{};

    [[nodiscard]] const Rules& rules() const { return setup.rules; }
    [[nodiscard]] bool manual() const { return setup.dealer == DealerMode::manual; }
    [[nodiscard]] bool machine() const { return setup.shoe != ShoeKind::by_hand && !plain_shoe; }
    // A machine that mixes all the time, so that no shoe ever begins or ends.
    [[nodiscard]] bool continuous() const;
    [[nodiscard]] int cards_in_shoe() const { return shoe.cards_held() - burnt_unseen; }
    // Whether every card that the shoe will give is known.
    [[nodiscard]] bool order_is_known() const { return shoe.cards_known() == cards_in_shoe(); }
    // Whether the next card is known: one that waits, or the shoe's first.
    [[nodiscard]] bool next_is_known() const { return !strays.empty() || shoe.cards_known() > 0; }
    [[nodiscard]] Card next_card() const {
        return strays.empty() ? shoe.order()[0] : strays.front().card;
    }
    [[nodiscard]] const Box& box(int number) const {
        return boxes[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] const PlayedHand& hand(HandId id) const {
        return id.box == 0 ? dealer : boxes[id.box].hands[id.hand];
    }
    [[nodiscard]] const Player& player(PlayerId id) const { return players[id]; }

    friend bool operator==(const State&, const State&) = default;
};

// The accounts of a table: money from outside, the house's win, what is held, two for each player.
namespace accounts {
inline constexpr ledger::Account cage{0};
inline constexpr ledger::Account house{1};
inline constexpr ledger::Account held{2};  // seized until an inquiry is over
[[nodiscard]] constexpr ledger::Account stack(PlayerId player) { return {3u + 2u * player}; }
[[nodiscard]] constexpr ledger::Account layout(PlayerId player) { return {4u + 2u * player}; }
}  // namespace accounts

// The cards that fill an empty shoe during a round, or that are shuffled again before they do: the
// rack's, and those of them that nobody has looked at.
[[nodiscard]] std::vector<Card> cards_of_refill(const State& state);

// The chips a player holds, not counting those on the layout.
[[nodiscard]] Money chips_of(const State& state, PlayerId player);
[[nodiscard]] Money on_layout(const State& state, PlayerId player);
[[nodiscard]] Money house_win(const State& state);

[[nodiscard]] PlayerId find_player(const State& state, std::string_view name);

// The index of `player` among the bettors of a box; -1 if there is no wager of theirs.
[[nodiscard]] inline int bettor_index(const Box& box, PlayerId player) {
    for (int i = 0; i < box.bettor_count; ++i) {
        if (box.bettors[static_cast<std::size_t>(i)].player == player) return i;
    }
    return -1;
}

// Who decides for a box: the player seated there with a wager, or the one nearest the dealer.
[[nodiscard]] int caller_index(const State& state, int number);

// The bettor who decides on a hand: the caller of its box, or the next with a live wager there.
[[nodiscard]] int caller_on(const State& state, HandId id);

// The hands of a box in the order in which they are played. `from` is a hand, or -1 to begin;
// -1 again after the last.
[[nodiscard]] constexpr int next_hand(const Box& box, int from) {
    if (from < 0) return box.hand_count > 0 ? 0 : -1;
    const int next = box.hands[static_cast<std::size_t>(from)].next;
    return next == 0 ? -1 : next;
}

// The next staked box after `from`, or 0.
[[nodiscard]] inline int next_staked_box(const State& state, int from) {
    for (int box = from + 1; box <= state.setup.boxes; ++box) {
        if (state.box(box).staked()) return box;
    }
    return 0;
}

// The optional wager of `player` on a box; null if there is none.
[[nodiscard]] const SideWager* side_wager(const State& state, PlayerId player, int box,
                                          Option option);

// What `player` has put down as the Ante for a box; nothing if none.
[[nodiscard]] Money ante_of(const State& state, PlayerId player, int box);

// The state as bytes, the same for the same state on every machine: for proving that a replay
// came to the same point.
[[nodiscard]] std::string to_bytes(const State& state);

// The word that records and people use for a stage: `betting`, `insurance`, `play` ...
[[nodiscard]] std::string_view phase_word(Stage stage);

}  // namespace croupier::table
