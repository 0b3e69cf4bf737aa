// The wagers other than the main one, from a shoe that lacks some cards.
#include "exact/removed_cards.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "exact/wagers_testing.hpp"
#include "rulebooks/registry.hpp"

namespace croupier::exact {
namespace {

using cards::Card;
using cards::Rank;
using cards::Suit;
using rules::Seen;
using rules::Verdict;

// Takes the cards of a small shoe in every order, one by one, and asks the wager itself. Knows
// nothing of how ways are counted.
class EveryOrderOfAWager {
public:
    EveryOrderOfAWager(const Offer& offer, std::vector<Card> shoe, SevensPlay play)
        : offer_(offer), shoe_(std::move(shoe)), play_(play) {}

    [[nodiscard]] Fraction expectation() const {
        Fraction sum;
        int orders = 0;
        for (std::size_t a = 0; a < shoe_.size(); ++a) {
            for (std::size_t b = 0; b < shoe_.size(); ++b) {
                if (a == b) continue;
                ++orders;
                sum += after_two(a, b);
            }
        }
        return sum / orders;
    }

private:
    [[nodiscard]] Verdict judged(std::vector<Card> cards, SevensPlay play) const {
        Seen seen{.decks = offer_.decks, .scale = offer_.scale};
        seen.cards = cards;
        seen.no_third = play == SevensPlay::stands && cards.size() == 2;
        seen.split = play == SevensPlay::splits;
        seen.blackjack = cards.size() == 2 && ((cards[0].is_ace() && cards[1].is_ten_valued()) ||
                                               (cards[1].is_ace() && cards[0].is_ten_valued()));
        return judge(*offer_.game.rules, offer_.option, seen);
    }
    [[nodiscard]] Fraction after_two(std::size_t a, std::size_t b) const {
        const std::vector<Card> two{shoe_[a], shoe_[b]};
        // Before the two are played nothing is split and nobody has stood.
        const Verdict dealt = judged(two, SevensPlay::draws);
        if (dealt.is != Verdict::Is::open) return worth(dealt);
        if (play_ != SevensPlay::best_for_the_wager) return played(a, b, b, play_);
        Fraction sum;
        for (std::size_t up = 0; up < shoe_.size(); ++up) {
            if (up == a || up == b) continue;
            sum +=
                std::max({played(a, b, up, SevensPlay::draws), played(a, b, up, SevensPlay::stands),
                          played(a, b, up, SevensPlay::splits)});
        }
        return sum / static_cast<int>(shoe_.size() - 2);
    }
    // With two sevens in hand and one card more in sight, unless that is one of them.
    [[nodiscard]] Fraction played(std::size_t a, std::size_t b, std::size_t up,
                                  SevensPlay play) const {
        const Verdict at_once = judged({shoe_[a], shoe_[b]}, play);
        if (at_once.is != Verdict::Is::open) return worth(at_once);
        Fraction sum;
        int cards = 0;
        for (std::size_t c = 0; c < shoe_.size(); ++c) {
            if (c == a || c == b || c == up) continue;
            ++cards;
            sum += worth(judged({shoe_[a], shoe_[b], shoe_[c]}, play));
        }
        return sum / cards;
    }
    [[nodiscard]] Fraction worth(const Verdict& verdict) const {
        if (verdict.is != Verdict::Is::wins_prize) {
            return verdict.is == Verdict::Is::wins ? Fraction(verdict.to_one) : Fraction(-1);
        }
        const auto prizes = rules::prizes_of(*offer_.game.rules, offer_.option, offer_.scale);
        const auto& wager = *rules::prize_rules_of(*offer_.game.rules, offer_.option);
        const int kept = wager.stake.value == rules::PrizeStake::kept ? 1 : 0;
        Fraction sum;
        for (const auto& line : prizes) {
            sum += Fraction(std::int64_t{line.value.slots} * (line.value.dollars - kept));
        }
        return sum / rules::slots_of(prizes);
    }

