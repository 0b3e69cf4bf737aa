#include "sim/tally.hpp"

#include <algorithm>

namespace croupier::sim {
namespace {

using Is = HandResult::Is;

constexpr std::uint8_t suit_unknown = 0xff;

bool over(Final dealer) { return dealer == Final::t22 || dealer == Final::over_22; }

// The most that a box can win or lose.
Parts bound_of(const SimulatedTerms& terms) {
    Parts most = 2 * terms.unit * std::max(1, terms.win_pays.won);
    const auto consider = [&](Ratio odds) { most = std::max(most, terms.parts(odds)); };
    consider(terms.blackjack_pays);
    if (terms.bonuses) {
        consider(terms.bonuses->five_cards);
        consider(terms.bonuses->six_cards);
        consider(terms.bonuses->seven_cards);
        for (const Ratio odds : terms.bonuses->straights()) consider(odds);
        for (const Ratio odds : terms.bonuses->three_sevens()) consider(odds);
    }
    return most * terms.hands_max;
}

// Whether a product of a random number and a limit is one too many of its kind, by its low half.
// That is next to never so, and the division is left for then.
bool is_biased(std::uint32_t low, std::uint32_t limit) {
    return low < limit && low < (0U - limit) % limit;
}

// Whether what goes with the main wager is to be told, and is not the same in every round.
bool other_wagers_differ(const Model& model) {
    return model.together && (!model.wagers.empty() || model.other_wagers.insurance ||
                              model.other_wagers.super_bonus);
}

Histogram histogram_of(const std::vector<std::uint64_t>& counts, Parts bound) {
    Histogram histogram;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0) histogram[static_cast<std::int64_t>(i) - bound] = counts[i];
    }
    return histogram;
}

}  // namespace

Tally::Tally(const Model& model, Witness* witness)
    : model_(model),
      witness_(witness),
      // A witness wants every round told, and so does a sum of all that is laid.
      told_from_(witness != nullptr || other_wagers_differ(model) ? std::uint16_t{1}
                                                                  : model.automaton.simple_end),
      wants_shuffles_(!model.wagers.empty() || model.terms.bonuses),
      shoe_for_each_round_(wants_shuffles_ && model.shuffle_at == shuffle_each_round),
      bound_(bound_of(model.terms)),
      whole_(model.terms),
      outcomes_(outcomes_of(model.wagers)),
      counts_together_(other_wagers_differ(model)),
      together_unit_(together_unit(model.terms, model.other_wagers)),
      puts_insurance_together_(model.automaton.boxes > 1 || witness != nullptr || counts_together_),
      rounds_(lanes),
      lanes_(lanes) {
    const auto boxes = static_cast<std::size_t>(model.automaton.boxes);
    std::array<std::size_t, values> kinds{};
    for (int i = 0; i < cards::cards_per_deck; ++i) {
        const cards::Card card = cards::Card::at(i);
        if (card.rank == cards::Rank::ten && model.terms.deck == cards::Deck::without_tens)
            continue;
        const std::size_t value = value_of(card);
        kinds_[value][kinds[value]++] = static_cast<std::uint8_t>(i);
    }
    for (const HandResult& result : model.automaton.results) add_result(result);
    if (model.terms.bonuses) {
        for (std::size_t line = 0; line < 3; ++line) {
            const auto paid = [&](Ratio odds) {
                return add_result({.is = Is::paid, .parts = model.terms.parts(odds)});
            };
            suited_results_[suited_by::straight][line] =
                paid(model.terms.bonuses->straights()[line]);
            suited_results_[suited_by::sevens][line] =
                paid(model.terms.bonuses->three_sevens()[line]);
            suited_results_[suited_by::plain_sevens][line] = paid(model.terms.win_pays);
        }
    }
    for (const Event& event : model.automaton.events) told_.push_back(told_of(event));
    only_splits_ = boxes == 1 && witness == nullptr &&
                   std::all_of(told_.begin() + told_from_, told_.end(), [](const Told& told) {
                       return told.task == Task::keep || told.task == Task::end_round;
                   });
    single_.resize(boxes * results_.size());
    split_.assign(boxes, std::vector<std::uint64_t>(static_cast<std::size_t>(2 * bound_ + 1), 0));
    table_.assign(static_cast<std::size_t>(2 * bound_) * boxes + 1, 0);
    all_lost_ = static_cast<std::int64_t>(model.wagers.size()) * -together_unit_;
    if (model.other_wagers.ante)
        all_lost_ -= *model.other_wagers.ante * (together_unit_ / model.other_wagers.stake);
    for (std::size_t outcome = 0; outcome < outcomes_.units.size(); ++outcome) {
        for (const std::int32_t units : outcomes_.units[outcome]) {
            if (units != prize_drawn)
                outcome_gains_[outcome] += together_unit_ * (units - stake_lost);
        }
    }
    constexpr std::int64_t units_near = 64;
    constexpr std::int64_t parts_near = 1 << 19;
    if (counts_together_) {
        together_.assign(
            static_cast<std::size_t>(2 * std::min(units_near * together_unit_, parts_near)), 0);
    }
    wagers_.resize(model.wagers.size());
    for (const WagerTable& wager : model.wagers) prizes_.emplace_back(wager.prizes.size(), 0);
}

