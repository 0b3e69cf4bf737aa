#include "exact/effects.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/core.h>

#include "cards/shoe.hpp"
#include "exact/main_wager.hpp"
#include "exact/wagers.hpp"
#include "rules/listing.hpp"

namespace croupier::exact {
namespace {

using rules::Clause;
using rules::Option;
using rules::Presence;
using rules::Ruled;
using rules::Rules;
using rules::SlotName;

// Below this two expectations are the same: far under what is ever printed, far above rounding.
constexpr double no_difference = 1e-10;

double worth(const Terms& terms) {
    return MainWager<double>(terms, cards_left(terms)).expectation();
}

// The rules of an optional wager alone.
bool same(const Rules& a, const Rules& b, Option option) {
    switch (option) {
        case Option::perfect_pairs: return a.perfect_pairs == b.perfect_pairs;
        case Option::pairs_play: return a.pairs_play == b.pairs_play;
        case Option::any_pair: return a.any_pair == b.any_pair;
        case Option::super_sevens: return a.super_sevens == b.super_sevens;
        case Option::madness_21: return a.madness_21 == b.madness_21;
        case Option::magnificent_sevens: return a.magnificent_sevens == b.magnificent_sevens;
        case Option::pontoon_pandemonium: return a.pontoon_pandemonium == b.pontoon_pandemonium;
    }
    return true;
}

// Rules of which any slot can be changed and put back, by its place in the order of Rules.
class Changeable {
public:
    explicit Changeable(const Rules& rules) : rules_(rules) {
        rules::for_each_slot(
            rules_, [&](const SlotName&, auto& slot, Presence) { slots_.push_back(&slot); });
    }
    Changeable(const Changeable&) = delete;
    Changeable& operator=(const Changeable&) = delete;

    [[nodiscard]] const Rules& rules() const { return rules_; }
    // Requires the type that the slot has.
    template <class T>
    [[nodiscard]] Ruled<T>& slot(std::size_t place) {
        return *static_cast<Ruled<T>*>(slots_[place]);
    }

private:
    Rules rules_;
    std::vector<void*> slots_{};
};

// The other values that a rule can have, where these are not the words of its kind.
template <class T>
std::vector<T> other_values(const Rules&, const SlotName&, const Ruled<T>& slot,
                            Presence presence) {
    std::vector<T> values;
    if constexpr (std::is_same_v<T, rules::Said>) {
        if (!slot.because) values.push_back({});
    } else if constexpr (std::is_same_v<T, Ratio>) {
        // Every game pays a Blackjack somehow; a payment that only some make is even money there.
        if (!slot.because) return {};
        for (const Ratio odds : {Ratio{1, 1}, Ratio{6, 5}, Ratio{7, 5}, Ratio{3, 2}, Ratio{2, 1}}) {
            const bool usual = presence == Presence::required || odds == Ratio{1, 1};
            if (usual && slot.value != Ratio{1, 1} && odds != slot.value) values.push_back(odds);
        }
    }
    return values;
}

// A number of a few is tried with each of them, one of many with its neighbours.
std::vector<int> other_values(const Rules& rules, const SlotName& name, const Ruled<int>& slot,
                              Presence) {
    constexpr int number_max = 21;
    constexpr std::size_t few = 4;
    std::vector<int> numbers;
    if (!slot.because) return numbers;
    for (int number = 0; number <= number_max; ++number) {
        Rules changed = rules;
        if (rules::change(changed, to_string(name), std::to_string(number)).reason.empty()) {
            numbers.push_back(number);
        }
    }
    const bool all = numbers.size() <= few;
    std::erase_if(numbers, [&](int number) {
        return number == slot.value || (!all && std::abs(number - slot.value) > 1);
    });
    return numbers;
}

class Search {
public:
    Search(const Rules& rules, int decks, std::string_view only)
        : rules_(rules), decks_(decks), only_(only), changed_(rules) {}

