#include "exact/charting.hpp"

#include <algorithm>

namespace croupier::exact {
namespace {

constexpr std::array all_advice{Advice::hit,
                                Advice::stand,
                                Advice::double_or_hit,
                                Advice::double_or_stand,
                                Advice::surrender_or_hit,
                                Advice::surrender_or_stand,
                                Advice::split};

// How much a hand counts that the play never comes to: enough to say what it should do, too little
// to matter next to any that it comes to.
constexpr double hardly = 1e-9;

// How often the cards of a hand come, in whatever order and whatever the decisions.
double ways_of(const HandsAgainstDealer<double>& against, const Hand& hand) {
    double ways = 1;
    int drawn = 0;
    const Hand& nothing = every_hand()[0];
    for (std::size_t v = 0; v < values; ++v) {
        for (int n = 0; n < hand.cards[v]; ++n) {
            // As many orders as there are places for the card among those before it.
            ways *= static_cast<double>(against.left(nothing, v) - n) * (drawn + 1) / (n + 1);
            ways /= against.all() - drawn;
            ++drawn;
        }
    }
    return ways;
}

void add(std::optional<double>& sum, const std::optional<double>& each, double chance) {
    if (each) sum = sum.value_or(0) + chance * *each;
}

void add(Choices<double>& sum, const Choices<double>& each, double chance) {
    add(sum.stand, each.stand, chance);
    add(sum.hit, each.hit, chance);
    add(sum.double_down, each.double_down, chance);
    add(sum.split, each.split, chance);
    add(sum.surrender, each.surrender, chance);
}

void divide(Choices<double>& sum, double by) {
    for (auto* each : {&sum.stand, &sum.hit, &sum.double_down, &sum.split, &sum.surrender}) {
        if (*each) **each /= by;
    }
    sum.choose_best();
}

// How likely a play against one first card comes to each hand of three cards or more.
class Reached {
public:
    Reached(const HandsAgainstDealer<double>& against, std::size_t first)
        : against_(against), first_(first), chances_(every_hand().size()) {}