Tally::Told Tally::told_of(const Event& event) const {
    Event of_hand;
    of_hand.hand = event.hand;
    of_hand.splits = event.splits;
    const bool ends = event.hand != Event::none;
    const bool by_suits = ends && results_[event.hand].is == Is::by_suits;
    const bool looks = by_suits || (event.splits && model_.other_wagers.super_bonus);
    if (event == of_hand && !looks) {
        return {.task = Task::keep,
                .hand = event.hand,
                .ends = static_cast<std::uint8_t>(ends ? 1 : 0),
                .splits = static_cast<std::uint8_t>(event.splits ? 1 : 0)};
    }
    Event dealer;
    dealer.dealer = event.dealer;
    if (event == dealer) {
        return {.task = Task::end_round, .is_over = 1, .dealer = static_cast<Final>(event.dealer)};
    }
    Event two;
    two.first_value = event.first_value;
    two.second_value = event.second_value;
    if (event == two) {
        const bool tens = event.first_value == ten && event.second_value == ten;
        return {.task = tens ? Task::look_at_tens : Task::look_at_two};
    }
    Event outcome;
    outcome.outcome = event.outcome;
    return {.task = event == outcome ? Task::draw_prize : Task::several};
}

std::uint8_t Tally::add_result(const HandResult& result) {
    auto& row = alone_.emplace_back();
    for (std::size_t f = 0; f < finals; ++f) {
        row[f] = settle(model_.terms, {&result, 1}, static_cast<Final>(f));
    }
    results_.push_back(result);
    return static_cast<std::uint8_t>(results_.size() - 1);
}

void Tally::begin_unit(std::uint64_t seed, std::uint64_t unit) {
    seed_ = seed;
    unit_ = unit;
    for (LaneState& lane : lanes_) {
        lane = {};
        new_shoe(lane);
    }
    for (Round& round : rounds_) round = {};
    split_hands_.fill(0);
}

void Tally::count(std::span<const std::uint16_t> words) {
    // The same event often comes again at once: several places to count it keep out of each other's
    // way.
    const auto add = [&](std::size_t counter, std::uint16_t word) {
        ++events_[counter][word & event_mask];
    };
    for (; words.size() >= counters; words = words.subspan(counters)) {
        for (std::size_t i = 0; i < counters; ++i) add(i, words[i]);
    }
    for (const std::uint16_t word : words) add(0, word);
}

std::uint64_t Tally::times(std::uint16_t event) const {
    std::uint64_t sum = 0;
    for (const auto& counter : events_) sum += counter[event];
    return sum;
}

