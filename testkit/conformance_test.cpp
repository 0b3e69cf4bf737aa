// What must hold in every game of every book, whatever people do.
#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "table/event_json.hpp"
#include "table/offers.hpp"
#include "testkit/cards_accounted.hpp"
#include "testkit/command_words.hpp"
#include "testkit/every_game.hpp"
#include "testkit/settlement_oracle.hpp"

namespace croupier::testkit {
namespace {

using table::Answer;
using table::Box;
using table::Command;
using table::Decision;
using table::Event;
using table::HandId;
using table::Money;
using table::nothing;
using table::Offer;
using table::PlayedHand;
using table::PlayerId;
using table::Stage;
using table::State;

using Events = std::span<const Event>;

std::size_t at(int index) { return static_cast<std::size_t>(index); }
std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

template <class... Args>
void must(bool holds, fmt::format_string<Args...> text, Args&&... args) {
    if (!holds) RC_FAIL(fmt::format(text, std::forward<Args>(args)...));
}

std::string words(Money amount) { return ledger::to_string(amount); }

bool in_round(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}

std::vector<PlayerId> everybody(const State& state) {
    std::vector<PlayerId> people;
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        people.push_back(static_cast<PlayerId>(p));
    }
    return people;
}

// The chips of one bettor that lie on one box.
Money lying_on(const State& state, const Box& box, int index) {
    const table::Bettor& bettor = box.bettors[at(index)];
    if (state.round.stage == Stage::betting) return bettor.placed;
    Money lying = bettor.insurance;
    if (bettor.excess_due) lying += bettor.placed - bettor.counts;
    for (int hand = 0; hand < box.hand_count; ++hand) {
        const table::Stake& stake = box.hands[at(hand)].stakes[at(index)];
        if (stake.live) lying += stake.base + stake.added;
    }
    return lying;
}

Money lying_of(const State& state, PlayerId player) {
    Money lying = nothing;
    for (int number = 1; number <= state.setup.boxes; ++number) {
        const Box& box = state.box(number);
        const int index = bettor_index(box, player);
        if (index >= 0) lying += lying_on(state, box, index);
    }
    for (const table::Cover& cover : state.round.covers) {
        if (cover.insurer == player) lying += cover.amount;
    }
    for (const table::OptionWager& wager : state.round.option_wagers) {
        if (wager.player == player && wager.is != table::OptionWagerIs::done) lying += wager.placed;
    }
    for (const table::Ante& ante : state.round.antes) {
        if (ante.player == player && !ante.collected) lying += ante.amount;
    }
    return lying;
}

class ChipsLook final : public EventWatch {
public:
    explicit ChipsLook(const RandomSession&) {}

    void after(const State& state, const Order& order, const Decision& decision,
               Events events) override {
        EventWatch::after(state, order, decision, events);
        must(state.ledger.sum() == nothing, "the ledger sums to {}", words(state.ledger.sum()));
        Money held = nothing;
        Money stacks = nothing;
        Money layouts = nothing;
        for (const PlayerId player : everybody(state)) {
            const Money lying = lying_of(state, player);
            must(on_layout(state, player) == lying, "{} has {} on the layout and an account of {}",
                 state.player(player).name, words(lying), words(on_layout(state, player)));
            held += chips_of(state, player) + on_layout(state, player);
            stacks += in_stack(state, player);
            layouts += on_layout(state, player);
        }
        const Money outside = state.ledger.balance(table::accounts::cage);
        must(outside == taken_away_ - bought_, "the cage has {}; {} was bought and {} taken away",
             words(outside), words(bought_), words(taken_away_));
        must(outside + house_win(state) + state.ledger.balance(table::accounts::held) + stacks +
                     layouts ==
                 nothing,
             "the accounts of the table do not add up to nothing");
        must(float_of(state) == house_win(state) - bought_, "the float is {}, won {} and sold {}",
             words(float_of(state)), words(house_win(state)), words(bought_));
        must(state.ledger.balance(table::accounts::held) == seized_, "{} is held and {} was seized",
             words(state.ledger.balance(table::accounts::held)), words(seized_));
        must(house_win(state) == bought_ - seized_ - held, "the house won {} and the players {}",
             words(house_win(state)), words(held + seized_ - bought_));
    }

protected:
    void after_event(const State& state, const Event& event) override {
        if (const auto* e = get_if<table::ChipsBought>(&event.what)) bought_ += e->amount;
        if (const auto* e = get_if<table::MoneySeized>(&event.what)) seized_ += e->amount;
        if (const auto* e = get_if<table::PlayerLeft>(&event.what)) taken_away_ += e->amount;
        if (const auto* e = get_if<table::ChipsBroughtBack>(&event.what)) taken_away_ -= e->amount;
        for (const PlayerId player : everybody(state)) {
            const table::Player& person = state.player(player);
            must(in_stack(state, player) >= nothing, "{} has a stack of {}", person.name,
                 words(in_stack(state, player)));
            must(person.taken_away >= nothing, "{} has taken {} away", person.name,
                 words(person.taken_away));
            must(person.left || person.taken_away == nothing,
                 "{} is at the table, and {} of theirs is not", person.name,
                 words(person.taken_away));
            must(on_layout(state, player) >= nothing, "{} has {} on the layout",
                 state.player(player).name, words(on_layout(state, player)));
        }
    }

private:
    Money bought_{};
    Money seized_{};
    Money taken_away_{};
};

TEST(Conformance, NoChipIsMadeOrLost) { holds_in_every_game<ChipsLook>(800); }

std::string in_words(const State& state, const Event& event) {
    return table::to_json(state, event).dump();
}

// Replays a log from the start up to places noted on the way.
class ReplayLook final : public Watch {
public:
    explicit ReplayLook(const RandomSession& session)
        : again_(session.table.setup), chance_(session.seed) {}

