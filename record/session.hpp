// A table that is run by statements: what `run`, `play` and later the server have in common.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "chance/chance.hpp"
#include "host/host.hpp"
#include "record/command_of.hpp"
#include "record/statement.hpp"

namespace croupier::record {

using Books = std::span<const rules::Book* const>;

// What became of one statement.
struct Outcome {
    enum class Is : std::uint8_t {
        done,
        refused,  // the book says no; nothing has changed
        not_met,  // an expectation does not hold
        wrong     // the record itself is at fault
    } is{Is::done};
    table::Refusal refusal{};
    std::string expected{};
    std::string got{};
    std::string wrong{};
};

// The header statements of a record, taken one after the other, and the table they describe.
class Header {
public:
    explicit Header(Books books) : books_(books) {}

    // Takes one header statement; gives nothing when the statement is of another kind.
    [[nodiscard]] std::optional<Outcome> take(const What& what);

    [[nodiscard]] bool has_game() const { return book_ != nullptr; }
    [[nodiscard]] const table::Setup& setup() const { return setup_; }
    [[nodiscard]] const rules::Book* book() const { return book_; }
    [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }

private:
    [[nodiscard]] Outcome set(const RulesIs& what);
    [[nodiscard]] Outcome set(const With& what);
    [[nodiscard]] Outcome set(const Elsewhere& what);
    [[nodiscard]] Outcome set(const SetDecks& what);
    [[nodiscard]] Outcome set(const SetBoxes& what);
    [[nodiscard]] Outcome set(const SetLimits& what);
    [[nodiscard]] Outcome set(const SetStep& what);
    [[nodiscard]] Outcome set(const SetChips& what);
    [[nodiscard]] Outcome set(const SetSoft17& what);
    [[nodiscard]] Outcome set(const SetBlackjackOdds& what);
    [[nodiscard]] Outcome set(const SetInsuranceForOthers& what);
    [[nodiscard]] Outcome set(const SetAnte& what);
    [[nodiscard]] Outcome set(const SetAnteWaivedFrom& what);
    [[nodiscard]] Outcome set(const SetShoe& what);
    [[nodiscard]] Outcome set(const SetCuttingCards& what);
    [[nodiscard]] Outcome set(const SetBacks& what);
    [[nodiscard]] Outcome set(const SetRule& what);
    [[nodiscard]] Outcome set(const SetReading& what);
    [[nodiscard]] Outcome set(const SetDealer& what);
    [[nodiscard]] Outcome set(const Seed& what);

    Books books_;
    const rules::Book* book_{nullptr};
    table::Setup setup_{};
    std::optional<std::uint64_t> seed_{};
    int back_colours_{0};         // 0: nothing was said of them
    std::vector<What> chosen_{};  // what changed the rules, to be done again over another base
};

// Runs a table by statements. Cards that no statement lists come from the seed of the record, or
// from the source handed in; without either, drawing past the list is a fault of the record.
class Session {
public:
    explicit Session(Books books, chance::Source* source = nullptr)
        : header_(books), supply_(source) {}

    [[nodiscard]] Outcome take(const Statement& statement);

    // Takes all of them or none, and gives what became of the first that is not done. Requires an
    // open table, and statements that act on it. The events are those of all.
    [[nodiscard]] Outcome take_together(std::span<const Statement> statements);

    // The table; opened by the first statement that is not of the header.
    [[nodiscard]] bool is_open() const { return host_ != nullptr; }
    [[nodiscard]] const table::State& state() const { return host_->state(); }
    [[nodiscard]] const Header& header() const { return header_; }
    [[nodiscard]] const rules::Book* book() const { return header_.book(); }

    // Opens the table as the header describes it. Requires a game.
    void open();

    // The events of the last statement that acted on the table.
    [[nodiscard]] std::span<const table::Event> events() const { return events_; }

    // Whether the present shoe has come to its cutting card, so that a shuffle is due.
    [[nodiscard]] bool shuffle_is_due() const;

private:
    class Supply final : public host::Supply {
    public:
        explicit Supply(chance::Source* source) : source_(source) {}

        void seed(std::uint64_t seed) { seeded_.emplace(seed); }

        [[nodiscard]] bool knows_cards() const override { return seeded_ || source_ != nullptr; }
        void arrange(std::span<Card> cards) override { chance::shuffle(cards, source()); }
        // A record that says nothing of prizes need not say anything of chance either.
        [[nodiscard]] int slot(const table::State& state) override {
            return host::ByChance::any_slot(state, knows_cards() ? source() : prizes_);
        }

    private:
        [[nodiscard]] chance::Source& source() { return seeded_ ? *seeded_ : *source_; }

        chance::Source* source_;
        std::optional<chance::Seeded> seeded_{};
        chance::Seeded prizes_{0};
    };

    [[nodiscard]] Outcome act(const Statement& statement);
    [[nodiscard]] Outcome put(const Meant& meant);

    Header header_;
    Supply supply_;
    std::unique_ptr<host::Host> host_;
    std::vector<table::Event> events_;
};

// Holds an expectation against the table, and against what the last statement has brought.
[[nodiscard]] Outcome expect(const What& what, const table::State& state,
                             std::span<const table::Event> events);

// The optional wager of this word: `perfect-pairs`.
[[nodiscard]] std::optional<table::Option> find_option(std::string_view word);

// What to say of a word that is no optional wager.
[[nodiscard]] std::string no_such_option(std::string_view word);

// `hand`, `automatic` or `continuous`.
[[nodiscard]] table::ShoeKind shoe_kind(std::string_view word);

}  // namespace croupier::record
