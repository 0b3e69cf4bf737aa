// The statements of the course: who enters, what the director does, what happens at a table.
#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/format.h>

#include "record/grammar.hpp"
#include "tournament/reading.hpp"

namespace croupier::tournament {
namespace {

using record::Key;

constexpr auto beginnings = std::to_array<Word>(
    {"clock", "operator", "director", "everyone", "players", "table", "play-off", "expect"});

// A verb, and the reader of what follows it. `By` is a person's name, or nothing for the staff.
struct Verb {
    Word word;
    bool (*read)(Words& words, Name by, What& out);
};

template <class Act>
bool read_bare(Words&, Name, What& out) {
    out = Act{};
    return true;
}

// `opens entries`
template <class Act>
bool read_with(Words& words, Word rest, What& out) {
    out = Act{};
    return words.keyword(rest);
}

template <class Act>
bool of_person(Words&, Name by, What& out) {
    Act act;
    act.name = by;
    out = act;
    return true;
}

template <class Act>
bool of_named(Words& words, Name, What& out) {
    Act act;
    if (!read_name(words, act.name)) return false;
    out = act;
    return true;
}

bool read_verb(Words& words, std::span<const Verb> verbs, Word whose, Name by, What& out) {
    for (const Verb& verb : verbs) {
        if (words.taken(verb.word)) return verb.read(words, by, out);
    }
    std::vector<Word> candidates;
    for (const Verb& verb : verbs) candidates.push_back(verb.word);
    return words.wrong_choice(
        fmt::format("what {} does, one of {}", whose, record::listed(candidates)), candidates);
}

// The operator

bool read_appointment(Words& words, Name, What& out) {
    Appoints act;
    Word as;
    if (!read_name(words, act.name) || !words.one_of({"director", "deputy"}, as)) return false;
    act.deputy = as == "deputy";
    act.qualified = !words.taken("unqualified");
    out = act;
    return true;
}

constexpr auto operators_verbs = std::to_array<Verb>({
    {"appoints", read_appointment},
    {"cancels", read_bare<Cancels>},
    {"closes", [](Words& w, Name, What& o) { return read_with<ClosesEntries>(w, "entries", o); }},
    {"opens", [](Words& w, Name, What& o) { return read_with<OpensEntries>(w, "entries", o); }},
    {"refunds", of_named<RefundsEntry>},
    {"refuses", of_named<RefusesEntry>},
});

// The director

bool read_designation(Words& words, Name, What& out) {
    Designates act;
    if (!words.keyword("tables") || !read_table(words, act.first) || !words.keyword("to") ||
        !read_number(words, "a table", act.first, tables_max, act.last)) {
        return false;
    }
    out = act;
    return true;
}

bool read_move(Words& words, Name, What& out) {
    MovesStart act;
    if (!words.keyword("start") || !words.keyword("to") || !read_day_and_time(words, act)) {
        return false;
    }
    if (words.taken("with")) {
        if (!words.keyword("notice")) return false;
        act.with_notice = true;
    }
    out = act;
    return true;
}

bool read_allotment(Words& words, Name, What& out) {
    Allots act;
    const auto one = [](Words& each, int& players) {
        return read_number(each, "a number of players", 0, seats_max, players);
    };
    if (!read_list(words, one, act.players)) return false;
    out = act;
    return true;
}

bool read_ballot(Words& words, Name, What& out) {
    if (words.taken("table")) {
        BallotsTable act;
        const auto one = [](Words& each, Name& name) {
            if (each.front() != "-") return read_name(each, name);
            name = each.front();
            each.advance();
            return true;
        };
        if (!read_table(words, act.table) || !read_list(words, one, act.seats)) return false;
        out = act;
        return true;
    }
    Ballots act;
    if (words.taken("in")) {
        if (!words.keyword("order")) return false;
        act.in_order = true;
    }
    out = act;
    return true;
}

bool read_reserve(Words& words, Name, What& out) {
    SeatsReserve act;
    if (!read_name(words, act.reserve) || !words.keyword("for") ||
        !read_name(words, act.instead_of)) {
        return false;
    }
    out = act;
    return true;
}

template <bool approved>
bool read_answer(Words& words, Name, What& out) {
    AnswersNomination act;
    act.approved = approved;
    if (!read_name(words, act.substitute) || !words.keyword("for") || !read_name(words, act.name)) {
        return false;
    }
    out = act;
    return true;
}

bool read_break(Words& words, Name, What& out) {
    Breaks act;
    if (!words.said() && !read_length(words, act.length.emplace())) return false;
    out = act;
    return true;
}

bool read_pace(Words& words, Name, What& out) {
    SetsPace act;
    if (!words.keyword("pace") || !read_length(words, act.each)) return false;
    out = act;
    return true;
}

bool read_conclusion(Words& words, Name, What& out) {
    Concludes act;
    if (!words.keyword("table") || !read_table(words, act.table)) return false;
    out = act;
    return true;
}

bool read_lot(Words& words, Name, What& out) {
    DrawsLot act;
    if (!words.keyword("lot")) return false;
    if (!words.said() && !read_list(words, read_name, act.names)) return false;
    out = act;
    return true;
}

constexpr auto directors_verbs = std::to_array<Verb>({
    {"allots", read_allotment},
    {"announces",
     [](Words& w, Name, What& o) { return read_with<AnnouncesStandings>(w, "standings", o); }},
    {"approves", read_answer<true>},
    {"awards", [](Words& w, Name, What& o) { return read_with<AwardsPrizes>(w, "prizes", o); }},
    {"ballots", read_ballot},
    {"begins", [](Words& w, Name, What& o) { return read_with<BeginsSession>(w, "session", o); }},
    {"breaks", read_break},
    {"briefs", [](Words& w, Name, What& o) { return read_with<Briefs>(w, "players", o); }},
    {"concludes", read_conclusion},
    {"declines", read_answer<false>},
    {"designates", read_designation},
    {"disqualifies", of_named<Disqualifies>},
    {"draws", read_lot},
    {"ends", [](Words& w, Name, What& o) { return read_with<EndsSession>(w, "session", o); }},
    {"leaves", read_bare<DirectorLeaves>},
    {"moves", read_move},
    {"resumes", read_bare<Resumes>},
    {"returns", read_bare<DirectorReturns>},
    {"seats", read_reserve},
    {"sets", read_pace},
});

// People

bool read_entry(Words& words, Name by, What& out) {
    Enters act{by};
    if (words.taken("as") && !read_name(words, act.group)) return false;
    out = act;
    return true;
}

bool read_nomination(Words& words, Name by, What& out) {
    Nominates act{by};
    if (!read_name(words, act.substitute)) return false;
    out = act;
    return true;
}

constexpr auto persons_verbs = std::to_array<Verb>({
    {"agrees", of_person<Agrees>},
    {"buys",
     [](Words& w, Name by, What& o) { return of_person<BuysBack>(w, by, o) && w.keyword("back"); }},
    {"earns", [](Words& w, Name by,
                 What& o) { return of_person<EarnsEntry>(w, by, o) && w.keyword("entry"); }},
    {"enters", read_entry},
    {"nominates", read_nomination},
    {"reserves", of_person<Reserves>},
    {"retires", of_person<Retires>},
    {"signs", of_person<Signs>},
    {"withdraws", of_person<WithdrawsEntry>},
});

bool read_persons_act(Words& words, What& out) {
    const Words::Place at_name = words.place();
    Name name;
    if (!read_name(words, name)) return false;
    const auto known = [&](const Verb& verb) { return verb.word == words.front(); };
    const bool is_verb = std::any_of(persons_verbs.begin(), persons_verbs.end(), known);
    if (!is_verb && !record::nearest(name, beginnings).empty()) {
        words.back_to(at_name);
        return words.wrong_choice("a name or a keyword", beginnings);
    }
    return read_verb(words, persons_verbs, "a person", name, out);
}

bool read_everyone(Words& words, What& out) {
    EveryoneSits act;
    words.advance();
    if (!words.keyword("sits")) return false;
    if (words.taken("but") && !read_list(words, read_name, act.but)) return false;
    out = act;
    return true;
}

// A name that ends in a number: `p49`.
bool read_numbered(Words& words, Word& stem, int& number) {
    Name name;
    const Words::Place at_name = words.place();
    if (!read_name(words, name)) return false;
    std::size_t end = name.size();
    while (end > 0 && name[end - 1] >= '0' && name[end - 1] <= '9') --end;
    const Word digits = name.substr(end);
    const bool read =
        !digits.empty() && digits.front() != '0' &&
        std::from_chars(digits.data(), digits.data() + digits.size(), number).ec == std::errc{};
    if (!read) {
        words.back_to(at_name);
        return words.wrong("a name that ends in its number, such as p1");
    }
    stem = name.substr(0, end);
    return true;
}

bool read_many(Words& words, What& out) {
    ManyEnter act;
    words.advance();
    if (!read_numbered(words, act.stem, act.first) || !words.keyword("to")) return false;
    const Words::Place at_last = words.place();
    Word stem;
    if (!read_numbered(words, stem, act.last)) return false;
    if (stem != act.stem || act.last < act.first || act.last - act.first >= players_max) {
        words.back_to(at_last);
        return words.wrong(fmt::format("{0}{1} or a later one, {2} players at most", act.stem,
                                       act.first, players_max));
    }
    Word what;
    if (!words.one_of({"enter", "earn", "sign"}, what)) return false;
    act.what = what == "enter"  ? ManyEnter::Do::enter
               : what == "earn" ? ManyEnter::Do::earn
                                : ManyEnter::Do::sign;
    out = act;
    return true;
}

bool read_clock(Words& words, What& out) {
    ClockIs is;
    words.advance();
    if (words.front().starts_with('+')) {
        if (!words.minutes(is.passes)) return false;
        if (is.passes == 0) return words.wrong("some time, such as +20m");
    } else if (words.said()) {
        return words.wrong("a time such as 19:00, a date and a time, or +20m");
    } else if (!read_day_and_time(words, is)) {
        return false;
    }
    out = is;
    return true;
}

// Tables

bool read_stack(Words& words, Stack& stack) {
    if (!read_name(words, stack.name)) return false;
    if (words.taken("out")) {
        return read_number(words, "a number of rounds", 0, rounds_max, stack.out_after.emplace());
    }
    if (words.said()) return words.wrong("an amount such as 250, or out and a number of rounds");
    return words.money(stack.chips);
}

bool read_stacks(Words& words, TableStands stands, What& out) {
    if (!read_list(words, read_stack, stands.stacks)) return false;
    out = stands;
    return true;
}

bool read_at_table(Words& words, int table, Statement& out) {
    switch (words.key()) {
        case Key::rules:
        case Key::set:
        case Key::with:
        case Key::elsewhere:
        case Key::seed: return words.wrong("no header statement: the header is for every table");
        case Key::clock: return words.wrong("no clock of a table: all tables have one clock");
        default: break;
    }
    if (words.done()) return words.wrong("what happens at the table");
    const Words::Place start = words.place();
    if (words.taken("director")) {
        if (words.taken("places")) {
            PlacesMarker act{table};
            if (words.taken("marker")) {
                if (!read_seat(words, act.seat)) return false;
                out.what = act;
                return true;
            }
        } else if (words.taken("calls")) {
            CallsTime act{table};
            if (words.taken("time")) {
                if (!words.keyword("on") || !read_name(words, act.name)) return false;
                out.what = act;
                return true;
            }
        }
        words.back_to(start);
    } else if (words.taken("dealer")) {
        if (words.taken("asks")) {
            AsksForWager act{table};
            if (!read_name(words, act.name)) return false;
            out.what = act;
            return true;
        }
        words.back_to(start);
    } else if (Gives act{table}; words.key() == Key::none) {
        act.name = words.front();
        words.advance();
        if (words.taken("gives")) {
            words.back_to(start);
            if (!read_name(words, act.name)) return false;
            words.advance();
            if (!words.money(act.amount) || !words.keyword("to") || !read_name(words, act.to)) {
                return false;
            }
            out.what = act;
            return true;
        }
        words.back_to(start);
    }
    AtTable at{table, {}};
    if (!record::read_statement(words, at.said)) return false;
    at.said.carries = words.carries;
    out.reason = at.said.reason;
    out.refused_by = at.said.refused_by;
    out.what = std::move(at);
    return true;
}

bool read_table_statement(Words& words, Statement& out) {
    words.advance();
    const Word number = words.front();
    if (number.ends_with(':')) {
        int table = 0;
        Words alone(number.substr(0, number.size() - 1), 0);
        if (!read_table(alone, table)) return words.wrong(alone.fault.expected);
        words.advance();
        return read_at_table(words, table, out);
    }
    TableStands stands;
    Word how;
    if (!read_table(words, stands.table) || !words.one_of({"stands", "ends"}, how)) return false;
    if (how == "stands" &&
        (!words.keyword("after") ||
         !read_number(words, "a number of rounds", 0, rounds_max, stands.after.emplace()))) {
        return false;
    }
    return read_stacks(words, stands, out.what);
}

bool read_play_off(Words& words, Statement& out) {
    if (words.taken("play-off:")) return read_at_table(words, play_off_table, out);
    words.advance();
    return words.keyword("ends") && read_stacks(words, TableStands{play_off_table}, out.what);
}

}  // namespace

bool read_course(Words& words, Statement& out) {
    const Word first = words.front();
    if (first == "table") return read_table_statement(words, out);
    if (first == "play-off:" || first == "play-off") return read_play_off(words, out);
    if (first == "clock") return read_clock(words, out.what);
    if (first == "everyone") return read_everyone(words, out.what);
    if (first == "players") return read_many(words, out.what);
    if (words.taken("operator")) {
        return read_verb(words, operators_verbs, "the operator", {}, out.what);
    }
    if (words.taken("director")) {
        return read_verb(words, directors_verbs, "the director", {}, out.what);
    }
    if (const Key key = words.key(); key == Key::dealer || key == Key::supervisor ||
                                     key == Key::inspector || key == Key::shoe ||
                                     key == Key::prizes) {
        return words.wrong("table N: before what happens at a table");
    }
    return read_persons_act(words, out.what);
}

}  // namespace croupier::tournament