    void opened(const State& state, Events events) override {
        add(events);
        same_events(state, events, again_.events());
    }
    void after(const State& state, const Order& order, const Decision& decision,
               Events events) override {
        add(events);
        const Decision second = again_.perform(order.command, order.by);
        must(second.answer == decision.answer, "the second table answers otherwise");
        same_events(state, events, again_.events());
        if (once_in(chance_, 8)) {
            const std::string bytes = to_bytes(state);
            must(to_bytes(replayed()) == bytes, "{} events replay to another state", log_.size());
            const auto read = table::state_of_bytes(bytes, rulebooks::all());
            must(read && *read == state && to_bytes(*read) == bytes,
                 "the bytes of a state are read as another");
            again_ = table::Table(log_);
        }
    }

private:
    void add(Events events) { log_.insert(log_.end(), events.begin(), events.end()); }

    [[nodiscard]] State replayed() const {
        State state;
        for (const Event& event : log_) apply(state, event);
        return state;
    }
    void same_events(const State& state, Events live, Events second) {
        must(live.size() == second.size(), "{} events, the second time {}", live.size(),
             second.size());
        for (std::size_t i = 0; i < live.size(); ++i) {
            const std::string first = in_words(state, live[i]);
            const std::string again = in_words(state, second[i]);
            must(first == again, "{}, the second time {}", first, again);
        }
        must(state == again_.state(), "the second table is in another state");
    }

    table::Table again_;
    chance::Seeded chance_;
    std::vector<Event> log_;
};

TEST(Conformance, AReplayComesToTheSameStateAndTheSameEvents) {
    holds_in_every_game<ReplayLook>(120);
}

// Asks for every decision, on hands that are there and on some that are not.
class OffersLook final : public Watch {
public:
    explicit OffersLook(const RandomSession& session) : chance_(session.seed) {}

