#include <array>
#include <charconv>
#include <limits>
#include <optional>
#include <span>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "table/event_json.hpp"
#include "table/in_json.hpp"

namespace croupier::table {
namespace {

using namespace in_json;

// What stands in an event beside its members.
constexpr std::array<std::string_view, 7> around_members = {
    "event", "clause", "borrowed_from", "also", "rows", "text", "line"};

std::optional<std::string> from_hex(std::string_view hex) {
    const auto digit = [](char c) {
        return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    };
    if (hex.size() % 2 != 0) return std::nullopt;
    std::string bytes;
    for (std::size_t i = 0; i < hex.size(); i += 2) {
        const int high = digit(hex[i]);
        const int low = digit(hex[i + 1]);
        if (high < 0 || low < 0) return std::nullopt;
        bytes += static_cast<char>(16 * high + low);
    }
    return bytes;
}

// As it is shown in a fault: short, and of one line.
std::string shortened(const Json& json) {
    constexpr std::size_t letters_max = 40;
    if (json.is_structured()) return json.is_array() ? "a list" : "an object";
    std::string text = json.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() > letters_max) text = text.substr(0, letters_max) + "...";
    return text;
}

using People = std::vector<std::pair<std::string, PlayerId>>;

// Reads what Writing wrote. The first fault stays; from then on nothing more is read.
class Reading {
public:
    Reading(const Json& in, std::string where, const ClauseIndex& clauses, const People& people)
        : in_(in), where_(std::move(where)), clauses_(clauses), people_(people) {}

    [[nodiscard]] const std::optional<JsonFault>& fault() const { return fault_; }

    template <class Whole>
    void members_of(Whole& whole) {
        std::apply(
            [&](const auto&... each) { (member(each.name, each.shown, whole.*each.at), ...); },
            described<Whole>.members);
    }

    // What nobody has asked for does not belong here.
    void expect_no_more(std::span<const std::string_view> others = {}) {
        for (const auto& each : in_.items()) {
            const auto is = [&](std::string_view name) { return each.key() == name; };
            if (std::none_of(asked_.begin(), asked_.end(), is) &&
                std::none_of(others.begin(), others.end(), is)) {
                fail(each.key(), "there is no such member");
            }
        }
    }

    // The clauses, as a table of `book` cites them.
    Because because(std::string_view book) {
        std::vector<std::string> words;
        std::string borrowed;
        const bool by_rows = find("rows") != nullptr;
        member("borrowed_from", Shown::where_it_says_something, borrowed);
        if (by_rows) {
            member("rows", Shown::always, words);
        } else {
            std::string first;
            member("clause", Shown::always, first);
            member("also", Shown::where_it_says_something, words);
            if (!first.empty()) {
                words.insert(words.begin(),
                             borrowed.empty() ? first : fmt::format("{} {}", borrowed, first));
            }
        }
        Because because;
        if (words.size() > Because::clauses_max) fail("clause", "there are too many");
        for (const std::string& word : words) {
            if (fault_) break;
            auto clause = clauses_.find(fmt::format("{} {}", book, word));
            if (!clause) clause = clauses_.find(word);
            if (!clause) fail("clause", fmt::format("no book has {}", shortened(word)));
            if (clause) because.add(*clause);
        }
        if (!fault_ && because.all().size() != words.size()) {
            fail("clause", "one is named twice");
        }
        if (!fault_) expect_cited_so(because, book);
        return because;
    }

    void fail(std::string_view member, std::string what) {
        if (fault_) return;
        fault_ = JsonFault{where_.empty()   ? std::string(member)
                           : member.empty() ? where_
                                            : fmt::format("{}: {}", where_, member),
                           std::move(what)};
    }

private:
    // Numbers and rows that do not belong together are no citation.
    void expect_cited_so(const Because& because, std::string_view book) {
        Json again = Json::object();
        put_clauses(again, because, book);
        for (const char* name : {"clause", "borrowed_from", "also", "rows"}) {
            const auto said = in_.find(name);
            const auto meant = again.find(name);
            const bool same = said == in_.end() || meant == again.end()
                                  ? (said == in_.end()) == (meant == again.end())
                                  : *said == *meant;
            if (!same) return fail(name, "it is not how these clauses are cited");
        }
    }

