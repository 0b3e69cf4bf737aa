// Inside decide(): what every decision works with. Not for other folders.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "table/commands.hpp"
#include "table/describe.hpp"

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
    void emit(const Because& because, What&& what) {
        events_.emplace_back(because, std::forward<What>(what));
    }

    [[nodiscard]] std::string_view name(PlayerId player) const { return s.player(player).name; }
    [[nodiscard]] std::vector<Event>& events() { return events_; }

    Role by{Role::dealer};  // the official whose order this is
    std::string_view reason{};

private:
    std::vector<Event>& events_;
};

using Refused = std::optional<Refusal>;

template <class... Args>
[[nodiscard]] Refusal refuse(const Because& because, fmt::format_string<Args...> text,
                             Args&&... args) {
    return {because, fmt::format(text, std::forward<Args>(args)...)};
}

// What no book says and a table needs all the same.
[[nodiscard]] inline Because house_rule() {
    Because because;
    because.add(rules::house());
    return because;
}

[[nodiscard]] inline std::string in_words(Money amount) { return ledger::to_string(amount); }
[[nodiscard]] std::string in_words(HandId id, const State& state);  // `box 3`, `hand 3.2`

// decide.cpp
// Takes a decision again that was lawful when it was taken, wherever its player stands by now.
[[nodiscard]] Decision decide_as_before(const State& state, const Command& command,
                                        std::vector<Event>& events);

// What an event says of the rules, so that whoever applies it has to ask for none.
// A doubled part can be taken back until the next card, or until the dealer's second one.
[[nodiscard]] inline bool next_card_ends_rescue(const Rules& rules) {
    return rules.double_withdrawn.value == rules::Rescue::until_next_card;
}
// Whether going on with a hand is a decision not to split it.
[[nodiscard]] inline bool leaves_pair(const Deciding& d, HandId hand) {
    return d.s.hand(hand).pair(d.r.split_pair_by.value);
}
[[nodiscard]] inline std::optional<Card> known_next(const State& state) {
    return state.next_is_known() ? std::optional(state.next_card()) : std::nullopt;
}
// Where a warned player's next small wager is refused, new limits begin with a clean slate.
[[nodiscard]] inline LimitsChanged limits_changed(const Rules& rules, Money least, Money most) {
    return {least, most, rules.under_minimum.value == rules::UnderMinimum::tolerate_then_refuse};
}

// betting.cpp
[[nodiscard]] Refused bet(Deciding& d, const Bet& c);
[[nodiscard]] Refused withdraw(Deciding& d, const Withdraw& c);
[[nodiscard]] Refused deal(Deciding& d, const Deal& c);
[[nodiscard]] const PersonalLimit* limit_of(const State& state, PlayerId player, int box);
// Whether a dealer worked by hand has closed the betting and laid no card yet.
[[nodiscard]] bool awaits_first_card(const State& state);

// options.cpp
[[nodiscard]] Refused bet_option(Deciding& d, const BetOption& c);
[[nodiscard]] Refused withdraw_option(Deciding& d, const WithdrawOption& c);
void close_option_betting(Deciding& d);
void release_option_wagers(Deciding& d, PlayerId player, int box);  // whose main wager goes back
void void_option_wagers(Deciding& d, const Because& because, int box, PlayerId player);
// Tells whether there was any.
[[nodiscard]] bool void_option_wagers_alone(Deciding& d, const Because& because, PlayerId player,
                                            int box, std::optional<Option> option);
void pay_option_wager(Deciding& d, const OptionWager& wager, int to_one, const Because& because);
void return_excess(Deciding& d, const OptionWager& wager);  // what lies above the maximum
void judge_after_card(Deciding& d, int number, Card card);
[[nodiscard]] bool option_wagers_to_judge(const State& state);
void judge_option_wagers(Deciding& d);
[[nodiscard]] bool option_wager_decided(const State& state);  // during the play
void settle_decided(Deciding& d);
void pay_option_wagers_after_round(Deciding& d);
void return_undecided_option_wagers(Deciding& d);  // on hands that were dealt wrongly