    [[nodiscard]] std::vector<Effect> all(const rules::Book& book) && {
        expectation_ = worth(terms_);
        if (looks_at("decks")) try_decks();
        std::size_t place = 0;
        rules::for_each_slot(rules_,
                             [&](const SlotName& name, const auto& slot, Presence presence) {
                                 if (looks_at(name)) try_values(name, slot, presence, place);
                                 ++place;
                             });
        for (const rules::Reading& reading : book.readings) {
            if (looks_at(reading.key)) try_reading(reading, book);
        }
        return std::move(effects_);
    }

private:
    [[nodiscard]] bool looks_at(std::string_view name) const {
        return only_.empty() || only_ == name;
    }
    [[nodiscard]] bool looks_at(const SlotName& name) const { return looks_at(to_string(name)); }

    void try_decks() {
        for (int decks = 1; decks <= cards::decks_max; ++decks) {
            if (decks == decks_) continue;
            const bool allowed = rules_.decks.value.allows(decks);
            note_main({Change::Of::decks, "decks", std::to_string(decks_), std::to_string(decks),
                       rules_.decks.because, allowed ? rules_.decks.because : rules::house()},
                      terms_of(rules_, decks));
        }
    }

    template <class T>
    void try_values(const SlotName& name, const Ruled<T>& slot, Presence presence,
                    std::size_t place) {
        tried_.clear();
        Ruled<T>& changed = changed_.slot<T>(place);
        const auto attempt = [&](const Ruled<T>& value) {
            changed = value;
            try_change(name, slot.because);
            changed = slot;
        };
        // Of an optional wager only what it says can be changed: with more or less it is another.
        if (!slot.because && !name.wager.empty()) return;
        if constexpr (std::is_enum_v<T>) {
            for (std::size_t i = 0; i < rules::Words<T>::list.size(); ++i) {
                const T value = static_cast<T>(i);
                if (!slot.because || value != slot.value) attempt({value, rules::house()});
            }
        } else {
            for (const T& value : other_values(rules_, name, slot, presence)) {
                attempt({value, rules::house()});
            }
        }
        if (slot.because && presence == Presence::optional && name.wager.empty()) attempt({});
    }

    [[nodiscard]] Change change_of(const SlotName& name, const Clause& because) const {
        const std::string rule = to_string(name);
        return {Change::Of::rule,
                rule,
                value_of(rules_, rule),
                value_of(changed_.rules(), rule),
                because,
                rules::house()};
    }

    void try_change(const SlotName& name, const Clause& because) {
        if (name.wager.empty()) {
            try_rule(name, because);
        } else {
            try_wager_rule(name, because);
        }
    }

    void try_rule(const SlotName& name, const Clause& because) {
        const Terms terms = terms_of(changed_.rules(), decks_);
        // Two values that come to the same are one.
        const auto equal = [&](const Terms& other) { return terms == other; };
        if (equal(terms_) || std::any_of(tried_.begin(), tried_.end(), equal)) return;
        tried_.push_back(terms);
        note_main(change_of(name, because), terms);
    }

    void try_wager_rule(const SlotName& name, const Clause& because) {
        if (same_wagers(changed_.rules())) return;
        note_wagers(change_of(name, because), changed_.rules());
    }

    void try_reading(const rules::Reading& reading, const rules::Book& book) {
        if (!reading.choose) return;
        std::vector<Rules> with;
        std::optional<std::size_t> in_force;
        for (const std::string_view choice : reading.choices) {
            if (choice.empty()) break;
            with.push_back(rules_);
            reading.choose(with.back(), with.size() - 1);
            if (!in_force && with.back() == rules_) in_force = with.size() - 1;
        }
        // Where none is in force, a house rule stands in the place of what is unclear.
        if (!in_force) return;
        const Clause clause = find_clause(book, reading.clause);
        for (std::size_t i = 0; i < with.size(); ++i) {
            if (i == *in_force) continue;
            Change change{Change::Of::reading,
                          std::string(reading.key),
                          std::string(reading.choices[*in_force]),
                          std::string(reading.choices[i]),
                          clause,
                          clause,
                          std::string(reading.about)};
            const Terms terms = terms_of(with[i], decks_);
            if (terms != terms_) note_main(change, terms);
            if (!same_wagers(with[i])) note_wagers(change, with[i]);
        }
    }

    void note_main(const Change& change, const Terms& terms) {
        const double expectation = worth(terms);
        if (std::abs(expectation - expectation_) < no_difference) return;
        effects_.push_back(
            {change, std::nullopt, 1, {}, expectation, expectation - expectation_, std::nullopt});
    }

