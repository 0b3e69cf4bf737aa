#include <algorithm>
#include <numeric>

#include "table/offers.hpp"
#include "view/asks.hpp"

namespace croupier::view {
namespace {

using table::Asked;
using table::Bettor;
using table::Box;
using table::Command;
using table::Money;
using table::nothing;
using table::Option;
using table::Stage;

std::size_t at(int index) { return static_cast<std::size_t>(index); }
std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

bool in_round(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}

class PlayersAsks {
public:
    PlayersAsks(const State& state, PlayerId player, const Memory& memory, const HouseSays& house)
        : s_(state), p_(player), memory_(memory), house_(house) {}

    std::vector<Ask> all() {
        for (int box = 1; box <= s_.setup.boxes; ++box) {
            on_hands(box);
            on_box(box);
            wagers(box);
            add(Kind::sit, box, table::Sit{p_, box});
        }
        add(Kind::decline, 0, table::Decline{p_});
        add(Kind::leave, 0, table::Leave{p_});
        buying();
        cut();
        return std::move(asks_);
    }

private:
    Ask& add(Kind kind, int box, const Command& command) {
        Ask ask;
        ask.kind = kind;
        ask.box = box;
        ask.command = [command](Money) { return command; };
        asks_.push_back(std::move(ask));
        return asks_.back();
    }
    template <class Make>
    Ask& add_amount(Kind kind, int box, const Span& span, Make make) {
        Ask ask;
        ask.kind = kind;
        ask.box = box;
        ask.amounts = span;
        ask.command = make;
        asks_.push_back(std::move(ask));
        return asks_.back();
    }

    [[nodiscard]] Money chips() const { return table::chips_of(s_, p_); }
    // The box as the next wager finds it: after a round the layout is empty.
    [[nodiscard]] bool betting() const { return s_.round.stage == Stage::betting; }
    [[nodiscard]] bool takes_wagers() const {
        return betting() || s_.round.stage == Stage::settled;
    }

    // Decisions on the hands of a box where the player has a wager.
    void on_hands(int number) {
        const Box& box = s_.box(number);
        const int index = table::bettor_index(box, p_);
        if (index < 0) return;
        for (int i = 0; i < box.hand_count; ++i) {
            const HandId hand{u8(number), u8(i)};
            const table::Stake& stake = box.hands[at(i)].stakes[at(index)];
            const bool wanted = in_round(s_) && stake.live;
            on_hand(hand, index, wanted);
        }
    }
    void on_hand(HandId hand, int index, bool wanted) {
        const auto on = [&](Kind kind, const Command& command) -> Ask& {
            Ask& ask = add(kind, hand.box, command);
            ask.hand = hand;
            return ask;
        };
        on(Kind::hit, table::Hit{p_, hand}).theirs = wanted;
        on(Kind::stand, table::Stand{p_, hand}).theirs = wanted;
        const bool in_turn = s_.round.stage == Stage::play && s_.round.turn == hand;
        const Asked asked = in_turn ? s_.box(hand.box).bettors[at(index)].asked : Asked::none;
        const bool follows_double = asked == Asked::follow_double;
        const bool follows_split = asked == Asked::follow_split;
        const Money base = s_.hand(hand).stakes[at(index)].base;
        const Span span{table::least_double_on(s_, p_, hand), std::min(base, chips()),
                        double_step(), std::min(base, chips()), false};
        Ask& doubles = add_amount(follows_double ? Kind::follow : Kind::double_, hand.box, span,
                                  [player = p_, hand](Money amount) -> Command {
                                      return table::Double{player, hand, amount};
                                  });
        doubles.hand = hand;
        doubles.theirs = wanted;
        Ask& splits = on(follows_split ? Kind::follow : Kind::split, table::Split{p_, hand});
        splits.theirs = wanted;
        splits.which = follows_split ? 1 : 0;
        on(Kind::stay, table::Stay{p_, hand});
        on(Kind::withdraw_double, table::WithdrawDouble{p_, hand});
        for (int card = 0; card <= 2; ++card) {
            on(Kind::turn, table::TurnCards{p_, hand, card}).which = card;
        }
    }
    [[nodiscard]] Money double_step() const {
        const table::Rules& r = s_.rules();
        const bool by_steps =
            r.double_step.value == rules::Multiples::enforced || r.double_least.because;
        return by_steps ? step_in_chips(s_.setup, s_.setup.step) : s_.setup.chips.smallest();
    }

