// Inside apply(): how chips, stakes and hands are moved. Not for other folders.
#pragma once

#include <algorithm>

#include "table/events.hpp"

namespace croupier::table {

// What every part of the fold works with.
class Folding {
protected:
    explicit Folding(State& state) : s_(state) {}

    static constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

    PlayedHand& hand_of(HandId id) {
        return id.box == 0 ? s_.round.dealer : s_.round.boxes[id.box].hands[id.hand];
    }
    Bettor& bettor_of(int box, PlayerId player) {
        return s_.round.boxes[at(box)].bettors[at(bettor_index(s_.round.boxes[at(box)], player))];
    }
    Stake& stake_of(PlayerId player, HandId hand) {
        return hand_of(hand).stakes[at(bettor_index(s_.round.boxes[hand.box], player))];
    }
    void stake(PlayerId player, Money amount) {
        s_.ledger.post({accounts::stack(player), accounts::layout(player), amount});
    }
    void give_back(PlayerId player, Money amount) {
        s_.ledger.post({accounts::layout(player), accounts::stack(player), amount});
    }
    void close_stake(PlayerId player, HandId hand) { stake_of(player, hand).live = false; }
    void add_to_stake(PlayerId player, HandId hand, Money amount) {
        stake_of(player, hand).added += amount;
        bettor_of(hand.box, player).asked = Asked::none;
        stake(player, amount);
    }
    void cover_split(PlayerId player, int box, int hand, Money amount) {
        const HandId id{static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(hand)};
        stake_of(player, id) = {amount, nothing, true};
        stake(player, amount);
    }
    void settle_cover(PlayerId insurer, int box, PlayerId owner) {
        if (insurer == owner) {
            bettor_of(box, owner).insurance = nothing;
        } else {
            const int index = bettor_index(s_.round.boxes[at(box)], owner);
            std::erase_if(s_.round.covers, [&](const Cover& c) {
                return c.insurer == insurer && c.box == box && c.bettor == index;
            });
        }
        s_.round.insurance_open = !s_.round.covers.empty();
        for (const Box& each : s_.round.boxes) {
            for (const Bettor& bettor : each.bettors) {
                if (bettor.insurance > nothing) s_.round.insurance_open = true;
            }
        }
    }
    // A card leaves the shoe, or those that wait, for a hand.
    void take_next(Card card, HandId to) {
        bool in_error = false;
        if (s_.cards.strays.empty()) {
            s_.cards.shoe.draw();
        } else {
            const Stray& stray = s_.cards.strays.front();
            in_error = stray.seen && !stray.again && s_.round.stage >= Stage::play;
            s_.cards.strays.erase(s_.cards.strays.begin());
        }
        if (s_.manual()) s_.round.by_hand.laid.push_back({card, to, in_error});
    }
    // Before the first card of a round that is dealt by hand.
    void remember_start() {
        const bool round = s_.round.stage > Stage::betting && s_.round.stage < Stage::settled;
        if (!s_.manual() || !round || s_.round.by_hand.start) return;
        s_.round.by_hand.before = {};
        Moment start = moment_of(s_);
        start.round.by_hand = {};
        s_.round.by_hand.start = Earlier(std::move(start));
        s_.round.by_hand.cards_gone = false;
    }
    void choose(Choice::Is is, PlayerId player, HandId hand, Money amount = {},
                PlayerId other = nobody) {
        if (!s_.manual()) return;
        const Choice choice{is, player, hand, amount, other};
        s_.round.by_hand.choices.push_back(choice);
        s_.round.by_hand.reconstructing = false;
        if (!s_.round.by_hand.kept.empty()) take_again(choice);
    }
    // A kept decision is taken again. One that is not among them stands in place of those on its
    // box that were to come.
    void take_again(const Choice& choice) {
        auto& kept = s_.round.by_hand.kept;
        const auto same = std::find(kept.begin(), kept.end(), choice);
        if (same != kept.end()) {
            kept.erase(same);
        } else if (is_on_hand(choice.is)) {
            std::erase_if(kept, [&](const Choice& each) {
                return is_on_hand(each.is) && each.hand.box == choice.hand.box;
            });
        }
    }
    void settles() {
        if (s_.manual()) s_.round.by_hand.settled = true;
    }
    // The next staked box gets the next card of this pass; after the last one `after` begins.
    void pass(Stage after) {
        const int next = next_staked_box(s_, s_.round.turn.box);
        s_.round.turn = {static_cast<std::uint8_t>(next), 0};
        if (next == 0) s_.round.stage = after;
    }
    // Any other decision on a pair is a decision not to split it.
    void decline_pair(HandId id) {
        const int value = cards::points(hand_of(id).cards[0].rank);
        Box& box = s_.round.boxes[id.box];
        box.declined_pair_values =
            static_cast<std::uint16_t>(box.declined_pair_values | (1 << value));
    }
    void count_wager(Player& player) {
        if (player.attendance.shoe != s_.cards.shoe_number) {
            player.attendance.shoe = s_.cards.shoe_number;
            player.attendance.first_bet_round = s_.cards.shoe_round;
            player.attendance.rounds_bet = 0;
        }
        // A player on several boxes has wagered once on the round.
        if (player.attendance.rounds_bet > 0 &&
            player.attendance.last_bet_round == s_.cards.shoe_round)
            return;
        player.attendance.last_bet_round = s_.cards.shoe_round;
        ++player.attendance.rounds_bet;
    }
    // Rounds that a player sits out count while every other seat is taken.
    void count_idle() {
        int seated = 0;
        for (const Player& player : s_.people.players) seated += player.seat != 0 ? 1 : 0;
        const bool full = seated >= s_.setup.boxes;
        for (Player& player : s_.people.players) {
            const bool bets = player.attendance.shoe == s_.cards.shoe_number &&
                              player.attendance.rounds_bet > 0 &&
                              player.attendance.last_bet_round == s_.cards.shoe_round;
            player.attendance.rounds_idle =
                bets || player.seat == 0 || !full ? 0 : player.attendance.rounds_idle + 1;
        }
    }
    void come_back(PlayerId player) {
        s_.people.players[player].absence = Absence::here;
        s_.people.players[player].left = false;
    }
    void end_round() {
        s_.round.stage = Stage::settled;
        s_.round.turn = {};
        if (s_.sign.announced && s_.sign.announced->rounds_to_wait > 0)
            --s_.sign.announced->rounds_to_wait;
        for (Player& player : s_.people.players) {
            player.declined_others = player.asked_for_advice = false;
            player.absence = player.left ? Absence::away : Absence::here;
        }
    }
    // The layout is cleared and its cards go to the rack: what comes is another round.
    void begin_round() {
        const auto rack = [&](const PlayedHand& hand) {
            if (hand.removed) return;
            const auto cards = hand.cards.cards();
            s_.cards.discards.insert(s_.cards.discards.end(), cards.begin(), cards.end());
        };
        for (const Box& box : s_.round.boxes) {
            for (int hand = 0; hand < box.hand_count; ++hand) rack(box.hands[at(hand)]);
        }
        rack(s_.round.dealer);
        // One to copy from: making each anew takes a tenth of the time that a round takes.
        static const Round new_round{};
        const std::uint32_t number = s_.round.number;
        s_.round = new_round;
        s_.round.number = number;
    }
    void forget_trigger() {
        s_.round.button_triggered = false;
        s_.round.triggered_slot = 0;
    }
    void close_rescue() {
        s_.round.rescue_open = false;
        for (Box& box : s_.round.boxes) {
            for (PlayedHand& hand : box.hands) {
                for (Stake& stake : hand.stakes) stake.may_withdraw = false;
            }
        }
    }

    State& s_;
};

}  // namespace croupier::table
