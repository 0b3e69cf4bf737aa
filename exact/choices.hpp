// What a player can do with a hand, what each choice is worth, and what is chosen.
#pragma once

#include <optional>
#include <vector>

#include "exact/dealer.hpp"
#include "exact/hands.hpp"

namespace croupier::exact {

enum class Act : std::uint8_t { none, stand, hit, double_down, split, surrender };

// What can be done with a hand, and what each choice is worth in units. A choice that the rules do
// not allow has no value.
template <class Number>
struct Choices {
    std::optional<Number> stand{};
    std::optional<Number> hit{};
    std::optional<Number> double_down{};
    std::optional<Number> split{};
    std::optional<Number> surrender{};
    Act act{Act::none};  // the best, or the one that was decided on; none: there is no decision
    Number value{};      // of that

    [[nodiscard]] const std::optional<Number>& of(Act which) const {
        static constexpr std::optional<Number> nothing{};
        switch (which) {
            case Act::none: break;
            case Act::stand: return stand;
            case Act::hit: return hit;
            case Act::double_down: return double_down;
            case Act::split: return split;
            case Act::surrender: return surrender;
        }
        return nothing;
    }
    void choose(Act which) {
        act = which;
        value = *of(which);
    }
    // Of equals the first in the order of Act.
    void choose_best() {
        act = Act::none;
        for (const Act each :
             {Act::stand, Act::hit, Act::double_down, Act::split, Act::surrender}) {
            if (of(each) && (act == Act::none || value < *of(each))) choose(each);
        }
    }
};

// Where the aces of the first two cards count for something, how many of a hand's are such: none,
// one or two.
inline constexpr std::size_t early_kinds_max = 3;

// A decision for every hand that a player can hold.
class Decisions {
public:
    Decisions() : acts_(every_hand().size() * values * early_kinds_max, Act::none) {}

    [[nodiscard]] Act act(std::size_t hand, std::size_t first, int early = 0) const {
        return acts_[place(hand, first, early)];
    }
    void set(std::size_t hand, std::size_t first, int early, Act act) {
        acts_[place(hand, first, early)] = act;
    }
    // Whether a double is taken back, by the hand with its last card and by whether its aces count
    // one.
    [[nodiscard]] bool withdraws(std::size_t doubled, std::size_t first, bool low) const {
        return !withdraws_.empty() && withdraws_[(doubled * values + first) * 2 + (low ? 1 : 0)];
    }
    void set_withdraws(std::size_t doubled, std::size_t first, bool low, bool is) {
        if (withdraws_.empty()) withdraws_.resize(every_hand().size() * values * 2);
        withdraws_[(doubled * values + first) * 2 + (low ? 1 : 0)] = is;
    }

private:
    [[nodiscard]] static std::size_t place(std::size_t hand, std::size_t first, int early) {
        return (hand * values + first) * early_kinds_max + static_cast<std::size_t>(early);
    }
    std::vector<Act> acts_;
    std::vector<bool> withdraws_{};
};

}  // namespace croupier::exact
