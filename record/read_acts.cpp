// What people do.
#include <array>
#include <string>
#include <utility>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

constexpr Word cards_counted = "a number of cards";

constexpr auto beginnings =
    std::to_array<Word>({"rules", "set", "with", "elsewhere", "seed", "shoe", "prizes", "clock",
                         "expect", "dealer", "operator", "supervisor", "director", "inspector"});

// Statements of a name and a box, and of a name and a hand.

template <class Act>
bool read_alone(Words&, Name name, What& out) {
    out = Act{name};
    return true;
}

template <class Act>
bool read_box(Words& words, Name name, What& out) {
    int box = 0;
    if (!words.box(box)) return false;
    out = Act{name, box};
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
    out = Act{name, hand};
    return true;
}

bool read_bet(Words& words, Name name, What& out) {
    Money amount;
    int box = 0;
    Word option;
    if (!words.money(amount)) return false;
    if (words.taken("against")) {
        BetsAgainst bets{name, amount};
        if (!words.name(bets.other)) return false;
        out = bets;
        return true;
    }
    if (!words.on_box(box)) return false;
    if (!words.said() && !words.option(option)) return false;
    out = Bets{name, amount, box, option};
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

template <class Act>
bool read_at_button(Words& words, Name name, What& out) {
    Act act{name};
    if (!read_button(words, act.box, act.slot)) return false;
    out = act;
    return true;
}

bool read_taking(Words& words, Name name, What& out) {
    Word what;
    if (!words.one_of({"even-money", "notes"}, what)) return false;
    if (what == "notes") return read_alone<TakesNotes>(words, name, out);
    return read_on_box<TakesEvenMoney>(words, name, out);
}

bool read_keeping(Words& words, Name name, What& out) {
    return words.keyword("prize") && read_on_box<KeepsPrize>(words, name, out);
}

bool read_declining(Words& words, Name name, What& out) {
    if (words.taken("cut")) return read_alone<DeclinesCut>(words, name, out);
    return read_alone<Declines>(words, name, out);
}

bool read_choice(Words& words, Name name, What& out) {
    ChoosesDealerCard chooses{name};
    Word what;
    if (!words.one_of({"dealer-first", "hand-first"}, what) || !words.on_box(chooses.box)) {
        return false;
    }
    chooses.dealer_first = what == "dealer-first";
    out = chooses;
    return true;
}

bool read_question(Words& words, Name name, What& out) {
    using table::Request;
    constexpr auto requests = std::to_array<std::pair<Word, Request>>({
        {"sign", Request::sign},
        {"rules", Request::rules},
        {"decks", Request::decks},
        {"burnt-card", Request::burnt_card},
        {"cards", Request::cards},
        {"shuffle", Request::shuffle},
        {"advice", Request::advice},
        {"review", Request::review},
        {"approved-shuffle", Request::approved_shuffle},
    });
    for (const auto& [word, request] : requests) {
        if (!words.taken(word)) continue;
        out = Asks{name, request};
        return true;
    }
    AsksOther asks{name};
    if (!words.name(asks.other)) return false;
    out = asks;
    return true;
}

bool read_advice(Words& words, Name name, What& out) {
    Advises advises{name};
    if (!words.name(advises.other)) return false;
    out = advises;
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

struct PersonsVerb {
    Key key;
    bool (*read)(Words& words, Name name, What& out);
};

constexpr auto verbs = std::to_array<PersonsVerb>({
    {Key::buys, read_buying},
    {Key::sits, read_box<Sits>},
    {Key::leaves, read_alone<Leaves>},
    {Key::bets, read_bet},
    {Key::antes, read_ante},
    {Key::announces, read_announcement},
    {Key::withdraws, read_withdrawal},
    {Key::cuts, read_cut},
    {Key::deals, read_alone<Deals>},
    {Key::insures, read_insurance},
    {Key::takes, read_taking},
    {Key::surrenders, read_box<Surrenders>},
    {Key::presses, read_at_button<PressesButton>},
    {Key::triggers, read_at_button<TriggersButton>},
    {Key::keeps, read_keeping},
    {Key::nominates, read_nomination},
    {Key::declines, read_declining},
    {Key::hits, read_hand<Hits>},
    {Key::stands, read_hand<Stands>},
    {Key::doubles, read_double},
    {Key::splits, read_hand<Splits>},
    {Key::stays, read_stay},
    {Key::turns, read_turn},
    {Key::chooses, read_choice},
    {Key::disputes, read_alone<Disputes>},
    {Key::asks, read_question},
    {Key::advises, read_advice},
});

constexpr auto verb_words = [] {
    std::array<Word, verbs.size()> words{};
    for (std::size_t i = 0; i < verbs.size(); ++i) words[i] = to_string(verbs[i].key);
    return words;
}();

constexpr auto readers = [] {
    std::array<decltype(PersonsVerb::read), key_words.size()> by_key{};
    for (const PersonsVerb& verb : verbs) by_key[static_cast<std::size_t>(verb.key)] = verb.read;
    return by_key;
}();

bool wrong_verb(Words& words) {
    constexpr Word what = "something that a person does";
    for (const auto staff : {card_verbs(), power_verbs(), conduct_verbs()}) {
        for (const StaffVerb& verb : staff) {
            if (verb.key != words.key()) continue;
            return words.wrong(std::string(what) + "; " + std::string(words.front()) +
                               (verb.who == Staff::those_who_deal
                                    ? " is for the dealer or a supervisor"
                                    : " is for officials"));
        }
    }
    if (!nearest(words.front(), verb_words).empty()) {
        return words.wrong_choice(std::string(what), verb_words);
    }
    return words.wrong("what a person does: " + listed(verb_words));
}

bool read_persons_act(Words& words, What& out) {
    const Words::Place at_name = words.place();
    Name name;
    if (!words.name(name)) return false;
    const auto read = readers[static_cast<std::size_t>(words.key())];
    if (read) {
        words.advance();
        return read(words, name, out);
    }
    const bool near_verb = words.key() != Key::none || !nearest(words.front(), verb_words).empty();
    if (near_verb || nearest(name, beginnings).empty()) return wrong_verb(words);
    words.back_to(at_name);
    return words.wrong_choice("a name or a keyword", beginnings);
}

bool read_shoe(Words& words, What& out) {
    ShoeIs shoe;
    std::vector<ShoeItem> items;
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
        items.push_back(item);
    } while (!words.said());
    shoe.items = words.keep(std::move(items));
    out = shoe;
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
    std::vector<int> slots;
    do {
        int slot = 0;
        if (!read_slot(words, slot)) return false;
        slots.push_back(slot);
    } while (!words.said());
    out = PrizesAre{words.keep(std::move(slots))};
    return true;
}

}  // namespace

std::span<const Word> persons_verbs() { return verb_words; }

bool read_button(Words& words, int& box, int& slot) {
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
        case Key::dealer: words.advance(); return read_staff_act(words, Role::dealer, out);
        case Key::supervisor: words.advance(); return read_staff_act(words, Role::supervisor, out);
        case Key::casino_operator:
            words.advance();
            return read_staff_act(words, Role::operator_, out);
        case Key::director: words.advance(); return read_staff_act(words, Role::director, out);
        case Key::inspector: words.advance(); return read_staff_act(words, Role::inspector, out);
        default: return read_persons_act(words, out);
    }
}

}  // namespace croupier::record