    const Json* find(std::string_view name) {
        asked_.push_back(name);
        const auto found = in_.find(std::string(name));
        return found == in_.end() ? nullptr : &*found;
    }

    template <class T>
    void member(std::string_view name, Shown shown, T& value) {
        if (fault_) return;
        if constexpr (std::is_same_v<T, Boxed<Setup>>) {
            Setup read;
            setup(read);
            value = Boxed<Setup>(std::move(read));
        } else {
            const Json* found = find(name);
            if (!found) {
                value = empty_value<T>();
                if (shown != Shown::where_it_says_something) fail(name, "it is missing");
                return;
            }
            bool fits = false;
            if constexpr (std::is_same_v<T, PlayerId>) {
                fits = shown == Shown::as_number ? number(*found, value) : person(*found, value);
                if (shown == Shown::or_the_dealer && *found == Json(the_dealer)) {
                    value = nobody;
                    fits = true;
                }
            } else {
                fits = get(*found, value);
            }
            if (!fits)
                fail(name,
                     fmt::format("expected {}, not {}", expected<T>(shown), shortened(*found)));
        }
    }

    // What a value of the type looks like, for somebody who wrote another.
    template <class T>
    static std::string expected(Shown shown) {
        if constexpr (std::is_same_v<T, bool>) {
            return "true or false";
        } else if constexpr (Enumeration<T>) {
            return fmt::format("one of {}", fmt::join(words_of<T>, ", "));
        } else if constexpr (std::is_same_v<T, PlayerId>) {
            return shown == Shown::as_number ? "a person's place" : "the name of somebody who came";
        } else if constexpr (Number<T>) {
            return fmt::format("a whole number from {} to {}", std::numeric_limits<T>::min(),
                               std::numeric_limits<T>::max());
        } else if constexpr (std::is_same_v<T, Money>) {
            return "money such as \"12.50\"";
        } else if constexpr (std::is_same_v<T, std::string>) {
            return "a text";
        } else if constexpr (std::is_same_v<T, HandId>) {
            return "a hand such as \"3\", \"3.2\" or \"dealer\"";
        } else if constexpr (std::is_same_v<T, Card> || std::is_same_v<T, std::optional<Card>>) {
            return "a card such as \"Td\"";
        } else if constexpr (std::is_same_v<T, std::vector<Card>>) {
            return "cards such as \"As Td\"";
        } else if constexpr (std::is_same_v<T, Chips>) {
            return "the denominations from the smallest up, as money";
        } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
            return "a list of texts";
        } else {
            return "a list as docs/log.md has it";
        }
    }

    template <class T>
    static bool number(const Json& json, T& value) {
        if (json.is_number_unsigned()) {
            const auto read = json.get<std::uint64_t>();
            value = static_cast<T>(read);
            return std::in_range<T>(read);
        }
        if (!json.is_number_integer()) return false;
        const auto read = json.get<std::int64_t>();
        value = static_cast<T>(read);
        return std::in_range<T>(read);
    }
    static const std::string* text(const Json& json) { return json.get_ptr<const std::string*>(); }

