// What must hold of a round that was dealt wrongly and put right, or declared void.
#include <algorithm>
#include <utility>

#include <fmt/core.h>

#include "table/offers.hpp"
#include "testkit/every_game.hpp"

namespace croupier::testkit {
namespace {

using table::Answer;
using table::Card;
using table::Choice;
using table::Command;
using table::Event;
using table::HandId;
using table::Money;
using table::nothing;
using table::PlayerId;
using table::Stage;
using table::State;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

template <class... Args>
void must(bool holds, fmt::format_string<Args...> text, Args&&... args) {
    if (!holds) RC_FAIL(fmt::format(text, std::forward<Args>(args)...));
}

std::string words(Money amount) { return ledger::to_string(amount); }

std::string words(std::span<const Card> cards) {
    std::string all;
    for (const Card card : cards) all += to_string(card) + ' ';
    return all;
}

// What each player has brought to the table so far, less what was seized.
class Brought {
public:
    void note(const State& state, const Event& event) {
        brought_.resize(state.people.players.size(), nothing);
        if (const auto* e = get_if<table::ChipsBought>(&event.what)) {
            brought_[e->player] += e->amount;
        }
        if (const auto* e = get_if<table::MoneySeized>(&event.what)) {
            brought_[e->player] -= e->amount;
        }
    }
    void add(PlayerId player, Money amount) { brought_[player] += amount; }
    [[nodiscard]] Money of(PlayerId player) const {
        return player < brought_.size() ? brought_[player] : nothing;
    }

private:
    std::vector<Money> brought_;
};

// The same round once more at a table whose dealer makes no mistake: the cards as they were drawn
// and the decisions that were kept, but nothing of how a round is put right.
class SecondTable {
public:
    // `now` with its round as it was at the start, and the books of then.
    SecondTable(const table::Moment& start, const ledger::Ledger& books, const State& now,
                const std::vector<Card>& drawn)
        : state_(now) {
        go_back(state_, start);
        state_.ledger = books;
        state_.setup.dealer = table::DealerMode::automatic;
        state_.round.by_hand = {};
        state_.cards.strays.clear();
        state_.cards.face_up.clear();
        state_.cards.cutting = {};
        state_.cards.preparing = {};
        state_.cards.preparing.substitute = now.cards.preparing.substitute;
        state_.cards.shoe = cards::Shoe();
        state_.cards.shoe.take_back(drawn);
        state_.cards.shoe.arrange(drawn);
        state_.cards.burnt_unseen = 0;
        while (state_.ledger.accounts() < now.ledger.accounts()) state_.ledger.open();
        for (table::Player& player : state_.people.players) player.taken_away = nothing;
        state_.round.insurance_overlooked = now.round.insurance_overlooked;
    }

    [[nodiscard]] const State& state() const { return state_; }

    void bring(PlayerId player, Money amount) {
        const auto stack = table::accounts::stack(player);
        if (amount > nothing) {
            state_.ledger.post_outside_rounds({table::accounts::cage, stack, amount});
        } else {
            state_.ledger.post_outside_rounds({stack, table::accounts::held, -amount});
        }
    }