    [[nodiscard]] double at(std::size_t hand, int early) const {
        return chances_[hand][static_cast<std::size_t>(early)];
    }
    // A hand gets another card, as often as that.
    void draw(const Hand& hand, int early, double chance) {
        against_.draw(hand, first_, [&](std::size_t v, double each) {
            if (hand.with[v] == over_21) return;
            const auto then = static_cast<std::size_t>(against_.early_after(hand, v, early));
            chances_[static_cast<std::size_t>(hand.with[v])][then] += chance * each;
        });
    }

private:
    const HandsAgainstDealer<double>& against_;
    std::size_t first_;
    std::vector<std::array<double, early_kinds_max>> chances_;
};

}  // namespace

WithdrawUpTo withdraw_up_to(const MainWager<double>& wager) {
    const HandsAgainstDealer<double>& against = wager.against();
    const Hands& hands = every_hand();
    WithdrawUpTo up_to{};
    for (std::size_t first = 0; first < values; ++first) {
        std::array<double, 22> worth{};
        for (std::size_t number = 1; number < hands.size(); ++number) {
            const Hand& hand = hands[number];
            if (hand.count < 3 || !against.is_possible(number, first)) continue;
            const double ways = ways_of(against, hand);
            const int points = hand.points();
            worth[static_cast<std::size_t>(points)] +=
                ways * (against.settled(points, number, first, 2) + 1);
        }
        for (int points = 4; points <= 21; ++points) {
            if (worth[static_cast<std::size_t>(points)] < 0) up_to[first] = points;
        }
    }
    return up_to;
}

std::size_t Charting::row_of(const Hand& hand) {
    return hand.soft ? soft_rows + static_cast<std::size_t>(hand.points() - 12)
                     : static_cast<std::size_t>(hand.low - 4);
}

std::size_t Charting::number_of(const Hand& hand) const {
    if (counting_ == Counting::totals_alone) return 0;
    return std::min(static_cast<std::size_t>(hand.count - 2), numbers - 1);
}

Act Charting::act_for(const Hand& hand, Advice advice) const {
    const Terms& terms = wager_.terms();
    Act act = first_choice(advice);
    if (act == Act::double_down && !may_double(terms, hand)) act = second_choice(advice);
    if (act == Act::surrender || act == Act::split) act = second_choice(advice);
    return act == Act::stand && !may_stand(terms, hand) ? Act::hit : act;
}

// A pair that can be split no more is played by its total.
Decisions Charting::decisions() const {
    const Hands& hands = every_hand();
    const Terms& terms = wager_.terms();
    Decisions made;
    for (std::size_t number = 1; number < hands.size(); ++number) {
        const Hand& hand = hands[number];
        if (hand.count < 2 || !wager_.against().reaches(hand)) continue;
        for (std::size_t first = 0; first < values; ++first) {
            const Act act = act_for(hand, cells_[first][row_of(hand)][number_of(hand)]);
            for (int early = 0; early < static_cast<int>(early_kinds_max); ++early) {
                made.set(number, first, early, act);
            }
            if (!terms.double_may_be_withdrawn) continue;
            made.set_withdraws(number, first, false, hand.points() <= withdraw_[first]);
            made.set_withdraws(number, first, true, hand.low <= withdraw_[first]);
        }
    }
    return made;
}

Choices<double> Charting::choices_of_deal(const Play<double>& play, std::size_t a, std::size_t b,
                                          std::size_t first) const {
    Choices<double> choices = play.at(every_hand().of(a, b), first);
    if (choices.act == Act::none) return choices;
    if (a == b && wager_.split(a).hands_max() > 1) choices.split = splits_[a][first];
    if (wager_.surrender_open(first) > 0) {
        choices.surrender = wager_.surrendered(every_hand().of(a, b), first);
    }
    return choices;
}

double Charting::worth(Advice advice, const Choices<double>& choices, std::size_t first,
                       double split_open) const {
    const auto second = [&] {
        const Act act = second_choice(advice);
        return act == Act::stand && choices.stand ? *choices.stand : *choices.hit;
    };
    switch (advice) {
        case Advice::none: break;
        case Advice::hit: return *choices.hit;
        case Advice::stand: return second();
        case Advice::double_or_hit:
        case Advice::double_or_stand: return choices.double_down.value_or(second());
        case Advice::surrender_or_hit:
        case Advice::surrender_or_stand: {
            const double open = choices.surrender ? wager_.surrender_open(first) : 0;
            return open * choices.surrender.value_or(0) + (1 - open) * second();
        }
        case Advice::split: {
            if (!choices.split) return -1e9;
            Choices<double> rest = choices;
            rest.split.reset();
            rest.choose_best();
            return split_open * *choices.split + (1 - split_open) * rest.value;
        }
    }
    return -1e9;
}

auto Charting::tally(const Play<double>& play, const Decisions& decisions, std::size_t first) const
    -> Tallies {
    const Hands& hands = every_hand();
    const HandsAgainstDealer<double>& against = wager_.against();
    Tallies tallies{};
    const auto learn = [&](Tally& tally, const Choices<double>& choices, double chance,
                           double split_open) {
        for (const Advice advice : all_advice) {
            // Of equals, the one whose second choice is better.
            const Act second = second_choice(advice);
            const double aside =
                second != Act::none && choices.of(second) ? *choices.of(second) : -1.0;
            tally.by_advice[static_cast<std::size_t>(advice)] +=
                chance * (worth(advice, choices, first, split_open) + hardly * aside);
        }
    };
    const auto count = [&](Tally& tally, const Choices<double>& choices, double chance, int cards,
                           double split_open) {
        add(cards == 2 ? tally.two : tally.more, choices, chance);
        (cards == 2 ? tally.chance_of_two : tally.chance_of_more) += chance;
        learn(tally, choices, chance, split_open);
    };
    Reached reached(against, first);
    for (std::size_t a = 0; a < values; ++a) {
        for (std::size_t b = 0; b < values; ++b) {
            const double chance = wager_.chance_of_deal(a, b, first);
            if (chance <= 0 || is_natural(a, b)) continue;
            const std::size_t number = hands.of(a, b);
            const Hand& hand = hands[number];
            const Choices<double> choices = choices_of_deal(play, a, b, first);
            if (choices.act == Act::none) continue;
            const std::size_t row = a == b ? pair_rows + a : row_of(hand);
            const std::size_t column = a == b ? 0 : number_of(hand);
            const double pair = a == b ? wager_.is_pair(a) : 0;
            count(tallies[row][column], choices, chance, 2, pair);
            const Advice advice = cells_[first][row][column];
            double hits = act_for(hand, advice) == Act::hit ? chance : 0;
            if (first_choice(advice) == Act::split) {
                hits = decisions.act(number, first) == Act::hit ? chance * (1 - pair) : 0;
            } else if (first_choice(advice) == Act::surrender) {
                hits *= 1 - wager_.surrender_open(first);
            }
            if (hits > 0) reached.draw(hand, 0, hits);
        }
    }
    for (std::size_t number = 1; number < hands.size(); ++number) {
        const Hand& hand = hands[number];
        if (hand.count < 2 || !against.is_possible(number, first)) continue;
        Tally& cell = tallies[row_of(hand)][number_of(hand)];
        for (int early = 0; early < static_cast<int>(early_kinds_max); ++early) {
            const Choices<double>& choices = play.at(number, first, early);
            if (choices.act == Act::none) continue;
            const double chance = reached.at(number, early);
            if (chance > 0) {
                count(cell, choices, chance, hand.count, 0);
                if (decisions.act(number, first, early) == Act::hit) {
                    reached.draw(hand, early, chance);
                }
            } else if (early == 0) {
                learn(cell, choices, hardly * ways_of(against, hand), 0);
            }
        }
    }
    return tallies;
}

bool Charting::improve(std::size_t first, const Tallies& tallies) {
    bool changed = false;
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t n = 0; n < numbers; ++n) {
            const auto& worth = tallies[row][n].by_advice;
            if (worth[static_cast<std::size_t>(Advice::hit)] == 0) continue;
            Advice best = cells_[first][row][n];
            for (const Advice advice : all_advice) {
                if (advice == Advice::split && row < pair_rows) continue;
                if (worth[static_cast<std::size_t>(best)] + 1e-16 <
                        worth[static_cast<std::size_t>(advice)] ||
                    best == Advice::none) {
                    best = advice;
                }
            }
            changed = changed || best != cells_[first][row][n];
            cells_[first][row][n] = best;
        }
    }
    return changed;
}

