// The table of a practice session: its people, who play by themselves, and what is said to it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "chance/chance.hpp"
#include "practice/tell.hpp"
#include "record/session.hpp"

namespace croupier::practice {

// A person who plays at the table.
struct Sitter {
    std::string name;
    int box{0};
};

class Floor {
public:
    Floor(record::Session& session, chance::Source& whim, Listener& listener);

    [[nodiscard]] const table::State& state() const { return session_.state(); }
    [[nodiscard]] const table::Rules& rules() const { return state().rules(); }
    [[nodiscard]] const rules::Book& book() const { return *session_.book(); }
    [[nodiscard]] Teller& teller() { return teller_; }

    // Keeps a statement of the header, which the session has taken, for the record.
    void keep(std::string line) { lines_.push_back(std::move(line)); }

    // Puts a statement to the table and tells what came of it; false when it was refused, or is no
    // statement for this moment.
    bool say(const std::string& line);

    // The same, with nothing told.
    bool put(const std::string& line);

    // The same, told as it is: nothing has to be guessed any longer.
    bool say_frankly(const std::string& line);

    // Puts a statement that the table refuses, for the record's sake. Its clauses are in `refusal`.
    bool is_refused(const std::string& line);
    [[nodiscard]] const table::Refusal& refusal() const { return refusal_; }

    // Whether a command would be refused, without its being put.
    [[nodiscard]] bool would_refuse(const table::Command& command,
                                    const std::optional<table::Official>& by = std::nullopt) const;

    // What the last statement brought.
    [[nodiscard]] std::span<const table::Event> events() const { return session_.events(); }

    // People
    [[nodiscard]] const std::vector<Sitter>& sitters() const { return sitters_; }
    [[nodiscard]] const Sitter* sitter_at(int box) const;
    [[nodiscard]] table::PlayerId id(const Sitter& sitter) const;
    void seat_people();
    void place_wagers();
    // Nobody puts down the Ante on this box when wagers are placed next.
    void leave_ante_out(int box) { without_ante_ = box; }

    // A new shoe, step by step. The cut and what follows it come one after the other.
    void shuffle_cards();
    void cut_cards();
    void place_cutting_card();
    [[nodiscard]] int usual_place() const;
    [[nodiscard]] std::string cutter() const;  // `supervisor` where nobody else cuts
    [[nodiscard]] bool burn_is_due() const;
    void burn_first_card();

    // All of these steps, and the burn where the book has one.
    void prepare_shoe();

    // Lays the card that is due where it belongs; what came of it is not told.
    bool draw_due_card(table::HandId to);
    // The person who is awaited answers, or decides, as a sensible player would: that is told, and
    // what came of it is not.
    void answer(table::PlayerId player);

    // Whim
    [[nodiscard]] int below(int bound);
    [[nodiscard]] bool one_in(int n) { return below(n) == 0; }

    [[nodiscard]] std::string card_text(cards::Card card) const {
        return listener_.card_text(card);
    }
    [[nodiscard]] std::string hand_text(table::HandId hand) const;

    // All that was said, to be played again.
    [[nodiscard]] std::string record() const;
    void remark(std::string_view text);

private:
    [[nodiscard]] std::string decision_on(table::HandId hand, table::PlayerId player) const;

    record::Session& session_;
    chance::Source& whim_;
    Listener& listener_;
    Teller teller_;
    std::vector<Sitter> sitters_{};
    std::vector<std::string> lines_{};
    table::Refusal refusal_{};
    int without_ante_{0};
};

}  // namespace croupier::practice