    // Answers on a box.
    void on_box(int number) {
        const table::Rules& r = s_.rules();
        const Box& box = s_.box(number);
        const int index = table::bettor_index(box, p_);
        const bool wanted =
            index >= 0 && in_round(s_) && box.hand_count > 0 && box.hands[0].stakes[at(index)].live;
        add(Kind::surrender, number, table::SurrenderHand{p_, number}).theirs =
            wanted && r.surrender.because;
        add(Kind::even_money, number, table::TakeEvenMoney{p_, number}).theirs =
            wanted && r.even_money_pays.because;
        const Span own{table::least_insurance_on(s_), table::most_insurance_on(s_, p_, number),
                       insurance_step(), table::most_insurance_on(s_, p_, number), false};
        insurance(number, own, nobody).theirs = wanted;
        for (int i = 0; i < box.bettor_count; ++i) {
            const Bettor& owner = box.bettors[at(i)];
            if (owner.player == p_) continue;
            const rules::Ratio part = r.insure_others_max.value;
            const Money most{owner.counts.cents * part.won / part.staked};
            const Span others{table::least_insurance_on(s_), std::min(most, chips()),
                              insurance_step(), nothing, false};
            insurance(number, others, owner.player);
        }
        add(Kind::press_button, number, table::PressButton{p_, number});
        add(Kind::keep_prize, number, table::KeepPrize{p_, number});
        add(Kind::choose, number, table::ChooseDealerCard{p_, number, true}).which = 1;
        add(Kind::choose, number, table::ChooseDealerCard{p_, number, false}).which = 2;
        if (!table::button_at(s_.setup)) return;
        for (std::size_t other = 0; other < s_.people.players.size(); ++other) {
            const auto nominee = static_cast<PlayerId>(other);
            add(Kind::nominate, number, table::Nominate{p_, nominee, number}).whose = nominee;
        }
    }
    Ask& insurance(int number, const Span& span, PlayerId owner) {
        Ask& ask = add_amount(Kind::insurance, number, span,
                              [player = p_, number, owner](Money amount) -> Command {
                                  return table::Insure{player, number, amount, owner};
                              });
        ask.whose = owner;
        return ask;
    }
    [[nodiscard]] Money insurance_step() const {
        const std::int64_t chip = s_.setup.chips.smallest().cents;
        const table::Rules& r = s_.rules();
        switch (r.insurance_unit.value) {
            case rules::InsuranceUnit::half_smallest_chip: return {chip % 2 == 0 ? chip / 2 : chip};
            case rules::InsuranceUnit::chips_and_payable:
                return {chip * r.insurance_pays.value.staked};
            case rules::InsuranceUnit::chips: break;
        }
        return {chip};
    }

