#include <array>
#include <string>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

constexpr Word cards_counted = "a number of cards";

constexpr auto persons_verbs = std::to_array<Word>(
    {"buys",     "sits",  "leaves",  "bets",    "antes",      "announces", "withdraws",
     "cuts",     "deals", "insures", "takes",   "surrenders", "presses",   "nominates",
     "declines", "hits",  "stands",  "doubles", "splits",     "stays",     "turns"});
constexpr auto dealers_verbs =
    std::to_array<Word>({"deals", "goes", "shuffles", "places", "burns", "draws", "exposes",
                         "misplaces", "refuses", "presses", "overlooks", "finds"});
constexpr auto officials_verbs =
    std::to_array<Word>({"opens", "closes", "announces", "allows", "restricts", "lifts", "replaces",
                         "voids", "excludes", "calls", "orders", "reconstructs", "declares",
                         "marks", "reassigns", "permits", "refuses", "presses", "finds"});
constexpr auto inspectors_verbs = std::to_array<Word>({"approves", "presses"});

constexpr auto beginnings =
    std::to_array<Word>({"rules", "set", "with", "elsewhere", "seed", "shoe", "prizes", "clock",
                         "expect", "dealer", "operator", "supervisor", "inspector"});

struct Verbs {
    std::span<const Word> words;
    Word doer;
};

constexpr Verbs verbs_of(Actor actor) {
    switch (actor) {
        case Actor::person: return {persons_verbs, "a person"};
        case Actor::dealer: return {dealers_verbs, "the dealer"};
        case Actor::official: return {officials_verbs, "the operator or a supervisor"};
        case Actor::inspector: break;
    }
    return {inspectors_verbs, "an inspector"};
}

// Statements of a name and a box, and of a name and a hand.

template <class Act>
bool read_box(Words& words, Name name, What& out) {
    int box = 0;
    if (!words.box(box)) return false;
    out.emplace<Act>(Act{name, box});
    return true;
}

template <class Act>
bool read_on_box(Words& words, Name name, What& out) {
    return words.keyword("on") && read_box<Act>(words, name, out);
}

template <class Act>
bool read_hand(Words& words, Name name, What& out) {
    HandRef hand;
    if (!words.hand(hand)) return false;
    out.emplace<Act>(Act{name, hand});
    return true;
}

bool read_bet(Words& words, Name name, What& out) {
    Money amount;
    int box = 0;
    Word option;
    if (!words.money(amount) || !words.on_box(box)) return false;
    if (!words.said() && !words.option(option)) return false;
    out.emplace<Bets>(Bets{name, amount, box, option});
    return true;
}

bool read_announcement(Words& words, Name name, What& out) {
    Announces announces{name};
    if (!words.money(announces.amount) || !words.on_box(announces.box)) return false;
    if (!words.said()) {
        if (!words.keyword("with") || !words.keyword("cash")) return false;
        announces.with_cash = true;
    }
    out = announces;
    return true;
}

bool read_withdrawal(Words& words, Name name, What& out) {
    if (words.taken("double")) {
        return words.keyword("on") && read_hand<WithdrawsDouble>(words, name, out);
    }
    Withdraws withdraws{name};
    if (!words.box(withdraws.box)) return false;
    if (!words.said() && !words.option(withdraws.option)) return false;
    out = withdraws;
    return true;
}

bool read_insurance(Words& words, Name name, What& out) {
    Insures insures{name};
    if (!words.money(insures.amount) || !words.on_box(insures.box)) return false;
    if (!words.said()) {
        if (!words.keyword("for") || !words.name(insures.other)) return false;
    }
    out = insures;
    return true;
}

bool read_double(Words& words, Name name, What& out) {
    Doubles doubles{name};
    if (!words.hand(doubles.hand)) return false;
    if (!words.said()) {
        Money amount;
        if (!words.money(amount)) return false;
        doubles.amount = amount;
    }
    out = doubles;
    return true;
}

bool read_stay(Words& words, Name name, What& out) {
    Stays stays{name};
    if (!words.said()) {
        HandRef hand;
        if (!words.keyword("on") || !words.hand(hand)) return false;
        stays.hand = hand;
    }
    out = stays;
    return true;
}

