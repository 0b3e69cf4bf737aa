#include "sim/checkpoint.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace croupier::sim {
namespace {

constexpr std::string_view heading = "croupier simulation 2";
constexpr std::string_view ending = "end";

std::string words_of(const Histogram& histogram) {
    std::string text;
    for (const auto& [net, count] : histogram) text += fmt::format(" {}:{}", net, count);
    return text;
}

// Reads words and numbers off the front of a text; remembers whether all were there.
class Words {
public:
    explicit Words(std::string_view text) : rest_(text) {}

    [[nodiscard]] bool good() const { return good_; }
    [[nodiscard]] bool at_line_end() {
        skip_blanks();
        return rest_.empty() || rest_.front() == '\n';
    }

    std::string_view word() {
        skip_blanks();
        const auto end = std::min(rest_.find_first_of(" \n"), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(end);
        good_ = good_ && !word.empty();
        return word;
    }
    void end_line() {
        good_ = good_ && at_line_end() && !rest_.empty();
        if (!rest_.empty()) rest_.remove_prefix(1);
    }
    void expect(std::string_view wanted) { good_ = word() == wanted && good_; }

    template <class Number>
    Number number(std::string_view text) {
        Number value{};
        const char* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data(), end, value);
        good_ = good_ && error == std::errc{} && stop == end;
        return value;
    }
    template <class Number>
    void line(std::string_view name, Number& value) {
        expect(name);
        value = number<Number>(word());
        end_line();
    }
    // `name text to the end`
    void line(std::string_view name, std::string& value) {
        expect(name);
        skip_blanks();
        const auto end = std::min(rest_.find('\n'), rest_.size());
        value = rest_.substr(0, end);
        rest_.remove_prefix(end);
        end_line();
    }
    void line(std::string_view name, Histogram& histogram) {
        expect(name);
        while (good_ && !at_line_end()) {
            const auto [net, count] = pair<std::int64_t, std::uint64_t>(':');
            good_ = good_ && histogram.emplace(net, count).second;
        }
        end_line();
    }
    template <class First, class Second>
    std::pair<First, Second> pair(char between) {
        const std::string_view both = word();
        // A number may begin with the sign that separates others.
        const auto cut = both.find(between, 1);
        if (cut == std::string_view::npos) {
            good_ = false;
            return {};
        }
        return {number<First>(both.substr(0, cut)), number<Second>(both.substr(cut + 1))};
    }

private:
    void skip_blanks() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    }

    std::string_view rest_;
    bool good_{true};
};

void read_name(Words& words, RunName& name) {
    words.line("game", name.game);
    words.line("strategy", name.strategy);
    words.line("decks", name.decks);
    words.line("boxes", name.boxes);
    words.line("shuffle-at", name.shuffle_at);
    words.line("unit", name.unit);
    words.expect("wagers");
    while (words.good() && !words.at_line_end()) name.wagers.emplace_back(words.word());
    words.end_line();
    words.expect("wager-units");
    while (words.good() && !words.at_line_end()) {
        name.wager_units.push_back(words.number<std::int32_t>(words.word()));
    }
    words.end_line();
    if (name.wager_units.size() != name.wagers.size()) words.expect("");
    words.line("seed", name.seed);
    words.line("of-rounds", name.rounds);
    words.line("fingerprint", name.fingerprint);
}

void read_done(Words& words, const RunName& name, Done& done) {
    words.expect("units");
    while (words.good() && !words.at_line_end()) {
        const auto [begin, end] = words.pair<std::uint64_t, std::uint64_t>('-');
        const UnitSet range(begin, end);
        if (begin >= end || done.units.overlaps(range)) {
            words.expect("");
            break;
        }
        done.units.add(range);
    }
    words.end_line();
    Totals& totals = done.totals;
    words.line("rounds", totals.rounds);
    words.line("shuffles", totals.shuffles);
    Totals::Frequencies& f = totals.frequencies;
    words.line("blackjack", f.blackjack);
    words.line("split", f.split);
    words.line("doubled", f.doubled);
    words.line("surrender", f.surrender);
    words.line("bust", f.bust);
    words.line("dealer-bust", f.dealer_bust);
    words.line("table", totals.table);
    words.line("together", totals.together);
    for (int box = 0; words.good() && box < name.boxes; ++box) {
        words.line("box", totals.boxes.emplace_back());
    }
    for (std::size_t i = 0; words.good() && i < name.wagers.size(); ++i) {
        words.line("wager", totals.wagers.emplace_back());
        words.line("by-round", totals.wagers_by_round.emplace_back());
    }
    words.expect(ending);
}

bool can_be(const RunName& name) {
    return std::all_of(name.wager_units.begin(), name.wager_units.end(),
                       [](std::int32_t unit) { return unit >= 1; }) &&
           name.boxes >= 1 && name.boxes <= static_cast<int>(boxes_max) && name.unit >= 1 &&
           name.unit <= unit_max && name.rounds <= rounds_max;
}

