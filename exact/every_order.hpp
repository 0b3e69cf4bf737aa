// For tests only: a round worth what all its cards in every order bring, one card at a time, from
// shoes so small that all orders can be gone through. Knows the rules by their words and shares
// nothing with the analysis but the list of hands that split hands are decided by.
#pragma once

#include <algorithm>
#include <map>
#include <utility>

#include "exact/main_wager.hpp"

namespace croupier::exact {

// What came of a round.
struct RoundEnd {
    static constexpr int unit = 20;  // parts of a wager that every payment is a whole number of
    enum : std::uint8_t { busted = 1, doubled = 2, split = 4, surrendered = 8, natural = 16 };

    int net{0};
    int hands{1};
    int wagered{1};
    std::uint8_t marks{0};
    auto operator<=>(const RoundEnd&) const = default;
};

// Everything that can come of a round, and how likely it is.
class RoundEnds {
public:
    RoundEnds() = default;
    explicit RoundEnds(const RoundEnd& certain) : ends_{{certain, 1.0}} {}

    void add(const RoundEnd& end, double chance) {
        if (chance <= 0) return;
        for (auto& [known, often] : ends_) {
            if (known == end) {
                often += chance;
                return;
            }
        }
        ends_.emplace_back(end, chance);
    }
    void add(const RoundEnds& other, double chance) {
        for (const auto& [end, often] : other.ends_) add(end, chance * often);
    }
    // The sum over all ends of what `of` makes of each.
    template <class Of>
    [[nodiscard]] double sum(const Of& of) const {
        double all = 0;
        for (const auto& [end, chance] : ends_) all += chance * of(end);
        return all;
    }
    [[nodiscard]] double mean() const {
        return sum([](const RoundEnd& end) { return double(end.net) / RoundEnd::unit; });
    }
    [[nodiscard]] double marked(std::uint8_t mark) const {
        return sum([&](const RoundEnd& end) { return (end.marks & mark) != 0 ? 1.0 : 0.0; });
    }
    [[nodiscard]] std::map<int, double> nets() const {
        std::map<int, double> all;
        for (const auto& [end, chance] : ends_) all[end.net] += chance;
        return all;
    }

private:
    std::vector<std::pair<RoundEnd, double>> ends_{};
};

class EveryOrder {
public:
    // A card as far as anything looks at it: suits of 6, 7 and 8, ranks of tens.
    struct Kind {
        std::size_t value{0};
        std::size_t mark{0};
    };

    // The analysis of the wager says how split hands are played.
    EveryOrder(const MainWager<double>& wager, const CardsLeft& left);

    [[nodiscard]] RoundEnds whole_round();
    // Two cards of these values against a first card of the dealer's.
    [[nodiscard]] RoundEnds deal(std::size_t a, std::size_t b, std::size_t first);
    // A pair that is split, as often as a hand may be or once.
    [[nodiscard]] RoundEnds split(std::size_t value, std::size_t first, bool again);
    [[nodiscard]] FinalOdds<double> dealer(std::size_t first);

private:
    using Cards = std::vector<Kind>;
    struct Wager {
        Cards cards{};
        int units{1};
        int bound{0};  // aces that doubling has bound to one
        bool withdrawn{false};
    };
    using Wagers = std::vector<Wager>;

    static int low(const Cards& cards);
    static int aces(const Cards& cards);
    static int points(const Cards& cards, int bound = 0);
    static std::size_t number_of(const Cards& cards);
    static Cards with(Cards cards, Kind card) {
        cards.push_back(card);
        return cards;
    }
    static int in_parts(Ratio odds, int units = 1) {
        return units * odds.won * RoundEnd::unit / odds.staked;
    }

    template <class Then>
    RoundEnds draw(const Then& then);
    // Calls `then` with each kind of the value taken out, and how often it is that one.
    template <class Then>
    void each_of_value(std::size_t value, const Then& then);

    void play_dealer(Counts& left, int low, bool has_ace, int cards, double chance,
                     FinalOdds<double>& odds) const;
    [[nodiscard]] bool paid_at_once(const Wager& wager) const;
    [[nodiscard]] Ratio pays(const Wager& wager, bool from_split) const;
    [[nodiscard]] RoundEnd compared(const Wagers& wagers, Final final) const;
    [[nodiscard]] RoundEnds settle(const Wagers& wagers);

    [[nodiscard]] bool may_double(const Cards& hand) const;
    [[nodiscard]] int bound_by_doubling(const Cards& hand) const;
    [[nodiscard]] bool is_over(const Wager& wager) const;
    [[nodiscard]] RoundEnds best(const Cards& hand);
    [[nodiscard]] RoundEnds double_down(const Cards& hand);
    [[nodiscard]] RoundEnds two_cards(Kind a, Kind b);
    [[nodiscard]] RoundEnds natural();
    [[nodiscard]] RoundEnds surrender();
    [[nodiscard]] RoundEnds split_hands(Wagers wagers, std::size_t at, int hands_max);

    // The better of two, the first unless the second is worth more.
    static void keep_better(std::optional<RoundEnds>& best, const RoundEnds& other) {
        if (!best || best->mean() + 1e-13 < other.mean()) best = other;
    }

    const MainWager<double>& wager_;
    const Terms& terms_;
    std::vector<std::pair<Kind, int>> left_{};
    Kind first_{};
    std::map<std::pair<PackedCounts, std::size_t>, FinalOdds<double>> known_{};
};

}  // namespace croupier::exact