bool read_turn(Words& words, Name name, What& out) {
    Turns turns{name};
    if (!words.hand(turns.hand)) return false;
    if (!words.said()) {
        const Word card = words.front();
        if (card.size() != 1 || card.front() < '1' || card.front() > '9') {
            return words.wrong("which card of the hand, from 1 to 9");
        }
        turns.card = card.front() - '0';
        words.advance();
    }
    out = turns;
    return true;
}

bool read_persons_press(Words& words, Name name, What& out) {
    PressesButton presses{name};
    if (!read_press(words, presses.box, presses.slot)) return false;
    out = presses;
    return true;
}

bool read_nomination(Words& words, Name name, What& out) {
    Nominates nominates{name};
    if (!words.name(nominates.other) || !words.on_box(nominates.box)) return false;
    out = nominates;
    return true;
}

bool read_ante(Words& words, Name name, What& out) {
    Antes antes{name};
    if (!words.money(antes.amount) || !words.on_box(antes.box)) return false;
    out = antes;
    return true;
}

bool read_buying(Words& words, Name name, What& out) {
    Buys buys{name};
    if (!words.money(buys.amount)) return false;
    out = buys;
    return true;
}

bool read_cut(Words& words, Name name, What& out) {
    Cuts cuts{name};
    if (!words.count(cuts.cards, cards_counted)) return false;
    out = cuts;
    return true;
}

bool read_persons_act(Words& words, What& out) {
    const Words::Place at_name = words.place();
    Name name;
    if (!words.name(name)) return false;
    const Key verb = words.key();
    if (verb == Key::none) {
        const Word meant = nearest(name, beginnings);
        if (meant.empty() || !nearest(words.front(), persons_verbs).empty()) {
            return wrong_verb(words, Actor::person);
        }
        words.back_to(at_name);
        return words.wrong_choice("a name or a keyword", beginnings);
    }
    const Words::Place at_verb = words.place();
    words.advance();
    switch (verb) {
        case Key::buys: return read_buying(words, name, out);
        case Key::sits: return read_box<Sits>(words, name, out);
        case Key::leaves: out = Leaves{name}; return true;
        case Key::bets: return read_bet(words, name, out);
        case Key::antes: return read_ante(words, name, out);
        case Key::announces: return read_announcement(words, name, out);
        case Key::withdraws: return read_withdrawal(words, name, out);
        case Key::cuts: return read_cut(words, name, out);
        case Key::deals: out = Deals{name}; return true;
        case Key::insures: return read_insurance(words, name, out);
        case Key::takes:
            return words.keyword("even-money") && read_on_box<TakesEvenMoney>(words, name, out);
        case Key::surrenders: return read_box<Surrenders>(words, name, out);
        case Key::presses: return read_persons_press(words, name, out);
        case Key::nominates: return read_nomination(words, name, out);
        case Key::declines:
            if (words.taken("cut")) {
                out = DeclinesCut{name};
            } else {
                out = Declines{name};
            }
            return true;
        case Key::hits: return read_hand<Hits>(words, name, out);
        case Key::stands: return read_hand<Stands>(words, name, out);
        case Key::doubles: return read_double(words, name, out);
        case Key::splits: return read_hand<Splits>(words, name, out);
        case Key::stays: return read_stay(words, name, out);
        case Key::turns: return read_turn(words, name, out);
        default: words.back_to(at_verb); return wrong_verb(words, Actor::person);
    }
}

