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
#include "sim/unseen.hpp"
#include "sim/wagers.hpp"

namespace croupier::sim {

// All that a unit is played by.
struct Model {
    SimulatedTerms terms{};
    Automaton automaton{};
    std::vector<WagerTable> wagers{};
    OtherWagers other_wagers{};
    // A round that ends with this many cards left or fewer is followed by a shuffle.
    std::uint16_t shuffle_at{shuffle_each_round};
    // Whether all that a round brings is also counted as one sum, other wagers included. Then
    // every round has to be told.
    bool together{false};
};

// Somebody who wants to know each result, for tests.
class Witness {
public:
    virtual ~Witness() = default;
    virtual void looked_at(std::size_t lane, cards::Card card) = 0;
    virtual void wager(std::size_t lane, std::size_t wager, std::int32_t units) = 0;
    virtual void box(std::size_t lane, std::size_t box, Parts net) = 0;
    // Insurance that was laid, and a Super Bonus that was won or shared.
    virtual void insurance(std::size_t lane, std::size_t box, bool wins) = 0;
    virtual void super_bonus(std::size_t lane, std::size_t box, std::int32_t cents) = 0;

protected:
    Witness() = default;
    Witness(const Witness&) = default;
    Witness& operator=(const Witness&) = default;
};

class Tally final : public Log {
public:
    explicit Tally(const Model& model, Witness* witness = nullptr);

    void begin_unit(std::uint64_t seed, std::uint64_t unit);
    [[nodiscard]] std::uint16_t told_from() const { return told_from_; }
    [[nodiscard]] bool wants_shuffles() const { return wants_shuffles_; }

    void count(std::span<const std::uint16_t> words) override;
    void take(std::span<const std::uint16_t> words, std::size_t first_lane) override;
    // What has been counted. Ask between units.
    [[nodiscard]] Totals totals() const;

private:
    static constexpr std::size_t hands_max = 4 * boxes_max;
    static constexpr std::size_t words_ahead = 8;

    // What there is to do about an event; most do one thing only.
    enum class Task : std::uint8_t {
        keep,  // of a hand: that it ended, or that there is one more
        end_round,
        look_at_tens,
        look_at_two,  // others
        draw_prize,
        several
    };
    struct Told {
        Task task{Task::several};
        std::uint8_t hand{0};     // a result, where a hand ends
        std::uint8_t ends{0};     // so many hands
        std::uint8_t splits{0};   // so many hands more
        std::uint8_t is_over{0};  // so many rounds
        Final dealer{Final::none};
    };

    // The present round of a lane, as far as it has been told.
    struct Round {
        std::array<std::uint8_t, hands_max> hands{};           // as numbers of results
        std::array<std::uint8_t, boxes_max + 2> box_begins{};  // of the boxes done, and the next
        std::uint8_t boxes_done{0};
        std::uint8_t hands_done{0};
        std::uint8_t hands_open{1};  // of the present box

        // Without a branch, since nobody could foresee it.
        void keep(const Told& told) {
            hands[hands_done] = told.hand;
            hands_done = static_cast<std::uint8_t>(hands_done + told.ends);
            hands_open = static_cast<std::uint8_t>(hands_open + told.splits - told.ends);
            const std::uint8_t box_over = hands_open == 0 ? 1 : 0;
            box_begins[boxes_done + 1U] = hands_done;
            boxes_done = static_cast<std::uint8_t>(boxes_done + box_over);
            hands_open = static_cast<std::uint8_t>(hands_open + box_over);
        }
        void end_hand(std::uint8_t result) { keep({.hand = result, .ends = 1}); }
        void begin() {
            boxes_done = 0;
            hands_done = 0;
            hands_open = 1;
        }
        [[nodiscard]] bool is_split() const {
            return hands_done + hands_open > box_begins[boxes_done] + 1;
        }
        [[nodiscard]] std::size_t hand_of_box() const {
            return static_cast<std::size_t>(hands_done - box_begins[boxes_done]);
        }
        [[nodiscard]] bool has_begun() const { return hands_done > 0 || hands_open > 1; }
    };

    struct LaneState {
        // The present shoe
        Unseen unseen{};
        // Random numbers for suits, ranks and prizes
        std::uint32_t block{0};
        std::uint32_t words_used{words_ahead};
        std::array<std::uint32_t, words_ahead> random{};
        std::array<std::uint8_t, 2> first_two{};  // cards of the present box, where wagers look
        std::uint16_t insured{0};  // bits of boxes, where rounds are put together here
        // The suits of the cards that split hands begin with, where somebody has looked.
        std::array<std::uint8_t, 4> leads{};
        bool split_suited{false};  // the two of them that were dealt
        bool bonus_won{false};
        std::array<std::uint8_t, boxes_max> bonuses{};  // by box
        std::int64_t other_gains{0};  // of the present round, above all of it lost
    };

