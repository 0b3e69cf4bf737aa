#include "testkit/random_table.hpp"

#include <array>

#include "record/session.hpp"

namespace croupier::testkit {
namespace {

using ledger::Money;

constexpr std::array steps = {Money{50}, Money{100}, Money{250}, Money{500}};

// Odds that a layout may show where the book leaves them to it.
constexpr std::array layout_odds = {ledger::Ratio{6, 5}, ledger::Ratio{1, 1}, ledger::Ratio{2, 1}};

// Floats that can pay everything, floats that lack small chips, and one of odd sizes.
const std::array<std::vector<Money>, 5> floats = {{
    {table::usual_chips.begin(), table::usual_chips.end()},
    {Money{100}, Money{500}, Money{2500}, Money{10000}},
    {Money{250}, Money{1000}},
    {Money{500}, Money{2500}},
    {Money{75}, Money{200}, Money{500}},
}};

class Drawing {
public:
    Drawing(const rules::Book& book, const rules::Game& game, chance::Source& chance)
        : chance_(chance), books_{&book}, header_(books_) {
        table_.book = &book;
        say(record::RulesIs{game.id});
        for (const rules::Reading& reading : book.readings) read(reading);
        draw_layout();
        draw_shoe();
        draw_limits();
        draw_options();
        draw_ante();
    }

    [[nodiscard]] RandomTable take() {
        table_.setup = header_.setup();
        return std::move(table_);
    }

private:
    // Says a statement of the header; one that the book refuses is left out.
    void say(const record::What& what) {
        record::Statement statement;
        statement.what = what;
        const auto outcome = header_.take(statement.what);
        if (outcome && outcome->is == record::Outcome::Is::done) {
            table_.header.push_back(std::move(statement));
        }
    }

    void read(const rules::Reading& reading) {
        if (!reading.choose) return;
        std::vector<std::string_view> choices;
        for (const std::string_view choice : reading.choices) {
            if (!choice.empty()) choices.push_back(choice);
        }
        say(record::SetReading{reading.key, one_of(chance_, choices)});
    }

    void draw_layout() {
        const table::Rules& rules = header_.setup().rules;
        say(record::SetDecks{1 + below(chance_, cards::decks_max)});
        say(record::SetBoxes{1 + below(chance_, rules.boxes_max.value)});
        say(record::SetSoft17{once_in(chance_, 2)});
        if (once_in(chance_, 3)) say(record::SetBlackjackOdds{one_of(chance_, layout_odds)});
        say(record::SetInsuranceForOthers{once_in(chance_, 2)});
    }

    // A dealer worked by hand at one table of three, a machine shoe at one of four.
    void draw_shoe() {
        if (once_in(chance_, 3)) say(record::SetDealer{true});
        if (once_in(chance_, 4)) {
            say(record::SetShoe{once_in(chance_, 2) ? "automatic" : "continuous"});
        }
        if (once_in(chance_, 3)) say(record::SetCuttingCards{2});
    }

    void draw_limits() {
        const Money step = one_of(chance_, steps);
        const Money minimum{step.cents * (1 + below(chance_, 20))};
        const Money maximum{minimum.cents * (1 + below(chance_, 40))};
        say(record::SetStep{step});
        say(record::SetLimits{{}, minimum, maximum});
        const bool usual = once_in(chance_, 2);
        say(record::SetChips{usual ? floats[0] : one_of(chance_, floats)});
    }

    // Two of three optional wagers of the game are on the sign. They come in any order, since some
    // exclude each other.
    void draw_options() {
        auto options = rules::every_option;
        chance::shuffle(std::span<table::Option>(options), chance_);
        for (const table::Option option : options) {
            if (!once_in(chance_, 3)) draw_option(option);
        }
    }

    void draw_option(table::Option option) {
        const auto& scales = table::rules_of(header_.setup().rules, option).scales;
        const int scale = scales.because ? 1 + below(chance_, scales.value) : 1;
        if (once_in(chance_, 6)) say(record::Elsewhere{rules::to_string(option), scale});
        say(record::With{rules::to_string(option), scale});
        if (!header_.setup().option(option).on || once_in(chance_, 3)) return;
        const Money minimum{once_in(chance_, 4) ? 50 : 100 * (1 + below(chance_, 5))};
        const Money maximum{minimum.cents * (1 + below(chance_, 12))};
        say(record::SetLimits{rules::to_string(option), minimum, maximum});
    }

    // As many of the smallest chips as the minimum allows, or fewer.
    void draw_ante() {
        const table::Setup& setup = header_.setup();
        if (!setup.rules.ante_due.because || once_in(chance_, 8)) return;
        const ledger::Ratio part = setup.rules.ante_max.value;
        const Money smallest = setup.chips.smallest();
        const auto most = setup.minimum.cents * part.won / part.staked / smallest.cents;
        const int chips = 1 + below(chance_, 1 + static_cast<int>(most));
        say(record::SetAnte{{smallest.cents * chips}});
        if (once_in(chance_, 2)) {
            say(record::SetAnteWaivedFrom{{setup.minimum.cents * (1 + below(chance_, 4))}});
        }
    }

    chance::Source& chance_;
    std::array<const rules::Book*, 1> books_;
    record::Header header_;
    RandomTable table_;
};

}  // namespace

RandomTable random_table(const rules::Book& book, const rules::Game& game, chance::Source& chance) {
    return Drawing(book, game, chance).take();
}

}  // namespace croupier::testkit
