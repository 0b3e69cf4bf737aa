// An analysis as one JSON document.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "apps/analyse/report.hpp"
#include "rules/listing.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;

// A card by its value, as records write it: `T` for all that count ten.
std::string card_key(std::size_t value) {
    return value == exact::ten ? "T" : exact::name_of_card(value);
}

// `A,7`: the cards of a hand in the same letters.
std::string cards_text(const exact::Counts& cards) {
    std::vector<std::string> keys;
    for (std::size_t value = 0; value < exact::values; ++value) {
        keys.insert(keys.end(), static_cast<std::size_t>(cards[value]), card_key(value));
    }
    return fmt::format("{}", fmt::join(keys, ","));
}

// `6.2(a)` in a document that is of one book, with the book before it where it is of none, or where
// the clause is borrowed; empty where there is none.
std::string clause_text(const rules::Clause& clause, const rules::Book* book) {
    if (!clause) return {};
    if (book && (clause.book() == book->id || clause == rules::house())) {
        return std::string(clause.number());
    }
    return rules::to_string(clause);
}

// The rules of the main game that have a value.
ordered_json rules_json(const rules::Rules& rules, const rules::Book& book) {
    ordered_json all = ordered_json::object();
    for (const rules::Line& line : rules::listing(rules)) {
        if (!line.wager.empty() || line.value == "applies") continue;
        all[line.rule] = {{"value", line.value}, {"clause", clause_text(line.because, &book)}};
    }
    return all;
}

ordered_json frequencies_json(const exact::Frequencies& f) {
    return {{"blackjack", f.blackjack},
            {"split", f.split},
            {"double", f.doubled},
            {"surrender", f.surrender},
            {"bust", f.bust},
            {"dealer_bust", f.dealer_bust},
            {"win", f.won},
            {"even", f.even},
            {"lose", f.lost},
            {"hands", f.hands},
            {"wagered", f.wagered}};
}

ordered_json main_json(const exact::Analysis& main) {
    ordered_json outcomes = ordered_json::array();
    for (const exact::Outcome& outcome : main.outcomes.nets) {
        outcomes.push_back(
            {{"net", exact::to_double(outcome.net)}, {"probability", outcome.probability}});
    }
    return {{"ev", main.expectation},
            {"house_edge", -main.expectation},
            {"standard_deviation", main.outcomes.standard_deviation},
            {"strategy", "optimal"},
            {"assumes", assumptions},
            {"ev_basic", main.basic.expectation},
            {"outcomes", std::move(outcomes)},
            {"frequencies", frequencies_json(main.outcomes.frequencies)}};
}

// A hand within its part of the chart: its total, or the rank of a pair.
std::string key_of(const exact::ChartRow& row) {
    if (row.kind != exact::RowKind::pair) return std::to_string(row.points);
    return card_key(static_cast<std::size_t>(row.points - 1));
}

ordered_json strategy_json(const exact::Chart& chart) {
    ordered_json all{{"hard", ordered_json::object()},
                     {"soft", ordered_json::object()},
                     {"pair", ordered_json::object()}};
    for (const exact::ChartRow& row : chart.rows) {
        ordered_json letters = ordered_json::object();
        for (const std::size_t first : first_cards) {
            const exact::Advice advice = row.against[first].advice;
            if (advice != exact::Advice::none) {
                letters[card_key(first)] = letter(advice);
            }
        }
        all[std::string(name_of(row.kind))][key_of(row)] = std::move(letters);
    }
    return all;
}

ordered_json values_json(const exact::Choices<double>& values) {
    ordered_json all = ordered_json::object();
    for (const NamedValue& each : named(values)) all[std::string(each.choice)] = each.value;
    return all;
}