    void after(const State& state, const Order&, const Decision&, Events) override {
        if (state.people.players.empty()) return;
        for (int number = 0; number <= state.setup.boxes + 1; ++number) {
            const bool on_layout = number >= 1 && number <= state.setup.boxes;
            const int hands = on_layout ? state.box(number).hand_count : 0;
            std::vector<PlayerId> people{one_of(chance_, everybody(state))};
            for (int i = 0; on_layout && i < state.box(number).bettor_count; ++i) {
                people.push_back(state.box(number).bettors[at(i)].player);
            }
            const PlayerId awaited = table::awaited(state);
            if (awaited != table::nobody &&
                std::count(people.begin(), people.end(), awaited) == 0) {
                people.push_back(awaited);
            }
            for (int hand = 0; hand <= hands; ++hand) {
                for (const PlayerId player : people) compare(state, player, {u8(number), u8(hand)});
            }
        }
    }

private:
    void compare(const State& state, PlayerId player, HandId hand) {
        const std::vector<Offer> offered = table::offers(state, player, hand);
        const auto expect = [&](Offer offer, std::initializer_list<Command> ways) {
            const bool listed = std::count(offered.begin(), offered.end(), offer) == 1;
            bool accepted = false;
            for (const Command& way : ways) accepted = accepted || accepts(state, way);
            must(listed == accepted, "{} {} on {}.{} is {}offered and {}",
                 state.player(player).name, to_string(offer), hand.box, hand.hand + 1,
                 listed ? "" : "not ", accepted ? "accepted" : "refused");
        };
        const Money step = state.setup.step;
        const bool bettor = hand.box >= 1 && hand.box <= state.setup.boxes &&
                            bettor_index(state.box(hand.box), player) >= 0;
        const Money least = bettor && hand.hand < state.box(hand.box).hand_count
                                ? table::least_double_on(state, player, hand)
                                : step;
        expect(Offer::hit, {table::Hit{player, hand}});
        expect(Offer::stand, {table::Stand{player, hand}});
        expect(Offer::split, {table::Split{player, hand}});
        expect(Offer::stay, {table::Stay{player, hand}});
        expect(Offer::double_,
               {table::Double{player, hand, least}, table::Double{player, hand, nothing},
                table::Double{player, hand, step}});
        expect(Offer::withdraw_double, {table::WithdrawDouble{player, hand}});
        if (hand.hand != 0) return;
        expect(Offer::press_button, {table::PressButton{player, hand.box}});
        expect(Offer::surrender, {table::SurrenderHand{player, hand.box}});
        if (!bettor) return;
        const Money unit = table::least_insurance_on(state);
        expect(Offer::insurance,
               {table::Insure{player, hand.box, unit, table::nobody},
                table::Insure{player, hand.box, {2 * unit.cents}, table::nobody},
                table::Insure{player, hand.box, table::most_insurance_on(state, player, hand.box),
                              table::nobody}});
        expect(Offer::even_money, {table::TakeEvenMoney{player, hand.box}});
    }
    bool accepts(const State& state, const Command& command) {
        std::vector<Event> events;
        const Decision decision = table::decide(state, command, events);
        must(decision.answer != Answer::refused || events.empty(), "a refused command has events");
        return decision.answer == Answer::done && !by_courtesy(events);
    }
    // A press that pays nothing is allowed and is not an offer.
    static bool by_courtesy(Events events) {
        return std::any_of(events.begin(), events.end(), [](const Event& event) {
            const auto* pressed = get_if<table::ButtonPressed>(&event.what);
            return pressed && !pressed->counts;
        });
    }

    chance::Seeded chance_;
};

TEST(Conformance, WhatIsOfferedIsWhatIsAccepted) { holds_in_every_game<OffersLook>(200); }

class ClausesLook final : public Watch {
public:
    explicit ClausesLook(const RandomSession& session) : book_(*session.table.book) {}

    void opened(const State& state, Events events) override { cited(state, events); }
    void after(const State& state, const Order& order, const Decision& decision,
               Events events) override {
        cited(state, events);
        if (decision.answer == Answer::refused) {
            must(found(decision.refusal.because),
                 "the refusal of '{}' cites no clause, or one "
                 "that the book has not",
                 testkit::in_words(state, order));
            must(!decision.refusal.reason.empty(), "the refusal of '{}' gives no reason",
                 testkit::in_words(state, order));
        }
    }

private:
    void cited(const State& state, Events events) {
        for (const Event& event : events) {
            if (!found(event.because)) RC_FAIL(in_words(state, event));
        }
    }
    // Whether a clause is cited, each one is a row of the book or the house's, and there would be
    // room for one more.
    [[nodiscard]] bool found(const table::Because& because) const {
        for (const rules::Clause& clause : because.all()) {
            if (clause != rules::house() && !rules::may_cite(book_, clause)) return false;
        }
        return !because.empty() && !because.full();
    }

    const rules::Book& book_;
};

TEST(Conformance, EveryEventAndEveryRefusalCitesAClauseOfItsBook) {
    holds_in_every_game<ClausesLook>(900);
}

// Cards to each hand, and a word of each bettor to each of them, many times over.
constexpr int answers_per_round_max = 2000;

// A new card to be checked, a shuffle of cards that were seen, a cut, and what the stage waits for.
constexpr int waits_max = 5;

// Plays the round of a copied state to its end with whatever is awaited.
class WayOnLook final : public Watch {
    class Supply final : public host::Supply {
    public:
        explicit Supply(chance::Source& chance) : chance_(chance) {}
        [[nodiscard]] bool knows_cards() const override { return true; }
        void arrange(std::span<table::Card> cards) override { chance::shuffle(cards, chance_); }
        [[nodiscard]] int slot(const State& state) override { return random_slot(state, chance_); }

