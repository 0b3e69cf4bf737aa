#include "exact/wagers.hpp"

#include <array>
#include <stdexcept>

#include <fmt/core.h>

#include "cards/hand.hpp"
#include "exact/pay_table.hpp"

namespace croupier::exact {
namespace {

using cards::Card;
using rules::Because;
using rules::Option;
using rules::OptionRules;
using rules::PrizeStake;
using rules::PrizeTable;
using rules::PrizeWager;
using rules::Rules;
using rules::Seen;
using rules::Verdict;

bool looks_at_a_third_card(Option option) {
    return option == Option::super_sevens || option == Option::magnificent_sevens;
}

// Deals the first cards of a box in every way there is, until the wager is decided in each.
class EveryDeal {
public:
    EveryDeal(const Rules& rules, Option option, int decks, int scale, SevensPlay play,
              const RemovedCards& removed)
        : rules_(rules),
          option_(option),
          play_(play),
          stock_(rules.deck.value, decks, removed),
          averages_suits_(removed.any_by_rank()),
          seen_{.decks = decks, .scale = scale} {
        if (const PrizeWager* prize = prize_rules()) {
            prizes_ = rules::prizes_of(rules, option, scale);
            keeps_stake_ = prize->stake.value == PrizeStake::kept;
        }
        // All lines are counted over equally many cards, whether a line needs the last of them or
        // not.
        if (looks_at_a_third_card(option)) {
            to_come_ = play == SevensPlay::best_for_the_wager ? 4 : 3;
        }
    }

    [[nodiscard]] WagerValue value() {
        deal_on(1);
        return table_.value(assumptions());
    }

private:
    [[nodiscard]] const PrizeWager* prize_rules() const {
        return rules::prize_rules_of(rules_, option_);
    }

    [[nodiscard]] Verdict judge_now() const {
        Seen seen = seen_;
        seen.cards = std::span<const Card>(cards_).first(count_);
        cards::Hand hand;
        for (const Card card : seen.cards) hand.add(card);
        seen.blackjack = hand.ace_and_ten();
        return judge(rules_, option_, seen);
    }

    // Calls `then(card, copies)` for every kind of card that may come next, with that card taken.
    template <class Then>
    void for_each_next(Then then) {
        for (int kind = 0; kind < cards::cards_per_deck; ++kind) {
            const Card card = Card::at(kind);
            const Fraction copies = stock_.of(card);
            if (copies == 0) continue;
            stock_.take(card);
            --to_come_;
            then(card, copies);
            ++to_come_;
            stock_.put_back(card);
        }
    }

    // Goes on from cards that came in so many ways.
    void deal_on(const Fraction& ways) {
        const Verdict verdict = judge_now();
        if (verdict.is != Verdict::Is::open) {
            settle(verdict, ways * stock_.orders(to_come_));
        } else if (count_ == 2 && !played_) {
            play_two_sevens(ways);
        } else {
            for_each_next([&](Card card, const Fraction& copies) {
                cards_[count_++] = card;
                deal_on(ways * copies);
                --count_;
            });
        }
    }

    // The third card comes after the dealer's first, which the player sees. That card changes the
    // value only through the player's choice; without a choice it need not be dealt.
    void play_two_sevens(const Fraction& ways) {
        played_ = true;
        if (play_ != SevensPlay::best_for_the_wager) {
            take_up(play_);
            deal_on(ways);
        } else {
            for_each_next([&](Card, const Fraction& copies) {
                const SevensPlay best = best_play();
                always_draws_ = always_draws_ && best == SevensPlay::draws;
                take_up(best);
                deal_on(ways * copies);
            });
        }
        take_up(SevensPlay::draws);
        played_ = false;
    }

    void take_up(SevensPlay play) {
        seen_.no_third = play == SevensPlay::stands;
        seen_.split = play == SevensPlay::splits;
    }

