#include "testkit/random_table.hpp"

#include <array>

#include "record/session.hpp"

namespace croupier::testkit {
namespace {

using ledger::Money;

constexpr std::array steps = {Money{50}, Money{100}, Money{250}, Money{500}};

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
        draw_limits();
    }

    [[nodiscard]] RandomTable take() {
        table_.setup = header_.setup();
        return std::move(table_);
    }

private:
    // Says a statement of the header; one that the book refuses is left out.
    void say(record::What what) {
        record::Statement statement;
        statement.what = std::move(what);
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
        if (once_in(chance_, 3)) say(record::SetBlackjackOdds{{6, 5}});
        say(record::SetInsuranceForOthers{once_in(chance_, 2)});
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