ordered_json cells_json(const exact::Chart& chart) {
    ordered_json cells = ordered_json::array();
    for (const exact::ChartRow& row : chart.rows) {
        for (const std::size_t first : first_cards) {
            const exact::Cell& cell = row.against[first];
            if (cell.advice == exact::Advice::none) continue;
            cells.push_back({{"kind", name_of(row.kind)},
                             {"hand", key_of(row)},
                             {"against", card_key(first)},
                             {"advice", letter(cell.advice)},
                             {"two_cards", values_json(cell.with_two)},
                             {"more_cards", values_json(cell.with_more)},
                             {"probability_two_cards", cell.chance_of_two},
                             {"probability_more_cards", cell.chance_of_more},
                             {"second_best_costs", cell.second_best_costs}});
        }
    }
    return cells;
}

ordered_json exceptions_json(const exact::Chart& chart) {
    ordered_json all = ordered_json::array();
    for (const exact::Exception& exception : chart.exceptions) {
        all.push_back({{"cards", cards_text(exception.cards)},
                       {"by_suits", exception.by_suits},
                       {"early_aces", exception.early},
                       {"against", card_key(exception.first)},
                       {"chart", name_of(exception.chart)},
                       {"better", name_of(exception.better)},
                       {"gains", exception.gains},
                       {"probability", exception.chance},
                       {"values", values_json(exception.worth)}});
    }
    return all;
}

ordered_json deals_json(const std::vector<exact::Deal>& deals) {
    ordered_json all = ordered_json::array();
    for (const exact::Deal& deal : deals) {
        all.push_back({{"cards", hand_text(deal)},
                       {"against", exact::name_of_card(deal.first)},
                       {"best", name_of(deal.choices.act)},
                       {"ev", deal.choices.value},
                       {"values", values_json(deal.choices)},
                       {"second_best_costs", exact::second_best_costs(deal.choices)},
                       {"probability", deal.chance}});
    }
    return all;
}

ordered_json counted_json(const exact::CountedChart& chart) {
    ordered_json rows = ordered_json::array();
    for (const exact::CountedRow& row : chart.rows) {
        ordered_json against = ordered_json::object();
        for (const std::size_t first : first_cards) {
            const auto& advised = row.against[first];
            ordered_json letters = ordered_json::array({letter(advised.two)});
            for (const exact::Advice advice : advised.more) letters.push_back(letter(advice));
            against[card_key(first)] = std::move(letters);
        }
        rows.push_back({{"kind", name_of(row.kind)},
                        {"points", row.points},
                        {"by_number_of_cards", std::move(against)}});
    }
    return {{"ev", chart.expectation},
            {"numbers_of_cards", {"2", "3", "4", "5", "6 or more"}},
            {"rows", std::move(rows)}};
}

ordered_json by_first_card(const std::array<double, exact::values>& numbers) {
    ordered_json all = ordered_json::object();
    for (const std::size_t first : first_cards) {
        all[card_key(first)] = numbers[first];
    }
    return all;
}

ordered_json dealer_json(const exact::Analysis& main) {
    ordered_json all = ordered_json::object();
    constexpr std::array<const char*, exact::finals> names = {"17", "18",        "19",   "20",
                                                              "21", "blackjack", "bust", "22"};
    for (const std::size_t first : first_cards) {
        ordered_json ends = ordered_json::object();
        double bust = 0;
        for (std::size_t end = 0; end < exact::finals; ++end) {
            const double chance = main.dealer[first][end];
            const bool over = end >= static_cast<std::size_t>(exact::Final::bust);
            if (over) bust += chance;
            if (!over) ends[names[end]] = chance;
            if (end == static_cast<std::size_t>(exact::Final::t22) && chance > 0) {
                ends[names[end]] = chance;
            }
        }
        ends["bust"] = bust;
        all[card_key(first)] = std::move(ends);
    }
    return all;
}