// Whether a word ends the round cannot be foreseen: so there is no branch here, and rounds that are
// over wait in a list.
void Tally::take_splits(std::span<const std::uint16_t> words, std::size_t first_lane) {
    if (splits_over_.size() < words.size() + 1) splits_over_.resize(words.size() + 1);
    std::size_t over_count = 0;
    for (const std::uint16_t word : words) {
        const Told& told = told_[word & event_mask];
        std::uint64_t& kept = split_hands_[first_lane + (word >> event_bits)];
        const std::uint64_t hands = kept << (8 * told.ends) | ((told.hand + 1U) * told.ends);
        splits_over_[over_count] = {hands, told.dealer};
        over_count += told.is_over;
        kept = hands & (std::uint64_t{told.is_over} - 1);
    }
    for (const Split& split : std::span(splits_over_).first(over_count)) {
        std::array<std::uint8_t, 8> numbers{};
        std::size_t count = 0;
        for (std::uint64_t hands = split.hands; hands != 0; hands >>= 8) {
            numbers[count++] = static_cast<std::uint8_t>((hands & 0xff) - 1);
        }
        const Parts net = settle_split(0, std::span(numbers).first(count), split.dealer);
        ++table_[static_cast<std::size_t>(net + bound_)];
        if (over(split.dealer)) ++frequencies_.dealer_bust;
    }
    rounds_told_ += over_count;
}

void Tally::take(std::span<const std::uint16_t> words, std::size_t first_lane) {
    if (only_splits_) {
        take_splits(words, first_lane);
        return;
    }
    for (const std::uint16_t word : words) {
        const std::size_t number = first_lane + (word >> event_bits);
        tell(number, static_cast<std::uint16_t>(word & event_mask));
    }
}

void Tally::tell(std::size_t number, std::uint16_t which) {
    LaneState& lane = lanes_[number];
    if (which == shuffled) {
        new_shoe(lane);
        return;
    }
    const Told& told = told_[which];
    if (told.task == Task::keep) {
        rounds_[number].keep(told);
        return;
    }
    const Event& event = model_.automaton.events[which];
    switch (told.task) {
        case Task::keep: break;
        case Task::end_round: end_round(number, told.dealer); break;
        case Task::look_at_tens: look_at_two_of<true>(lane, number, ten, ten); break;
        case Task::look_at_two: look_at_two(lane, number, event); break;
        case Task::draw_prize:
            ++outcome_counts_[event.outcome];
            lane.other_gains += outcome_gains_[event.outcome];
            tell_outcome(lane, number, event.outcome);
            break;
        case Task::several: tell_several(lane, number, event); break;
    }
}

void Tally::tell_several(LaneState& lane, std::size_t number, const Event& event) {
    // Where every round has a shoe of its own, a round of one box is new to us with the first event
    // that is told of it.
    Round& round = rounds_[number];
    if (shoe_for_each_round_ && split_.size() == 1 && !round.has_begun() && !event.third_seven) {
        new_shoe(lane);
    }
    if (event.first_value != Event::none) {
        look_at_two(lane, number, event);
    } else if (event.outcome != Watch::all_lost) {
        count_outcome(lane, number, event.outcome);
    }
    if (event.third_seven) look_at_third(lane, number);
    if (event.insured) {
        ++insured_[0];
        if (puts_insurance_together_) lane.insured |= 1U << round.boxes_done;
    }
    if (event.insurance_wins) ++insured_[1];
    if (event.splits) split(lane, number, event);
    if (event.hand != Event::none) {
        const HandResult& result = results_[event.hand];
        const bool suits = result.is == Is::by_suits;
        round.end_hand(suits ? by_suits(lane, number, result) : event.hand);
    }
    if (event.dealer != Event::none) end_round(number, static_cast<Final>(event.dealer));
}