    static bool get(const Json& json, bool& value) {
        if (json.is_boolean()) value = json.get<bool>();
        return json.is_boolean();
    }
    template <Number T>
    static bool get(const Json& json, T& value) {
        return number(json, value);
    }
    template <Enumeration T>
    static bool get(const Json& json, T& value) {
        const std::string* word = text(json);
        if (!word) return false;
        const auto found = std::find(words_of<T>.begin(), words_of<T>.end(), *word);
        if (found == words_of<T>.end()) return false;
        value = static_cast<T>(found - words_of<T>.begin());
        return true;
    }
    static bool get(const Json& json, std::string& value) {
        const std::string* word = text(json);
        if (word) value = *word;
        return word != nullptr;
    }
    // A loss has a minus, and a sum may be more than people can say at a table. What is written
    // otherwise than we write it is taken for a mistake.
    static bool get(const Json& json, Money& value) {
        const std::string* word = text(json);
        if (!word) return false;
        std::string digits = *word;
        const auto point = digits.find('.');
        if (point == std::string::npos) {
            digits += "00";
        } else {
            digits.erase(point, 1);
        }
        const char* const end = digits.data() + digits.size();
        const auto [stopped, error] = std::from_chars(digits.data(), end, value.cents);
        constexpr auto lowest = std::numeric_limits<std::int64_t>::min();
        return error == std::errc{} && stopped == end && value.cents != lowest &&
               ledger::to_string(value) == *word;
    }
    static bool get(const Json& json, Card& value) {
        const std::string* word = text(json);
        const auto read = word ? cards::parse_card(*word) : std::nullopt;
        if (read) value = *read;
        return read.has_value();
    }
    static bool get(const Json& json, std::optional<Card>& value) {
        return get(json, value.emplace());
    }
    static bool get(const Json& json, std::vector<Card>& value) {
        const std::string* list = text(json);
        value.clear();
        if (!list) return false;
        std::string_view rest = *list;
        while (!rest.empty()) {
            const std::size_t blank = rest.find(' ');
            const auto card = cards::parse_card(rest.substr(0, blank));
            if (!card) return false;
            value.push_back(*card);
            if (blank == std::string_view::npos) return true;
            rest.remove_prefix(blank + 1);
        }
        return value.empty();
    }
    // `3` is the first hand of box 3, as `3.1` is.
    static bool get(const Json& json, HandId& value) {
        const std::string* word = text(json);
        if (!word) return false;
        value = dealers_hand;
        if (*word == "dealer") return true;
        const auto digit = [&](std::size_t at, int most) {
            const int number = (*word)[at] - '0';
            return number >= 1 && number <= most ? number : 0;
        };
        if (word->size() != 1 && (word->size() != 3 || (*word)[1] != '.')) return false;
        const int box = digit(0, boxes_on_layout_max);
        const int hand = word->size() == 1 ? 1 : digit(2, hands_per_box_max);
        if (box == 0 || hand == 0) return false;
        value = {static_cast<std::uint8_t>(box), static_cast<std::uint8_t>(hand - 1)};
        return true;
    }
    bool get(const Json& json, Chips& value) {
        std::vector<Money> all;
        if (!get(json, all)) return false;
        bytes::Writer out;
        bytes::put(out, all);
        bytes::Reader in(out.bytes());
        using ledger::get;
        get(in, value);
        const auto made = value.denominations();
        return in.at_end() && std::equal(all.begin(), all.end(), made.begin(), made.end());
    }
    // A member's own members have their own faults.
    template <Structure T>
    bool get(const Json& json, T& value) {
        if (!json.is_object()) return false;
        Reading inner(json, where_, clauses_, people_);
        inner.members_of(value);
        inner.expect_no_more();
        if (!fault_) fault_ = inner.fault_;
        return true;
    }
    template <class T>
    bool get(const Json& json, std::vector<T>& value) {
        value.clear();
        if (!json.is_array()) return false;
        for (const Json& each : json) {
            if (!get(each, value.emplace_back())) return false;
        }
        return true;
    }
    bool get(const Json& json, std::array<OfferedOption, rules::option_count>& value) {
        value = {};
        if (!json.is_object()) return false;
        for (const auto& each : json.items()) {
            Option option{};
            if (!get(Json(each.key()), option)) return false;
            if (!get(each.value(), value[static_cast<std::size_t>(option)])) return false;
        }
        return true;
    }
    bool person(const Json& json, PlayerId& value) const {
        const std::string* name = text(json);
        if (!name) return false;
        const auto is = [&](const auto& each) { return each.first == *name; };
        const auto found = std::find_if(people_.rbegin(), people_.rend(), is);
        if (found == people_.rend()) return false;
        value = found->second;
        return true;
    }