    // Wagers, and taking them back.
    void wagers(int number) {
        const Box& box = s_.box(number);
        const int index = betting() ? table::bettor_index(box, p_) : -1;
        const Money standing = index < 0 ? nothing : box.bettors[at(index)].placed;
        const bool own = s_.player(p_).seat == number || index >= 0;
        Ask& bets = add_amount(Kind::bet, number, span_of_wager(number, standing),
                               [player = p_, number](Money amount) -> Command {
                                   return table::Bet{player, number, amount};
                               });
        bets.theirs = own && takes_wagers();
        add(Kind::withdraw, number, table::Withdraw{p_, number});
        Ask& cover = add(Kind::withdraw, number, table::WithdrawInsurance{p_, number});
        cover.insurance = true;
        cover.which = 1;
        if (s_.setup.ante > nothing) {
            add(Kind::ante, number, table::PlaceAnte{p_, number, s_.setup.ante}).theirs =
                own && takes_wagers();
        }
        for (const Option option : rules::every_option) {
            if (s_.setup.option(option).on) option_wager(number, option, own);
        }
    }
    void option_wager(int number, Option option, bool own) {
        const table::OfferedOption& sign = s_.setup.option(option);
        const table::OptionWager* down =
            betting() ? table::option_wager(s_, p_, number, option) : nullptr;
        const Money available = chips() + (down ? down->placed : nothing);
        Money step = step_in_chips(s_.setup, s_.setup.step);
        if (table::prize_rules_of(s_.rules(), option)) {
            step.cents = std::lcm(step.cents, std::int64_t{100});
        }
        const Span span{sign.minimum, std::min(sign.maximum, available), step,
                        remembered(number, option), false};
        Ask& bets = add_amount(Kind::bet, number, span,
                               [player = p_, number, option](Money amount) -> Command {
                                   return table::BetOption{player, number, option, amount};
                               });
        bets.option = option;
        bets.theirs = own && takes_wagers();
        add(Kind::withdraw, number, table::WithdrawOption{p_, number, option}).option = option;
    }
    [[nodiscard]] Span span_of_wager(int number, Money standing) const {
        const table::Setup& setup = s_.setup;
        const table::Rules& r = s_.rules();
        const table::Player& player = s_.player(p_);
        Money least = setup.minimum;
        Money most = setup.maximum;
        bool raised = false;
        for (const table::PersonalLimit& limit : s_.sign.personal_limits) {
            if (limit.player != p_ || limit.box != number) continue;
            if (limit.minimum > nothing) least = limit.minimum;
            raised = limit.maximum > setup.maximum;
            const bool lowers = r.personal_limit.value != rules::PersonalLimitIs::above_the_maximum;
            if (raised || lowers) most = limit.maximum;
            break;
        }
        // Where more is refused, decide() says how much room there is; where more lies dead, only
        // what counts is within the limits.
        const bool lies_dead = r.over_maximum.value != rules::OverMaximum::refuse;
        if (lies_dead && r.maximum_of.value == rules::MaximumOf::box && !raised && betting()) {
            const Box& box = s_.box(number);
            for (int i = 0; i < box.bettor_count; ++i) {
                if (box.bettors[at(i)].player != p_) most -= box.bettors[at(i)].placed;
            }
        }
        if (player.minimum_only || player.single_box_minimum) least = most = setup.minimum;
        return {least, std::min(most, chips() + standing), step_in_chips(setup, setup.step),
                remembered(number, {}), false};
    }
    // What the player had there in the last round that was dealt.
    [[nodiscard]] Money remembered(int number, std::optional<Option> option) const {
        for (const Wagered& wager : memory_.wagers) {
            if (wager.player == p_ && wager.box == number && wager.option == option &&
                !wager.ante) {
                return wager.amount;
            }
        }
        return nothing;
    }

    void buying() {
        const Money step = s_.setup.chips.smallest();
        const Money room{ledger::amount_max.cents * 100 - chips().cents};
        Money most = std::min(ledger::amount_max, room);
        if (house_.wallet) most = std::min(most, *house_.wallet);
        const Span span{step, most, step, Money{20 * s_.setup.minimum.cents}, false};
        add_amount(Kind::buy, 0, span, [player = p_](Money amount) -> Command {
            return table::Buy{player, amount};
        });
    }
    void cut() {
        const std::int64_t stack = s_.cards_in_shoe();
        const std::int64_t deck = cards::cards_in(s_.cards.deck);
        const std::int64_t least = stack >= 2 * deck ? deck : 1;
        const Span span{{least}, {stack - least}, {1}, {stack / 2}, true};
        add_amount(Kind::cut, 0, span, [player = p_](Money cards) -> Command {
            return table::CutCards{player, static_cast<int>(cards.cents)};
        });
        add(Kind::decline, 0, table::DeclineCut{p_}).which = 1;
    }

    const State& s_;
    PlayerId p_;
    const Memory& memory_;
    const HouseSays& house_;
    std::vector<Ask> asks_{};
};

}  // namespace

Money step_in_chips(const table::Setup& setup, Money step) {
    return {std::lcm(step.cents, setup.chips.smallest().cents)};
}

std::vector<Ask> asks_of_player(const State& state, PlayerId player, const Memory& memory,
                                const HouseSays& house) {
    return PlayersAsks(state, player, memory, house).all();
}

}  // namespace croupier::view
