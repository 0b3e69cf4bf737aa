#include "table/event_bytes.hpp"

#include <array>

#include "table/card_event_fields.hpp"
#include "table/event_fields.hpp"
#include "table/event_words.hpp"
#include "table/in_bytes.hpp"
#include "table/official_event_fields.hpp"
#include "table/option_event_fields.hpp"

namespace croupier::table {

// Found by the walk over an event's members.
template <class T>
void put(bytes::Writer& out, const Boxed<T>& boxed) {
    put(out, *boxed);
}
template <class T>
void get(TableReader& in, Boxed<T>& boxed) {
    T value{};
    get(in, value);
    boxed = Boxed<T>(std::move(value));
}

namespace {

// A list that leaves a member out does not build.
template <class Kind>
constexpr auto& list_of() {
    static_assert(decltype(described<Kind>)::count == bytes::member_count<Kind>,
                  "the list of a kind has every member of it");
    return described<Kind>;
}

template <class T>
void get_checked(TableReader& in, T& value) {
    using bytes::get;
    get(in, value);
    if constexpr (std::is_enum_v<T>) {
        static_assert(!words_of<T>.empty(), "a choice has its words in event_words.hpp");
        if (static_cast<std::size_t>(value) >= words_of<T>.size()) {
            in.fail();
            value = {};
        }
    }
}

template <class Kind>
Happening read_kind(TableReader& in) {
    Kind kind{};
    std::apply([&](const auto&... member) { (get_checked(in, kind.*member.at), ...); },
               list_of<Kind>().members);
    return kind;
}

using ReadKind = Happening (*)(TableReader&);

std::array<ReadKind, Happening::count> every_kind() {
    std::array<ReadKind, Happening::count> all{};
    std::size_t next = 0;
    Happening::for_each_type(
        [&]<class Kind>(std::type_identity<Kind>) { all[next++] = &read_kind<Kind>; });
    return all;
}

std::string written(const Clause& clause) {
    return clause.book().empty() ? std::string(clause.id())
                                 : std::string(clause.book()) + ' ' + std::string(clause.id());
}

}  // namespace

ClauseIndex::ClauseIndex(Books books) : books_(books) {
    rows_.emplace(written(rules::house()), rules::house());
    const auto add = [&](std::span<const rules::Part> parts) {
        for (const rules::Part& part : parts) {
            for (const rules::Provision& row : part.rows) {
                rows_.emplace(written(Clause(&row)), Clause(&row));
            }
        }
    };
    for (const rules::Book* book : books) add(book->parts);
    for (const rules::Book* book : books) add(book->borrowed);
}

std::optional<Clause> ClauseIndex::find(std::string_view written) const {
    const auto found = rows_.find(std::string(written));
    return found == rows_.end() ? std::nullopt : std::optional(found->second);
}

void put(bytes::Writer& out, const Event& event) {
    using bytes::put;
    out.number(event.what.index());
    out.number(event.because.all().size());
    for (const Clause& clause : event.because.all()) out.text(written(clause));
    visit(
        [&]<class Kind>(const Kind& kind) {
            std::apply([&](const auto&... member) { (put(out, kind.*member.at), ...); },
                       list_of<Kind>().members);
        },
        event.what);
}

std::optional<Event> next_event(TableReader& in, const ClauseIndex& clauses) {
    static const auto kinds = every_kind();
    if (in.at_end()) return std::nullopt;
    const std::uint64_t number = in.number();
    if (number >= kinds.size()) in.fail();
    Event event;
    const std::size_t count = in.count();
    for (std::size_t i = 0; i < count && in.ok(); ++i) {
        const auto clause = clauses.find(in.text());
        if (!clause || event.because.full()) in.fail();
        if (in.ok()) event.because.add(*clause);
    }
    // One that is named twice.
    if (event.because.all().size() != count) in.fail();
    if (in.ok()) event.what = kinds[static_cast<std::size_t>(number)](in);
    return in.ok() ? std::optional(std::move(event)) : std::nullopt;
}

}  // namespace croupier::table
