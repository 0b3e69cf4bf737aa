// docs/events.md is made from the lists of fields, and this test holds it against them.
//
//     CROUPIER_WRITE_PAGES=1 testkit_tests --gtest_filter='EventPage.*'
//
// writes it anew after a kind of event has come.
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include "table/card_event_fields.hpp"
#include "table/event_fields.hpp"
#include "table/event_words.hpp"
#include "table/official_event_fields.hpp"
#include "table/option_event_fields.hpp"
#include "table/setup_fields.hpp"

namespace croupier::table {
namespace {

constexpr const char* page = "docs/events.md";

// What a member is, for a reader of the page.
template <class T>
std::string type_in_words() {
    if constexpr (std::is_same_v<T, bool>) {
        return "yes or no";
    } else if constexpr (std::is_same_v<T, PlayerId>) {
        return "person";
    } else if constexpr (std::is_enum_v<T>) {
        return fmt::format("one of {}", fmt::join(words_of<T>, ", "));
    } else if constexpr (std::is_integral_v<T>) {
        return "number";
    } else if constexpr (std::is_same_v<T, Money>) {
        return "money";
    } else if constexpr (std::is_same_v<T, HandId>) {
        return "hand";
    } else if constexpr (std::is_same_v<T, Card> || std::is_same_v<T, std::optional<Card>>) {
        return "card";
    } else if constexpr (std::is_same_v<T, std::vector<Card>>) {
        return "cards";
    } else if constexpr (std::is_same_v<T, std::string>) {
        return "text";
    } else {
        static_assert(std::is_same_v<T, Boxed<Setup>>, "a type that the page has no word for");
        return "the table as it was opened";
    }
}

template <class Kind, class T>
std::string field_in_words(const Member<Kind, T>& member) {
    if (member.shown == Shown::in_place) return type_in_words<T>();
    const bool optional = member.shown == Shown::where_it_says_something;
    if (member.shown == Shown::or_the_dealer) {
        return fmt::format("`{}` person, or `the dealer`", member.name);
    }
    return fmt::format("`{}`{} {}", member.name, optional ? "?" : "",
                       member.shown == Shown::as_number ? "number" : type_in_words<T>());
}

std::string made_page() {
    std::string text =
        "# Events\n\n"
        "What can happen at a table, and what each event holds, in the order in which it is "
        "written "
        "down. The number is\nthe kind's for ever; kinds and choices are only added, at the end. "
        "`?` marks a member that may be empty.\n"
        "`testkit_tests` makes this page from the lists in `table/*event_fields.hpp` and checks "
        "it.\n\n"
        "| number | event | holds |\n|---|---|---|\n";
    std::size_t number = 0;
    Happening::for_each_type([&]<class Kind>(std::type_identity<Kind>) {
        std::vector<std::string> fields;
        std::apply([&](const auto&... member) { (fields.push_back(field_in_words(member)), ...); },
                   described<Kind>.members);
        text += fmt::format("| {} | {} | {} |\n", number++, described<Kind>.name,
                            fmt::join(fields, "; "));
    });
    return text;
}

TEST(EventPage, IsWhatTheListsSay) {
    const std::string made = made_page();
    if (std::getenv("CROUPIER_WRITE_PAGES")) std::ofstream(page) << made;
    std::ifstream in(page);
    const std::string kept{std::istreambuf_iterator<char>(in), {}};
    EXPECT_EQ(kept, made) << page << " is out of date; the head of this test says how to make it";
}

TEST(EventNames, AreOneForEachKind) {
    std::set<std::string_view> names;
    Happening::for_each_type([&]<class Kind>(std::type_identity<Kind>) {
        EXPECT_TRUE(names.insert(described<Kind>.name).second) << described<Kind>.name;
        // What stands around the members of every event, and the table's in its opening.
        std::set<std::string_view> fields{"event", "clause", "borrowed_from", "also", "rows",
                                          "text",  "line",   "game",          "rules"};
        const auto once = [&](std::string_view name) {
            EXPECT_TRUE(fields.insert(name).second) << described<Kind>.name << ' ' << name;
        };
        if constexpr (std::is_same_v<Kind, TableOpened>) {
            std::apply([&](const auto&... member) { (once(member.name), ...); },
                       described<table::Setup>.members);
        }
        std::apply([&](const auto&... member) { (once(member.name), ...); },
                   described<Kind>.members);
    });
}

}  // namespace
}  // namespace croupier::table
