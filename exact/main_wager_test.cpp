// What must hold of the main game whatever the cards and the rules.
#include "exact/main_wager.hpp"

#include <sstream>

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/detail/TestListenerAdapter.h>

#include "exact/small_shoes.hpp"

namespace croupier::exact {
namespace {

constexpr double close = 1e-12;

// Checks a property fewer times than is usual: a whole game takes its time.
template <class Property>
void holds(int tries, const Property& property) {
    auto params = rc::detail::configuration().testParams;
    params.maxSuccess = std::min(params.maxSuccess, tries);
    rc::detail::TestListenerAdapter silent;
    const auto result =
        rc::detail::checkTestable(property, rc::detail::TestMetadata{}, params, silent);
    if (result.template is<rc::detail::SuccessResult>()) return;
    std::ostringstream message;
    rc::detail::printResultMessage(result, message);
    ADD_FAILURE() << message.str();
}

// Half a deck to two decks, some values missing, with so many tens that no round runs out of cards.
Counts any_cards() {
    Counts counts{};
    for (int& count : counts) count = *rc::gen::inRange(0, 9);
    counts[ten] = *rc::gen::inRange(16, 33);
    return counts;
}

Terms any_terms() {
    const std::vector<NamedTerms> all = terms_of_every_kind();
    return all[*rc::gen::inRange<std::size_t>(0, all.size())].terms;
}

// Something that is open to each hand.
Decisions any_decisions(const Play<double>& best) {
    const HandsAgainstDealer<double>& against = best.against();
    rc::Random random(*rc::gen::arbitrary<std::uint64_t>());
    Decisions decisions;
    for (std::size_t number = 1; number < every_hand().size(); ++number) {
        const Hand& hand = every_hand()[number];
        for (std::size_t first = 0; first < values; ++first) {
            if (hand.count < 2 || !against.is_possible(number, first)) continue;
            for (int early = 0; early < against.early_kinds(); ++early) {
                const Choices<double>& choices = best.at(number, first, early);
                if (choices.act == Act::none) continue;
                std::vector<Act> open;
                for (const Act act : {Act::stand, Act::hit, Act::double_down}) {
                    if (choices.of(act)) open.push_back(act);
                }
                decisions.set(number, first, early, open[random.next() % open.size()]);
            }
            for (const bool low : {false, true}) {
                decisions.set_withdraws(number, first, low, random.next() % 2 == 0);
            }
        }
    }
    return decisions;
}

// Play without splitting from some cards, by some rules.
struct AnyPlay {
    Terms terms{any_terms()};
    Counts shoe{any_cards()};
    DealerHands dealer{terms.soft_17, DealerHands::Of22::are_told_apart};
    DealerOdds<double> odds{dealer, shoe};
    HandsAgainstDealer<double> against{terms, odds, {}};
    std::optional<Play<double>> best{};