void Tally::end_round(std::size_t number, Final dealer) {
    Round& round = rounds_[number];
    Parts all = 0;
    for (std::size_t box = 0; box < round.boxes_done; ++box) {
        const std::size_t begin = round.box_begins[box];
        const std::size_t hands = round.box_begins[box + 1] - begin;
        Parts net = 0;
        if (hands == 1) {
            const std::uint8_t result = round.hands[begin];
            net = alone_[result][at(dealer)];
            ++single_[box * results_.size() + result][at(dealer)];
        } else {
            net = settle_split(box, std::span(round.hands).subspan(begin, hands), dealer);
        }
        if (witness_ != nullptr) witness_->box(number, box, net);
        all += net;
    }
    ++table_[static_cast<std::size_t>(all + bound_ * static_cast<Parts>(split_.size()))];
    ++rounds_told_;
    if (over(dealer)) ++frequencies_.dealer_bust;
    LaneState& lane = lanes_[number];
    if (lane.insured != 0) settle_insurance(lane, number, dealer == Final::blackjack);
    if (lane.bonus_won) pay_super_bonus(lane, number);
    if (counts_together_) count_together(lane, all);
    if (shoe_for_each_round_) new_shoe(lane);
    round.begin();
}

void Tally::count_together(LaneState& lane, Parts main) {
    const std::int64_t net = main * (together_unit_ / model_.terms.unit) +
                             all_lost_ * static_cast<std::int64_t>(split_.size()) +
                             lane.other_gains;
    lane.other_gains = 0;
    const std::int64_t place = net + static_cast<std::int64_t>(together_.size() / 2);
    if (place >= 0 && place < static_cast<std::int64_t>(together_.size())) {
        ++together_[static_cast<std::size_t>(place)];
    } else {
        ++together_beyond_[net];
    }
}

Parts Tally::settle_split(std::size_t box, std::span<const std::uint8_t> numbers, Final dealer) {
    bool doubled = false;
    bool bust = false;
    Parts net = 0;
    for (const std::uint8_t number : numbers) {
        doubled = doubled || results_[number].units == 2;
        bust = bust || results_[number].is == Is::busted;
        net += alone_[number][at(dealer)];
    }
    // Only a Blackjack looks at all hands together.
    if (dealer == Final::blackjack) {
        std::array<HandResult, 4> hands{};
        for (std::size_t i = 0; i < numbers.size(); ++i) hands[i] = results_[numbers[i]];
        net = settle(model_.terms, std::span(hands).first(numbers.size()), dealer);
    }
    ++split_[box][static_cast<std::size_t>(net + bound_)];
    ++frequencies_.split;
    frequencies_.doubled += doubled ? 1 : 0;
    frequencies_.bust += bust ? 1 : 0;
    return net;
}

void Tally::count_wager(std::size_t number, std::size_t wager, std::int32_t units, int times) {
    Histogram& counts = wagers_[wager];
    if (units != stake_lost) {
        counts[units] += static_cast<std::uint64_t>(static_cast<std::int64_t>(times));
    }
    if (witness_ != nullptr && times > 0) witness_->wager(number, wager, units);
}

// One random number decides both suits: what the first leaves of it is the second's.
template <bool tens>
void Tally::look_at_two_of(LaneState& lane, std::size_t number, std::size_t one,
                           std::size_t other) {
    // A round of one box looks here first.
    if (shoe_for_each_round_ && split_.size() == 1) new_shoe(lane);
    const std::uint32_t ones = lane.unseen.count(tens ? ten : one);
    const std::uint32_t others = lane.unseen.count(tens ? ten : other) - (one == other ? 1 : 0);
    const std::uint32_t limit = ones * others;
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    do {
        first = std::uint64_t{next_word(lane, number)} * ones;
        second = (first & 0xffffffffU) * others;
    } while (is_biased(static_cast<std::uint32_t>(second), limit));
    const auto at = [](std::uint64_t product) { return static_cast<std::uint32_t>(product >> 32); };
    const std::size_t kind = lane.unseen.take(tens ? ten : one, at(first));
    const std::size_t other_kind = lane.unseen.take(tens ? ten : other, at(second));
    lane.first_two = {kinds_[one][kind], kinds_[other][other_kind]};
    if (witness_ != nullptr) {
        for (const std::uint8_t card : lane.first_two) {
            witness_->looked_at(number, cards::Card::at(card));
        }
    }
    count_outcome(lane, number, outcomes_.of_two(lane.first_two[0], lane.first_two[1]));
}

