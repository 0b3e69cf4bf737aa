#include "tournament/parse.hpp"

#include <array>
#include <map>

#include <fmt/format.h>

#include "record/grammar.hpp"
#include "record/lines.hpp"
#include "tournament/reading.hpp"

namespace croupier::tournament {
namespace {

using record::Key;

// Where in a file a kind of statement may stand, and whether it may be refused.
enum class Kind { rules, seed, setting, condition, expectation, staff_act, act };

Kind kind_of(Word first) {
    if (first == "condition") return Kind::condition;
    switch (record::key_of(first)) {
        case Key::rules: return Kind::rules;
        case Key::seed: return Kind::seed;
        case Key::set:
        case Key::with:
        case Key::elsewhere: return Kind::setting;
        case Key::expect: return Kind::expectation;
        case Key::casino_operator:
        case Key::director: return Kind::staff_act;
        default: return Kind::act;
    }
}

bool is_header(Kind kind) { return kind <= Kind::condition; }

bool read_what(Words& words, Kind kind, Statement& out) {
    switch (kind) {
        case Kind::rules:
        case Kind::seed:
        case Kind::setting: {
            TableIs is;
            if (!record::read_header(words, is.what)) return false;
            out.what = std::move(is);
            return true;
        }
        case Kind::condition: return read_condition(words, out.what);
        case Kind::expectation: return read_expectation(words, out.what);
        case Kind::staff_act:
        case Kind::act: break;
    }
    return read_course(words, out);
}

// Reads `because WORD...` if it stands there, or has to.
bool read_reason(Words& words, Kind kind, Statement& out) {
    const bool must = holds_alternative<Disqualifies>(out.what);
    if (words.front() != "because") return !must || words.wrong("because, and the reason");
    if (kind != Kind::staff_act) {
        return words.wrong("the end of the line; only the operator and the director give a reason");
    }
    words.advance();
    return words.reason(out.reason);
}

bool read_statement(Words& words, Kind kind, Statement& out) {
    if (!read_what(words, kind, out)) return false;
    // What is said at a table has been read to its end.
    if (holds_alternative<AtTable>(out.what)) return true;
    if (!read_reason(words, kind, out)) return false;
    const bool refusable = kind != Kind::rules && kind != Kind::seed && kind != Kind::expectation;
    if (!refusable && words.front() == "!") {
        return words.wrong("the end of the line; this is not refused");
    }
    return record::read_refused_by(words, out.refused_by);
}

// What has gone before, and so what may follow.
class Order {
public:
    [[nodiscard]] bool allows(Words& words, Kind kind, std::uint32_t line) {
        if (kind == Kind::rules) {
            if (rules_line_ != 0) {
                return words.wrong(fmt::format(
                    "no second rules: line {} says by which rules this is played", rules_line_));
            }
            rules_line_ = line;
            return true;
        }
        if (rules_line_ == 0) {
            constexpr auto rules = std::to_array<Word>({"rules"});
            return words.wrong_choice("rules GAME, which every tournament begins with", rules);
        }
        if (!is_header(kind) && course_line_ == 0) course_line_ = line;
        if (!is_header(kind) || course_line_ == 0) return true;
        return words.wrong(
            fmt::format("no condition here: the conditions end before line {}, where the course "
                        "begins",
                        course_line_));
    }

    // Each condition is written once. `at` stands on `condition`.
    [[nodiscard]] bool allows_again(Words at, const Statement& statement, Fault& fault) {
        const auto topic = topic_of(statement.what);
        if (!topic) return true;
        at.advance();
        if (const auto* session = get_if<SessionIs>(&statement.what)) {
            at.advance();
            const auto [before, added] = sessions_.emplace(session->name, statement.line);
            if (added && sessions_.size() <= static_cast<std::size_t>(sessions_max)) return true;
            at.wrong(added ? fmt::format("at most {} sessions", sessions_max)
                           : fmt::format("another name: line {} has a session of this one",
                                         before->second));
            fault = std::move(at.fault);
            return false;
        }
        if (holds_alternative<StatementIs>(statement.what)) return true;
        std::uint32_t& before = lines_[static_cast<std::size_t>(*topic)];
        if (before != 0) {
            at.wrong(fmt::format("no second condition {}: line {} has it",
                                 tournament::topic(*topic).word, before));
            fault = std::move(at.fault);
            return false;
        }
        before = statement.line;
        return true;
    }

private:
    std::uint32_t rules_line_{0};
    std::uint32_t course_line_{0};
    std::array<std::uint32_t, topic_count> lines_{};
    std::map<Name, std::uint32_t> sessions_{};
};

}  // namespace

std::optional<Topic> topic_of(const What& what) {
    return visit(
        []<class T>(const T& said) -> std::optional<Topic> {
            if constexpr (requires { said.topic; }) {
                return said.topic;
            } else if constexpr (std::is_same_v<T, StartIs>) {
                return Topic::start;
            } else if constexpr (std::is_same_v<T, GroupsAre>) {
                return Topic::groups;
            } else if constexpr (std::is_same_v<T, PlayersAre>) {
                return Topic::players;
            } else if constexpr (std::is_same_v<T, CompulsoryIs>) {
                return Topic::compulsory;
            } else if constexpr (std::is_same_v<T, WithoutThese>) {
                return Topic::without;
            } else if constexpr (std::is_same_v<T, SessionIs>) {
                return Topic::session;
            } else if constexpr (std::is_same_v<T, PointsAre>) {
                return Topic::points;
            } else if constexpr (std::is_same_v<T, BuyBackIs>) {
                return Topic::buy_back;
            } else if constexpr (std::is_same_v<T, EliminationIs>) {
                return Topic::elimination;
            } else if constexpr (std::is_same_v<T, PrizesAre>) {
                return Topic::prizes;
            } else if constexpr (std::is_same_v<T, WithdrawalIs>) {
                return Topic::withdrawal;
            } else if constexpr (std::is_same_v<T, RefundsAre>) {
                return Topic::refunds;
            } else {
                return std::nullopt;
            }
        },
        what);
}

std::variant<File, Fault> parse(std::string text) {
    File file;
    file.text = std::make_shared<const std::string>(std::move(text));
    record::Lines lines(*file.text);
    file.statements.reserve(lines.count());

    Order order;
    while (lines.next()) {
        Words words(lines.line(), lines.number());
        const Words start = words;
        Statement& statement = file.statements.emplace_back();
        statement.line = lines.number();
        statement.column = words.column();
        if (!words.done()) {
            const Kind kind = kind_of(words.front());
            if (!order.allows(words, kind, statement.line) ||
                !read_statement(words, kind, statement)) {
                return std::move(words.fault);
            }
            if (Fault fault; !order.allows_again(start, statement, fault)) return fault;
        }
        statement.comment = words.comment();
        statement.carries = std::move(words.carries);
    }
    if (lines.fault()) return *lines.fault();
    return file;
}

std::variant<Statement, Fault> parse_line(std::string_view line) {
    if (auto fault = record::wrong_in(line)) return *std::move(fault);
    if (line.ends_with('\r')) line.remove_suffix(1);
    Words words(line, 1);
    Statement statement;
    statement.line = 1;
    statement.column = words.column();
    if (!words.done() && !read_statement(words, kind_of(words.front()), statement)) {
        return std::move(words.fault);
    }
    statement.comment = words.comment();
    statement.carries = std::move(words.carries);
    return statement;
}

}  // namespace croupier::tournament
