#include "testkit/broken_rules.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "record/citations.hpp"
#include "record/parse.hpp"
#include "rulebooks/registry.hpp"
#include "rulebooks/scenario_names.hpp"
#include "rulebooks/scenarios.hpp"
#include "rules/listing.hpp"

namespace croupier::testkit {
namespace {

using rules::Book;
using rules::Clause;
using rules::Game;
using rules::Presence;
using rules::Provision;
using rules::Ruled;
using rules::Rules;
using rules::SlotName;

// A clause that no scenario expects: what it stands for is done without its own clause.
constexpr Provision unsaid_row{.id = "unsaid", .says = "nobody has ordered this"};

// The values of a rule that its clause does not say.
template <class T>
std::vector<T> other_values(const T& value) {
    std::vector<T> others;
    if constexpr (std::is_enum_v<T>) {
        for (std::size_t i = 0; i < rules::Words<T>::list.size(); ++i) {
            if (static_cast<T>(i) != value) others.push_back(static_cast<T>(i));
        }
    } else if constexpr (std::is_same_v<T, int>) {
        others.push_back(value + 1);
        if (value > 0) others.push_back(value - 1);
    } else if constexpr (std::is_same_v<T, rules::Ratio>) {
        others.push_back({value.won + value.staked, value.staked});
        others.push_back({value.won, value.staked + value.won});
    } else if constexpr (std::is_same_v<T, rules::ByDecks>) {
        others.push_back(value);
        for (int& odds : others.back().to_one) ++odds;
    } else if constexpr (std::is_same_v<T, rules::Prize>) {
        others.push_back({value.dollars + 1, value.slots});
    } else if constexpr (std::is_same_v<T, rules::Bonus>) {
        others.push_back({value.dollars + 1, value.wager_from});
        if (value.wager_from > 0) others.push_back({value.dollars, value.wager_from + 1});
    } else if constexpr (std::is_same_v<T, rules::DeckCounts>) {
        // Each number of decks allowed or forbidden against what the clause says.
        for (int decks = 1; decks <= 8; ++decks) {
            others.push_back({static_cast<std::uint16_t>(value.bits ^ (1 << decks))});
        }
    }
    return others;
}

// A table holds so many bettors, boxes and hands and no more, whatever a rule says.
template <class T>
bool can_be_played(const Rules& rules, const std::string& name, const T& value) {
    if constexpr (!std::is_same_v<T, int>)
        return true;
    else {
        Rules changed = rules;
        return rules::change(changed, name, std::to_string(value)).reason.empty();
    }
}

// A scenario with the rows that it shows.
struct Played {
    record::Record record;
    std::set<const Provision*> shows;
};

std::optional<Played> play(const Book& book, const rulebooks::Scenario& scenario) {
    auto parsed = record::parse(std::string(scenario.text));
    auto* record = std::get_if<record::Record>(&parsed);
    if (!record) return std::nullopt;
    record::Session session(rulebooks::all());
    record::Citations citations;
    if (!record::run(*record, session, citations).ok()) return std::nullopt;
    Played played{std::move(*record), citations.expected()};
    for (const Provision* row : citations.cited()) {
        if (rulebooks::is_named_for(scenario.file, Clause{row}, book)) played.shows.insert(row);
    }
    return played;
}

// The book with rules of its own for each game, of which any slot can be spoilt and put back.
class Copy {
public:
    explicit Copy(const Book& book) : book_(book), games_(book.games.begin(), book.games.end()) {
        for (Game& game : games_) {
            rules_.push_back(std::make_unique<Rules>(*game.rules));
            game.rules = rules_.back().get();
            auto& places = places_.emplace_back();
            rules::for_each_slot(*rules_.back(), [&](const SlotName&, auto& slot, Presence) {
                places.push_back(&slot);
            });
        }
        book_.games = games_;
        for (const Book* other : rulebooks::all()) {
            books_.push_back(other->id == book.id ? &book_ : other);
        }
    }
    Copy(const Copy&) = delete;
    Copy& operator=(const Copy&) = delete;

