// Inside decide(): what every decision works with. Not for other folders.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "table/commands.hpp"

namespace croupier::table {

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }
constexpr std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

// One decision under way: the state it is taken on and the events it has come to so far.
class Deciding {
public:
    Deciding(const State& state, std::vector<Event>& events)
        : s(state), r(state.rules()), events_(events) {}

    const State& s;
    const Rules& r;

    template <class What>
    void emit(const Because& because, const What& what) {
        events_.emplace_back(because, what);
    }
    template <class What>
    void emit(const Because& because, const What& what, std::shared_ptr<const void> carried) {
        events_.emplace_back(because, what, std::move(carried));
    }

    [[nodiscard]] std::string_view name(PlayerId player) const { return s.player(player).name; }

private:
    std::vector<Event>& events_;
};

using Refused = std::optional<Refusal>;

template <class... Args>
[[nodiscard]] Refusal refuse(const Because& because, fmt::format_string<Args...> text,
                             Args&&... args) {
    return {because, fmt::format(text, std::forward<Args>(args)...)};
}

[[nodiscard]] inline std::string in_words(Money amount) { return ledger::to_string(amount); }
[[nodiscard]] std::string in_words(HandId id, const State& state);  // `box 3`, `hand 3.2`

// betting.cpp
[[nodiscard]] Refused bet(Deciding& d, const Bet& c);
[[nodiscard]] Refused withdraw(Deciding& d, const Withdraw& c);
[[nodiscard]] Refused deal(Deciding& d, const Deal& c);
[[nodiscard]] const PersonalLimit* limit_of(const State& state, PlayerId player, int box);

// insurance.cpp
[[nodiscard]] Refused forbids_insuring(const Deciding& d, const Insure& c);
[[nodiscard]] Refused forbids_even_money(const Deciding& d, const TakeEvenMoney& c);
[[nodiscard]] Refused insure(Deciding& d, const Insure& c);
[[nodiscard]] Refused take_even_money(Deciding& d, const TakeEvenMoney& c);
[[nodiscard]] Money least_insurance(const Setup& setup);
[[nodiscard]] bool insurance_awaited(const State& state);
[[nodiscard]] bool insurance_awaited_from(const State& state, PlayerId player);
[[nodiscard]] bool others_awaited(const State& state);
[[nodiscard]] bool others_awaited_from(const State& state, PlayerId player);
void offer_or_pass(Deciding& d);
void close_insurance(Deciding& d);
void close_others(Deciding& d);
void settle_insurance(Deciding& d);

// play.cpp
[[nodiscard]] Refused forbids_hit(const Deciding& d, PlayerId player, HandId id);
[[nodiscard]] Refused forbids_stand(const Deciding& d, PlayerId player, HandId id);
[[nodiscard]] Refused forbids_double(const Deciding& d, const Double& c);
[[nodiscard]] Refused forbids_split(const Deciding& d, PlayerId player, HandId id);
[[nodiscard]] Refused forbids_stay(const Deciding& d, const Stay& c);
[[nodiscard]] Refused hit(Deciding& d, const Hit& c);
[[nodiscard]] Refused stand(Deciding& d, const Stand& c);
[[nodiscard]] Refused double_down(Deciding& d, const Double& c);
[[nodiscard]] Refused split(Deciding& d, const Split& c);
[[nodiscard]] Refused stay(Deciding& d, const Stay& c);
[[nodiscard]] Money least_double(const Deciding& d, Money base);
[[nodiscard]] bool can_follow(const Deciding& d, int number, int index);
[[nodiscard]] bool follower_awaited(const State& state);
void do_not_follow(Deciding& d, PlayerId player, HandId hand, HandId stays_on);
void end_followers_wait(Deciding& d);
[[nodiscard]] int caller_on(const State& state, HandId id);  // the bettor who decides on a hand
[[nodiscard]] bool absent_play_due(const State& state);
void play_absent(Deciding& d);

// dealing.cpp
[[nodiscard]] Answer proceed(Deciding& d);
[[nodiscard]] bool hand_finished(const PlayedHand& hand);
[[nodiscard]] Refused draw_to(Deciding& d, const DrawTo& c);

// settlement.cpp
void pay(Deciding& d, const Because& because, PlayerId player, HandId hand, Ratio odds,
         Money stake);
void lose_busted(Deciding& d, HandId id);
void settle_box(Deciding& d, int number);
[[nodiscard]] int next_unsettled_box(const State& state);
void end_round(Deciding& d);
[[nodiscard]] Money winnings(const Setup& setup, Money stake, Ratio odds);

// powers.cpp
[[nodiscard]] Refused void_hand(Deciding& d, const VoidHand& c);
[[nodiscard]] Refused void_round(Deciding& d, const VoidRound& c);
[[nodiscard]] Refused void_wager(Deciding& d, const VoidWager& c);
[[nodiscard]] Refused use_power(Deciding& d, const AllowLimit& c);
[[nodiscard]] Refused use_power(Deciding& d, const Restrict& c);
[[nodiscard]] Refused use_power(Deciding& d, const Lift& c);
[[nodiscard]] Refused use_power(Deciding& d, const Reassign& c);
[[nodiscard]] Refused use_power(Deciding& d, const PermitBettors& c);
[[nodiscard]] Refused use_power(Deciding& d, const PermitBoxes& c);
[[nodiscard]] Refused use_power(Deciding& d, const AnnounceLimits& c);
[[nodiscard]] Refused use_power(Deciding& d, const PassTime& c);
[[nodiscard]] Refused use_power(Deciding& d, const MarkAbsent& c);
[[nodiscard]] Refused use_power(Deciding& d, const RefuseWager& c);
[[nodiscard]] Refused use_power(Deciding& d, const ApproveFaceDown& c);
[[nodiscard]] Refused use_power(Deciding& d, const OrderFaceDown& c);
[[nodiscard]] Refused turn_cards(Deciding& d, const TurnCards& c);

}  // namespace croupier::table
