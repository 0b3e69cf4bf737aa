#include "tournament/prizes.hpp"

#include <algorithm>
#include <numeric>

namespace croupier::tournament {
namespace {

constexpr std::int64_t cents = 100;

Money sum_of(std::span<const Money> amounts) {
    return std::accumulate(amounts.begin(), amounts.end(), ledger::nothing);
}

// a * b / c, rounded down, where a * b may be wider than a word. Long division by binary digits.
std::int64_t scaled(std::int64_t a, std::int64_t b, std::int64_t c) {
    std::int64_t whole = 0;
    std::int64_t rest = 0;
    for (int bit = 62; bit >= 0; --bit) {
        whole *= 2;
        rest *= 2;
        if (((b >> bit) & 1) != 0) rest += a;
        whole += rest / c;
        rest %= c;
    }
    return whole;
}

// The column of the law's tables for a field of this pool; the first where there is none.
std::size_t sevens_column(const rules::TournamentRules& r, Money pool) {
    const auto& pools = r.sevens_pool.value.of;
    const auto found = std::find(pools.begin(), pools.end(), pool.cents / cents);
    return found == pools.end() ? 0 : static_cast<std::size_t>(found - pools.begin());
}

}  // namespace

Money pool_of(const Conditions& conditions, int entries) {
    const rules::TournamentRules& r = conditions.rules();
    if (conditions.format == Format::magnificent_sevens) {
        const auto& fields = r.sevens_field.value.of;
        const auto found = std::find(fields.begin(), fields.end(), entries);
        if (found == fields.end()) return ledger::nothing;
        return {r.sevens_pool.value.of[static_cast<std::size_t>(found - fields.begin())] * cents};
    }
    const Money each = conditions.fee - conditions.commission;
    return pool_from(conditions, {each.cents * entries + conditions.added.cents});
}

Money pool_from(const Conditions& conditions, Money collected) {
    if (conditions.amounts.empty()) return collected;
    const Money stated = sum_of(conditions.amounts);
    const bool of_fees = conditions.rules().pool.value == rules::PoolIs::fees_less_commission;
    return of_fees ? std::max(collected, stated) : stated;
}

std::vector<Money> in_proportion(Money sum, std::span<const std::int64_t> parts) {
    const std::int64_t whole = std::accumulate(parts.begin(), parts.end(), std::int64_t{0});
    std::vector<Money> out;
    Money left = sum;
    for (const std::int64_t part : parts) {
        out.push_back({scaled(sum.cents, part, whole)});
        left -= out.back();
    }
    for (std::size_t i = 0; left > ledger::nothing; i = (i + 1) % out.size()) {
        out[i] += Money{1};
        left -= Money{1};
    }
    return out;
}

std::vector<Money> in_equal_parts(Money sum, int parts) {
    const std::vector<std::int64_t> ones(static_cast<std::size_t>(parts), 1);
    return in_proportion(sum, ones);
}

std::vector<Money> prizes_of(const Conditions& conditions, Money pool) {
    std::vector<std::int64_t> parts;
    if (conditions.format == Format::magnificent_sevens) {
        const rules::TournamentRules& r = conditions.rules();
        const std::size_t column = sevens_column(r, pool);
        for (const auto& prize : r.sevens_prize) parts.push_back(prize.value.of[column]);
    } else {
        for (const Share share : conditions.shares) parts.push_back(share.hundredths);
        for (const Money amount : conditions.amounts) parts.push_back(amount.cents);
    }
    // Prizes of nothing at all are nothing each.
    const bool nothing =
        std::all_of(parts.begin(), parts.end(), [](auto part) { return part == 0; });
    if (nothing) return std::vector<Money>(parts.size());
    return in_proportion(pool, parts);
}

std::vector<Money> taken_by(std::vector<Money> prizes, int placed) {
    const auto takers = static_cast<std::size_t>(std::max(placed, 0));
    if (prizes.size() <= takers || takers == 0) return prizes;
    const Money left = sum_of(std::span(prizes).subspan(takers));
    prizes.resize(takers);
    const std::vector<Money> shared = in_equal_parts(left, placed);
    for (std::size_t i = 0; i < takers; ++i) prizes[i] += shared[i];
    return prizes;
}

}  // namespace croupier::tournament
