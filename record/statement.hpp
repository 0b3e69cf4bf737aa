// What a table record says, statement by statement.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "record/act_statements.hpp"
#include "record/expectation_statements.hpp"
#include "record/header_statements.hpp"
#include "record/official_statements.hpp"
#include "record/terms.hpp"

namespace croupier::record {

// A comment on a line of its own, or an empty line. The statement holds the text.
struct Remark {
    friend bool operator==(const Remark&, const Remark&) = default;
};

using What = std::variant<
    Remark, RulesIs, With, Elsewhere, SetDecks, SetBoxes, SetLimits, SetStep, SetChips, SetSoft17,
    SetBlackjackOdds, SetInsuranceForOthers, SetAnte, SetAnteWaivedFrom, SetShoe, SetCuttingCards,
    SetRule, SetReading, SetDealer, Seed, Buys, Sits, Leaves, ShoeIs, PrizesAre, Shuffles, Cuts,
    DeclinesCut, PlacesCuttingCard, Burns, Bets, Withdraws, Antes, OverlooksAnte, Announces, Deals,
    GoesOn, Insures, TakesEvenMoney, Surrenders, PressesButton, Nominates, Declines, Hits, Stands,
    Doubles, Splits, WithdrawsDouble, Stays, Turns, Opens, Closes, AnnouncesLimits,
    AnnouncesClosure, Allows, Restricts, Lifts, ReplacesCards, VoidsHand, VoidsRound,
    VoidsLastRound, VoidsWager, Excludes, CallsFinalThree, OrdersShuffle, OrdersFaceDown,
    ApprovesFaceDown, Reconstructs, DeclaresMalfunction, DeclaresRepair, StaffPresses,
    FindsAnteMissing, Marks, Reassigns, PermitsBettors, PermitsBoxes, RefusesWager, Clock, DrawsTo,
    Draws, Exposes, MisplacesTo, ExpectChips, ExpectHouse, ExpectTotal, ExpectCards, ExpectWager,
    ExpectSide, ExpectEntries, ExpectOffers, ExpectCites, ExpectNext, ExpectPhase>;

struct Statement {
    What what{};
    Word refused_by{};           // the clause after `!`; `*`: by whatever clause; empty: none
    std::string_view comment{};  // with its `#`; empty: none
    std::uint32_t line{0};       // from 1
    std::uint32_t column{0};     // of the first word, from 1, in bytes

    // Where it stands and what is remarked beside it do not make a statement another one.
    friend bool operator==(const Statement& a, const Statement& b) {
        return a.what == b.what && a.refused_by == b.refused_by;
    }
};

// The statements with the text that their words point into. The text is shared and never changes,
// so a record may be copied and moved freely.
struct Record {
    std::shared_ptr<const std::string> text{};
    std::vector<Statement> statements{};
};

// Why and where a text is no record.
struct Fault {
    std::uint32_t line{0};    // from 1
    std::uint32_t column{0};  // from 1, in bytes, of the word that is wrong
    std::string word{};       // shortened and printable; empty: the line ended too soon
    std::string expected{};   // `an amount such as 25 or 12.50`
    std::string wrong{};      // or a sentence of its own, where nothing else was expected
    friend bool operator==(const Fault&, const Fault&) = default;
};

}  // namespace croupier::record
