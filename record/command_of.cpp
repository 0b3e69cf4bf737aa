// Each statement of a person or an official becomes one command.
#include "record/command_of.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "record/session.hpp"

namespace croupier::record {
namespace {

using table::Because;
using table::HandId;
using table::PlayerId;

struct Translating {
    const table::State& state;
    std::string_view reason;
    std::vector<Name>& newcomers;

    [[nodiscard]] const table::Rules& rules() const { return state.rules(); }
    // Who gives an order, and the reason that the statement has for it.
    [[nodiscard]] table::Official by(Role role) const { return {role, reason}; }
    [[nodiscard]] PlayerId player(Name name) const {
        const PlayerId known = table::find_player(state, name);
        const bool noted = std::find(newcomers.begin(), newcomers.end(), name) != newcomers.end();
        if (known == table::nobody && !noted) newcomers.push_back(name);
        return known;
    }
    [[nodiscard]] static host::Order order(const table::Command& command,
                                           const std::optional<table::Official>& by = std::nullopt,
                                           int slot = 0) {
        return {command, by, slot};
    }

    Meant operator()(const Buys& w) const { return order(table::Buy{player(w.name), w.amount}); }
    Meant operator()(const Sits& w) const { return order(table::Sit{player(w.name), w.box}); }
    Meant operator()(const Leaves& w) const {
        if (table::find_player(state, w.name) == table::nobody) {
            return table::Refusal{Because(rules().box),
                                  fmt::format("{} is not at the table", w.name)};
        }
        return order(table::Leave{player(w.name)});
    }
    Meant operator()(const ShoeIs& w) const { return listed(w); }
    Meant operator()(const PrizesAre& w) const {
        if (!table::button_at(state.setup)) {
            return table::Refusal{Because(rules().wager), "this table has no prize button"};
        }
        return ListedSlots{w.slots};
    }

    // Cards before a round
    Meant operator()(const ChecksCards& w) const {
        return order(table::CheckCards{w.counted.value_or(-1)}, by(w.by));
    }
    Meant operator()(const BringsCards& w) const {
        const auto brought = w.word.empty()            ? table::Brought::unprepared
                             : w.word == "pre-checked" ? table::Brought::pre_checked
                                                       : table::Brought::pre_shuffled;
        return order(table::BringCards{brought}, by(w.by));
    }
    Meant operator()(const MixesCards& w) const { return order(table::MixCards{w.mix}, by(w.by)); }
    Meant operator()(const Shuffles& w) const {
        if (w.alone) return order(table::LoadShoe{{}, true});
        return order(table::Shuffle{}, by(w.by));
    }
    Meant operator()(const Cuts& w) const {
        return order(table::CutCards{player(w.name), w.cards});
    }
    Meant operator()(const StaffCuts& w) const {
        return order(table::CutCards{table::nobody, w.cards}, by(w.by));
    }
    Meant operator()(const DeclinesCut& w) const {
        return order(table::DeclineCut{player(w.name)});
    }
    Meant operator()(const PlacesCuttingCard& w) const {
        return order(table::PlaceCuttingCard{w.cards}, by(w.by));
    }
    Meant operator()(const Burns& w) const { return order(table::BurnCard{}, by(w.by)); }
    Meant operator()(const OrdersBurn& w) const { return order(table::OrderBurn{}, by(w.by)); }
    Meant operator()(const OrdersShuffle& w) const {
        return order(table::OrderShuffle{}, by(w.by));
    }
    Meant operator()(const OrdersShuffleAt& w) const {
        return order(table::NameCuttingCard{w.front}, by(w.by));
    }
    Meant operator()(const ReplacesCards& w) const {
        return order(table::ReplaceCards{}, by(w.by));
    }
    Meant operator()(const ReplacesCard& w) const {
        return order(table::ReplaceCard{w.card}, by(w.by));
    }
    Meant operator()(const ReplacesShoe& w) const {
        return order(table::ReplaceShoe{shoe_kind(w.word)}, by(w.by));
    }

    // Wagers
    Meant operator()(const Bets& w) const {
        if (!w.option.empty()) {
            const auto option = find_option(w.option);
            if (!option) return Wrong{no_such_option(w.option)};
            return order(table::BetOption{player(w.name), w.box, *option, w.amount});
        }
        return order(table::Bet{player(w.name), w.box, w.amount, table::Manner::placed});
    }
    Meant operator()(const Withdraws& w) const {
        const auto option = find_option(w.option);
        const bool insurance = w.option == "insurance";
        if (!w.option.empty() && !option && !insurance) return Wrong{no_such_option(w.option)};
        const PlayerId who = player(w.name);
        if (insurance) return order(table::WithdrawInsurance{who, w.box});
        if (option) return order(table::WithdrawOption{who, w.box, *option});
        return order(table::Withdraw{who, w.box});
    }
    Meant operator()(const Antes& w) const {
        return order(table::PlaceAnte{player(w.name), w.box, w.amount});
    }
    Meant operator()(const Announces& w) const {
        return order(
            table::Bet{player(w.name), w.box, w.amount,
                       w.with_cash ? table::Manner::spoken_with_cash : table::Manner::spoken});
    }