    [[nodiscard]] bool same_wagers(const Rules& changed) const {
        return std::all_of(rules::every_option.begin(), rules::every_option.end(),
                           [&](Option option) { return same(rules_, changed, option); });
    }

    void note_wagers(const Change& change, const Rules& changed) {
        for (const Option option : rules::every_option) {
            if (same(rules_, changed, option) || !may_offer(rules_, option, decks_) ||
                !may_offer(changed, option, decks_)) {
                continue;
            }
            for (int scale = 1; scale <= scales_of(rules_, option); ++scale) {
                note_wager(change, changed, option, scale);
            }
        }
    }

    void note_wager(const Change& change, const Rules& changed, Option option, int scale) {
        const auto before = wager_values(rules_, option, decks_, scale);
        const auto after = wager_values(changed, option, decks_, scale);
        for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
            const Fraction difference = after[i].expectation - before[i].expectation;
            if (difference == 0) continue;
            effects_.push_back({change, option, scale, after[i].assumes,
                                to_double(after[i].expectation), to_double(difference),
                                difference});
        }
    }

    const Rules& rules_;
    int decks_;
    std::string_view only_;
    Terms terms_{terms_of(rules_, decks_)};
    double expectation_{0};
    Changeable changed_;
    std::vector<Terms> tried_{};  // for the present rule
    std::vector<Effect> effects_{};
};

// One thing in which two games differ, exchanged alone: the one game as it is then, and the other.
struct Exchange {
    Change change;
    Terms there;
    Terms back;
};

// What makes another game of the first or, brought back, of the second.
std::vector<Exchange> exchanges(const Rules& from, int decks_from, const Rules& to, int decks_to) {
    const Terms terms_from = terms_of(from, decks_from);
    const Terms terms_to = terms_of(to, decks_to);
    std::vector<Exchange> all;
    if (decks_from != decks_to) {
        all.push_back({{Change::Of::decks, "decks", std::to_string(decks_from),
                        std::to_string(decks_to), from.decks.because, to.decks.because},
                       terms_of(from, decks_to),
                       terms_of(to, decks_from)});
    }
    Changeable there(from);
    Changeable back(to);
    const auto note = [&](const SlotName& name, const Clause& before, const Clause& after) {
        const Terms then = terms_of(there.rules(), decks_from);
        const Terms other = terms_of(back.rules(), decks_to);
        if (then == terms_from && other == terms_to) return;
        const std::string rule = to_string(name);
        all.push_back(
            {{Change::Of::rule, rule, value_of(from, rule), value_of(to, rule), before, after},
             then,
             other});
    };
    std::size_t place = 0;
    rules::for_each_slot(from, [&]<class T>(const SlotName& name, const Ruled<T>& slot, Presence) {
        Ruled<T>& here = there.slot<T>(place);
        Ruled<T>& other = back.slot<T>(place++);
        if (!name.wager.empty() || slot == other) return;
        std::swap(here, other);
        note(name, slot.because, here.because);
        std::swap(here, other);
    });
    return all;
}

}  // namespace

std::vector<Effect> effects_of(const Rules& rules, int decks, const rules::Book& book,
                               std::string_view only) {
    return Search(rules, decks, only).all(book);
}

Differences differences(const Rules& from, int decks_from, const Rules& to, int decks_to) {
    Differences result{worth(terms_of(from, decks_from)), worth(terms_of(to, decks_to)), {}, 0};
    double sum = 0;
    for (const Exchange& each : exchanges(from, decks_from, to, decks_to)) {
        const double expectation = worth(each.there);
        const double difference = expectation - result.from;
        if (std::abs(difference) < no_difference &&
            std::abs(worth(each.back) - result.to) < no_difference) {
            continue;
        }
        sum += difference;
        result.parts.push_back(
            {each.change, std::nullopt, 1, {}, expectation, difference, std::nullopt});
    }
    result.together = result.to - result.from - sum;
    return result;
}

std::vector<std::string> rules_that_count(const Rules& from, int decks_from, const Rules& to,
                                          int decks_to) {
    std::vector<std::string> names;
    for (const Exchange& each : exchanges(from, decks_from, to, decks_to)) {
        if (each.change.of == Change::Of::rule) names.push_back(each.change.name);
    }
    return names;
}

}  // namespace croupier::exact
