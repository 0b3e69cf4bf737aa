// Inside describe(): optional wagers, the prize button, Antes, surrender and bonuses.
#pragma once

#include "table/describing.hpp"

namespace croupier::table {

class DescribeOptions : public Describing {
public:
    explicit DescribeOptions(const State& state) : Describing(state) {}

    std::string operator()(const OptionOffered& e) {
        const std::string_view named = rules::title(e.option);
        return e.scale > 1 ? fmt::format("{} is offered, scale {}", named, e.scale)
                           : fmt::format("{} is offered", named);
    }
    std::string operator()(const OptionWagerPlaced& e) {
        return fmt::format("{} wagers {} on {} for box {}{}", name(e.player), money(e.amount),
                           rules::title(e.option), e.box,
                           e.under == Under::tolerated   ? ", under the minimum, this once"
                           : e.under == Under::to_return ? ", under the minimum: it will go back"
                                                         : "");
    }
    std::string operator()(const OptionWagerChanged& e) {
        return fmt::format("{}'s wager on {} for box {} is now {}", name(e.player),
                           rules::title(e.option), e.box, money(e.amount));
    }
    std::string operator()(const OptionWagerTrimmed& e) {
        return fmt::format("{} of {}'s wager on {} for box {} counts", money(e.counts),
                           name(e.player), rules::title(e.option), e.box);
    }
    std::string operator()(const OptionWagerWins& e) {
        return fmt::format("box {}: {}, and {} wins on {}{}", e.box, e.hand, name(e.player),
                           rules::title(e.option),
                           e.then == OptionWagerIs::wins_prize ? ": the button decides the prize"
                           : e.then == OptionWagerIs::paid_after_round ? ", paid after the round"
                                                                       : "");
    }
    std::string operator()(const OptionWagerPaid& e) {
        return fmt::format("{} is paid {} on {} for {}{}", name(e.player), money(e.winnings),
                           money(e.stake), rules::title(e.option),
                           !e.stake_returned ? "; the stake stays with the house" : "");
    }
    std::string operator()(const OptionWagerLost& e) {
        return fmt::format("{} loses {} on {} for box {}", name(e.player), money(e.amount),
                           rules::title(e.option), e.box);
    }
    std::string operator()(const OptionWagerReturned& e) {
        return fmt::format("{}: {} for {} on box {} goes back to {}", word_of(e.why),
                           money(e.amount), rules::title(e.option), e.box, name(e.player));
    }
    std::string operator()(const OptionResultUndone& e) {
        return fmt::format("what {} won and lost on {} for box {} is undone: {} and {}",
                           name(e.player), rules::title(e.option), e.box, money(e.won),
                           money(e.lost));
    }
    std::string operator()(const OptionWagersJudged& e) {
        return fmt::format("{} is settled as far as the deal decides it", rules::title(e.option));
    }
    std::string operator()(const TournamentEntryWon& e) {
        return fmt::format("{} wins a free entry to the next tournament", name(e.player));
    }
    std::string operator()(const TournamentEntryUndone& e) {
        return fmt::format("the tournament entry that {} won in round {} goes with its wager",
                           name(e.player), e.round);
    }
    std::string operator()(const ButtonDeclined& e) {
        return fmt::format("{} does not press the button for box {}", name(e.player), e.box);
    }
    std::string operator()(const PresserNamed& e) {
        return fmt::format("{} lets {} press the button for box {}", name(e.player),
                           name(e.nominee), e.box);
    }
    std::string operator()(const ButtonPressed& e) {
        const std::string who =
            e.presser == nobody ? std::string("the dealer") : std::string(name(e.presser));
        return e.presser == nobody && !e.counts
                   ? fmt::format("the button for box {} runs, and nobody entitled has pressed it",
                                 e.box)
                   : fmt::format("{} presses the button for box {}{}", who, e.box,
                                 e.counts ? "" : ", by courtesy: it pays nothing");
    }
    std::string operator()(const PrizeDrawn& e) {
        return fmt::format("the button stops at slot {}: ${} for each dollar{}", e.slot, e.dollars,
                           e.counts ? "" : ", for show only");
    }
    std::string operator()(const ButtonTriggered& e) {
        return fmt::format("the button for box {} is set off out of turn", e.box);
    }
    std::string operator()(const PrizeKept& e) {
        if (e.player == nobody) {
            return fmt::format("nobody has declined the prize for box {}: it stands", e.box);
        }
        return fmt::format("{} keeps the prize for box {}", name(e.player), e.box);
    }
    std::string operator()(const PrizeDeclined& e) {
        return fmt::format("{} declines the prize for box {}: the button is pressed again",
                           name(e.player), e.box);
    }
    std::string operator()(const ButtonLeftToStaff&) { return "the button is left to the dealer"; }
    std::string operator()(const ButtonFailed&) { return "the prize button is out of order"; }
    std::string operator()(const ButtonRepaired&) { return "the prize button works again"; }
    std::string operator()(const AntePlaced& e) {
        return fmt::format("{} places the Ante of {} on box {}", name(e.player), money(e.amount),
                           e.box);
    }
    std::string operator()(const AnteCollected& e) {
        return fmt::format("the Ante of {} on box {} goes to the float: {}", name(e.player), e.box,
                           money(e.amount));
    }
    std::string operator()(const AnteReturned& e) {
        return fmt::format("the Ante of {} for box {} goes back to {}", money(e.amount), e.box,
                           name(e.player));
    }
    std::string operator()(const AnteOverlooked& e) {
        return fmt::format("nobody notices that an Ante is missing on box {}", e.box);
    }
    std::string operator()(const SurrenderOffered&) {
        return "surrender is open: half of the wager may be given up";
    }
    std::string operator()(const Surrendered& e) {
        return fmt::format("{} surrenders {}", name(e.player), where(e.hand));
    }
    std::string operator()(const SurrenderClosed&) { return "surrender is closed"; }
    std::string operator()(const SurrenderCollected& e) {
        return fmt::format("surrender: {} is taken from {} on {}, {} goes back", money(e.taken),
                           name(e.player), where(e.hand), money(e.returned));
    }
    std::string operator()(const RescueOffered& e) {
        return fmt::format("the doubled part on {} may be taken back", where(e.hand));
    }
    std::string operator()(const RescueClosed&) { return "no doubled part is taken back any more"; }
    std::string operator()(const DoubleWithdrawn& e) {
        return fmt::format("{} takes {} back from {} and loses {}", name(e.player),
                           money(e.returned), where(e.hand), money(e.taken));
    }
    std::string operator()(const SuperBonusPaid& e) {
        return fmt::format("Super Bonus on {}: {} to {}", where(e.hand), money(e.amount),
                           name(e.player));
    }
    std::string operator()(const SuperBonusShared& e) {
        return fmt::format("{}'s wager on box {} has {} of the Super Bonus", name(e.player), e.box,
                           money(e.amount));
    }
};

}  // namespace croupier::table
