#include "record/parse.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include <fmt/core.h>

#include "record/grammar.hpp"
#include "record/lines.hpp"
#include "record/words.hpp"

namespace croupier::record {
namespace {

// Where in a record a kind of statement may stand, and whether it may be refused.
enum class Kind { rules, seed, setting, expectation, staff_act, act };

Kind kind_of(Key first) {
    switch (first) {
        case Key::rules: return Kind::rules;
        case Key::seed: return Kind::seed;
        case Key::set:
        case Key::with:
        case Key::elsewhere: return Kind::setting;
        case Key::expect: return Kind::expectation;
        case Key::dealer:
        case Key::supervisor:
        case Key::casino_operator:
        case Key::director:
        case Key::inspector: return Kind::staff_act;
        default: return Kind::act;
    }
}

// Reads `because WORD...` if it stands there.
bool read_reason(Words& words, Kind kind, std::string_view& reason) {
    if (words.front() != "because") return true;
    if (kind != Kind::staff_act)
        return words.wrong("the end of the line; only the staff gives a reason");
    words.advance();
    return words.reason(reason);
}

// Reads the end of a statement: `! CLAUSE`, or nothing.
bool read_end(Words& words, Kind kind, Word& refused_by) {
    if (words.front() != "!") return words.nothing_more();
    switch (kind) {
        case Kind::rules: return words.wrong("the end of the line; rules are not refused");
        case Kind::seed: return words.wrong("the end of the line; a seed is not refused");
        case Kind::expectation:
            return words.wrong("the end of the line; an expectation is not refused");
        case Kind::setting:
        case Kind::staff_act:
        case Kind::act: break;
    }
    return read_refused_by(words, refused_by);
}

bool read_kind(Words& words, Kind kind, Statement& out) {
    const bool act = kind == Kind::act || kind == Kind::staff_act;
    const bool read = act                         ? read_act(words, out.what)
                      : kind == Kind::expectation ? read_expectation(words, out.what)
                                                  : read_header(words, out.what);
    return read && read_reason(words, kind, out.reason) && read_end(words, kind, out.refused_by);
}

// Which statements have gone before, and so which may follow.
class Order {
public:
    bool allows(Words& words, Kind kind, std::uint32_t line) {
        if (kind == Kind::rules) {
            if (rules_line_ != 0) {
                return words.wrong(fmt::format(
                    "no second rules: line {} says which rules this record is played by",
                    rules_line_));
            }
            rules_line_ = line;
            return true;
        }
        if (rules_line_ == 0) {
            constexpr auto rules = std::to_array<Word>({"rules"});
            return words.wrong_choice("rules GAME, which every record begins with", rules);
        }
        const bool header = kind == Kind::setting || kind == Kind::seed;
        if (!header && play_line_ == 0) play_line_ = line;
        if (!header || play_line_ == 0) return true;
        return words.wrong(
            fmt::format("no header statement here: set, with, elsewhere and seed stand before line "
                        "{}, where play "
                        "begins",
                        play_line_));
    }

private:
    std::uint32_t rules_line_{0};
    std::uint32_t play_line_{0};
};

}  // namespace

bool read_refused_by(Words& words, Word& refused_by) {
    if (words.front() != "!") return words.nothing_more();
    words.advance();
    if (words.done()) return words.wrong("a clause such as 9.2(b) after !, or * for any");
    if (words.front() == "*") {
        refused_by = words.front();
        words.advance();
    } else if (!words.clause(refused_by)) {
        return false;
    }
    return words.nothing_more();
}

bool read_statement(Words& words, Statement& out) {
    return read_kind(words, kind_of(words.key()), out);
}

std::variant<Record, Fault> parse(std::string text) {
    Record record;
    record.text = std::make_shared<const std::string>(std::move(text));
    Lines lines(*record.text);
    record.statements.reserve(lines.count());

    Order order;
    while (lines.next()) {
        Words words(lines.line(), lines.number());
        Statement& statement = record.statements.emplace_back();
        statement.line = lines.number();
        statement.column = words.column();
        if (!words.done()) {
            const Kind kind = kind_of(words.key());
            if (!order.allows(words, kind, statement.line) || !read_kind(words, kind, statement)) {
                return std::move(words.fault);
            }
        }
        statement.comment = words.comment();
        statement.carries = std::move(words.carries);
    }
    if (lines.fault()) return *lines.fault();
    return record;
}

std::variant<Statement, Fault> parse_line(std::string_view line) {
    if (auto fault = wrong_in(line)) return *std::move(fault);
    if (line.ends_with('\r')) line.remove_suffix(1);
    Words words(line, 1);
    Statement statement;
    statement.line = 1;
    statement.column = words.column();
    if (!words.done() && !read_statement(words, statement)) {
        return std::move(words.fault);
    }
    statement.comment = words.comment();
    statement.carries = std::move(words.carries);
    return statement;
}

std::string to_string(const Fault& fault) {
    if (fault.word.empty() && !fault.wrong.empty()) {
        return fmt::format("{}:{}: {}", fault.line, fault.column, fault.wrong);
    }
    const std::string subject =
        fault.word.empty() ? "the line ends too soon" : fmt::format("'{}'", fault.word);
    if (!fault.wrong.empty()) {
        return fmt::format("{}:{}: {}: {}", fault.line, fault.column, subject, fault.wrong);
    }
    return fmt::format("{}:{}: {}: expected {}", fault.line, fault.column, subject, fault.expected);
}

}  // namespace croupier::record