    private:
        chance::Source& chance_;
    };

public:
    explicit WayOnLook(const RandomSession& session) : chance_(session.seed) {}

    void after(const State& state, const Order&, const Decision&, Events) override {
        if (!in_round(state)) return;
        check(state);
        if (once_in(chance_, 6)) play_out(state);
    }

private:
    void check(const State& state) {
        if (table::dealer_is_due(state)) return;
        if (officials_awaited(state)) {
            must(accepts(state, table::Reconstruct{}) || accepts(state, table::VoidRound{}),
                 "play has stopped for an error, and no remedy is open");
            return;
        }
        if (staff_owes_care(state)) {
            must(accepts(state, table::GoOn{}), "nobody can check or cut the cards");
            return;
        }
        if (const PlayerId gone = table::direction_awaited(state); gone != table::nobody) {
            must(accepts(state, mark(gone)), "nobody can have the hand of {} played",
                 state.player(gone).name);
            return;
        }
        going_on_ends_the_wait(state);
        const PlayerId player = table::awaited(state);
        // A prize that an accident drew stands when the dealer goes on.
        if (player == table::nobody) {
            must(staff_may_press(state) || state.round.triggered_slot != 0,
                 "nobody is awaited and the dealer is not due at {}",
                 phase_word(state.round.stage));
            return;
        }
        must(!table::hands_open_to(state, player).empty() ||
                 accepts(state, table::Decline{player}) || accepts(state, mark(player)),
             "{} is awaited and can do nothing", state.player(player).name);
    }
    // After `dealer goes on`, once for each thing that is awaited, only a decision on the hand in
    // turn is left.
    static void going_on_ends_the_wait(State state) {
        int times = 0;
        while (!table::dealer_is_due(state) && !hand_awaited(state) && !officials_awaited(state) &&
               table::direction_awaited(state) == table::nobody) {
            must(times++ < waits_max, "the dealer goes on and something is still awaited at {}",
                 phase_word(state.round.stage));
            must(accept(state, table::GoOn{}), "the dealer may not go on at {}",
                 phase_word(state.round.stage));
        }
    }
    // Whether the staff owes a check or a cut, which the dealer's going on stands for.
    static bool staff_owes_care(const State& state) {
        return state.cards.preparing.substitute ||
               state.cards.preparing.cards == table::CardsAre::shuffled;
    }
    // Whether play has stopped until somebody puts it right: an error, a machine out of order.
    static bool officials_awaited(const State& state) {
        return state.round.by_hand.stopped || (state.cards.machine_failed && state.continuous());
    }
    // Whether nothing but a decision on the hand in turn is awaited.
    static bool hand_awaited(const State& state) {
        const PlayerId player = table::awaited(state);
        if (player == table::nobody || state.round.stage != Stage::play) return false;
        const std::vector<Offer> open = table::offers(state, player, state.round.turn);
        const auto is_open = [&](Offer offer) {
            return std::find(open.begin(), open.end(), offer) != open.end();
        };
        return !is_open(Offer::stay) &&
               (is_open(Offer::hit) || is_open(Offer::split) || is_open(Offer::stand));
    }
    // Whether somebody may say when the dealer's missing card shall come.
    static bool choice_open(const State& state) {
        return state.round.by_hand.dealer_card == table::ByHand::DealerCard::asked &&
               state.round.stage == Stage::play && state.round.dealer.cards.empty();
    }
    // Whether a prize waits for a member of the staff, since every player has declined.
    static bool staff_may_press(const State& state) {
        return std::any_of(state.round.option_wagers.begin(), state.round.option_wagers.end(),
                           [&](const table::OptionWager& wager) {
                               return wager.is == table::OptionWagerIs::wins_prize &&
                                      accepts(state, table::PressButton{table::nobody, wager.box});
                           });
    }
    // Where no card comes, the round stays as it is until somebody declares it void.
    void play_out(const State& from) {
        Supply supply(chance_);
        host::Host host(table::Table(from), supply,
                        {host::OrderKnown::when_due, host::Unfinished::left});
        const State& state = host.state();
        int answers = 0;
        while (in_round(state)) {
            must(answers++ < answers_per_round_max, "the round does not end");
            if (table::dealer_is_due(state)) {
                dealer_acts(host);
                continue;
            }
            check(state);
            if (officials_awaited(state)) {
                must(accept(host, table::Reconstruct{}) || accept(host, table::VoidRound{}),
                     "no remedy is accepted");
                continue;
            }
            if (staff_owes_care(state)) {
                must(accept(host, table::GoOn{}), "nobody can check or cut the cards");
                continue;
            }
            if (const PlayerId gone = table::direction_awaited(state); gone != table::nobody) {
                must(accept(host, mark(gone)), "the direction is refused");
                continue;
            }
            const PlayerId player = table::awaited(state);
            if (choice_open(state) && once_in(chance_, 2)) {
                const bool first = once_in(chance_, 2);
                if (accept(host, table::ChooseDealerCard{player, state.round.turn.box, first}))
                    continue;
            }
            if (player == table::nobody || once_in(chance_, 10)) {
                must(accept(host, table::GoOn{}), "the dealer may not go on");
                if (player == table::nobody || !host.events().empty()) continue;
            }
            if (accept(host, random_answer(state, player, chance_))) continue;
            must(accept(host, table::Decline{player}) || accept(host, mark(player)),
                 "{} has no way on", state.player(player).name);
        }
    }
    static void dealer_acts(host::Host& host) {
        if (host.perform(table::Proceed{}).done()) {
            must(!host.events().empty(), "the dealer is due and does nothing at {}",
                 phase_word(host.state().round.stage));
            return;
        }
        must(accept(host, table::VoidRound{}),
             "no card can be brought, and the round cannot be voided");
    }
    static Command mark(PlayerId player) {
        return table::MarkAbsent{player, table::Absence::marked_idle};
    }
    static bool accept(host::Host& host, const Command& command) {
        if (host::would_refuse(host.state(), command)) return false;
        host.perform(command);
        return true;
    }
    static bool accept(State& state, const Command& command) {
        std::vector<Event> events;
        if (table::decide(state, command, events).answer != Answer::done) return false;
        for (const Event& event : events) apply(state, event);
        return true;
    }
    static bool accepts(const State& state, const Command& command) {
        std::vector<Event> events;
        return table::decide(state, command, events).answer == Answer::done;
    }