    [[nodiscard]] std::uint64_t times(std::uint16_t event) const;
    [[nodiscard]] Told told_of(const Event& event) const;
    // Where nothing is told but the hands of a split box, which is the only one.
    void take_splits(std::span<const std::uint16_t> words, std::size_t first_lane);
    void tell(std::size_t number, std::uint16_t which);
    void tell_several(LaneState& lane, std::size_t number, const Event& event);
    void end_round(std::size_t number, Final dealer);
    [[nodiscard]] Parts settle_split(std::size_t box, std::span<const std::uint8_t> numbers,
                                     Final dealer);
    void look_at_two(LaneState& lane, std::size_t number, const Event& event);
    template <bool tens>
    void look_at_two_of(LaneState& lane, std::size_t number, std::size_t one, std::size_t other);
    void count_outcome(LaneState& lane, std::size_t number, std::size_t outcome) {
        ++outcome_counts_[outcome];
        lane.other_gains += outcome_gains_[outcome];
        if (outcome >= outcomes_.first_prize || witness_ != nullptr) [[unlikely]] {
            tell_outcome(lane, number, outcome);
        }
    }
    void tell_outcome(LaneState& lane, std::size_t number, std::size_t outcome);
    void look_at_third(LaneState& lane, std::size_t number);
    void count_wager(std::size_t number, std::size_t wager, std::int32_t units, int times);
    // The result of a hand that is paid by its suits, once they are known.
    [[nodiscard]] std::uint8_t by_suits(LaneState& lane, std::size_t number,
                                        const HandResult& result);
    void split(LaneState& lane, std::size_t number, const Event& event);
    void settle_insurance(LaneState& lane, std::size_t number, bool wins);
    void pay_super_bonus(LaneState& lane, std::size_t number);
    void count_together(LaneState& lane, Parts main);
    void add_other_wagers(const std::array<std::uint64_t, 2>& insured, Totals& totals) const;
    void add_together(Totals& totals) const;
    [[nodiscard]] cards::Card look(LaneState& lane, std::size_t number, std::size_t value);
    [[nodiscard]] std::uint32_t next_word(LaneState& lane, std::size_t number) {
        if (lane.words_used == words_ahead) draw_words(lane, number);
        return lane.random[lane.words_used++];
    }
    void draw_words(LaneState& lane, std::size_t number);
    [[nodiscard]] std::uint32_t below(LaneState& lane, std::size_t number, std::uint32_t limit);
    void new_shoe(LaneState& lane) { lane.unseen = whole_; }

    [[nodiscard]] static std::size_t at(Final final) { return static_cast<std::size_t>(final); }
    std::uint8_t add_result(const HandResult& result);

    const Model& model_;
    Witness* witness_;
    std::uint64_t seed_{0};
    std::uint64_t unit_{0};
    std::uint16_t told_from_;
    bool wants_shuffles_;
    bool shoe_for_each_round_;
    Parts bound_;  // no box wins or loses more
    Unseen whole_;
    // Card indices by value.
    std::array<std::array<std::uint8_t, Unseen::kinds_max>, values> kinds_{};
    Outcomes outcomes_;
    // Where something that differs from round to round goes with the main wager, every round is
    // told and counted as one sum, in parts that together_unit() says.
    bool counts_together_;
    std::int64_t together_unit_;
    std::int64_t all_lost_{0};  // what goes with the main wager of one box, in the same parts
    std::array<std::int64_t, 256> outcome_gains_{};
    // A single box tells by its events whether insurance wins; a witness is told with the round.
    bool puts_insurance_together_;
    // Those of the automaton, and behind them what hands paid by their suits can come to.
    std::vector<HandResult> results_{};
    std::array<std::array<std::uint8_t, 3>, 3> suited_results_{};  // by suited_by
    std::vector<std::array<Parts, finals>> alone_{};  // what a result alone brings, by final
    std::vector<Told> told_{};                        // by event
    bool only_splits_{false};
    struct Split {
        std::uint64_t hands{0};  // a byte for each, one above the number of its result
        Final dealer{Final::none};
    };
    std::array<std::uint64_t, lanes> split_hands_{};  // as far as they have ended
    std::vector<Split> splits_over_{};
    std::vector<Round> rounds_;  // by lane
    std::vector<LaneState> lanes_;

    // Counts
    static constexpr std::size_t counters = 4;
    std::array<std::array<std::uint64_t, event_mask + 1>, counters> events_{};
    // Boxes with one hand: by position and result, then by final.
    std::vector<std::array<std::uint64_t, finals>> single_{};
    // Boxes with more, by position, and rounds that were told; by net + bound.
    std::vector<std::vector<std::uint64_t>> split_{};
    std::vector<std::uint64_t> table_{};
    std::vector<std::uint64_t> together_{};  // by net + half of its size
    Histogram together_beyond_{};            // what does not fit there
    std::array<std::uint64_t, 256> outcome_counts_{};
    std::vector<std::vector<std::uint64_t>> prizes_{};  // by wager and slot
    std::vector<Histogram> wagers_{};         // what a third card changed; losses left out
    std::array<std::uint64_t, 2> insured_{};  // boxes that were, and those of them that won
    Histogram insured_rounds_{};
    Histogram bonuses_{};  // by box and by round, in cents; without those that got none
    Histogram bonus_rounds_{};
    Totals::Frequencies frequencies_{};  // of split boxes, and of dealers in rounds that were told
    std::uint64_t rounds_told_{0};
};

}  // namespace croupier::sim
