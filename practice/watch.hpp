// Practice for those who watch over a dealer: rounds in which something may go wrong, and a trainee
// who may say so whenever the session waits.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "practice/judgement.hpp"
#include "practice/kinds.hpp"
#include "practice/score.hpp"

namespace croupier::practice {

class Watch {
public:
    // What is to go wrong, and how often.
    struct Plan {
        int rounds{10};
        std::vector<const Kind*> kinds{};  // of those in the book; none named: any
        // About one round in so many has a mistake; nothing: about every other one.
        std::optional<int> every{};
    };

    // The table is open and its people are seated.
    Watch(Floor& floor, Listener& listener, Plan plan);

    // Plays on to the next moment at which the trainee may speak, or to the end. Whatever could be
    // called up to now has been let pass.
    void go_on();
    [[nodiscard]] bool is_over() const { return at_ == At::end; }

    // The trainee says what is wrong. Where something is, `judge` and `put_right` follow.
    enum class Called : std::uint8_t { without_reason, by_another_name, rightly };
    [[nodiscard]] Called call(const Kind& kind);

    // And what is to be done about it; nothing: the trainee does not know.
    [[nodiscard]] Judgement judge(std::optional<Remedy> remedy);

    // Puts right what was called, and plays on as `go_on` does.
    void put_right();

    // What may go wrong in this book, whether it is planned or not.
    [[nodiscard]] std::span<const Kind* const> kinds() const { return kinds_; }
    // The mistake that was made and not told yet, or the last one.
    [[nodiscard]] const Kind& mistake() const { return *slip_.kind; }
    [[nodiscard]] const Score& score() const { return score_; }
    // Why the session could not go on; empty where it could.
    [[nodiscard]] const std::string& stuck() const { return stuck_; }

private:
    // Where the session goes on.
    enum class At : std::uint8_t {
        next_round,
        cards_cut,
        betting,
        first_card,
        play,
        round_over,
        round_done,
        end
    };

    [[nodiscard]] const table::State& state() const { return floor_.state(); }
    [[nodiscard]] bool is_open() const { return slip_.kind && slip_.made && !slip_.known; }
    void ask(At then);
    void advance();
    void step();

    void begin_round();
    void fill_shoe();
    void take_wagers();
    void begin_deal();
    void play_on();
    void end_round();

    [[nodiscard]] bool round_is_clean();
    void plan_round();
    bool make(Moment moment);
    void pass();
    void reveal(Revealed why);
    void carry_out();

    [[nodiscard]] bool shuffle_is_due() const;
    void take_step();
    void act();
    void lay(table::HandId due);
    void give_up();
    [[nodiscard]] bool is_time_to_ask(table::Stage before) const;
    void tell_events();

    Floor& floor_;
    Listener& listener_;
    const Plan plan_;
    std::vector<const Kind*> kinds_{};
    std::vector<const Kind*> planned_{};  // for this round
    Slip slip_{};
    bool found_{false};                      // the table has come upon it
    std::vector<table::Event> kept_back_{};  // what it has done about it
    Score score_{};
    std::string stuck_{};
    At at_{At::next_round};
    bool asks_{false};
    int round_{0};
    int steps_{0};  // of this round
};

}  // namespace croupier::practice
