// What people lay by hand and what is done to the cards before they come, told apart from the
// engine: amounts in chips that exist, insurance that was forgotten, the cut of a refill.
#include <algorithm>

#include <fmt/core.h>

#include "table/describe.hpp"
#include "testkit/every_game.hpp"

namespace croupier::testkit {
namespace {

using table::Answer;
using table::Box;
using table::Decision;
using table::Event;
using table::Money;
using table::nothing;
using table::PlayerId;
using table::Stage;
using table::State;

using Events = std::span<const Event>;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

template <class... Args>
void must(bool holds, fmt::format_string<Args...> text, Args&&... args) {
    if (!holds) RC_FAIL(fmt::format(text, std::forward<Args>(args)...));
}

std::string words(Money amount) { return ledger::to_string(amount); }

// Tries every count of the largest chip, then of the next.
bool made_of(std::span<const Money> chips, std::int64_t cents) {
    if (cents == 0) return true;
    if (chips.empty()) return false;
    const std::int64_t chip = chips.back().cents;
    for (std::int64_t left = cents % chip, tries = 0; left <= cents && tries < chip;
         left += chip, ++tries) {
        if (made_of(chips.first(chips.size() - 1), left)) return true;
    }
    return false;
}

bool is_canberra(const State& state) { return state.setup.game->id.starts_with("act-"); }
bool is_new_zealand(const State& state) { return state.setup.game->id.starts_with("nz/"); }

// Every amount that somebody puts on the layout lies there in chips of the float. Only Canberra's
// insurance goes by halves of the smallest one; a double or a split of the whole wager equals it.
class LaidLook final : public EventWatch {
public:
    explicit LaidLook(const RandomSession&) {}

protected:
    void before_event(const State& state, const Event& event) override {
        if (const auto* e = get_if<table::WagerPlaced>(&event.what)) in_chips(state, e->amount);
        if (const auto* e = get_if<table::WagerChanged>(&event.what)) in_chips(state, e->amount);
        if (const auto* e = get_if<table::OptionWagerPlaced>(&event.what)) {
            in_chips(state, e->amount);
        }
        if (const auto* e = get_if<table::AntePlaced>(&event.what)) in_chips(state, e->amount);
        if (const auto* e = get_if<table::HandDoubled>(&event.what)) {
            doubled(state, e->player, e->hand, e->amount);
        }
        if (const auto* e = get_if<table::DoubleFollowed>(&event.what)) {
            doubled(state, e->player, e->hand, e->amount);
        }
        if (const auto* e = get_if<table::Insured>(&event.what)) insured(state, e->amount);
        if (const auto* e = get_if<table::CoverAsked>(&event.what)) insured(state, e->amount);
        if (const auto* e = get_if<table::CoverAllotted>(&event.what)) insured(state, e->amount);
    }

private:
    static void in_chips(const State& state, Money amount) {
        must(amount > nothing && made_of(state.setup.chips.denominations(), amount.cents),
             "{} is laid, which no chips of the float make up", words(amount));
    }
    static void doubled(const State& state, PlayerId player, table::HandId hand, Money amount) {
        const int index = bettor_index(state.box(hand.box), player);
        if (amount != state.hand(hand).stakes[at(index)].base) in_chips(state, amount);
    }
    static void insured(const State& state, Money amount) {
        if (!is_canberra(state)) return in_chips(state, amount);
        const std::int64_t chip = state.setup.chips.smallest().cents;
        must(amount.cents * 2 % chip == 0, "insurance of {}, where half a chip is {}/2",
             words(amount), words({chip}));
    }
};

TEST(Laying, EveryAmountLiesInChipsOfTheFloat) { holds_in_every_game<LaidLook>(900); }

// Forgotten insurance: open in New Zealand to all who have anything in play on the box, and to
// nobody elsewhere.
class ForgottenLook final : public Watch {
public:
    explicit ForgottenLook(const RandomSession&) {}