    chance::Seeded chance_;
};

TEST(Conformance, ThereIsAlwaysAWayOnAndEveryRoundEnds) { holds_in_every_game<WayOnLook>(600); }

class CardsLook final : public EventWatch {
public:
    explicit CardsLook(const RandomSession&) {}

protected:
    void after_event(const State& state, const Event& event) override {
        const std::string amiss = cards_amiss(state);
        if (!amiss.empty()) RC_FAIL(fmt::format("{}: {}", in_words(state, event), amiss));
    }
};

TEST(Conformance, EveryCardIsInTheShoeOnTheLayoutBesideItOrInTheRack) {
    holds_in_every_game<CardsLook>(600);
}

class RefusalLook final : public Watch {
public:
    explicit RefusalLook(const RandomSession& session) : chance_(session.seed) {}

    void before(const State& state, const Order&) override { before_ = state; }
    void after(const State& state, const Order&, const Decision& decision, Events events) override {
        if (decision.answer != Answer::refused) return;
        must(events.empty(), "a refused command has {} events", events.size());
        must(state == before_, "a refused command has changed the state");
        if (!once_in(chance_, 20)) return;
        must(to_bytes(state) == to_bytes(before_), "a refused command has changed the bytes");
    }

private:
    State before_{};
    chance::Seeded chance_;
};

TEST(Conformance, ARefusedCommandChangesNothing) { holds_in_every_game<RefusalLook>(300); }

// What the dealer's hand is still needed for.
struct Open {
    bool totals{false};
    bool blackjacks{false};
};

Open open_wagers(const State& state) {
    Open open;
    for (const Box& box : state.round.boxes) {
        for (int hand = 0; hand < box.hand_count; ++hand) {
            const PlayedHand& played = box.hands[at(hand)];
            const bool natural =
                played.natural || (box.hand_count == 1 && played.cards.ace_and_ten());
            // A card too many has lost it already.
            if (!natural && played.cards.total_with(played.aces_at_one).bust()) continue;
            for (int i = 0; i < box.bettor_count; ++i) {
                const bool given_up = box.bettors[at(i)].surrender == table::Surrender::surrendered;
                if (!played.stakes[at(i)].live) continue;
                (natural || given_up ? open.blackjacks : open.totals) = true;
            }
        }
    }
    return open;
}

class DealerLook final : public EventWatch {
public:
    explicit DealerLook(const RandomSession&) {}

protected:
    void before_event(const State& state, const Event& event) override {
        if (holds_alternative<table::NoMoreBets>(event.what)) finished_ = false;
        if (holds_alternative<table::RoundRewound>(event.what)) finished_ = false;
        if (const auto* dealt = get_if<table::CardDealt>(&event.what)) {
            if (dealt->hand == table::dealers_hand) draws(state);
        }
        if (holds_alternative<table::DealerFinished>(event.what)) finishes(state);
    }

private:
    [[nodiscard]] static bool must_draw(const State& state) {
        const table::Total total = state.round.dealer.cards.total();
        const bool hits = state.rules().soft_17.value == rules::Soft17::hit;
        return total.points < 17 || (total.points == 17 && total.soft && hits);
    }
    void draws(const State& state) const {
        must(!finished_, "the dealer draws after the hand was finished");
        const Open open = open_wagers(state);
        const int cards = state.round.dealer.cards.size();
        if (cards == 1) {
            must(open.totals || open.blackjacks || state.round.insurance_open ||
                     state.rules().dealer_second_card.value == rules::SecondCard::always,
                 "the dealer takes a second card though nothing depends on it");
        }
        if (cards < 2) return;
        must(must_draw(state), "the dealer draws to {}", state.round.dealer.cards.total().points);
        must(open.totals, "the dealer draws though no total is to be beaten");
    }
    void finishes(const State& state) {
        finished_ = true;
        const Open open = open_wagers(state);
        const int cards = state.round.dealer.cards.size();
        must(!state.round.insurance_open,
             "insurance is not settled when the dealer's hand is finished");
        must(cards >= 2 || !(open.totals || open.blackjacks), "the dealer has no second card");
        must(!open.totals || !must_draw(state), "the dealer stops at {}",
             state.round.dealer.cards.total().points);
    }

