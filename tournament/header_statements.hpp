// What the header of a tournament file says: the conditions.
#pragma once

#include <optional>

#include "record/statement.hpp"
#include "tournament/terms.hpp"
#include "tournament/topics.hpp"

namespace croupier::tournament {

// `rules`, `with`, `elsewhere`, `set` and `seed` say what they say at a table, of every table.
struct TableIs {
    record::What what{};
    friend bool operator==(const TableIs&, const TableIs&) = default;
};

// `title`, `entry`, `application`, `disqualification`, `substitutes`
struct TextIs {
    Topic topic{};
    std::string_view text{};
    friend bool operator==(const TextIs& a, const TextIs& b) {
        return a.topic == b.topic && record::same_words(a.text, b.text);
    }
};

// `fee`, `commission`, `added`, `chips`
struct AmountIs {
    Topic topic{};
    Money amount{};
    friend bool operator==(const AmountIs&, const AmountIs&) = default;
};

// One of a few words: `format`, `late`, `betting`, `ties` and more
struct ChoiceIs {
    Topic topic{};
    Word word{};
    friend bool operator==(const ChoiceIs&, const ChoiceIs&) = default;
};

// `approved`, `available`, `notified`
struct DayIs {
    Topic topic{};
    Day day{};
    std::string_view text{};  // the reference of an approval; empty: none
    friend bool operator==(const DayIs& a, const DayIs& b) {
        return a.topic == b.topic && a.day == b.day && record::same_words(a.text, b.text);
    }
};

// At a time, or once so many have entered.
struct StartIs {
    std::optional<Minute> at{};
    int entries{0};
    friend bool operator==(const StartIs&, const StartIs&) = default;
};

// Empty: everybody may enter.
struct GroupsAre {
    List<Name> names{};
    friend bool operator==(const GroupsAre&, const GroupsAre&) = default;
};

struct PlayersAre {
    int least{0};
    int most{0};
    friend bool operator==(const PlayersAre&, const PlayersAre&) = default;
};

// No amount: there is no compulsory wager.
struct CompulsoryIs {
    std::optional<Money> amount{};
    friend bool operator==(const CompulsoryIs&, const CompulsoryIs&) = default;
};

struct WithoutThese {
    List<Word> words{};
    friend bool operator==(const WithoutThese&, const WithoutThese&) = default;
};

enum class LengthIn : std::uint8_t { rounds, shoes, minutes };
[[nodiscard]] constexpr std::string_view to_string(LengthIn unit) {
    constexpr std::array<std::string_view, 3> words = {"rounds", "shoes", "minutes"};
    return words[static_cast<std::size_t>(unit)];
}

struct Length {
    LengthIn unit{};
    int count{0};
    friend bool operator==(const Length&, const Length&) = default;
};

// Parts that are not written are empty.
struct SessionIs {
    Name name{};
    std::optional<Length> length{};
    std::optional<int> tables{};  // 0: as many as needed
    std::optional<int> seats{};
    std::optional<int> advance{};
    std::optional<int> others{};
    std::optional<Money> chips{};
    bool chips_carried{false};
    Name repechage_of{};           // empty: it is none
    std::optional<int> qualify{};  // 0: all
    friend bool operator==(const SessionIs&, const SessionIs&) = default;
};

struct PointsAre {
    List<Points> of_places{};
    friend bool operator==(const PointsAre&, const PointsAre&) = default;
};

// Nothing named: there is none.
struct BuyBackIs {
    int times{0};
    Name before{};
    std::optional<Money> fee{};
    Money commission{};
    friend bool operator==(const BuyBackIs&, const BuyBackIs&) = default;
};

// After which rounds the smallest stack of each table goes out; none: by places alone.
struct EliminationIs {
    List<int> lowest_after{};
    friend bool operator==(const EliminationIs&, const EliminationIs&) = default;
};

// Shares of the pool, or amounts.
struct PrizesAre {
    List<Share> shares{};
    List<Money> amounts{};
    friend bool operator==(const PrizesAre&, const PrizesAre&) = default;
};

struct WithdrawalIs {
    std::optional<Minute> until{};
    friend bool operator==(const WithdrawalIs&, const WithdrawalIs&) = default;
};

struct RefundsAre {
    Share share{};
    friend bool operator==(const RefundsAre&, const RefundsAre&) = default;
};

// `director`, `entitled` or `may-refuse`
struct StatementIs {
    Topic topic{};
    friend bool operator==(const StatementIs&, const StatementIs&) = default;
};

}  // namespace croupier::tournament