    // Plays on until a card is due that was not drawn, or somebody has to decide anew. Decisions
    // that were kept come before anything that the dealer would do for people who have gone since.
    void play(const std::vector<Choice>& kept) {
        auto choice = kept.begin();
        while (state_.round.stage < Stage::settled) {
            if (choice != kept.end() && take(*choice)) {
                ++choice;
                continue;
            }
            if (table::dealer_is_due(state_)) {
                std::vector<Event> events;
                const Answer answer = table::decide_next_act(state_, events);
                if (answer != Answer::done) return;
                apply_all(events);
                continue;
            }
            while (choice != kept.end() && comes_by_itself(*choice)) ++choice;
            if (choice == kept.end()) return;
            if (is_ending(*choice)) {
                std::vector<Event> events;
                must(table::decide(state_, table::GoOn{}, events).answer == Answer::done,
                     "the dealer may not go on at the second table");
                apply_all(events);
                ++choice;
                continue;
            }
            must(take(*choice), "a decision that was kept ({}, {} on {}.{}) is refused there",
                 static_cast<int>(choice->is), choice->player, choice->hand.box,
                 choice->hand.hand + 1);
            ++choice;
        }
    }

private:
    static bool is_ending(const Choice& choice) {
        return choice.is >= Choice::Is::end_insurance && choice.is <= Choice::Is::end_rescue;
    }
    // The dealer's ending an offer is kept like a decision, and so is not following a double or a
    // split; either may have come without anybody's saying so, or have nothing to end.
    [[nodiscard]] bool comes_by_itself(const Choice& choice) const {
        if (choice.is == Choice::Is::stay) {
            std::vector<Event> events;
            return table::decide(there(choice.player), command_of(choice), events).answer !=
                   Answer::done;
        }
        return (choice.is == Choice::Is::end_insurance && state_.round.stage != Stage::insurance) ||
               (choice.is == Choice::Is::end_others &&
                state_.round.stage != Stage::others_insurance) ||
               (choice.is == Choice::Is::end_surrender && state_.round.stage != Stage::surrender) ||
               (choice.is == Choice::Is::end_rescue && !state_.round.rescue_open);
    }
    // The table with that person at it.
    [[nodiscard]] State there(PlayerId player) const {
        State state = state_;
        if (player == table::nobody) return state;
        state.people.players[player].absence = table::Absence::here;
        state.people.players[player].left = state.people.players[player].excluded = false;
        return state;
    }
    // Whether the hand waits for a decision.
    [[nodiscard]] bool is_in_turn(HandId id) const {
        if (state_.round.stage != Stage::play || state_.round.turn != id) return false;
        const table::PlayedHand& hand = state_.hand(id);
        return !hand.stood && !hand.owed_card && hand.cards.size() >= 2 && hand.any_live() &&
               !hand.total().bust();
    }
    // Takes a decision if it can be taken now.
    bool take(const Choice& choice) {
        using Is = Choice::Is;
        std::vector<Event> events;
        if (is_ending(choice)) return false;
        switch (choice.is) {
            case Is::press: return press(choice);
            case Is::even_money: return take_even_money(choice);
            case Is::succeed:
                if (!is_in_turn(choice.hand)) return false;
                events.emplace_back(table::Because(),
                                    table::CallerNamed{choice.hand.box, choice.player, false});
                break;
            case Is::refuse_card:
                if (!is_in_turn(choice.hand)) return false;
                events.emplace_back(table::Because(),
                                    table::StrayRefused{choice.player, choice.hand});
                break;
            case Is::absent_play: {
                if (!is_in_turn(choice.hand)) return false;
                State away = state_;
                away.people.players[choice.player].absence = table::Absence::marked_away;
                if (table::decide_next_act(away, events) != Answer::done) return false;
                break;
            }
            case Is::decline:
                if (state_.round.stage > Stage::surrender && !state_.round.rescue_open)
                    return false;
                if (state_.round.stage < Stage::insurance || state_.round.stage == Stage::interim)
                    return false;
                [[fallthrough]];
            default: {
                const State people = there(choice.player);
                if (table::decide(people, command_of(choice), events).answer != Answer::done) {
                    return false;
                }
            }
        }
        if (events.empty()) return false;
        apply_all(events);
        return true;
    }
    // Where one bettor speaks for the box, that one's word has paid the others.
    bool take_even_money(const Choice& choice) {
        const int number = choice.hand.box;
        const table::Box& box = state_.box(number);
        const int index = bettor_index(box, choice.player);
        if (index >= 0 && box.bettors[at(index)].even_money) return true;
        for (int i = 0; i < box.bettor_count; ++i) {
            const PlayerId player = box.bettors[at(i)].player;
            std::vector<Event> events;
            const table::TakeEvenMoney taken{player, number};
            if (table::decide(there(player), taken, events).answer != Answer::done) continue;
            const bool pays = std::any_of(events.begin(), events.end(), [&](const Event& event) {
                const auto* e = get_if<table::WagerPaid>(&event.what);
                return e && e->player == choice.player;
            });
            if (!pays) continue;
            apply_all(events);
            return true;
        }
        return false;
    }
    // Whoever may press there presses, and the button stops where it did.
    bool press(const Choice& choice) {
        for (std::size_t p = 0; p <= state_.people.players.size(); ++p) {
            const PlayerId player =
                p < state_.people.players.size() ? static_cast<PlayerId>(p) : table::nobody;
            std::vector<Event> events;
            const table::PressButton pressed{player, choice.hand.box};
            if (table::decide(there(player), pressed, events).answer != Answer::done) continue;
            const auto* e =
                events.empty() ? nullptr : get_if<table::ButtonPressed>(&events[0].what);
            if (!e || !e->counts) continue;
            apply_all(events);
            events.clear();
            const table::DrawPrize prize{static_cast<int>(choice.amount.cents)};
            must(table::decide(state_, prize, events).answer == Answer::done,
                 "the prize of slot {} is refused at the second table", prize.slot);
            apply_all(events);
            return true;
        }
        return false;
    }
    void apply_all(const std::vector<Event>& events) {
        for (const Event& event : events) apply(state_, event);
    }
    static Command command_of(const Choice& choice) {
        using Is = Choice::Is;
        const PlayerId player = choice.player;
        switch (choice.is) {
            case Is::hit: return table::Hit{player, choice.hand};
            case Is::stand: return table::Stand{player, choice.hand};
            case Is::double_down:
            case Is::follow_double: return table::Double{player, choice.hand, choice.amount};
            case Is::split:
            case Is::follow_split: return table::Split{player, choice.hand};
            case Is::stay: return table::Stay{player, choice.hand};
            case Is::insure:
                return table::Insure{player, choice.hand.box, choice.amount, choice.other};
            case Is::even_money: return table::TakeEvenMoney{player, choice.hand.box};
            case Is::decline: return table::Decline{player};
            case Is::surrender: return table::SurrenderHand{player, choice.hand.box};
            case Is::withdraw_double: return table::WithdrawDouble{player, choice.hand};
            case Is::press:
            case Is::refuse_card:
            case Is::absent_play:
            case Is::succeed:
            case Is::end_insurance:
            case Is::end_others:
            case Is::end_surrender:
            case Is::end_rescue: break;
        }
        return table::GoOn{};
    }

