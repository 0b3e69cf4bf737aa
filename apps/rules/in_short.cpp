#include "apps/rules/in_short.hpp"

#include <fmt/core.h>

namespace croupier::apps {
namespace {

using ledger::to_string;
using rules::Because;
using rules::Ruled;
using rules::Rules;

class Summary {
public:
    Summary(const Rules& rules, int decks) : r_(rules), decks_(decks) {}

    [[nodiscard]] std::vector<ShortRule> all() && {
        add(fmt::format("{} deck{} of {} cards", decks_, decks_ == 1 ? "" : "s",
                        cards::cards_in(r_.deck.value)),
            Because(r_.decks, r_.deck));
        dealer();
        natural();
        decisions();
        doubling();
        splitting();
        surrender();
        dealers_natural();
        bonuses();
        return std::move(lines_);
    }

private:
    void add(std::string says, const Because& because) {
        lines_.push_back({std::move(says), because});
    }
    [[nodiscard]] std::string_view name() const {
        return rules::Words<rules::Natural>::list[static_cast<std::size_t>(r_.blackjack.value)];
    }

    void dealer() {
        const bool stands = r_.soft_17.value == rules::Soft17::stand;
        add(stands ? "the dealer stands on every 17" : "the dealer draws to a soft 17",
            Because(r_.soft_17));
        add("the dealer's second card comes after the players'", Because(r_.dealer_after_players));
        if (r_.stand_off_22.because) {
            add("a dealer's 22 stands off with every hand left", Because(r_.stand_off_22));
        }
    }

    void natural() {
        const bool at_once =
            r_.blackjack_paid_at_once.value != rules::BlackjackPaid::against_2_to_9;
        add(fmt::format("{} pays {}{}", name(), to_string(r_.blackjack_pays.value),
                        at_once ? " whatever the dealer has" : ""),
            Because(r_.blackjack_pays, r_.blackjack_paid_at_once));
        if (r_.even_money_pays.because && !at_once) {
            add(fmt::format("{} may take {} against an ace at once", name(),
                            to_string(r_.even_money_pays.value)),
                Because(r_.even_money_pays));
        }
    }

    void decisions() {
        if (r_.stand_from.value > 0) {
            add(fmt::format("no standing below {}", r_.stand_from.value), Because(r_.stand_from));
        }
        if (r_.cards_max.because) {
            add(r_.wins_five_and_under.because
                    ? fmt::format("{} cards without going over 21 win at once", r_.cards_max.value)
                    : fmt::format("no hand has more than {} cards", r_.cards_max.value),
                Because(r_.cards_max, r_.wins_five_and_under));
        }
    }

    void doubling() {
        std::string text = "double on ";
        switch (r_.double_on.value) {
            case rules::DoubleOn::any_total: text += "any total"; break;
            case rules::DoubleOn::no_ace: text += "any total without an ace"; break;
            case rules::DoubleOn::hard_9_to_11: text += "hard 9, 10 and 11"; break;
            case rules::DoubleOn::hard_9_to_11_ace_as_one:
                text += "9, 10 and 11, an ace as one";
                break;
        }
        text += r_.double_cards.value == rules::DoubleCards::two ? " of two cards"
                                                                 : " of any number of cards";
        add(text + ", after a split too",
            Because(r_.double_on, r_.double_cards, r_.double_after_split));
        if (r_.double_ace.because && r_.double_ace.value != rules::DoubleAce::unchanged) {
            add(r_.double_ace.value == rules::DoubleAce::one_if_held
                    ? "an ace held counts one in a doubled hand"
                    : "an ace of the first two counts one in a doubled hand",
                Because(r_.double_ace));
        }
        if (r_.double_withdrawn.because) {
            add("a double may be withdrawn for the first wager", Because(r_.double_withdrawn));
        }
    }

