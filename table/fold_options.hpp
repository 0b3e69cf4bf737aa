// Inside apply(): the events of optional wagers, the prize button, Antes, surrender and bonuses.
#pragma once

#include "table/folding.hpp"

namespace croupier::table {

class FoldOptions : public Folding {
public:
    explicit FoldOptions(State& state) : Folding(state) {}

    void operator()(const OptionOffered&) {}
    void operator()(const OptionWagerPlaced& e) {
        // The wagers lie by box, then by option, then as they were placed.
        const auto behind = std::find_if(
            s_.round.option_wagers.begin(), s_.round.option_wagers.end(),
            [&](const OptionWager& wager) {
                return wager.box > e.box || (wager.box == e.box && wager.option > e.option);
            });
        OptionWager wager;
        wager.player = e.player;
        wager.box = e.box;
        wager.option = e.option;
        wager.under = e.under;
        wager.placed = wager.counts = e.amount;
        s_.round.option_wagers.insert(behind, wager);
        ++s_.round.option_wagers_open;
        stake(e.player, e.amount);
        come_back(e.player);
    }
    void operator()(const OptionWagerChanged& e) {
        OptionWager& wager = option_wager_of(e);
        wager.placed = wager.counts = e.amount;
        wager.under = e.under;
        give_back(e.player, e.before);
        stake(e.player, e.amount);
    }
    void operator()(const OptionWagerTrimmed& e) { option_wager_of(e).counts = e.counts; }
    void operator()(const OptionWagerWins& e) {
        if (e.then == OptionWagerIs::done) return;
        option_wager_of(e).is = e.then;
        --s_.round.option_wagers_open;
    }
    void operator()(const OptionWagerPaid& e) {
        if (e.option != Option::pontoon_pandemonium) settles();
        OptionWager& wager = option_wager_of(e);
        finish(wager);
        wager.won += e.winnings;
        if (!e.stake_returned) {
            wager.lost += e.stake;
            s_.ledger.post({accounts::layout(e.player), accounts::house, e.stake});
        } else {
            give_back(e.player, e.stake);
        }
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.winnings});
    }
    void operator()(const OptionWagerLost& e) {
        settles();
        OptionWager& wager = option_wager_of(e);
        finish(wager);
        wager.lost += e.amount;
        s_.ledger.post({accounts::layout(e.player), accounts::house, e.amount});
    }
    void operator()(const OptionWagerReturned& e) {
        give_back(e.player, e.amount);
        if (!e.ends) return;
        OptionWager& wager = option_wager_of(e);
        finish(wager);
        wager.placed = wager.counts = nothing;
        if (s_.round.stage == Stage::betting) {
            s_.round.option_wagers.erase(s_.round.option_wagers.begin() +
                                         (&wager - s_.round.option_wagers.data()));
        }
    }
    void operator()(const OptionResultUndone& e) {
        OptionWager& wager = option_wager_of(e);
        wager.won -= e.won;
        wager.lost -= e.lost;
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.lost});
        s_.ledger.post({accounts::stack(e.player), accounts::house, e.won});
    }
    void operator()(const OptionWagersJudged&) { s_.round.option_wagers_judged = true; }
    void operator()(const TournamentEntryWon& e) {
        ++s_.people.players[e.player].tournament_entries;
        s_.past.entries_won.push_back({s_.round.number, e.player, e.box});
    }
    void operator()(const TournamentEntryUndone& e) {
        --s_.people.players[e.player].tournament_entries;
        std::erase(s_.past.entries_won, EntryWon{e.round, e.player, e.box});
    }

    void operator()(const ButtonDeclined& e) {
        bool theirs = false;
        for (OptionWager& wager : s_.round.option_wagers) {
            if (wager.box != e.box || wager.option != e.option) continue;
            if (wager.player != e.player && wager.nominee != e.player) continue;
            theirs = true;
            wager.declined = true;
            wager.nominee = nobody;
        }
        if (!theirs) s_.round.button_passed[e.box] = true;
    }
    void operator()(const PresserNamed& e) {
        for (const PlayerId owner : {e.player, e.nominee}) {
            for (OptionWager& wager : s_.round.option_wagers) {
                if (wager.box == e.box && wager.option == e.option && wager.player == owner) {
                    wager.nominee = e.nominee;
                    return;
                }
            }
        }
    }
    void operator()(const ButtonPressed& e) {
        s_.round.press = {true, e.box, e.option, e.presser, e.winner, e.counts};
        if (e.counts) forget_trigger();
    }
    void operator()(const PrizeDrawn& e) {
        if (e.counts) choose(Choice::Is::press, s_.round.press.presser, {e.box, 0}, Money{e.slot});
        s_.round.press = {};
        // A prize that something else set off waits for the entitled player's word.
        if (s_.round.button_triggered && !e.counts) {
            s_.round.triggered_slot = e.slot;
        } else {
            forget_trigger();
        }
    }
    void operator()(const ButtonLeftToStaff&) { s_.round.button_left_to_staff = true; }
    void operator()(const ButtonFailed&) {
        s_.floor.button_failed = true;
        s_.round.press = {};
        forget_trigger();
    }
    void operator()(const ButtonRepaired&) { s_.floor.button_failed = false; }

    void operator()(const AntePlaced& e) {
        s_.round.antes.push_back({e.player, e.box, e.amount, false});
        stake(e.player, e.amount);
        come_back(e.player);
    }
    void operator()(const AnteCollected& e) {
        for (Ante& ante : s_.round.antes) {
            if (ante.player == e.player && ante.box == e.box) ante.collected = true;
        }
        s_.ledger.post({accounts::layout(e.player), accounts::house, e.amount});
    }
    void operator()(const AnteReturned& e) {
        const auto ante = std::find_if(
            s_.round.antes.begin(), s_.round.antes.end(),
            [&](const Ante& each) { return each.player == e.player && each.box == e.box; });
        const auto from = ante->collected ? accounts::house : accounts::layout(e.player);
        s_.ledger.post({from, accounts::stack(e.player), e.amount});
        s_.round.antes.erase(ante);
    }
    void operator()(const AnteOverlooked& e) { s_.round.ante_overlooked[e.box] = true; }

    void operator()(const SurrenderOffered&) { s_.round.stage = Stage::surrender; }
    void operator()(const Surrendered& e) {
        if (!e.follows) choose(Choice::Is::surrender, e.player, e.hand);
        bettor_of(e.hand.box, e.player).surrender = Surrender::surrendered;
        if (!e.closes_hand) return;
        PlayedHand& hand = hand_of(e.hand);
        hand.surrendered = hand.stood = true;
    }
    void operator()(const SurrenderClosed& e) {
        if (e.some_silent) choose(Choice::Is::end_surrender, nobody, {});
    }
    void operator()(const SurrenderCollected& e) {
        settles();
        close_stake(e.player, e.hand);
        bettor_of(e.hand.box, e.player).lost += e.taken;
        s_.ledger.post({accounts::layout(e.player), accounts::house, e.taken});
        give_back(e.player, e.returned);
    }
    void operator()(const RescueOffered& e) {
        for (Stake& stake : hand_of(e.hand).stakes) {
            stake.may_withdraw = stake.live && stake.added > nothing;
        }
        s_.round.rescue_open = true;
    }
    void operator()(const RescueClosed&) {
        choose(Choice::Is::end_rescue, nobody, {});
        close_rescue();
    }
    void operator()(const DoubleWithdrawn& e) {
        choose(Choice::Is::withdraw_double, e.player, e.hand);
        settles();
        Stake& stake = stake_of(e.player, e.hand);
        stake.live = stake.may_withdraw = false;
        Bettor& bettor = bettor_of(e.hand.box, e.player);
        bettor.lost += e.taken;
        bettor.forfeited += e.taken;
        give_back(e.player, e.returned);
        s_.ledger.post({accounts::layout(e.player), accounts::house, e.taken});
    }
    void operator()(const SuperBonusPaid& e) {
        settles();
        Bettor& bettor = bettor_of(e.hand.box, e.player);
        bettor.super_bonus = true;
        bettor.won += e.amount;
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.amount});
    }
    void operator()(const SuperBonusShared& e) {
        bettor_of(e.box, e.player).won += e.amount;
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.amount});
    }

protected:
    template <class E>
    OptionWager& option_wager_of(const E& e) {
        return *std::find_if(s_.round.option_wagers.begin(), s_.round.option_wagers.end(),
                             [&](const OptionWager& wager) {
                                 return wager.player == e.player && wager.box == e.box &&
                                        wager.option == e.option;
                             });
    }
    void finish(OptionWager& wager) {
        if (wager.is == OptionWagerIs::down) --s_.round.option_wagers_open;
        wager.is = OptionWagerIs::done;
    }
};

}  // namespace croupier::table
