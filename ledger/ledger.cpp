#include "ledger/ledger.hpp"

#include <algorithm>
#include <cstddef>

namespace croupier::ledger {

Account Ledger::open() {
    balances_.push_back(nothing);
    net_.push_back(nothing);
    return {static_cast<std::uint32_t>(balances_.size() - 1)};
}

Money Ledger::sum() const {
    Money sum = nothing;
    for (const Money balance : balances_) sum += balance;
    return sum;
}

void Ledger::begin_round() {
    Finished& finished = own_finished();
    for (const Posting& posting : this_round_) {
        net_[posting.from.number] -= posting.amount;
        net_[posting.to.number] += posting.amount;
    }
    for (const Posting& posting : this_round_) {
        for (const Account account : {posting.from, posting.to}) {
            Money& net = net_[account.number];
            if (net != nothing) finished.shares.push_back({account, net});
            net = nothing;
        }
    }
    finished.ends.push_back(static_cast<std::uint32_t>(finished.shares.size()));
    this_round_.clear();
    ++round_;
    if (finished.ends.size() == std::size_t{2} * rounds_kept) drop_older_half();
}

void Ledger::reverse_round() { reverse_after(0); }

void Ledger::reverse_finished(std::uint32_t round) {
    Finished& finished = own_finished();
    const std::size_t index = round - oldest_;
    const std::size_t first = index == 0 ? 0 : finished.ends[index - 1];
    for (std::size_t i = first; i < finished.ends[index]; ++i) {
        Share& share = finished.shares[i];
        balances_[share.account.number] -= share.amount;
        share.amount = nothing;
    }
}

void Ledger::resume_round_before(const std::vector<Posting>& postings) {
    reverse_round();
    this_round_ = postings;
    Finished& finished = own_finished();
    finished.ends.pop_back();
    finished.shares.resize(finished.ends.empty() ? 0 : finished.ends.back());
    --round_;
}

void Ledger::reverse_after(std::size_t count) {
    while (this_round_.size() > count) {
        const Posting& last = this_round_.back();
        balances_[last.to.number] -= last.amount;
        balances_[last.from.number] += last.amount;
        this_round_.pop_back();
    }
}

Ledger::Parts Ledger::parts() const {
    return {balances_, this_round_, finished_ ? *finished_ : Finished{}, round_, oldest_};
}

std::optional<Ledger> Ledger::of(Parts parts) {
    const auto is_open = [&](Account account) { return account.number < parts.balances.size(); };
    for (const Posting& posting : parts.this_round) {
        if (!is_open(posting.from) || !is_open(posting.to)) return std::nullopt;
    }
    for (const Share& share : parts.finished.shares) {
        if (!is_open(share.account)) return std::nullopt;
    }
    const auto& ends = parts.finished.ends;
    if (!std::is_sorted(ends.begin(), ends.end())) return std::nullopt;
    if ((ends.empty() ? 0 : ends.back()) != parts.finished.shares.size()) return std::nullopt;
    if (parts.oldest > parts.round || parts.round - parts.oldest != ends.size()) {
        return std::nullopt;
    }
    Ledger ledger;
    ledger.net_.resize(parts.balances.size());
    ledger.balances_ = std::move(parts.balances);
    ledger.this_round_ = std::move(parts.this_round);
    if (!ends.empty()) ledger.finished_ = std::make_shared<Finished>(std::move(parts.finished));
    ledger.round_ = parts.round;
    ledger.oldest_ = parts.oldest;
    if (ledger.sum() != nothing) return std::nullopt;
    return ledger;
}

bool operator==(const Ledger& a, const Ledger& b) {
    const bool same_finished =
        a.finished_ == b.finished_ || (a.finished_ && b.finished_ && *a.finished_ == *b.finished_);
    return a.balances_ == b.balances_ && a.this_round_ == b.this_round_ && same_finished &&
           a.round_ == b.round_ && a.oldest_ == b.oldest_;
}

Ledger::Finished& Ledger::own_finished() {
    if (!finished_) {
        finished_ = std::make_shared<Finished>();
    } else if (finished_.use_count() > 1) {
        finished_ = std::make_shared<Finished>(*finished_);
    }
    return *finished_;
}

void Ledger::drop_older_half() {
    Finished& finished = *finished_;
    const std::uint32_t gone = finished.ends[rounds_kept - 1];
    finished.shares.erase(finished.shares.begin(),
                          finished.shares.begin() + static_cast<std::ptrdiff_t>(gone));
    finished.ends.erase(finished.ends.begin(), finished.ends.begin() + rounds_kept);
    for (std::uint32_t& end : finished.ends) end -= gone;
    oldest_ += rounds_kept;
}

}  // namespace croupier::ledger
