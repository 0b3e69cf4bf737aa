#include "ledger/money.hpp"

#include <algorithm>
#include <charconv>
#include <limits>
#include <numeric>
#include <queue>

#include <fmt/core.h>

namespace croupier::ledger {

std::string to_string(Money amount) {
    const bool negative = amount.cents < 0;
    const std::int64_t cents = negative ? -amount.cents : amount.cents;
    const std::string_view sign = negative ? "-" : "";
    if (cents % 100 == 0) return fmt::format("{}{}", sign, cents / 100);
    return fmt::format("{}{}.{:02}", sign, cents / 100, cents % 100);
}

MoneyOr parse_money(std::string_view text) {
    if (text.starts_with('-')) return {nothing, NotMoney::negative};
    const auto digits = [](std::string_view part) {
        return !part.empty() &&
               std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    const auto point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    if (!digits(whole)) return {nothing, NotMoney::no_number};
    std::string_view part;
    if (point != std::string_view::npos) {
        part = text.substr(point + 1);
        if (!digits(part)) return {nothing, NotMoney::no_number};
        if (part.size() > 2) return {nothing, NotMoney::too_many_decimals};
    }
    std::int64_t units = 0;
    const auto [end, error] = std::from_chars(whole.data(), whole.data() + whole.size(), units);
    if (error != std::errc{} || units > amount_max.cents / 100) {
        return {nothing, NotMoney::too_large};
    }
    std::int64_t cents = units * 100;
    if (!part.empty()) cents += (part[0] - '0') * 10;
    if (part.size() == 2) cents += part[1] - '0';
    if (cents > amount_max.cents) return {nothing, NotMoney::too_large};
    return {Money{cents}, std::nullopt};
}

std::string_view to_string(NotMoney wrong) {
    switch (wrong) {
        case NotMoney::no_number: return "an amount is a number such as 25 or 12.50";
        case NotMoney::too_many_decimals: return "an amount has at most two decimals";
        case NotMoney::negative: return "an amount has no sign";
        case NotMoney::too_large: return "an amount is at most 1000000000";
    }
    return "";
}

std::string to_string(Ratio odds) { return fmt::format("{}:{}", odds.won, odds.staked); }

std::optional<Ratio> parse_ratio(std::string_view text) {
    const auto colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    const auto number = [](std::string_view part) -> std::optional<int> {
        int value = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        if (error != std::errc{} || end != part.data() + part.size()) return std::nullopt;
        if (value < 1 || value > 10'000) return std::nullopt;
        return value;
    };
    const auto won = number(text.substr(0, colon));
    const auto staked = number(text.substr(colon + 1));
    if (!won || !staked) return std::nullopt;
    return Ratio{*won, *staked};
}

Chips::Chips(std::span<const Money> denominations)
    : denominations_(denominations.begin(), denominations.end()) {
    std::sort(denominations_.begin(), denominations_.end());
    denominations_.erase(std::unique(denominations_.begin(), denominations_.end()),
                         denominations_.end());
    unit_ = 0;
    for (const Money chip : denominations_) unit_ = std::gcd(unit_, chip.cents);
    if (unit_ == smallest().cents) return;
    // Shortest ways around the residues of the smallest chip: an amount can be made when it is
    // at least the least amount with the same residue.
    const std::int64_t modulus = smallest().cents;
    least_with_.assign(static_cast<std::size_t>(modulus), std::numeric_limits<std::int64_t>::max());
    using Entry = std::pair<std::int64_t, std::int64_t>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
    least_with_[0] = 0;
    open.emplace(0, 0);
    while (!open.empty()) {
        const auto [amount, residue] = open.top();
        open.pop();
        if (amount > least_with_[static_cast<std::size_t>(residue)]) continue;
        for (const Money chip : denominations_) {
            const std::int64_t next = amount + chip.cents;
            auto& known = least_with_[static_cast<std::size_t>(next % modulus)];
            if (next >= known) continue;
            known = next;
            open.emplace(next, next % modulus);
        }
    }
}

bool Chips::can_make(Money amount) const {
    if (amount <= nothing) return false;
    if (least_with_.empty()) return amount.cents % unit_ == 0;
    return least_with_[static_cast<std::size_t>(amount.cents % smallest().cents)] <= amount.cents;
}

Money Chips::next_up(Money amount) const {
    Money candidate{(amount.cents + unit_ - 1) / unit_ * unit_};
    if (candidate <= nothing) candidate = smallest();
    while (!can_make(candidate)) candidate.cents += unit_;
    return candidate;
}

Money Chips::next_down(Money amount) const {
    Money candidate{amount.cents / unit_ * unit_};
    while (candidate > nothing && !can_make(candidate)) candidate.cents -= unit_;
    return candidate;
}

}  // namespace croupier::ledger
