#include "apps/simulate/setup.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/files.hpp"
#include "apps/rule_words.hpp"
#include "apps/wager_pages.hpp"
#include "players/strategies.hpp"
#include "record/session.hpp"
#include "record/words.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::apps {
namespace {

using record::printable;

// Where nothing is said of it, a quarter of the shoe lies behind the cutting card.
constexpr double usual_penetration = 0.75;

std::string choose_shoe(record::Header& header, const SimulateOptions& options) {
    if (options.shoe == "continuous" && options.penetration) {
        return "--penetration: a continuous shoe has no cutting card";
    }
    const auto wrong = take(header, record::SetShoe{options.shoe});
    return wrong ? fmt::format("--shoe {}: {}", options.shoe, *wrong) : std::string{};
}

// The words for what goes with the main wager in this game.
std::vector<std::string_view> words_for_other_wagers(const rules::Rules& rules) {
    std::vector<std::string_view> words;
    if (rules.insurance_pays.because) words.emplace_back("insurance");
    if (rules.even_money_pays.because) words.emplace_back("even-money");
    if (rules.super_bonus_small.because) words.emplace_back("super-bonus");
    if (rules.ante_due.because) words.emplace_back("ante");
    return words;
}

// What of it was asked for; amounts come with the stake.
struct WantedOthers {
    bool insurance{false};
    bool even_money{false};
    bool super_bonus{false};
    bool ante{false};
    std::optional<double> ante_dollars{};
};

bool reads_other_wager(std::string_view whole, const rules::Rules& rules, WantedOthers& wanted) {
    const auto colon = std::min(whole.find(':'), whole.size());
    const auto known = words_for_other_wagers(rules);
    const std::string_view word = whole.substr(0, colon);
    if (std::find(known.begin(), known.end(), word) == known.end()) return false;
    if (word == "ante") {
        wanted.ante = true;
        if (colon == whole.size()) return true;
        double dollars = 0;
        const char* const end = whole.data() + whole.size();
        const auto [stop, error] = std::from_chars(whole.data() + colon + 1, end, dollars);
        wanted.ante_dollars = dollars;
        return error == std::errc{} && stop == end;
    }
    if (colon < whole.size()) return false;
    wanted.insurance = wanted.insurance || word == "insurance";
    wanted.even_money = wanted.even_money || word == "even-money";
    wanted.super_bonus = wanted.super_bonus || word == "super-bonus";
    return true;
}

// Whole cents, and few enough of them; or nothing.
std::optional<std::int32_t> cents_of(double dollars) {
    const double cents = std::round(100 * dollars);
    if (!(cents >= 1 && cents <= 1e8) || std::abs(cents - 100 * dollars) > 1e-6) return {};
    return static_cast<std::int32_t>(cents);
}

std::string choose_ante(const rules::Rules& rules, const WantedOthers& wanted,
                        sim::OtherWagers& other_wagers) {
    const ledger::Ratio most = rules.ante_max.value;
    const std::int32_t cents_max = other_wagers.stake * most.won / most.staked;
    if (!wanted.ante_dollars) {
        other_wagers.ante = cents_max;
        return {};
    }
    other_wagers.ante = cents_of(*wanted.ante_dollars);
    if (other_wagers.ante && *other_wagers.ante <= cents_max) return {};
    return fmt::format(
        "--with ante:{}: expected dollars up to {:.2f}, {}/{} of the stake; --stake sets that",
        *wanted.ante_dollars, cents_max / 100.0, most.won, most.staked);
}

// Insurance, even money, the Super Bonus and the Ante, for the stake that was said or the least
// that they go with.
std::string choose_other_wagers(const SimulateOptions& options, const WantedOthers& wanted,
                                Simulation& s) {
    const rules::Rules& rules = s.setup.rules;
    const double least = wanted.super_bonus ? rules.super_bonus_small.value.wager_from
                         : wanted.ante      ? static_cast<double>(s.setup.minimum.cents) / 100
                                            : 1;
    s.stake = options.stake.value_or(least);
    sim::OtherWagers& other_wagers = s.model.other_wagers;
    other_wagers.insurance = wanted.insurance;
    if (wanted.super_bonus || wanted.ante) {
        const auto cents = cents_of(s.stake);
        if (!cents) return fmt::format("--stake {}: expected whole cents up to 1000000", s.stake);
        other_wagers.stake = *cents;
    }
    if (wanted.super_bonus) {
        other_wagers.super_bonus = sim::super_bonus_for(s.model.terms, other_wagers.stake);
        if (other_wagers.super_bonus->winner == 0) {
            return fmt::format("--stake {}: a Super Bonus is paid on wagers from {} dollars",
                               s.stake, rules.super_bonus_small.value.wager_from);
        }
    }
    if (wanted.ante) {
        if (auto wrong = choose_ante(rules, wanted, other_wagers); !wrong.empty()) return wrong;
    }
    if (wanted.even_money) {
        s.strategy.even_money = true;
        s.name.strategy += " with even money";
    }
    s.model.together = true;
    s.name.wager_units.assign(s.name.wagers.size(), 1);
    const auto name = [&](std::string_view word, std::int32_t unit) {
        s.name.wagers.emplace_back(word);
        s.name.wager_units.push_back(unit);
    };
    if (other_wagers.insurance) name("insurance", s.model.terms.insurance_pays->staked);
    if (other_wagers.super_bonus) name("super-bonus", other_wagers.stake);
    if (other_wagers.ante) name("ante", other_wagers.stake);
    return {};
}

std::string choose_wagers(record::Header& header, const SimulateOptions& options,
                          Simulation& simulation, WantedOthers& wanted) {
    for (const std::string& word : options.table.with) {
        const std::string_view whole = word;
        if (reads_other_wager(whole, header.setup().rules, wanted)) continue;
        const auto wager = cut_wager(whole);
        if (!wager) {
            return fmt::format("--with '{}': expected a scale such as perfect-pairs:2",
                               printable(whole));
        }
        const int scale = wager->scale.value_or(1);
        const auto option = record::find_option(wager->word);
        if (!option) {
            std::vector<std::string_view> offered = option_words(header.setup().rules);
            for (const auto other : words_for_other_wagers(header.setup().rules))
                offered.push_back(other);
            return fmt::format(
                "--with '{}': no such wager; this game offers {}", printable(whole),
                offered.empty() ? "none" : fmt::format("{}", fmt::join(offered, ", ")));
        }
        const auto same = [&](const sim::LaidWager& laid) { return laid.option == *option; };
        if (std::any_of(simulation.wagers.begin(), simulation.wagers.end(), same)) {
            return fmt::format("--with {}: a table has this wager once", printable(whole));
        }
        const auto wrong = take(header, record::With{rules::to_string(*option), scale});
        if (wrong) return fmt::format("--with {}: {}", printable(whole), *wrong);
        const std::string cannot =
            sim::cannot_offer(header.setup().rules, {*option, scale}, header.setup().decks);
        if (!cannot.empty()) return fmt::format("--with {}: {}", printable(whole), cannot);
        simulation.wagers.push_back({*option, scale});
        simulation.name.wagers.push_back(fmt::format("{}:{}", rules::to_string(*option), scale));
    }
    return {};
}

// A number of rounds, whole and in reason: `1000000` or `5e10`.
std::string choose_rounds(const SimulateOptions& options, sim::Plan& plan) {
    double rounds = 0;
    const char* const end = options.rounds.data() + options.rounds.size();
    const auto [stop, error] = std::from_chars(options.rounds.data(), end, rounds);
    const bool whole = error == std::errc{} && stop == end && rounds == std::floor(rounds);
    if (!whole || rounds < 1 || rounds > static_cast<double>(sim::rounds_max)) {
        return fmt::format("--rounds '{}': expected a whole number from 1 to 1e15",
                           printable(options.rounds));
    }
    plan.rounds = static_cast<std::uint64_t>(rounds);
    return {};
}

// `optimal`, `basic`, or the name of a file.
std::string choose_strategy(const std::string& name, const rules::Rules& rules, Simulation& s) {
    if (name == "optimal") {
        s.strategy = players::optimal_strategy(rules, s.setup.decks);
        return {};
    }
    if (name == "basic") {
        s.strategy = players::basic_strategy(rules, s.setup.decks);
        return {};
    }
    const FileText text = read_whole(name);
    if (!text) {
        return fmt::format("--strategy {}: cannot be read: {}; it is optimal, basic or a file",
                           printable(name), text.wrong);
    }
    auto read = sim::read_strategy(*text, s.model.terms);
    if (!read.fault.empty()) return fmt::format("--strategy {}: {}", printable(name), read.fault);
    s.strategy = std::move(read.strategy);
    return {};
}

}  // namespace

