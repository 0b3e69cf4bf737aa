#include "apps/analyse/wagers.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include <fmt/core.h>

namespace croupier::apps {
namespace {

using cards::Card;
using cards::Rank;
using cards::Suit;
using ledger::Money;

void add_optional(const Subject& subject, ScaledWager wager, std::vector<WagerFigure>& all) {
    const auto values = exact::wager_values(subject.rules, wager.option, subject.decks, wager.scale,
                                            subject.removed);
    rules::Clause offered;
    rules::for_each_option(subject.rules, [&](rules::Option option, const auto& rules) {
        if (option == wager.option) offered = rules.offered.because;
    });
    // A wager on sevens has a figure for each way to play two of them, in the order of SevensPlay.
    constexpr std::array<std::string_view, 4> plays = {
        "drawing to two sevens", "standing on two sevens", "splitting two sevens",
        "the best play of two sevens for it"};
    for (std::size_t i = 0; i < values.size(); ++i) {
        all.push_back({std::string(rules::to_string(wager.option)),
                       std::string(rules::title(wager.option)), wager.scale,
                       exact::scales_of(subject.rules, wager.option),
                       std::string(values.size() == plays.size() ? plays[i] : std::string_view()),
                       values[i], offered});
    }
}

// Two cards of the player's that can come with a dealer's ace, so many of them of value ten; none
// where the shoe has not got them.
std::optional<std::array<Card, 2>> own_two(const Subject& subject, int tens) {
    exact::Counts low = subject.left.by_value;
    auto high = subject.left.of_ten;
    --low[exact::ace];
    std::array<Card, 2> own{};
    for (int i = 0; i < 2; ++i) {
        const bool is_high = i < tens;
        int* const first = is_high ? high.data() : low.data();
        int* const fullest = std::max_element(first, first + (is_high ? high.size() : exact::ten));
        if (--*fullest < 0) return std::nullopt;
        const Rank lowest = is_high ? Rank::ten : Rank::ace;
        own[static_cast<std::size_t>(i)] = {
            static_cast<Rank>(static_cast<int>(lowest) + static_cast<int>(fullest - first)),
            Suit::spades};
    }
    return own;
}

// With the ace seen, and then with the own two cards too: only how many of them count ten matters.
void add_insurance(const Subject& subject, std::vector<WagerFigure>& all) {
    if (!subject.rules.insurance_pays.because || subject.left.by_value[exact::ace] == 0) return;
    const auto add = [&](std::string given, std::span<const Card> seen) {
        all.push_back({"insurance", "Insurance", 1, 1, std::move(given),
                       exact::insurance_value(subject.rules, subject.decks, seen, subject.removed),
                       subject.rules.insurance_pays.because});
    };
    add("the dealer's ace seen", {});
    const auto add_with = [&](std::string given, int tens) {
        if (const auto own = own_two(subject, tens)) add(std::move(given), *own);
    };
    add_with("and two cards of the own that count ten", 2);
    add_with("and one card of the own that counts ten", 1);
    add_with("and no card of the own that counts ten", 0);
}

// At its most, for main wagers of so many times the table's minimum.
void add_ante(const Subject& subject, std::vector<WagerFigure>& all) {
    if (!subject.rules.ante_due.because) return;
    const ledger::Ratio most = subject.rules.ante_max.value;
    for (const int times : {1, 2, 4, 8}) {
        const Money ante{std::int64_t{100} * most.won};
        const Money wager{std::int64_t{100} * most.staked * times};
        all.push_back({"ante", "Ante", 1, 1,
                       times == 1 ? std::string("a main wager of the table's minimum")
                                  : fmt::format("a main wager of {} times the minimum", times),
                       exact::ante_value(subject.rules, ante, wager),
                       subject.rules.ante_due.because});
    }
}

// By the size of the main wager and the number of other wagers in the round.
void add_super_bonus(const Subject& subject, std::vector<WagerFigure>& all) {
    const rules::Rules& rules = subject.rules;
    if (!rules.super_bonus_small.because) return;
    const int small = rules.super_bonus_small.value.wager_from;
    const int large = rules.super_bonus_large.value.wager_from;
    for (const int dollars : {small, large, 4 * large}) {
        for (const int others : {0, 3, 6}) {
            const Money wager{std::int64_t{100} * dollars};
            std::string given = fmt::format("a main wager of {}", dollars);
            if (others > 0) given += fmt::format(" and {} others", others);
            all.push_back(
                {"super-bonus", "Super Bonus", 1, 1, std::move(given),
                 exact::super_bonus_value(rules, subject.decks, wager, others, subject.removed),
                 rules.super_bonus_paid.because ? rules.super_bonus_paid.because
                                                : rules.super_bonus_small.because});
        }
    }
}

}  // namespace

std::vector<WagerFigure> wager_figures(const Subject& subject) {
    std::vector<WagerFigure> all;
    for (const ScaledWager& wager : subject.wagers) add_optional(subject, wager, all);
    add_insurance(subject, all);
    add_ante(subject, all);
    add_super_bonus(subject, all);
    return all;
}

std::string heading(const WagerFigure& figure) {
    std::string text = figure.title;
    if (figure.scales > 1) text += fmt::format(", scale {}", figure.scale);
    if (!figure.given.empty()) text += ", " + figure.given;
    return text;
}

double standard_deviation(const exact::WagerValue& value) {
    return std::sqrt(exact::to_double(value.variance));
}

}  // namespace croupier::apps