    // The play that promises most; of equals the first.
    [[nodiscard]] SevensPlay best_play() {
        SevensPlay best = SevensPlay::draws;
        Fraction most = promise(best);
        for (const SevensPlay play : {SevensPlay::stands, SevensPlay::splits}) {
            const Fraction promised = promise(play);
            if (promised <= most) continue;
            best = play;
            most = promised;
        }
        return best;
    }

    // What a play brings, added up over every card that may come next.
    [[nodiscard]] Fraction promise(SevensPlay play) {
        take_up(play);
        const Verdict at_once = judge_now();
        if (at_once.is != Verdict::Is::open) return to_one(at_once) * stock_.all();
        Fraction sum;
        for_each_next([&](Card card, const Fraction& copies) {
            cards_[count_++] = card;
            sum += copies * to_one(judge_now());
            --count_;
        });
        return sum;
    }

    [[nodiscard]] static std::int64_t to_one(const Verdict& verdict) {
        return verdict.is == Verdict::Is::wins ? verdict.to_one : -1;
    }

    void settle(const Verdict& verdict, const Fraction& ways) {
        free_entry_ = free_entry_ || verdict.tournament_entry;
        const std::int64_t slots = prizes_.empty() ? 1 : rules::slots_of(prizes_);
        if (verdict.is != Verdict::Is::wins_prize) {
            table_.add(verdict.hand, ways * slots, to_one(verdict), verdict.because);
            return;
        }
        const PrizeWager& prize = *prize_rules();
        for (const auto& line : prizes_) {
            table_.add(fmt::format("{} and a prize of {}", verdict.hand, line.value.dollars),
                       ways * line.value.slots, line.value.dollars - (keeps_stake_ ? 1 : 0),
                       Because(line, prize.drawn, prize.stake, prize.blackjack_wins));
        }
    }

    [[nodiscard]] std::string assumptions() const {
        std::string assumes = about_the_play();
        if (averages_suits_) {
            if (!assumes.empty()) assumes += ' ';
            assumes += any_suit;
        }
        return assumes;
    }
    [[nodiscard]] std::string about_the_play() const {
        if (prize_rules()) return "The button does not fail.";
        if (!looks_at_a_third_card(option_)) return "";
        std::string assumes;
        switch (play_) {
            case SevensPlay::draws: assumes = "The player draws a third card to two sevens."; break;
            case SevensPlay::stands: assumes = "The player stands on two sevens."; break;
            case SevensPlay::splits: assumes = "The player splits two sevens."; break;
            case SevensPlay::best_for_the_wager:
                assumes = always_draws_
                              ? "The player draws a third card to two sevens, which is best for "
                                "this wager whatever the dealer shows."
                              : "With two sevens the player does what is best for this wager "
                                "against the dealer's first card.";
                break;
        }
        if (free_entry_) assumes += " The free entry to a tournament is worth nothing.";
        return assumes;
    }

    const Rules& rules_;
    Option option_;
    SevensPlay play_;
    Stock stock_;
    bool averages_suits_;
    Seen seen_;
    PrizeTable prizes_{};
    bool keeps_stake_{false};
    int to_come_{2};  // cards that are still counted
    std::array<Card, 3> cards_{};
    std::size_t count_{0};
    bool played_{false};       // the two sevens have been acted upon
    bool always_draws_{true};  // that has been best every time
    bool free_entry_{false};   // was among the winnings
    PayTable table_{};
};

}  // namespace

std::vector<WagerValue> wager_values(const Rules& rules, Option option, int decks, int scale,
                                     const RemovedCards& removed) {
    const auto value = [&](SevensPlay play) {
        return EveryDeal(rules, option, decks, scale, play, removed).value();
    };
    if (!looks_at_a_third_card(option)) return {value(SevensPlay::draws)};
    return {value(SevensPlay::draws), value(SevensPlay::stands), value(SevensPlay::splits),
            value(SevensPlay::best_for_the_wager)};
}

}  // namespace croupier::exact
