// A table that is run by statements: what `run`, `play` and later the server have in common.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "chance/chance.hpp"
#include "record/statement.hpp"
#include "table/table.hpp"

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
    [[nodiscard]] std::optional<Outcome> change(const What& what);
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
        : header_(books), source_(source) {}

    [[nodiscard]] Outcome take(const Statement& statement);

    // The table; opened by the first statement that is not of the header.
    [[nodiscard]] bool is_open() const { return table_ != nullptr; }
    [[nodiscard]] const table::State& state() const { return table_->state(); }
    [[nodiscard]] const Header& header() const { return header_; }
    [[nodiscard]] const rules::Book* book() const { return header_.book(); }

    // Opens the table as the header describes it. Requires a game.
    void open();

    // The events of the last statement that acted on the table.
    [[nodiscard]] std::span<const table::Event> events() const { return events_; }

    // Whether the present shoe has come to its cutting card, so that a shuffle is due.
    [[nodiscard]] bool shuffle_is_due() const;

private:
    // A list of the shoe, kept after its statement is gone.
    struct Listed {
        std::vector<ShoeItem> items{};
        bool open_ended{false};
    };
    // The same for the shoe as it is now.
    struct CardsInOrder {
        std::vector<Card> cards{};
        std::vector<int> cutting_cards{};
        std::vector<int> face_up{};

        [[nodiscard]] table::ListCards command() const { return {cards, cutting_cards, face_up}; }
    };

    // Actions, in acting.cpp: each gives the command for a statement, or a fault of the record.
    [[nodiscard]] Outcome act(const Statement& statement);

    [[nodiscard]] Outcome perform(const table::Command& command,
                                  const std::optional<table::Official>& by = std::nullopt);
    [[nodiscard]] Outcome list_cards(const ShoeIs& shoe);
    [[nodiscard]] CardsInOrder in_order(const Listed& shoe);
    [[nodiscard]] Outcome shuffle(const table::Official& by);
    [[nodiscard]] Outcome shuffle_alone();
    [[nodiscard]] std::vector<Card> shuffled_cards();
    [[nodiscard]] bool is_between_rounds() const;
    [[nodiscard]] Outcome supply(const table::Command& command);
    [[nodiscard]] Outcome supply_cards();
    void leave_out_burnt(std::vector<table::Card>& order) const;
    [[nodiscard]] Outcome supply_prize();
    [[nodiscard]] Outcome press(const table::Command& command, int slot,
                                const std::optional<table::Official>& by = std::nullopt);
    [[nodiscard]] Outcome deal(const table::Official& by);
    bool hear_table();
    void forget_cutting_card();
    [[nodiscard]] table::PlayerId player(Name name);
    void keep_table();
    [[nodiscard]] table::HandId hand(HandRef ref) const;
    [[nodiscard]] chance::Source* source();

    // Expectations, in expect.cpp.
    [[nodiscard]] Outcome expect(const What& what) const;

    Header header_;
    std::string reason_;  // that the present statement gives
    std::unique_ptr<table::Table> table_;
    std::unique_ptr<table::Table> kept_;       // to go back to when nothing comes of a statement
    std::optional<table::Refusal> no_room_{};  // for a newcomer
    chance::Source* source_;
    std::optional<chance::Seeded> seeded_{};
    std::optional<chance::Seeded> prizes_{};  // where no source gives cards either
    int slot_given_{0};                // by the statement that presses a button; 0: chance draws it
    std::vector<int> slots_listed_{};  // where the button stops next
    std::vector<Listed> listed_{};     // since the last deal: they come next after any shuffle
    bool shuffled_{false};             // by the present statement
    std::vector<table::Event> events_;
    std::vector<table::Event> arrivals_;  // events that come before those of the statement itself

    friend struct Acting;
    friend struct Expecting;
};

[[nodiscard]] bool is_expectation(const What& what);

// The optional wager of this word: `perfect-pairs`.
[[nodiscard]] std::optional<table::Option> find_option(std::string_view word);

// What to say of a word that is no optional wager.
[[nodiscard]] std::string no_such_option(std::string_view word);

// `hand`, `automatic` or `continuous`.
[[nodiscard]] table::ShoeKind shoe_kind(std::string_view word);

}  // namespace croupier::record
