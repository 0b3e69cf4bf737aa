#include "apps/play/guest.hpp"

#include <algorithm>

#include <fmt/core.h>

namespace croupier::apps {
namespace {

using ledger::Money;

// What the guest would owe beside a main wager; nothing where it is waived or down already.
Money ante_beside(const table::State& state, const Guest& guest, const GuestWager& wager) {
    const table::Setup& setup = state.setup;
    if (!setup.rules.ante_due.because || wager.option || wager.is_ante) return ledger::nothing;
    const bool waived =
        setup.ante_waived_from > ledger::nothing && wager.amount >= setup.ante_waived_from;
    const bool down = state.round.stage == table::Stage::betting &&
                      table::ante_of(state, guest.id, wager.box) > ledger::nothing;
    return waived || down ? ledger::nothing : setup.ante;
}

}  // namespace

std::vector<int> boxes_from(int seat, int count, int boxes_on_layout) {
    const int first = std::max(1, std::min(seat, boxes_on_layout - count + 1));
    std::vector<int> boxes;
    for (int box = first; box < first + count && box <= boxes_on_layout; ++box) {
        boxes.push_back(box);
    }
    return boxes;
}

std::string statement_of(const Guest& guest, const GuestWager& wager) {
    const std::string amount = ledger::to_string(wager.amount);
    if (wager.is_ante) return fmt::format("{} antes {} on {}", guest.name, amount, wager.box);
    std::string line = fmt::format("{} bets {} on {}", guest.name, amount, wager.box);
    if (wager.option) line += fmt::format(" {}", rules::to_string(*wager.option));
    return line;
}

std::vector<GuestWager> with_antes(const table::State& state, const Guest& guest,
                                   const std::vector<GuestWager>& wagers) {
    std::vector<GuestWager> all;
    for (const GuestWager& wager : wagers) {
        all.push_back(wager);
        const Money ante = ante_beside(state, guest, wager);
        if (ante > ledger::nothing) all.push_back({wager.box, ante, std::nullopt, true});
    }
    return all;
}

}  // namespace croupier::apps
