#include "apps/simulate/report.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "apps/terminal.hpp"
#include "sim/sessions.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;
using sim::Estimate;

constexpr double wide = 1.96;  // standard errors either side of an interval of 95 %

double boxes_played(const SimulationReport& r) {
    return static_cast<double>(r.totals.rounds) * r.name.boxes;
}

double rounds_per_second(const SimulationReport& r) {
    return r.seconds > 0 ? static_cast<double>(r.totals.rounds - r.resumed) / r.seconds : 0;
}

// One wager of a run, as far as both forms of the report say it.
struct WagerReport {
    std::string word{};  // without its scale
    int scale{1};
    int unit{1};
    sim::Estimate estimate{};
    double hit{0};   // how often something is won, of the times that it was laid
    double laid{0};  // on this part of all boxes
};

WagerReport wager_report(const SimulationReport& r, std::size_t i) {
    const std::string& name = r.name.wagers[i];
    const auto colon = name.find(':');
    WagerReport wager;
    wager.word = name.substr(0, colon);
    if (colon != std::string::npos) wager.scale = std::stoi(name.substr(colon + 1));
    wager.unit = r.name.wager_units[i];
    wager.estimate = sim::estimate_of_wager(r.totals, i, wager.unit);
    const auto all = static_cast<double>(sim::count_of(r.totals.wagers[i]));
    double won = 0;
    for (const auto& [net, count] : r.totals.wagers[i]) {
        // An optional wager may win a prize of no more than its stake.
        const bool wins = colon == std::string::npos ? net > 0 : net >= 0;
        if (wins) won += static_cast<double>(count);
    }
    wager.hit = all == 0 ? 0 : won / all;
    wager.laid = all / boxes_played(r);
    return wager;
}

std::string shuffle_words(const sim::RunName& name) {
    return name.shuffle_at == sim::shuffle_each_round
               ? "shuffled before every round"
               : fmt::format("cutting card before the last {} cards", name.shuffle_at);
}

std::string percent(double part) { return fmt::format("{:+.4f} %", 100 * part); }

std::string interval(const Estimate& e) {
    return fmt::format("{} +- {:.4f} %", percent(e.mean), 100 * wide * e.standard_error);
}

ordered_json frequencies(const SimulationReport& r) {
    const sim::Totals::Frequencies& f = r.totals.frequencies;
    const double boxes = boxes_played(r);
    const auto part = [](std::uint64_t count, double of) {
        return of == 0 ? 0 : static_cast<double>(count) / of;
    };
    return {{"blackjack", part(f.blackjack, boxes)},
            {"split", part(f.split, boxes)},
            {"double", part(f.doubled, boxes)},
            {"surrender", part(f.surrender, boxes)},
            {"bust", part(f.bust, boxes)},
            {"dealer_bust", part(f.dealer_bust, static_cast<double>(r.totals.rounds))}};
}

void print_histogram(const SimulationReport& r) {
    const sim::Histogram all = sim::all_boxes(r.totals);
    const double boxes = boxes_played(r);
    std::uint64_t most = 1;
    for (const auto& [net, count] : all) most = std::max(most, count);
    constexpr double bar = 40;
    print_folded("\n{}\n", toned("Net result of a box", Tone::strong));
    for (const auto& [net, count] : all) {
        const auto length = static_cast<std::size_t>(
            std::ceil(bar * static_cast<double>(count) / static_cast<double>(most)));
        print_folded("{:>8}  {:>9.5f} %  {}\n",
                     fmt::format("{:+g}", static_cast<double>(net) / r.name.unit),
                     100 * static_cast<double>(count) / boxes, std::string(length, '#'));
    }
}

void print_variants(std::string_view title, const std::vector<SimulationReport::Variant>& all) {
    if (all.empty()) return;
    print_folded("\n{}\n", toned(title, Tone::strong));
    for (const auto& variant : all)
        print_folded("{:>8}  {}\n", variant.says, interval(variant.box));
}

