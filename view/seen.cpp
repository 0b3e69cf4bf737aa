#include "view/seen.hpp"

#include <algorithm>
#include <type_traits>

#include "table/card_event_fields.hpp"
#include "table/event_fields.hpp"
#include "table/official_event_fields.hpp"
#include "table/option_event_fields.hpp"

namespace croupier::view {
namespace {

using cards::unseen_card;
using namespace table;  // NOLINT(google-build-using-namespace): every kind of event is named here

// Whether a member of an event is a card, or a list of them.
template <class T>
struct Holds : std::false_type {
    static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>,
                  "a new type of member: say here whether it can hold a card");
};
template <>
struct Holds<Card> : std::true_type {};
template <class T>
struct Holds<std::vector<T>> : Holds<T> {};
template <class T>
struct Holds<std::optional<T>> : Holds<T> {};
template <>
struct Holds<Money> : std::false_type {};
template <>
struct Holds<HandId> : std::false_type {};
template <>
struct Holds<std::string> : std::false_type {};
template <>
struct Holds<Boxed<Setup>> : std::false_type {};

template <class Kind>
constexpr bool holds_card = std::apply(
    []<class... T>(const Member<Kind, T>&...) { return (false || ... || Holds<T>::value); },
    described<Kind>.members);

// Takes out of an event what its viewer may not know; tells whether there was anything.
struct Hide {
    const State& before;
    const Viewer& viewer;

    // The order of a shoe is nobody's.
    bool operator()(ShoeLoaded& e) const { return clear(e.order); }
    bool operator()(ShoeReloaded& e) const { return clear(e.order); }
    bool operator()(CardsListed& e) const {
        std::fill(e.cards.begin(), e.cards.end(), unseen_card);
        return !e.cards.empty();
    }

    bool operator()(CardDealt& e) const {
        return hide_unless(!e.face_down || has_wager_on(e.hand.box), e.card);
    }
    // These are laid face up, whoever erred.
    bool operator()(CardMisplaced&) const { return false; }
    bool operator()(CardLaidLate&) const { return false; }
    bool operator()(CardTakenBack& e) const {
        const int last = before.hand(e.from).cards.size() - 1;
        return hide_unless(sees_card(before, viewer, e.from, last), e.card);
    }
    bool operator()(CardStrayed& e) const { return hide_unless(e.seen, e.card); }

    // What is burnt face down stays unseen, also where the order of the shoe is known.
    bool operator()(CardBurnt& e) const {
        const bool unseen = e.why == Burnt::first_of_shoe || e.why == Burnt::by_mistake;
        if (!e.card || !unseen) return false;
        e.card = unseen_card;
        return true;
    }
    // It is shown to the player who asks, by the staff.
    bool operator()(BurntCardShown& e) const {
        return hide_unless(e.player == viewer.player || viewer.is_official(), e.card);
    }
    // The operator has named it before everybody.
    bool operator()(CardReplaced&) const { return false; }

    // That two cards are a pair is known to whom they are.
    bool operator()(CardCalled& e) const { return hide_pair(e.hand, e.leaves_pair); }
    bool operator()(HandStood& e) const { return hide_pair(e.hand, e.leaves_pair); }
    bool operator()(HandDoubled& e) const { return hide_pair(e.hand, e.leaves_pair); }
    bool operator()(AbsentPlayed& e) const { return hide_pair(e.hand, e.leaves_pair); }

    template <class Kind>
    bool operator()(Kind&) const {
        static_assert(!holds_card<Kind>, "an event with a card: say above who may see it");
        static_assert(
            !requires(Kind kind) { kind.leaves_pair; }, "say above who may know it");
        return false;
    }

private:
    [[nodiscard]] bool has_wager_on(int box) const {
        return bettor_index(before.box(box), viewer.player) >= 0;
    }
    static bool clear(std::vector<Card>& order) {
        const bool any = !order.empty();
        order.clear();
        return any;
    }
    static bool hide_unless(bool seen, Card& card) {
        if (!seen) card = unseen_card;
        return !seen;
    }
    // Hidden whether it is so or not: else the one would tell the other.
    [[nodiscard]] bool hide_pair(HandId hand, bool& pair) const {
        if (sees_hand(before, viewer, hand)) return false;
        pair = false;
        return true;
    }
};

}  // namespace

bool sees_card(const State& state, const Viewer& viewer, HandId hand, int card) {
    const bool face_down = card < 2 && ((state.hand(hand).face_down >> card) & 1) != 0;
    return !face_down || bettor_index(state.box(hand.box), viewer.player) >= 0;
}

bool sees_hand(const State& state, const Viewer& viewer, HandId hand) {
    return sees_card(state, viewer, hand, 0) && sees_card(state, viewer, hand, 1);
}

Seen seen_by(const State& before, const Event& event, const Viewer& viewer) {
    Seen seen{event, false};
    seen.hidden = visit(Hide{before, viewer}, seen.event.what);
    // How the book plays a hand says what it is: 17 or more, soft or not.
    if (seen.hidden && holds_alternative<AbsentPlayed>(seen.event.what)) {
        seen.event.because = Because(before.rules().absent_play);
    }
    return seen;
}

}  // namespace croupier::view
