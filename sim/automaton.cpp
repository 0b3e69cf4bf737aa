#include "sim/automaton.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

#include <fmt/core.h>

namespace croupier::sim {
namespace {

using Is = HandResult::Is;

// Where an edge leads, while rows still have the numbers in which they came up.
using Row = int;
constexpr Row to_start = -1;
constexpr Row hand_over = -2;
constexpr Row box_over = -3;
constexpr Row nowhere = -4;  // as a return place: none is set

struct Edge {
    Row next{to_start};
    Event event{};
    Row returns_to{nowhere};

    friend auto operator<=>(const Edge&, const Edge&) = default;
};

enum class Kind : std::uint8_t { plain, box_begins, gate };

struct Builder {
    using Edges = std::array<Edge, values>;  // by value; in a gate by what the dealer needs

    const SimulatedTerms& terms;
    const Strategy& strategy;
    const Watch& watch;
    int boxes;

    std::vector<Edges> rows{};
    std::vector<Kind> kinds{};
    std::map<std::pair<Edges, Kind>, Row> known{};
    std::vector<HandResult> results{};
    std::map<std::array<std::uint64_t, 2>, Edge> played{};
    std::map<std::tuple<int, bool, int, int>, Row> dealing{};

    // Rows that are alike in everything are one: so hands that are played alike to the end become
    // the same state, and a strategy by totals needs few, whatever the number of hands.
    Row row_of(const Edges& edges, Kind kind = Kind::plain) {
        const auto [place, is_new] =
            known.try_emplace({edges, kind}, static_cast<Row>(rows.size()));
        if (is_new) {
            rows.push_back(edges);
            kinds.push_back(kind);
        }
        return place->second;
    }

    std::uint8_t number_of(const HandResult& result) {
        const auto place = std::find(results.begin(), results.end(), result);
        const auto number = static_cast<std::uint8_t>(place - results.begin());
        if (place == results.end()) results.push_back(result);
        return number;
    }

    // The dealer's hand, which counts only by its total; the result waits for it where the round is
    // one hand on one box.
    Row dealer_row(const Hand& hand, Needs needs, int result) {
        const auto key = std::tuple(hand.low, hand.cards[ace] > 0,
                                    hand.count == 1 ? static_cast<int>(needs) : -1, result);
        if (const auto found = dealing.find(key); found != dealing.end()) return found->second;
        Edges edges;
        for (std::size_t v = 0; v < values; ++v) {
            const Hand next = hand.with(v);
            const int points = next.points();
            const bool draws = points < 17 || (points == 17 && next.is_soft() &&
                                               terms.soft_17 == rules::Soft17::hit);
            Final final = Final::over_22;
            if (next.is_ace_and_ten()) {
                final = Final::blackjack;
            } else if (needs == Needs::second_card) {
                final = Final::no_blackjack;
            } else if (draws) {
                edges[v].next = dealer_row(next, needs, result);
                continue;
            } else if (points <= best_total) {
                final = static_cast<Final>(points - 17);
            } else if (points == 22) {
                final = Final::t22;
            }
            edges[v].event.dealer = static_cast<std::uint8_t>(final);
            edges[v].event.insurance_wins = boxes == 1 && final == Final::blackjack &&
                                            hand.cards[ace] == 1 && is_insured(result);
            if (result >= 0) edges[v].event.hand = static_cast<std::uint8_t>(result);
        }
        return dealing[key] = row_of(edges);
    }

    // Whether a box with this hand is insured against an ace; -1 stands for split hands.
    bool is_insured(int result) const {
        if (!watch.insurance || result < 0) return watch.insurance;
        const HandResult& hand = results[static_cast<std::size_t>(result)];
        return !hand.natural || (hand.is == Is::blackjack && terms.insures_blackjack);
    }

    Edge finish(const HandResult& result, std::size_t first, std::size_t origin) {
        const std::uint8_t number = number_of(result);
        Edge edge;
        edge.event.hand = number;
        if (origin != dealt || boxes > 1) {
            edge.next = origin != dealt ? hand_over : box_over;
            return edge;
        }
        Needs needs = needs_of(terms, result);
        if (first == ace && is_insured(number)) needs = std::max(needs, Needs::second_card);
        if (needs == Needs::nothing) {
            edge.event.dealer = static_cast<std::uint8_t>(Final::none);
            return edge;
        }
        return {dealer_row(Hand{}.with(first), needs, number), {}, nowhere};
    }

