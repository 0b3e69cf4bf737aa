// Who sees what, and what is open to whom, while random people play by words at a session.
#include <list>
#include <map>
#include <set>

#include <fmt/core.h>
#include <gtest/gtest.h>

#include "record/parse.hpp"
#include "record/print.hpp"
#include "record/session.hpp"
#include "table/card_event_fields.hpp"
#include "table/describe.hpp"
#include "table/event_fields.hpp"
#include "table/official_event_fields.hpp"
#include "table/option_event_fields.hpp"
#include "testkit/command_words.hpp"
#include "testkit/every_game.hpp"
#include "testkit/random_people.hpp"
#include "view/seen.hpp"
#include "view/view_json.hpp"

namespace croupier::testkit {
namespace {

using cards::Card;
using record::Outcome;
using table::Event;
using table::HandId;
using table::Money;
using table::PlayerId;
using table::Stage;
using table::State;
using view::Choices;
using view::Viewer;

std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

// A table that is run by the words of random people. Whoever derives from it looks in between.
class Talk {
public:
    Talk(const rules::Book& book, const rules::Game& game, std::uint64_t seed)
        : chance_(seed),
          books_{&book},
          at_(random_table(book, game, chance_)),
          people_(chance_),
          session_(books_) {
        for (const record::Statement& statement : at_.header) say(record::print(statement));
        say(fmt::format("seed {}", seed));
        session_.open();
        hear();
        // So that the style is seen often where the book has it.
        if (state().rules().face_down.because && once_in(chance_, 2)) {
            say("inspector approves face-down");
            say("supervisor orders face-down");
        }
    }
    virtual ~Talk() = default;
    Talk(const Talk&) = delete;
    Talk& operator=(const Talk&) = delete;

    // Plays so many statements; gives what is wrong, or nothing.
    [[nodiscard]] std::string play(int statements) {
        for (int i = 0; i < statements && fault_.empty() && !out_of_cards_; ++i) next();
        return fault_.empty() ? "" : fault_ + "\n" + text_;
    }

protected:
    virtual void next() { random_statement(); }
    virtual void on_event(const State&, const Event&) {}

    [[nodiscard]] const State& state() const { return session_.state(); }
    [[nodiscard]] chance::Seeded& chance() { return chance_; }
    [[nodiscard]] const view::Memory& memory() const { return memory_; }
    void fail(std::string fault) {
        if (fault_.empty()) fault_ = std::move(fault);
    }

    void random_statement() {
        const Order order = people_.next(state());
        const auto* join = get_if<table::Join>(&order.command);
        const std::string words =
            join ? fmt::format("{} buys 100", join->name) : in_words(state(), order);
        const auto read = record::parse_line(words);
        // People ask for boxes and amounts that no record can name.
        if (!std::holds_alternative<record::Statement>(read)) return;
        auto statement = std::get<record::Statement>(read);
        if (holds_alternative<record::Remark>(statement.what)) return;
        statement.comment = {};
        say(record::print(statement));
    }
    Outcome::Is say(const std::string& words) {
        lines_.push_back(words);
        const auto read = record::parse_line(lines_.back());
        if (const auto* wrong = std::get_if<record::Fault>(&read)) {
            fail(fmt::format("'{}': {}", words, record::to_string(*wrong)));
            return Outcome::Is::wrong;
        }
        const Outcome outcome = session_.take(std::get<record::Statement>(read));
        text_ += words;
        if (outcome.is == Outcome::Is::refused) {
            refusal_ = outcome.refusal.reason;
            text_ += fmt::format("  # {}", refusal_);
        }
        text_ += '\n';
        if (outcome.is == Outcome::Is::wrong) {
            out_of_cards_ = outcome.wrong == "every card of the decks is on the table";
            if (!out_of_cards_) fail(fmt::format("'{}': {}", words, outcome.wrong));
        }
        if (!session_.is_open()) return outcome.is;
        if (outcome.is == Outcome::Is::done) hear();
        // Cards that were brought for a statement may stay known although it is refused.
        if (outcome.is == Outcome::Is::refused) folded_ = state();
        return outcome.is;
    }
    [[nodiscard]] const std::string& refusal() const { return refusal_; }

