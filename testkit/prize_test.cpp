// The prize button over many presses: every slot as likely as any other, none led by the one
// before.
#include <cmath>

#include <gtest/gtest.h>

#include "chance/chance.hpp"
#include "rulebooks/registry.hpp"
#include "table/setup.hpp"

namespace croupier::testkit {
namespace {

using table::Option;

constexpr int presses = 400'000;

struct Button {
    const char* game;
    Option option;
    int scale;
    int slots;
};

// nz 15A.6 and the five tables of vic-2003 11.6.3
constexpr Button buttons[] = {
    {"nz/blackjack", Option::madness_21, 1, 3'750},
    {"vic-2003/pontoon-pandemonium", Option::pontoon_pandemonium, 1, 112'501},
    {"vic-2003/pontoon-pandemonium", Option::pontoon_pandemonium, 2, 51'566},
    {"vic-2003/pontoon-pandemonium", Option::pontoon_pandemonium, 3, 49'531},
    {"vic-2003/pontoon-pandemonium", Option::pontoon_pandemonium, 4, 37'501},
    {"vic-2003/pontoon-pandemonium", Option::pontoon_pandemonium, 5, 35'826},
};

table::Setup setup_of(const Button& button) {
    table::Setup setup = table::usual_setup(*rules::find_game(rulebooks::all(), button.game));
    setup.option(button.option).on = true;
    setup.option(button.option).scale = button.scale;
    return setup;
}

// How far the classes of prizes are from their share of the slots, and how the slots of successive
// presses go together.
struct Drawn {
    double chi_square{0};
    int classes{0};
    double correlation{0};
};

Drawn press_often(const rules::PrizeTable& table, chance::Source& source) {
    const int slots = rules::slots_of(table);
    std::vector<int> seen(table.size());
    const double middle = (slots - 1) / 2.0;
    double together = 0;
    double spread = 0;
    double before = 0;
    for (int press = 0; press < presses; ++press) {
        const auto slot = static_cast<int>(source.below(static_cast<std::uint64_t>(slots)));
        const auto& line = rules::prize_at(table, slot + 1);
        ++seen[static_cast<std::size_t>(&line - table.data())];
        const double from_middle = slot - middle;
        together += from_middle * before;
        spread += from_middle * from_middle;
        before = from_middle;
    }
    Drawn drawn;
    double rare_expected = 0;
    double rare_seen = 0;
    const auto add = [&](double expected, double count) {
        drawn.chi_square += (count - expected) * (count - expected) / expected;
        ++drawn.classes;
    };
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double expected = double{presses} * table[i].value.slots / slots;
        if (expected < 20) {
            rare_expected += expected;
            rare_seen += seen[i];
        } else {
            add(expected, seen[i]);
        }
    }
    if (rare_expected > 0) add(rare_expected, rare_seen);
    drawn.correlation = together / spread;
    return drawn;
}

// Bounds that a fair button passes but once in millions of runs.
void expect_fair(const Button& button, chance::Source& source) {
    const table::Setup setup = setup_of(button);
    const Drawn drawn = press_often(table::prizes_of(setup, button.option), source);
    const double freedom = drawn.classes - 1;
    EXPECT_LT(drawn.chi_square, freedom + 6 * std::sqrt(2 * freedom) + 12)
        << button.game << ' ' << button.scale;
    EXPECT_LT(std::abs(drawn.correlation), 5.5 / std::sqrt(double{presses}))
        << button.game << ' ' << button.scale;
}

TEST(PrizeButton, HasTheSlotsThatItsNoticeCounts) {
    for (const Button& button : buttons) {
        const table::Setup setup = setup_of(button);
        EXPECT_EQ(rules::slots_of(table::prizes_of(setup, button.option)), button.slots);
    }
}

TEST(PrizeButton, GivesEveryClassItsShareFromASeed) {
    chance::Seeded source(11);
    for (const Button& button : buttons) expect_fair(button, source);
}

TEST(PrizeButton, GivesEveryClassItsShareInLivePlay) {
    chance::Live source;
    for (const Button& button : buttons) expect_fair(button, source);
}

// A button that leaves out its last slots, or repeats itself, must not pass.
TEST(PrizeButton, IsFoundOutWhenItIsNotFair) {
    class Sticky final : public chance::Source {
    public:
        std::uint64_t next() override {
            if (++count_ % 20 != 0) last_ = source_.next();
            return last_;
        }

    private:
        chance::Seeded source_{6};
        std::uint64_t last_{0};
        int count_{0};
    };
    class Lower final : public chance::Source {
    public:
        // From the upper end, so that no number is drawn again.
        std::uint64_t next() override { return 3'750 * (1ULL << 50) + source_.next() % 3'500; }

    private:
        chance::Seeded source_{7};
    };
    const table::Setup setup = setup_of(buttons[0]);
    const auto table = table::prizes_of(setup, buttons[0].option);
    Sticky sticky;
    EXPECT_GT(press_often(table, sticky).correlation, 5.5 / std::sqrt(double{presses}));
    Lower lower;
    EXPECT_GT(press_often(table, lower).chi_square, 200);
}

}  // namespace
}  // namespace croupier::testkit
