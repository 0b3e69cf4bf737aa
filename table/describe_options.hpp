// Inside describe(): optional wagers, the prize button, Antes, surrender and bonuses.
#pragma once

#include "table/describing.hpp"

namespace croupier::table {

class DescribeOptions : public Describing {
public:
    explicit DescribeOptions(const State& state) : Describing(state) {}

    Description operator()(const OptionOffered& e) {
        const std::string_view named = rules::title(e.option);
        return {"wager-offered",
                e.scale > 1 ? fmt::format("{} is offered, scale {}", named, e.scale)
                            : fmt::format("{} is offered", named),
                {option(e.option), {"scale", std::int64_t{e.scale}}}};
    }
    Description operator()(const OptionWagerPlaced& e) {
        return {"side-wager-placed",
                fmt::format("{} wagers {} on {} for box {}{}", name(e.player), money(e.amount),
                            rules::title(e.option), e.box,
                            e.under == Under::tolerated   ? ", under the minimum, this once"
                            : e.under == Under::to_return ? ", under the minimum: it will go back"
                                                          : ""),
                {player(e.player), box(e.box), option(e.option), amount(e.amount)}};
    }
    Description operator()(const OptionWagerChanged& e) {
        return {"side-wager-changed",
                fmt::format("{}'s wager on {} for box {} is now {}", name(e.player),
                            rules::title(e.option), e.box, money(e.amount)),
                {player(e.player),
                 box(e.box),
                 option(e.option),
                 {"before", money(e.before)},
                 amount(e.amount)}};
    }
    Description operator()(const OptionWagerTrimmed& e) {
        return {"side-wager-trimmed",
                fmt::format("{} of {}'s wager on {} for box {} counts", money(e.counts),
                            name(e.player), rules::title(e.option), e.box),
                {player(e.player), box(e.box), option(e.option), {"counts", money(e.counts)}}};
    }
    Description operator()(const OptionWagerWins& e) {
        return {"side-wager-wins",
                fmt::format("box {}: {}, and {} wins on {}{}", e.box, e.hand, name(e.player),
                            rules::title(e.option),
                            e.then == OptionWagerIs::wins_prize ? ": the button decides the prize"
                            : e.then == OptionWagerIs::paid_after_round ? ", paid after the round"
                                                                        : ""),
                {player(e.player), box(e.box), option(e.option), {"hand", std::string(e.hand)}}};
    }
    Description operator()(const OptionWagerPaid& e) {
        return {"side-wager-paid",
                fmt::format("{} is paid {} on {} for {}{}", name(e.player), money(e.winnings),
                            money(e.stake), rules::title(e.option),
                            !e.stake_returned ? "; the stake stays with the house" : ""),
                {player(e.player),
                 box(e.box),
                 option(e.option),
                 {"stake", money(e.stake)},
                 {"winnings", money(e.winnings)},
                 {"stake_returned", e.stake_returned}}};
    }
    Description operator()(const OptionWagerLost& e) {
        return {"side-wager-lost",
                fmt::format("{} loses {} on {} for box {}", name(e.player), money(e.amount),
                            rules::title(e.option), e.box),
                {player(e.player), box(e.box), option(e.option), amount(e.amount)}};
    }
    Description operator()(const OptionWagerReturned& e) {
        return {"side-wager-returned",
                fmt::format("{}: {} for {} on box {} goes back to {}", why_returned(e.why),
                            money(e.amount), rules::title(e.option), e.box, name(e.player)),
                {player(e.player),
                 box(e.box),
                 option(e.option),
                 amount(e.amount),
                 {"why", std::string(why_returned(e.why))}}};
    }
    Description operator()(const OptionResultUndone& e) {
        return {
            "side-result-undone",
            fmt::format("what {} won and lost on {} for box {} is undone: {} and {}",
                        name(e.player), rules::title(e.option), e.box, money(e.won), money(e.lost)),
            {player(e.player),
             box(e.box),
             option(e.option),
             {"won", money(e.won)},
             {"lost", money(e.lost)}}};
    }
    Description operator()(const OptionWagersJudged& e) {
        return {"side-wagers-judged",
                fmt::format("{} is settled as far as the deal decides it", rules::title(e.option)),
                {option(e.option)}};
    }
    Description operator()(const TournamentEntryWon& e) {
        return {"tournament-entry-won",
                fmt::format("{} wins a free entry to the next tournament", name(e.player)),
                {player(e.player), box(e.box)}};
    }
    Description operator()(const TournamentEntryUndone& e) {
        return {"tournament-entry-undone",
                fmt::format("the tournament entry that {} won in round {} goes with its wager",
                            name(e.player), e.round),
                {player(e.player), box(e.box), {"round", std::int64_t{e.round}}}};
    }
    Description operator()(const ButtonDeclined& e) {
        return {"button-declined",
                fmt::format("{} does not press the button for box {}", name(e.player), e.box),
                {player(e.player), box(e.box), option(e.option)}};
    }
    Description operator()(const PresserNamed& e) {
        return {"presser-named",
                fmt::format("{} lets {} press the button for box {}", name(e.player),
                            name(e.nominee), e.box),
                {player(e.player), {"nominee", std::string(name(e.nominee))}, box(e.box)}};
    }
    Description operator()(const ButtonPressed& e) {
        const std::string who =
            e.presser == nobody ? std::string("the dealer") : std::string(name(e.presser));
        return {"button-pressed",
                e.presser == nobody && !e.counts
                    ? fmt::format("the button for box {} runs, and nobody entitled has pressed it",
                                  e.box)
                    : fmt::format("{} presses the button for box {}{}", who, e.box,
                                  e.counts ? "" : ", by courtesy: it pays nothing"),
                {{"presser", who}, box(e.box), option(e.option), {"counts", e.counts}}};
    }
    Description operator()(const PrizeDrawn& e) {
        return {"prize-drawn",
                fmt::format("the button stops at slot {}: ${} for each dollar{}", e.slot, e.dollars,
                            e.counts ? "" : ", for show only"),
                {box(e.box),
                 option(e.option),
                 {"slot", std::int64_t{e.slot}},
                 {"prize", std::int64_t{e.dollars}},
                 {"counts", e.counts}}};
    }
    Description operator()(const ButtonTriggered& e) {
        return {"button-triggered",
                fmt::format("the button for box {} is set off out of turn", e.box),
                {box(e.box), option(e.option)}};
    }
    Description operator()(const PrizeKept& e) {
        if (e.player == nobody) {
            return {"prize-kept",
                    fmt::format("nobody has declined the prize for box {}: it stands", e.box),
                    {box(e.box)}};
        }
        return {"prize-kept",
                fmt::format("{} keeps the prize for box {}", name(e.player), e.box),
                {player(e.player), box(e.box)}};
    }
    Description operator()(const PrizeDeclined& e) {
        return {"prize-declined",
                fmt::format("{} declines the prize for box {}: the button is pressed again",
                            name(e.player), e.box),
                {player(e.player), box(e.box)}};
    }
    Description operator()(const ButtonLeftToStaff&) {
        return {"button-left-to-staff", "the button is left to the dealer", {}};
    }
    Description operator()(const ButtonFailed&) {
        return {"button-failed", "the prize button is out of order", {}};
    }
    Description operator()(const ButtonRepaired&) {
        return {"button-repaired", "the prize button works again", {}};
    }
    Description operator()(const AntePlaced& e) {
        return {"ante-placed",
                fmt::format("{} places the Ante of {} on box {}", name(e.player), money(e.amount),
                            e.box),
                {player(e.player), box(e.box), amount(e.amount)}};
    }
    Description operator()(const AnteCollected& e) {
        return {"ante-collected",
                fmt::format("the Ante of {} on box {} goes to the float: {}", name(e.player), e.box,
                            money(e.amount)),
                {player(e.player), box(e.box), amount(e.amount)}};
    }
    Description operator()(const AnteReturned& e) {
        return {"ante-returned",
                fmt::format("the Ante of {} for box {} goes back to {}", money(e.amount), e.box,
                            name(e.player)),
                {player(e.player), box(e.box), amount(e.amount)}};
    }
    Description operator()(const AnteOverlooked& e) {
        return {"ante-overlooked",
                fmt::format("nobody notices that an Ante is missing on box {}", e.box),
                {box(e.box)}};
    }
    Description operator()(const SurrenderOffered&) {
        return {"surrender-offered", "surrender is open: half of the wager may be given up", {}};
    }
    Description operator()(const Surrendered& e) {
        return {"surrendered",
                fmt::format("{} surrenders {}", name(e.player), where(e.hand)),
                {player(e.player), hand(e.hand)}};
    }
    Description operator()(const SurrenderClosed&) {
        return {"surrender-closed", "surrender is closed", {}};
    }
    Description operator()(const SurrenderCollected& e) {
        return {"surrender-collected",
                fmt::format("surrender: {} is taken from {} on {}, {} goes back", money(e.taken),
                            name(e.player), where(e.hand), money(e.returned)),
                {player(e.player),
                 hand(e.hand),
                 {"taken", money(e.taken)},
                 {"returned", money(e.returned)}}};
    }
    Description operator()(const RescueOffered& e) {
        return {"rescue-offered",
                fmt::format("the doubled part on {} may be taken back", where(e.hand)),
                {hand(e.hand)}};
    }
    Description operator()(const RescueClosed&) {
        return {"rescue-closed", "no doubled part is taken back any more", {}};
    }
    Description operator()(const DoubleWithdrawn& e) {
        return {"double-withdrawn",
                fmt::format("{} takes {} back from {} and loses {}", name(e.player),
                            money(e.returned), where(e.hand), money(e.taken)),
                {player(e.player),
                 hand(e.hand),
                 {"returned", money(e.returned)},
                 {"taken", money(e.taken)}}};
    }
    Description operator()(const SuperBonusPaid& e) {
        return {"super-bonus-paid",
                fmt::format("Super Bonus on {}: {} to {}", where(e.hand), money(e.amount),
                            name(e.player)),
                {player(e.player), hand(e.hand), amount(e.amount)}};
    }
    Description operator()(const SuperBonusShared& e) {
        return {"super-bonus-shared",
                fmt::format("{}'s wager on box {} has {} of the Super Bonus", name(e.player), e.box,
                            money(e.amount)),
                {player(e.player), box(e.box), amount(e.amount)}};
    }
};

}  // namespace croupier::table
