// Practice for those who deal: people who play by themselves, and a trainee who does all that a
// dealer does, in the book's order. What is due is told only to who asks. An act that is wrong is
// told at once, with its clause.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "practice/due.hpp"
#include "practice/judgement.hpp"
#include "practice/score.hpp"

namespace croupier::practice {

// How a wager is settled.
struct Settling {
    enum class As : std::uint8_t { paid, taken, returned } as{As::paid};
    enum class Of : bool { wager, insurance } of{Of::wager};
    ledger::Money amount{};  // that is paid besides the wager
};

// Something that the dealer does, or says.
struct Act {
    Duty duty{Duty::card};
    int box{0};                 // of a card or a payment; 0: the dealer's own hand
    std::optional<int> hand{};  // from 0; nothing: the one that is in question there
    int number{0};              // the total, or the cards behind the cutting card
    Settling settling{};
};

class Dealing {
public:
    // The table is open and its people are seated.
    Dealing(Floor& floor, Listener& listener, int rounds);

    // Plays on to the next thing that the dealer has to do, or to the end: at first, and after
    // whatever the trainee has done.
    void go_on();
    [[nodiscard]] bool is_over() const { return is_over_; }

    struct Reply {
        enum class Is : std::uint8_t {
            right,
            wrong,        // and nothing has come of it
            laid_wrongly  // a card lies where it should not: `put_right` follows
        } is{Is::right};
        table::Because because{};
        std::string says{};  // what was due, or how a wager was settled; may be empty
    };
    [[nodiscard]] Reply act(const Act& act);

    // What is due now, for a trainee who asks.
    [[nodiscard]] Due tell_due();

    // What is to be done about a card that lies wrongly; nothing: the trainee does not know. Then
    // the right remedy is carried out, whatever was chosen. Both go with `Duty::remedy`.
    [[nodiscard]] Judgement judge(std::optional<Remedy> remedy);
    void put_right();

    // Settles for the trainee what waits for that. Goes with `Duty::payment`.
    void settle();

    // What has gone wrong and is to be put right; nothing where all is well.
    [[nodiscard]] const Kind* mistake() const { return slip_.kind; }

    // A wager that the table has settled, and the trainee is still to settle.
    struct Payment {
        table::HandId hand{};
        Settling settling{};
        table::Because because{};
        std::string sentence{};
    };
    [[nodiscard]] std::span<const Payment> payments() const { return payments_; }

    // How often each duty was done at the first try, done wrongly, and asked about.
    struct Tally {
        struct Line {
            int right{0};
            int wrong{0};
            int asked{0};
        };
        std::array<Line, duties.size()> lines{};
        Score mistakes{};  // of the trainee: made, and put right

        [[nodiscard]] const Line& of(Duty duty) const {
            return lines[static_cast<std::size_t>(duty)];
        }
        [[nodiscard]] Line& of(Duty duty) { return lines[static_cast<std::size_t>(duty)]; }
        [[nodiscard]] Line total() const;
    };
    [[nodiscard]] const Tally& tally() const { return tally_; }

private:
    [[nodiscard]] const table::State& state() const { return floor_.state(); }

    void begin_round();
    void end_round();
    bool take_own_step();
    [[nodiscard]] std::optional<Due> find_due() const;
    void hear_events();
    void hear(const table::Event& event);

    Reply right(std::string says = {});
    Reply wrong();
    Reply refused();
    Reply draw(const Act& act);
    Reply take(const Act& act);
    Reply lay_wrongly(std::string_view code, const std::string& line, table::HandId hand);
    void tell_stray(cards::Card card);
    Reply burn();
    Reply place_cutting_card(int behind);
    Reply announce(int total);
    Reply pay(const Act& act);
    Reply carry_out(const Act& act);
    void answer_all(table::Stage stage);
    void answer_insurance(table::PlayerId player);
    [[nodiscard]] table::HandId meant(const Act& act) const;
    [[nodiscard]] const Kind* find_kind(std::string_view code) const;

    Floor& floor_;
    Listener& listener_;
    const int rounds_;
    std::vector<const Kind*> kinds_;
    Due due_{};
    Slip slip_{};
    std::vector<Payment> payments_{};
    std::optional<table::Event> dealer_finished_{};  // told when the total has been announced
    table::HandId second_card_asked_{};              // whose player has said that it is wanted
    Tally tally_{};
    Opened opened_{Opened::no};
    bool wagers_are_down_{false};
    bool is_dealt_{false};
    bool at_first_try_{true};
    bool is_over_{false};
    int round_{0};
};

}  // namespace croupier::practice
