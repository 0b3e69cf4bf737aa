#include "practice/floor.hpp"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "host/host.hpp"
#include "record/parse.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::practice {
namespace {

using namespace table;
using ledger::Money;
using record::Outcome;

constexpr std::array<std::string_view, 4> names = {"Alice", "Bob", "Carol", "Dan"};
constexpr int chips_at_first = 1000;
constexpr Money chips_low{20'000};
constexpr Money wager_step{500};

bool has(const std::vector<Offer>& open, Offer offer) {
    return std::find(open.begin(), open.end(), offer) != open.end();
}

int dealer_shows(const State& state) {
    if (state.round.dealer.cards.empty()) return 10;
    const cards::Card card = state.round.dealer.cards[0];
    return card.is_ace() ? 11 : cards::points(card.rank);
}

// The verb for a hand, after the usual advice of books on the game, as far as it is open.
std::string_view sensible(const PlayedHand& hand, int against, const std::vector<Offer>& open) {
    const Total total = hand.total();
    if (has(open, Offer::split)) {
        const int value = hand.cards[0].is_ace() ? 11 : cards::points(hand.cards[0].rank);
        const bool low = value == 2 || value == 3 || value == 6 || value == 7;
        if (value == 11 || value == 8 || (low && against < 7) || (value == 9 && against < 7)) {
            return "splits";
        }
    }
    if (has(open, Offer::double_) && !total.soft) {
        const bool best = total.points == 11 || (total.points == 10 && against < 10);
        if (best || (total.points == 9 && against >= 3 && against < 7)) return "doubles";
    }
    const bool low_dealer = against >= 2 && against < 7;
    const bool draws = total.soft ? total.points < 18
                                  : total.points < 12 || (total.points < 17 && !low_dealer) ||
                                        (total.points == 12 && against < 4);
    if (draws && has(open, Offer::hit)) return "hits";
    return has(open, Offer::stand) ? "stands" : "hits";
}

}  // namespace

Floor::Floor(record::Session& session, chance::Source& whim, Listener& listener)
    : session_(session), whim_(whim), listener_(listener), teller_(listener) {}

int Floor::below(int bound) {
    return static_cast<int>(whim_.below(static_cast<std::uint64_t>(bound)));
}

bool Floor::put(const std::string& line) {
    auto parsed = record::parse_line(line);
    if (std::holds_alternative<record::Fault>(parsed)) return false;
    const Outcome outcome = session_.take(std::get<record::Statement>(parsed));
    if (outcome.is == Outcome::Is::done) {
        lines_.push_back(line);
        return true;
    }
    refusal_ = outcome.refusal;
    return false;
}

bool Floor::say(const std::string& line) {
    if (!put(line)) return false;
    teller_.tell(state(), events());
    return true;
}

bool Floor::say_frankly(const std::string& line) {
    if (!put(line)) return false;
    teller_.tell_frankly(state(), events());
    return true;
}

bool Floor::is_refused(const std::string& line) {
    auto parsed = record::parse_line(line);
    if (std::holds_alternative<record::Fault>(parsed)) return false;
    const Outcome outcome = session_.take(std::get<record::Statement>(parsed));
    if (outcome.is != Outcome::Is::refused) return false;
    refusal_ = outcome.refusal;
    lines_.push_back(fmt::format("{} ! {}", line, refusal_.because.first().id()));
    return true;
}

bool Floor::would_refuse(const Command& command, const std::optional<Official>& by) const {
    return host::would_refuse(state(), command, by).has_value();
}

const Sitter* Floor::sitter_at(int box) const {
    const auto found = std::find_if(sitters_.begin(), sitters_.end(),
                                    [&](const Sitter& sitter) { return sitter.box == box; });
    return found == sitters_.end() ? nullptr : &*found;
}

PlayerId Floor::id(const Sitter& sitter) const { return find_player(state(), sitter.name); }

// Two to four people, with a box free between some of them.
void Floor::seat_people() {
    const int boxes = session_.header().setup().boxes;
    const int people = std::min(2 + below(3), boxes / 2 + 1);
    int box = 1 + below(2);
    for (int i = 0; i < people && box <= boxes; ++i) {
        sitters_.push_back({std::string(names[static_cast<std::size_t>(i)]), box});
        box += 1 + below(2);
    }
    for (const Sitter& sitter : sitters_) {
        put(fmt::format("{} buys {}", sitter.name, chips_at_first));
        put(fmt::format("{} sits {}", sitter.name, sitter.box));
    }
}

void Floor::place_wagers() {
    std::string told;
    for (const Sitter& sitter : sitters_) {
        if (state().player(id(sitter)).excluded) continue;
        if (chips_of(state(), id(sitter)) < chips_low) {
            put(fmt::format("{} buys {}", sitter.name, chips_at_first));
        }
        const Money least = state().setup.minimum;
        const Money wager{(least.cents + wager_step.cents - 1) / wager_step.cents *
                              wager_step.cents +
                          below(4) * wager_step.cents};
        if (!put(fmt::format("{} bets {} on {}", sitter.name, ledger::to_string(wager),
                             sitter.box))) {
            continue;
        }
        told += fmt::format("{}{} {} on box {}", told.empty() ? "" : ", ", sitter.name,
                            ledger::to_string(wager), sitter.box);
        const Money ante = state().setup.ante;
        if (ante == ledger::nothing || sitter.box == without_ante_) continue;
        if (put(fmt::format("{} antes {} on {}", sitter.name, ledger::to_string(ante),
                            sitter.box))) {
            told += fmt::format(" with the Ante of {}", ledger::to_string(ante));
        }
    }
    without_ante_ = 0;
    teller_.tell(fmt::format("Wagers: {}.", told));
}

void Floor::shuffle_cards() {
    if (state().cards.preparing.cards == CardsAre::new_cards) {
        teller_.tell("Dealer and supervisor check the new cards.");
        put("dealer checks cards");
        put("supervisor checks cards");
    }
    teller_.tell("The dealer shuffles the cards.");
    put("dealer shuffles");
    if (state().cards.preparing.cards != CardsAre::shuffled) return;
    // Somebody may not care for the cut.
    const PlayerId first = state().cards.preparing.cutter;
    if (first != nobody && one_in(4)) {
        teller_.tell(fmt::format("{} does not want to cut.", state().player(first).name));
        put(fmt::format("{} declines cut", state().player(first).name));
    }
}

std::string Floor::cutter() const {
    const PlayerId player = state().cards.preparing.cutter;
    return player == nobody ? "supervisor" : state().player(player).name;
}

void Floor::cut_cards() {
    if (state().cards.preparing.cards != CardsAre::shuffled) return;
    const int stack = state().cards_in_shoe();
    const int deck = cards::cards_in(rules().deck.value);
    const std::string who = cutter();
    const int at = deck + below(stack - 2 * deck + 1);
    teller_.tell(fmt::format("{} cuts the cards {} from the front.",
                             who == "supervisor" ? "A supervisor" : who, at));
    put(fmt::format("{} cuts {}", who, at));
}

// As far from the back as books allow, so that a shuffle comes every few rounds.
int Floor::usual_place() const {
    const int stack = state().setup.decks * cards::cards_in(rules().deck.value);
    return stack / 2;
}

void Floor::place_cutting_card() {
    const int behind = usual_place();
    teller_.tell(
        fmt::format("The dealer puts the cutting card in, {} cards from the back.", behind));
    put(fmt::format("dealer places cutting-card {}", behind));
}

bool Floor::burn_is_due() const {
    return rules().burn.value == rules::Burn::always && !state().cards.preparing.burnt;
}

void Floor::burn_first_card() {
    teller_.tell("The dealer burns the first card, face down.");
    put("dealer burns");
}

void Floor::prepare_shoe() {
    shuffle_cards();
    cut_cards();
    place_cutting_card();
    teller_.tell("The cards go into the shoe.");
    if (burn_is_due()) burn_first_card();
}

bool Floor::draw_due_card(HandId to) {
    return put(to.box == 0 ? std::string("dealer draws to dealer")
                           : fmt::format("dealer draws to {}.{}", to.box, to.hand + 1));
}

std::string Floor::hand_text(HandId hand) const {
    const PlayedHand& played = state().hand(hand);
    std::string cards;
    for (const cards::Card card : played.cards.cards()) {
        cards += fmt::format("{}{}", cards.empty() ? "" : " ", card_text(card));
    }
    return fmt::format("{}, {}", cards, total_words(rules(), played.total(), played.blackjack()));
}

std::string Floor::decision_on(HandId hand, PlayerId player) const {
    const auto open = offers(state(), player, hand);
    const PlayedHand& played = state().hand(hand);
    const int against = dealer_shows(state());
    if (has(open, Offer::surrender)) {
        const bool poor = !played.total().soft && played.total().points >= 15 &&
                          played.total().points < 17 && against >= 10;
        return poor ? "surrenders" : "declines";
    }
    if (has(open, Offer::hit) || has(open, Offer::stand)) {
        return std::string(sensible(played, against, open));
    }
    if (has(open, Offer::split)) return "splits";
    return {};
}

void Floor::answer(PlayerId player) {
    const std::string name = state().player(player).name;
    const auto hands = hands_open_to(state(), player);
    const HandId hand = hands.empty() ? state().round.turn : hands.front();
    const std::string decision = hands.empty() ? std::string() : decision_on(hand, player);
    const std::string word = fmt::format("{}.{}", hand.box, hand.hand + 1);
    if (decision.empty() || decision == "declines") {
        teller_.tell(fmt::format("{} declines.", name));
        if (!put(fmt::format("{} declines", name)) && !put(fmt::format("{} stays", name))) {
            put("dealer goes on");
        }
        return;
    }
    if (decision == "surrenders") {
        teller_.tell(fmt::format("{} surrenders box {} ({}).", name, hand.box, hand_text(hand)));
        put(fmt::format("{} surrenders {}", name, hand.box));
        return;
    }
    // A card that all have seen, and that nobody would draw, is refused where the book allows it.
    const bool seen = !state().cards.strays.empty() && state().cards.strays.front().seen;
    if (seen && rules().stray_refused.because && decision != "splits") {
        PlayedHand then = state().hand(hand);
        then.cards.add(state().next_card());
        if (then.total().bust() || decision == "stands") {
            teller_.tell(fmt::format("{} on box {} ({}) does not want the card.", name,
                                     hand_word(state(), hand), hand_text(hand)));
            if (put(fmt::format("{} declines", name))) return;
        }
    }
    teller_.tell(fmt::format("{} on box {} ({}) {}.", name, hand_word(state(), hand),
                             hand_text(hand), decision == "hits" ? "draws" : decision));
    if (put(fmt::format("{} {} {}", name, decision, word))) return;
    if (!put(fmt::format("{} stands {}", name, word))) put(fmt::format("{} hits {}", name, word));
}

void Floor::remark(std::string_view text) { lines_.push_back(fmt::format("# {}", text)); }

std::string Floor::record() const {
    std::string text = "# A practice session of `croupier play`. `croupier run` plays it again.\n";
    for (const std::string& line : lines_) text += line + '\n';
    text += '\n';
    for (std::size_t p = 0; p < state().people.players.size(); ++p) {
        text += fmt::format("expect {} {}\n", state().people.players[p].name,
                            ledger::to_string(chips_of(state(), static_cast<PlayerId>(p))));
    }
    return text + fmt::format("expect house {}\n", ledger::to_string(house_win(state())));
}

}  // namespace croupier::practice
