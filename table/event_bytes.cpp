#include "table/event_bytes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

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
    } else if constexpr (std::is_same_v<T, HandId>) {
        if (value.box > boxes_on_layout_max || value.hand >= hands_per_box_max) in.fail();
    }
}

template <class Kind>
Happening read_kind(TableReader& in) {
    Kind kind{};
    std::apply([&](const auto&... member) { (get_checked(in, kind.*member.at), ...); },
               list_of<Kind>().members);
    return kind;
}

// As written() has it, without making a text of it first.
void put_written(bytes::Writer& out, const Clause& clause) {
    static const Clause of_house = rules::house();
    const std::string_view id = clause.id();
    if (clause == of_house) return out.text(id);
    const std::string_view book = clause.book();
    out.number(book.size() + 1 + id.size());
    out.raw(book);
    out.raw(" ");
    out.raw(id);
}

using ReadKind = Happening (*)(TableReader&);

std::array<ReadKind, Happening::count> every_kind() {
    std::array<ReadKind, Happening::count> all{};
    std::size_t next = 0;
    Happening::for_each_type(
        [&]<class Kind>(std::type_identity<Kind>) { all[next++] = &read_kind<Kind>; });
    return all;
}

}  // namespace

std::string written(const Clause& clause) {
    if (!clause || clause == rules::house()) return std::string(clause.id());
    return std::string(clause.book()) + ' ' + std::string(clause.id());
}

ClauseIndex::ClauseIndex(Books books) : books_(books) {
    std::vector<Row> all{{written(rules::house()), rules::house()}};
    const auto add = [&](std::span<const rules::Part> parts) {
        for (const rules::Part& part : parts) {
            for (const rules::Provision& row : part.rows) {
                all.push_back({written(Clause(&row)), Clause(&row)});
            }
        }
    };
    for (const rules::Book* book : books) add(book->parts);
    for (const rules::Book* book : books) add(book->borrowed);
    rows_.resize(std::bit_ceil(2 * all.size()));
    for (Row& row : all) {
        Row& place = rows_[place_of(row.written)];
        if (place.written.empty()) place = std::move(row);
    }
}

// Where it is, or the empty place where it would be. Clauses of a book differ at their end.
std::size_t ClauseIndex::place_of(std::string_view written) const {
    std::uint64_t end = 0;
    const std::size_t size = std::min(written.size(), sizeof end);
    if (size > 0) std::memcpy(&end, written.data() + written.size() - size, size);
    const std::uint64_t mixed =
        (end ^ (std::uint64_t{written.size()} << 56U)) * 0x9E3779B97F4A7C15U;
    std::size_t place = static_cast<std::size_t>(mixed >> 32U);
    while (true) {
        const std::string& there = rows_[place &= rows_.size() - 1].written;
        if (there.empty() || there == written) return place;
        ++place;
    }
}

std::optional<Clause> ClauseIndex::find(std::string_view written) const {
    const Row& row = rows_[place_of(written)];
    return row.written.empty() ? std::nullopt : std::optional(row.clause);
}

std::string_view name_of(const Event& event) {
    return visit([]<class Kind>(const Kind&) { return described<Kind>.name; }, event.what);
}

void EventWriter::put(const Event& event) {
    const std::size_t kind = event.what.index();
    out_.number(kind);
    const Citations::Known* known = citations_.find(
        kind, [&](const Citations::Known& each) { return each.because == event.because; });
    if (known == nullptr) {
        bytes::Writer clauses;
        clauses.number(event.because.all().size());
        for (const Clause& clause : event.because.all()) put_written(clauses, clause);
        known = &citations_.keep(kind, {event.because, clauses.take()});
    }
    out_.raw(known->bytes);
    visit(
        [&]<class Kind>(const Kind& what) {
            using bytes::put;
            std::apply([&](const auto&... member) { (put(out_, what.*member.at), ...); },
                       list_of<Kind>().members);
        },
        event.what);
}

Because EventReader::read_because(std::size_t kind) {
    // Their bytes say where they end, so what begins with them is them.
    const Citations::Known* known =
        citations_.find(kind, [&](const Citations::Known& each) { return in_.takes(each.bytes); });
    if (known != nullptr) return known->because;
    const std::size_t start = in_.at();
    Because because;
    const std::size_t count = in_.count();
    for (std::size_t i = 0; i < count && in_.ok(); ++i) {
        const auto clause = clauses_->find(in_.text());
        if (!clause || because.full()) in_.fail();
        if (in_.ok()) because.add(*clause);
    }
    // One that is named twice.
    if (because.all().size() != count) in_.fail();
    if (in_.ok()) citations_.keep(kind, {because, std::string(in_.since(start))});
    return because;
}

std::optional<Event> EventReader::next() {
    static const auto kinds = every_kind();
    if (in_.at_end()) return std::nullopt;
    const std::uint64_t number = in_.number();
    if (number >= kinds.size()) in_.fail();
    if (!in_.ok()) return std::nullopt;
    const auto kind = static_cast<std::size_t>(number);
    const Because because = read_because(kind);
    if (!in_.ok()) return std::nullopt;
    std::optional<Event> event(std::in_place, because, kinds[kind](in_));
    if (!in_.ok()) event.reset();
    return event;
}

}  // namespace croupier::table