    // The round
    Meant operator()(const Deals& w) const {
        if (!w.name.empty()) return order(table::Deal{player(w.name)});
        return order(table::Deal{}, by(w.by));
    }
    Meant operator()(const GoesOn& w) const { return order(table::GoOn{}, by(w.by)); }
    Meant operator()(const Insures& w) const {
        const PlayerId who = player(w.name);
        const PlayerId owner = w.other.empty() ? table::nobody : player(w.other);
        return order(table::Insure{who, w.box, w.amount, owner});
    }
    Meant operator()(const TakesEvenMoney& w) const {
        return order(table::TakeEvenMoney{player(w.name), w.box});
    }
    Meant operator()(const Surrenders& w) const {
        return order(table::SurrenderHand{player(w.name), w.box});
    }
    Meant operator()(const PressesButton& w) const {
        return order(table::PressButton{player(w.name), w.box}, std::nullopt, w.slot);
    }
    Meant operator()(const StaffPresses& w) const {
        return order(table::PressButton{table::nobody, w.box}, by(w.by), w.slot);
    }
    Meant operator()(const TriggersButton& w) const {
        return order(table::TriggerButton{w.box}, std::nullopt, w.slot);
    }
    Meant operator()(const StaffTriggers& w) const {
        return order(table::TriggerButton{w.box}, by(w.by), w.slot);
    }
    Meant operator()(const KeepsPrize& w) const {
        return order(table::KeepPrize{player(w.name), w.box});
    }
    Meant operator()(const Nominates& w) const {
        const PlayerId who = player(w.name);
        return order(table::Nominate{who, player(w.other), w.box});
    }
    Meant operator()(const Declines& w) const { return order(table::Decline{player(w.name)}); }
    Meant operator()(const Hits& w) const {
        return order(table::Hit{player(w.name), hand_of(w.hand, state)});
    }
    Meant operator()(const Stands& w) const {
        return order(table::Stand{player(w.name), hand_of(w.hand, state)});
    }
    Meant operator()(const Doubles& w) const {
        const PlayerId who = player(w.name);
        if (w.amount && *w.amount <= ledger::nothing) {
            return table::Refusal{Because(rules().double_for),
                                  "a double is an amount above nothing"};
        }
        return order(
            table::Double{who, hand_of(w.hand, state), w.amount.value_or(ledger::nothing)});
    }
    Meant operator()(const Splits& w) const {
        return order(table::Split{player(w.name), hand_of(w.hand, state)});
    }
    Meant operator()(const WithdrawsDouble& w) const {
        return order(table::WithdrawDouble{player(w.name), hand_of(w.hand, state)});
    }
    Meant operator()(const Stays& w) const {
        const PlayerId who = player(w.name);
        std::optional<HandId> on;
        if (w.hand) on = hand_of(*w.hand, state);
        return order(table::Stay{who, on});
    }
    Meant operator()(const Turns& w) const {
        return order(table::TurnCards{player(w.name), hand_of(w.hand, state), w.card});
    }
    Meant operator()(const ChoosesDealerCard& w) const {
        return order(table::ChooseDealerCard{player(w.name), w.box, w.dealer_first});
    }

