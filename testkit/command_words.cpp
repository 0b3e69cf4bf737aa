#include "testkit/command_words.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace croupier::testkit {
namespace {

using table::HandId;
using table::Money;
using table::PlayerId;

// A whole shoe would bury the rest.
constexpr std::size_t cards_shown_max = 40;

struct Words {
    const table::State& state;

    [[nodiscard]] std::string name(PlayerId player) const {
        if (player < state.players.size()) return state.players[player].name;
        return fmt::format("nobody-{}", player);
    }
    [[nodiscard]] static std::string money(Money amount) { return ledger::to_string(amount); }
    [[nodiscard]] static std::string hand(HandId id) {
        if (id.box == 0) return "dealer";
        return fmt::format("{}.{}", id.box, id.hand + 1);
    }
    [[nodiscard]] static std::string cards(const table::CardList& list) {
        std::string words;
        const auto shown = std::min(list->size(), cards_shown_max);
        for (std::size_t i = 0; i < shown; ++i) words += ' ' + to_string((*list)[i]);
        if (shown < list->size()) words += fmt::format("  # and {} more", list->size() - shown);
        return words;
    }
    [[nodiscard]] static std::string_view manner(table::Manner manner) {
        return manner == table::Manner::placed ? "bets" : "announces";
    }