ordered_json variants(const std::vector<SimulationReport::Variant>& all, std::string_view key) {
    ordered_json list = ordered_json::array();
    for (const auto& variant : all) {
        list.push_back({{std::string(key), variant.says},
                        {"ev", variant.box.mean},
                        {"standard_error", variant.box.standard_error}});
    }
    return list;
}

ordered_json session_json(const SimulationReport& r) {
    const auto [nets, unit] = round_results(r);
    const sim::Sessions s = sim::sessions(*nets, unit, r.session, r.bankroll);
    ordered_json net = ordered_json::object();
    for (std::size_t i = 0; i < sim::session_percentiles.size(); ++i) {
        net[fmt::format("{:g}", 100 * sim::session_percentiles[i])] = s.points.back().net[i];
    }
    return {{"rounds", r.session}, {"bankroll", r.bankroll}, {"with", r.name.wagers},
            {"percentiles", net},  {"ahead", s.ahead},       {"risk_of_ruin", s.ruin}};
}

// Of all that is laid, in dollars.
double hold_per_hour(const SimulationReport& r) {
    const auto [nets, unit] = round_results(r);
    return -sim::estimate(*nets, static_cast<double>(unit)).mean * r.pace * r.stake;
}

double hold_on_main(const SimulationReport& r) {
    return -sim::estimate(r.totals.table, r.name.unit).mean * r.pace * r.stake;
}

std::string in_words(const std::vector<std::string>& wagers) {
    return wagers.empty() ? std::string() : fmt::format(" with {}", fmt::join(wagers, ", "));
}

}  // namespace

RoundResults round_results(const SimulationReport& r) {
    if (r.totals.together.empty()) return {&r.totals.table, r.name.unit};
    return {&r.totals.together, sim::together_unit(r.name)};
}

void print_json(const SimulationReport& r) {
    const Estimate box = sim::estimate_of_box(r.totals, r.name.unit);
    ordered_json outcomes = ordered_json::array();
    for (const auto& [net, count] : sim::all_boxes(r.totals)) {
        outcomes.push_back({{"net", static_cast<double>(net) / r.name.unit}, {"count", count}});
    }
    ordered_json wagers = ordered_json::array();
    for (std::size_t i = 0; i < r.name.wagers.size(); ++i) {
        const WagerReport wager = wager_report(r, i);
        ordered_json lines = ordered_json::array();
        for (const auto& [net, count] : r.totals.wagers[i]) {
            lines.push_back({{"net", static_cast<double>(net) / wager.unit}, {"count", count}});
        }
        wagers.push_back({{"wager", wager.word},
                          {"scale", wager.scale},
                          {"ev", wager.estimate.mean},
                          {"standard_error", wager.estimate.standard_error},
                          {"standard_deviation", wager.estimate.standard_deviation},
                          {"hit", wager.hit},
                          {"laid", wager.laid},
                          {"outcomes", lines}});
    }
    ordered_json boxes = ordered_json::array();
    for (std::size_t i = 0; i < r.totals.boxes.size(); ++i) {
        const Estimate e = sim::estimate(r.totals.boxes[i], r.name.unit);
        boxes.push_back({{"box", i + 1}, {"ev", e.mean}, {"standard_error", e.standard_error}});
    }
    ordered_json all = {{"game", r.name.game},
                        {"decks", r.name.decks},
                        {"rounds", r.totals.rounds},
                        {"seed", r.name.seed},
                        {"threads", r.threads},
                        {"engine", r.engine},
                        {"target", r.target},
                        {"strategy", r.name.strategy},
                        {"boxes", r.name.boxes},
                        {"fresh", r.name.shuffle_at == sim::shuffle_each_round},
                        {"cards_behind_cutting_card",
                         r.name.shuffle_at == sim::shuffle_each_round ? 0 : r.name.shuffle_at},
                        {"complete", r.totals.rounds == r.name.rounds},
                        {"ev", box.mean},
                        {"standard_error", box.standard_error},
                        {"standard_deviation", box.standard_deviation},
                        {"outcomes", outcomes},
                        {"wagers", wagers},
                        {"frequencies", frequencies(r)},
                        {"per_box", boxes},
                        {"shuffles", r.totals.shuffles},
                        {"hold_per_hour", hold_per_hour(r)},
                        {"hold_per_hour_main", hold_on_main(r)},
                        {"session", session_json(r)}};
    if (!r.by_depth.empty()) all["by_depth"] = variants(r.by_depth, "penetration");
    if (!r.by_boxes.empty()) all["by_boxes"] = variants(r.by_boxes, "boxes");
    all["seconds"] = r.seconds;
    all["rounds_per_second"] = rounds_per_second(r);
    print_folded("{}\n", all.dump(2));
}