    Edge stands(int points, int units, std::size_t first, std::size_t origin) {
        const auto shown = static_cast<std::uint8_t>(std::max(points, 16));
        return finish({Is::stands, shown, static_cast<std::uint8_t>(units)}, first, origin);
    }

    Edge pays(Parts parts, std::size_t first, std::size_t origin, int units = 1) {
        return finish({.is = Is::paid, .units = static_cast<std::uint8_t>(units), .parts = parts},
                      first, origin);
    }

    // A 21 that wins at once, not doubled.
    Edge wins_21(const Hand& hand, std::size_t first, std::size_t origin) {
        const bool plain = !terms.bonuses || (origin != dealt && !terms.bonuses->after_split);
        const bool sevens = hand.count == 3 && hand.cards[seven] == 3;
        const bool bonus = sevens && first == seven && watch.super_bonus &&
                           (origin == dealt || terms.super_bonus->after_split);
        if (bonus && plain) {
            return finish({.is = Is::by_suits,
                           .points = suited_by::plain_sevens,
                           .bonus = true,
                           .parts = terms.parts(terms.win_pays)},
                          first, origin);
        }
        if (plain) return pays(terms.parts(terms.win_pays), first, origin);
        if (sevens) {
            return finish({.is = Is::by_suits, .points = suited_by::sevens, .bonus = bonus}, first,
                          origin);
        }
        if (hand.count == 3 && hand.cards[seven - 1] == 1 && hand.cards[seven] == 1 &&
            hand.cards[seven + 1] == 1) {
            return finish({.is = Is::by_suits, .points = suited_by::straight}, first, origin);
        }
        const Ratio odds = hand.count < 5    ? terms.win_pays
                           : hand.count == 5 ? terms.bonuses->five_cards
                           : hand.count == 6 ? terms.bonuses->six_cards
                                             : terms.bonuses->seven_cards;
        return pays(terms.parts(odds), first, origin);
    }

    // A hand that has just got its last card by doubling.
    Edge doubled(const Hand& before, std::size_t value, std::size_t first, std::size_t origin) {
        const Hand hand = before.with(value);
        if (hand.is_bust()) return finish({.is = Is::busted, .units = 2}, first, origin);
        int bound = 0;
        if (terms.double_on == rules::DoubleOn::hard_9_to_11_ace_as_one) {
            bound = before.is_soft() ? before.cards[ace] : 0;
        } else if (terms.double_ace == rules::DoubleAce::one_if_first_two) {
            bound = before.early_aces;
        } else if (terms.double_ace == rules::DoubleAce::one_if_held) {
            bound = before.cards[ace];
        }
        const int points = hand.is_soft() && hand.cards[ace] > bound ? hand.points() : hand.low;
        const bool most_cards = terms.cards_max > 0 && hand.count >= terms.cards_max;
        if ((points == best_total && terms.wins_21_at_once) ||
            (most_cards && terms.wins_with_cards_max)) {
            return pays(2 * terms.parts(terms.win_pays), first, origin, 2);
        }
        if (points != best_total && terms.double_may_be_withdrawn &&
            strategy.withdraws[static_cast<std::size_t>(points)][first]) {
            return finish({.is = Is::withdrawn, .units = 2}, first, origin);
        }
        return stands(points, 2, first, origin);
    }

    Open open_to(const Hand& hand, std::size_t first, std::size_t origin) const {
        const bool two_dealt = origin == dealt && hand.count == 2;
        // Lanes do not tell a king from a ten: where pairs go by rank, tens are never split.
        const bool is_pair =
            hand.pair() != values && (hand.pair() != ten || terms.pair_by == rules::PairBy::value);
        return {.stand = hand.points() >= terms.stand_from,
                .double_down = may_double(terms, hand),
                .split = two_dealt && is_pair && terms.hands_max > 1,
                .surrender = two_dealt && terms.surrender && (first == ace || first == ten)};
    }