    State state_;
};

// Sets every reconstruction beside the second table.
class ReconstructLook final : public EventWatch {
public:
    explicit ReconstructLook(const RandomSession&) {}

protected:
    void before_event(const State& state, const Event& event) override {
        if (!state.round.by_hand.start) books_ = with_all_chips(state);
        if (const auto* e = get_if<table::RoundRewound>(&event.what)) {
            wrong_ = state;
            burns_first_ = e->burns_first;
        }
        if (holds_alternative<table::BettingOpened>(event.what)) {
            voided_before_ = std::exchange(voided_, {});
            at_start_before_ = at_start_;
            books_before_ = books_;
        }
        if (holds_alternative<table::RoundResumed>(event.what)) {
            voided_ = voided_before_;
            at_start_ = at_start_before_;
            books_ = books_before_;
        }
        if (holds_alternative<table::RoundVoided>(event.what)) before_void_ = state;
        if (const auto* e = get_if<table::WagerReturned>(&event.what)) {
            const bool gone = e->why == table::Returned::voided;
            if (gone) voided_.push_back({e->player, e->hand});
        }
    }
    void after_event(const State& state, const Event& event) override {
        brought_.note(state, event);
        // What voiding an earlier round brings or takes is none of this round's doing.
        const auto* voided = get_if<table::RoundVoided>(&event.what);
        for (std::size_t p = 0; voided && voided->round_before && p < state.people.players.size();
             ++p) {
            const auto player = static_cast<PlayerId>(p);
            brought_.add(player, chips_of(state, player) - chips_of(before_void_, player));
        }
        if (!state.round.by_hand.start) {
            at_start_ = brought_;
        } else if (holds_alternative<table::RoundReconstructed>(event.what)) {
            voids_stand(state);
            if (voided_.empty()) compare(state);
        }
    }

private:
    struct Voided {
        PlayerId player;
        HandId hand;
    };

    // The books as if nobody had taken any chips away.
    static ledger::Ledger with_all_chips(const State& state) {
        ledger::Ledger books = state.ledger;
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            const auto stack = table::accounts::stack(static_cast<PlayerId>(p));
            books.post_outside_rounds(
                {table::accounts::cage, stack, state.people.players[p].taken_away});
        }
        return books;
    }