void print_text(const SimulationReport& r) {
    const Estimate box = sim::estimate_of_box(r.totals, r.name.unit);
    print_folded("{}\n", toned(fmt::format("{}, {} decks, {} box{}, {}", r.name.game, r.name.decks,
                                           r.name.boxes, r.name.boxes == 1 ? "" : "es",
                                           shuffle_words(r.name)),
                               Tone::strong));
    if (r.totals.rounds < r.name.rounds) {
        print_folded("{} of {} rounds were played\n", r.totals.rounds, r.name.rounds);
    }
    print_folded("{} play, seed {}, {} rounds in {:.2f} s, {:.3g} million a second\n",
                 r.name.strategy, r.name.seed, r.totals.rounds - r.resumed, r.seconds,
                 rounds_per_second(r) / 1e6);
    if (r.resumed > 0) print_folded("with {} rounds of an earlier run\n", r.resumed);
    print_folded("\n");
    print_folded("Player's expectation  {}  (95 %)\n", interval(box));
    print_folded("Standard deviation    {:.4f} a box\n", box.standard_deviation);
    for (std::size_t i = 0; i < r.name.wagers.size(); ++i) {
        const WagerReport wager = wager_report(r, i);
        print_folded("{:<21} {}, hits {:.6g} %", r.name.wagers[i], interval(wager.estimate),
                     100 * wager.hit);
        if (wager.laid < 1) print_folded(", laid on {:.4f} % of boxes", 100 * wager.laid);
        print_folded("\n");
    }
    std::vector<std::string> often;
    const ordered_json parts = frequencies(r);
    for (const auto& [name, part] : parts.items()) {
        std::string words = name;
        std::replace(words.begin(), words.end(), '_', ' ');
        often.push_back(fmt::format("{} {:.3f} %", words, 100 * part.get<double>()));
    }
    print_folded("{}\n", fmt::join(often, ", "));
    print_histogram(r);
    if (r.name.boxes > 1) {
        print_folded("\n{}\n", toned("By position", Tone::strong));
        for (std::size_t i = 0; i < r.totals.boxes.size(); ++i) {
            print_folded("{:>8}  {}\n", fmt::format("box {}", i + 1),
                         interval(sim::estimate(r.totals.boxes[i], r.name.unit)));
        }
    }
    print_variants("By depth of the cutting card", r.by_depth);
    print_variants("By number of boxes", r.by_boxes);
    const auto [nets, unit] = round_results(r);
    const sim::Sessions s = sim::sessions(*nets, unit, r.session, r.bankroll);
    print_folded("\n{}\n", toned(fmt::format("A session of {} rounds at ${:g} a unit{}", r.session,
                                             r.stake, in_words(r.name.wagers)),
                                 Tone::strong));
    const auto& end = s.points.back().net;
    for (std::size_t i = 0; i < sim::session_percentiles.size(); ++i) {
        print_folded("{:>7g} %  {:+.2f}\n", 100 * sim::session_percentiles[i], end[i] * r.stake);
    }
    print_folded("ahead at the end {:.2f} %, ruined with {} units {:.3f} %\n", 100 * s.ahead,
                 r.bankroll, 100 * s.ruin);
    print_folded("The house holds {:+.2f} an hour at {:g} rounds an hour and ${:g} on each box\n",
                 hold_per_hour(r), r.pace, r.stake);
    if (!r.name.wagers.empty()) {
        print_folded("{:+.2f} of it on the main wager, {:+.2f} on what is laid beside it\n",
                     hold_on_main(r), hold_per_hour(r) - hold_on_main(r));
    }
}

}  // namespace croupier::apps
