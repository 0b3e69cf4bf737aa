#include "view/view.hpp"

#include <algorithm>
#include <numeric>

#include "table/describe.hpp"
#include "table/sign_words.hpp"
#include "view/command_words.hpp"

namespace croupier::view {
namespace {

using table::Box;
using table::nothing;
using table::PlayedHand;
using table::Stage;

std::size_t at(int index) { return static_cast<std::size_t>(index); }
std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

// The letters that a spot of an optional wager bears: those its name begins with.
std::string mark_of(Option option) {
    std::string mark;
    bool begins = true;
    for (const char letter : rules::title(option)) {
        const bool number = letter >= '0' && letter <= '9';
        if ((begins && letter != ' ') || number) mark += letter;
        begins = letter == ' ';
    }
    return mark;
}

class Viewing {
public:
    Viewing(const State& state, const Viewer& viewer, const Memory& memory)
        : s_(state), viewer_(viewer), memory_(memory) {}

    [[nodiscard]] Layout layout() const {
        const table::Setup& setup = s_.setup;
        Layout layout;
        layout.boxes = setup.boxes;
        layout.inscriptions = inscriptions_of(s_);
        for (const Option option : rules::every_option) {
            if (!setup.option(option).on) continue;
            const auto& o = table::rules_of(s_.rules(), option);
            const Clause clause = o.areas_max.because ? o.areas_max.because : o.offered.because;
            layout.spots.push_back({option, mark_of(option), clause});
        }
        layout.insurance_line = static_cast<bool>(s_.rules().insurance.because);
        if (setup.ante > nothing) layout.ante = setup.ante;
        layout.sign = lines(table::sign_lines(s_));
        return layout;
    }
    [[nodiscard]] ShoeView shoe() const {
        const table::CardRoom& room = s_.cards;
        ShoeView shoe;
        shoe.number = room.shoe_number;
        const auto kind = room.plain_shoe ? table::ShoeKind::by_hand : s_.setup.shoe;
        shoe.kind = kind == table::ShoeKind::by_hand     ? "hand"
                    : kind == table::ShoeKind::automatic ? "automatic"
                                                         : "continuous";
        shoe.cards = s_.setup.decks * cards::cards_in(room.deck);
        shoe.cards_left = s_.cards_in_shoe();
        shoe.discards = static_cast<int>(room.discards.size()) + room.burnt_unseen;
        if (room.cutting.behind != table::no_cutting_card) {
            shoe.cutting_card_at = room.cutting.behind;
        }
        shoe.cutting_card_out = room.cutting.came;
        return shoe;
    }
    [[nodiscard]] std::vector<OptionView> options() const {
        std::vector<OptionView> all;
        for (const Option option : rules::every_option) {
            const table::OfferedOption& sign = s_.setup.option(option);
            if (!sign.on) continue;
            all.push_back({option,
                           {sign.minimum, sign.maximum, s_.setup.step},
                           lines(table::odds_lines(s_.setup, option))});
        }
        return all;
    }
    [[nodiscard]] std::optional<Me> me() const {
        if (viewer_.name.empty() && viewer_.player == nobody && !viewer_.is_official()) {
            return std::nullopt;
        }
        Me me;
        me.person = viewer_.name;
        if (viewer_.player != nobody) {
            me.person = s_.player(viewer_.player).name;
            me.chips = table::chips_of(s_, viewer_.player);
            me.seat = s_.player(viewer_.player).seat;
        }
        for (const Duty& duty : viewer_.duties) {
            std::string role(table::to_string(duty.role));
            if (duty.role == table::Role::supervisor) {
                role += ':' + std::string(table::to_string(duty.rank));
            }
            me.roles.push_back(std::move(role));
        }
        return me;
    }
    [[nodiscard]] std::vector<PlayerView> players() const {
        std::vector<PlayerView> all;
        for (std::size_t i = 0; i < s_.people.players.size(); ++i) {
            const table::Player& player = s_.people.players[i];
            const bool gone = player.left || player.excluded;
            all.push_back({player.name, player.seat, table::chips_of(s_, static_cast<PlayerId>(i)),
                           gone                ? "left"
                           : player.is_there() ? "here"
                                               : "away"});
        }
        return all;
    }

