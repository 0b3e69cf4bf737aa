// Double-entry accounts. Chips are never made or lost here: they only change places.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
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
// The postings of the round under way are kept, and of each finished round what it brought to every
// account, so that any of them can be reversed. Copies share what is finished.
class Ledger {
public:
    // Opens a further account with nothing in it.
    Account open();

    [[nodiscard]] Money balance(Account account) const { return balances_[account.number]; }
    [[nodiscard]] std::size_t accounts() const { return balances_.size(); }

    // The sum over all accounts: nothing, always.
    [[nodiscard]] Money sum() const;

    // Posts a movement of the round under way. Requires an amount of at least nothing.
    void post(Posting posting) {
        post_outside_rounds(posting);
        this_round_.push_back(posting);
    }

    // Posts a movement that voiding a round does not touch: chips bought or taken away.
    void post_outside_rounds(Posting posting) {
        balances_[posting.from.number] -= posting.amount;
        balances_[posting.to.number] += posting.amount;
    }

    // Finished rounds that are kept at the least; from twice as many on, the older half is dropped.
    static constexpr std::uint32_t rounds_kept = 256;

    // Starts the next round: what was posted so far is that of a finished one. Rounds count from 0,
    // which is whatever came before the first.
    void begin_round();
    [[nodiscard]] std::uint32_t round() const { return round_; }
    [[nodiscard]] std::uint32_t oldest_kept() const { return oldest_; }

    // Posts the opposite of everything that this round posted, the last first.
    void reverse_round();

    // Posts the opposite of what a finished round has brought; nothing the second time. Requires
    // one that is kept: from oldest_kept() to the one before round().
    void reverse_finished(std::uint32_t round);

    // Posts the opposite of everything that this round posted. The round before is under way again,
    // with the postings that it had at its end.
    void resume_round_before(const std::vector<Posting>& postings);

    // Posts the opposite of what this round posted after its first `count` movements.
    void reverse_after(std::size_t count);

    [[nodiscard]] const std::vector<Posting>& this_round() const { return this_round_; }

    // What a finished round has brought to one account.
    struct Share {
        Account account;
        Money amount;

        friend constexpr bool operator==(const Share&, const Share&) = default;
    };
    // The shares of all finished rounds one after the other, and where each round's end.
    struct Finished {
        std::vector<Share> shares;
        std::vector<std::uint32_t> ends;

        friend bool operator==(const Finished&, const Finished&) = default;
    };
    // Everything that it is.
    struct Parts {
        std::vector<Money> balances;
        std::vector<Posting> this_round;
        Finished finished;
        std::uint32_t round{0};
        std::uint32_t oldest{0};
    };
    [[nodiscard]] Parts parts() const;
    // Nothing where the parts contradict one another: an account that is not open, a round that
    // ends before it begins, balances that do not add up to nothing.
    [[nodiscard]] static std::optional<Ledger> of(Parts parts);

    friend bool operator==(const Ledger& a, const Ledger& b);

private:
    // The finished rounds, in a copy of this ledger's own if others share them.
    Finished& own_finished();
    void drop_older_half();

    std::vector<Money> balances_;
    std::vector<Posting> this_round_;
    std::vector<Money> net_;  // by account, all nothing between two calls
    std::shared_ptr<Finished> finished_;
    std::uint32_t round_{0};
    std::uint32_t oldest_{0};
};

}  // namespace croupier::ledger
