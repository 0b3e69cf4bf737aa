#include "table/state.hpp"

#include <type_traits>
#include <utility>

namespace croupier::table {
namespace {

// Little-endian, every number at its full width, lists with their length in front.
class Bytes {
public:
    template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
    void put(T value) {
        auto rest = static_cast<std::uint64_t>(value);
        for (std::size_t i = 0; i < sizeof(T); ++i) {
            out_.push_back(static_cast<char>(rest & 0xFF));
            rest >>= 8;
        }
    }
    void put(Money amount) { put(amount.cents); }
    void put(Ratio odds) {
        put(odds.won);
        put(odds.staked);
    }
    void put(rules::Said) {}
    void put(rules::DeckCounts counts) { put(counts.bits); }
    void put(const rules::ByDecks& odds) {
        for (const int each : odds.to_one) put(each);
    }
    void put(rules::Prize prize) {
        put(prize.dollars);
        put(prize.slots);
    }
    void put(rules::Bonus bonus) {
        put(bonus.dollars);
        put(bonus.wager_from);
    }
    void put(Card card) { put(static_cast<std::uint8_t>(card.index())); }
    void put(HandId hand) {
        put(hand.box);
        put(hand.hand);
    }
    void put(std::string_view text) {
        put(static_cast<std::uint32_t>(text.size()));
        out_.append(text);
    }
    void put(std::span<const Card> list) {
        put(static_cast<std::uint32_t>(list.size()));
        for (const Card card : list) put(card);
    }
    void put(const PlayedHand& hand) {
        put(hand.cards.cards());
        for (const Stake& stake : hand.stakes) {
            put(stake.base);
            put(stake.added);
            put(stake.live);
            put(stake.may_withdraw);
        }
        put(hand.next);
        for (const bool flag :
             {hand.from_split, hand.split_aces, hand.doubled, hand.owed_card, hand.stood,
              hand.announced, hand.removed, hand.surrendered, hand.frozen, hand.natural}) {
            put(flag);
        }
        put(hand.aces_at_one);
        put(hand.face_down);
    }
    void put(const Bettor& bettor) {
        put(bettor.player);
        put(bettor.placed);
        put(bettor.counts);
        put(bettor.insurance);
        for (const bool flag : {bettor.excess_due, bettor.declined, bettor.even_money}) put(flag);
        put(bettor.won);
        put(bettor.lost);
        put(bettor.forfeited);
        put(bettor.under);
        put(bettor.asked);
        put(bettor.surrender);
        put(bettor.super_bonus);
        put(bettor.annulled);
    }
    void put(const Box& box) {
        put(box.bettor_count);
        put(box.hand_count);
        put(box.caller);
        put(box.declined_pair_values);
        put(std::span<const Card>(box.opening).first(box.opening_count));
        put(box.split_suited_sevens);
        for (const Bettor& bettor : box.bettors) put(bettor);
        for (const PlayedHand& hand : box.hands) put(hand);
    }
    void put(const Player& player) {
        put(std::string_view(player.name));
        put(player.seat);
        put(player.absence);
        for (const bool flag :
             {player.warned_under_minimum, player.declined_others, player.minimum_only,
              player.single_box, player.single_box_minimum, player.restricted_before}) {
            put(flag);
        }
        put(player.boxes_permitted);
        put(player.only_box);
        put(player.shoe);
        put(player.first_bet_round);
        put(player.last_bet_round);
        put(player.rounds_bet);
        put(player.tournament_entries);
        put(player.bought);
        put(player.sat_down);
        put(player.rounds_idle);
        for (const bool flag :
             {player.excluded, player.regulator_told, player.asked_for_advice, player.left}) {
            put(flag);
        }
    }
    void put(const Preparing& preparing) {
        put(preparing.cards);
        for (const bool flag : {preparing.attended, preparing.formal, preparing.dealer_checked,
                                preparing.supervisor_checked}) {
            put(flag);
        }
        put(preparing.mixed);
        put(preparing.brought);
        put(preparing.why);
        put(preparing.fell_on);
        put(preparing.cutter);
        put(preparing.cutter_box);
        put(preparing.due);
        put(preparing.passed_on);
        for (const bool flag :
             {preparing.burnt, preparing.burn_ordered, preparing.listed, preparing.shuffle_missed,
              preparing.shuffle_found, preparing.order_spoilt, preparing.miscounted,
              preparing.burn_missed, preparing.substitute}) {
            put(flag);
        }
    }
    void put(const CuttingCards& cutting) {
        put(cutting.behind);
        put(cutting.behind_second);
        put(cutting.second_brings_shuffle);
        put(cutting.came);
        put(cutting.second_came);
    }
    void put(const Stray& stray) {
        put(stray.card);
        put(stray.seen);
        put(stray.again);
    }
    void put(const Laid& laid) {
        put(laid.card);
        put(laid.to);
        put(laid.in_error);
    }
    void put(const Choice& choice) {
        put(choice.is);
        put(choice.player);
        put(choice.hand);
        put(choice.amount);
        put(choice.other);
    }
    void put(const Staff& staff) {
        for (const std::string& name : staff.names) put(std::string_view(name));
        put(staff.supervisor);
    }
    void put(const Dispute& dispute) {
        put(dispute.is);
        put(dispute.player);
        put(dispute.round);
    }
    void put(const AnnouncedScale& announced) {
        put(announced.option);
        put(announced.scale);
        put(announced.from_minute);
    }
    template <class T>
    void put(const std::vector<T>& list) {
        put(static_cast<std::uint32_t>(list.size()));
        for (const T& each : list) put(each);
    }
    template <class T>
    void put(const std::optional<T>& value) {
        put(value.has_value());
        if (value) put(*value);
    }
    // The earlier state is the one that the events up to there fold to: that it is kept is enough.
    void put(const ByHand& by_hand) {
        put(static_cast<bool>(by_hand.start));
        put(by_hand.laid);
        put(by_hand.choices);
        put(by_hand.kept);
        put(static_cast<bool>(by_hand.before));
        put(by_hand.burnt);
        for (const bool flag :
             {by_hand.misdealt, by_hand.decision_missed, by_hand.settled, by_hand.rebuilding,
              by_hand.rebuilt, by_hand.cards_gone, by_hand.stopped}) {
            put(flag);
        }
        for (const bool seen : by_hand.seen) put(seen);
        put(static_cast<std::uint64_t>(by_hand.choices_sound));
        put(by_hand.dealer_card);
    }
    void put(const SideWager& wager) {
        put(wager.player);
        put(wager.box);
        put(wager.option);
        put(wager.is);
        put(wager.under);
        put(wager.declined);
        put(wager.nominee);
        for (const Money amount : {wager.placed, wager.counts, wager.won, wager.lost}) put(amount);
    }
    void put(const Press& press) {
        put(press.pending);
        put(press.box);
        put(press.option);
        put(press.presser);
        put(press.winner);
        put(press.counts);
    }
    void put(const Ante& ante) {
        put(ante.player);
        put(ante.box);
        put(ante.amount);
        put(ante.collected);
    }
    void put(const OfferedWager& offered) {
        put(offered.on);
        put(offered.scale);
        put(offered.minimum);
        put(offered.maximum);
        put(offered.scale_elsewhere);
        put(offered.tables_elsewhere);
    }
    void put(const Setup& setup) {
        put(setup.game ? setup.game->id : std::string_view());
        rules::for_each_slot(setup.rules, [&](const auto&, const auto& ruled, rules::Presence) {
            put(ruled.value);
            put(ruled.because.book());
            put(ruled.because.id());
        });
        put(setup.decks);
        put(setup.boxes);
        put(setup.minimum);
        put(setup.maximum);
        put(setup.step);
        for (const Money chip : setup.chips.denominations()) put(chip);
        put(setup.insurance_for_others);
        put(setup.dealer);
        put(setup.shoe);
        put(setup.cutting_cards);
        for (const OfferedWager& offered : setup.options) put(offered);
        put(setup.ante);
        put(setup.ante_waived_from);
    }
    [[nodiscard]] std::string take() { return std::move(out_); }

private:
    std::string out_;
};

}  // namespace

// Nothing goes back further than one step, so the copy forgets what it could go back to itself.
State::State() = default;
State::State(const State&) = default;
State::State(State&&) noexcept = default;
State& State::operator=(const State&) = default;
State& State::operator=(State&&) noexcept = default;
State::~State() = default;

Earlier::Earlier(const State& state) {
    auto copy = std::make_shared<State>(state);
    copy->by_hand = {};
    state_ = std::move(copy);
}

Earlier Earlier::with_hands(const State& state) {
    Earlier earlier;
    earlier.state_ = std::make_shared<const State>(state);
    return earlier;
}

bool operator==(const Earlier& a, const Earlier& b) {
    if (a.state_ == b.state_) return true;
    return a.state_ && b.state_ && *a.state_ == *b.state_;
}

// Where a book knows one machine only, that one never stops mixing.
bool State::continuous() const {
    if (!machine()) return false;
    return setup.shoe == ShoeKind::continuous || !rules().machine_two_sets.because;
}

std::vector<Card> cards_of_refill(const State& state) {
    std::vector<Card> cards = state.shoe.cards();
    if (!state.preparing.order_spoilt) {
        cards.insert(cards.end(), state.discards.begin(), state.discards.end());
    }
    return cards;
}

Money chips_of(const State& state, PlayerId player) {
    return state.ledger.balance(accounts::stack(player));
}

Money on_layout(const State& state, PlayerId player) {
    return state.ledger.balance(accounts::layout(player));
}

Money house_win(const State& state) { return state.ledger.balance(accounts::house); }

PlayerId find_player(const State& state, std::string_view name) {
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        if (state.players[i].name == name) return static_cast<PlayerId>(i);
    }
    return nobody;
}