    const Offer& offer_;
    std::vector<Card> shoe_;
    SevensPlay play_;
};

// Everything of so many decks but these cards.
RemovedCards all_but(const Offer& offer, const std::vector<Card>& shoe) {
    RemovedCards removed;
    for_each_card([&](Card card) {
        removed.of_kind[static_cast<std::size_t>(card.index())] =
            copies_in(offer.game.rules->deck.value, offer.decks, card);
    });
    for (const Card card : shoe) --removed.of_kind[static_cast<std::size_t>(card.index())];
    return removed;
}

std::vector<Card> cards_of(std::string_view text) {
    std::vector<Card> cards;
    for (; text.size() >= 2; text.remove_prefix(std::min<std::size_t>(3, text.size()))) {
        cards.push_back(cards::parse_card(text.substr(0, 2)).value());
    }
    return cards;
}

constexpr std::string_view small_shoes[] = {
    "7s 7s 7s 7h 7d 7c As Kh Kh Kd Kc Jc 9s",
    "7h 7h 7c As Ad Ah Ac Kd Qd Jd 8s",
    "7s 7d 2s 2s 2h 3d 3c",
};

TEST(WagersFromARestOfAShoe, AreWorthWhatEveryOrderOfItsCardsSays) {
    int compared = 0;
    for_each_offer(rulebooks::all(), [&](const Offer& offer) {
        if (offer.decks != 4 && offer.decks != 8) return;
        for (const std::string_view text : small_shoes) {
            const std::vector<Card> shoe = cards_of(text);
            const auto values = wager_values(*offer.game.rules, offer.option, offer.decks,
                                             offer.scale, all_but(offer, shoe));
            for (std::size_t play = 0; play < values.size(); ++play) {
                expect_whole(values[play]);
                EXPECT_EQ(
                    values[play].expectation,
                    EveryOrderOfAWager(offer, shoe, static_cast<SevensPlay>(play)).expectation())
                    << in_words(offer) << ", play " << play << ", " << text;
                ++compared;
            }
        }
    });
    EXPECT_GT(compared, 100);
}

// Two cards of one rank and one of another are gone, suits unknown: every way for them to have
// suits, weighed by how many cards there are, against the one figure.
TEST(WagersFromARestOfAShoe, AreAnAverageWhereSuitsAreNotKnown) {
    const auto kind = [](Rank rank, std::size_t suit) {
        return static_cast<std::size_t>(Card{rank, static_cast<Suit>(suit)}.index());
    };
    int compared = 0;
    std::set<rules::Option> done;
    for_each_offer(rulebooks::all(), [&](const Offer& offer) {
        if (offer.decks != 4 || !done.insert(offer.option).second) return;
        RemovedCards some;
        some.of_kind[kind(Rank::seven, 1)] = 2;
        some.of_kind[kind(Rank::king, 3)] = 1;
        RemovedCards by_rank = some;
        by_rank.of_rank[place_of(Rank::seven)] = 2;
        by_rank.of_rank[place_of(Rank::king)] = 1;
        std::vector<Fraction> sums(4);
        Fraction weights;
        for (std::size_t x = 0; x < 4; ++x) {
            for (std::size_t y = 0; y < 4; ++y) {
                for (std::size_t z = 0; z < 4; ++z) {
                    RemovedCards gone = some;
                    Fraction weight(1);
                    for (const std::size_t at :
                         {kind(Rank::seven, x), kind(Rank::seven, y), kind(Rank::king, z)}) {
                        weight *= Fraction(offer.decks - gone.of_kind[at]);
                        ++gone.of_kind[at];
                    }
                    if (weight == 0) continue;
                    weights += weight;
                    const auto values = wager_values(*offer.game.rules, offer.option, offer.decks,
                                                     offer.scale, gone);
                    // The best play hangs on what is known, so it has no average.
                    for (std::size_t play = 0; play < std::min<std::size_t>(values.size(), 3);
                         ++play) {
                        sums[play] += weight * values[play].expectation;
                    }
                }
            }
        }
        const auto values =
            wager_values(*offer.game.rules, offer.option, offer.decks, offer.scale, by_rank);
        for (std::size_t play = 0; play < std::min<std::size_t>(values.size(), 3); ++play) {
            expect_whole(values[play]);
            EXPECT_EQ(values[play].expectation, sums[play] / weights)
                << in_words(offer) << ", play " << play;
            ++compared;
        }
        EXPECT_NE(values.front().assumes.find("average over all"), std::string::npos);
    });
    EXPECT_GT(compared, 5);
}

// Insurance looks at ranks alone, and so does not care whether suits are known.
TEST(WagersFromARestOfAShoe, HaveInsuranceByTheTensThatAreLeft) {
    for_each_offer(rulebooks::all(), [&](const Offer& offer) {
        if (offer.decks != 4 || offer.scale != 1) return;
        const rules::Rules& rules = *offer.game.rules;
        if (!rules.insurance_pays.because) return;
        RemovedCards by_rank;
        by_rank.of_rank[place_of(Rank::king)] = 3;
        by_rank.of_rank[place_of(Rank::five)] = 2;
        const int tens = 4 * offer.decks * (rules.deck.value == cards::Deck::whole ? 4 : 3) - 3;
        const int rest = offer.decks * cards::cards_in(rules.deck.value) - 5 - 1;
        const ledger::Ratio odds = rules.insurance_pays.value;
        const WagerValue value = insurance_value(rules, offer.decks, {}, by_rank);
        expect_whole(value);
        EXPECT_EQ(value.ways, rest) << in_words(offer);
        EXPECT_EQ(value.expectation, Fraction(tens, rest) * Fraction(odds.won, odds.staked) -
                                         Fraction(rest - tens, rest))
            << in_words(offer);
    });
}

// Three sevens of each suit are left: 4 suits, 6 orders of the three, 9 sevens for the dealer. With
// one more gone, whichever it was, 3 suits can still win, and the dealer has 8.
TEST(WagersFromARestOfAShoe, HaveASuperBonusByTheSevensThatAreLeft) {
    const rules::Rules& rules =
        *rules::find_game(rulebooks::all(), "vic-2003/crown-pontoon")->rules;
    RemovedCards removed;
    for (std::size_t suit = 0; suit < 4; ++suit) {
        removed
            .of_kind[static_cast<std::size_t>(Card{Rank::seven, static_cast<Suit>(suit)}.index())] =
            5;
    }
    const std::int64_t cards = 8 * cards::cards_in(rules.deck.value) - 20;
    const auto orders = [](std::int64_t n) { return n * (n - 1) * (n - 2) * (n - 3); };
    const ledger::Money wager{std::int64_t{100} * rules.super_bonus_small.value.wager_from};
    const WagerValue known = super_bonus_value(rules, 8, wager, 0, removed);
    expect_whole(known);
    EXPECT_EQ(known.hit_frequency, Fraction(4 * 6 * 9, orders(cards)));
    ++removed.of_rank[place_of(Rank::seven)];
    const WagerValue average = super_bonus_value(rules, 8, wager, 0, removed);
    expect_whole(average);
    EXPECT_EQ(average.hit_frequency, Fraction(3 * 6 * 8, orders(cards - 1)));
}

}  // namespace
}  // namespace croupier::exact