std::string place_cutting_card(Simulation& s, std::optional<double> penetration) {
    s.model.shuffle_at = sim::shuffle_each_round;
    if (penetration) {
        const int cards = s.model.terms.cards_in_shoe();
        const int behind = cards - static_cast<int>(std::lround(*penetration * cards));
        const int fewest = sim::fewest_behind(s.name.boxes);
        if (!(*penetration > 0) || behind < fewest || behind >= cards) {
            return fmt::format(
                "--penetration {}: expected a part of the shoe above 0 and up to "
                "{:.2f}, so that {} cards lie behind the cutting card",
                *penetration, std::floor(100.0 * (cards - fewest) / cards) / 100, fewest);
        }
        s.model.shuffle_at = static_cast<std::uint16_t>(behind);
    }
    s.name.shuffle_at = s.model.shuffle_at;
    s.name.fingerprint = sim::fingerprint_of(s.model);
    return {};
}

std::string set_boxes(Simulation& s, int boxes) {
    auto built = sim::build_automaton(s.model.terms, s.strategy, boxes,
                                      sim::watch_for(s.model.wagers, s.model.other_wagers));
    if (!built.fault.empty()) return built.fault;
    s.model.automaton = std::move(built.automaton);
    s.setup.boxes = boxes;
    s.name.boxes = boxes;
    return {};
}

