#include "sim/kernel.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "sim/lane.hpp"
#include "sim/play_testing.hpp"

namespace croupier::sim {
namespace {

// The words of every lane, each in its order.
class Words final : public Log {
public:
    void count(std::span<const std::uint16_t> events) override { counted += events.size(); }
    void take(std::span<const std::uint16_t> words, std::size_t first_lane) override {
        for (const std::uint16_t word : words) {
            const std::size_t lane = first_lane + (word >> event_bits);
            of_lane[lane].push_back(static_cast<std::uint16_t>(word & event_mask));
        }
    }
    std::array<std::vector<std::uint16_t>, lanes> of_lane{};
    std::size_t counted{0};
};

Work work_for(const Model& model, std::uint32_t rounds) {
    Work work{.automaton = &model.automaton,
              .shuffle_at = model.shuffle_at,
              .seed = 0x0123456789abcdef,
              .unit = 0x100000002,
              .rounds = rounds};
    work.shoe.fill(32);
    work.shoe[ten] = 128;
    return work;
}

TEST(Kernel, EveryKindOfProcessorPlaysTheSameRounds) {
    for (const int boxes : {1, 4}) {
        for (const std::uint16_t shuffle_at : {shuffle_each_round, std::uint16_t{120}}) {
            const Model model = plain_model(boxes, shuffle_at);
            const Work work = work_for(model, lanes * 40 + 17);
            Words expected;
            for (std::size_t number = 0; number < lanes; ++number) {
                Lane lane(work, number);
                while (!lane.halted()) {
                    const Lane::Step step = lane.step();
                    if (step.event != 0) expected.of_lane[number].push_back(step.event);
                    if (step.shuffled) {
                        expected.of_lane[number].push_back(shuffled);
                    }
                }
            }
            for (const std::string& target : targets()) {
                ASSERT_TRUE(use_target(target));
                EXPECT_EQ(target_in_use(), target);
                Words words;
                play(work, words);
                EXPECT_TRUE(words.of_lane == expected.of_lane) << target << ", boxes " << boxes;
            }
        }
    }
    EXPECT_FALSE(use_target("abacus"));
    EXPECT_TRUE(use_target(""));
}

TEST(Kernel, PlaysTheRoundsThatWereAskedForAndNoMore) {
    const Model model = plain_model(1, 120);
    for (const std::uint64_t rounds : {1UL, 127UL, 128UL, 129UL, 5000UL}) {
        Tally tally(model);
        play_unit(model, {.seed = 3, .rounds = rounds}, 0, tally);
        const Totals totals = tally.totals();
        EXPECT_EQ(totals.rounds, rounds);
        EXPECT_EQ(count_of(totals.boxes[0]), rounds);
    }
}

// Every card of a full shoe has the same chance, and so has every card of what is left of it.
TEST(Lane, DrawsEveryCardThatIsLeftWithTheSameChance) {
    // A table of one row, so that a round is a card.
    Automaton one;
    one.table.assign(40 * Automaton::columns, 0);
    one.start = Automaton::columns;
    one.hand_over = 0xfff0;
    one.box_over = 0xfff1;
    one.first_box = 0xffff;
    one.first_gate = 20 * Automaton::columns;
    one.halt = 20 * Automaton::columns;
    for (std::uint32_t c = 0; c < Automaton::columns; ++c) {
        one.table[one.start + c] = one.start | (c == 0 ? 0U : 1U << 16);
        one.table[one.halt + c] = one.halt;
    }
    one.needs_second_card = one.needs_whole_hand = 9;
    for (const std::uint16_t shuffle_at : {std::uint16_t{415}, std::uint16_t{1}}) {
        Work work{.automaton = &one,
                  .shuffle_at = shuffle_at,
                  .seed = 5,
                  .unit = 0,
                  .rounds = lanes * 30000};
        work.shoe.fill(32);
        work.shoe[ten] = 128;
        std::array<double, values> drawn{};
        double all = 0;
        for (std::size_t number = 0; number < 8; ++number) {
            Lane lane(work, number);
            while (!lane.halted()) {
                const Lane::Step step = lane.step();
                if (step.column == 0) continue;
                ++drawn[values - step.column];
                ++all;
            }
        }
        double chi_squared = 0;
        for (std::size_t v = 0; v < values; ++v) {
            const double expected = all * (v == ten ? 4.0 : 1.0) / 13;
            chi_squared += (drawn[v] - expected) * (drawn[v] - expected) / expected;
        }
        // Nine degrees of freedom: above 33 once in ten thousand. Without replacement it is less.
        EXPECT_LT(chi_squared, 33) << shuffle_at;
    }
}

}  // namespace
}  // namespace croupier::sim
