// Each statement of a person or an official becomes one command.
#include <utility>

#include <fmt/format.h>

#include "record/session.hpp"

namespace croupier::record {
namespace {

using table::Because;
using table::HandId;
using table::PlayerId;

Outcome wrong(std::string text) { return {Outcome::Is::wrong, {}, {}, {}, std::move(text)}; }

Outcome refused(table::Refusal refusal) {
    return {Outcome::Is::refused, std::move(refusal), {}, {}, {}};
}

}  // namespace

struct Acting {
    Session& s;

    [[nodiscard]] const table::Rules& rules() const { return s.state().rules(); }
    // Who gives an order, and the reason that the statement has for it.
    [[nodiscard]] table::Official by(Role role) const { return {role, s.reason_}; }

    Outcome operator()(const Buys& w) { return s.perform(table::Buy{s.player(w.name), w.amount}); }
    Outcome operator()(const Sits& w) { return s.perform(table::Sit{s.player(w.name), w.box}); }
    Outcome operator()(const Leaves& w) {
        if (table::find_player(s.state(), w.name) == table::nobody) {
            return refused({Because(rules().box), fmt::format("{} is not at the table", w.name)});
        }
        return s.perform(table::Leave{s.player(w.name)});
    }
    Outcome operator()(const ShoeIs& w) { return s.list_cards(w); }
    Outcome operator()(const PrizesAre& w) {
        if (!table::button_at(s.state().setup)) {
            return refused({Because(rules().wager), "this table has no prize button"});
        }
        s.slots_listed_.insert(s.slots_listed_.end(), w.slots.begin(), w.slots.end());
        return {};
    }

    // Cards before a round
    Outcome operator()(const ChecksCards& w) {
        return s.perform(table::CheckCards{w.counted.value_or(-1)}, by(w.by));
    }
    Outcome operator()(const BringsCards& w) {
        const auto brought = w.word.empty()            ? table::Brought::unprepared
                             : w.word == "pre-checked" ? table::Brought::pre_checked
                                                       : table::Brought::pre_shuffled;
        return s.perform(table::BringCards{brought}, by(w.by));
    }
    Outcome operator()(const MixesCards& w) { return s.perform(table::MixCards{w.mix}, by(w.by)); }
    Outcome operator()(const Shuffles& w) {
        return w.alone ? s.shuffle_alone() : s.shuffle(by(w.by));
    }
    Outcome operator()(const Cuts& w) {
        return s.perform(table::CutCards{s.player(w.name), w.cards});
    }
    Outcome operator()(const StaffCuts& w) {
        return s.perform(table::CutCards{table::nobody, w.cards}, by(w.by));
    }
    Outcome operator()(const DeclinesCut& w) {
        return s.perform(table::DeclineCut{s.player(w.name)});
    }
    Outcome operator()(const PlacesCuttingCard& w) {
        return s.perform(table::PlaceCuttingCard{w.cards}, by(w.by));
    }
    Outcome operator()(const Burns& w) { return s.perform(table::BurnCard{}, by(w.by)); }
    Outcome operator()(const OrdersBurn& w) { return s.perform(table::OrderBurn{}, by(w.by)); }
    Outcome operator()(const OrdersShuffle& w) {
        return s.perform(table::OrderShuffle{}, by(w.by));
    }
    Outcome operator()(const OrdersShuffleAt& w) {
        return s.perform(table::NameCuttingCard{w.front}, by(w.by));
    }
    Outcome operator()(const ReplacesCards& w) {
        return s.perform(table::ReplaceCards{}, by(w.by));
    }
    Outcome operator()(const ReplacesCard& w) {
        return s.perform(table::ReplaceCard{w.card}, by(w.by));
    }
    Outcome operator()(const ReplacesShoe& w) {
        return s.perform(table::ReplaceShoe{shoe_kind(w.word)}, by(w.by));
    }

    // Wagers
    Outcome operator()(const Bets& w) {
        if (!w.option.empty()) {
            const auto option = find_option(w.option);
            if (!option) return wrong(no_such_option(w.option));
            return s.perform(table::BetOption{s.player(w.name), w.box, *option, w.amount});
        }
        return s.perform(table::Bet{s.player(w.name), w.box, w.amount, table::Manner::placed});
    }
    Outcome operator()(const Withdraws& w) {
        const auto option = find_option(w.option);
        const bool insurance = w.option == "insurance";
        if (!w.option.empty() && !option && !insurance) return wrong(no_such_option(w.option));
        const PlayerId player = s.player(w.name);
        if (insurance) return s.perform(table::WithdrawInsurance{player, w.box});
        if (option) return s.perform(table::WithdrawOption{player, w.box, *option});
        return s.perform(table::Withdraw{player, w.box});
    }
    Outcome operator()(const Antes& w) {
        return s.perform(table::PlaceAnte{s.player(w.name), w.box, w.amount});
    }
    Outcome operator()(const Announces& w) {
        return s.perform(
            table::Bet{s.player(w.name), w.box, w.amount,
                       w.with_cash ? table::Manner::spoken_with_cash : table::Manner::spoken});
    }