// button.cpp
struct ButtonOffer {
    std::uint8_t box;
    Option option;
    PlayerId winner;   // nobody: every winner on the box
    PlayerId presser;  // nobody: only the staff is left
    bool all_absent;   // nobody who could press is at the table
};
[[nodiscard]] std::optional<ButtonOffer> button_offer(const State& state);
[[nodiscard]] Refused press_button(Deciding& d, const PressButton& c);
[[nodiscard]] Refused nominate(Deciding& d, const Nominate& c);
[[nodiscard]] bool button_awaited_from(const State& state, PlayerId player);
[[nodiscard]] Refused decline_button(Deciding& d, PlayerId player);
void leave_button_to_staff(Deciding& d);
void staff_presses(Deciding& d);
[[nodiscard]] Refused draw_prize(Deciding& d, const DrawPrize& c);
void pay_for_failure(Deciding& d, const OptionWager& wager);
[[nodiscard]] Refused use_power(Deciding& d, const FailButton& c);
[[nodiscard]] Refused use_power(Deciding& d, const RepairButton& c);

// antes.cpp
[[nodiscard]] bool owes_ante(const State& state, int box, const Bettor& bettor);
[[nodiscard]] Refused place_ante(Deciding& d, const PlaceAnte& c);
[[nodiscard]] Refused forbids_deal_without_antes(const Deciding& d);
void release_antes(Deciding& d, PlayerId player, int box);
void release_antes_without_wager(Deciding& d);
[[nodiscard]] bool antes_to_collect(const State& state);
void collect_antes(Deciding& d);
void void_antes(Deciding& d, const Because& because, int box, PlayerId player);
[[nodiscard]] Refused use_power(Deciding& d, const OverlookAnte& c);
[[nodiscard]] Refused use_power(Deciding& d, const FindAnteMissing& c);

// surrender.cpp
[[nodiscard]] bool surrender_is_offered(const State& state);
[[nodiscard]] bool surrender_awaited(const State& state);
[[nodiscard]] bool surrender_awaited_from(const State& state, PlayerId player);
[[nodiscard]] Refused forbids_surrender(const Deciding& d, const SurrenderHand& c);
[[nodiscard]] Refused surrender(Deciding& d, const SurrenderHand& c);
void settle_surrender(Deciding& d, PlayerId player, HandId hand, Money stake);
[[nodiscard]] bool rescue_awaited(const State& state);
[[nodiscard]] bool rescue_awaited_from(const State& state, PlayerId player);
[[nodiscard]] Refused forbids_withdrawing_double(const Deciding& d, const WithdrawDouble& c);
[[nodiscard]] Refused withdraw_double(Deciding& d, const WithdrawDouble& c);

// insurance.cpp
[[nodiscard]] Refused forbids_insuring(const Deciding& d, const Insure& c);
[[nodiscard]] Refused forbids_even_money(const Deciding& d, const TakeEvenMoney& c);
[[nodiscard]] Refused insure(Deciding& d, const Insure& c);
[[nodiscard]] Refused take_even_money(Deciding& d, const TakeEvenMoney& c);
[[nodiscard]] Money least_insurance(const Setup& setup);
[[nodiscard]] Money most_insurance(const Setup& setup, Money within);  // that can be laid
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
[[nodiscard]] bool absent_play_due(const State& state);
void play_absent(Deciding& d);

// dealing.cpp
[[nodiscard]] Answer proceed(Deciding& d);
void close_surrender(Deciding& d);
[[nodiscard]] Answer lay_dealers_card(Deciding& d);  // the first, which had been left out
[[nodiscard]] inline bool hand_finished(const PlayedHand& hand) {
    return hand.stood || !hand.any_live() || hand.total().bust();
}

// settlement.cpp
void pay(Deciding& d, const Because& because, PlayerId player, HandId hand, Ratio odds,
         Money stake);
void lose_busted(Deciding& d, HandId id);
// Whether a hand wins as soon as it has these cards; then it is paid.
[[nodiscard]] bool wins_at_once(const Rules& rules, const PlayedHand& hand);
void pay_at_once(Deciding& d, HandId id, const PlayedHand& hand);
void pay_late_super_bonus(Deciding& d, Card first);  // the dealer's first card came late
void settle_box(Deciding& d, int number);
[[nodiscard]] int next_unsettled_box(const State& state);
void end_round(Deciding& d);
[[nodiscard]] Money winnings(const Setup& setup, Money stake, Ratio odds);

