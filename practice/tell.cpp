#include "practice/tell.hpp"

#include <fmt/core.h>

#include "table/describe.hpp"

namespace croupier::practice {
namespace {

using namespace table;

template <class T, class... Kinds>
constexpr bool is_one_of = (std::is_same_v<T, Kinds> || ...);

// Said by the cards themselves, by what follows, or not to be said: what nobody at the table has
// noticed.
template <class T>
constexpr bool is_quiet =
    is_one_of<T, TableOpened, PlayerJoined, ChipsBought, PlayerSeated, CardsListed, BettingOpened,
              CallerNamed, CardsRemoved, InterimReached, BoxSettled, HandClosed, CardCalled,
              HandStood, HandDoubled, HandSplit, OfferDeclined, TurnCame, InsuranceClosed,
              SurrenderClosed, Surrendered, RescueClosed, RescueOffered, AnteCollected, PowerUsed,
              ShoeLoaded, ShoeReady, CardShowsFace, BurnMissed, ShuffleMissed, CuttingCardMissed,
              InsuranceOverlooked, AnteOverlooked, CardSkipped, CardStrayed, StraySeen, ErrorFound,
              DealerCardAsked, RequestMet, BreachRecorded, ShuffleDue, WagerPlaced, AntePlaced,
              DealersTurn, PlayerMarked>;

bool is_quiet_burn(Burnt why) {
    return why == Burnt::dealers_extra || why == Burnt::by_mistake || why == Burnt::face_up;
}

}  // namespace

std::string sentence_of(const State& state, const Event& event) {
    const Description description = describe(state, event);
    const std::string_view text = description.text;
    if (text.empty()) return {};
    const bool small = text[0] >= 'a' && text[0] <= 'z';
    return fmt::format("{}{}.", small ? static_cast<char>(text[0] - 'a' + 'A') : text[0],
                       text.substr(1));
}

std::string place_text(const State& state, HandId hand) {
    return hand.box == 0 ? "dealer" : "box " + hand_word(state, hand);
}

void Teller::add_card(const State& state, HandId hand, Card card) {
    cards_ += fmt::format("{}{} {}", cards_.empty() ? "" : ", ", place_text(state, hand),
                          listener_.card_text(card));
    last_ = hand;
}

void Teller::end_line() {
    if (cards_.empty()) return;
    listener_.hear(cards_);
    cards_.clear();
}

void Teller::tell(std::string_view sentence) {
    end_line();
    listener_.hear(sentence);
}

void Teller::tell_one(const State& state, const Event& event) {
    visit(
        [&]<class T>(const T& e) {
            if constexpr (std::is_same_v<T, CardDealt>) {
                add_card(state, e.hand, e.card);
            } else if constexpr (std::is_same_v<T, CardMisplaced>) {
                add_card(state, e.to, e.card);
            } else if constexpr (std::is_same_v<T, TotalAnnounced>) {
                // The total of a card that has just come; others are seen with the decision.
                if (state.round.stage < Stage::play || cards_.empty() || e.hand != last_) return;
                cards_ += fmt::format(" ({})",
                                      total_words(state.rules(), {e.points, e.soft}, e.blackjack));
            } else if constexpr (std::is_same_v<T, CardBurnt>) {
                if (!is_quiet_burn(e.why)) tell(sentence_of(state, event));
            } else if constexpr (std::is_same_v<T, CutOffered>) {
                if (e.player == nobody) tell(sentence_of(state, event));
            } else if constexpr (std::is_same_v<T, CuttingCardCame>) {
                // What should follow from it is for the trainee to know.
                tell(e.first ? std::string("The cutting card comes out before the first card.")
                             : fmt::format("The cutting card comes out while {} draws.",
                                           e.to.box == 0 ? std::string("the dealer")
                                                         : place_text(state, e.to)));
            } else if constexpr (!is_quiet<T>) {
                tell(sentence_of(state, event));
            }
        },
        event.what);
}

void Teller::tell(const State& state, std::span<const Event> events) {
    for (const Event& event : events) tell_one(state, event);
}

void Teller::tell_frankly(const State& state, std::span<const Event> events) {
    end_line();
    for (const Event& event : events) {
        const bool quiet = visit(
            []<class T>(const T&) {
                return is_one_of<T, CardsListed, BettingOpened, CallerNamed, TotalAnnounced,
                                 CardsRemoved, InterimReached, BoxSettled, HandClosed, TurnCame,
                                 InsuranceClosed, PowerUsed, ShoeReady, PlayerJoined>;
            },
            event.what);
        if (quiet) continue;
        if (const auto* dealt = get_if<CardDealt>(&event.what)) {
            add_card(state, dealt->hand, dealt->card);
        } else {
            tell(sentence_of(state, event));
        }
    }
    end_line();
}

}  // namespace croupier::practice