int caller_index(const State& state, int number) {
    const Box& box = state.box(number);
    for (int i = 0; i < box.bettor_count; ++i) {
        const PlayerId player = box.bettors[static_cast<std::size_t>(i)].player;
        if (state.player(player).seat == number) return i;
    }
    return 0;
}

int caller_on(const State& state, HandId id) {
    const Box& box = state.box(id.box);
    const PlayedHand& hand = state.hand(id);
    if (hand.stakes[box.caller].live) return box.caller;
    for (int i = 0; i < box.bettor_count; ++i) {
        if (hand.stakes[static_cast<std::size_t>(i)].live) return i;
    }
    return box.caller;
}

const SideWager* side_wager(const State& state, PlayerId player, int box, Option option) {
    for (const SideWager& wager : state.side_wagers) {
        if (wager.player == player && wager.box == box && wager.option == option) return &wager;
    }
    return nullptr;
}

Money ante_of(const State& state, PlayerId player, int box) {
    for (const Ante& ante : state.antes) {
        if (ante.player == player && ante.box == box) return ante.amount;
    }
    return nothing;
}

std::string to_bytes(const State& state) {
    Bytes bytes;
    bytes.put(state.setup);
    bytes.put(state.stage);
    bytes.put(state.round);
    bytes.put(state.shoe_number);
    bytes.put(state.shoe_round);
    bytes.put(state.turn);
    for (const Box& box : state.boxes) bytes.put(box);
    bytes.put(state.dealer);
    bytes.put(state.insurance_open);
    bytes.put(state.rescue_open);
    bytes.put(state.voided);
    bytes.put(state.void_rounds);
    bytes.put(state.misdealt_rounds);
    for (const EntryWon& entry : state.entries_won) {
        bytes.put(entry.round);
        bytes.put(entry.player);
        bytes.put(entry.box);
    }
    for (int index = 0; index < cards::cards_per_deck; ++index) {
        bytes.put(state.shoe.held(Card::at(index)));
    }
    bytes.put(state.shoe.order());
    bytes.put(std::span<const Card>(state.discards));
    bytes.put(state.preparing);
    bytes.put(state.cutting);
    bytes.put(state.face_up);
    bytes.put(state.strays);
    bytes.put(state.burnt_unseen);
    bytes.put(state.burnt);
    bytes.put(state.insurance_overlooked);
    bytes.put(state.machine_failed);
    bytes.put(state.plain_shoe);
    bytes.put(state.final_rounds);
    bytes.put(state.closure_announced);
    bytes.put(state.staff);
    bytes.put(state.dispute);
    bytes.put(state.notes_permitted);
    bytes.put(state.scale_announced);
    bytes.put(state.seats_taken);
    bytes.put(state.by_hand);
    for (const Cover& cover : state.covers) {
        bytes.put(cover.insurer);
        bytes.put(cover.box);
        bytes.put(cover.bettor);
        bytes.put(cover.amount);
    }
    for (const SideWager& wager : state.side_wagers) bytes.put(wager);
    bytes.put(state.side_wagers_open);
    bytes.put(state.side_wagers_judged);
    bytes.put(state.press);
    bytes.put(state.button_failed);
    bytes.put(state.button_left_to_staff);
    bytes.put(state.button_triggered);
    bytes.put(state.triggered_slot);
    for (const bool passed : state.button_passed) bytes.put(passed);
    for (const Ante& ante : state.antes) bytes.put(ante);
    for (const bool overlooked : state.ante_overlooked) bytes.put(overlooked);
    for (const Player& player : state.players) bytes.put(player);
    for (const PersonalLimit& limit : state.personal_limits) {
        bytes.put(limit.player);
        bytes.put(limit.box);
        bytes.put(limit.maximum);
        bytes.put(limit.minimum);
    }
    if (state.announced) {
        bytes.put(state.announced->minimum);
        bytes.put(state.announced->maximum);
        bytes.put(state.announced->rounds_to_wait);
        bytes.put(state.announced->minutes_to_wait);
    }
    for (const PlayerId player : state.reassigned_to) bytes.put(player);
    bytes.put(state.bettors_permitted);
    bytes.put(state.minutes);
    bytes.put(state.face_down_approved);
    bytes.put(state.face_down_style);
    for (std::uint32_t account = 0; account < state.ledger.accounts(); ++account) {
        bytes.put(state.ledger.balance({account}));
    }
    return bytes.take();
}

std::string_view phase_word(Stage stage) {
    switch (stage) {
        case Stage::betting: return "betting";
        case Stage::first_cards:
        case Stage::dealer_card:
        case Stage::second_cards:
        case Stage::dealt: return "deal";
        case Stage::insurance:
        case Stage::others_insurance: return "insurance";
        case Stage::surrender: return "surrender";
        case Stage::interim:
        case Stage::play: return "play";
        case Stage::dealer:
        case Stage::settling: return "dealer";
        case Stage::settled: return "settled";
        case Stage::closed: return "closed";
    }
    return "";
}

}  // namespace croupier::table