    void splitting() {
        const int hands = r_.hands_max.value;
        add(fmt::format("split cards of equal {}, to {} hand{}",
                        r_.split_pair_by.value == rules::PairBy::value ? "value" : "rank", hands,
                        hands == 1 ? "" : "s"),
            Because(r_.split_pair_by, r_.hands_max));
        const int times = r_.ace_splits_max.value;
        const bool one_card = r_.split_aces_one_card.because || r_.split_aces_no_choice.because;
        add(fmt::format("split aces {}{}",
                        times == 0   ? "never"
                        : times == 1 ? "once"
                                     : fmt::format("{} times", times),
                        one_card && times > 0 ? ", one card to each" : ""),
            Because(r_.ace_splits_max, r_.split_aces_one_card, r_.split_aces_no_choice));
    }

    void surrender() {
        if (!r_.surrender.because) {
            add("no surrender", {});
            return;
        }
        const auto part = r_.surrender_part.value;
        add(fmt::format(
                "surrender {}/{} of the wager against {} or ace{}", part.won, part.staked,
                r_.surrender.value == rules::SurrenderAgainst::picture_or_ace ? "picture"
                                                                              : "ten-valued card",
                r_.surrender_void.because ? fmt::format(", void on a dealer's {}", name()) : ""),
            Because(r_.surrender, r_.surrender_part, r_.surrender_void));
    }

    [[nodiscard]] static std::string_view taken(rules::Takes takes) {
        switch (takes) {
            case rules::Takes::everything: return "all wagers";
            case rules::Takes::busted_plus_one: return "one wager, and those of busted hands";
            case rules::Takes::original_only: return "the first wager only";
        }
        return {};
    }

    void dealers_natural() {
        const auto doubled = r_.takes_after_double.value;
        const auto split = r_.takes_after_split.value;
        if (doubled == split) {
            add(fmt::format("a dealer's {} takes {}", name(), taken(doubled)),
                Because(r_.takes_after_double, r_.takes_after_split));
        } else {
            add(fmt::format("a dealer's {} takes {} after a double", name(), taken(doubled)),
                Because(r_.takes_after_double));
            add(fmt::format("a dealer's {} takes {} after a split", name(), taken(split)),
                Because(r_.takes_after_split));
        }
        const bool off = r_.blackjack_over_21.value == rules::Over21::stands_off;
        if (r_.wins_21.because) {
            add("a 21 wins at once", Because(r_.wins_21, r_.pays_21_at_once));
        } else {
            add(fmt::format("a drawn 21 {} a dealer's {}", off ? "stands off with" : "loses to",
                            name()),
                Because(r_.blackjack_over_21));
        }
    }

    void bonuses() {
        if (!r_.bonus_after_split.because) return;
        const auto odds = [](const Ruled<ledger::Ratio>& ruled) { return to_string(ruled.value); };
        add(fmt::format("21 with five cards pays {}, six {}, seven {}", odds(r_.pays_five_cards),
                        odds(r_.pays_six_cards), odds(r_.pays_seven_cards)),
            Because(r_.pays_five_cards, r_.pays_six_cards, r_.pays_seven_cards));
        add(fmt::format("6, 7, 8 pays {}, of one suit {}, of spades {}", odds(r_.pays_678),
                        odds(r_.pays_678_suited), odds(r_.pays_678_spades)),
            Because(r_.pays_678, r_.pays_678_suited, r_.pays_678_spades));
        add(fmt::format("7, 7, 7 pays {}, of one suit {}, of spades {}", odds(r_.pays_777),
                        odds(r_.pays_777_suited), odds(r_.pays_777_spades)),
            Because(r_.pays_777, r_.pays_777_suited, r_.pays_777_spades));
        if (r_.bonus_after_split.value == rules::BonusAfterSplit::not_paid) {
            add("split hands earn even money on a 21", Because(r_.bonus_after_split));
        }
    }

    const Rules& r_;
    int decks_;
    std::vector<ShortRule> lines_{};
};

}  // namespace

std::vector<ShortRule> rules_in_short(const Rules& rules, int decks) {
    return Summary(rules, decks).all();
}

}  // namespace croupier::apps
