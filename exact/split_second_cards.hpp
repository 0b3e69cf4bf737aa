// How the second cards of split hands come, and what is known of the others when one is played.
//
// Hands are alike whatever the order in which they get their cards. So one hand stands for all, and
// what is known of the others is only how many of their second cards were of the pair's value and
// how many were not. A card that is known not to be of the value changes the chances too: a card
// taken out unseen changes nothing, and it either was of the value or it was not; what holds when
// it was not follows from the other two.
#pragma once

#include <map>

#include "exact/counts.hpp"

namespace croupier::exact {

// Cards that are gone besides the pair and the dealer's first card.
struct Gone {
    int alike{0};   // of the pair's value
    int others{0};  // unknown, but none of that value
};

// How the hands of a split came about.
struct Came {
    int again{0};     // how often a hand was split again
    int closed{0};    // hands whose second card is another
    int awaiting{0};  // hands that get any card: none is split any more
    auto operator<=>(const Came&) const = default;
};

template <class Number>
class SplitSecondCards {
public:
    // Requires the pair and the first card in the shoe.
    SplitSecondCards(const Counts& shoe, std::size_t value, std::size_t first)
        : alike_(shoe[value] - 2 - (first == value ? 1 : 0)), all_(sum(shoe) - 3) {}

    [[nodiscard]] Number chance_of_alike(Gone gone) const {
        const int alike = alike_ - gone.alike;
        return alike <= 0 ? Number(0) : Number(alike) / Number(all_ - gone.alike - gone.others);
    }

    // Every way for hands to come about, and how likely it is.
    [[nodiscard]] std::map<Came, Number> ways(int hands_max) const {
        std::map<Came, Number> all;
        follow(all, hands_max, {0, 0, 2}, Number(1));
        return all;
    }

    // Anything that adds up over cards, for one hand. `of(alike, second)` tells it for a hand when
    // so many cards of the value are gone, whose second card is of the value too or is yet to come.
    enum class Second : std::uint8_t { to_come, alike };
    template <class Of>
    [[nodiscard]] auto any_second(Gone gone, const Of& of) const {
        return with_others_gone(gone, Second::to_come, of);
    }
    // The hand's own second card is not of the value.
    template <class Of>
    [[nodiscard]] auto other_second(Gone gone, const Of& of) const {
        return unless(chance_of_alike(gone), with_others_gone(gone, Second::to_come, of),
                      [&] { return with_others_gone(gone, Second::alike, of); });
    }

private:
    // What holds on average, and what holds when something is so: what holds when it is not.
    template <class Value, class When>
    [[nodiscard]] static Value unless(const Number& chance, Value on_average, const When& when) {
        if (!(Number(0) < chance)) return on_average;
        if (!(chance < Number(1))) return on_average * Number(0);
        return (on_average - when() * chance) * (Number(1) / (Number(1) - chance));
    }

    template <class Of>
    [[nodiscard]] auto with_others_gone(Gone gone, Second second, const Of& of) const
        -> decltype(of(0, second)) {
        if (gone.others == 0) return of(gone.alike, second);
        const Gone before{gone.alike, gone.others - 1};
        // The hand's own cards are gone before the one that nobody has seen.
        const int held = second == Second::alike ? 1 : 0;
        const Number alike = chance_of_alike({before.alike + held, before.others});
        return unless(alike, with_others_gone(before, second, of), [&] {
            return with_others_gone({gone.alike + 1, before.others}, second, of);
        });
    }

    void follow(std::map<Came, Number>& all, int hands_max, Came came, const Number& chance) const {
        if (came.again + 2 == hands_max || came.awaiting == 0) {
            all.try_emplace(came, Number(0)).first->second += chance;
            return;
        }
        const Number alike = chance_of_alike({came.again, came.closed});
        if (Number(0) < alike) {
            follow(all, hands_max, {came.again + 1, came.closed, came.awaiting + 1},
                   chance * alike);
        }
        if (alike < Number(1)) {
            follow(all, hands_max, {came.again, came.closed + 1, came.awaiting - 1},
                   chance * (Number(1) - alike));
        }
    }

    int alike_;
    int all_;
};

}  // namespace croupier::exact