    [[nodiscard]] BoxView box(int number) const {
        const Box& box = s_.box(number);
        BoxView view;
        view.box = number;
        for (const table::Player& player : s_.people.players) {
            if (player.seat == number) view.seat = player.name;
        }
        if (box.staked()) view.caller = name(box.bettors[at(caller(number))].player);
        for (int i = 0; i < box.bettor_count; ++i) view.bettors.push_back(bettor(number, i));
        for (const table::Cover& cover : s_.round.covers) {
            if (cover.box != number) continue;
            view.covers.push_back(
                {name(cover.insurer), name(box.bettors[cover.bettor].player), cover.amount});
        }
        for (int i = 0; i < box.hand_count; ++i) view.hands.push_back(hand({u8(number), u8(i)}));
        return view;
    }
    [[nodiscard]] HandView hand(HandId id) const {
        const PlayedHand& hand = s_.hand(id);
        HandView view;
        view.hand = table::hand_word(s_, id);
        for (int i = 0; i < hand.cards.size(); ++i) {
            view.cards.push_back(sees_card(s_, viewer_, id, i) ? hand.cards[i]
                                                               : cards::unseen_card);
        }
        // The one card that follows a double lies across.
        if (hand.doubled && !hand.owed_card && hand.cards.size() > 2) {
            view.sideways.push_back(hand.cards.size());
        }
        total(view, id);
        if (id.box == 0) return view;
        view.state = state_of(id, view);
        const Box& box = s_.box(id.box);
        for (int i = 0; i < box.bettor_count; ++i) {
            const table::Stake& stake = hand.stakes[at(i)];
            if (stake.live) view.stakes.push_back({name(box.bettors[at(i)].player), stake.all()});
        }
        if (memory_.round != s_.round.number) return view;
        for (const Result& result : memory_.results) {
            if (result.hand == id && !result.option) view.results.push_back(in_view(result));
        }
        return view;
    }
    [[nodiscard]] std::optional<ButtonView> button() const {
        const bool shown = memory_.prize > 0 && memory_.round == s_.round.number;
        if (const auto offer = table::button_on_offer(s_)) {
            ButtonView button{offer->box, offer->option, {}, {}};
            if (offer->presser != nobody) button.pressers.push_back(name(offer->presser));
            if (shown && memory_.prize_box == offer->box) button.prize = memory_.prize;
            return button;
        }
        const auto option = table::button_at(s_.setup);
        if (!shown || !option) return std::nullopt;
        return ButtonView{memory_.prize_box, *option, {}, memory_.prize};
    }
    [[nodiscard]] std::vector<AwaitedView> awaits() const {
        std::vector<AwaitedView> all;
        for (const table::Awaited& each : table::everyone_awaited(s_)) {
            all.push_back({name(each.player), table::to_string(each.what),
                           each.hand ? table::hand_word(s_, *each.hand) : std::string()});
        }
        const Stage stage = s_.round.stage;
        if (stage != Stage::betting && stage != Stage::settled) return all;
        for (std::size_t i = 0; i < s_.people.players.size(); ++i) {
            const table::Player& player = s_.people.players[i];
            if (player.seat == 0 || !player.is_there()) continue;
            if (stage == Stage::betting && wagers(static_cast<PlayerId>(i))) continue;
            all.push_back({player.name, "bet", {}});
        }
        return all;
    }
    // The wagers of the last round, as far as they can be made again one after the other.
    [[nodiscard]] std::vector<std::string> rebet() const {
        std::vector<std::string> says;
        const Stage stage = s_.round.stage;
        if (viewer_.player == nobody || (stage != Stage::betting && stage != Stage::settled)) {
            return says;
        }
        State then = s_;
        for (const Wagered& wager : memory_.wagers) {
            if (wager.player != viewer_.player) continue;
            const table::Command command = again(wager);
            std::vector<table::Event> events;
            if (table::decide(then, command, events).answer != table::Answer::done) continue;
            for (const table::Event& event : events) apply(then, event);
            says.push_back(said(s_, command));
        }
        return says;
    }
    [[nodiscard]] std::vector<LastResult> last() const {
        std::vector<LastResult> all;
        for (const Result& result : memory_.last) all.push_back({name(result.player), result});
        return all;
    }

private:
    [[nodiscard]] std::string name(PlayerId player) const { return s_.player(player).name; }
    [[nodiscard]] static std::vector<Line> lines(const std::vector<table::SignLine>& sign) {
        std::vector<Line> all;
        all.reserve(sign.size());
        for (const table::SignLine& line : sign) all.push_back({line.text, line.clause});
        return all;
    }
    [[nodiscard]] int caller(int number) const {
        const bool betting = s_.round.stage == Stage::betting;
        return betting ? table::caller_index(s_, number) : table::caller_on(s_, {u8(number), 0});
    }
    [[nodiscard]] bool wagers(PlayerId player) const {
        return std::any_of(s_.round.boxes.begin(), s_.round.boxes.end(),
                           [&](const Box& box) { return table::bettor_index(box, player) >= 0; });
    }

