#include "tournament/print.hpp"

#include <type_traits>

#include <fmt/format.h>

#include "record/line.hpp"
#include "tournament/parse.hpp"

namespace croupier::tournament {
namespace {

// The value of a condition: what stands behind its word.
struct Values {
    record::Line& line;

    void operator()(const TextIs& s) { line(record::with_single_blanks(s.text)); }
    void operator()(const AmountIs& s) { line(s.amount); }
    void operator()(const ChoiceIs& s) { line(s.word); }
    void operator()(const DayIs& s) { line(to_string(s.day), record::with_single_blanks(s.text)); }
    void operator()(const StartIs& s) {
        if (s.at) return line(to_string(*s.at));
        line("at", s.entries, "entries");
    }
    void operator()(const GroupsAre& s) { names_or_none(s.names); }
    void operator()(const PlayersAre& s) { line(s.least, s.most); }
    void operator()(const CompulsoryIs& s) {
        if (!s.amount) return line("none");
        line(*s.amount);
    }
    void operator()(const WithoutThese& s) {
        for (const Word word : s.words) line(word);
    }
    void operator()(const SessionIs& s) {
        line(s.name);
        if (s.length) line(to_string(s.length->unit), s.length->count);
        if (s.tables) line("tables", *s.tables == 0 ? "as-needed" : std::to_string(*s.tables));
        if (s.seats) line("seats", *s.seats);
        if (s.advance) line("advance", *s.advance);
        if (s.others) line("others", *s.others);
        if (s.chips) line("chips", *s.chips);
        if (s.chips_carried) line("chips carried");
        if (!s.repechage_of.empty()) line("for", s.repechage_of);
        if (s.qualify) line("qualify", *s.qualify == 0 ? "all" : std::to_string(*s.qualify));
    }
    void operator()(const PointsAre& s) {
        for (const Points points : s.of_places) line(to_string(points));
    }
    void operator()(const BuyBackIs& s) {
        if (s.times == 0) return line("none");
        line(s.times, "before", s.before);
        if (s.fee) line("at", *s.fee, "commission", s.commission);
    }
    void operator()(const EliminationIs& s) {
        line(s.lowest_after.empty() ? "places" : "lowest");
        for (const int round : s.lowest_after) line(round);
    }
    void operator()(const PrizesAre& s) {
        for (const Share share : s.shares) line(to_string(share));
        for (const Money amount : s.amounts) line(amount);
    }
    void operator()(const WithdrawalIs& s) {
        if (!s.until) return line("none");
        line("until", to_string(*s.until));
    }
    void operator()(const RefundsAre& s) { line(to_string(s.share)); }
    void operator()(const StatementIs&) {}

    void names_or_none(List<Name> names) {
        if (names.empty()) line("none");
        for (const Name name : names) line(name);
    }
};

template <class T>
inline constexpr bool is_condition = requires(Values values, const T& said) {
    values(said);
};

std::string table_named(int table) {
    return table == play_off_table ? "play-off" : fmt::format("table {}", table);
}
std::string at_table(int table) { return table_named(table) + ':'; }

struct Printer {
    record::Line line;

    void operator()(const Remark&) {}
    void operator()(const TableIs& s) {
        record::Statement said;
        said.what = s.what;
        line(record::print(said));
    }
    template <class T>
    requires is_condition<T>
    void operator()(const T& s) {
        line("condition", topic(*topic_of(What(s))).word);
        Values{line}(s);
    }