    // Where a hand of two cards or more leads: to its next card, or to its end.
    Edge edge_of(const Hand& hand, std::size_t first, std::size_t origin) {
        if (hand.is_bust()) return finish({.is = Is::busted}, first, origin);
        if (origin == dealt && hand.is_ace_and_ten()) {
            const bool even = first == ace && terms.even_money && strategy.even_money;
            const bool waits =
                !terms.blackjack_always_wins && (first == ace || first == ten) && !even;
            const Ratio odds = even ? *terms.even_money : terms.blackjack_pays;
            return finish({.is = waits ? Is::blackjack : Is::paid,
                           .natural = true,
                           .parts = waits ? 0 : terms.parts(odds)},
                          first, origin);
        }
        const int points = hand.points();
        const bool most_cards = terms.cards_max > 0 && hand.count >= terms.cards_max;
        if (points == best_total && terms.wins_21_at_once) return wins_21(hand, first, origin);
        if (most_cards && terms.wins_with_cards_max) {
            return pays(terms.parts(terms.win_pays), first, origin);
        }
        const bool split_ace = origin == ace && terms.split_aces_get_one_card;
        if (points == best_total || most_cards || split_ace) {
            return stands(points, 1, first, origin);
        }
        const std::array key = {hand.packed(), static_cast<std::uint64_t>(hand.early_aces) << 16 |
                                                   static_cast<std::uint64_t>(origin) << 8 | first};
        if (const auto found = played.find(key); found != played.end()) return found->second;
        return played[key] = decided(hand, first, origin);
    }

    Edge decided(const Hand& hand, std::size_t first, std::size_t origin) {
        switch (strategy.act(hand, first, origin, open_to(hand, first, origin))) {
            case Act::stand: return stands(hand.points(), 1, first, origin);
            case Act::surrender: return finish({.is = Is::surrendered}, first, origin);
            case Act::split: {
                Edge edge{split_row(hand.pair(), first, 2, 1, watch.third_seven_after_split)};
                edge.event.splits = true;
                return edge;
            }
            case Act::double_down: {
                Edges edges;
                for (std::size_t v = 0; v < values; ++v) {
                    edges[v] = doubled(hand, v, first, origin);
                    look_at_third(hand, v, origin, edges[v]);
                }
                return {row_of(edges), {}, nowhere};
            }
            case Act::hit: break;
        }
        Edges edges;
        for (std::size_t v = 0; v < values; ++v) {
            edges[v] = edge_of(hand.with(v), first, origin);
            look_at_third(hand, v, origin, edges[v]);
        }
        return {row_of(edges), {}, nowhere};
    }

    void look_at_third(const Hand& before, std::size_t value, std::size_t origin,
                       Edge& edge) const {
        if (!watch.third_seven || origin != dealt || value != seven) return;
        if (before.count == 2 && before.cards[seven] == 2) edge.event.third_seven = true;
    }

    int hands_max(std::size_t value) const {
        return value == ace ? std::min(terms.hands_max, terms.ace_splits_max + 1) : terms.hands_max;
    }

    // A split hand awaits its second card. There are so many hands now, and so many of them behind
    // this one.
    Row split_row(std::size_t value, std::size_t first, int hands, int behind, bool third) {
        // Where a later hand of the split, or what follows the last, begins.
        const Row then = behind > 0  ? split_row(value, first, hands, behind - 1, false)
                         : boxes > 1 ? box_over
                                     : gate_row(first);
        Edges edges;
        for (std::size_t v = 0; v < values; ++v) {
            const bool again =
                v == value && hands < hands_max(value) && strategy.splits_again[value][first];
            Edge edge;
            if (again) {
                edge.next = split_row(value, first, hands + 1, behind + 1, false);
                edge.event.splits = true;
            } else {
                edge = edge_of(Hand{}.with(value).with(v), first, value);
                if (edge.next == hand_over) {
                    edge.next = then;
                } else {
                    edge.returns_to = then;
                }
            }
            if (third && value == seven && v == seven) {
                edge.event.third_seven = true;
                // An edge tells an event or sets a return place; where both are due, the second
                // comes at a gate.
                if (edge.returns_to != nowhere) {
                    Edges rest;
                    rest.fill({edge.next, {}, edge.returns_to});
                    edge = {row_of(rest, Kind::gate), edge.event, nowhere};
                }
            }
            edges[v] = edge;
        }
        return row_of(edges);
    }

    // Takes no card: goes on by what is needed of the dealer.
    Row gate_row(std::size_t first) {
        const Hand dealer = Hand{}.with(first);
        Edges edges;
        edges[0].event.dealer = static_cast<std::uint8_t>(Final::none);
        edges[1].next = dealer_row(dealer, Needs::second_card, -1);
        // A single box that was split is insured, and whatever became of it, that is decided.
        if (watch.insurance && first == ace && boxes == 1) edges[0] = edges[1];
        edges[2].next = dealer_row(dealer, Needs::whole_hand, -1);
        return row_of(edges, Kind::gate);
    }