void Tally::look_at_two(LaneState& lane, std::size_t number, const Event& event) {
    look_at_two_of<false>(lane, number, event.first_value, event.second_value);
}

void Tally::tell_outcome(LaneState& lane, std::size_t number, std::size_t outcome) {
    for (std::size_t i = 0; i < model_.wagers.size(); ++i) {
        std::int32_t units = outcomes_.units[outcome][i];
        if (units == prize_drawn) {
            const std::size_t slot =
                below(lane, number, static_cast<std::uint32_t>(prizes_[i].size()));
            ++prizes_[i][slot];
            units = model_.wagers[i].prizes[slot];
            lane.other_gains += together_unit_ * (units - stake_lost);
        }
        if (witness_ != nullptr) witness_->wager(number, i, units);
    }
}

// Two sevens were counted as such: that is taken back.
void Tally::look_at_third(LaneState& lane, std::size_t number) {
    const cards::Card third = look(lane, number, seven);
    const cards::Card one = cards::Card::at(lane.first_two[0]);
    const cards::Card other = cards::Card::at(lane.first_two[1]);
    const std::size_t suits = static_cast<std::size_t>(one.suit) << 4 |
                              static_cast<std::size_t>(other.suit) << 2 |
                              static_cast<std::size_t>(third.suit);
    for (std::size_t i = 0; i < model_.wagers.size(); ++i) {
        const WagerTable& table = model_.wagers[i];
        const std::int32_t two = table.of_two(one, other);
        const std::int32_t three =
            (rounds_[number].is_split() ? table.three_sevens_split : table.three_sevens)[suits];
        if (two == three || two == prize_drawn) continue;
        count_wager(number, i, two, -1);
        count_wager(number, i, three, 1);
        lane.other_gains += together_unit_ * (three - two);
    }
}

std::uint8_t Tally::by_suits(LaneState& lane, std::size_t number, const HandResult& result) {
    const Round& round = rounds_[number];
    const bool straight = result.points == suited_by::straight;
    std::array<cards::Suit, 3> suits{};
    for (std::size_t i = 0; i < suits.size(); ++i) {
        const std::size_t value = straight ? seven - 1 + i : seven;
        // What a split began with is a seven, if somebody has looked at it.
        const std::uint8_t lead = round.is_split() ? lane.leads[round.hand_of_box()] : suit_unknown;
        const bool known = lead != suit_unknown && i == (straight ? 1U : 0U);
        suits[i] = known ? static_cast<cards::Suit>(lead) : look(lane, number, value).suit;
    }
    const bool suited = suits[0] == suits[1] && suits[1] == suits[2];
    if (suited && result.bonus && !(round.is_split() && lane.split_suited)) {
        lane.bonus_won = true;
        ++lane.bonuses[round.boxes_done];
    }
    const std::size_t line = !suited ? 0 : suits[0] == cards::Suit::spades ? 2 : 1;
    return suited_results_[result.points][line];
}

// One more hand of the box, behind the present one.
void Tally::split(LaneState& lane, std::size_t number, const Event& event) {
    Round& round = rounds_[number];
    if (model_.other_wagers.super_bonus) {
        if (!round.is_split()) {
            lane.leads.fill(suit_unknown);
            if (event.first_value != Event::none) {
                for (std::size_t i = 0; i < 2; ++i) {
                    const cards::Card card = cards::Card::at(lane.first_two[i]);
                    lane.leads[i] = static_cast<std::uint8_t>(card.suit);
                }
            }
            lane.split_suited = lane.leads[0] == lane.leads[1] && lane.leads[0] != suit_unknown;
        } else {
            const auto behind = static_cast<std::ptrdiff_t>(round.hand_of_box()) + 1;
            std::copy_backward(lane.leads.begin() + behind, lane.leads.end() - 1, lane.leads.end());
            lane.leads[static_cast<std::size_t>(behind)] = suit_unknown;
        }
    }
    ++round.hands_open;
}