    // The round
    Outcome operator()(const Deals& w) {
        if (!w.name.empty()) return s.perform(table::Deal{s.player(w.name)});
        return s.deal(by(w.by));
    }
    Outcome operator()(const GoesOn& w) { return s.perform(table::GoOn{}, by(w.by)); }
    Outcome operator()(const Insures& w) {
        const PlayerId player = s.player(w.name);
        const PlayerId owner = w.other.empty() ? table::nobody : s.player(w.other);
        return s.perform(table::Insure{player, w.box, w.amount, owner});
    }
    Outcome operator()(const TakesEvenMoney& w) {
        return s.perform(table::TakeEvenMoney{s.player(w.name), w.box});
    }
    Outcome operator()(const Surrenders& w) {
        return s.perform(table::SurrenderHand{s.player(w.name), w.box});
    }
    Outcome operator()(const PressesButton& w) {
        return s.press(table::PressButton{s.player(w.name), w.box}, w.slot);
    }
    Outcome operator()(const StaffPresses& w) {
        return s.press(table::PressButton{table::nobody, w.box}, w.slot, by(w.by));
    }
    Outcome operator()(const TriggersButton& w) {
        return s.press(table::TriggerButton{w.box}, w.slot);
    }
    Outcome operator()(const StaffTriggers& w) {
        return s.press(table::TriggerButton{w.box}, w.slot, by(w.by));
    }
    Outcome operator()(const KeepsPrize& w) {
        return s.perform(table::KeepPrize{s.player(w.name), w.box});
    }
    Outcome operator()(const Nominates& w) {
        const PlayerId player = s.player(w.name);
        return s.perform(table::Nominate{player, s.player(w.other), w.box});
    }
    Outcome operator()(const Declines& w) { return s.perform(table::Decline{s.player(w.name)}); }
    Outcome operator()(const Hits& w) {
        return s.perform(table::Hit{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const Stands& w) {
        return s.perform(table::Stand{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const Doubles& w) {
        const PlayerId player = s.player(w.name);
        if (w.amount && *w.amount <= ledger::nothing) {
            return refused({Because(rules().double_for), "a double is an amount above nothing"});
        }
        return s.perform(table::Double{player, s.hand(w.hand), w.amount.value_or(ledger::nothing)});
    }
    Outcome operator()(const Splits& w) {
        return s.perform(table::Split{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const WithdrawsDouble& w) {
        return s.perform(table::WithdrawDouble{s.player(w.name), s.hand(w.hand)});
    }
    Outcome operator()(const Stays& w) {
        const PlayerId player = s.player(w.name);
        std::optional<HandId> on;
        if (w.hand) on = s.hand(*w.hand);
        return s.perform(table::Stay{player, on});
    }
    Outcome operator()(const Turns& w) {
        return s.perform(table::TurnCards{s.player(w.name), s.hand(w.hand), w.card});
    }
    Outcome operator()(const ChoosesDealerCard& w) {
        return s.perform(table::ChooseDealerCard{s.player(w.name), w.box, w.dealer_first});
    }

    // The dealer by hand, and errors
    Outcome operator()(const DrawsTo& w) {
        return s.perform(table::DrawTo{s.hand(w.hand)}, by(w.by));
    }
    Outcome operator()(const Draws& w) { return s.perform(table::DrawExcess{}, by(w.by)); }
    Outcome operator()(const Exposes& w) { return s.perform(table::ExposeCard{}, by(w.by)); }
    Outcome operator()(const MisplacesTo& w) {
        return s.perform(table::MisplaceCard{s.hand(w.hand)}, by(w.by));
    }
    Outcome operator()(const Skips& w) {
        return s.perform(table::SkipCard{s.hand(w.hand)}, by(w.by));
    }
    Outcome operator()(const OverlooksAnte& w) {
        return s.perform(table::OverlookAnte{w.box}, by(w.by));
    }
    Outcome operator()(const OverlooksInsurance& w) {
        return s.perform(table::OverlookInsurance{}, by(w.by));
    }
    Outcome operator()(const FindsAnteMissing& w) {
        return s.perform(table::FindAnteMissing{w.box}, by(w.by));
    }
    Outcome operator()(const Finds& w) {
        return s.perform(table::Find{w.finding, w.box}, by(w.by));
    }
    Outcome operator()(const AnnouncesReconstruction& w) {
        return s.perform(table::AnnounceReconstruction{}, by(w.by));
    }
    Outcome operator()(const Reconstructs& w) { return s.perform(table::Reconstruct{}, by(w.by)); }
    Outcome operator()(const DeclaresMalfunction& w) {
        // Where both are there and none is named, an electrical failure is the button's.
        const bool electrical = table::button_at(s.state().setup) && w.word == "electrical";
        if (means_button(w.machine) || (electrical && w.machine.empty())) {
            return s.perform(table::FailButton{}, by(w.by));
        }
        const auto fault = w.word.empty()           ? table::Fault::unsaid
                           : w.word == "mechanical" ? table::Fault::mechanical
                           : w.word == "electrical" ? table::Fault::electrical
                                                    : table::Fault::other;
        return s.perform(table::FailShoe{fault}, by(w.by));
    }
    Outcome operator()(const DeclaresRepair& w) {
        if (means_button(w.machine)) return s.perform(table::RepairButton{}, by(w.by));
        return s.perform(table::RepairShoe{}, by(w.by));
    }

    // Powers
    Outcome operator()(const Opens& w) { return s.perform(table::OpenGaming{}, by(w.by)); }
    Outcome operator()(const Closes& w) { return s.perform(table::CloseGaming{}, by(w.by)); }
    Outcome operator()(const AnnouncesLimits& w) {
        return s.perform(table::AnnounceLimits{w.minimum, w.maximum}, by(w.by));
    }
    Outcome operator()(const AnnouncesScale& w) {
        const auto option = find_option(w.option);
        if (!option) return wrong(no_such_option(w.option));
        return s.perform(table::AnnounceScale{*option, w.scale, w.minutes}, by(w.by));
    }
    Outcome operator()(const ChangesScale& w) {
        const auto option = find_option(w.option);
        if (!option) return wrong(no_such_option(w.option));
        return s.perform(table::ChangeScale{*option, w.scale}, by(w.by));
    }
    Outcome operator()(const AnnouncesClosure& w) {
        return s.perform(table::AnnounceClosure{}, by(w.by));
    }
    Outcome operator()(const CallsFinalThree& w) {
        return s.perform(table::CallFinalThree{}, by(w.by));
    }
    Outcome operator()(const Allows& w) {
        return s.perform(table::AllowLimit{s.player(w.name), w.box, w.maximum, w.minimum},
                         by(w.by));
    }
    Outcome operator()(const Restricts& w) {
        const auto to =
            w.word == "minimum" ? table::Restriction::minimum_only : table::Restriction::single_box;
        return s.perform(table::Restrict{s.player(w.name), to}, by(w.by));
    }
    Outcome operator()(const Lifts& w) {
        return s.perform(table::Lift{s.player(w.name)}, by(w.by));
    }
    Outcome operator()(const VoidsHand& w) {
        return s.perform(table::VoidHand{s.hand(w.hand)}, by(w.by));
    }
    Outcome operator()(const VoidsRound& w) {
        return s.perform(table::VoidRound{false, static_cast<std::uint32_t>(w.round)}, by(w.by));
    }
    Outcome operator()(const VoidsLastRound& w) {
        return s.perform(table::VoidRound{true}, by(w.by));
    }
    Outcome operator()(const VoidsWager& w) {
        const auto option = find_option(w.option);
        const bool insurance = w.option == "insurance";
        if (!w.option.empty() && !option && !insurance) return wrong(no_such_option(w.option));
        return s.perform(table::VoidWager{s.player(w.name), w.box, option, insurance}, by(w.by));
    }
    Outcome operator()(const OrdersFaceDown& w) {
        return s.perform(table::OrderFaceDown{}, by(w.by));
    }
    Outcome operator()(const ApprovesFaceDown& w) {
        return s.perform(table::ApproveFaceDown{}, by(w.by));
    }
    Outcome operator()(const Marks& w) {
        const auto absence =
            w.word == "idle" ? table::Absence::marked_idle : table::Absence::marked_away;
        return s.perform(table::MarkAbsent{s.player(w.name), absence}, by(w.by));
    }
    Outcome operator()(const Reassigns& w) {
        return s.perform(table::Reassign{w.box, s.player(w.name)}, by(w.by));
    }
    Outcome operator()(const PermitsBettors& w) {
        return s.perform(table::PermitBettors{w.count}, by(w.by));
    }
    Outcome operator()(const PermitsBoxes& w) {
        return s.perform(table::PermitBoxes{s.player(w.name), w.count}, by(w.by));
    }
    Outcome operator()(const PermitsNotes& w) { return s.perform(table::PermitNotes{}, by(w.by)); }
    Outcome operator()(const RefusesWager& w) {
        return s.perform(table::RefuseWager{s.player(w.name), w.box}, by(w.by));
    }

    // Conduct
    Outcome operator()(const NamesStaff& w) {
        const auto rank = w.rank == "game"      ? table::Rank::game
                          : w.rank == "manager" ? table::Rank::manager
                                                : table::Rank::casino;
        const table::NameStaff command{w.role, w.person, rank};
        // Who comes on duty orders nothing yet.
        if (s.reason_.empty()) return s.perform(command);
        return s.perform(command, by(w.role));
    }
    Outcome operator()(const Excludes& w) {
        return s.perform(table::Exclude{s.player(w.name)}, by(w.by));
    }
    Outcome operator()(const Seizes& w) {
        return s.perform(table::Seize{s.player(w.name), w.amount}, by(w.by));
    }
    Outcome operator()(const Confiscates& w) {
        return s.perform(table::Confiscate{s.player(w.name)}, by(w.by));
    }
    Outcome operator()(const Detains& w) {
        return s.perform(table::Detain{s.player(w.name)}, by(w.by));
    }
    Outcome operator()(const Vacates& w) {
        return s.perform(table::VacateSeat{s.player(w.name)}, by(w.by));
    }
    Outcome operator()(const DecidesDispute& w) {
        return s.perform(table::DecideDispute{true}, by(w.by));
    }
    Outcome operator()(const LeavesDispute& w) {
        return s.perform(table::DecideDispute{false}, by(w.by));
    }
    Outcome operator()(const Pays& w) {
        return s.perform(table::PayOutside{s.player(w.name), w.amount}, by(w.by));
    }
    Outcome operator()(const NotifiesInspector& w) {
        return s.perform(table::TellRegulator{s.player(w.name)}, by(w.by));
    }
    Outcome operator()(const Disputes& w) {
        return s.perform(table::OpenDispute{s.player(w.name)});
    }
    Outcome operator()(const Asks& w) { return s.perform(table::Ask{s.player(w.name), w.request}); }
    Outcome operator()(const AsksOther& w) {
        const PlayerId player = s.player(w.name);
        return s.perform(table::AskAdviceOf{player, s.player(w.other)});
    }
    Outcome operator()(const Advises& w) {
        const PlayerId player = s.player(w.name);
        return s.perform(table::Advise{player, s.player(w.other)});
    }
    Outcome operator()(const BetsAgainst& w) {
        const PlayerId player = s.player(w.name);
        return s.perform(table::BetAgainst{player, s.player(w.other), w.amount});
    }
    Outcome operator()(const TakesNotes& w) {
        return s.perform(table::TakeNotes{s.player(w.name)});
    }

    Outcome operator()(const Clock& w) { return s.perform(table::PassTime{w.minutes}); }
    Outcome operator()(const Remark&) { return {}; }
    template <class HeaderOrExpectation>
    Outcome operator()(const HeaderOrExpectation&) {
        return wrong("this belongs in the header of a record");
    }

private:
    // A table with a machine shoe speaks of that, any other of its button if it has one.
    // Which machine is meant where none is named: the shoe, and at a table with a plain shoe the
    // prize button.
    [[nodiscard]] bool means_button(Word machine) const {
        if (!machine.empty()) return machine == "button";
        const table::Setup& setup = s.state().setup;
        return setup.shoe == table::ShoeKind::by_hand && table::button_at(setup);
    }
};

// A person whose first statement is refused has not come to the table.
Outcome Session::act(const Statement& statement) {
    kept_.reset();
    no_room_.reset();
    reason_ = with_single_blanks(statement.reason);
    Outcome outcome = visit(Acting{*this}, statement.what);
    // In place: who looks at the state goes on looking.
    if (kept_ && outcome.is != Outcome::Is::done) {
        *table_ = std::move(*kept_);
        events_.clear();
    }
    return outcome;
}

}  // namespace croupier::record