std::variant<Simulation, std::string> simulation_of(const SimulateOptions& options) {
    Simulation s;
    record::Header header(rulebooks::all());
    if (auto wrong = choose_table(header, options.table)) return *wrong;
    if (auto wrong = choose_shoe(header, options); !wrong.empty()) return wrong;
    WantedOthers wanted;
    if (auto wrong = choose_wagers(header, options, s, wanted); !wrong.empty()) return wrong;
    if (auto wrong = choose_rounds(options, s.plan); !wrong.empty()) return wrong;
    s.plan.seed = options.seed;
    s.setup = header.setup();
    const rules::Rules& rules = s.setup.rules;
    if (options.boxes > rules.boxes_max.value) {
        return fmt::format("--boxes {}: a table of this game has at most {}", options.boxes,
                           rules.boxes_max.value);
    }
    s.model.terms = sim::simulated_terms_of(rules, s.setup.decks);
    if (auto wrong = sim::cannot_play(s.model.terms); !wrong.empty()) {
        return fmt::format("{} cannot be simulated: {}", options.table.game, wrong);
    }
    for (const sim::LaidWager& wager : s.wagers) {
        s.model.wagers.push_back(sim::wager_table(rules, wager, s.setup.decks));
    }
    if (auto wrong = choose_strategy(options.strategy, rules, s); !wrong.empty()) return wrong;
    s.name.game = options.table.game;
    s.name.strategy = options.strategy;
    if (auto wrong = choose_other_wagers(options, wanted, s); !wrong.empty()) return wrong;
    s.name.decks = s.setup.decks;
    s.name.unit = s.model.terms.unit;
    s.name.seed = s.plan.seed;
    s.name.rounds = s.plan.rounds;
    if (auto wrong = set_boxes(s, options.boxes); !wrong.empty()) return wrong;
    const bool machine = s.setup.shoe == table::ShoeKind::continuous;
    const auto penetration = options.fresh || machine
                                 ? std::nullopt
                                 : std::optional(options.penetration.value_or(usual_penetration));
    if (auto wrong = place_cutting_card(s, penetration); !wrong.empty()) return wrong;
    return s;
}

}  // namespace croupier::apps
