#include "view/memory.hpp"

#include <algorithm>

namespace croupier::view {
namespace {

using namespace table;  // NOLINT(google-build-using-namespace): every kind of event is named here

struct Remember {
    Memory& m;
    const State& before;
    const Clause& clause;

    void operator()(const NoMoreBets& e) {
        m.round = e.round;
        m.results.clear();
        m.prize = 0;
        m.wagers = wagers_down();
    }
    void operator()(const WagerPaid& e) {
        add({e.player, e.hand, {}, ResultIs::won, e.stake, e.winnings, e.winnings, clause});
    }
    void operator()(const WagerLost& e) {
        add({e.player, e.hand, {}, ResultIs::lost, e.amount, nothing, -e.amount, clause});
    }
    void operator()(const WagerReturned& e) {
        if (e.why == Returned::excess) return;
        const ResultIs is = e.why == Returned::stand_off ? ResultIs::stand_off : ResultIs::voided;
        add({e.player, e.hand, {}, is, e.amount, nothing, nothing, clause});
    }
    void operator()(const SurrenderCollected& e) {
        add({e.player,
             e.hand,
             {},
             ResultIs::surrendered,
             e.taken + e.returned,
             e.returned,
             -e.taken,
             clause});
    }
    void operator()(const LossReturned& e) {
        for (Result& result : m.results) {
            if (result.player != e.player || result.hand.box != e.box || result.option) continue;
            if (result.is != ResultIs::lost) continue;
            result.is = ResultIs::voided;
            result.net = nothing;
            result.clause = clause;
        }
    }
    void operator()(const ResultUndone& e) {
        void_results([&](const Result& result) {
            return result.player == e.player && result.hand.box == e.box && !result.option;
        });
    }
    void operator()(const OptionWagerPaid& e) {
        const Money kept = e.stake_returned ? nothing : e.stake;
        add({e.player,
             {e.box, 0},
             e.option,
             ResultIs::won,
             e.stake,
             e.winnings,
             e.winnings - kept,
             clause});
    }
    void operator()(const OptionWagerLost& e) {
        add({e.player, {e.box, 0}, e.option, ResultIs::lost, e.amount, nothing, -e.amount, clause});
    }
    void operator()(const OptionWagerReturned& e) {
        if (!e.ends) return;
        add({e.player, {e.box, 0}, e.option, ResultIs::voided, e.amount, nothing, nothing, clause});
    }
    void operator()(const OptionResultUndone& e) {
        void_results([&](const Result& result) {
            return result.player == e.player && result.hand.box == e.box &&
                   result.option == e.option;
        });
    }
    void operator()(const PrizeDrawn& e) {
        m.prize = e.dollars;
        m.prize_box = e.box;
    }
    // The cards are laid anew, and everything is paid or taken again.
    void operator()(const RoundRewound&) { m.results.clear(); }
    void operator()(const RoundResumed& e) {
        m.round = e.round;
        m.results.clear();
    }
    void operator()(const RoundVoided& e) {
        if (e.round == m.last_round && e.round != m.round) {
            void_all(m.last);
        } else if (e.round == m.round && !e.keeps_settled) {
            void_all(m.results);
            if (e.round == m.last_round) m.last = m.results;
        }
    }
    void operator()(const RoundEnded& e) {
        m.last_round = e.round;
        m.last = m.results;
    }
    template <class Kind>
    void operator()(const Kind&) {}

private:
    // What is paid or taken in parts is one result.
    void add(const Result& result) {
        for (Result& known : m.results) {
            if (known.player != result.player || known.hand != result.hand ||
                known.option != result.option) {
                continue;
            }
            const bool says_more = known.is == ResultIs::voided || known.is == ResultIs::stand_off;
            if (says_more && known.is != result.is) {
                known.is = result.is;
                known.clause = result.clause;
            }
            known.stake += result.stake;
            known.paid += result.paid;
            known.net += result.net;
            return;
        }
        m.results.push_back(result);
    }
    template <class Where>
    void void_results(Where where) {
        for (Result& result : m.results) {
            if (where(result)) set_void(result);
        }
    }
    void void_all(std::vector<Result>& results) const {
        for (Result& result : results) set_void(result);
    }
    void set_void(Result& result) const {
        result.is = ResultIs::voided;
        result.paid = result.net = nothing;
        result.clause = clause;
    }

    [[nodiscard]] std::vector<Wagered> wagers_down() const {
        std::vector<Wagered> down;
        for (int number = 1; number <= before.setup.boxes; ++number) {
            const Box& box = before.box(number);
            const auto n = static_cast<std::uint8_t>(number);
            for (std::size_t i = 0; i < box.bettor_count; ++i) {
                down.push_back({box.bettors[i].player, n, {}, false, box.bettors[i].placed});
            }
            for (const Ante& ante : before.round.antes) {
                if (ante.box == number) down.push_back({ante.player, n, {}, true, ante.amount});
            }
            for (const OptionWager& wager : before.round.option_wagers) {
                if (wager.box != number) continue;
                down.push_back({wager.player, n, wager.option, false, wager.placed});
            }
        }
        return down;
    }
};

}  // namespace

void remember(Memory& memory, const State& before, const Event& event) {
    visit(Remember{memory, before, event.because.first()}, event.what);
}

}  // namespace croupier::view