    [[nodiscard]] std::span<const Book* const> books() const { return books_; }
    [[nodiscard]] std::size_t games() const { return games_.size(); }
    [[nodiscard]] Rules& rules(std::size_t game) { return *rules_[game]; }
    // Requires the type that the slot has.
    template <class T>
    [[nodiscard]] Ruled<T>& slot(std::size_t game, std::size_t place) {
        return *static_cast<Ruled<T>*>(places_[game][place]);
    }

private:
    Book book_;
    std::vector<Game> games_;
    std::vector<std::unique_ptr<Rules>> rules_{};
    std::vector<std::vector<void*>> places_{};  // of the slots, by game, in the order of Rules
    std::vector<const Book*> books_{};
};

class Breaking {
public:
    Breaking(const Book& book, bool all) : book_(book), copy_(book), all_(all) {
        for (const rulebooks::Scenario& scenario : rulebooks::scenarios()) {
            if (scenario.book != book.id) continue;
            if (auto played = play(book, scenario)) scenarios_.push_back(std::move(*played));
        }
        for (const Played& scenario : scenarios_) {
            for (const Provision* row : scenario.shows) shown_by_[row].push_back(&scenario);
        }
    }

    std::vector<BrokenRule> every_rule() && {
        for (const Game& game : book_.games) {
            std::size_t place = 0;
            rules::for_each_slot(*game.rules,
                                 [&](const SlotName& name, const auto& slot, Presence) {
                                     if (slot.because.book() == book_.id) {
                                         break_slot(*game.rules, to_string(name), slot, place);
                                     }
                                     ++place;
                                 });
        }
        leave_each_row_unsaid();
        return std::move(broken_);
    }

private:
    template <class T>
    void break_slot(const Rules& rules, const std::string& name, const Ruled<T>& lawful,
                    std::size_t place) {
        rows_.insert(lawful.because.row());
        const std::string value = value_of(rules, name);
        if (!done_.emplace(name, value, lawful.because.row()).second) return;
        for (const T& other : other_values(lawful.value)) {
            if (!can_be_played(rules, name, other)) continue;
            attempt({name, std::string(lawful.because.id()), value}, lawful,
                    Ruled<T>{other, lawful.because}, place);
        }
    }

    // Plays with the slot spoilt in every game where the same row gives it the same value.
    template <class T>
    void attempt(BrokenRule broken, const Ruled<T>& lawful, const Ruled<T>& spoilt,
                 std::size_t place) {
        std::vector<Ruled<T>*> changed;
        for (std::size_t game = 0; game < copy_.games(); ++game) {
            Ruled<T>& slot = copy_.slot<T>(game, place);
            if (slot != lawful) continue;
            slot = spoilt;
            changed.push_back(&slot);
            broken.to = value_of(copy_.rules(game), broken.rule);
        }
        note(std::move(broken), lawful.because.row());
        for (Ruled<T>* slot : changed) *slot = lawful;
    }

    // Whether a citation of another row meets the number of this one: then no expectation can tell
    // the two apart.
    [[nodiscard]] bool shares_its_number(const Provision& row) const {
        return std::any_of(book_.parts.begin(), book_.parts.end(), [&](const rules::Part& part) {
            return std::any_of(part.rows.begin(), part.rows.end(), [&](const Provision& other) {
                return &other != &row && rules::meets(Clause{&other}, Clause{&row}.number());
            });
        });
    }

    // All that a row orders is done, and nothing says by which clause.
    void leave_each_row_unsaid() {
        const auto cite_instead = [&](const Provision* row, const Provision* other) {
            for (std::size_t game = 0; game < copy_.games(); ++game) {
                rules::for_each_slot(copy_.rules(game), [&](const SlotName&, auto& slot, Presence) {
                    if (slot.because.row() == row) slot.because = Clause{other};
                });
            }
        };
        for (const Provision* row : rows_) {
            if (shares_its_number(*row)) continue;
            cite_instead(row, &unsaid_row);
            note({"the row", std::string(row->id), "said", "unsaid"}, row);
            cite_instead(&unsaid_row, row);
        }
    }

    void note(BrokenRule broken, const Provision* row) {
        const auto found = shown_by_.find(row);
        if (found != shown_by_.end()) {
            broken.shown_by = static_cast<int>(found->second.size());
            for (const Played* scenario : found->second) {
                record::Session session(copy_.books());
                record::Listener nobody_listens;
                if (record::run(scenario->record, session, nobody_listens).ok()) {
                    ++broken.still_pass;
                } else if (!all_) {
                    break;
                }
            }
        }
        broken_.push_back(std::move(broken));
    }

    const Book& book_;
    Copy copy_;
    bool all_;
    std::vector<Played> scenarios_{};
    std::map<const Provision*, std::vector<const Played*>> shown_by_{};
    std::set<std::tuple<std::string, std::string, const Provision*>> done_{};
    std::set<const Provision*> rows_{};  // those that set a rule
    std::vector<BrokenRule> broken_{};
};

}  // namespace

std::vector<BrokenRule> break_every_rule(const Book& book, bool all) {
    return Breaking(book, all).every_rule();
}

}  // namespace croupier::testkit
