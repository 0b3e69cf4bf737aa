#include "exact/every_order.hpp"

namespace croupier::exact {

EveryOrder::EveryOrder(const MainWager<double>& wager, const CardsLeft& left)
    : wager_(wager), terms_(wager.terms()) {
    constexpr std::size_t six = 5;
    const auto add = [&](Kind kind, int count) {
        if (count > 0) left_.emplace_back(kind, count);
    };
    for (std::size_t v = 0; v < values; ++v) {
        const bool by_suit = v >= six && v < six + 3 && terms_.bonuses;
        const bool by_rank =
            v == ten && (terms_.surrender || terms_.pair_by == rules::PairBy::rank);
        for (std::size_t mark = 0; mark < 4; ++mark) {
            if (by_suit) add({v, mark}, left.by_suit[v - six][mark]);
            if (by_rank) add({v, mark}, left.of_ten[mark]);
        }
        if (!by_suit && !by_rank) add({v, 0}, left.by_value[v]);
    }
}

int EveryOrder::low(const Cards& cards) {
    int sum = 0;
    for (const Kind card : cards) sum += exact::points(card.value);
    return sum;
}
int EveryOrder::aces(const Cards& cards) {
    return static_cast<int>(
        std::count_if(cards.begin(), cards.end(), [](Kind card) { return card.value == ace; }));
}
int EveryOrder::points(const Cards& cards, int bound) {
    return aces(cards) > bound && low(cards) <= 11 ? low(cards) + 10 : low(cards);
}
std::size_t EveryOrder::number_of(const Cards& cards) {
    std::size_t hand = 0;
    for (const Kind card : cards) {
        hand = static_cast<std::size_t>(every_hand()[hand].with[card.value]);
    }
    return hand;
}

template <class Then>
RoundEnds EveryOrder::draw(const Then& then) {
    RoundEnds all;
    double cards = 0;
    for (const auto& [kind, count] : left_) cards += count;
    for (auto& [kind, count] : left_) {
        if (count == 0) continue;
        const double chance = count / cards;
        --count;
        all.add(then(kind), chance);
        ++count;
    }
    return all;
}

template <class Then>
void EveryOrder::each_of_value(std::size_t value, const Then& then) {
    double cards = 0;
    for (const auto& [kind, count] : left_) cards += kind.value == value ? count : 0;
    for (auto& [kind, count] : left_) {
        if (kind.value != value || count == 0) continue;
        const double chance = count / cards;
        --count;
        then(kind, chance);
        ++count;
    }
}

// The dealer

void EveryOrder::play_dealer(Counts& left, int low, bool has_ace, int cards, double chance,
                             FinalOdds<double>& odds) const {
    const bool soft = has_ace && low <= 11;
    const int total = soft ? low + 10 : low;
    const bool again = total == 17 && soft && terms_.soft_17 == rules::Soft17::hit;
    if (cards >= 2 && total >= 17 && !again) {
        const Final final = total == 21 && cards == 2 ? Final::blackjack
                            : total == 22             ? Final::t22
                            : total > 22              ? Final::bust
                                                      : static_cast<Final>(total - 17);
        odds[at(final)] += chance;
        return;
    }
    const double all = sum(left);
    for (std::size_t v = 0; v < values; ++v) {
        if (left[v] == 0) continue;
        const double each = left[v] / all;
        --left[v];
        play_dealer(left, low + exact::points(v), has_ace || v == ace, cards + 1, chance * each,
                    odds);
        ++left[v];
    }
}

FinalOdds<double> EveryOrder::dealer(std::size_t first) {
    Counts left{};
    for (const auto& [kind, count] : left_) left[kind.value] += count;
    const auto [place, is_new] = known_.try_emplace({packed(left), first});
    if (is_new) {
        play_dealer(left, exact::points(first), first == ace, 1, 1, place->second);
    }
    return place->second;
}

// Payment

bool EveryOrder::paid_at_once(const Wager& wager) const {
    const int total = points(wager.cards, wager.bound);
    if (wager.cards.size() < 2 || total > 21 || wager.withdrawn) return false;
    if (total == 21) return terms_.wins_21_at_once;
    return terms_.wins_with_cards_max && wager.units == 1 &&
           static_cast<int>(wager.cards.size()) >= terms_.cards_max;
}

Ratio EveryOrder::pays(const Wager& wager, bool from_split) const {
    if (!terms_.bonuses || wager.units == 2 || points(wager.cards) != 21) return terms_.win_pays;
    const Terms::Bonuses& bonuses = *terms_.bonuses;
    if (from_split && !bonuses.after_split) return terms_.win_pays;
    const auto& cards = wager.cards;
    if (cards.size() == 5) return bonuses.five_cards;
    if (cards.size() == 6) return bonuses.six_cards;
    if (cards.size() >= 7) return bonuses.seven_cards;
    if (cards.size() != 3) return terms_.win_pays;
    std::array<std::size_t, 3> ranks{cards[0].value, cards[1].value, cards[2].value};
    std::sort(ranks.begin(), ranks.end());
    const bool suited = cards[0].mark == cards[1].mark && cards[1].mark == cards[2].mark;
    const bool spades = suited && cards[0].mark == 0;
    if (ranks == std::array<std::size_t, 3>{5, 6, 7}) {
        return spades   ? bonuses.straight_spades
               : suited ? bonuses.straight_suited
                        : bonuses.straight;
    }
    if (ranks == std::array<std::size_t, 3>{6, 6, 6}) {
        return spades ? bonuses.sevens_spades : suited ? bonuses.sevens_suited : bonuses.sevens;
    }
    return terms_.win_pays;
}

RoundEnd EveryOrder::compared(const Wagers& wagers, Final final) const {
    const bool split = wagers.size() > 1;
    const rules::Takes takes = split ? terms_.takes_after_split : terms_.takes_after_double;
    const bool blackjack = final == Final::blackjack;
    RoundEnd end{.hands = static_cast<int>(wagers.size()), .wagered = 0};
    if (split) end.marks |= RoundEnd::split;
    bool taken = false;
    // The one wager that a Blackjack takes, whatever else lies there.
    const auto take_one = [&] {
        if (!taken) end.net -= RoundEnd::unit;
        taken = true;
    };
    for (const Wager& wager : wagers) {
        const int own = points(wager.cards, wager.bound);
        end.wagered += wager.units;
        if (own > 21) end.marks |= RoundEnd::busted;
        if (wager.units == 2) end.marks |= RoundEnd::doubled;
        if (paid_at_once(wager)) {
            end.net += in_parts(pays(wager, split), wager.units);
        } else if (own > 21 || wager.withdrawn) {
            if (blackjack && takes == rules::Takes::original_only) {
                take_one();
            } else {
                end.net -= (wager.withdrawn ? 1 : wager.units) * RoundEnd::unit;
            }
        } else if (blackjack) {
            if (own == 21 && terms_.over_21 == rules::Over21::stands_off) continue;
            if (takes == rules::Takes::everything) {
                end.net -= wager.units * RoundEnd::unit;
            } else {
                take_one();
            }
        } else if (final == Final::bust || final == Final::t22) {
            const bool stands_off = final == Final::t22 && terms_.stands_off_on_22;
            if (!stands_off) end.net += in_parts(terms_.win_pays, wager.units);
        } else {
            const int total = static_cast<int>(final) + 17;
            if (own > total) end.net += in_parts(terms_.win_pays, wager.units);
            if (own < total) end.net -= wager.units * RoundEnd::unit;
        }
    }
    return end;
}

RoundEnds EveryOrder::settle(const Wagers& wagers) {
    RoundEnds all;
    const FinalOdds<double> odds = dealer(first_.value);
    for (std::size_t final = 0; final < finals; ++final) {
        if (odds[final] > 0) all.add(compared(wagers, static_cast<Final>(final)), odds[final]);
    }
    return all;
}

// Decisions

bool EveryOrder::may_double(const Cards& hand) const {
    if (hand.size() != 2 && terms_.double_cards == rules::DoubleCards::two) return false;
    const bool nine_to_eleven = low(hand) >= 9 && low(hand) <= 11;
    switch (terms_.double_on) {
        case rules::DoubleOn::any_total: return true;
        case rules::DoubleOn::no_ace: return aces(hand) == 0;
        case rules::DoubleOn::hard_9_to_11: return nine_to_eleven && points(hand) <= 11;
        case rules::DoubleOn::hard_9_to_11_ace_as_one: return nine_to_eleven;
    }
    return false;
}

int EveryOrder::bound_by_doubling(const Cards& hand) const {
    if (terms_.double_on == rules::DoubleOn::hard_9_to_11_ace_as_one) return aces(hand);
    switch (terms_.double_ace) {
        case rules::DoubleAce::unchanged: return 0;
        case rules::DoubleAce::one_if_held: return aces(hand);
        case rules::DoubleAce::one_if_first_two: return aces({hand[0], hand[1]});
    }
    return 0;
}

bool EveryOrder::is_over(const Wager& wager) const {
    const auto size = static_cast<int>(wager.cards.size());
    return points(wager.cards, wager.bound) >= 21 || wager.units == 2 ||
           (terms_.cards_max > 0 && size >= terms_.cards_max);
}

RoundEnds EveryOrder::double_down(const Cards& hand) {
    return draw([&](Kind card) {
        Wager wager{.cards = with(hand, card), .units = 2, .bound = bound_by_doubling(hand)};
        std::optional<RoundEnds> best = settle({wager});
        const bool over = points(wager.cards, wager.bound) > 21 || paid_at_once(wager);
        if (terms_.double_may_be_withdrawn && !over) {
            wager.withdrawn = true;
            keep_better(best, settle({wager}));
        }
        return *best;
    });
}

RoundEnds EveryOrder::best(const Cards& hand) {
    if (is_over({.cards = hand})) return settle({{.cards = hand}});
    std::optional<RoundEnds> best_so_far;
    if (points(hand) >= terms_.stand_from) keep_better(best_so_far, settle({{.cards = hand}}));
    keep_better(best_so_far, draw([&](Kind card) { return best(with(hand, card)); }));
    if (may_double(hand)) keep_better(best_so_far, double_down(hand));
    return *best_so_far;
}

RoundEnds EveryOrder::natural() {
    const double blackjack = dealer(first_.value)[at(Final::blackjack)];
    const auto paid = [](Ratio odds) {
        return RoundEnd{.net = in_parts(odds), .marks = RoundEnd::natural};
    };
    if (terms_.blackjack_always_wins) return RoundEnds(paid(terms_.blackjack_pays));
    RoundEnds waits;
    waits.add(paid(terms_.blackjack_pays), 1 - blackjack);
    waits.add(paid({0, 1}), blackjack);
    std::optional<RoundEnds> best = waits;
    if (terms_.even_money && first_.value == ace) {
        keep_better(best, RoundEnds(paid(*terms_.even_money)));
    }
    return *best;
}

RoundEnds EveryOrder::surrender() {
    const double blackjack =
        terms_.surrender_void_on_blackjack ? dealer(first_.value)[at(Final::blackjack)] : 0;
    RoundEnd end{.net = -in_parts(terms_.surrender_part), .marks = RoundEnd::surrendered};
    RoundEnds all;
    all.add(end, 1 - blackjack);
    end.net = -RoundEnd::unit;
    all.add(end, blackjack);
    return all;
}

RoundEnds EveryOrder::two_cards(Kind a, Kind b) {
    if (std::min(a.value, b.value) == ace && std::max(a.value, b.value) == ten) return natural();
    std::optional<RoundEnds> best_so_far = best({a, b});
    if (is_over({.cards = {a, b}})) return *best_so_far;
    const bool pair =
        a.value == b.value && (terms_.pair_by == rules::PairBy::value || a.mark == b.mark);
    if (pair && terms_.hands_max > 1) {
        const auto& split = wager_.split(a.value);
        const Wagers two{{.cards = {a}}, {.cards = {b}}};
        const bool again = split.splits_again(first_.value);
        keep_better(best_so_far, split_hands(two, 0, again ? split.hands_max() : 2));
    }
    const bool any_ten =
        terms_.surrender && *terms_.surrender == rules::SurrenderAgainst::ten_value_or_ace;
    const bool open = terms_.surrender && (first_.value == ace ||
                                           (first_.value == ten && (any_ten || first_.mark != 0)));
    if (open) keep_better(best_so_far, surrender());
    return *best_so_far;
}

// One hand after the other, as the table deals them.
RoundEnds EveryOrder::split_hands(Wagers wagers, std::size_t at, int hands_max) {
    if (at == wagers.size()) return settle(wagers);
    Wager& wager = wagers[at];
    const std::size_t pair = wagers[0].cards[0].value;
    if (wager.cards.size() == 2 && wager.cards[1].value == pair && wager.units == 1 &&
        static_cast<int>(wagers.size()) < hands_max) {
        const Kind second = wager.cards[1];
        wager.cards.pop_back();
        wagers.insert(wagers.begin() + static_cast<std::ptrdiff_t>(at) + 1, {.cards = {second}});
        return split_hands(wagers, at, hands_max);
    }
    const Decisions& as = wager_.split(pair).decisions();
    Act act = Act::hit;
    if (wager.cards.size() >= 2) {
        const bool last = pair == ace && terms_.split_aces_get_one_card;
        const bool told = wager_.against().early_kinds() > 1;
        const int early = told ? aces({wager.cards[0], wager.cards[1]}) : 0;
        act = last || is_over(wager) ? Act::stand
                                     : as.act(number_of(wager.cards), first_.value, early);
    }
    if (act == Act::stand) {
        const int total = points(wager.cards, wager.bound);
        if (wager.units == 2 && terms_.double_may_be_withdrawn && total <= 21 &&
            !paid_at_once(wager)) {
            const bool lowered = total != points(wager.cards);
            wager.withdrawn = as.withdraws(number_of(wager.cards), first_.value, lowered);
        }
        return split_hands(wagers, at + 1, hands_max);
    }
    if (act == Act::double_down) {
        wager.units = 2;
        wager.bound = bound_by_doubling(wager.cards);
    }
    return draw([&](Kind card) {
        Wagers after = wagers;
        after[at].cards.push_back(card);
        return split_hands(after, at, hands_max);
    });
}

RoundEnds EveryOrder::split(std::size_t value, std::size_t first, bool again) {
    RoundEnds all;
    each_of_value(first, [&](Kind up, double of_first) {
        first_ = up;
        each_of_value(value, [&](Kind a, double of_a) {
            each_of_value(value, [&](Kind b, double of_b) {
                const Wagers two{{.cards = {a}}, {.cards = {b}}};
                const int most = again ? wager_.split(value).hands_max() : 2;
                all.add(split_hands(two, 0, most), of_first * of_a * of_b);
            });
        });
    });
    return all;
}

RoundEnds EveryOrder::deal(std::size_t a, std::size_t b, std::size_t first) {
    RoundEnds all;
    each_of_value(first, [&](Kind up, double of_first) {
        first_ = up;
        each_of_value(a, [&](Kind one, double of_a) {
            each_of_value(b, [&](Kind other, double of_b) {
                all.add(two_cards(one, other), of_first * of_a * of_b);
            });
        });
    });
    return all;
}

RoundEnds EveryOrder::whole_round() {
    return draw([&](Kind up) {
        first_ = up;
        return draw([&](Kind a) { return draw([&](Kind b) { return two_cards(a, b); }); });
    });
}

}  // namespace croupier::exact
