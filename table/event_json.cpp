#include "table/event_json.hpp"

#include <array>
#include <optional>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "table/describe.hpp"
#include "table/in_json.hpp"

namespace croupier::table {
namespace {

using namespace in_json;

bool is_borrowed(const Clause& clause, std::string_view book) {
    return clause && clause.book() != book && clause != rules::house();
}

// A clause as a table of `book` cites it, by its number or by the id of its row.
std::string cited(const Clause& clause, std::string_view as, std::string_view book) {
    return is_borrowed(clause, book) ? fmt::format("{} {}", clause.book(), as) : std::string(as);
}

std::string in_hex(std::string_view bytes) {
    std::string hex;
    for (const char byte : bytes) hex += fmt::format("{:02x}", static_cast<unsigned char>(byte));
    return hex;
}

// Writes members under their names. What a member is written as follows from its type.
class Writing {
public:
    Writing(const State& state, Json& out) : state_(state), out_(out) {}

    template <class Whole>
    void members_of(const Whole& whole) {
        std::apply(
            [&](const auto&... each) { (member(each.name, each.shown, whole.*each.at), ...); },
            described<Whole>.members);
    }

private:
    template <class T>
    void member(std::string_view name, Shown shown, const T& value) {
        if constexpr (std::is_same_v<T, Boxed<Setup>>) {
            setup(*value);
        } else {
            if constexpr (std::is_same_v<T, PlayerId>) {
                if (shown == Shown::as_number) return add(name, value);
                if (shown == Shown::or_the_dealer && value == nobody) return add(name, the_dealer);
            }
            if (shown == Shown::where_it_says_something && value == empty_value<T>()) return;
            add(name, json(value));
        }
    }
    void add(std::string_view name, Json value) {
        out_.emplace(std::string(name), std::move(value));
    }

    static Json json(bool value) { return value; }
    static Json json(Number auto value) { return value; }
    static Json json(Enumeration auto value) { return word_of(value); }
    static Json json(Money value) { return ledger::to_string(value); }
    static Json json(const std::string& value) { return value; }
    static Json json(Card value) { return cards::to_string(value); }
    static Json json(const std::optional<Card>& value) { return value ? json(*value) : Json(); }
    static Json json(const std::vector<Card>& value) {
        std::string list;
        for (const Card card : value) {
            if (!list.empty()) list += ' ';
            list += cards::to_string(card);
        }
        return list;
    }
    [[nodiscard]] Json json(PlayerId value) const { return state_.player(value).name; }
    [[nodiscard]] Json json(HandId value) const { return hand_word(state_, value); }
    [[nodiscard]] Json json(const Chips& value) const {
        const auto all = value.denominations();
        return json(std::vector<Money>(all.begin(), all.end()));
    }
    template <Structure T>
    [[nodiscard]] Json json(const T& value) const {
        Json out = Json::object();
        Writing(state_, out).members_of(value);
        return out;
    }
    template <class T>
    [[nodiscard]] Json json(const std::vector<T>& value) const {
        Json out = Json::array();
        for (const T& each : value) out.push_back(json(each));
        return out;
    }
    // Those that the sign says something of.
    [[nodiscard]] Json json(const std::array<OfferedOption, rules::option_count>& value) const {
        Json out = Json::object();
        for (const Option option : rules::every_option) {
            const OfferedOption& offered = value[static_cast<std::size_t>(option)];
            if (offered == OfferedOption{}) continue;
            out.emplace(std::string(word_of(option)), json(offered));
        }
        return out;
    }

    void setup(const Setup& setup) {
        add("game", setup.game ? setup.game->id : std::string_view());
        if (setup.game) departing_rules(setup);
        members_of(setup);
    }
    void departing_rules(const Setup& setup) {
        const std::vector<Departure> all = departures(setup);
        if (all.empty()) return;
        const auto values = values_of(setup.rules);
        Json rules = Json::array();
        for (const Departure& each : all) {
            rules.push_back({{"rule", each.rule},
                             {"value", value_among(values, each.rule)},
                             {"bytes", in_hex(each.value)},
                             {"clause", written(each.because)}});
        }
        add("rules", std::move(rules));
    }

    const State& state_;
    Json& out_;
};

}  // namespace

void put_clauses(Json& out, const Because& because, std::string_view book) {
    out["clause"] = because.first().number();
    if (is_borrowed(because.first(), book)) out["borrowed_from"] = because.first().book();
    std::vector<std::string> numbers;
    std::vector<std::string> rows;
    for (const Clause& clause : because.all()) {
        rows.push_back(cited(clause, clause.id(), book));
        std::string number = cited(clause, clause.number(), book);
        if (std::find(numbers.begin(), numbers.end(), number) == numbers.end()) {
            numbers.push_back(std::move(number));
        }
    }
    const bool numbers_tell = numbers == rows;
    if (numbers.size() > 1) out["also"] = Json(std::vector(numbers.begin() + 1, numbers.end()));
    if (!numbers_tell) out["rows"] = Json(rows);
}

std::string_view book_of(const State& state) { return in_json::book_of(state.setup.game); }

Json to_json(const State& state, const Event& event, Texts texts) {
    const auto* opened = get_if<TableOpened>(&event.what);
    Json out{{"event", name_of(event)}};
    put_clauses(out, event.because,
                in_json::book_of(opened ? opened->setup->game : state.setup.game));
    if (texts == Texts::told) out["text"] = describe(state, event).text;
    visit([&](const auto& kind) { Writing(state, out).members_of(kind); }, event.what);
    return out;
}

}  // namespace croupier::table