ordered_json wager_json(const WagerFigure& figure, int decks, const rules::Book& book) {
    const exact::WagerValue& value = figure.value;
    ordered_json pays = ordered_json::array();
    for (const exact::WagerLine& line : value.lines) {
        ordered_json clauses = ordered_json::array();
        for (const rules::Clause& clause : rules::each_number_once(line.because.all())) {
            clauses.push_back(clause_text(clause, &book));
        }
        pays.push_back({{"line", line.name},
                        {"pays", exact::to_string(line.pays)},
                        {"ways", line.ways},
                        {"probability", exact::to_string(line.probability)},
                        {"probability_decimal", exact::to_double(line.probability)},
                        {"clauses", std::move(clauses)}});
    }
    return {{"wager", figure.wager},
            {"scale", figure.scale},
            {"decks", decks},
            {"given", figure.given},
            {"ev", exact::to_string(value.expectation)},
            {"ev_decimal", exact::to_double(value.expectation)},
            {"house_edge", exact::to_double(value.house_edge)},
            {"hit", exact::to_string(value.hit_frequency)},
            {"hit_decimal", exact::to_double(value.hit_frequency)},
            {"variance", exact::to_string(value.variance)},
            {"standard_deviation", standard_deviation(value)},
            {"assumes", value.assumes},
            {"clause", clause_text(figure.because, &book)},
            {"ways", value.ways},
            {"pays", std::move(pays)}};
}

}  // namespace

ordered_json effects_json(const std::vector<exact::Effect>& effects, const rules::Book* book) {
    constexpr std::array<const char*, 3> kinds = {"decks", "rule", "reading"};
    ordered_json all = ordered_json::array();
    for (const exact::Effect& effect : effects) {
        const exact::Change& change = effect.change;
        ordered_json row{{"kind", kinds[static_cast<std::size_t>(change.of)]},
                         {"name", change.name},
                         {"from", change.from},
                         {"to", change.to},
                         {"clause", clause_text(change.in_force, book)},
                         {"clause_instead", clause_text(change.instead, book)},
                         {"wager", effect.wager ? rules::to_string(*effect.wager) : "main"},
                         {"ev", effect.expectation},
                         {"difference", effect.difference}};
        if (!change.about.empty()) row["about"] = change.about;
        if (effect.wager) {
            row["scale"] = effect.scale;
            row["assumes"] = effect.assumes;
            row["difference_exactly"] = exact::to_string(*effect.exactly);
        }
        all.push_back(std::move(row));
    }
    return all;
}

ordered_json report_json(const Report& report) {
    const Subject& subject = report.subject;
    ordered_json json{{"game", subject.game->id},
                      {"title", subject.game->title},
                      {"decks", subject.decks},
                      {"rules", rules_json(subject.rules, *subject.book)}};
    ordered_json chosen = ordered_json::object();
    for (const auto& choice : subject.set) chosen[choice.name] = choice.value;
    json["set"] = std::exchange(chosen, ordered_json::object());
    for (const auto& choice : subject.readings) chosen[choice.name] = choice.value;
    json["readings"] = std::move(chosen);
    json["removed"] = to_string(subject.removed);
    json["main"] = main_json(report.main);
    if (const Headline all = headline(report); !all.with.empty()) {
        json["main"]["with_ante"] = {
            {"ev", all.expectation}, {"house_edge", -all.expectation}, {"given", all.with}};
    }
    json["strategy"] = strategy_json(report.main.basic);
    json["by_upcard"] = by_first_card(report.main.given);
    json["by_upcard_basic"] = by_first_card(report.main.basic.given);
    json["upcard_probability"] = by_first_card(report.main.first_card);
    json["dealer"] = dealer_json(report.main);
    json["cells"] = cells_json(report.main.basic);
    json["exceptions"] = exceptions_json(report.main.basic);
    json["deals"] = deals_json(report.main.deals);
    if (report.main.by_number_of_cards) {
        json["by_number_of_cards"] = counted_json(*report.main.by_number_of_cards);
    }
    if (report.main.withdraw) {
        ordered_json up_to = ordered_json::object();
        for (const std::size_t first : first_cards) {
            up_to[card_key(first)] = (*report.main.withdraw)[first];
        }
        json["withdraw_double_up_to"] = std::move(up_to);
    }
    json["wagers"] = ordered_json::array();
    for (const WagerFigure& figure : report.wagers) {
        json["wagers"].push_back(wager_json(figure, subject.decks, *subject.book));
    }
    if (report.effects) json["effects"] = effects_json(*report.effects, subject.book);
    json["seconds"] = report.seconds;
    return json;
}

}  // namespace croupier::apps