    void setup(Setup& setup) {
        std::string game;
        member("game", Shown::always, game);
        if (fault_) return;
        const rules::Game* found = rules::find_game(clauses_.books(), game);
        if (!found) return fail("game", fmt::format("no book has {}", shortened(game)));
        setup = usual_setup(*found);
        departing_rules(setup);
        members_of(setup);
        if (!fault_ && !is_sound(setup)) fail({}, "no table has so many decks or boxes");
    }
    void departing_rules(Setup& setup) {
        const Json* rules = find("rules");
        if (!rules) return;
        if (!rules->is_array()) return fail("rules", "expected a list");
        std::vector<std::string> said;
        for (const Json& each : *rules) {
            if (!each.is_object()) return fail("rules", "expected an object for each rule");
            Reading inner(each, fmt::format("{}: rules", where_), clauses_, people_);
            Departure from;
            std::string hex;
            std::string clause;
            inner.member("rule", Shown::always, from.rule);
            inner.member("value", Shown::always, said.emplace_back());
            inner.member("bytes", Shown::always, hex);
            inner.member("clause", Shown::always, clause);
            inner.expect_no_more();
            const auto bytes = from_hex(hex);
            const auto row = clauses_.find(clause);
            from.because = row.value_or(Clause());
            from.value = bytes.value_or("");
            if (!bytes) inner.fail("bytes", "expected hexadecimal digits");
            if (!row && !clause.empty()) inner.fail("clause", "no book has it");
            if (!inner.fault_ && !depart(setup.rules, from, clauses_.books())) {
                inner.fail(from.rule, "there is no such rule, or it has no such value");
            }
            if (inner.fault_) {
                fault_ = inner.fault_;
                return;
            }
        }
        expect_departures(setup, *rules, said);
    }
    // There is one way to tell the rules of a table, and the words say what the bytes do.
    void expect_departures(const Setup& setup, const Json& rules,
                           std::span<const std::string> said) {
        const std::vector<Departure> all = departures(setup);
        if (all.size() != rules.size())
            return fail("rules", "one is the game's own, or told twice");
        const auto values = values_of(setup.rules);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (rules[i].find("rule")->get_ref<const std::string&>() != all[i].rule) {
                return fail("rules", "they are not in their order");
            }
            if (value_among(values, all[i].rule) != said[i]) {
                return fail("rules", fmt::format("the bytes of '{}' do not mean '{}'", all[i].rule,
                                                 said[i]));
            }
        }
    }

    const Json& in_;
    std::string where_;
    const ClauseIndex& clauses_;
    const People& people_;
    std::vector<std::string_view> asked_{};
    std::optional<JsonFault> fault_{};
};

template <class Kind>
Happening read_kind(Reading& in) {
    Kind kind{};
    in.members_of(kind);
    return kind;
}

struct NamedKind {
    std::string_view name;
    Happening (*read)(Reading&);
};

// In the order of their names.
std::array<NamedKind, Happening::count> every_kind() {
    std::array<NamedKind, Happening::count> all{};
    std::size_t next = 0;
    Happening::for_each_type([&]<class Kind>(std::type_identity<Kind>) {
        all[next++] = {list_of<Kind>().name, &read_kind<Kind>};
    });
    std::sort(all.begin(), all.end(),
              [](const NamedKind& a, const NamedKind& b) { return a.name < b.name; });
    return all;
}

const NamedKind* find_kind(std::string_view name) {
    static const auto kinds = every_kind();
    const auto found = std::lower_bound(
        kinds.begin(), kinds.end(), name,
        [](const NamedKind& kind, std::string_view wanted) { return kind.name < wanted; });
    return found != kinds.end() && found->name == name ? &*found : nullptr;
}

}  // namespace

std::string to_string(const JsonFault& fault) {
    return fault.where.empty() ? fault.what : fmt::format("{}: {}", fault.where, fault.what);
}

JsonEvents::JsonEvents(const ClauseIndex& clauses, const State& state)
    : clauses_(&clauses), game_(state.setup.game) {
    for (std::size_t i = 0; i < state.people.players.size(); ++i) {
        people_.emplace_back(state.people.players[i].name, static_cast<PlayerId>(i));
    }
}

std::variant<Event, JsonFault> JsonEvents::next(const Json& json) {
    if (!json.is_object()) return JsonFault{{}, "an event is an object"};
    const auto named = json.find("event");
    const auto* name = named == json.end() ? nullptr : named->get_ptr<const std::string*>();
    if (!name) return JsonFault{"event", "expected the name of a kind"};
    const NamedKind* kind = find_kind(*name);
    if (!kind) return JsonFault{"event", fmt::format("there is no kind {}", shortened(*named))};

    Reading in(json, *name, *clauses_, people_);
    Event event({}, kind->read(in));
    const auto* opened = get_if<TableOpened>(&event.what);
    event.because = in.because(in_json::book_of(opened ? opened->setup->game : game_));
    in.expect_no_more(around_members);
    if (in.fault()) return *in.fault();

    if (opened) {
        game_ = opened->setup->game;
        people_.clear();
    } else if (const auto* joined = get_if<PlayerJoined>(&event.what)) {
        people_.emplace_back(joined->name, joined->player);
    }
    return event;
}

}  // namespace croupier::table
