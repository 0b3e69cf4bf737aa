// What happens in a tournament, as its file tells it. A table is named by its number; 0 is the
// play-off table.
#pragma once

#include <optional>

#include "record/statement.hpp"
#include "tournament/terms.hpp"

namespace croupier::tournament {

inline constexpr int play_off_table = 0;

// It is so late, on this day or the present one; or so much time passes.
struct ClockIs {
    std::optional<Day> day{};
    int minute_of_day{0};
    std::int64_t passes{0};  // minutes; 0: the time is said
    friend bool operator==(const ClockIs&, const ClockIs&) = default;
};

struct Appoints {
    Name name{};
    bool deputy{false};
    bool qualified{true};
    friend bool operator==(const Appoints&, const Appoints&) = default;
};

// Statements that say no more than their name.
template <class Kind>
struct Bare {
    friend bool operator==(const Bare&, const Bare&) = default;
};
struct DirectorLeaves : Bare<DirectorLeaves> {};
struct DirectorReturns : Bare<DirectorReturns> {};
struct OpensEntries : Bare<OpensEntries> {};
struct ClosesEntries : Bare<ClosesEntries> {};
struct Cancels : Bare<Cancels> {};
struct Briefs : Bare<Briefs> {};
struct BeginsSession : Bare<BeginsSession> {};
struct Resumes : Bare<Resumes> {};
struct AnnouncesStandings : Bare<AnnouncesStandings> {};
struct EndsSession : Bare<EndsSession> {};
struct AwardsPrizes : Bare<AwardsPrizes> {};

// Statements about one person.
template <class Kind>
struct OfOne {
    Name name{};
    friend bool operator==(const OfOne&, const OfOne&) = default;
};
struct Signs : OfOne<Signs> {};
struct EarnsEntry : OfOne<EarnsEntry> {};
struct Reserves : OfOne<Reserves> {};
struct RefusesEntry : OfOne<RefusesEntry> {};
struct WithdrawsEntry : OfOne<WithdrawsEntry> {};
struct RefundsEntry : OfOne<RefundsEntry> {};
struct Retires : OfOne<Retires> {};
struct Disqualifies : OfOne<Disqualifies> {};
struct BuysBack : OfOne<BuysBack> {};
struct Agrees : OfOne<Agrees> {};

struct Enters {
    Name name{};
    Name group{};
    friend bool operator==(const Enters&, const Enters&) = default;
};

// `players p1 to p49 enter`
struct ManyEnter {
    enum class Do : std::uint8_t { enter, earn, sign } what{Do::enter};
    Word stem{};
    int first{0};
    int last{0};
    friend bool operator==(const ManyEnter&, const ManyEnter&) = default;
};

struct Designates {
    int first{0};
    int last{0};
    friend bool operator==(const Designates&, const Designates&) = default;
};

struct MovesStart {
    std::optional<Day> day{};
    int minute_of_day{0};
    bool with_notice{false};
    friend bool operator==(const MovesStart&, const MovesStart&) = default;
};

struct Allots {
    List<int> players{};
    friend bool operator==(const Allots&, const Allots&) = default;
};

struct Ballots {
    bool in_order{false};
    friend bool operator==(const Ballots&, const Ballots&) = default;
};

// From seat 1 on; `-` is an empty seat.
struct BallotsTable {
    int table{0};
    List<Name> seats{};
    friend bool operator==(const BallotsTable&, const BallotsTable&) = default;
};

struct EveryoneSits {
    List<Name> but{};
    friend bool operator==(const EveryoneSits&, const EveryoneSits&) = default;
};

struct SeatsReserve {
    Name reserve{};
    Name instead_of{};
    friend bool operator==(const SeatsReserve&, const SeatsReserve&) = default;
};

struct Nominates {
    Name name{};
    Name substitute{};
    friend bool operator==(const Nominates&, const Nominates&) = default;
};

struct AnswersNomination {
    Name substitute{};
    Name name{};
    bool approved{true};
    friend bool operator==(const AnswersNomination&, const AnswersNomination&) = default;
};

struct Breaks {
    std::optional<Seconds> length{};
    friend bool operator==(const Breaks&, const Breaks&) = default;
};

struct SetsPace {
    Seconds each{};
    friend bool operator==(const SetsPace&, const SetsPace&) = default;
};

struct Concludes {
    int table{0};
    friend bool operator==(const Concludes&, const Concludes&) = default;
};

// Best first; no names: the seed draws.
struct DrawsLot {
    List<Name> names{};
    friend bool operator==(const DrawsLot&, const DrawsLot&) = default;
};

// A player's stack, or after how many rounds the player went out.
struct Stack {
    Name name{};
    Money chips{};
    std::optional<int> out_after{};
    friend bool operator==(const Stack&, const Stack&) = default;
};

// How a table stands after so many rounds, or how it ended.
struct TableStands {
    int table{0};
    std::optional<int> after{};
    List<Stack> stacks{};
    friend bool operator==(const TableStands&, const TableStands&) = default;
};

// A statement of a table record at one table. Its `!` is that of the whole statement.
struct AtTable {
    int table{0};
    record::Statement said{};
    friend bool operator==(const AtTable&, const AtTable&) = default;
};

struct PlacesMarker {
    int table{0};
    int seat{0};
    friend bool operator==(const PlacesMarker&, const PlacesMarker&) = default;
};

struct AsksForWager {
    int table{0};
    Name name{};
    friend bool operator==(const AsksForWager&, const AsksForWager&) = default;
};

struct CallsTime {
    int table{0};
    Name name{};
    friend bool operator==(const CallsTime&, const CallsTime&) = default;
};

struct Gives {
    int table{0};
    Name name{};
    Money amount{};
    Name to{};
    friend bool operator==(const Gives&, const Gives&) = default;
};

}  // namespace croupier::tournament