// preparing.cpp, new_cards.cpp, cutting.cpp
[[nodiscard]] inline bool in_round(const State& state) {
    return state.round.stage > Stage::betting && state.round.stage < Stage::settled;
}
[[nodiscard]] inline bool between_rounds(const State& state) {
    return state.round.stage == Stage::betting || state.round.stage == Stage::settled;
}
[[nodiscard]] Refused load_shoe(Deciding& d, const LoadShoe& c);
void shuffle_refill_again(Deciding& d);  // a card of it was seen
[[nodiscard]] Refused list_cards(Deciding& d, const ListCards& c);
[[nodiscard]] Refused check_cards(Deciding& d, const CheckCards& c);
[[nodiscard]] CardsBrought brought(const Deciding& d, Brought kind, bool replaced);
[[nodiscard]] Refused bring_cards(Deciding& d, const BringCards& c);
[[nodiscard]] Refused mix_cards(Deciding& d, const MixCards& c);
[[nodiscard]] Refused shuffle(Deciding& d, const Shuffle& c);
[[nodiscard]] Refused cut_cards(Deciding& d, const CutCards& c);
[[nodiscard]] Refused decline_cut(Deciding& d, const DeclineCut& c);
[[nodiscard]] Refused place_cutting_card(Deciding& d, const PlaceCuttingCard& c);
[[nodiscard]] Refused burn_card(Deciding& d);
// A player wants pre-shuffled cards inspected, mixed and shuffled at the table.
[[nodiscard]] Refused refuse_pre_shuffled(Deciding& d);
[[nodiscard]] Refused use_power(Deciding& d, const OrderBurn& c);
[[nodiscard]] Refused use_power(Deciding& d, const OrderShuffle& c);
[[nodiscard]] Refused use_power(Deciding& d, const NameCuttingCard& c);
[[nodiscard]] Refused use_power(Deciding& d, const ReplaceCards& c);
[[nodiscard]] Refused use_power(Deciding& d, const ReplaceCard& c);
void shuffle_all(Deciding& d, const Because& because, std::span<const Card> order);
void offer_cut(Deciding& d, Shuffled why, int fell_on);
// A card was seen before the cards are in the shoe: nothing but a new shuffle is open.
[[nodiscard]] Refused forbids_seen_order(const Deciding& d);
void put_into_shoe_in_round(Deciding& d);  // cards that have been cut during a round
void pass_cut_on(Deciding& d);             // where whoever holds the offer is not there any more
void offer_cut_far_right(Deciding& d, const Because& because);
[[nodiscard]] int default_place(const State& state, int stack);
[[nodiscard]] inline bool cutting_card_is_next(const State& state) {
    const int left = state.cards_in_shoe();
    return left > 0 && state.cards.strays.empty() &&
           (state.cards.cutting.behind == left || state.cards.cutting.behind_second == left);
}
// Something that comes out of the shoe before the card for `to`: a cutting card, one that shows its
// face. Tells whether there was any.
[[nodiscard]] bool take_out_of_the_way(Deciding& d, HandId to);
[[nodiscard]] inline bool clear_the_way(Deciding& d, HandId to) {
    const bool nothing_there = !cutting_card_is_next(d.s) && d.s.cards.face_up.empty();
    return !nothing_there && take_out_of_the_way(d, to);
}
// Does what is still to be done to the cards, or refuses. `no_round`: the cards are shuffled first.
[[nodiscard]] Refused prepare_to_deal(Deciding& d, bool& no_round);
[[nodiscard]] bool cards_need_care(const State& state);  // before a round can be dealt
[[nodiscard]] bool due_between_rounds(const State& state);
void proceed_between_rounds(Deciding& d);

// opening.cpp
[[nodiscard]] Refused use_power(Deciding& d, const OpenGaming& c);
[[nodiscard]] Refused use_power(Deciding& d, const AnnounceClosure& c);
[[nodiscard]] Refused use_power(Deciding& d, const CloseGaming& c);
[[nodiscard]] Refused use_power(Deciding& d, const CallFinalThree& c);
void close_gaming(Deciding& d, const Because& because);
[[nodiscard]] int cards_on_hand(const State& state);  // in shoe, rack, layout and beside

// scales.cpp
[[nodiscard]] Refused use_power(Deciding& d, const AnnounceScale& c);
[[nodiscard]] Refused use_power(Deciding& d, const ChangeScale& c);

// machine.cpp
[[nodiscard]] Refused use_power(Deciding& d, const FailShoe& c);
[[nodiscard]] Refused use_power(Deciding& d, const RepairShoe& c);
[[nodiscard]] Refused use_power(Deciding& d, const ReplaceShoe& c);