Charting::Charting(const MainWager<double>& wager, Counting counting)
    : wager_(wager), counting_(counting) {
    if (wager.terms().double_may_be_withdrawn) withdraw_ = withdraw_up_to(wager);
    for (std::size_t v = 0; v < values; ++v) {
        for (std::size_t first = 0; first < values; ++first) {
            splits_[v][first] = wager.split(v).against(first);
        }
    }
    // From the best play with the cards in hand to the best by a chart; each turn is worth more
    // than the one before, so it ends, but a limit costs nothing.
    bool valued = false;
    for (int turn = 0; turn < 40; ++turn) {
        const Decisions made = decisions();
        const Play<double> play = turn == 0 ? wager.play() : Play<double>(wager.against(), &made);
        bool changed = false;
        for (std::size_t first = 0; first < values; ++first) {
            tallies_[first] = tally(play, made, first);
            changed = improve(first, tallies_[first]) || changed;
        }
        if (changed || turn == 0) continue;
        if (valued) break;
        value_splits();
        valued = true;
    }
    value_play();
}

Charting::Charting(const MainWager<double>& wager, const Chart& chart)
    : wager_(wager), counting_(Counting::totals_alone) {
    if (wager.terms().double_may_be_withdrawn) withdraw_ = withdraw_up_to(wager);
    for (auto& against : cells_) {
        // Pairs that are split no more: the totals that no row is about.
        against[0].fill(Advice::hit);
        against[soft_rows].fill(Advice::hit);
    }
    for (const ChartRow& row : chart.rows) {
        const auto points = static_cast<std::size_t>(row.points);
        const std::size_t number = row.kind == RowKind::hard   ? points - 4
                                   : row.kind == RowKind::soft ? soft_rows + points - 12
                                                               : pair_rows + points - 1;
        for (std::size_t first = 0; first < values; ++first) {
            cells_[first][number][0] = row.against[first].advice;
        }
    }
    value_splits();
    value_play();
}