    // The dealer by hand, and errors
    Meant operator()(const DrawsTo& w) const {
        return order(table::DrawTo{hand_of(w.hand, state)}, by(w.by));
    }
    Meant operator()(const Draws& w) const { return order(table::DrawExcess{}, by(w.by)); }
    Meant operator()(const Exposes& w) const { return order(table::ExposeCard{}, by(w.by)); }
    Meant operator()(const MisplacesTo& w) const {
        return order(table::MisplaceCard{hand_of(w.hand, state)}, by(w.by));
    }
    Meant operator()(const Skips& w) const {
        return order(table::SkipCard{hand_of(w.hand, state)}, by(w.by));
    }
    Meant operator()(const OverlooksAnte& w) const {
        return order(table::OverlookAnte{w.box}, by(w.by));
    }
    Meant operator()(const OverlooksInsurance& w) const {
        return order(table::OverlookInsurance{}, by(w.by));
    }
    Meant operator()(const FindsAnteMissing& w) const {
        return order(table::FindAnteMissing{w.box}, by(w.by));
    }
    Meant operator()(const Finds& w) const {
        return order(table::Find{w.finding, w.box}, by(w.by));
    }
    Meant operator()(const AnnouncesReconstruction& w) const {
        return order(table::AnnounceReconstruction{}, by(w.by));
    }
    Meant operator()(const Reconstructs& w) const { return order(table::Reconstruct{}, by(w.by)); }
    Meant operator()(const DeclaresMalfunction& w) const {
        // Where both are there and none is named, an electrical failure is the button's.
        const bool electrical = table::button_at(state.setup) && w.word == "electrical";
        if (means_button(w.machine) || (electrical && w.machine.empty())) {
            return order(table::FailButton{}, by(w.by));
        }
        const auto fault = w.word.empty()           ? table::Fault::unsaid
                           : w.word == "mechanical" ? table::Fault::mechanical
                           : w.word == "electrical" ? table::Fault::electrical
                                                    : table::Fault::other;
        return order(table::FailShoe{fault}, by(w.by));
    }
    Meant operator()(const DeclaresRepair& w) const {
        if (means_button(w.machine)) return order(table::RepairButton{}, by(w.by));
        return order(table::RepairShoe{}, by(w.by));
    }

    // Powers
    Meant operator()(const Opens& w) const { return order(table::OpenGaming{}, by(w.by)); }
    Meant operator()(const Closes& w) const { return order(table::CloseGaming{}, by(w.by)); }
    Meant operator()(const AnnouncesLimits& w) const {
        return order(table::AnnounceLimits{w.minimum, w.maximum}, by(w.by));
    }
    Meant operator()(const AnnouncesScale& w) const {
        const auto option = find_option(w.option);
        if (!option) return Wrong{no_such_option(w.option)};
        return order(table::AnnounceScale{*option, w.scale, w.minutes}, by(w.by));
    }
    Meant operator()(const ChangesScale& w) const {
        const auto option = find_option(w.option);
        if (!option) return Wrong{no_such_option(w.option)};
        return order(table::ChangeScale{*option, w.scale}, by(w.by));
    }
    Meant operator()(const AnnouncesClosure& w) const {
        return order(table::AnnounceClosure{}, by(w.by));
    }
    Meant operator()(const CallsFinalThree& w) const {
        return order(table::CallFinalThree{}, by(w.by));
    }
    Meant operator()(const Allows& w) const {
        return order(table::AllowLimit{player(w.name), w.box, w.maximum, w.minimum}, by(w.by));
    }
    Meant operator()(const Restricts& w) const {
        const auto to =
            w.word == "minimum" ? table::Restriction::minimum_only : table::Restriction::single_box;
        return order(table::Restrict{player(w.name), to}, by(w.by));
    }
    Meant operator()(const Lifts& w) const { return order(table::Lift{player(w.name)}, by(w.by)); }
    Meant operator()(const VoidsHand& w) const {
        return order(table::VoidHand{hand_of(w.hand, state)}, by(w.by));
    }
    Meant operator()(const VoidsRound& w) const {
        return order(table::VoidRound{false, static_cast<std::uint32_t>(w.round)}, by(w.by));
    }
    Meant operator()(const VoidsLastRound& w) const {
        return order(table::VoidRound{true}, by(w.by));
    }
    Meant operator()(const VoidsWager& w) const {
        const auto option = find_option(w.option);
        const bool insurance = w.option == "insurance";
        if (!w.option.empty() && !option && !insurance) return Wrong{no_such_option(w.option)};
        return order(table::VoidWager{player(w.name), w.box, option, insurance}, by(w.by));
    }
    Meant operator()(const OrdersFaceDown& w) const {
        return order(table::OrderFaceDown{}, by(w.by));
    }
    Meant operator()(const ApprovesFaceDown& w) const {
        return order(table::ApproveFaceDown{}, by(w.by));
    }
    Meant operator()(const Marks& w) const {
        const auto absence =
            w.word == "idle" ? table::Absence::marked_idle : table::Absence::marked_away;
        return order(table::MarkAbsent{player(w.name), absence}, by(w.by));
    }
    Meant operator()(const Reassigns& w) const {
        return order(table::Reassign{w.box, player(w.name)}, by(w.by));
    }
    Meant operator()(const PermitsBettors& w) const {
        return order(table::PermitBettors{w.count}, by(w.by));
    }
    Meant operator()(const PermitsBoxes& w) const {
        return order(table::PermitBoxes{player(w.name), w.count}, by(w.by));
    }
    Meant operator()(const PermitsNotes& w) const { return order(table::PermitNotes{}, by(w.by)); }
    Meant operator()(const RefusesWager& w) const {
        return order(table::RefuseWager{player(w.name), w.box}, by(w.by));
    }