    // A wager that was declared void or taken back is not in play again.
    void voids_stand(const State& state) const {
        for (const Voided& each : voided_) {
            const table::Box& box = state.box(each.hand.box);
            const int index = bettor_index(box, each.player);
            if (index < 0 || each.hand.hand >= box.hand_count) continue;
            must(!box.hands[each.hand.hand].stakes[at(index)].live,
                 "the void wager of {} on {}.{} is in play again", state.player(each.player).name,
                 each.hand.box, each.hand.hand + 1);
        }
    }
    void compare(const State& state) const {
        std::vector<Card> drawn;
        for (const table::Laid& laid : wrong_.round.by_hand.laid) drawn.push_back(laid.card);
        for (const table::Stray& stray : wrong_.cards.strays) drawn.push_back(stray.card);
        if (burns_first_) drawn.erase(drawn.begin());
        SecondTable second(*state.round.by_hand.start, books_, wrong_, drawn);
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            const auto player = static_cast<PlayerId>(p);
            second.bring(player, brought_.of(player) - at_start_.of(player));
        }
        second.play(state.round.by_hand.choices);
        const State& right = second.state();
        must(state.round.stage == right.round.stage, "the round is at {} and should be at {}",
             phase_word(state.round.stage), phase_word(right.round.stage));
        same_cards(state.round.dealer, right.round.dealer, 0, 0);
        for (int number = 1; number <= state.setup.boxes; ++number) {
            const table::Box& box = state.box(number);
            must(box.hand_count == right.box(number).hand_count,
                 "box {} has {} hands and should have {}", number, box.hand_count,
                 right.box(number).hand_count);
            for (int hand = 0; hand < box.hand_count; ++hand) {
                same_cards(box.hands[at(hand)], right.box(number).hands[at(hand)], number, hand);
            }
        }
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            const auto player = static_cast<PlayerId>(p);
            must(chips_of(state, player) == chips_of(right, player) &&
                     on_layout(state, player) == on_layout(right, player),
                 "{} has {} and {} on the layout, and should have {} and {}",
                 state.player(player).name, words(chips_of(state, player)),
                 words(on_layout(state, player)), words(chips_of(right, player)),
                 words(on_layout(right, player)));
        }
    }
    static void same_cards(const table::PlayedHand& laid, const table::PlayedHand& right, int box,
                           int hand) {
        const auto one = laid.cards.cards();
        const auto other = right.cards.cards();
        must(std::equal(one.begin(), one.end(), other.begin(), other.end()),
             "hand {}.{} is {} and should be {}", box, hand + 1, words(one), words(other));
    }

    State wrong_{};
    ledger::Ledger books_{};  // before the first card of the round
    ledger::Ledger books_before_{};
    State before_void_{};
    bool burns_first_{false};
    std::vector<Voided> voided_;
    std::vector<Voided> voided_before_;  // in the round before, which may be taken up again
    Brought brought_;
    Brought at_start_;
    Brought at_start_before_;
};

TEST(Remedies, AReconstructedRoundIsWhatAnErrorFreeDealWouldHaveBeen) {
    holds_in_every_game<ReconstructLook>(1500);
}

// What a round has brought each player, and what is left of it when the round is void.
class VoidLook final : public EventWatch {
public:
    explicit VoidLook(const RandomSession&) {}

protected:
    void before_event(const State& state, const Event& event) override {
        if (!holds_alternative<table::RoundVoided>(event.what)) return;
        before_.clear();
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            before_.push_back(chips_of(state, static_cast<PlayerId>(p)));
        }
    }
    void after_event(const State& state, const Event& event) override {
        if (const auto* e = get_if<table::RoundVoided>(&event.what)) check(state, *e);
        brought_.note(state, event);
        if (holds_alternative<table::RoundResumed>(event.what)) {
            start_ = start_before_;
            gained_.pop_back();
        }
        if (!holds_alternative<table::BettingOpened>(event.what)) return;
        start_before_ = start_;
        auto& gains = gained_.emplace_back();
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            const auto player = static_cast<PlayerId>(p);
            gains.push_back(own(state, player) - at(start_, player));
        }
        start_.clear();
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            start_.push_back(own(state, static_cast<PlayerId>(p)));
        }
    }

private:
    static Money at(const std::vector<Money>& each, PlayerId player) {
        return player < each.size() ? each[player] : nothing;
    }
    // What a player owns without what was brought: the gains of all rounds so far.
    [[nodiscard]] Money own(const State& state, PlayerId player) const {
        return chips_of(state, player) + on_layout(state, player) - brought_.of(player);
    }
    void check(const State& state, const table::RoundVoided& voided) {
        if (voided.keeps_settled) return;
        for (std::size_t p = 0; p < state.people.players.size(); ++p) {
            const auto player = static_cast<PlayerId>(p);
            const Money chips = chips_of(state, player);
            Money due = voided.round_before ? before_[p] - at(gained_.at(voided.round), player)
                                            : at(start_, player) + brought_.of(player);
            // Nobody owes the house chips, and nobody who has gone gives any back.
            const bool gone = state.player(player).left;
            due = std::max(due, gone ? before_[p] : nothing);
            must(chips == due, "round {} is void: {} has {} and should have {}", voided.round,
                 state.player(player).name, words(chips), words(due));
            if (voided.round_before) {
                // What the round before gives back was not there when this round began.
                if (p < start_.size()) start_[p] += chips - before_[p];
                continue;
            }
            must(on_layout(state, player) == nothing, "round {} is void: {} lies on the layout",
                 voided.round, words(on_layout(state, player)));
        }
        if (voided.round_before) gained_.at(voided.round).clear();
    }

    Brought brought_;
    std::vector<Money> before_;
    std::vector<Money> start_;
    std::vector<Money> start_before_;
    std::vector<std::vector<Money>> gained_;  // by round, before which there is round 0
};

TEST(Remedies, AVoidRoundLeavesEverybodyTheChipsFromBeforeIt) {
    holds_in_every_game<VoidLook>(1500);
}

}  // namespace
}  // namespace croupier::testkit