// What playing by the cells is worth.
void Charting::value_play() {
    const Decisions made = decisions();
    const Play<double> play(wager_.against(), &made);
    for (std::size_t first = 0; first < values; ++first) {
        for (std::size_t a = 0; a < values; ++a) {
            for (std::size_t b = 0; b < values; ++b) {
                const double chance = wager_.chance_of_deal(a, b, first);
                if (chance <= 0) continue;
                const std::size_t number = every_hand().of(a, b);
                if (is_natural(a, b)) {
                    given_[first] += chance * wager_.natural(number, first);
                    continue;
                }
                const Choices<double> choices = choices_of_deal(play, a, b, first);
                if (choices.act == Act::none) {
                    given_[first] += chance * choices.value;
                    continue;
                }
                const Hand& hand = every_hand()[number];
                const std::size_t row = a == b ? pair_rows + a : row_of(hand);
                const Advice advice = cells_[first][row][a == b ? 0 : number_of(hand)];
                given_[first] +=
                    chance * worth(advice, choices, first, a == b ? wager_.is_pair(a) : 0);
            }
        }
        expectation_ += wager_.chance_of(first) * given_[first];
    }
}

// What splitting is worth to hands that go on by the chart. It can only be less than with the best
// play, so only the pairs that are split so far have to be looked at again.
void Charting::value_splits() {
    const Decisions made = decisions();
    for (std::size_t v = 0; v < values; ++v) {
        Firsts split = 0;
        for (std::size_t first = 0; first < values; ++first) {
            if (cells_[first][pair_rows + v][0] == Advice::split) split |= bit(first);
        }
        if (split == 0) continue;
        const Split<double> by_chart(wager_.terms(), wager_.odds(), v,
                                     by_suits<double>(wager_.terms(), wager_.left()), &made, split);
        for (std::size_t first = 0; first < values; ++first) {
            if ((split & bit(first)) != 0) splits_[v][first] = by_chart.against(first);
        }
    }
}

Chart Charting::chart() const {
    Chart chart;
    chart.expectation = expectation_;
    chart.given = given_;
    for (std::size_t row = 0; row < rows; ++row) {
        ChartRow line;
        if (row < soft_rows) {
            line = {RowKind::hard, static_cast<int>(row) + 4, {}};
            if (line.points < 5 || line.points > 20) continue;
        } else if (row < pair_rows) {
            line = {RowKind::soft, static_cast<int>(row - soft_rows) + 12, {}};
            if (line.points < 13 || line.points > 20) continue;
        } else {
            line = {RowKind::pair, static_cast<int>(row - pair_rows) + 1, {}};
        }
        for (std::size_t first = 0; first < values; ++first) {
            const Tally& tally = tallies_[first][row][0];
            Cell& cell = line.against[first];
            cell.advice = cells_[first][row][0];
            cell.chance_of_two = tally.chance_of_two;
            cell.chance_of_more = tally.chance_of_more;
            if (tally.chance_of_two > 0) {
                cell.with_two = tally.two;
                divide(cell.with_two, tally.chance_of_two);
            }
            if (tally.chance_of_more > 0) {
                cell.with_more = tally.more;
                divide(cell.with_more, tally.chance_of_more);
            }
            cell.second_best_costs =
                second_best_costs(tally.chance_of_two > 0 ? cell.with_two : cell.with_more);
        }
        chart.rows.push_back(line);
    }
    look_for_exceptions(chart);
    return chart;
}