    Row first_card_row(std::size_t first, std::size_t card) {
        Edges edges;
        for (std::size_t v = 0; v < values; ++v) {
            edges[v] = edge_of(Hand{}.with(card).with(v), first, dealt);
            if (watch.two[card][v] == Watch::by_suits) {
                edges[v].event.first_value = static_cast<std::uint8_t>(card);
                edges[v].event.second_value = static_cast<std::uint8_t>(v);
            } else {
                edges[v].event.outcome = watch.two[card][v];
            }
            look_for_other_wagers(first, card, v, edges[v].event);
        }
        return row_of(edges);
    }

    // Insurance, and sevens that are split where a Super Bonus asks for their suits.
    void look_for_other_wagers(std::size_t first, std::size_t card, std::size_t value,
                               Event& event) const {
        const Hand hand = Hand{}.with(card).with(value);
        if (watch.insurance && first == ace) {
            const bool even = terms.even_money && strategy.even_money;
            event.insured = !hand.is_ace_and_ten() ||
                            (!terms.blackjack_always_wins && !even && terms.insures_blackjack);
        }
        if (watch.super_bonus && first == seven && hand.cards[seven] == 2 && event.splits) {
            event.outcome = Watch::all_lost;
            event.first_value = event.second_value = seven;
        }
    }

    // The first box of those that are left begins.
    Row box_row(std::size_t first, int boxes_left) {
        Edges edges;
        const Row then = boxes == 1       ? nowhere
                         : boxes_left > 1 ? box_row(first, boxes_left - 1)
                                          : gate_row(first);
        for (std::size_t v = 0; v < values; ++v) {
            edges[v] = {first_card_row(first, v), {}, then};
        }
        return row_of(edges, boxes > 1 ? Kind::box_begins : Kind::plain);
    }

    Row start_row() {
        Edges edges;
        for (std::size_t v = 0; v < values; ++v) edges[v].next = box_row(v, boxes);
        return row_of(edges);
    }
};

// Puts the rows in their places and writes the table.
class Layout {
public:
    explicit Layout(Builder& builder, Row start) : b_(builder), start_(start) {}

    BuiltAutomaton write() {
        place_rows();
        if (places_ * Automaton::columns > Automaton::entries_max) {
            return {{},
                    fmt::format("the strategy needs {} states; there is room for {}", places_,
                                Automaton::entries_max / Automaton::columns)};
        }
        number_events();
        if (out_.events.size() > Automaton::events_max) {
            return {{},
                    fmt::format("the game has {} kinds of events; there is room for {}",
                                out_.events.size(), Automaton::events_max)};
        }
        out_.table.assign(places_ * Automaton::columns, 0);
        out_.start = offset(start_);
        out_.hand_over = 0;
        out_.results = b_.results;
        out_.boxes = b_.boxes;
        out_.rows = static_cast<int>(b_.rows.size());
        for (std::size_t row = 0; row < b_.rows.size(); ++row) write_row(row);
        const std::uint32_t waiting = out_.box_over + Automaton::columns;
        for (std::uint32_t c = 0; c < Automaton::columns; ++c) {
            out_.table[out_.halt + c] = out_.halt;
            out_.table[waiting + c] = out_.table[out_.start + c];
        }
        out_.table[waiting] = waiting;
        out_.table[out_.start] = waiting;
        return {std::move(out_), {}};
    }

private:
    std::uint16_t offset(Row row) const {
        return static_cast<std::uint16_t>(place_[static_cast<std::size_t>(row)] *
                                          Automaton::columns);
    }

    // How often a row is visited, roughly: rows lie behind those that they lead to.
    std::vector<double> visits() const {
        std::vector<double> often(b_.rows.size(), 0.0);
        often[static_cast<std::size_t>(start_)] = 1;
        for (std::size_t row = b_.rows.size(); row-- > 0;) {
            for (std::size_t v = 0; v < values; ++v) {
                const double chance = v == ten ? 4.0 / 13 : 1.0 / 13;
                const Edge& edge = b_.rows[row][v];
                for (const Row next : {edge.next, edge.returns_to}) {
                    if (next >= 0) often[static_cast<std::size_t>(next)] += often[row] * chance;
                }
            }
        }
        return often;
    }

