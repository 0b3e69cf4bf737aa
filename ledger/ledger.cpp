#include "ledger/ledger.hpp"

namespace croupier::ledger {

Account Ledger::open() {
    balances_.push_back(nothing);
    return {static_cast<std::uint32_t>(balances_.size() - 1)};
}

Money Ledger::sum() const {
    Money sum = nothing;
    for (const Money balance : balances_) sum += balance;
    return sum;
}

void Ledger::post(Posting posting) {
    post_outside_rounds(posting);
    this_round_.push_back(posting);
}

void Ledger::post_outside_rounds(Posting posting) {
    balances_[posting.from.number] -= posting.amount;
    balances_[posting.to.number] += posting.amount;
}

void Ledger::begin_round() {
    std::swap(this_round_, round_before_);
    this_round_.clear();
}

void Ledger::reverse_round() { reverse(this_round_); }

void Ledger::reverse_round_before() { reverse(round_before_); }

void Ledger::reverse_after(std::size_t count) {
    while (this_round_.size() > count) {
        const Posting& last = this_round_.back();
        balances_[last.to.number] -= last.amount;
        balances_[last.from.number] += last.amount;
        this_round_.pop_back();
    }
}

void Ledger::reverse(std::vector<Posting>& postings) {
    for (auto posting = postings.rbegin(); posting != postings.rend(); ++posting) {
        balances_[posting->to.number] -= posting->amount;
        balances_[posting->from.number] += posting->amount;
    }
    postings.clear();
}

}  // namespace croupier::ledger
