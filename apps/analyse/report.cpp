#include "apps/analyse/report.hpp"

#include <array>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/wager_pages.hpp"

namespace croupier::apps {
namespace {

// What a cell says to a hand that can neither double nor surrender any more.
exact::Advice otherwise(exact::Advice advice) {
    switch (advice) {
        case exact::Advice::double_or_hit:
        case exact::Advice::surrender_or_hit: return exact::Advice::hit;
        case exact::Advice::double_or_stand:
        case exact::Advice::surrender_or_stand: return exact::Advice::stand;
        default: return advice;
    }
}

bool doubles(exact::Advice advice) {
    return advice == exact::Advice::double_or_hit || advice == exact::Advice::double_or_stand;
}

}  // namespace

std::string hand_text(const exact::Deal& deal) {
    exact::Counts cards{};
    ++cards[deal.low];
    ++cards[deal.high];
    return hand_text(cards);
}

std::string hand_text(const exact::Counts& cards) {
    std::string text;
    for (std::size_t value = 0; value < exact::values; ++value) {
        for (int n = 0; n < cards[value]; ++n) {
            if (!text.empty()) text += ',';
            text += exact::name_of_card(value);
        }
    }
    return text;
}

std::string hand_text(const Report& report, const exact::Exception& exception) {
    std::string text = hand_text(exception.cards);
    const bool early_matters =
        report.subject.terms.double_ace == rules::DoubleAce::one_if_first_two;
    if (early_matters && exception.cards[exact::ace] > 0 && exact::sum(exception.cards) > 2) {
        text += exception.early == 0 ? " (ace drawn)" : " (ace dealt)";
    }
    if (exception.by_suits) text += " of one suit";
    return text;
}

std::string_view name_of(exact::Act act) {
    switch (act) {
        case exact::Act::none: return "nothing";
        case exact::Act::stand: return "stand";
        case exact::Act::hit: return "hit";
        case exact::Act::double_down: return "double";
        case exact::Act::split: return "split";
        case exact::Act::surrender: return "surrender";
    }
    return {};
}

std::string_view name_of(exact::RowKind kind) {
    switch (kind) {
        case exact::RowKind::hard: return "hard";
        case exact::RowKind::soft: return "soft";
        case exact::RowKind::pair: return "pair";
    }
    return {};
}

std::vector<exact::Advice> advices_in(const Report& report) {
    std::set<exact::Advice> found;
    for (const exact::ChartRow& row : report.main.basic.rows) {
        for (const std::size_t first : first_cards) {
            const Play play = play_of(report, row, first);
            found.insert(play.advice);
            for (const Play::From& from : play.from) found.insert(from.advice);
        }
    }
    found.erase(exact::Advice::none);
    return {found.begin(), found.end()};
}

Play play_of(const Report& report, const exact::ChartRow& row, std::size_t first) {
    Play play{row.against[first].advice, {}};
    if (!report.main.by_number_of_cards) return play;
    for (const exact::CountedRow& counted : report.main.by_number_of_cards->rows) {
        if (counted.kind != row.kind || counted.points != row.points) continue;
        const auto& advised = counted.against[first];
        if (advised.two != exact::Advice::none) play.advice = advised.two;
        const bool doubles_later =
            report.subject.terms.double_cards == rules::DoubleCards::any_number;
        exact::Advice last =
            doubles(play.advice) && doubles_later ? play.advice : otherwise(play.advice);
        for (std::size_t i = 0; i < advised.more.size(); ++i) {
            const exact::Advice advice = advised.more[i];
            if (advice == exact::Advice::none || advice == last) continue;
            if (play.advice == exact::Advice::none) {
                play.advice = advice;
            } else {
                play.from.push_back({static_cast<int>(i) + 3, advice});
            }
            last = advice;
        }
    }
    return play;
}

exact::Advice advice_with(const Play& play, int cards) {
    exact::Advice advice = play.advice;
    for (const Play::From& from : play.from) {
        if (from.cards <= cards) advice = from.advice;
    }
    return advice;
}

std::string to_string(const Play& play) {
    std::string text(letter(play.advice));
    for (const Play::From& from : play.from) {
        text += fmt::format(" {}{}", from.cards, letter(from.advice));
    }
    return text;
}

std::vector<NamedValue> named(const exact::Choices<double>& values) {
    std::vector<NamedValue> all;
    const auto add = [&](std::string_view choice, const std::optional<double>& value) {
        if (value) all.push_back({choice, *value});
    };
    add("stand", values.stand);
    add("hit", values.hit);
    add("double", values.double_down);
    add("split", values.split);
    add("surrender", values.surrender);
    return all;
}

Headline headline(const Report& report) {
    const rules::Rules& rules = report.subject.rules;
    const double main = report.main.expectation;
    if (!rules.ante_due.because) return {main, {}};
    return {main - exact::to_double(exact::ante_cost_max(rules)),
            "with the highest Ante, on the table's minimum"};
}

std::string_view whose_edge(double expectation) {
    return expectation > 0 ? "player's edge" : "house edge";
}

std::string percent(double part, int places) {
    return fmt::format("{:.{}f} %", 100 * part, places);
}

std::string cited(const rules::Because& because, const rules::Book& book) {
    std::vector<std::string> numbers;
    for (const rules::Clause& clause : rules::each_number_once(because.all())) {
        numbers.push_back(clause == rules::house() ? "house" : cited_in(clause, book));
    }
    return fmt::format("{}", fmt::join(numbers, ", "));
}

}  // namespace croupier::apps
