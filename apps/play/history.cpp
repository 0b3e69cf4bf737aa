#include "apps/play/history.hpp"

#include "table/describe.hpp"

namespace croupier::apps {
namespace {

using namespace table;

enum class Weight : std::uint8_t { bookkeeping, step, money };

Weight weight(const Event& event) {
    return visit(
        []<class T>(const T&) {
            if constexpr (is_any_of<T, TableOpened, PlayerJoined, BettingOpened, CardsListed,
                                    CardsRemoved, CardsKept, TurnCame, DealersTurn, InterimReached,
                                    BoxSettled, RoundEnded, OptionOffered, OptionWagersJudged,
                                    RescueClosed, SurrenderClosed, ButtonLeftToStaff>) {
                return Weight::bookkeeping;
            } else if constexpr (is_any_of<T, WagerPaid, WagerLost, WagerReturned, InsurancePaid,
                                           InsuranceLost, InsuranceReturned, RoundVoided,
                                           LossReturned, ResultUndone, OptionWagerPaid,
                                           OptionWagerLost, OptionWagerReturned, OptionResultUndone,
                                           AnteReturned, SurrenderCollected, DoubleWithdrawn,
                                           SuperBonusPaid, SuperBonusShared>) {
                return Weight::money;
            } else {
                return Weight::step;
            }
        },
        event.what);
}

}  // namespace

void History::hear(const State& state, std::span<const Event> events) {
    Weight heaviest = Weight::bookkeeping;
    for (const Event& event : events) {
        if (holds_alternative<BettingOpened>(event.what)) {
            if (has_cards_) before_ = std::move(now_);
            now_.clear();
            has_cards_ = false;
        }
        // How the shoe came by its order is no part of the round.
        if (holds_alternative<CardsListed>(event.what)) continue;
        has_cards_ = has_cards_ || holds_alternative<CardDealt>(event.what);
        now_.push_back({describe(state, event).text, event.because});
        if (weight(event) >= heaviest && weight(event) != Weight::bookkeeping) {
            heaviest = weight(event);
            latest_ = now_.back();
        }
    }
}

void History::hear(const Refusal& refusal) {
    latest_ = Happened{"refused: " + refusal.reason, refusal.because};
}

std::span<const Happened> History::round() const {
    return has_cards_ || before_.empty() ? now_ : before_;
}

}  // namespace croupier::apps