void Tally::settle_insurance(LaneState& lane, std::size_t number, bool wins) {
    const Ratio odds = *model_.terms.insurance_pays;
    std::int64_t laid = 0;
    for (std::size_t box = 0; box < split_.size(); ++box) {
        if ((lane.insured >> box & 1U) == 0) continue;
        ++laid;
        if (witness_ != nullptr) witness_->insurance(number, box, wins);
    }
    const std::int64_t half = together_unit_ / 2 / odds.staked;
    lane.other_gains += laid * half * (wins ? odds.won : -odds.staked);
    if (split_.size() > 1) {
        if (wins) insured_[1] += static_cast<std::uint64_t>(laid);
        ++insured_rounds_[round_key(laid * (wins ? odds.won : -odds.staked), laid)];
    }
    lane.insured = 0;
}

void Tally::pay_super_bonus(LaneState& lane, std::size_t number) {
    const OtherWagers::SuperBonus& pays = *model_.other_wagers.super_bonus;
    const auto boxes = static_cast<std::int64_t>(split_.size());
    std::int64_t all = 0;
    for (std::size_t box = 0; box < split_.size(); ++box) {
        const std::int32_t hands = lane.bonuses[box];
        const std::int32_t cents = hands > 0 ? hands * pays.winner : pays.others;
        ++bonuses_[cents];
        all += cents;
        if (witness_ != nullptr) witness_->super_bonus(number, box, cents);
    }
    ++bonus_rounds_[round_key(all, boxes)];
    lane.other_gains += all * (together_unit_ / model_.other_wagers.stake);
    lane.bonuses.fill(0);
    lane.bonus_won = false;
}

cards::Card Tally::look(LaneState& lane, std::size_t number, std::size_t value) {
    const std::uint32_t index = below(lane, number, lane.unseen.count(value));
    const cards::Card card = cards::Card::at(kinds_[value][lane.unseen.take(value, index)]);
    if (witness_ != nullptr) witness_->looked_at(number, card);
    return card;
}

// A number below the limit, each with the same chance.
std::uint32_t Tally::below(LaneState& lane, std::size_t number, std::uint32_t limit) {
    std::uint64_t product = 0;
    do {
        product = std::uint64_t{next_word(lane, number)} * limit;
    } while (is_biased(static_cast<std::uint32_t>(product), limit));
    return static_cast<std::uint32_t>(product >> 32);
}

void Tally::draw_words(LaneState& lane, std::size_t number) {
    for (std::size_t i = 0; i < words_ahead; i += std::tuple_size_v<PhiloxBlock>) {
        const PhiloxBlock words = philox(
            counter_of(Stream::kinds, unit_, static_cast<std::uint32_t>(number), lane.block++),
            seed_);
        std::copy(words.begin(), words.end(), lane.random.begin() + i);
    }
    lane.words_used = 0;
}

void Tally::add_other_wagers(const std::array<std::uint64_t, 2>& insured, Totals& totals) const {
    const OtherWagers& other_wagers = model_.other_wagers;
    const std::uint64_t boxes = totals.rounds * split_.size();
    const bool together = split_.size() > 1;
    totals.wagers_by_round.resize(totals.wagers.size() + other_wagers.count());
    if (other_wagers.insurance) {
        const Ratio odds = *model_.terms.insurance_pays;
        if (together) totals.wagers_by_round[totals.wagers.size()] = insured_rounds_;
        totals.wagers.push_back({{-odds.staked, insured[0] - insured[1]}, {odds.won, insured[1]}});
    }
    if (other_wagers.super_bonus) {
        if (together) {
            Histogram& by_round = totals.wagers_by_round[totals.wagers.size()];
            by_round = bonus_rounds_;
            by_round[round_key(0, static_cast<std::int64_t>(split_.size()))] +=
                totals.rounds - count_of(bonus_rounds_);
        }
        Histogram& bonus = totals.wagers.emplace_back(bonuses_);
        bonus[0] += boxes - count_of(bonuses_);
    }
    if (other_wagers.ante) totals.wagers.push_back({{-*other_wagers.ante, boxes}});
}

