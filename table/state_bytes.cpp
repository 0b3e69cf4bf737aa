// A state as bytes and back.
#include "rules/slots.hpp"
#include "table/in_bytes.hpp"

namespace croupier::rules {

void put(bytes::Writer& out, const Clause& clause) {
    out.text(clause.book());
    out.text(clause.id());
}

void get(table::TableReader& in, Clause& clause) {
    const std::string_view book = in.text();
    const std::string_view id = in.text();
    clause = {};
    if (id.empty()) return;
    const Book* named = find_book(in.books, book);
    clause = named ? find_clause(*named, id) : house();
    if (!clause || clause.book() != book || clause.id() != id) in.fail();
}

}  // namespace croupier::rules

namespace croupier::table {
namespace {

// Everything of a setup but the game and its rules.
template <class Which, class Do>
void for_each_on_the_sign(Which& setup, Do act) {
    bytes::for_each_member(setup, [&]<class T>(T& each) {
        using Plain = std::remove_cv_t<T>;
        if constexpr (!std::is_same_v<Plain, const rules::Game*> && !std::is_same_v<Plain, Rules>) {
            act(each);
        }
    });
}

// Whether every number that others count by is within its bounds.
bool is_sound(const State& state) {
    const std::size_t people = state.people.players.size();
    const auto known = [&](PlayerId player) { return player == nobody || player < people; };
    const auto on_layout = [](int box) { return box <= boxes_on_layout_max; };
    if (people > players_max || state.ledger.accounts() != 3 + 2 * people) return false;
    const Round& round = state.round;
    if (!on_layout(round.turn.box) || round.turn.hand >= hands_per_box_max) return false;
    for (const Box& box : round.boxes) {
        if (box.bettor_count > bettors_per_box_max || box.hand_count > hands_per_box_max) {
            return false;
        }
        if (box.caller >= bettors_per_box_max || box.opening_count > box.opening.size()) {
            return false;
        }
        for (int i = 0; i < box.bettor_count; ++i) {
            if (box.bettors[static_cast<std::size_t>(i)].player >= people) return false;
        }
        for (const PlayedHand& hand : box.hands) {
            if (hand.next >= hands_per_box_max) return false;
        }
    }
    const auto all = [](const auto& list, auto holds) {
        return std::all_of(list.begin(), list.end(), holds);
    };
    return all(state.people.players,
               [&](const Player& p) { return on_layout(p.seat) && p.taken_away >= nothing; }) &&
           all(state.people.reassigned_to, known) &&
           all(round.option_wagers,
               [&](const OptionWager& w) { return w.player < people && on_layout(w.box); }) &&
           all(round.antes, [&](const Ante& a) { return a.player < people && on_layout(a.box); }) &&
           all(round.covers,
               [&](const Cover& c) { return c.insurer < people && on_layout(c.box); }) &&
           known(state.cards.preparing.cutter) && known(round.press.presser) &&
           known(round.press.winner);
}

}  // namespace

std::vector<Departure> departures(const Setup& setup) {
    std::vector<std::string> own;
    const auto value = [](const auto& ruled) {
        bytes::Writer out;
        put(out, ruled.value);
        put(out, ruled.because);
        return out.take();
    };
    rules::for_each_slot(*setup.game->rules, [&](const rules::SlotName&, const auto& ruled,
                                                 rules::Presence) { own.push_back(value(ruled)); });
    std::vector<Departure> all;
    std::size_t slot = 0;
    rules::for_each_slot(setup.rules,
                         [&](const rules::SlotName& name, const auto& ruled, rules::Presence) {
                             if (value(ruled) == own[slot++]) return;
                             bytes::Writer out;
                             bytes::put(out, ruled.value);
                             all.push_back({rules::to_string(name), out.take(), ruled.because});
                         });
    return all;
}

bool depart(Rules& rules, const Departure& from, Books books) {
    bool done = false;
    rules::for_each_slot(
        rules, [&]<class T>(const rules::SlotName& name, rules::Ruled<T>& ruled, rules::Presence) {
            if (done || rules::to_string(name) != from.rule) return;
            TableReader in(from.value, books);
            T value{};
            bytes::get(in, value);
            if constexpr (std::is_enum_v<T>) {
                if (static_cast<std::size_t>(value) >= std::size(rules::Words<T>::list)) return;
            }
            done = in.at_end();
            if (done) ruled = {value, from.because};
        });
    return done;
}

bool is_sound(const Setup& setup) {
    return setup.decks >= 1 && setup.decks <= cards::decks_max && setup.boxes >= 1 &&
           setup.boxes <= boxes_on_layout_max && setup.cutting_cards >= 1;
}

void put(bytes::Writer& out, const Setup& setup) {
    out.text(setup.game ? setup.game->id : std::string_view());
    if (setup.game) bytes::put(out, departures(setup));
    for_each_on_the_sign(setup, [&](const auto& each) { put(out, each); });
}

void get(TableReader& in, Setup& setup) {
    const std::size_t start = in.at();
    const std::string_view game = in.text();
    setup = Setup{};
    if (!game.empty()) {
        const rules::Game* found = rules::find_game(in.books, game);
        if (!found) return in.fail();
        setup = usual_setup(*found);
        std::vector<Departure> from;
        bytes::get(in, from);
        for (const Departure& each : from) {
            if (in.ok() && !depart(setup.rules, each, in.books)) in.fail();
        }
    }
    for_each_on_the_sign(setup, [&](auto& each) { get(in, each); });
    if (!is_sound(setup)) in.fail();
    // Chips in another order, a rule that does not depart: there is one way to write a setup.
    bytes::Writer again;
    put(again, setup);
    if (in.ok() && again.bytes() != in.since(start)) in.fail();
}

void put(bytes::Writer& out, const Earlier& earlier) {
    bytes::put(out, static_cast<bool>(earlier));
    if (earlier) bytes::put(out, *earlier);
}

void get(TableReader& in, Earlier& earlier) {
    bool there = false;
    bytes::get(in, there);
    earlier = {};
    if (!there || !in.ok()) return;
    Moment moment;
    bytes::get(in, moment);
    earlier = Earlier(std::move(moment));
}

std::string to_bytes(const State& state) {
    bytes::Writer out;
    bytes::put(out, state);
    return out.take();
}

std::optional<State> state_of_bytes(std::string_view bytes, Books books) {
    TableReader in(bytes, books);
    State state;
    bytes::get(in, state);
    if (!in.at_end() || !is_sound(state)) return std::nullopt;
    return state;
}

}  // namespace croupier::table