    void after(const State& state, const Order&, const Decision&, Events) override {
        const bool ace =
            state.round.dealer.cards.size() == 1 && state.round.dealer.cards[0].is_ace();
        if (!state.round.insurance_overlooked || state.round.stage != Stage::play || !ace) return;
        for (int number = 1; number <= state.setup.boxes; ++number) {
            const Box& box = state.box(number);
            for (int i = 0; i < box.bettor_count; ++i) compare(state, number, i);
        }
    }

private:
    static void compare(const State& state, int number, int index) {
        const Box& box = state.box(number);
        const table::Bettor& bettor = box.bettors[at(index)];
        const table::Player& player = state.player(bettor.player);
        if (player.absence != table::Absence::here || player.excluded || player.left) return;
        bool in_play = false;
        for (int hand = 0; hand < box.hand_count; ++hand) {
            in_play = in_play || box.hands[at(hand)].stakes[at(index)].live;
        }
        const Money chip = state.setup.chips.smallest();
        const bool plus = state.setup.game->id == "nz/blackjack-plus";
        const bool natural = box.hand_count == 1 && box.hands[0].cards.ace_and_ten();
        const bool open = is_new_zealand(state) && in_play && bettor.insurance == nothing &&
                          !bettor.even_money && !(plus && natural) &&
                          2 * chip.cents <= bettor.counts.cents &&
                          chip <= chips_of(state, bettor.player);
        std::vector<Event> events;
        const table::Insure least{bettor.player, number, chip, table::nobody};
        const bool accepted = table::decide(state, least, events).answer == Answer::done;
        must(accepted == open, "{} may {}insure {} on box {}, and is {}", player.name,
             open ? "" : "not ", words(chip), number, accepted ? "heard" : "refused");
        if (!accepted) return;
        const Money over{bettor.counts.cents / 2 + 1};
        const table::Insure more{bettor.player, number, over, table::nobody};
        must(table::decide(state, more, events).answer == Answer::refused,
             "{} insures more than half of {}", player.name, words(bettor.counts));
    }
};

TEST(Laying, ForgottenInsuranceIsOpenWhileAnythingOfTheWagerIsInPlay) {
    holds_in_every_game<ForgottenLook>(600);
}

// Between a shuffle and the first card lies a cut, made by whoever was offered it last or by the
// staff; cards of which one was seen are not cut at all; a refill brings no burn.
class CutLook final : public EventWatch {
public:
    explicit CutLook(const RandomSession&) {}

    void before(const State& state, const Order& order) override {
        said_ = holds_alternative<table::Shuffle>(order.command) && !state.machine();
    }

protected:
    void before_event(const State& state, const Event& event) override {
        const bool round = state.round.stage > Stage::betting && state.round.stage < Stage::settled;
        if (holds_alternative<table::ShoeReloaded>(event.what)) {
            refilled_ = true;
            uncut_ = !state.machine();
            offer_due_ = uncut_ && (said_ || state.cards.preparing.attended);
            seen_ = false;
        }
        if (const auto* e = get_if<table::CutOffered>(&event.what)) {
            offered_ = e->player;
            offer_due_ = false;
        }
        if (const auto* e = get_if<table::CutMade>(&event.what)) cut(*e);
        if (holds_alternative<table::StraySeen>(event.what) && state.cards.strays.empty())
            seen_ = true;
        if (holds_alternative<table::ShoeLoaded>(event.what) ||
            holds_alternative<table::CardsBrought>(event.what) ||
            holds_alternative<table::ShoeChanged>(event.what)) {
            seen_ = uncut_ = refilled_ = offer_due_ = false;
        }
        if (holds_alternative<table::ShoeRepaired>(event.what)) uncut_ = offer_due_ = false;
        if (holds_alternative<table::CardDealt>(event.what) && round) {
            must(!state.cards.strays.empty() || !uncut_, "a card of a refill comes before the cut");
            must(!state.cards.strays.empty() || !seen_, "a card comes from cards that were seen");
        }
        if (const auto* e = get_if<table::CardBurnt>(&event.what)) {
            must(!refilled_ || e->why != table::Burnt::first_of_shoe,
                 "the first card of a refill is burnt");
        }
    }

private:
    void cut(const table::CutMade& made) {
        must(!seen_, "cards of which one was seen are cut");
        must(!offer_due_, "a refill is cut that nobody was offered");
        must(made.player == table::nobody || made.player == offered_,
             "somebody cuts who was not offered it");
        uncut_ = false;
    }

    bool said_{false};      // somebody at the table shuffles
    bool refilled_{false};  // since the last new shoe
    bool uncut_{false};
    bool offer_due_{false};
    bool seen_{false};
    PlayerId offered_{table::nobody};
};

TEST(Laying, ARefillIsOfferedForTheCutAndNoSeenCardsAre) { holds_in_every_game<CutLook>(900); }

}  // namespace
}  // namespace croupier::testkit
