// Every cell of the charts with the value of every choice, for a spreadsheet.
#include <fmt/core.h>

#include "apps/analyse/report.hpp"

namespace croupier::apps {
namespace {

std::string csv_number(const std::optional<double>& value) {
    return value ? fmt::format("{:.9f}", *value) : std::string();
}

std::string values(const exact::Choices<double>& v) {
    return fmt::format("{},{},{},{},{}", csv_number(v.stand), csv_number(v.hit),
                       csv_number(v.double_down), csv_number(v.split), csv_number(v.surrender));
}

void add_cell(std::string& text, const exact::ChartRow& row, std::size_t first) {
    const exact::Cell& cell = row.against[first];
    if (cell.advice == exact::Advice::none) return;
    const auto line = [&](std::string_view cards, double chance, const exact::Choices<double>& v) {
        if (named(v).empty()) return;
        text += fmt::format("chart,{},\"{}\",{},{},{},{:.9f},{},{:.9f}\n", name_of(row.kind),
                            name_of(row.kind, row.points), exact::name_of_card(first), cards,
                            letter(cell.advice), chance, values(v), cell.second_best_costs);
    };
    line("two", cell.chance_of_two, cell.with_two);
    line("more", cell.chance_of_more, cell.with_more);
}

void add_counted(std::string& text, const exact::CountedRow& row, std::size_t first) {
    const auto line = [&](std::string_view cards, exact::Advice advice) {
        if (advice == exact::Advice::none) return;
        text += fmt::format("by number of cards,{},{},{},{},{},,,,,,,\n", name_of(row.kind),
                            row.points, exact::name_of_card(first), cards, letter(advice));
    };
    constexpr std::array<std::string_view, 4> more = {"3", "4", "5", "6 or more"};
    line("2", row.against[first].two);
    for (std::size_t i = 0; i < more.size(); ++i) line(more[i], row.against[first].more[i]);
}

}  // namespace

std::string chart_csv(const Report& report) {
    std::string text =
        "part,kind,hand,against,cards,advice,probability,stand,hit,double,split,surrender,"
        "second_best_costs\n";
    for (const exact::ChartRow& row : report.main.basic.rows) {
        for (const std::size_t first : first_cards) add_cell(text, row, first);
    }
    if (report.main.by_number_of_cards) {
        for (const exact::CountedRow& row : report.main.by_number_of_cards->rows) {
            for (const std::size_t first : first_cards) add_counted(text, row, first);
        }
    }
    for (const exact::Deal& deal : report.main.deals) {
        text += fmt::format("best play,,\"{}\",{},two,{},{:.9f},{},{:.9f}\n", hand_text(deal),
                            exact::name_of_card(deal.first), name_of(deal.choices.act), deal.chance,
                            values(deal.choices), exact::second_best_costs(deal.choices));
    }
    for (const exact::Exception& each : report.main.basic.exceptions) {
        text +=
            fmt::format("exception,,\"{}\",{},{},{},{:.9f},{},{:.9f}\n", hand_text(report, each),
                        exact::name_of_card(each.first), exact::sum(each.cards),
                        name_of(each.better), each.chance, values(each.worth), each.gains);
    }
    return text;
}

}  // namespace croupier::apps