// Every round is there once for the table and once for each box, and no result is beyond reason.
bool adds_up(const Checkpoint& checkpoint) {
    constexpr std::int64_t net_max = 100'000'000;
    const Totals& totals = checkpoint.done.totals;
    const auto in_reason = [](const Histogram& histogram) {
        return histogram.empty() ||
               (histogram.begin()->first >= -net_max && histogram.rbegin()->first <= net_max);
    };
    const auto has_all = [&](const Histogram& histogram) {
        return in_reason(histogram) && count_of(histogram) == totals.rounds;
    };
    const Plan plan{checkpoint.name.seed, checkpoint.name.rounds};
    const UnitSet& units = checkpoint.done.units;
    return units.without(plan.units()).size() == 0 && totals.rounds == plan.rounds_of(units) &&
           has_all(totals.table) &&
           count_of(totals.together) == (checkpoint.name.wagers.empty() ? 0 : totals.rounds) &&
           std::all_of(totals.boxes.begin(), totals.boxes.end(), has_all) &&
           std::all_of(totals.wagers.begin(), totals.wagers.end(), in_reason);
}

std::uint64_t mix(std::uint64_t print, std::uint64_t x) {
    print = (print ^ x) * 0x9e3779b97f4a7c15U;
    return print ^ (print >> 29);
}

}  // namespace

std::int64_t together_unit(const RunName& name) {
    std::int64_t unit = name.unit;
    for (std::size_t i = 0; i < name.wagers.size(); ++i) {
        // Insurance is half of the main wager.
        const std::int64_t parts = name.wagers[i] == "insurance" ? 2 : 1;
        unit = std::lcm(unit, parts * name.wager_units[i]);
    }
    return unit;
}

std::uint64_t fingerprint_of(const Model& model) {
    std::uint64_t print = 1;
    const auto add = [&](std::int64_t x) { print = mix(print, static_cast<std::uint64_t>(x)); };
    for (const std::uint32_t entry : model.automaton.table) add(entry);
    for (const HandResult& result : model.automaton.results) {
        for (std::size_t f = 0; f < finals; ++f) {
            add(settle(model.terms, {&result, 1}, static_cast<Final>(f)));
        }
    }
    add(static_cast<std::int64_t>(model.terms.takes_after_split));
    add(model.terms.cards_in_shoe());
    if (model.terms.bonuses) {
        for (const Ratio odds : model.terms.bonuses->straights()) add(model.terms.parts(odds));
        for (const Ratio odds : model.terms.bonuses->three_sevens()) add(model.terms.parts(odds));
    }
    for (const WagerTable& wager : model.wagers) {
        for (const std::int32_t units : wager.two) add(units);
        for (const std::int32_t units : wager.three_sevens) add(units);
        for (const std::int32_t units : wager.three_sevens_split) add(units);
        for (const std::int32_t units : wager.prizes) add(units);
    }
    if (model.other_wagers.insurance) {
        add(model.terms.insurance_pays->won);
        add(model.terms.insurance_pays->staked);
    }
    if (model.other_wagers.super_bonus) {
        add(model.other_wagers.super_bonus->winner);
        add(model.other_wagers.super_bonus->others);
    }
    add(model.other_wagers.ante.value_or(0));
    return print;
}

std::string to_text(const Checkpoint& checkpoint) {
    const RunName& name = checkpoint.name;
    const Totals& totals = checkpoint.done.totals;
    std::string text = fmt::format(
        "{}\ngame {}\nstrategy {}\ndecks {}\nboxes {}\nshuffle-at {}\nunit {}\nwagers{}{}\n"
        "wager-units{}{}\n"
        "seed {}\nof-rounds {}\nfingerprint {}\nunits",
        heading, name.game, name.strategy, name.decks, name.boxes, name.shuffle_at, name.unit,
        name.wagers.empty() ? "" : " ", fmt::join(name.wagers, " "),
        name.wager_units.empty() ? "" : " ", fmt::join(name.wager_units, " "), name.seed,
        name.rounds, name.fingerprint);
    for (const auto& [begin, end] : checkpoint.done.units.ranges()) {
        text += fmt::format(" {}-{}", begin, end);
    }
    const Totals::Frequencies& f = totals.frequencies;
    text += fmt::format(
        "\nrounds {}\nshuffles {}\nblackjack {}\nsplit {}\ndoubled {}\nsurrender {}\nbust {}\n"
        "dealer-bust {}\ntable{}\ntogether{}\n",
        totals.rounds, totals.shuffles, f.blackjack, f.split, f.doubled, f.surrender, f.bust,
        f.dealer_bust, words_of(totals.table), words_of(totals.together));
    for (const Histogram& box : totals.boxes) text += fmt::format("box{}\n", words_of(box));
    for (std::size_t i = 0; i < totals.wagers.size(); ++i) {
        text += fmt::format("wager{}\n", words_of(totals.wagers[i]));
        const bool by_round = i < totals.wagers_by_round.size();
        text += fmt::format("by-round{}\n",
                            by_round ? words_of(totals.wagers_by_round[i]) : std::string());
    }
    return text + std::string(ending) + "\n";
}

ReadCheckpoint read_checkpoint(std::string_view text) {
    ReadCheckpoint read;
    if (!text.starts_with(heading)) {
        read.fault = "not a simulation of this program";
        return read;
    }
    Words words(text.substr(heading.size()));
    words.end_line();
    read_name(words, read.checkpoint.name);
    if (words.good() && can_be(read.checkpoint.name)) {
        read_done(words, read.checkpoint.name, read.checkpoint.done);
        if (words.good() && adds_up(read.checkpoint)) return read;
    }
    read.fault = "damaged or cut short";
    return read;
}

std::string merge(Checkpoint& all, const Checkpoint& other) {
    if (all.name != other.name) return "they are parts of different runs";
    if (all.done.units.overlaps(other.done.units)) return "both hold some of the same units";
    all.done.units.add(other.done.units);
    all.done.totals.add(other.done.totals);
    return {};
}

}  // namespace croupier::sim