    // The course.
    void day_and_time(const std::optional<Day>& day, int minute) {
        if (day) line(to_string(*day));
        line(time_of_day(minute));
    }
    void operator()(const ClockIs& s) {
        line("clock");
        if (s.passes == 0) return day_and_time(s.day, s.minute_of_day);
        line(s.passes % 60 == 0 ? fmt::format("+{}h", s.passes / 60)
                                : fmt::format("+{}m", s.passes));
    }
    void operator()(const Appoints& s) {
        line("operator appoints", s.name, s.deputy ? "deputy" : "director",
             s.qualified ? "" : "unqualified");
    }
    void operator()(const DirectorLeaves&) { line("director leaves"); }
    void operator()(const DirectorReturns&) { line("director returns"); }
    void operator()(const OpensEntries&) { line("operator opens entries"); }
    void operator()(const ClosesEntries&) { line("operator closes entries"); }
    void operator()(const Signs& s) { line(s.name, "signs"); }
    void operator()(const Enters& s) {
        line(s.name, "enters");
        if (!s.group.empty()) line("as", s.group);
    }
    void operator()(const EarnsEntry& s) { line(s.name, "earns entry"); }
    void operator()(const ManyEnter& s) {
        constexpr std::array<std::string_view, 3> verbs = {"enter", "earn", "sign"};
        line("players", fmt::format("{}{}", s.stem, s.first), "to",
             fmt::format("{}{}", s.stem, s.last), verbs[static_cast<std::size_t>(s.what)]);
    }
    void operator()(const Reserves& s) { line(s.name, "reserves"); }
    void operator()(const RefusesEntry& s) { line("operator refuses", s.name); }
    void operator()(const WithdrawsEntry& s) { line(s.name, "withdraws"); }
    void operator()(const RefundsEntry& s) { line("operator refunds", s.name); }
    void operator()(const Cancels&) { line("operator cancels"); }
    void operator()(const Designates& s) {
        line("director designates tables", s.first, "to", s.last);
    }
    void operator()(const Briefs&) { line("director briefs players"); }
    void operator()(const MovesStart& s) {
        line("director moves start to");
        day_and_time(s.day, s.minute_of_day);
        if (s.with_notice) line("with notice");
    }
    void operator()(const Allots& s) {
        line("director allots");
        for (const int players : s.players) line(players);
    }
    void operator()(const Ballots& s) { line("director ballots", s.in_order ? "in order" : ""); }
    void operator()(const BallotsTable& s) {
        line("director ballots table", s.table);
        for (const Name name : s.seats) line(name);
    }
    void operator()(const EveryoneSits& s) {
        line("everyone sits", s.but.empty() ? "" : "but");
        for (const Name name : s.but) line(name);
    }
    void operator()(const BeginsSession&) { line("director begins session"); }
    void operator()(const SeatsReserve& s) {
        line("director seats", s.reserve, "for", s.instead_of);
    }
    void operator()(const Nominates& s) { line(s.name, "nominates", s.substitute); }
    void operator()(const AnswersNomination& s) {
        line("director", s.approved ? "approves" : "declines", s.substitute, "for", s.name);
    }
    void operator()(const Breaks& s) {
        line("director breaks", s.length ? to_string(*s.length) : "");
    }
    void operator()(const Resumes&) { line("director resumes"); }
    void operator()(const SetsPace& s) { line("director sets pace", to_string(s.each)); }
    void operator()(const AnnouncesStandings&) { line("director announces standings"); }
    void operator()(const Retires& s) { line(s.name, "retires"); }
    void operator()(const Disqualifies& s) { line("director disqualifies", s.name); }
    void operator()(const BuysBack& s) { line(s.name, "buys back"); }
    void operator()(const Agrees& s) { line(s.name, "agrees"); }
    void operator()(const Concludes& s) { line("director concludes table", s.table); }
    void operator()(const DrawsLot& s) {
        line("director draws lot");
        for (const Name name : s.names) line(name);
    }
    void operator()(const EndsSession&) { line("director ends session"); }
    void operator()(const AwardsPrizes&) { line("director awards prizes"); }
    void operator()(const TableStands& s) {
        line(table_named(s.table));
        if (s.after) {
            line("stands after", *s.after);
        } else {
            line("ends");
        }
        for (const Stack& stack : s.stacks) {
            line(stack.name);
            if (stack.out_after) {
                line("out", *stack.out_after);
            } else {
                line(stack.chips);
            }
        }
    }
    void operator()(const AtTable& s) {
        record::Statement said;
        said.what = s.said.what;
        line(at_table(s.table), record::print(said));
    }
    void operator()(const PlacesMarker& s) {
        line(at_table(s.table), "director places marker", s.seat);
    }
    void operator()(const AsksForWager& s) { line(at_table(s.table), "dealer asks", s.name); }
    void operator()(const CallsTime& s) {
        line(at_table(s.table), "director calls time on", s.name);
    }
    void operator()(const Gives& s) {
        line(at_table(s.table), s.name, "gives", s.amount, "to", s.to);
    }

    // Expectations.
    void operator()(const ExpectComplete&) { line("expect complete"); }
    void operator()(const ExpectClause& s) { line("expect", s.which, s.clause); }
    void operator()(const ExpectPhase& s) { line("expect phase", s.word); }
    void operator()(const ExpectCount& s) { line("expect", s.of, s.count); }
    void operator()(const ExpectSeat& s) { line("expect seat", s.name, s.table, s.seat); }
    void operator()(const ExpectChips& s) { line("expect chips", s.name, s.amount); }
    void operator()(const ExpectAtTable& s) { line("expect", s.which, s.table, s.name); }
    void operator()(const ExpectWarned& s) { line("expect warned", s.name); }
    void operator()(const ExpectTable& s) {
        line("expect table", s.table, s.complete ? "complete" : "open");
    }
    void operator()(const ExpectStanding& s) { line("expect standing", s.name, s.rank); }
    void operator()(const ExpectNames& s) {
        line("expect", s.which, s.names.empty() ? "none" : "");
        for (const Name name : s.names) line(name);
    }
    void operator()(const ExpectSession& s) {
        line(s.number ? "expect session" : "expect next-session", s.number);
        if (s.players) line("players", *s.players);
        if (s.tables) line("tables", *s.tables);
        if (s.heats) line("heats", *s.heats);
        if (s.advance) line("advance", *s.advance);
        if (s.others) line("others", *s.others);
    }
    void operator()(const ExpectPoints& s) { line("expect points", s.name, to_string(s.points)); }
    void operator()(const ExpectPlace& s) { line("expect place", s.name, s.place); }
    void operator()(const ExpectSum& s) { line("expect", s.of, s.amount); }
    void operator()(const ExpectPaid& s) { line("expect", s.what, s.name, s.amount); }
};

}  // namespace

std::string print(const Statement& statement) {
    std::string text;
    Printer printer{record::Line(text)};
    visit([&](const auto& what) { printer(what); }, statement.what);
    if (!statement.reason.empty()) {
        printer.line("because", record::with_single_blanks(statement.reason));
    }
    if (!statement.refused_by.empty()) {
        printer.line("!", record::with_single_blanks(statement.refused_by));
    }
    if (!statement.comment.empty()) {
        if (!text.empty()) text += "  ";
        text += statement.comment;
    }
    return text;
}

std::string print(const File& file) {
    std::string text;
    for (const Statement& statement : file.statements) {
        text += print(statement);
        text += '\n';
    }
    return text;
}

std::string value_in_words(const What& what) {
    std::string text;
    record::Line line(text);
    visit(
        [&]<class T>(const T& said) {
            if constexpr (is_condition<T>) Values{line}(said);
        },
        what);
    return text;
}

}  // namespace croupier::tournament
