#include "apps/play/screen.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/play/history.hpp"
#include "apps/play/look.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::apps {
namespace {

using namespace table;

constexpr int label_columns = 9;
constexpr int cards_columns = 20;
constexpr int total_columns = 10;
constexpr int text_columns_max = 100;

// The note goes on a line of its own where the row has no room for it.
void print_row(std::string label, std::string cards, std::string total, std::string_view note) {
    std::string row = padded("  " + std::move(label), 2 + label_columns) +
                      padded(std::move(cards) + " ", cards_columns) +
                      padded(std::move(total) + " ", total_columns);
    const bool has_room = columns(row) + columns(note) <= terminal_width();
    if (has_room) row += note;
    row.erase(row.find_last_not_of(' ') + 1);
    print_folded("{}\n", row);
    if (!has_room) print_folded("{:{}}{}\n", "", 2 + label_columns, note);
}

std::string label_of(const State& state, HandId hand) {
    return hand.box == 0 ? "dealer" : "box " + hand_word(state, hand);
}

std::string total_of(const Rules& rules, const PlayedHand& hand) {
    return hand.cards.empty() ? "" : total_words(rules, hand.total(), hand.blackjack());
}

// `25` where it is the guest's alone, else `you 25, alice 10`.
std::string with_names(const State& state, const Guest& guest, const Box& box,
                       const std::vector<std::pair<PlayerId, std::string>>& amounts) {
    std::vector<std::string> texts;
    for (const auto& [player, amount] : amounts) {
        const bool is_guest = player == guest.id;
        const std::string_view name =
            is_guest ? "you" : std::string_view(state.player(player).name);
        const bool alone = is_guest && amounts.size() == 1 && box.bettor_count <= 1;
        texts.push_back(alone ? amount : fmt::format("{} {}", name, amount));
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

// ` + 5 on Perfect Pairs`: what a person has on a box besides the main wager, and what is not
// decided.
std::string besides(const State& state, PlayerId player, int box) {
    std::string text;
    for (const OptionWager& wager : state.round.option_wagers) {
        if (wager.player != player || wager.box != box || wager.is == OptionWagerIs::done) continue;
        text +=
            fmt::format(" + {} on {}", ledger::to_string(wager.placed), rules::title(wager.option));
    }
    for (const Ante& ante : state.round.antes) {
        if (ante.player != player || ante.box != box || ante.collected) continue;
        text += fmt::format(" + {} Ante", ledger::to_string(ante.amount));
    }
    return text;
}

using Amounts = std::vector<std::pair<PlayerId, std::string>>;

// Those who have an optional wager or an Ante on a box that holds no main wager of theirs.
void add_guests_of_box(const State& state, int number, Amounts& amounts) {
    const auto add = [&](PlayerId player, int box) {
        if (box != number || bettor_index(state.box(number), player) >= 0) return;
        for (const auto& each : amounts) {
            if (each.first == player) return;
        }
        const std::string text = besides(state, player, number);
        if (!text.empty()) amounts.emplace_back(player, text.substr(3));
    };
    for (const OptionWager& wager : state.round.option_wagers) add(wager.player, wager.box);
    for (const Ante& ante : state.round.antes) add(ante.player, ante.box);
}

// What was put down before the deal.
std::string placed_on(const State& state, int number, const Guest& guest) {
    const Box& box = state.box(number);
    Amounts amounts;
    for (int i = 0; i < box.bettor_count; ++i) {
        const Bettor& bettor = box.bettors[static_cast<std::size_t>(i)];
        amounts.emplace_back(bettor.player, ledger::to_string(bettor.placed) +
                                                besides(state, bettor.player, number));
    }
    add_guests_of_box(state, number, amounts);
    return with_names(state, guest, box, amounts);
}

// What is at stake on a hand, with the insurance of its box and what else is open there.
std::string stakes_on(const State& state, HandId id, const Guest& guest) {
    const Box& box = state.box(id.box);
    Amounts amounts;
    for (int i = 0; i < box.bettor_count; ++i) {
        const Bettor& bettor = box.bettors[static_cast<std::size_t>(i)];
        const Stake& stake = box.hands[id.hand].stakes[static_cast<std::size_t>(i)];
        if (!stake.live) continue;
        std::string text = ledger::to_string(stake.all());
        if (id.hand == 0 && bettor.insurance > nothing) {
            text += fmt::format(", insured {}", ledger::to_string(bettor.insurance));
        }
        if (id.hand == 0) text += besides(state, bettor.player, id.box);
        if (bettor.surrender == Surrender::surrendered) text += ", surrendered";
        amounts.emplace_back(bettor.player, std::move(text));
    }
    if (id.hand == 0) add_guests_of_box(state, id.box, amounts);
    return with_names(state, guest, box, amounts);
}

void print_hand(const State& state, HandId id, std::string_view note) {
    const PlayedHand& hand = state.hand(id);
    print_row(label_of(state, id), cards_text(hand.cards.cards()), total_of(state.rules(), hand),
              note);
}

void print_chips(const State& state, const Guest& guest, const Results& results, PlayerId player) {
    const std::string label = player == guest.id ? "chips" : std::string(state.player(player).name);
    const Money balance = results.balance(state, player);
    print_folded("  {}{}  {}\n", padded(label, label_columns), amount_cell(chips_of(state, player)),
                 toned(balance == nothing ? "even since the start"
                                          : fmt::format("{} since the start", change_text(balance)),
                       Tone::faint));
}

void print_results(const State& state, const Guest& guest, const Results& results) {
    std::set<PlayerId> people;
    Money sum = nothing;
    int own = 0;
    for (const BoxResult& result : results.round()) {
        people.insert(result.player);
        const bool is_guest = result.player == guest.id;
        if (is_guest) sum += result.net;
        own += is_guest ? 1 : 0;
        std::string how = fmt::format("{}", fmt::join(result.how, "; "));
        if (!is_guest) how = fmt::format("{}, {}", state.player(result.player).name, how);
        const int indent = 2 + label_columns + 12;
        print_folded("  {}{}  {}\n", padded(fmt::format("box {}", result.box), label_columns),
                     change_cell(result.net),
                     wrapped(how, std::min(terminal_width(), text_columns_max), indent));
    }
    if (own > 1) print_folded("  {}{}\n", padded("round", label_columns), change_cell(sum));
    for (const PlayerId player : people) print_chips(state, guest, results, player);
}

// What one line that was typed brought about.
class Telling {
public:
    Telling(const State& state, std::span<const Event> events, const Guest& guest,
            const Results& results)
        : s_(state), events_(events), guest_(guest), results_(results) {}

    void tell() {
        for (const Event& event : events_) {
            if (!holds_alternative<OptionWagerLost>(event.what)) tell_option_losses();
            visit([&](const auto& e) { tell(event, e); }, event.what);
        }
        tell_option_losses();
        if (wagers_changed_) print_wagers();
    }

private:
    // Said by the rows of hands, by the result, or by what is open next.
    template <class T>
    static constexpr bool quiet =
        is_any_of<T, TableOpened, PlayerJoined, CardsListed, BettingOpened, CardsTurned,
                  TotalAnnounced, CardsRemoved, CardsKept, InsuranceOffered, OfferDeclined,
                  InsuranceClosed, InterimReached, TurnCame, CardCalled, HandStood, HandDoubled,
                  HandClosed, DealersTurn, BoxSettled, InsurancePaid, InsuranceLost, OptionOffered,
                  OptionWagersJudged, AnteCollected, SurrenderOffered, SurrenderClosed,
                  RescueOffered, RescueClosed, ButtonDeclined, ButtonLeftToStaff>;

    template <class T>
    void tell(const Event& event, const T&) {
        if constexpr (!quiet<T>) show_text(describe(s_, event).text);
    }
    void tell(const Event&, const WagerPlaced& e) { tell_wager(e.amount, e.under); }
    void tell(const Event&, const WagerChanged& e) { tell_wager(e.amount, e.under); }
    void tell(const Event&, const OptionWagerPlaced& e) { tell_wager(e.amount, e.under); }
    void tell(const Event&, const OptionWagerChanged& e) { tell_wager(e.amount, e.under); }
    void tell(const Event&, const AntePlaced&) { wagers_changed_ = true; }
    void tell(const Event&, const WagerWithdrawn&) { wagers_changed_ = true; }
    void tell(const Event& event, const OptionWagerReturned&) { tell_returned(event); }
    void tell(const Event& event, const AnteReturned&) { tell_returned(event); }
    void tell(const Event&, const ChipsBought& e) {
        show_text(fmt::format(
            "{} bought {}: {} in chips.", e.player == guest_.id ? "You" : name(e.player),
            ledger::to_string(e.amount), ledger::to_string(chips_of(s_, e.player))));
    }
    void tell(const Event&, const ShoeLoaded&) {
        show_text(fmt::format("The dealer shuffles: a new shoe of {} decks.", s_.setup.decks));
    }
    void tell(const Event&, const CallerNamed& e) {
        show_text(fmt::format("{} for box {}.",
                              e.player == guest_.id ? "You decide" : name(e.player) + " decides",
                              e.box));
    }
    void tell(const Event&, const Insured& e) {
        show_text(fmt::format("Box {} is insured for {}{}.", e.box, ledger::to_string(e.amount),
                              e.player == guest_.id ? "" : " by " + name(e.player)));
    }
    void tell(const Event&, const HandSplit& e) {
        show_text(fmt::format("Split: a further {} goes on hand {}.{}.",
                              ledger::to_string(e.amount), e.hand.box, e.new_hand.hand + 1));
    }
    void tell(const Event&, const NoMoreBets&) {
        wagers_changed_ = false;
        dealing_ = true;
        if (!shown_by_turn()) print_deal();
    }
    void tell(const Event&, const CardDealt& e) {
        const int initial = e.hand.box == 0 ? 1 : 2;
        if (dealing_ && ++dealt_[e.hand.box] <= initial) return;
        if (e.hand.box == 0 || is_awaited(e.hand)) return;
        if (told_.insert(key(e.hand)).second) print_hand(s_, e.hand, note_on(e.hand));
    }
    void tell(const Event&, const BlackjackWaits& e) {
        if (between_rounds(s_)) return;
        show_text(fmt::format("The {} of {} waits for the dealer's hand.", natural_word(s_.rules()),
                              label_of(s_, e.hand)));
    }
    void tell(const Event&, const WagerPaid& e) {
        if (settling_) return;
        print_hand(s_, e.hand,
                   toned(fmt::format("paid {}{}", ledger::to_string(e.winnings),
                                     e.even_money ? ", even money" : ""),
                         Tone::good));
    }
    void tell(const Event&, const WagerLost&) {}
    void tell(const Event& event, const WagerReturned&) {
        if (!settling_) show_text(describe(s_, event).text);
    }
    void tell(const Event& event, const ButtonPressed& e) {
        show_text(e.presser == guest_.id && e.counts
                      ? fmt::format("You press the button for box {}.", e.box)
                      : describe(s_, event).text);
    }
    void tell(const Event&, const Surrendered& e) {
        show_text(fmt::format(
            "{} {}.", e.player == guest_.id ? "You surrender" : name(e.player) + " surrenders",
            label_of(s_, e.hand)));
    }
    void tell(const Event& event, const SurrenderCollected&) {
        if (!settling_) show_text(describe(s_, event).text);
    }
    void tell(const Event&, const DoubleWithdrawn& e) {
        show_text(fmt::format("{} {} back from {} and give{} {} up.",
                              e.player == guest_.id ? "You take" : name(e.player) + " takes",
                              ledger::to_string(e.returned), label_of(s_, e.hand),
                              e.player == guest_.id ? "" : "s", ledger::to_string(e.taken)));
    }
    // What the cards are is said with the payment, or with what comes in its place.
    void tell(const Event& event, const OptionWagerWins& e) {
        won_with_ = e.hand;
        if (e.then != OptionWagerIs::done) show_text(describe(s_, event).text);
    }
    void tell(const Event&, const OptionWagerPaid& e) {
        const std::string hand = won_with_.empty() ? "" : fmt::format("{}: ", won_with_);
        show_text(fmt::format("Box {}: {}{} pays {}{}{}.", e.box, hand, rules::title(e.option),
                              e.player == guest_.id ? "" : name(e.player) + " ",
                              ledger::to_string(e.winnings),
                              e.stake_returned ? "" : " and keeps the stake"),
                  Tone::good);
        won_with_ = {};
    }
    void tell(const Event&, const OptionWagerLost& e) { option_losses_.push_back(e); }
    void tell(const Event&, const DealerFinished&) {
        settling_ = true;
        if (s_.round.dealer.cards.size() > 1) print_hand(s_, dealers_hand, "");
    }
    void tell(const Event&, const RoundEnded&) { print_results(s_, guest_, results_); }
    void tell(const Event& event, const RoundVoided&) {
        show_text(describe(s_, event).text);
        print_chips(s_, guest_, results_, guest_.id);
    }

    [[nodiscard]] const std::string& name(PlayerId player) const { return s_.player(player).name; }

    static int key(HandId hand) { return hand.box * hands_per_box_max + hand.hand; }

    void tell_wager(Money amount, Under under) {
        wagers_changed_ = true;
        if (under == Under::tolerated) {
            show_text(fmt::format("{} is under the minimum; this once it is let be",
                                  ledger::to_string(amount)));
        }
    }
    void tell_returned(const Event& event) {
        if (s_.round.stage == Stage::betting) {
            wagers_changed_ = true;
        } else {
            show_text(describe(s_, event).text);
        }
    }
    // The boxes on which one wager is lost at the same time are said together.
    void tell_option_losses() {
        while (!option_losses_.empty()) {
            const OptionWagerLost first = option_losses_.front();
            const auto goes_with_first = [&](const OptionWagerLost& each) {
                return each.option == first.option && each.player == first.player;
            };
            std::vector<int> boxes;
            for (const OptionWagerLost& each : option_losses_) {
                if (goes_with_first(each)) boxes.push_back(each.box);
            }
            std::erase_if(option_losses_, goes_with_first);
            show_text(fmt::format("{}{} loses on box{} {}.",
                                  first.player == guest_.id ? "" : name(first.player) + ": ",
                                  rules::title(first.option), boxes.size() == 1 ? "" : "es",
                                  fmt::join(boxes, ", ")));
        }
    }

    // The line about what is open says how this hand stands.
    [[nodiscard]] bool is_awaited(HandId hand) const {
        const std::vector<HandId> open = hands_in_question(s_);
        return std::find(open.begin(), open.end(), hand) != open.end();
    }

    // With a single box the line about the hand in turn, or to be insured, says everything.
    [[nodiscard]] bool shown_by_turn() const {
        return next_staked_box(s_, next_staked_box(s_, 0)) == 0 && !hands_in_question(s_).empty();
    }

    void print_deal() const {
        print_row("dealer",
                  s_.round.dealer.cards.empty() ? "" : card_text(s_.round.dealer.cards[0]), "", "");
        for (int box = next_staked_box(s_, 0); box != 0; box = next_staked_box(s_, box)) {
            const auto all = s_.box(box).hands[0].cards.cards();
            cards::Hand two;
            for (const Card card : all.first(std::min<std::size_t>(2, all.size()))) two.add(card);
            print_row(fmt::format("box {}", box), cards_text(two.cards()),
                      total_words(s_.rules(), two.total(), two.ace_and_ten()),
                      placed_on(s_, box, guest_));
        }
    }

    // What was taken with the card, or what is at stake after a double.
    [[nodiscard]] std::string note_on(HandId hand) const {
        for (const Event& event : events_) {
            const auto* lost = get_if<WagerLost>(&event.what);
            if (lost != nullptr && lost->hand == hand && s_.hand(hand).total().bust()) {
                return toned(fmt::format("{} taken", ledger::to_string(lost->amount)), Tone::bad);
            }
        }
        return s_.hand(hand).doubled ? "doubled" : "";
    }

    // Boxes in a row that hold the same are said together.
    void print_wagers() const {
        if (s_.round.stage != Stage::betting) return;
        std::vector<std::string> texts;
        for (int box = next_staked_box(s_, 0); box != 0; box = next_staked_box(s_, box)) {
            const std::string placed = placed_on(s_, box, guest_);
            const int first = box;
            for (int next = next_staked_box(s_, box);
                 next == box + 1 && placed_on(s_, next, guest_) == placed;
                 next = next_staked_box(s_, box)) {
                box = next;
            }
            texts.push_back(box == first
                                ? fmt::format("box {}: {}", box, placed)
                                : fmt::format("boxes {} to {}: {} each", first, box, placed));
        }
        if (texts.empty()) texts.emplace_back("no wagers");
        texts.push_back(ledger::to_string(chips_of(s_, guest_.id)) + " in chips");
        show_text(fmt::format("{}", fmt::join(texts, between())));
    }

    const State& s_;
    std::span<const Event> events_;
    const Guest& guest_;
    const Results& results_;
    std::set<int> told_{};
    std::array<int, boxes_on_layout_max + 1> dealt_{};
    bool dealing_{false};
    bool settling_{false};
    bool wagers_changed_{false};
    std::string won_with_{};  // what the cards are for the optional wager that is paid next
    std::vector<OptionWagerLost> option_losses_{};
};

void show_hand_in_question(const State& state, HandId hand, const Guest& guest) {
    print_hand(state, hand,
               fmt::format("dealer {}  wager {}", cards_text(state.round.dealer.cards.cards()),
                           stakes_on(state, hand, guest)));
}

void show_insurance(const State& state, const std::vector<HandId>& hands) {
    std::vector<int> boxes;
    boxes.reserve(hands.size());
    for (const HandId hand : hands) boxes.push_back(hand.box);
    print_folded("  Insurance on boxes {}: the dealer has {}\n", fmt::join(boxes, ", "),
                 cards_text(state.round.dealer.cards.cards()));
}

}  // namespace

void show_events(const State& state, std::span<const Event> events, const Guest& guest,
                 const Results& results) {
    Telling(state, events, guest, results).tell();
}

void show_table(const State& state, const Guest& guest) {
    const int in_deck = cards::cards_in(state.rules().deck.value);
    const int decks_left = (state.cards.shoe.cards_held() + in_deck / 2) / in_deck;
    print_folded("  {}\n", toned(fmt::format("round {}, {}; about {} of {} decks in the shoe",
                                             state.round.number, phase_word(state.round.stage),
                                             decks_left, state.setup.decks),
                                 Tone::faint));
    if (!state.round.dealer.cards.empty()) print_hand(state, dealers_hand, "");
    for (int box = 1; box <= state.setup.boxes; ++box) {
        const Box& each = state.box(box);
        if (!each.staked()) continue;
        const auto number = static_cast<std::uint8_t>(box);
        if (each.hand_count == 0) print_hand(state, {number, 0}, placed_on(state, box, guest));
        for (int hand = next_hand(each, -1); hand >= 0; hand = next_hand(each, hand)) {
            const HandId id{number, static_cast<std::uint8_t>(hand)};
            const bool in_turn = state.round.stage == Stage::play && state.round.turn == id;
            std::string note = stakes_on(state, id, guest);
            if (note.empty()) note = toned("settled", Tone::faint);
            print_hand(state, id, in_turn ? note + toned("  in turn", Tone::strong) : note);
        }
    }
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (player != guest.id && chips_of(state, player) == nothing) continue;
        print_folded(
            "  {}{}\n",
            padded(player == guest.id ? "chips" : state.player(player).name, label_columns),
            toned(ledger::to_string(chips_of(state, player)), Tone::strong));
    }
}

void show_turn(const State& state, const Guest& guest) {
    const std::vector<HandId> hands = hands_in_question(state);
    const bool insurance =
        state.round.stage == Stage::insurance || state.round.stage == Stage::others_insurance;
    if (insurance && hands.size() != 1) {
        if (awaited(state) != nobody) show_insurance(state, hands);
        return;
    }
    for (const HandId hand : hands) show_hand_in_question(state, hand, guest);
}

void show_choices(const State& state, const Guest& guest, std::span<const Choice> choices) {
    std::vector<std::string> texts;
    for (const Choice& choice : choices) {
        std::string text = toned(choice.typed, Tone::strong);
        if (!choice.called.empty()) text += ' ' + choice.called;
        texts.push_back(std::move(text));
    }
    texts.push_back(toned("?", Tone::strong));
    const PlayerId who = speaker(state, guest);
    std::string row = who == guest.id ? "  " : fmt::format("  {}: ", state.player(who).name);
    // A row that is full ends in what stands between two choices.
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string_view after = i + 1 < texts.size() ? between() : "";
        if (i > 0 && columns(row) + columns(texts[i]) + columns(after) > terminal_width()) {
            row.erase(row.find_last_not_of(' ') + 1);
            print_folded("{}\n", row);
            row = "  ";
        }
        row += fmt::format("{}{}", texts[i], after);
    }
    print_folded("{}\n", row);
}

void show_text(std::string_view text, Tone tone) {
    const int width = std::min(terminal_width(), text_columns_max);
    print_folded("  {}\n", toned(wrapped(text, width, 2), tone));
}

}  // namespace croupier::apps
