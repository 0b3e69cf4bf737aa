#include "view/command_words.hpp"

#include <algorithm>

#include <fmt/core.h>

namespace croupier::view {
namespace {

using table::HandId;
using table::Money;
using table::PlayerId;

// A whole shoe would bury the rest.
constexpr std::size_t cards_shown_max = 40;

struct Words {
    const table::State& state;

    [[nodiscard]] std::string name(PlayerId player) const {
        if (player < state.people.players.size()) return state.people.players[player].name;
        return fmt::format("nobody-{}", player);
    }
    [[nodiscard]] static std::string money(Money amount) { return ledger::to_string(amount); }
    // `3` for the only hand of a box.
    [[nodiscard]] std::string hand(HandId id) const {
        if (id.box == 0) return "dealer";
        const bool only = id.box <= table::boxes_on_layout_max && id.hand == 0 &&
                          state.box(id.box).hand_count <= 1;
        return only ? std::to_string(id.box) : fmt::format("{}.{}", id.box, id.hand + 1);
    }
    // A cutting card is a bar before the card that it lies on; a card that shows has a caret.
    [[nodiscard]] static std::string cards(std::span<const table::Card> list,
                                           std::span<const int> cutting_cards = {},
                                           std::span<const int> face_up = {}) {
        const auto marked = [](std::span<const int> places, std::size_t at) {
            return std::find(places.begin(), places.end(), static_cast<int>(at)) != places.end();
        };
        std::string words;
        const auto shown = std::min(list.size(), cards_shown_max);
        for (std::size_t i = 0; i < shown; ++i) {
            if (marked(cutting_cards, i)) words += " |";
            words += marked(face_up, i) ? " ^" : " ";
            words += to_string(list[i]);
        }
        if (shown == list.size() && marked(cutting_cards, shown)) words += " |";
        if (shown < list.size()) words += fmt::format("  # and {} more", list.size() - shown);
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
    std::string operator()(const table::ListCards& c) const {
        return "shoe" + cards(c.cards, c.cutting_cards, c.face_up);
    }
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
        return fmt::format("{} turns {}{}", name(c.player), hand(c.hand),
                           c.card == 0 ? "" : fmt::format(" {}", c.card));
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
        if (c.round_before) return "supervisor voids last-round";
        return c.round == 0 ? "supervisor voids round"
                            : fmt::format("supervisor voids round {}", c.round);
    }
    std::string operator()(const table::VoidWager& c) const {
        return fmt::format("supervisor voids wager {} on {}{}", name(c.player), c.box,
                           c.insurance ? " insurance"
                           : c.option  ? ' ' + std::string(rules::to_string(*c.option))
                                       : "");
    }
    std::string operator()(const table::AllowLimit& c) const {
        return fmt::format("operator allows {} {}{} on {}", name(c.player),
                           c.minimum > table::nothing ? money(c.minimum) + ' ' : "",
                           money(c.maximum), c.box);
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
    // One statement is for both: the machine shoe, or the button where there is no such shoe.
    std::string operator()(const table::FailButton&) const {
        return "supervisor declares malfunction button";
    }
    std::string operator()(const table::RepairButton&) const {
        return "supervisor declares repair button";
    }
    std::string operator()(const table::FailShoe& c) const {
        switch (c.fault) {
            case table::Fault::unsaid: return "supervisor declares malfunction shoe";
            case table::Fault::mechanical: return "supervisor declares malfunction shoe mechanical";
            case table::Fault::electrical: return "supervisor declares malfunction shoe electrical";
            case table::Fault::other: return "supervisor declares malfunction shoe other";
        }
        return "";
    }
    std::string operator()(const table::RepairShoe&) const {
        return "supervisor declares repair shoe";
    }
    std::string operator()(const table::ReplaceShoe& c) const {
        switch (c.kind) {
            case table::ShoeKind::by_hand: return "operator replaces shoe hand";
            case table::ShoeKind::automatic: return "operator replaces shoe automatic";
            case table::ShoeKind::continuous: return "operator replaces shoe continuous";
        }
        return "";
    }

    // Cards before a round
    std::string operator()(const table::CheckCards& c) const {
        return c.counted < 0 ? std::string("dealer checks cards")
                             : fmt::format("dealer checks cards  # finds {}", c.counted);
    }
    std::string operator()(const table::BringCards& c) const {
        switch (c.brought) {
            case table::Brought::unprepared: return "operator brings cards";
            case table::Brought::pre_checked: return "operator brings cards pre-checked";
            case table::Brought::pre_shuffled: return "operator brings cards pre-shuffled";
        }
        return "";
    }
    std::string operator()(const table::MixCards& c) const {
        switch (c.mix) {
            case table::Mix::spread: return "dealer spreads cards";
            case table::Mix::wash: return "dealer washes cards";
            case table::Mix::stack: return "dealer stacks cards";
            case table::Mix::riffle: return "dealer riffles cards";
        }
        return "";
    }
    std::string operator()(const table::Shuffle& c) const {
        return !c.order.empty() ? "dealer shuffles  # to" + cards(c.order) : "dealer shuffles";
    }
    std::string operator()(const table::CutCards& c) const {
        return fmt::format("{} cuts {}", c.player == table::nobody ? "dealer" : name(c.player),
                           c.at);
    }
    std::string operator()(const table::DeclineCut& c) const {
        return fmt::format("{} declines cut", name(c.player));
    }
    std::string operator()(const table::PlaceCuttingCard& c) const {
        return fmt::format("dealer places cutting-card {}", c.behind);
    }
    std::string operator()(const table::BurnCard&) const { return "dealer burns"; }
    std::string operator()(const table::NameCuttingCard& c) const {
        return fmt::format("supervisor orders shuffle at {}", c.front ? "front" : "rear");
    }
    std::string operator()(const table::OrderBurn&) const { return "operator orders burn"; }
    std::string operator()(const table::OrderShuffle&) const { return "supervisor orders shuffle"; }
    std::string operator()(const table::ReplaceCards&) const { return "operator replaces cards"; }
    std::string operator()(const table::ReplaceCard& c) const {
        return fmt::format("operator replaces {}", to_string(c.card));
    }
    std::string operator()(const table::OpenGaming&) const { return "operator opens"; }
    std::string operator()(const table::AnnounceClosure&) const {
        return "operator announces closure";
    }
    std::string operator()(const table::CloseGaming&) const { return "operator closes"; }
    std::string operator()(const table::CallFinalThree&) const {
        return "supervisor calls final-three";
    }

    // The dealer by hand, and what is put right
    std::string operator()(const table::DrawExcess&) const { return "dealer draws"; }
    std::string operator()(const table::ExposeCard&) const { return "dealer exposes"; }
    std::string operator()(const table::MisplaceCard& c) const {
        return fmt::format("dealer misplaces to {}", hand(c.hand));
    }
    std::string operator()(const table::SkipCard& c) const {
        return fmt::format("dealer skips {}", hand(c.hand));
    }
    std::string operator()(const table::OverlookInsurance&) const {
        return "dealer overlooks insurance";
    }
    std::string operator()(const table::Find& c) const {
        switch (c.finding) {
            case table::Finding::ante_missing:
                return fmt::format("dealer finds ante missing on {}", c.box);
            case table::Finding::burn_missing: return "dealer finds burn missing";
            case table::Finding::cutting_card_missing: return "dealer finds cutting-card missing";
            case table::Finding::shuffle_missing: return "dealer finds shuffle missing";
            case table::Finding::wager_missing:
                return fmt::format("dealer finds wager missing on {}", c.box);
            case table::Finding::card_missing:
                return c.box == 0 ? std::string("dealer finds card missing on dealer")
                                  : fmt::format("dealer finds card missing on {}", c.box);
            case table::Finding::wrong_decks: return "dealer finds wrong decks";
            case table::Finding::order_lost: return "dealer finds order lost";
            case table::Finding::misdealt: return "# a hand of too many cards is found";
        }
        return "";
    }
    std::string operator()(const table::AnnounceReconstruction&) const {
        return "supervisor announces reconstruction";
    }
    std::string operator()(const table::Reconstruct&) const { return "supervisor reconstructs"; }
    std::string operator()(const table::ChooseDealerCard& c) const {
        return fmt::format("{} chooses {} on {}", name(c.player),
                           c.first ? "dealer-first" : "hand-first", c.box);
    }

    // Officials and conduct
    std::string operator()(const table::NameStaff& c) const {
        const bool ranked = c.role == table::Role::supervisor;
        return fmt::format("{} is {}{}", table::to_string(c.role), c.name,
                           ranked ? ' ' + std::string(table::to_string(c.rank)) : "");
    }
    std::string operator()(const table::Exclude& c) const {
        return fmt::format("supervisor excludes {}", name(c.player));
    }
    std::string operator()(const table::Seize& c) const {
        return fmt::format("supervisor seizes {} from {}", money(c.amount), name(c.player));
    }
    std::string operator()(const table::Confiscate& c) const {
        return fmt::format("supervisor confiscates device from {}", name(c.player));
    }
    std::string operator()(const table::Detain& c) const {
        return fmt::format("supervisor detains {}", name(c.player));
    }
    std::string operator()(const table::VacateSeat& c) const {
        return fmt::format("operator vacates {}", name(c.player));
    }
    std::string operator()(const table::OpenDispute& c) const {
        return fmt::format("{} disputes", name(c.player));
    }
    std::string operator()(const table::DecideDispute& c) const {
        return c.settled ? "operator decides dispute" : "operator leaves dispute";
    }
    std::string operator()(const table::Ask& c) const {
        return fmt::format("{} asks {}", name(c.player), request(c.request));
    }
    [[nodiscard]] static std::string_view request(table::Request request) {
        switch (request) {
            case table::Request::sign: return "sign";
            case table::Request::rules: return "rules";
            case table::Request::decks: return "decks";
            case table::Request::burnt_card: return "burnt-card";
            case table::Request::cards: return "cards";
            case table::Request::shuffle: return "shuffle";
            case table::Request::advice: return "advice";
            case table::Request::review: return "review";
            case table::Request::approved_shuffle: return "approved-shuffle";
        }
        return "";
    }
    std::string operator()(const table::AskAdviceOf& c) const {
        return fmt::format("{} asks {}", name(c.player), name(c.other));
    }
    std::string operator()(const table::Advise& c) const {
        return fmt::format("{} advises {}", name(c.player), name(c.other));
    }
    std::string operator()(const table::BetAgainst& c) const {
        return fmt::format("{} bets {} against {}", name(c.player), money(c.amount), name(c.other));
    }
    std::string operator()(const table::PayOutside& c) const {
        return fmt::format("dealer pays {} {}", name(c.player), money(c.amount));
    }
    std::string operator()(const table::TakeNotes& c) const {
        return fmt::format("{} takes notes", name(c.player));
    }
    std::string operator()(const table::PermitNotes&) const { return "operator permits notes"; }
    std::string operator()(const table::TellRegulator& c) const {
        return fmt::format("operator notifies inspector of {}", name(c.player));
    }
    std::string operator()(const table::AnnounceScale& c) const {
        const std::string when = c.minutes > 0 ? fmt::format(" in {}m", c.minutes) : "";
        return fmt::format("operator announces {} scale {}{}", rules::to_string(c.option), c.scale,
                           when);
    }
    std::string operator()(const table::ChangeScale& c) const {
        return fmt::format("operator changes {} scale {}", rules::to_string(c.option), c.scale);
    }
    std::string operator()(const table::TriggerButton& c) const {
        return fmt::format("dealer triggers button on {}", c.box);
    }
    std::string operator()(const table::KeepPrize& c) const {
        return fmt::format("{} keeps prize on {}", name(c.player), c.box);
    }
};

}  // namespace

std::string in_words(const table::State& state, const table::Command& command) {
    return visit(Words{state}, command);
}

std::string said(const table::State& state, const table::Command& command) {
    const std::string words = in_words(state, command);
    return words.substr(words.find(' ') + 1);
}

}  // namespace croupier::view
