// The statements of the header that only tournaments have.
#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "tournament/reading.hpp"

namespace croupier::tournament {
namespace {

template <Topic topic>
bool read_text(Words& words, What& out) {
    TextIs is{topic};
    if (!words.reason(is.text, "what the conditions say of it, in words")) return false;
    out = is;
    return true;
}

template <Topic topic>
bool read_amount(Words& words, What& out) {
    AmountIs is{topic};
    if (!words.money(is.amount)) return false;
    out = is;
    return true;
}

bool read_choice(Words& words, Topic topic, std::initializer_list<Word> choices, What& out) {
    ChoiceIs is{topic};
    if (!words.one_of(choices, is.word)) return false;
    out = is;
    return true;
}

template <Topic topic>
bool read_a_day(Words& words, What& out) {
    DayIs is{topic};
    if (!read_day(words, is.day)) return false;
    const bool may_say_more = topic == Topic::approved && !words.said();
    if (may_say_more && !words.reason(is.text)) return false;
    out = is;
    return true;
}

bool read_start(Words& words, What& out) {
    StartIs is;
    if (words.taken("at")) {
        if (!read_number(words, "a number of entries", 2, players_max, is.entries) ||
            !words.keyword("entries")) {
            return false;
        }
    } else if (words.said()) {
        return words.wrong("a date and time such as 2026-11-20 19:00, or at N entries");
    } else if (!read_minute(words, is.at.emplace())) {
        return false;
    }
    out = is;
    return true;
}

bool read_groups(Words& words, What& out) {
    GroupsAre are;
    if (!words.taken("none") && !read_list(words, read_name, are.names)) return false;
    out = are;
    return true;
}

bool read_players(Words& words, What& out) {
    PlayersAre are;
    if (!read_number(words, "a number of players", 2, players_max, are.least) ||
        !read_number(words, "a number of players", are.least, players_max, are.most)) {
        return false;
    }
    out = are;
    return true;
}

bool read_compulsory(Words& words, What& out) {
    CompulsoryIs is;
    if (words.said()) return words.wrong("an amount such as 10, or none");
    if (!words.taken("none") && !words.money(is.amount.emplace())) return false;
    out = is;
    return true;
}

bool read_without(Words& words, What& out) {
    WithoutThese these;
    const auto one = [](Words& each, Word& word) {
        return each.one_of({"insurance", "even-money", "double", "split", "surrender"}, word);
    };
    if (!read_list(words, one, these.words)) return false;
    out = these;
    return true;
}

// The parts of a session, in any order, each once.
bool read_part(Words& words, SessionIs& session) {
    const Words::Place at_part = words.place();
    const auto twice = [&](bool before) {
        if (!before) return false;
        words.back_to(at_part);
        return !words.wrong("each part of a session once");
    };
    for (const LengthIn unit : {LengthIn::rounds, LengthIn::shoes, LengthIn::minutes}) {
        if (!words.taken(to_string(unit))) continue;
        if (twice(session.length.has_value())) return false;
        session.length = Length{unit, 0};
        return read_number(words, "a number", 1, rounds_max, session.length->count);
    }
    if (words.taken("tables")) {
        if (twice(session.tables.has_value())) return false;
        session.tables = 0;
        if (words.taken("as-needed")) return true;
        return read_number(words, "as-needed, or a number of tables", 1, tables_max,
                           *session.tables);
    }
    if (words.taken("seats")) {
        if (twice(session.seats.has_value())) return false;
        return read_number(words, "a number of seats", 1, seats_max, session.seats.emplace());
    }
    if (words.taken("advance")) {
        if (twice(session.advance.has_value())) return false;
        return read_number(words, "a number of players", 0, seats_max, session.advance.emplace());
    }
    if (words.taken("others")) {
        if (twice(session.others.has_value())) return false;
        return read_number(words, "a number of players", 0, players_max, session.others.emplace());
    }
    if (words.taken("chips")) {
        if (twice(session.chips.has_value() || session.chips_carried)) return false;
        session.chips_carried = words.taken("carried");
        return session.chips_carried || words.money(session.chips.emplace());
    }
    if (words.taken("for")) {
        if (twice(!session.repechage_of.empty())) return false;
        return read_name(words, session.repechage_of);
    }
    if (words.taken("qualify")) {
        if (twice(session.qualify.has_value())) return false;
        session.qualify = 0;
        if (words.taken("all")) return true;
        return read_number(words, "all, or a number of players", 1, players_max, *session.qualify);
    }
    constexpr auto parts = std::to_array<Word>({"rounds", "shoes", "minutes", "tables", "seats",
                                                "advance", "others", "chips", "for", "qualify"});
    return words.wrong_choice("a part of a session, one of " + record::listed(parts), parts);
}

bool read_session(Words& words, What& out) {
    SessionIs session;
    if (!read_name(words, session.name)) return false;
    while (!words.said()) {
        if (!read_part(words, session)) return false;
    }
    out = session;
    return true;
}

bool read_points_of_places(Words& words, What& out) {
    PointsAre are;
    const auto one = [](Words& each, Points& points) {
        return read_points(each, points_under_max, points);
    };
    if (!read_list(words, one, are.of_places)) return false;
    out = are;
    return true;
}

bool read_buy_back(Words& words, What& out) {
    BuyBackIs is;
    if (!words.taken("none")) {
        if (!read_number(words, "none, or a number", 1, 1'000, is.times) ||
            !words.keyword("before") || !read_name(words, is.before)) {
            return false;
        }
        if (words.taken("at") && (!words.money(is.fee.emplace()) || !words.keyword("commission") ||
                                  !words.money(is.commission))) {
            return false;
        }
    }
    out = is;
    return true;
}

bool read_elimination(Words& words, What& out) {
    EliminationIs is;
    Word word;
    if (!words.one_of({"places", "lowest"}, word)) return false;
    const auto one = [](Words& each, int& round) {
        return read_number(each, "a round", 1, rounds_max, round);
    };
    if (word == "lowest" && !read_list(words, one, is.lowest_after)) return false;
    out = is;
    return true;
}

bool read_ties(Words& words, What& out) {
    Word of;
    if (!words.one_of({"sessions", "points", "prizes"}, of)) return false;
    if (of == "sessions") {
        return read_choice(words, Topic::session_ties, {"extra-rounds", "lot"}, out);
    }
    if (of == "points") {
        return read_choice(words, Topic::points_ties, {"divide", "extra-rounds", "lot"}, out);
    }
    return read_choice(words, Topic::prize_ties, {"divide", "extra-rounds"}, out);
}

bool read_prizes(Words& words, What& out) {
    PrizesAre are;
    const bool shares = words.front().ends_with('%');
    if (shares ? !read_list(words, read_share, are.shares)
               : !read_list(
                     words, [](Words& each, Money& amount) { return each.money(amount); },
                     are.amounts)) {
        return false;
    }
    out = are;
    return true;
}

bool read_statement_of(Words& words, What& out) {
    Word word;
    if (!words.one_of({"director", "entitled", "may-refuse"}, word)) return false;
    out = StatementIs{word == "director"   ? Topic::director
                      : word == "entitled" ? Topic::entitled
                                           : Topic::may_refuse};
    return true;
}

bool read_withdrawal(Words& words, What& out) {
    WithdrawalIs is;
    if (words.said()) return words.wrong("none, or until with a date and time");
    if (!words.taken("none") &&
        (!words.keyword("until") || !read_minute(words, is.until.emplace()))) {
        return false;
    }
    out = is;
    return true;
}

bool read_refunds(Words& words, What& out) {
    RefundsAre are;
    if (!read_share(words, are.share)) return false;
    out = are;
    return true;
}

struct Condition {
    Word word;
    bool (*read)(Words&, What&);
};

constexpr auto conditions = std::to_array<Condition>({
    {"added", read_amount<Topic::added>},
    {"application", read_text<Topic::application>},
    {"approved", read_a_day<Topic::approved>},
    {"available", read_a_day<Topic::available>},
    {"betting",
     [](Words& w, What& out) {
         return read_choice(w, Topic::betting, {"marker", "open"}, out);
     }},
    {"buy-back", read_buy_back},
    {"chips", read_amount<Topic::chips>},
    {"chips-to-cash",
     [](Words& w, What& out) {
         return read_choice(w, Topic::chips_to_cash, {"yes", "no"}, out);
     }},
    {"commission", read_amount<Topic::commission>},
    {"compulsory", read_compulsory},
    {"disqualification", read_text<Topic::disqualification>},
    {"elimination", read_elimination},
    {"entry", read_text<Topic::entry>},
    {"fee", read_amount<Topic::fee>},
    {"format",
     [](Words& w, What& out) {
         return read_choice(w, Topic::format, {"knock-out", "points", "magnificent-sevens"}, out);
     }},
    {"groups", read_groups},
    {"late",
     [](Words& w, What& out) {
         return read_choice(w, Topic::late, {"forfeits", "admitted"}, out);
     }},
    {"no-bet",
     [](Words& w, What& out) {
         return read_choice(w, Topic::no_bet, {"minimum", "eliminate"}, out);
     }},
    {"notified", read_a_day<Topic::notified>},
    {"players", read_players},
    {"points", read_points_of_places},
    {"prizes", read_prizes},
    {"refunds", read_refunds},
    {"session", read_session},
    {"signatures",
     [](Words& w, What& out) {
         return read_choice(w, Topic::signatures, {"required", "none"}, out);
     }},
    {"start", read_start},
    {"statement", read_statement_of},
    {"substitutes", read_text<Topic::substitutes>},
    {"ties", read_ties},
    {"title", read_text<Topic::title>},
    {"withdrawal", read_withdrawal},
    {"without", read_without},
});

}  // namespace

bool read_condition(Words& words, What& out) {
    words.advance();
    for (const Condition& condition : conditions) {
        if (words.taken(condition.word)) return condition.read(words, out);
    }
    std::array<Word, conditions.size()> candidates{};
    for (std::size_t i = 0; i < conditions.size(); ++i) candidates[i] = conditions[i].word;
    return words.wrong_choice("a condition, one of " + record::listed(candidates), candidates);
}

}  // namespace croupier::tournament
