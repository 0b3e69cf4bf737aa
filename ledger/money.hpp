// Money in cents, odds as ratios, and the chips that amounts are paid in.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace croupier::ledger {

// An amount of money: a whole number of cents, never a fraction of one.
struct Money {
    std::int64_t cents{0};

    friend constexpr auto operator<=>(const Money&, const Money&) = default;
    constexpr Money& operator+=(Money other) {
        cents += other.cents;
        return *this;
    }
    constexpr Money& operator-=(Money other) {
        cents -= other.cents;
        return *this;
    }
    friend constexpr Money operator+(Money a, Money b) { return {a.cents + b.cents}; }
    friend constexpr Money operator-(Money a, Money b) { return {a.cents - b.cents}; }
    friend constexpr Money operator-(Money a) { return {-a.cents}; }
};

inline constexpr Money nothing{0};

// The largest amount that a statement may name. Far above any table, far below an overflow.
inline constexpr Money amount_max{100'000'000'000};

// `12.50`, and `12` when there are no cents; a minus in front when it is a loss.
[[nodiscard]] std::string to_string(Money amount);

// Why a word is not an amount.
enum class NotMoney : std::uint8_t { no_number, too_many_decimals, negative, too_large };

struct MoneyOr {
    Money amount{};
    std::optional<NotMoney> wrong{};
};

// Reads a decimal number with at most two places, no sign, no currency, up to amount_max.
[[nodiscard]] MoneyOr parse_money(std::string_view text);

[[nodiscard]] std::string_view to_string(NotMoney wrong);

// Odds of `won` to `staked`: 3 to 2 pays 15 on 10, over and above the stake.
struct Ratio {
    int won{1};
    int staked{1};

    friend constexpr bool operator==(const Ratio&, const Ratio&) = default;
};

[[nodiscard]] std::string to_string(Ratio odds);                        // `3:2`
[[nodiscard]] std::optional<Ratio> parse_ratio(std::string_view text);  // `3:2`, each 1 to 10000

// What `stake` wins at these odds. Half a cent is paid as a whole one: no clause takes it.
[[nodiscard]] constexpr Money winnings(Money stake, Ratio odds) {
    const std::int64_t scaled = stake.cents * odds.won;
    return {(scaled + odds.staked - 1) / odds.staked};
}

// The denominations in a float and the amounts that can be made from them.
class Chips {
public:
    // Requires at least one denomination, each above nothing. Order and repeats do not matter.
    explicit Chips(std::span<const Money> denominations);

    [[nodiscard]] Money smallest() const { return denominations_.front(); }
    [[nodiscard]] std::span<const Money> denominations() const { return denominations_; }

    // Whether an amount above nothing can be made up exactly.
    [[nodiscard]] bool can_make(Money amount) const;

    // The least amount, not below `amount`, that can be made up.
    [[nodiscard]] Money next_up(Money amount) const;

    // The greatest amount, not above `amount`, that can be made up; nothing if there is none.
    [[nodiscard]] Money next_down(Money amount) const;

    friend bool operator==(const Chips&, const Chips&) = default;

private:
    std::vector<Money> denominations_;
    std::int64_t unit_{1};                  // every amount that can be made is a multiple
    std::vector<std::int64_t> least_with_;  // by residue of the smallest chip; empty: all can
};

// The smallest chip that a float may hold as its smallest, so that look-ups stay small.
inline constexpr Money smallest_chip_max{1'000'000};

}  // namespace croupier::ledger