    // Somebody who plays, somebody who has not come yet, a spectator, or somebody on duty.
    [[nodiscard]] Viewer random_viewer() {
        const auto& people = state().people.players;
        if (!people.empty() && !once_in(chance_, 4)) {
            const PlayerId awaited = table::awaited(state());
            const auto any = static_cast<PlayerId>(below(chance_, static_cast<int>(people.size())));
            const PlayerId player = awaited != table::nobody && once_in(chance_, 2) ? awaited : any;
            return {player, people[player].name, {}};
        }
        if (once_in(chance_, 4)) return view::viewer_of(state(), "newcomer");
        if (once_in(chance_, 8)) return {};
        const auto role = static_cast<table::Role>(below(chance_, int{table::role_count}));
        return {table::nobody, {}, {{role, state().floor.staff.supervisor}}};
    }

private:
    void hear() {
        for (const Event& event : session_.events()) {
            on_event(folded_, event);
            view::remember(memory_, folded_, event);
            apply(folded_, event);
        }
        if (!(folded_ == state())) fail("the events fold to another state");
    }

    chance::Seeded chance_;
    std::array<const rules::Book*, 1> books_;
    RandomTable at_;
    RandomPeople people_;
    record::Session session_;
    State folded_{};
    view::Memory memory_{};
    std::list<std::string> lines_;  // the statements point into them
    std::string text_;
    std::string fault_;
    std::string refusal_;
    bool out_of_cards_{false};
};

template <class Looking>
void in_every_game(int sessions_usual, int statements) {
    const int sessions = number_in_environment("CROUPIER_CONFORMANCE_RECORDS", sessions_usual);
    const int first = number_in_environment("CROUPIER_CONFORMANCE_SEED", 1);
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            for (int i = 0; i < sessions; ++i) {
                const auto seed =
                    static_cast<std::uint64_t>(first) * 1'000'033 + static_cast<std::uint64_t>(i);
                Looking looking(*book, game, seed);
                ASSERT_EQ(looking.play(statements), "") << game.id << " seed " << seed;
            }
        }
    }
}

// What everybody at the table can see, and what only some can: told from the state alone.
bool may_look(const State& state, PlayerId player, HandId hand, int card) {
    const bool down = card < 2 && ((state.hand(hand).face_down & (1 << card)) != 0);
    if (!down) return true;
    const table::Box& box = state.box(hand.box);
    for (std::size_t i = 0; i < box.bettor_count; ++i) {
        if (box.bettors[i].player == player) return true;
    }
    return false;
}

std::vector<HandId> every_hand(const State& state) {
    std::vector<HandId> hands{table::dealers_hand};
    for (int box = 1; box <= state.setup.boxes; ++box) {
        for (int i = 0; i < state.box(box).hand_count; ++i) hands.push_back({u8(box), u8(i)});
    }
    return hands;
}

std::multiset<std::string> cards_to_see(const State& state, PlayerId player) {
    std::multiset<std::string> seen;
    for (const HandId id : every_hand(state)) {
        const auto& cards = state.hand(id).cards;
        for (int i = 0; i < cards.size(); ++i) {
            if (may_look(state, player, id, i)) seen.insert(to_string(cards[i]));
        }
    }
    return seen;
}

// Every text of the document that is a card.
void cards_in(const nlohmann::ordered_json& json, std::multiset<std::string>& found) {
    if (json.is_string()) {
        const auto text = json.get<std::string>();
        if (cards::parse_card(text)) found.insert(text);
    }
    if (json.is_structured()) {
        for (const auto& each : json) cards_in(each, found);
    }
}

template <class T>
void add_cards(const T&, std::vector<Card>&) {}
void add_cards(const Card& card, std::vector<Card>& all) { all.push_back(card); }
void add_cards(const std::vector<Card>& cards, std::vector<Card>& all) {
    all.insert(all.end(), cards.begin(), cards.end());
}
void add_cards(const std::optional<Card>& card, std::vector<Card>& all) {
    if (card) all.push_back(*card);
}

// Every card that an event holds, by the list of its fields.
std::vector<Card> cards_of(const Event& event) {
    std::vector<Card> all;
    visit(
        [&]<class What>(const What& what) {
            std::apply([&](const auto&... member) { (add_cards(what.*member.at, all), ...); },
                       table::described<What>.members);
        },
        event.what);
    std::erase(all, cards::unseen_card);
    return all;
}

