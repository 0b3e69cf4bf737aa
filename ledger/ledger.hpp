// Double-entry accounts. Chips are never made or lost here: they only change places.
#pragma once

#include <cstdint>
#include <vector>

#include "ledger/money.hpp"

namespace croupier::ledger {

// An account of one table. Numbers are given out in order and never used again.
struct Account {
    std::uint32_t number{0};

    friend constexpr bool operator==(Account, Account) = default;
};

// Money that leaves one account for another. Both sides are one entry, so every posting balances.
struct Posting {
    Account from;
    Account to;
    Money amount;

    friend constexpr bool operator==(const Posting&, const Posting&) = default;
};

// The balances of a set of accounts that add up to nothing at every moment.
//
// The postings of the round under way are kept, and those of the round before, so that either can
// be reversed; older ones live in the table's event log.
class Ledger {
public:
    // Opens a further account with nothing in it.
    Account open();

    [[nodiscard]] Money balance(Account account) const { return balances_[account.number]; }
    [[nodiscard]] std::size_t accounts() const { return balances_.size(); }

    // The sum over all accounts: nothing, always.
    [[nodiscard]] Money sum() const;

    // Posts a movement of the round under way. Requires an amount of at least nothing.
    void post(Posting posting);

    // Posts a movement that voiding a round does not touch: chips bought or taken away.
    void post_outside_rounds(Posting posting);

    // Starts a round: what was posted so far can be reversed as the round before.
    void begin_round();

    // Posts the opposite of everything that this round posted, the last first.
    void reverse_round();
    void reverse_round_before();

    // Posts the opposite of what this round posted after its first `count` movements.
    void reverse_after(std::size_t count);

    [[nodiscard]] const std::vector<Posting>& this_round() const { return this_round_; }

    friend bool operator==(const Ledger&, const Ledger&) = default;

private:
    void reverse(std::vector<Posting>& postings);

    std::vector<Money> balances_;
    std::vector<Posting> this_round_;
    std::vector<Posting> round_before_;
};

}  // namespace croupier::ledger
