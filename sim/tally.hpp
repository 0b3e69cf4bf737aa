// Takes down what the lanes of a unit play: settles rounds, looks at suits, counts.
//
// Most rounds of one box are settled by their last event alone; their events are only counted. The
// rest are put together here lane by lane: split hands, several boxes, optional wagers.
//
// Suits and ranks. Lanes draw cards by value; which card of the value it is, is decided here, and
// only where something depends on it. That is exact: of the cards of one value nobody has looked
// at, dealt or not, every one has the same chance to be the one in question. So the copies that are
// not looked at yet are all there is to know, for each lane and until its next shuffle.
#pragma once

#include <optional>

#include "sim/kernel.hpp"
#include "sim/philox.hpp"
#include "sim/totals.hpp"
#include "sim/wagers.hpp"

namespace croupier::sim {

// All that a unit is played by.
struct Game {
    Terms terms{};
    Automaton automaton{};
    std::vector<WagerTable> wagers{};
    // A round that ends with this many cards left or fewer is followed by a shuffle.
    std::uint16_t shuffle_at{shuffle_each_round};
};

// Somebody who wants to know each result, for tests.
class Witness {
public:
    virtual ~Witness() = default;
    virtual void looked_at(std::size_t lane, cards::Card card) = 0;
    virtual void wager(std::size_t lane, std::size_t wager, std::int32_t units) = 0;
    virtual void box(std::size_t lane, std::size_t box, Parts net) = 0;

protected:
    Witness() = default;
    Witness(const Witness&) = default;
    Witness& operator=(const Witness&) = default;
};

class Tally final : public Log {
public:
    explicit Tally(const Game& game, Witness* witness = nullptr);

    void begin_unit(std::uint64_t seed, std::uint64_t unit);
    void take(std::span<const std::uint16_t> words, std::size_t first_lane) override;
    // What has been counted. Ask between units.
    [[nodiscard]] Totals totals() const;

private:
    static constexpr std::size_t hands_max = 4 * boxes_max;

    struct LaneState {
        // The present round
        std::array<HandResult, hands_max> hands{};
        std::array<std::uint8_t, boxes_max + 1> box_begins{};  // of the boxes done, and the next
        std::uint8_t boxes_done{0};
        std::uint8_t hands_done{0};
        std::uint8_t hands_of_box{1};
        std::array<cards::Card, 2> first_two{};  // of the present box, where wagers look
        // The present shoe
        std::array<std::uint8_t, cards::cards_per_deck> looked_at{};
        // Random numbers for suits and ranks
        std::uint32_t block{0};
        std::uint32_t words_used{4};
        PhiloxBlock random{};
    };

    void tell(LaneState& lane, std::size_t number, std::uint16_t event);
    void look_at_two(LaneState& lane, std::size_t number, const Event& event);
    void look_at_third(LaneState& lane, std::size_t number);
    void end_hand(LaneState& lane, std::size_t number, HandResult result);
    void end_round(LaneState& lane, std::size_t number, Final dealer);
    void count_box(std::size_t number, std::size_t box, std::span<const HandResult> hands,
                   Parts net);
    void count_wager(std::size_t number, std::size_t wager, std::int32_t units, int times);
    [[nodiscard]] Parts paid_by_suits(LaneState& lane, std::size_t number, int points);
    [[nodiscard]] cards::Card look(LaneState& lane, std::size_t number, std::size_t value);
    [[nodiscard]] std::uint32_t below(LaneState& lane, std::size_t number, std::uint32_t limit);
    void new_shoe(LaneState& lane) { lane.looked_at.fill(0); }

    const Game& game_;
    Witness* witness_;
    std::uint64_t seed_{0};
    std::uint64_t unit_{0};
    std::uint16_t simple_end_;
    Parts bound_;                                             // no box wins or loses more
    std::array<std::vector<std::uint16_t>, values> kinds_{};  // card indices by value
    std::vector<std::array<Parts, finals>> alone_{};          // a result by itself, by final
    std::vector<LaneState> lanes_;
    std::array<std::uint64_t, event_mask + 1> events_{};
    std::vector<std::vector<std::uint64_t>> boxes_{};  // by position and net + bound
    std::vector<std::uint64_t> table_{};
    std::vector<Histogram> wagers_{};  // losses left out
    Totals::Frequencies frequencies_{};
    std::uint64_t rounds_{0};  // that are not simple
};

}  // namespace croupier::sim
