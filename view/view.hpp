// A table as one viewer may see it now, as plain data. docs/view.md says what stands where.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/offers.hpp"
#include "view/open.hpp"

namespace croupier::view {

using table::Clause;
using table::Money;
using table::Option;

// What only whoever runs the table knows. Left out, the view has none of it but neutral values:
// nobody is `ready`, everybody is a person, and where somebody is follows from the state.
struct House {
    struct Notice {
        std::string by;
        std::string text;
        std::string since;
    };
    struct Rule {
        std::string text;
        std::string clause;  // empty: none
    };
    struct Policy {
        Rule time_out;
        Rule line;
        Rule leaving;
    };
    struct Clock {
        std::string until;
        std::string what;
    };
    struct Person {
        std::string name;
        std::string_view state{"here"};  // here, reconnecting, away or left
        std::string until{};
        bool bot{false};
        bool ready{false};
        std::string deadline{};  // of the answer that is awaited
        std::string bank{};
    };

    std::string table{};
    std::string name{};
    std::optional<std::uint64_t> seq{};
    std::optional<Notice> frozen{};
    std::optional<Notice> call{};
    std::optional<Policy> policy{};
    std::optional<Clock> clock{};
    std::vector<Person> people{};
    std::optional<Money> wallet{};  // the viewer's
    bool asks_ready{false};         // the viewer may say `ready`
    std::string commitment{};
    bool rehearsal{false};
};

struct Inscription {
    std::string_view place;  // arc, rule, insurance or card
    std::string text;
    Clause clause{};
};
struct Spot {
    Option option{};
    std::string mark;
    Clause clause{};
};
struct Line {
    std::string text;
    Clause clause{};
};
struct Layout {
    int boxes{0};
    std::vector<Inscription> inscriptions{};
    std::vector<Spot> spots{};
    bool insurance_line{false};
    std::optional<Money> ante{};
    std::vector<Line> sign{};
};
struct ShoeView {
    std::uint32_t number{0};
    std::string_view kind{};
    int cards{0};
    int cards_left{0};
    int discards{0};
    std::optional<int> cutting_card_at{};  // cards behind it
    bool cutting_card_out{false};
};
struct Limits {
    Money min{};
    Money max{};
    Money step{};
};
struct OptionView {
    Option option{};
    Limits limits{};
    std::vector<Line> odds{};
};
struct Me {
    std::string person;
    Money chips{};
    int seat{0};
    std::vector<std::string> roles{};
};
struct PlayerView {
    std::string name;
    int seat{0};
    Money chips{};
    std::string_view state{"here"};
};
struct OptionOnBox {
    Option option{};
    Money amount{};
    std::optional<Result> result{};
};
struct BettorView {
    std::string name;
    int place{0};  // from 1, the nearest to the dealer
    Money wager{};
    std::optional<Money> ante{};
    Money insurance{};
    std::optional<Money> personal_limit{};
    std::vector<OptionOnBox> options{};
};
struct CoverView {
    std::string by;
    std::string whose;
    Money amount{};
};
struct StakeView {
    std::string name;
    Money amount{};
};
struct ResultView {
    std::string name;
    Result result{};
    std::optional<ledger::Ratio> odds{};
};
struct HandView {
    std::string hand;
    std::vector<Card> cards{};    // unseen_card where the viewer may not look
    std::vector<int> sideways{};  // cards that lie across, from 1
    int total{0};
    bool soft{false};
    bool blackjack{false};
    bool bust{false};
    std::string words;
    std::string_view state{};  // waits, turn, stands, bust, settled or collected
    std::vector<StakeView> stakes{};
    std::vector<ResultView> results{};
};
struct BoxView {
    int box{0};
    std::string seat;    // whose it is; empty: nobody's
    std::string caller;  // who decides; empty: nobody wagers
    std::vector<BettorView> bettors{};
    std::vector<CoverView> covers{};
    std::vector<HandView> hands{};
};
struct ButtonView {
    int box{0};
    Option option{};
    std::vector<std::string> pressers{};
    std::optional<int> prize{};  // dollars for each dollar
};
struct AwaitedView {
    std::string name;
    std::string_view kind{};
    std::string hand;
};
struct LastResult {
    std::string name;
    Result result{};
};

struct View {
    std::string_view game{};
    std::string_view title{};
    std::string_view phase{};
    std::uint32_t round{0};
    Layout layout{};
    ShoeView shoe{};
    Limits limits{};
    std::vector<Money> chips{};
    std::vector<OptionView> options{};
    std::optional<Me> me{};
    std::vector<PlayerView> players{};
    std::vector<BoxView> boxes{};
    std::optional<ButtonView> button{};
    HandView dealer{};
    std::vector<AwaitedView> awaits{};
    Choices choices{};
    std::vector<std::string> names{};  // of the players, by their number
    std::vector<std::string> rebet{};
    std::uint32_t last_round{0};
    std::vector<LastResult> last{};
};

[[nodiscard]] View view_of(const State& state, const Viewer& viewer, const Memory& memory,
                           const House& house = {});

// What the book wants to be read on the cloth.
[[nodiscard]] std::vector<Inscription> inscriptions_of(const State& state);

}  // namespace croupier::view