    std::string operator()(const table::Join& c) const { return fmt::format("# {} joins", c.name); }
    std::string operator()(const table::Buy& c) const {
        return fmt::format("{} buys {}", name(c.player), money(c.amount));
    }
    std::string operator()(const table::Sit& c) const {
        return fmt::format("{} sits {}", name(c.player), c.box);
    }
    std::string operator()(const table::Leave& c) const {
        return fmt::format("{} leaves", name(c.player));
    }
    std::string operator()(const table::LoadShoe& c) const { return "# new shoe" + cards(c.order); }
    std::string operator()(const table::ListCards& c) const { return "shoe" + cards(c.cards); }
    std::string operator()(const table::Bet& c) const {
        return fmt::format("{} {} {} on {}{}", name(c.player), manner(c.manner), money(c.amount),
                           c.box, c.manner == table::Manner::spoken_with_cash ? " with cash" : "");
    }
    std::string operator()(const table::Withdraw& c) const {
        return fmt::format("{} withdraws {}", name(c.player), c.box);
    }
    std::string operator()(const table::BetOption& c) const {
        return fmt::format("{} bets {} on {} {}", name(c.player), money(c.amount), c.box,
                           rules::to_string(c.option));
    }
    std::string operator()(const table::WithdrawOption& c) const {
        return fmt::format("{} withdraws {} {}", name(c.player), c.box, rules::to_string(c.option));
    }
    std::string operator()(const table::PlaceAnte& c) const {
        return fmt::format("{} antes {} on {}", name(c.player), money(c.amount), c.box);
    }
    std::string operator()(const table::WithdrawInsurance& c) const {
        return fmt::format("{} withdraws {} insurance", name(c.player), c.box);
    }
    std::string operator()(const table::Deal& c) const {
        return fmt::format("{} deals", c.by == table::nobody ? "dealer" : name(c.by));
    }
    std::string operator()(const table::GoOn&) const { return "dealer goes on"; }
    std::string operator()(const table::Insure& c) const {
        const bool own = c.owner == table::nobody;
        return fmt::format("{} insures {} on {}{}", name(c.player), money(c.amount), c.box,
                           own ? "" : " for " + name(c.owner));
    }
    std::string operator()(const table::TakeEvenMoney& c) const {
        return fmt::format("{} takes even-money on {}", name(c.player), c.box);
    }
    std::string operator()(const table::SurrenderHand& c) const {
        return fmt::format("{} surrenders {}", name(c.player), c.box);
    }
    std::string operator()(const table::PressButton& c) const {
        const bool staff = c.player == table::nobody;
        return fmt::format("{} presses button on {}", staff ? "dealer" : name(c.player), c.box);
    }
    std::string operator()(const table::Nominate& c) const {
        return fmt::format("{} nominates {} on {}", name(c.player), name(c.nominee), c.box);
    }
    std::string operator()(const table::Decline& c) const {
        return fmt::format("{} declines", name(c.player));
    }
    std::string operator()(const table::Hit& c) const {
        return fmt::format("{} hits {}", name(c.player), hand(c.hand));
    }
    std::string operator()(const table::Stand& c) const {
        return fmt::format("{} stands {}", name(c.player), hand(c.hand));
    }
    std::string operator()(const table::Double& c) const {
        const bool whole = c.amount == table::nothing;
        return fmt::format("{} doubles {}{}", name(c.player), hand(c.hand),
                           whole ? "" : " " + money(c.amount));
    }
    std::string operator()(const table::Split& c) const {
        return fmt::format("{} splits {}", name(c.player), hand(c.hand));
    }
    std::string operator()(const table::Stay& c) const {
        return fmt::format("{} stays{}", name(c.player), c.hand ? " on " + hand(*c.hand) : "");
    }
    std::string operator()(const table::WithdrawDouble& c) const {
        return fmt::format("{} withdraws double on {}", name(c.player), hand(c.hand));
    }
    std::string operator()(const table::TurnCards& c) const {
        return fmt::format("{} turns {} {}", name(c.player), hand(c.hand), c.card);
    }
    std::string operator()(const table::Proceed&) const { return "# the dealer's next act"; }
    std::string operator()(const table::DrawPrize& c) const {
        return fmt::format("# the button stops at slot {}", c.slot);
    }
    std::string operator()(const table::DrawTo& c) const {
        return fmt::format("dealer draws to {}", hand(c.hand));
    }
    std::string operator()(const table::VoidHand& c) const {
        return fmt::format("supervisor voids {}", hand(c.hand));
    }
    std::string operator()(const table::VoidRound& c) const {
        return c.round_before ? "supervisor voids last-round" : "supervisor voids round";
    }
    std::string operator()(const table::VoidWager& c) const {
        return fmt::format("supervisor voids wager {} on {}", name(c.player), c.box);
    }
    std::string operator()(const table::AllowLimit& c) const {
        return fmt::format("operator allows {} {} on {}", name(c.player), money(c.maximum), c.box);
    }
    std::string operator()(const table::Restrict& c) const {
        return fmt::format("operator restricts {} {}", name(c.player),
                           c.to == table::Restriction::minimum_only ? "minimum" : "single-box");
    }
    std::string operator()(const table::Lift& c) const {
        return fmt::format("operator lifts {}", name(c.player));
    }
    std::string operator()(const table::Reassign& c) const {
        return fmt::format("operator reassigns {} to {}", c.box, name(c.player));
    }
    std::string operator()(const table::PermitBettors& c) const {
        return fmt::format("operator permits {} bettors", c.count);
    }
    std::string operator()(const table::PermitBoxes& c) const {
        return fmt::format("operator permits {} {} boxes", name(c.player), c.count);
    }
    std::string operator()(const table::AnnounceLimits& c) const {
        return fmt::format("operator announces limits {} {}", money(c.minimum), money(c.maximum));
    }
    std::string operator()(const table::PassTime& c) const {
        return fmt::format("clock +{}m", c.minutes);
    }
    std::string operator()(const table::MarkAbsent& c) const {
        return fmt::format("supervisor marks {} {}", name(c.player),
                           c.absence == table::Absence::marked_idle ? "idle" : "absent");
    }
    std::string operator()(const table::RefuseWager& c) const {
        return fmt::format("dealer refuses {} on {}", name(c.player), c.box);
    }
    std::string operator()(const table::ApproveFaceDown&) const {
        return "inspector approves face-down";
    }
    std::string operator()(const table::OrderFaceDown&) const {
        return "supervisor orders face-down";
    }
    std::string operator()(const table::OverlookAnte& c) const {
        return fmt::format("dealer overlooks ante on {}", c.box);
    }
    std::string operator()(const table::FindAnteMissing& c) const {
        return fmt::format("dealer finds ante missing on {}", c.box);
    }
    // At a table without a button a record would speak of a machine shoe.
    [[nodiscard]] bool has_button() const { return table::button_at(state.setup).has_value(); }
    std::string operator()(const table::FailButton&) const {
        return has_button() ? "supervisor declares malfunction" : "# the button fails";
    }
    std::string operator()(const table::RepairButton&) const {
        return has_button() ? "supervisor declares repair" : "# the button is repaired";
    }
};

}  // namespace

std::string in_words(const table::State& state, const table::Command& command) {
    return std::visit(Words{state}, command);
}

}  // namespace croupier::testkit