// The same table with other cards wherever the viewer may not look. The public course of the round
// follows from a Blackjack and from 21: these stay what they are.
State otherwise_hidden(const State& state, PlayerId player, chance::Source& chance) {
    State other = state;
    auto parts = other.cards.shoe.parts();
    chance::shuffle(std::span(parts.order), chance);
    if (const auto shoe = cards::Shoe::of(parts)) other.cards.shoe = *shoe;
    const auto another = [&](Card card) {
        card.suit = static_cast<cards::Suit>((static_cast<int>(card.suit) + 1) % cards::suits);
        return card;
    };
    if (other.cards.burnt) other.cards.burnt = another(*other.cards.burnt);
    for (table::Stray& stray : other.cards.strays) {
        if (!stray.seen && !stray.again) stray.card = another(stray.card);
    }
    for (const HandId id : every_hand(state)) {
        if (id.box == 0) continue;
        table::PlayedHand& hand = other.round.boxes[id.box].hands[id.hand];
        const bool open_total = !hand.blackjack() && hand.total().points < cards::best_total;
        cards::Hand changed;
        for (int i = 0; i < hand.cards.size(); ++i) {
            Card card = hand.cards[i];
            if (!may_look(state, player, id, i)) {
                card = another(card);
                // A lower one, so that the hand stays below 21.
                if (open_total && !card.is_ace() && card.rank > cards::Rank::two) {
                    card.rank = static_cast<cards::Rank>(
                        2 + below(chance, std::min(9, static_cast<int>(card.rank)) - 1));
                }
            }
            changed.add(card);
        }
        hand.cards = changed;
    }
    return other;
}

// Nothing that a viewer gets holds a card they may not see, or depends on one.
class SecretLook final : public Talk {
public:
    using Talk::Talk;

private:
    void next() override {
        random_statement();
        if (!once_in(chance(), 3)) return;
        const Viewer viewer = random_viewer();
        const auto json = to_json(view_of(state(), viewer, memory()));
        std::multiset<std::string> found;
        cards_in(json, found);
        const auto allowed = cards_to_see(state(), viewer.player);
        for (const std::string& card : found) {
            if (found.count(card) > allowed.count(card)) {
                fail(fmt::format("{} sees {}: {}", viewer.name, card, json.dump()));
            }
        }
        const State other = otherwise_hidden(state(), viewer.player, chance());
        const std::string text = json.dump();
        const std::string again = to_json(view_of(other, viewer, memory())).dump();
        if (text != again) {
            fail(fmt::format("what {} sees depends on what is hidden:\n{}\n{}", viewer.name, text,
                             again));
        }
    }
    void on_event(const State& before, const Event& event) override {
        const std::vector<Card> held = cards_of(event);
        if (held.empty()) return;
        State after = before;
        apply(after, event);
        // Nobody in particular, and everybody who plays.
        std::vector<Viewer> viewers(1 + before.people.players.size());
        for (std::size_t i = 1; i < viewers.size(); ++i) {
            viewers[i].player = static_cast<PlayerId>(i - 1);
        }
        for (const Viewer& viewer : viewers) {
            const view::Seen seen = view::seen_by(before, event, viewer);
            const std::vector<Card> shown = cards_of(seen.event);
            if (!shown.empty()) compare(before, after, seen.event, shown, viewer);
            if (seen.hidden == (held == shown)) {
                fail("an event does not say whether something of it is hidden");
            }
        }
    }
    void compare(const State& before, const State& after, const Event& event,
                 const std::vector<Card>& shown, const Viewer& viewer) {
        auto allowed = cards_to_see(after, viewer.player);
        for (const std::string& card : cards_to_see(before, viewer.player)) allowed.insert(card);
        for (const table::Stray& stray : after.cards.strays) {
            if (stray.seen) allowed.insert(to_string(stray.card));
        }
        if (const auto* burnt = get_if<table::CardBurnt>(&event.what)) {
            const bool face_down =
                burnt->why == table::Burnt::first_of_shoe || burnt->why == table::Burnt::by_mistake;
            if (!face_down) allowed.insert(to_string(*burnt->card));
        }
        if (const auto* asked = get_if<table::BurntCardShown>(&event.what)) {
            if (asked->player == viewer.player) allowed.insert(to_string(asked->card));
        }
        if (const auto* replaced = get_if<table::CardReplaced>(&event.what)) {
            allowed.insert(to_string(replaced->card));
        }
        for (const Card card : shown) {
            if (!allowed.contains(to_string(card))) {
                fail(fmt::format("an event of kind {} shows the {} to player {}",
                                 table::describe(before, event).event, cards::spoken(card),
                                 viewer.player));
            }
        }
    }
};