    // Conduct
    Meant operator()(const NamesStaff& w) const {
        const auto rank = w.rank == "game"      ? table::Rank::game
                          : w.rank == "manager" ? table::Rank::manager
                                                : table::Rank::casino;
        const table::NameStaff command{w.role, w.person, rank};
        // Who comes on duty orders nothing yet.
        if (reason.empty()) return order(command);
        return order(command, by(w.role));
    }
    Meant operator()(const Excludes& w) const {
        return order(table::Exclude{player(w.name)}, by(w.by));
    }
    Meant operator()(const Seizes& w) const {
        return order(table::Seize{player(w.name), w.amount}, by(w.by));
    }
    Meant operator()(const Confiscates& w) const {
        return order(table::Confiscate{player(w.name)}, by(w.by));
    }
    Meant operator()(const Detains& w) const {
        return order(table::Detain{player(w.name)}, by(w.by));
    }
    Meant operator()(const Vacates& w) const {
        return order(table::VacateSeat{player(w.name)}, by(w.by));
    }
    Meant operator()(const DecidesDispute& w) const {
        return order(table::DecideDispute{true}, by(w.by));
    }
    Meant operator()(const LeavesDispute& w) const {
        return order(table::DecideDispute{false}, by(w.by));
    }
    Meant operator()(const Pays& w) const {
        return order(table::PayOutside{player(w.name), w.amount}, by(w.by));
    }
    Meant operator()(const NotifiesInspector& w) const {
        return order(table::TellRegulator{player(w.name)}, by(w.by));
    }
    Meant operator()(const Disputes& w) const { return order(table::OpenDispute{player(w.name)}); }
    Meant operator()(const Asks& w) const { return order(table::Ask{player(w.name), w.request}); }
    Meant operator()(const AsksOther& w) const {
        const PlayerId who = player(w.name);
        return order(table::AskAdviceOf{who, player(w.other)});
    }
    Meant operator()(const Advises& w) const {
        const PlayerId who = player(w.name);
        return order(table::Advise{who, player(w.other)});
    }
    Meant operator()(const BetsAgainst& w) const {
        const PlayerId who = player(w.name);
        return order(table::BetAgainst{who, player(w.other), w.amount});
    }
    Meant operator()(const TakesNotes& w) const { return order(table::TakeNotes{player(w.name)}); }

    Meant operator()(const Clock& w) const { return order(table::PassTime{w.minutes}); }
    template <class Other>
    Meant operator()(const Other&) const {
        if constexpr (is_of<Other, HeaderKinds>)
            return Wrong{"this belongs in the header of a record"};
        return Wrong{"this asks nothing of the table"};
    }

private:
    // Which machine is meant where none is named: the shoe, and at a table with a plain shoe the
    // prize button.
    [[nodiscard]] bool means_button(Word machine) const {
        if (!machine.empty()) return machine == "button";
        return state.setup.shoe == table::ShoeKind::by_hand && table::button_at(state.setup);
    }
    [[nodiscard]] static host::ListedCards listed(const ShoeIs& shoe) {
        host::ListedCards listed;
        listed.open_ended = shoe.open_ended;
        for (const ShoeItem& item : shoe.items) {
            const int at = static_cast<int>(listed.cards.size());
            switch (item.kind) {
                case ShoeItem::Kind::cutting_card: listed.cutting_cards.push_back(at); continue;
                case ShoeItem::Kind::face_up_card: listed.face_up.push_back(at); break;
                case ShoeItem::Kind::card: break;
            }
            listed.cards.push_back(item.card);
        }
        return listed;
    }
};

}  // namespace

table::HandId hand_of(HandRef ref, const table::State& state) {
    HandId id{static_cast<std::uint8_t>(ref.box), 0};
    if (ref.box == 0 || ref.box > table::boxes_on_layout_max) return id;
    if (ref.hand > 0) {
        id.hand = static_cast<std::uint8_t>(ref.hand - 1);
    } else if (state.round.stage == table::Stage::play && state.round.turn.box == ref.box) {
        id.hand = state.round.turn.hand;
    }
    return id;
}

Asked command_of(const What& what, const table::State& state, std::string_view reason) {
    Asked asked;
    asked.what = visit(Translating{state, reason, asked.newcomers}, what);
    return asked;
}

}  // namespace croupier::record