    AnyPlay() {
        against.find(every_possible_hand(against));
        best.emplace(against);
    }
};

TEST(AnyGame, IsNeverPlayedBetterThanBest) {
    holds(30, [] {
        AnyPlay any;
        const Decisions decisions = any_decisions(*any.best);
        const Play<double> other(any.against, &decisions);
        for (std::size_t number = 1; number < every_hand().size(); ++number) {
            if (every_hand()[number].count < 2) continue;
            for (std::size_t first = 0; first < values; ++first) {
                if (!any.against.is_possible(number, first)) continue;
                for (int early = 0; early < any.against.early_kinds(); ++early) {
                    const double best = any.best->at(number, first, early).value;
                    RC_ASSERT(other.at(number, first, early).value <= best + close);
                }
            }
        }
    });
}

TEST(AnyGame, IsWorthTheSameToWhoeverFollowsThePlayFromOneHandOnwards) {
    holds(30, [] {
        AnyPlay any;
        const Decisions decisions = any_decisions(*any.best);
        const Play<double> every_hand_at_once(any.against, &decisions);
        const auto a = *rc::gen::inRange<std::size_t>(0, values);
        const auto b = *rc::gen::inRange<std::size_t>(0, values);
        const From<double> from{.start = every_hand().of(a, b)};
        const PlayAs<double> one_hand(any.terms, any.odds, from, decisions);
        for (std::size_t first = 0; first < values; ++first) {
            if (!any.against.is_possible(from.start, first)) continue;
            const double value = one_hand.value(from.start, first);
            RC_ASSERT(std::abs(value - every_hand_at_once.at(from.start, first).value) < close);
            RC_ASSERT(value <= any.best->at(from.start, first).value + close);
        }
    });
}

TEST(AnyGame, GoesByTheBestOfItsChoices) {
    holds(12, [] {
        const Terms terms = any_terms();
        const MainWager<double> wager(terms, shoe_of(terms, any_cards()));
        const bool all_open = !terms.bonuses && terms.pair_by == rules::PairBy::value &&
                              terms.surrender != rules::SurrenderAgainst::picture_or_ace;
        for (std::size_t first = 0; first < values; ++first) {
            for (std::size_t a = 0; a < values; ++a) {
                for (std::size_t b = 0; b < values; ++b) {
                    const Choices<double>& choices = wager.deal(a, b, first);
                    if (choices.act == Act::none) continue;
                    double best = -100;
                    for (const Act act :
                         {Act::stand, Act::hit, Act::double_down, Act::split, Act::surrender}) {
                        if (choices.of(act)) best = std::max(best, *choices.of(act));
                    }
                    RC_ASSERT(*choices.of(choices.act) == best);
                    if (all_open) RC_ASSERT(choices.value == best);
                }
            }
        }
    });
}

TEST(AnyGame, IsTheSumOverFirstCardsAndDeals) {
    holds(12, [] {
        const Terms terms = any_terms();
        const MainWager<double> wager(terms, shoe_of(terms, any_cards()));
        double all = 0;
        double chances = 0;
        for (std::size_t first = 0; first < values; ++first) {
            if (!(wager.chance_of(first) > 0)) continue;
            chances += wager.chance_of(first);
            all += wager.chance_of(first) * wager.given(first);
            double given = 0;
            double deals = 0;
            for (std::size_t a = 0; a < values; ++a) {
                for (std::size_t b = 0; b < values; ++b) {
                    const double chance = wager.chance_of_deal(a, b, first);
                    deals += chance;
                    given += chance * wager.deal(a, b, first).value;
                    RC_ASSERT(std::abs(chance - wager.chance_of_deal(b, a, first)) < close);
                    RC_ASSERT(std::abs(wager.deal(a, b, first).value -
                                       wager.deal(b, a, first).value) < close);
                    RC_ASSERT(wager.deal(a, b, first).act == wager.deal(b, a, first).act);
                }
            }
            RC_ASSERT(std::abs(deals - 1) < close);
            RC_ASSERT(std::abs(given - wager.given(first)) < close);
        }
        RC_ASSERT(std::abs(chances - 1) < close);
        RC_ASSERT(std::abs(all - wager.expectation()) < close);
    });
}

TEST(AnyGame, IsTheSameOnceCardsAreTakenOutAndPutBack) {
    holds(3, [] {
        const Terms terms = any_terms();
        Counts counts = any_cards();
        const MainWager<double> before(terms, shoe_of(terms, counts));
        const auto value = *rc::gen::inRange<std::size_t>(0, values);
        const int taken = std::min(counts[value], 3);
        counts[value] -= taken;
        const MainWager<double> without(terms, shoe_of(terms, counts));
        counts[value] += taken;
        const MainWager<double> after(terms, shoe_of(terms, counts));
        RC_ASSERT(before.expectation() == after.expectation());
        RC_ASSERT(taken == 0 || without.expectation() != before.expectation());
    });
}

// A card burnt unseen changes nothing; to have seen it can only help. Split hands are left out:
// they are not played by all that is known.
TEST(AnyGame, IsWorthMoreToWhoHasSeenABurntCard) {
    holds(4, [] {
        Terms terms = any_terms();
        terms.hands_max = 1;
        terms.bonuses.reset();  // so that suits and ranks are nothing to have seen
        if (terms.surrender) terms.surrender = rules::SurrenderAgainst::ten_value_or_ace;
        const CardsLeft left = shoe_of(terms, any_cards());
        const MainWager<double> unseen(terms, left);
        double seen = 0;
        const double all = sum(left.by_value);
        for (std::size_t v = 0; v < values; ++v) {
            if (left.by_value[v] == 0) continue;
            Counts without = left.by_value;
            --without[v];
            seen += left.by_value[v] / all *
                    MainWager<double>(terms, shoe_of(terms, without)).expectation();
        }
        RC_ASSERT(unseen.expectation() <= seen + close);
    });
}

TEST(AnyDealer, EndsSomehowWhateverTheCards) {
    holds(50, [] {
        const Counts shoe = any_cards();
        const auto soft_17 = rc::gen::element(rules::Soft17::stand, rules::Soft17::hit);
        const DealerHands dealer(*soft_17, DealerHands::Of22::are_told_apart);
        const auto odds = dealer.odds<double>(shoe);
        for (std::size_t first = 0; first < values; ++first) {
            double all = 0;
            for (const double each : odds[first]) {
                RC_ASSERT(each >= -close);
                all += each;
            }
            RC_ASSERT(std::abs(all - (shoe[first] > 0 ? 1 : 0)) < close);
            const bool has_both = shoe[first] > 0 && completes_blackjack(first) != values &&
                                  shoe[completes_blackjack(first)] > 0;
            RC_ASSERT((odds[first][at(Final::blackjack)] > 0) == has_both);
        }
    });
}

// The next card is unseen: on average over all that it may be, the dealer ends as without it.
TEST(AnyDealer, EndsAsOftenWhenACardIsBurntUnseen) {
    holds(20, [] {
        const Counts shoe = any_cards();
        const DealerHands dealer(rules::Soft17::stand);
        const auto whole = dealer.odds<double>(shoe);
        for (const std::size_t first : {ace, std::size_t{5}, ten}) {
            if (shoe[first] == 0) continue;
            FinalOdds<double> average{};
            for (std::size_t v = 0; v < values; ++v) {
                Counts rest = shoe;
                --rest[first];
                const double chance = static_cast<double>(rest[v]) / sum(rest);
                if (rest[v] == 0) continue;
                Counts burnt = shoe;
                --burnt[v];
                const auto odds = dealer.odds<double>(burnt)[first];
                for (std::size_t f = 0; f < finals; ++f) average[f] += chance * odds[f];
            }
            for (std::size_t f = 0; f < finals; ++f) {
                RC_ASSERT(std::abs(average[f] - whole[first][f]) < close);
            }
        }
    });
}

}  // namespace
}  // namespace croupier::exact