TEST(View, HoldsNoCardThatItsViewerMayNotSeeAndDependsOnNone) { in_every_game<SecretLook>(3, 220); }

std::string money(std::int64_t cents) { return ledger::to_string(Money{cents}); }
std::int64_t cents(const std::string& words) { return ledger::parse_money(words).amount.cents; }

// Whatever is open is done when it is said, and what is not is refused.
class OpenLook final : public Talk {
public:
    using Talk::Talk;

    // How often each offer has been taken, in all sessions.
    static std::map<std::string_view, int>& said_of_each() {
        static std::map<std::string_view, int> count;
        return count;
    }

private:
    void next() override {
        if (!once_in(chance(), 3)) {
            random_statement();
            return;
        }
        const Viewer viewer = random_viewer();
        const Choices choices = view::choices_of(state(), viewer, memory());
        in_one_order(choices);
        if (!choices.open.empty() && once_in(chance(), 2)) {
            try_open(viewer, random_open(choices.open));
        } else if (viewer.player != table::nobody) {
            try_other(viewer, choices);
        }
    }
    // Each offer as likely as the others, however many boxes or people it could be about, and
    // what was seldom taken before the others; coming and going is seldom.
    [[nodiscard]] const view::Open& random_open(const std::vector<view::Open>& open) {
        std::map<std::string_view, std::vector<const view::Open*>> of_each;
        for (const view::Open& each : open) of_each[each.offer].push_back(&each);
        if (!once_in(chance(), 12)) {
            for (const char* away :
                 {"leave", "buy", "sit", "excludes", "detains", "announces closure", "closes",
                  "voids round", "voids last-round"}) {
                if (of_each.size() > 1) of_each.erase(away);
            }
        }
        auto chosen = std::next(of_each.begin(), below(chance(), static_cast<int>(of_each.size())));
        if (once_in(chance(), 2)) {
            chosen = std::min_element(of_each.begin(), of_each.end(), [](auto& a, auto& b) {
                return said_of_each()[a.first] < said_of_each()[b.first];
            });
        }
        return *one_of(chance(), chosen->second);
    }
    void in_one_order(const Choices& choices) {
        std::set<int> orders;
        for (const auto& each : choices.open) orders.insert(each.order);
        for (const auto& each : choices.closed) orders.insert(each.order);
        if (orders.size() != choices.open.size() + choices.closed.size()) {
            fail("two offers have the same place");
        }
        for (const auto& each : choices.open) {
            if (!each.clause) fail(fmt::format("'{}' is open by no clause", each.say));
        }
        for (const auto& each : choices.closed) {
            if (!each.clause || each.text.empty()) {
                fail(fmt::format("{} is closed for no reason", each.offer));
            }
        }
    }
    [[nodiscard]] static std::string subject(const Viewer& viewer, const view::Open& open) {
        return open.as ? std::string(table::to_string(*open.as)) : viewer.name;
    }
    static std::string with(const std::string& words, const std::string& amount) {
        std::string filled = words;
        return filled.replace(filled.find("{}"), 2, amount);
    }
    void must_be_done(const std::string& words) {
        if (say(words) == Outcome::Is::refused && refusal() != "the shoe has run out") {
            fail(fmt::format("'{}' is open and refused: {}", words, refusal()));
        }
    }
    void must_be_refused(const std::string& words) {
        if (say(words) == Outcome::Is::done) fail(fmt::format("'{}' is not open and done", words));
    }

