// What a tournament file says, statement by statement.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/course_statements.hpp"
#include "tournament/expectation_statements.hpp"
#include "tournament/header_statements.hpp"

namespace croupier::tournament {

using record::Fault;
using record::Remark;

using What = table::OneOf<
    Remark, TableIs, TextIs, AmountIs, ChoiceIs, DayIs, StartIs, GroupsAre, PlayersAre,
    CompulsoryIs, WithoutThese, SessionIs, PointsAre, BuyBackIs, EliminationIs, PrizesAre,
    WithdrawalIs, RefundsAre, StatementIs, ClockIs, Appoints, DirectorLeaves, DirectorReturns,
    OpensEntries, ClosesEntries, Signs, Enters, EarnsEntry, ManyEnter, Reserves, RefusesEntry,
    WithdrawsEntry, RefundsEntry, Cancels, Designates, Briefs, MovesStart, Allots, Ballots,
    BallotsTable, EveryoneSits, BeginsSession, SeatsReserve, Nominates, AnswersNomination, Breaks,
    Resumes, SetsPace, AnnouncesStandings, Retires, Disqualifies, BuysBack, Agrees, Concludes,
    DrawsLot, EndsSession, AwardsPrizes, TableStands, AtTable, PlacesMarker, AsksForWager,
    CallsTime, Gives, ExpectComplete, ExpectClause, ExpectPhase, ExpectCount, ExpectSeat,
    ExpectChips, ExpectAtTable, ExpectWarned, ExpectTable, ExpectStanding, ExpectNames,
    ExpectSession, ExpectPoints, ExpectPlace, ExpectSum, ExpectPaid>;

struct Statement {
    What what{};
    std::shared_ptr<const void> carries{};  // the list that it says, if any
    std::string_view reason{};              // the words after `because`; empty: none
    Word refused_by{};           // the clause after `!`; `*`: by whatever clause; empty: none
    std::string_view comment{};  // with its `#`; empty: none
    std::uint32_t line{0};       // from 1
    std::uint32_t column{0};     // of the first word, from 1, in bytes

    // Where it stands and what is remarked beside it do not make a statement another one.
    friend bool operator==(const Statement& a, const Statement& b) {
        return a.what == b.what && a.refused_by == b.refused_by &&
               record::same_words(a.reason, b.reason);
    }
};

// The statements with the text that their words point into, as record::Record has it.
struct File {
    std::shared_ptr<const std::string> text{};
    std::vector<Statement> statements{};
};

}  // namespace croupier::tournament
