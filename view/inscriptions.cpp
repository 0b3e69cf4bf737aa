#include <fmt/core.h>

#include "table/describe.hpp"
#include "view/view.hpp"

namespace croupier::view {
namespace {

std::string to_one(ledger::Ratio odds) { return fmt::format("{} to {}", odds.won, odds.staked); }

// A book that orders the inscription is cited for it; else the clause that it tells of.
template <class Inscribed, class Told>
Clause either(const Inscribed& inscribed, const Told& told) {
    return inscribed.because ? inscribed.because : told.because;
}

}  // namespace

std::vector<Inscription> inscriptions_of(const State& state) {
    const table::Rules& r = state.rules();
    std::vector<Inscription> all;
    all.push_back(
        {"arc", fmt::format("{} pays {}", table::natural_word(r), to_one(r.blackjack_pays.value)),
         either(r.blackjack_pays_inscription, r.blackjack_pays)});
    const bool hits = r.soft_17.value == rules::Soft17::hit;
    all.push_back({"rule",
                   hits ? "Dealer draws to 16 and on soft 17, and stands on all others"
                        : "Dealer must draw on 16 and stand on 17",
                   hits ? r.soft_17.because : either(r.soft_17_inscription, r.soft_17)});
    if (r.insurance.because) {
        all.push_back({"insurance",
                       fmt::format("Insurance pays {}", to_one(r.insurance_pays.value)),
                       r.insurance_pays.because});
    }
    if (r.stand_off_22.because) {
        all.push_back({"card", "Dealer's 22: all wagers left stand off", r.stand_off_22.because});
    }
    if (r.wins_five_and_under.because) {
        all.push_back({"card", "Five cards under 21 win", r.wins_five_and_under.because});
    }
    return all;
}

}  // namespace croupier::view