bool read_dealers_act(Words& words, What& out) {
    switch (words.key()) {
        case Key::deals:
            words.advance();
            out = Deals{};
            return true;
        case Key::goes:
            words.advance();
            out = GoesOn{};
            return words.keyword("on");
        case Key::shuffles:
            words.advance();
            out = Shuffles{};
            return true;
        case Key::burns:
            words.advance();
            out = Burns{};
            return true;
        case Key::exposes:
            words.advance();
            out = Exposes{};
            return true;
        case Key::refuses: words.advance(); return read_refusal(words, Role::dealer, out);
        case Key::presses: words.advance(); return read_staffs_press(words, Role::dealer, out);
        case Key::finds: words.advance(); return read_missing_ante(words, Role::dealer, out);
        case Key::overlooks: {
            words.advance();
            OverlooksAnte overlooks;
            if (!words.keyword("ante") || !words.on_box(overlooks.box)) return false;
            out = overlooks;
            return true;
        }
        case Key::places: {
            words.advance();
            PlacesCuttingCard places;
            if (!words.keyword("cutting-card")) return false;
            if (!words.count(places.cards, cards_counted)) return false;
            out = places;
            return true;
        }
        case Key::draws: {
            words.advance();
            if (words.said()) {
                out = Draws{};
                return true;
            }
            DrawsTo draws;
            if (!words.keyword("to") || !words.hand_or_dealer(draws.hand)) return false;
            out = draws;
            return true;
        }
        case Key::misplaces: {
            words.advance();
            MisplacesTo misplaces;
            if (!words.keyword("to") || !words.hand_or_dealer(misplaces.hand)) return false;
            out = misplaces;
            return true;
        }
        default: return wrong_verb(words, Actor::dealer);
    }
}

bool read_shoe(Words& words, What& out) {
    ShoeIs shoe;
    do {
        if (words.taken("*")) {
            if (!words.said()) return words.wrong("the end of the line, because * ends the shoe");
            shoe.open_ended = true;
            break;
        }
        ShoeItem item;
        if (words.taken("|")) {
            item.kind = ShoeItem::Kind::cutting_card;
        } else if (!words.face_up_or_card(item)) {
            return false;
        }
        shoe.items.push_back(item);
    } while (!words.said());
    out = std::move(shoe);
    return true;
}

// Slots count from 1.
bool read_slot(Words& words, int& slot) {
    constexpr Word a_slot = "a slot from 1 on";
    const Words::Place at_slot = words.place();
    if (!words.count(slot, a_slot)) return false;
    if (slot > 0) return true;
    words.back_to(at_slot);
    return words.wrong(std::string(a_slot));
}

bool read_prizes(Words& words, What& out) {
    PrizesAre prizes;
    do {
        int slot = 0;
        if (!read_slot(words, slot)) return false;
        prizes.slots.push_back(slot);
    } while (!words.said());
    out = std::move(prizes);
    return true;
}

}  // namespace

bool wrong_verb(Words& words, Actor actor) {
    const auto [own, doer] = verbs_of(actor);
    for (const Actor other : {Actor::person, Actor::dealer, Actor::official, Actor::inspector}) {
        const Verbs others = verbs_of(other);
        for (const Word verb : others.words) {
            if (verb != words.front()) continue;
            return words.wrong("something that " + std::string(doer) + " does; " +
                               std::string(verb) + " is for " + std::string(others.doer));
        }
    }
    if (!nearest(words.front(), own).empty()) {
        return words.wrong_choice("something that " + std::string(doer) + " does", own);
    }
    return words.wrong("what " + std::string(doer) + " does: " + listed(own));
}

bool read_press(Words& words, int& box, int& slot) {
    if (!words.keyword("button") || !words.on_box(box)) return false;
    if (words.said()) return true;
    return words.keyword("slot") && read_slot(words, slot);
}

bool read_act(Words& words, What& out) {
    switch (words.key()) {
        case Key::shoe: words.advance(); return read_shoe(words, out);
        case Key::prizes: words.advance(); return read_prizes(words, out);
        case Key::clock: {
            words.advance();
            Clock clock;
            if (!words.minutes(clock.minutes)) return false;
            out = clock;
            return true;
        }
        case Key::dealer: words.advance(); return read_dealers_act(words, out);
        case Key::casino_operator:
            words.advance();
            return read_official_act(words, Role::operator_, out);
        case Key::supervisor:
            words.advance();
            return read_official_act(words, Role::supervisor, out);
        case Key::inspector: words.advance(); return read_official_act(words, Role::inspector, out);
        case Key::director:
            return words.wrong("operator, supervisor or inspector; no statement is a director's");
        default: return read_persons_act(words, out);
    }
}

}  // namespace croupier::record
