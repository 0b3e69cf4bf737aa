// How hands end that are played by given decisions, and how often: alone, and together with what
// the dealer's hand comes to.
#pragma once

#include "exact/hands_against_dealer.hpp"

namespace croupier::exact {

// Ways for a hand to end. A hand that stands has points, all under 17 being alike; one that is paid
// at once has odds.
class EndKinds {
public:
    explicit EndKinds(const Terms& terms);

    // given_back: busted, but a Blackjack costs no more than one wager.
    enum class Is : std::uint8_t { stands, busted, given_back, withdrawn, paid };
    struct Kind {
        Is is{Is::stands};
        int points{0};  // of one that stands
        int units{1};
        Ratio pays{1, 1};  // to one that is paid
    };
    static constexpr std::size_t kinds_max = 28;

    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] const Kind& operator[](std::size_t n) const { return kinds_[n]; }
    [[nodiscard]] static std::size_t stands(int points, int units) {
        return static_cast<std::size_t>(2 * (std::max(points, 16) - 16) + units - 1);
    }
    [[nodiscard]] static std::size_t busted(int units) {
        return static_cast<std::size_t>(12 + units - 1);
    }
    [[nodiscard]] static std::size_t given_back() { return 14; }
    [[nodiscard]] static std::size_t withdrawn() { return 15; }
    [[nodiscard]] std::size_t paid(Ratio odds, int units);

private:
    std::array<Kind, kinds_max> kinds_{};
    std::size_t size_{16};
};

// How likely each end is; for hands that stand together with the dealer's result.
struct Spread {
    std::array<double, EndKinds::kinds_max> ends{};
    std::array<FinalOdds<double>, 12> standing{};
    FinalOdds<double> dealer{};  // the dealer's results, whatever the hand is

    friend Spread operator*(Spread a, double by);
    friend Spread operator-(Spread a, const Spread& b);
};

// Follows hands from some beginnings to their ends.
class HandEnds {
public:
    HandEnds(const HandsAgainstDealer<double>& against, const Decisions& decisions, EndKinds& kinds,
             const SuitOdds<double>& suits, std::size_t first)
        : against_(against),
          decisions_(decisions),
          kinds_(kinds),
          suits_(suits),
          first_(first),
          reached_(every_hand().size()) {}

    // A hand begins so, as often as that.
    void begin(std::size_t hand, double chance) { reached_[hand][0] += chance; }
    // A hand of two cards, with what is done with it.
    void begin(std::size_t hand, Act act, double chance);
    void draw(std::size_t number, Act act, int early, std::size_t value, double chance);
    // Plays all of them out.
    [[nodiscard]] Spread ends();

private:
    void end_at_once(const Hand& hand, double chance);
    void stand(std::size_t hand, int points, int units, double chance);
    void go_on(std::size_t number, Act act, int early, double chance);

    const HandsAgainstDealer<double>& against_;
    const Decisions& decisions_;
    EndKinds& kinds_;
    const SuitOdds<double>& suits_;
    std::size_t first_;
    std::vector<std::array<double, early_kinds_max>> reached_;
    Spread spread_{};
};

}  // namespace croupier::exact
