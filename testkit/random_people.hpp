// The people and officials of a random session: who asks for what next.
#pragma once

#include "testkit/random_play.hpp"

namespace croupier::testkit {

inline constexpr int people_max = 12;

// What happens at a table at all. Sessions differ in it, so that each thing is also seen without
// the others.
struct Habits {
    bool errs{true};  // people ask for what makes no sense
    bool stacks_cards{true};
    bool shuffles{true};
    bool leaves{true};
    bool restless{true};  // people come and go, are sent away and let in again, all the time
    bool voids{true};
    bool marks{true};
    bool uses_powers{true};
    bool adds_wagers{true};  // optional ones
    bool overlooks{true};    // a missing Ante, or the call of insurance
    bool breaks_button{true};
    bool prepares{true};    // people see to the shuffle, the cut and the burn
    bool misdeals{true};    // the dealer errs, where cards are laid by hand
    bool misbehaves{true};  // sanctions, disputes, questions
    bool closes{true};      // the table, and opens it again
    bool breaks_shoe{true};
    bool says_who{true};  // orders name the official who gives them
    int people{people_max};
};

[[nodiscard]] Habits random_habits(chance::Source& chance);

class RandomPeople {
public:
    explicit RandomPeople(chance::Source& chance)
        : chance_(chance), habits_(random_habits(chance)) {}

    // The next order: most often one that fits the moment, now and then one that does not.
    [[nodiscard]] Order next(const table::State& state);

private:
    table::Command ask(const table::State& state);
    [[nodiscard]] std::optional<table::Official> who_orders(const table::Command& command);

    // Keeps a list for as long as the order whose command points to it.
    template <class T>
    [[nodiscard]] std::span<const T> keep(std::vector<T> list) {
        struct Kept {
            std::vector<T> list;
            std::shared_ptr<const void> others;
        };
        const auto kept = std::make_shared<const Kept>(Kept{std::move(list), kept_});
        kept_ = kept;
        return kept->list;
    }

    using Draw = table::Command (RandomPeople::*)(const table::State&);
    struct Choice {
        int weight;
        Draw draw;
    };
    template <std::size_t N>
    table::Command draw_from(const Choice (&choices)[N], const table::State& state);

    // Something that fits, something that an official does, something that may make no sense.
    table::Command usual(const table::State& state);
    table::Command between_rounds(const table::State& state);
    table::Command in_round(const table::State& state);
    table::Command official(const table::State& state);
    table::Command anything(const table::State& state);

    // People and cards
    table::Command join(const table::State& state);
    table::Command buy(const table::State& state);
    table::Command sit(const table::State& state);
    table::Command leave(const table::State& state);
    table::Command load_shoe(const table::State& state);
    table::Command list_cards(const table::State& state);
    table::Command drain_shoe(const table::State& state);

    // Wagers and answers
    table::Command bet(const table::State& state);
    table::Command withdraw(const table::State& state);
    table::Command bet_option(const table::State& state);
    table::Command ante(const table::State& state);
    table::Command deal(const table::State& state);
    table::Command answer(const table::State& state);
    table::Command answer_of_another(const table::State& state);
    table::Command insure(const table::State& state);
    table::Command give_up(const table::State& state);
    table::Command press(const table::State& state);
    table::Command decide(const table::State& state);
    table::Command work(const table::State& state);

    // Officials
    table::Command void_something(const table::State& state);
    table::Command earlier_round(const table::State& state);
    table::Command limit(const table::State& state);
    table::Command restrict(const table::State& state);
    table::Command permit(const table::State& state);
    table::Command mark(const table::State& state);
    table::Command face_down(const table::State& state);
    table::Command overlook(const table::State& state);
    table::Command break_button(const table::State& state);

    // Cards before a round
    table::Command prepare(const table::State& state);
    table::Command shuffle(const table::State& state);
    table::Command cut(const table::State& state);
    table::Command cut_refill(const table::State& state);
    table::Command place_cutting_card(const table::State& state);
    table::Command replace_cards(const table::State& state);
    table::Command order_cards(const table::State& state);
    table::Command open_or_close(const table::State& state);
    table::Command break_shoe(const table::State& state);

    // A dealer worked by hand
    table::Command by_hand(const table::State& state);
    table::Command err(const table::State& state);
    table::Command put_right(const table::State& state);
    table::Command find_error(const table::State& state);

    // Conduct
    table::Command conduct(const table::State& state);
    table::Command sanction(const table::State& state);
    table::Command ask_staff(const table::State& state);
    table::Command speak(const table::State& state);
    table::Command change_scale(const table::State& state);

    // People who come and go
    table::Command come_or_go(const table::State& state);
    table::Command speak_from_outside(const table::State& state, table::PlayerId player);

    // Pieces
    [[nodiscard]] table::PlayerId person(const table::State& state);
    [[nodiscard]] table::PlayerId bettor(const table::State& state);
    [[nodiscard]] int staked_box(const table::State& state);
    [[nodiscard]] int box(const table::State& state);
    [[nodiscard]] table::HandId hand(const table::State& state);
    [[nodiscard]] table::Money amount(const table::State& state, table::PlayerId player);
    [[nodiscard]] table::Money wager(const table::State& state, table::PlayerId player);
    [[nodiscard]] table::Option option(const table::State& state);
    [[nodiscard]] table::Money option_wager(const table::State& state, table::Option option);
    [[nodiscard]] int pick(int bound) { return below(chance_, bound); }

    chance::Source& chance_;
    Habits habits_;
    std::shared_ptr<const void> kept_{};  // the lists of the present order
};

}  // namespace croupier::testkit