    bool finished_{false};
};

TEST(Conformance, TheDealerDrawsJustAsTheRuleInForceSays) { holds_in_every_game<DealerLook>(1500); }

// Sets each player's chips at the start of a round beside those at its end, and the tournament
// entries too.
class SettlementLook final : public EventWatch {
public:
    explicit SettlementLook(const RandomSession&) {}

protected:
    void before_event(const State& state, const Event& event) override {
        oracle_.note(event);
        if (const auto* e = get_if<table::ChipsBought>(&event.what)) brings(e->player, e->amount);
        if (const auto* e = get_if<table::MoneySeized>(&event.what)) brings(e->player, -e->amount);
        if (!holds_alternative<table::RoundEnded>(event.what)) return;
        const auto changes = oracle_.changes(state);
        if (!changes) return;
        for (const PlayerId player : everybody(state)) {
            const Money change = chips_of(state, player) - start_[player];
            must(change == (*changes)[player], "round {}: {} got {} and should have got {}",
                 state.round.number, state.player(player).name, words(change),
                 words((*changes)[player]));
            const auto entries = state.player(player).tournament_entries - entries_[player];
            const auto due = oracle_.entries(state)[player];
            must(entries == due, "round {}: {} got {} tournament entries and should have got {}",
                 state.round.number, state.player(player).name, entries, due);
        }
    }
    void after_event(const State& state, const Event& event) override {
        for (auto* each : {&start_, &start_before_})
            each->resize(state.people.players.size(), nothing);
        for (auto* each : {&entries_, &entries_before_})
            each->resize(state.people.players.size(), 0);
        if (holds_alternative<table::RoundResumed>(event.what)) {
            start_ = start_before_;
            entries_ = entries_before_;
        }
        if (!holds_alternative<table::BettingOpened>(event.what)) return;
        start_before_ = start_;
        entries_before_ = entries_;
        for (const PlayerId player : everybody(state)) {
            start_[player] = chips_of(state, player);
            entries_[player] = state.player(player).tournament_entries;
        }
    }

private:
    void brings(PlayerId player, Money amount) {
        start_[player] += amount;
        start_before_[player] += amount;
    }

    SettlementOracle oracle_;
    std::vector<Money> start_;
    std::vector<Money> start_before_;  // of the round before, which may be taken up again
    std::vector<std::uint32_t> entries_;
    std::vector<std::uint32_t> entries_before_;
};

TEST(Conformance, EveryRoundPaysWhatAnIndependentReckoningPays) {
    holds_in_every_game<SettlementLook>(3000);
}

}  // namespace
}  // namespace croupier::testkit