// Hands that the best play comes to, and with which it does not do what the chart says.
void Charting::look_for_exceptions(Chart& chart) const {
    const Hands& hands = every_hand();
    const Play<double>& best = wager_.play();
    for (std::size_t first = 0; first < values; ++first) {
        Reached reached(wager_.against(), first);
        const auto compare = [&](const Hand& hand, int early, const Choices<double>& choices,
                                 Act said, double chance) {
            if (choices.act == Act::none || !choices.of(said)) return;
            const double gains = choices.value - *choices.of(said);
            if (gains <= 1e-12) return;
            chart.exceptions.push_back({.cards = hand.cards,
                                        .early = early,
                                        .first = first,
                                        .chart = said,
                                        .better = choices.act,
                                        .by_suits = choices.act == said,
                                        .worth = choices,
                                        .gains = gains,
                                        .chance = chance * wager_.chance_of(first)});
        };
        for (std::size_t a = 0; a < values; ++a) {
            for (std::size_t b = a; b < values; ++b) {
                double chance = wager_.chance_of_deal(a, b, first);
                if (a != b) chance *= 2;
                if (chance <= 0 || is_natural(a, b)) continue;
                const Hand& hand = hands[hands.of(a, b)];
                const Choices<double>& choices = wager_.deal(a, b, first);
                const std::size_t row = a == b ? pair_rows + a : row_of(hand);
                const Advice advice = cells_[first][row][a == b ? 0 : number_of(hand)];
                const Act wanted = first_choice(advice);
                const bool open = wanted == Act::split ||
                                  (wanted == Act::surrender && wager_.surrender_open(first) == 1);
                compare(hand, 0, choices, open ? wanted : act_for(hand, advice), chance);
                if (choices.act == Act::hit) reached.draw(hand, 0, chance);
            }
        }
        for (std::size_t number = 1; number < hands.size(); ++number) {
            const Hand& hand = hands[number];
            if (hand.count < 3) continue;
            for (int early = 0; early < static_cast<int>(early_kinds_max); ++early) {
                const double chance = reached.at(number, early);
                if (chance <= 0) continue;
                const Choices<double>& choices = best.at(number, first, early);
                if (choices.act == Act::hit) reached.draw(hand, early, chance);
                const Advice advice = cells_[first][row_of(hand)][number_of(hand)];
                compare(hand, early, choices, act_for(hand, advice), chance);
            }
        }
    }
    std::stable_sort(chart.exceptions.begin(), chart.exceptions.end(),
                     [](const Exception& a, const Exception& b) {
                         return a.gains * a.chance > b.gains * b.chance;
                     });
}

CountedChart Charting::counted() const {
    CountedChart chart;
    chart.expectation = expectation_;
    for (std::size_t row = 0; row < pair_rows; ++row) {
        CountedRow line;
        line.kind = row < soft_rows ? RowKind::hard : RowKind::soft;
        line.points = static_cast<int>(row < soft_rows ? row + 4 : row - soft_rows + 12);
        if (line.points > 20 || line.points < (line.kind == RowKind::hard ? 5 : 13)) continue;
        for (std::size_t first = 0; first < values; ++first) {
            const auto& cells = cells_[first][row];
            line.against[first].two = cells[0];
            std::copy(cells.begin() + 1, cells.end(), line.against[first].more.begin());
        }
        chart.rows.push_back(line);
    }
    return chart;
}

Chart best_chart(const MainWager<double>& wager) {
    return Charting(wager, Counting::totals_alone).chart();
}

double expectation_of(const MainWager<double>& wager, const Chart& chart) {
    return Charting(wager, chart).expectation();
}

CountedChart best_counted_chart(const MainWager<double>& wager) {
    return Charting(wager, Counting::number_of_cards).counted();
}

}  // namespace croupier::exact