void Tally::add_together(Totals& totals) const {
    if (counts_together_) {
        totals.together = histogram_of(together_, static_cast<Parts>(together_.size() / 2));
        for (const auto& [net, count] : together_beyond_) totals.together[net] += count;
        return;
    }
    if (!model_.together || !model_.other_wagers.ante) return;
    const std::int64_t lost = all_lost_ * static_cast<std::int64_t>(split_.size());
    for (const auto& [net, count] : totals.table) {
        totals.together[net * (together_unit_ / model_.terms.unit) + lost] = count;
    }
}

Totals Tally::totals() const {
    Totals totals;
    totals.rounds = rounds_told_;
    totals.frequencies = frequencies_;
    totals.shuffles = times(shuffled) + times(silent_shuffle);
    for (const auto& counts : split_) totals.boxes.push_back(histogram_of(counts, bound_));
    totals.table = histogram_of(table_, bound_ * static_cast<Parts>(split_.size()));
    const auto add = [&](std::size_t box, std::uint8_t number, std::size_t final,
                         std::uint64_t times) {
        if (times == 0) return;
        const HandResult& hand = results_[number];
        totals.boxes[box][alone_[number][final]] += times;
        if (hand.natural) totals.frequencies.blackjack += times;
        if (hand.units == 2) totals.frequencies.doubled += times;
        if (hand.is == Is::surrendered) totals.frequencies.surrender += times;
        if (hand.is == Is::busted) totals.frequencies.bust += times;
    };
    for (std::size_t i = 0; i < single_.size(); ++i) {
        for (std::size_t final = 0; final < finals; ++final) {
            add(i / results_.size(), static_cast<std::uint8_t>(i % results_.size()), final,
                single_[i][final]);
        }
    }
    auto outcomes = outcome_counts_;
    auto insured = insured_;
    for (std::uint16_t number = 1; number < told_from_; ++number) {
        const std::uint64_t often = times(number);
        if (often == 0) continue;
        const Event& event = model_.automaton.events[number];
        insured[0] += event.insured ? often : 0;
        insured[1] += event.insurance_wins ? often : 0;
        outcomes[event.outcome] += often;
        if (event.hand == Event::none) continue;
        add(0, event.hand, event.dealer, often);
        totals.table[alone_[event.hand][event.dealer]] += often;
        totals.rounds += often;
        if (over(static_cast<Final>(event.dealer))) totals.frequencies.dealer_bust += often;
    }
    totals.wagers = wagers_;
    for (std::size_t i = 0; i < wagers_.size(); ++i) {
        Histogram& wager = totals.wagers[i];
        for (std::size_t outcome = 0; outcome < outcomes_.units.size(); ++outcome) {
            const std::int32_t units = outcomes_.units[outcome][i];
            if (units != stake_lost && units != prize_drawn) wager[units] += outcomes[outcome];
        }
        for (std::size_t slot = 0; slot < prizes_[i].size(); ++slot) {
            wager[model_.wagers[i].prizes[slot]] += prizes_[i][slot];
        }
        std::erase_if(wager, [](const auto& entry) { return entry.second == 0; });
        wager[stake_lost] = totals.rounds * split_.size() - count_of(wager);
    }
    add_other_wagers(insured, totals);
    add_together(totals);
    return totals;
}

}  // namespace croupier::sim