    // The rows that are visited most lie together, so that they share the fastest cache. Those to
    // which boxes return come last but for the gates.
    void place_rows() {
        const std::vector<double> often = visits();
        std::vector<std::size_t> order(b_.rows.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return often[a] > often[b]; });
        place_.assign(b_.rows.size(), 0);
        // The first place is the mark for a hand that is over, the second that for a box, the third
        // the second row of a new round.
        out_.box_over = Automaton::columns;
        places_ = 3;
        for (const Kind kind : {Kind::plain, Kind::box_begins, Kind::gate}) {
            const auto here = static_cast<std::uint16_t>(places_ * Automaton::columns);
            if (kind == Kind::box_begins) out_.first_box = here;
            if (kind == Kind::gate) {
                out_.first_gate = here;
                if (b_.boxes == 1) out_.first_box = 0xffff;
            }
            for (const std::size_t row : order) {
                if (b_.kinds[row] == kind) place_[row] = places_++;
            }
        }
        out_.halt = static_cast<std::uint16_t>(places_++ * Automaton::columns);
    }

    static constexpr int second_card_rank = 1 + static_cast<int>(Needs::second_card);

    // Simple events first, then by what is needed of the dealer.
    int rank(const Event& event) const {
        Event only;
        only.outcome = event.outcome;
        only.insured = event.insured && b_.boxes == 1;
        if (event == only && event.outcome < b_.watch.first_prize) return 0;
        // Among several boxes, insurance asks for the second card.
        const int least = event.insured && b_.boxes > 1 ? second_card_rank : 1;
        if (event.hand == Event::none) return least;
        const HandResult& result = b_.results[event.hand];
        const bool looks = event.third_seven || event.first_value != Event::none ||
                           event.outcome != Watch::all_lost || result.is == Is::by_suits;
        if (event.dealer != Event::none) return looks ? 1 : 0;
        return std::max(least, 1 + static_cast<int>(needs_of(b_.terms, result)));
    }

    void number_events() {
        std::map<std::pair<int, Event>, int> all;
        for (const auto& edges : b_.rows) {
            for (const Edge& edge : edges) {
                if (edge.event != Event{}) all[{rank(edge.event), edge.event}] = 0;
            }
        }
        out_.events.push_back({});
        std::array<std::uint16_t, 5> begins{};
        for (auto& [key, number] : all) {
            number = static_cast<int>(out_.events.size());
            numbers_[key.second] = static_cast<std::uint16_t>(number);
            out_.events.push_back(key.second);
            for (std::size_t r = static_cast<std::size_t>(key.first) + 1; r < begins.size(); ++r) {
                begins[r] = static_cast<std::uint16_t>(number + 1);
            }
        }
        for (std::size_t r = 1; r < begins.size(); ++r)
            begins[r] = std::max<std::uint16_t>(begins[r], 1);
        out_.simple_end = begins[1];
        out_.needs_second_card = begins[2];
        out_.needs_whole_hand = begins[3];
    }

    void write_row(std::size_t row) {
        const bool gate = b_.kinds[row] == Kind::gate;
        const std::uint16_t own = offset(static_cast<Row>(row));
        std::uint32_t* entries = out_.table.data() + own;
        entries[0] = own;
        for (std::size_t v = 0; v < values; ++v) {
            const std::size_t column = gate ? v : Automaton::column_of(v);
            entries[column] = entry(b_.rows[row][v]);
        }
    }

    std::uint32_t entry(const Edge& edge) const {
        const std::uint32_t next = place_of(edge.next);
        std::uint32_t emission = 0;
        if (edge.event != Event{}) emission = numbers_.at(edge.event);
        if (edge.returns_to != nowhere) {
            emission = Automaton::returns | place_of(edge.returns_to);
        }
        return next | emission << 16;
    }

    std::uint32_t place_of(Row row) const {
        if (row == to_start) return out_.start;
        if (row == hand_over) return out_.hand_over;
        if (row == box_over) return out_.box_over;
        return offset(row);
    }

    Builder& b_;
    Row start_;
    Automaton out_{};
    std::size_t places_{0};
    std::vector<std::size_t> place_{};
    std::map<Event, std::uint16_t> numbers_{};
};

}  // namespace

BuiltAutomaton build_automaton(const SimulatedTerms& terms, const Strategy& strategy, int boxes,
                               const Watch& watch) {
    Builder builder{terms, strategy, watch, boxes};
    const Row start = builder.start_row();
    return Layout(builder, start).write();
}

}  // namespace croupier::sim