    [[nodiscard]] BettorView bettor(int number, int index) const {
        const table::Bettor& bettor = s_.box(number).bettors[at(index)];
        BettorView view;
        view.name = name(bettor.player);
        view.place = index + 1;
        view.wager = bettor.placed;
        view.insurance = bettor.insurance;
        const Money ante = table::ante_of(s_, bettor.player, number);
        if (ante > nothing) view.ante = ante;
        for (const table::PersonalLimit& limit : s_.sign.personal_limits) {
            if (limit.player == bettor.player && limit.box == number) {
                view.personal_limit = limit.maximum;
            }
        }
        for (const table::OptionWager& wager : s_.round.option_wagers) {
            if (wager.player != bettor.player || wager.box != number) continue;
            view.options.push_back({wager.option, wager.placed, option_result(wager)});
        }
        return view;
    }
    [[nodiscard]] std::optional<Result> option_result(const table::OptionWager& wager) const {
        if (memory_.round != s_.round.number) return std::nullopt;
        for (const Result& result : memory_.results) {
            if (result.player == wager.player && result.hand.box == wager.box &&
                result.option == wager.option) {
                return result;
            }
        }
        return std::nullopt;
    }

    // What somebody who may not look can say of a hand: the cards that show, and a natural that the
    // dealer has announced.
    void total(HandView& view, HandId id) const {
        const PlayedHand& hand = s_.hand(id);
        const bool told = sees_hand(s_, viewer_, id) || (hand.announced && hand.blackjack());
        if (!told) {
            cards::Hand shown;
            for (const Card card : view.cards) {
                if (card != cards::unseen_card) shown.add(card);
            }
            const table::Total total = shown.total_with(0);
            view.total = total.points;
            view.soft = total.soft;
            view.words = "face down";
            return;
        }
        if (hand.cards.empty()) return;
        const table::Total total = hand.total();
        view.total = total.points;
        view.soft = total.soft;
        view.blackjack = hand.blackjack();
        view.bust = total.bust();
        view.words = table::total_words(s_.rules(), total, hand.blackjack());
    }
    [[nodiscard]] std::string_view state_of(HandId id, const HandView& view) const {
        const PlayedHand& hand = s_.hand(id);
        if (hand.removed) return "collected";
        if (view.bust) return "bust";
        if (!hand.any_live() && s_.round.stage > Stage::dealt) return "settled";
        if (s_.round.stage == Stage::play && s_.round.turn == id && !hand.stood) return "turn";
        const bool done = hand.stood || hand.surrendered || view.blackjack;
        return done || s_.round.stage > Stage::play ? "stands" : "waits";
    }
    [[nodiscard]] ResultView in_view(const Result& result) const {
        ResultView view{name(result.player), result, {}};
        if (result.is == ResultIs::won && result.stake > nothing) {
            const std::int64_t part = std::gcd(result.paid.cents, result.stake.cents);
            view.odds = {static_cast<int>(result.paid.cents / part),
                         static_cast<int>(result.stake.cents / part)};
        }
        return view;
    }
    [[nodiscard]] static table::Command again(const Wagered& wager) {
        if (wager.ante) return table::PlaceAnte{wager.player, wager.box, wager.amount};
        if (wager.option) {
            return table::BetOption{wager.player, wager.box, *wager.option, wager.amount};
        }
        return table::Bet{wager.player, wager.box, wager.amount};
    }

    const State& s_;
    const Viewer& viewer_;
    const Memory& memory_;
};

}  // namespace

View view_of(const State& state, const Viewer& viewer, const Memory& memory, const House& house) {
    const Viewing viewing(state, viewer, memory);
    const table::Setup& setup = state.setup;
    View view;
    view.game = setup.game->id;
    view.title = setup.game->title;
    view.phase = table::phase_word(state.round.stage);
    view.round = state.round.number;
    view.layout = viewing.layout();
    view.shoe = viewing.shoe();
    view.limits = {setup.minimum, setup.maximum, setup.step};
    view.chips.assign(setup.chips.denominations().begin(), setup.chips.denominations().end());
    view.options = viewing.options();
    view.me = viewing.me();
    view.players = viewing.players();
    for (int box = 1; box <= setup.boxes; ++box) view.boxes.push_back(viewing.box(box));
    view.button = viewing.button();
    view.dealer = viewing.hand(table::dealers_hand);
    view.awaits = viewing.awaits();
    HouseSays says{house.frozen.has_value(), house.wallet, {}};
    for (const House::Person& person : house.people) {
        if (house.asks_ready && view.me && person.name == view.me->person) {
            says.ready = person.ready;
        }
    }
    view.choices = choices_of(state, viewer, memory, says);
    for (const table::Player& player : state.people.players) view.names.push_back(player.name);
    view.rebet = viewing.rebet();
    view.last_round = memory.last_round;
    view.last = viewing.last();
    return view;
}

}  // namespace croupier::view