    void try_open(const Viewer& viewer, const view::Open& open) {
        ++said_of_each()[open.offer];
        const std::string who = subject(viewer, open) + ' ';
        if (open.amount.empty() || once_in(chance(), 4)) {
            must_be_done(who + open.say);
            return;
        }
        const bool cards = open.amount.starts_with("cuts") || open.amount.starts_with("places");
        if (cards) {
            must_be_done(who + with(open.amount,
                                    once_in(chance(), 2) ? open.amounts.least : open.amounts.most));
            return;
        }
        const std::int64_t least = cents(open.amounts.least);
        const std::int64_t most = cents(open.amounts.most);
        const std::int64_t step = cents(open.amounts.step);
        const auto fit = static_cast<std::uint64_t>((most - least) / step);
        switch (below(chance(), 5)) {
            case 0: must_be_done(who + with(open.amount, open.amounts.least)); break;
            case 1: must_be_done(who + with(open.amount, open.amounts.most)); break;
            case 2:
                if (least - step > 0 && !tolerated(open, least - step)) {
                    must_be_refused(who + with(open.amount, money(least - step)));
                }
                break;
            case 3:
                if (open.offer == "buy") break;  // as much as a record can say
                if (!tolerated(open, most + step)) {
                    must_be_refused(who + with(open.amount, money(most + step)));
                }
                break;
            default: {
                const auto steps = static_cast<std::int64_t>(chance().below(fit + 1));
                must_be_done(who + with(open.amount, money(least + steps * step)));
            }
        }
    }
    // What lies beyond the sign's limits may be taken all the same.
    [[nodiscard]] bool tolerated(const view::Open& open, std::int64_t amount) const {
        if (open.as) return true;  // an amount that an official names has no steps
        if (open.offer == "double" || open.offer == "follow") {
            // Below the least there may be amounts that are no step of it.
            return false;
        }
        if (open.offer != "bet") return false;
        const table::Setup& setup = state().setup;
        const Money least = open.option ? setup.option(*open.option).minimum : setup.minimum;
        if (amount < least.cents) return true;
        return setup.rules.over_maximum.value == rules::OverMaximum::count_to_maximum;
    }

    // Something that no offer is about.
    void try_other(const Viewer& viewer, const Choices& choices) {
        const table::Setup& setup = state().setup;
        const int box = 1 + below(chance(), setup.boxes);
        const int hands = std::max<int>(state().box(box).hand_count, 1);
        const int nth = below(chance(), hands);
        const std::string hand = table::hand_word(state(), {u8(box), u8(nth)});
        const auto other = one_of(chance(), state().people.players).name;
        struct Try {
            std::string_view offer;
            std::string words;
            bool on_hand{false};
        };
        const std::vector<Try> tries = {
            {"hit", "hits " + hand, true},
            {"stand", "stands " + hand, true},
            {"double", "doubles " + hand, true},
            {"split", "splits " + hand, true},
            {"stay", "stays on " + hand, true},
            {"withdraw-double", "withdraws double on " + hand, true},
            {"turn", "turns " + hand, true},
            {"surrender", fmt::format("surrenders {}", box)},
            {"even-money", fmt::format("takes even-money on {}", box)},
            {"insurance",
             fmt::format("insures {} on {}", money(table::least_insurance_on(state()).cents), box)},
            {"press-button", fmt::format("presses button on {}", box)},
            {"keep-prize", fmt::format("keeps prize on {}", box)},
            {"choose", fmt::format("chooses dealer-first on {}", box)},
            {"choose", fmt::format("chooses hand-first on {}", box)},
            {"nominate", fmt::format("nominates {} on {}", other, box)},
            {"sit", fmt::format("sits {}", box)},
            {"withdraw", fmt::format("withdraws {}", box)},
            {"withdraw", fmt::format("withdraws {} insurance", box)},
            {"ante", fmt::format("antes {} on {}", money(setup.ante.cents), box)},
            {"bet", fmt::format("bets {} on {}", money(setup.minimum.cents), box)},
            {"bet", fmt::format("bets {} on {}", money(setup.maximum.cents), box)},
            {"cut", fmt::format("cuts {}", state().cards_in_shoe() / 2)},
            {"decline", "declines"},
            {"decline", "declines cut"},
            {"leave", "leaves"},
            {"buy", "buys 5"},
        };
        const Try& chosen = one_of(chance(), tries);
        for (const view::Open& open : choices.open) {
            const bool same =
                open.offer == chosen.offer ||
                (open.offer == "follow" && (chosen.offer == "double" || chosen.offer == "split"));
            if (same && (chosen.on_hand ? open.hand == hand : open.box == box || open.box == 0)) {
                return;
            }
        }
        const bool dead_chips = chosen.offer == "bet" && setup.rules.over_maximum.value ==
                                                             rules::OverMaximum::count_to_maximum;
        if (dead_chips) return;
        must_be_refused(viewer.name + ' ' + chosen.words);
    }
};

TEST(View, OpenIsExactlyWhatIsAccepted) {
    in_every_game<OpenLook>(5, 400);
    for (const char* offer : {"hit", "stand", "double", "split", "decline", "cut", "bet",
                              "withdraw", "buy", "sit", "leave", "deals", "goes on"}) {
        EXPECT_GT(OpenLook::said_of_each()[offer], 0) << offer;
    }
}

}  // namespace
}  // namespace croupier::testkit
