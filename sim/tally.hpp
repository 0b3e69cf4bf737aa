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
    [[nodiscard]] std::uint16_t told_from() const { return told_from_; }
    [[nodiscard]] bool wants_shuffles() const { return wants_shuffles_; }

    void count(std::span<const std::uint16_t> events) override;
    void take(std::span<const std::uint16_t> words, std::size_t first_lane) override;
    // What has been counted. Ask between units.
    [[nodiscard]] Totals totals() const;

private:
    static constexpr std::size_t hands_max = 4 * boxes_max;

    struct LaneState {
        // The present round
        std::array<std::uint8_t, hands_max> hands{};           // as numbers of results
        std::array<std::uint8_t, boxes_max + 1> box_begins{};  // of the boxes done, and the next
        std::uint8_t boxes_done{0};
        std::uint8_t hands_done{0};
        std::uint8_t box_ends{1};                // with so many hands done
        std::array<cards::Card, 2> first_two{};  // of the present box, where wagers look
        // The present shoe
        std::array<std::uint8_t, cards::cards_per_deck> looked_at{};
        // Random numbers for suits and ranks
        std::uint32_t block{0};
        std::uint32_t words_used{4};
        PhiloxBlock random{};

        [[nodiscard]] bool is_split() const { return box_ends > box_begins[boxes_done] + 1; }
    };

    void tell(LaneState& lane, std::size_t number, std::uint16_t which);
    void tell_rare(LaneState& lane, std::size_t number, const Event& event);
    static void end_hand(LaneState& lane, std::uint8_t result) {
        lane.hands[lane.hands_done++] = result;
        if (lane.hands_done < lane.box_ends) return;
        lane.box_begins[++lane.boxes_done] = lane.hands_done;
        lane.box_ends = static_cast<std::uint8_t>(lane.hands_done + 1);
    }
    void end_round(LaneState& lane, std::size_t number, Final dealer);
    [[nodiscard]] Parts settle_split(std::size_t box, std::span<const std::uint8_t> numbers,
                                     Final dealer);
    void look_at_two(LaneState& lane, std::size_t number, const Event& event);
    void look_at_third(LaneState& lane, std::size_t number);
    void count_wager(std::size_t number, std::size_t wager, std::int32_t units, int times);
    // The result of a hand that is paid by its suits, once they are known.
    [[nodiscard]] std::uint8_t by_suits(LaneState& lane, std::size_t number, int points);
    [[nodiscard]] cards::Card look(LaneState& lane, std::size_t number, std::size_t value);
    [[nodiscard]] std::uint32_t below(LaneState& lane, std::size_t number, std::uint32_t limit);
    void new_shoe(LaneState& lane) { lane.looked_at.fill(0); }

    [[nodiscard]] static std::size_t at(Final final) { return static_cast<std::size_t>(final); }
    std::uint8_t add_result(const HandResult& result);

    const Game& game_;
    Witness* witness_;
    std::uint64_t seed_{0};
    std::uint64_t unit_{0};
    std::uint16_t told_from_;
    bool wants_shuffles_;
    Parts bound_;                                             // no box wins or loses more
    std::array<std::vector<std::uint16_t>, values> kinds_{};  // card indices by value
    // Those of the automaton, and behind them what hands paid by their suits can come to.
    std::vector<HandResult> results_{};
    std::array<std::array<std::uint8_t, 3>, 2> suited_results_{};  // 6-7-8, sevens
    std::vector<std::array<Parts, finals>> alone_{};  // what a result alone brings, by final
    std::vector<bool> ends_hand_{};                   // events that do that and nothing else
    std::vector<LaneState> lanes_;

    // Counts
    std::array<std::array<std::uint64_t, event_mask + 1>, 2> events_{};
    // Boxes with one hand: by position and final, then by result.
    std::vector<std::array<std::uint64_t, 256>> single_{};
    // Boxes with more, by position, and rounds that were told; by net + bound.
    std::vector<std::vector<std::uint64_t>> split_{};
    std::vector<std::uint64_t> table_{};
    std::vector<Histogram> wagers_{};    // losses left out
    Totals::Frequencies frequencies_{};  // of split boxes, and of dealers in rounds that were told
    std::uint64_t rounds_{0};            // that were told
};

}  // namespace croupier::sim