// by_hand.cpp
[[nodiscard]] ErrorFound error_found(const Deciding& d, Finding finding, int box);
[[nodiscard]] Decision draw_by_hand(Deciding& d, const Command& command);
[[nodiscard]] Refused use_power(Deciding& d, const OverlookInsurance& c);
[[nodiscard]] Refused use_power(Deciding& d, const Find& c);
[[nodiscard]] Refused choose_dealer_card(Deciding& d, const ChooseDealerCard& c);
[[nodiscard]] bool stray_may_be_refused(const State& state);
[[nodiscard]] Refused refuse_stray(Deciding& d, PlayerId player);
[[nodiscard]] Refused forbids_play_on_misdeal(const Deciding& d, HandId id);
[[nodiscard]] bool notices_at_turn(Deciding& d);  // what the dealer sees on coming to a hand
[[nodiscard]] Refused retract(Deciding& d, PlayerId player, int box);
// One card lies where two should, and the player is called upon to choose.
[[nodiscard]] inline bool second_card_was_missed(const State& state, HandId id) {
    if (!state.manual() || !state.rules().second_card_missed.because) return false;
    const PlayedHand& hand = state.hand(id);
    return state.round.stage == Stage::play && state.round.turn == id && !hand.from_split &&
           hand.cards.size() == 1;
}
[[nodiscard]] bool may_retract(const State& state, PlayerId player, int box);

// reconstruction.cpp
[[nodiscard]] Refused use_power(Deciding& d, const AnnounceReconstruction& c);
[[nodiscard]] Refused use_power(Deciding& d, const Reconstruct& c);
// Takes the first decision again that was kept and can be taken now. Tells whether there was one.
[[nodiscard]] bool take_kept(Deciding& d);

// conduct.cpp
[[nodiscard]] bool is_dealers_act(const Command& command);
[[nodiscard]] Refused forbids_order(const Deciding& d, const Command& command);
[[nodiscard]] Refused use_power(Deciding& d, const NameStaff& c);
[[nodiscard]] Refused use_power(Deciding& d, const Exclude& c);
[[nodiscard]] Refused use_power(Deciding& d, const Seize& c);
[[nodiscard]] Refused use_power(Deciding& d, const Confiscate& c);
[[nodiscard]] Refused use_power(Deciding& d, const Detain& c);
[[nodiscard]] Refused use_power(Deciding& d, const VacateSeat& c);
[[nodiscard]] Refused use_power(Deciding& d, const OpenDispute& c);
[[nodiscard]] Refused use_power(Deciding& d, const DecideDispute& c);
[[nodiscard]] Refused use_power(Deciding& d, const Ask& c);
[[nodiscard]] Refused use_power(Deciding& d, const AskAdviceOf& c);
[[nodiscard]] Refused use_power(Deciding& d, const Advise& c);
[[nodiscard]] Refused use_power(Deciding& d, const BetAgainst& c);
[[nodiscard]] Refused use_power(Deciding& d, const PayOutside& c);
[[nodiscard]] Refused use_power(Deciding& d, const TakeNotes& c);
[[nodiscard]] Refused use_power(Deciding& d, const PermitNotes& c);
[[nodiscard]] Refused use_power(Deciding& d, const TellRegulator& c);

// button.cpp
[[nodiscard]] Refused use_power(Deciding& d, const TriggerButton& c);
[[nodiscard]] Refused use_power(Deciding& d, const KeepPrize& c);

// people.cpp
[[nodiscard]] Refused join(Deciding& d, const Join& c);
[[nodiscard]] Refused buy(Deciding& d, const Buy& c);
[[nodiscard]] Refused sit(Deciding& d, const Sit& c);
[[nodiscard]] Refused leave(Deciding& d, const Leave& c);
// Somebody who has left comes back with everything that they took away.
void bring_back(Deciding& d, const Because& because, PlayerId player);
// Before something that would leave the books as they are in `then`: whoever has left brings back
// what their stack would lack. Only chips that they took away can be lacking.
void bring_back_lacking(Deciding& d, const Because& because, const ledger::Ledger& then);

// returning.cpp
// The chips that can be taken back from a player: who has left has carried them off.
[[nodiscard]] Money takeable_from(const State& state, PlayerId player);
// Hands back what a player has on the layout while no card of the round has come.
void return_before_cards(Deciding& d, const Because& because, PlayerId player);
// Before a finished round is undone: what was won in it and wagered again goes back first.
void take_back_winnings(Deciding& d, const Because& because, std::uint32_t round);

// powers.cpp
[[nodiscard]] Refused void_hand(Deciding& d, const VoidHand& c);
void void_bettor(Deciding& d, const Because& because, int number, int index);
[[nodiscard]] Refused void_round(Deciding& d, const VoidRound& c);
// Voids the round under way; what was paid or taken in it stays so, or is undone.
[[nodiscard]] Refused void_round_because(Deciding& d, const Because& because,
                                         rules::Settled settled);
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
