#include <array>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

constexpr auto expectations =
    std::to_array<Word>({"house", "total", "dealer", "cards", "wager", "side", "entries", "offers",
                         "shoe", "rack", "strays", "cut", "cites", "next", "phase"});

bool read_chips_held(Words& words, What& out) {
    const Word first = words.front();
    ExpectChips expect;
    if (!words.name(expect.name)) return false;
    if (words.money(expect.amount) && (words.said() || words.nothing_more())) {
        out = expect;
        return true;
    }
    // What reads as a name may be a misspelt keyword, and the amount went wrong because of it.
    const Word meant = nearest(first, expectations);
    if (!meant.empty())
        words.fault.expected += "; or did you mean expect " + std::string(meant) + "?";
    return false;
}

bool read_total(Words& words, HandRef hand, What& out) {
    ExpectTotal expect;
    expect.hand = hand;
    if (!words.count(expect.points, "a total such as 17")) return false;
    while (!words.said()) {
        Word word;
        if (!words.one_of({"soft", "blackjack", "bust"}, word)) return false;
        (word == "soft" ? expect.soft : word == "bust" ? expect.bust : expect.blackjack) = true;
    }
    out = expect;
    return true;
}

bool read_list(Words& words, List<Card>& out) {
    std::vector<Card> cards;
    do {
        Card card;
        if (!words.card(card)) return false;
        cards.push_back(card);
    } while (!words.said());
    out = words.keep(std::move(cards));
    return true;
}

bool read_cards(Words& words, What& out) {
    ExpectCards expect;
    if (!words.hand_or_dealer(expect.hand)) return false;
    if (!read_list(words, expect.cards)) return false;
    out = expect;
    return true;
}

bool read_wager(Words& words, What& out) {
    ExpectWager expect;
    if (!words.name(expect.name) || !words.keyword("on") || !words.hand(expect.hand) ||
        !words.money(expect.amount)) {
        return false;
    }
    out = expect;
    return true;
}

bool read_side(Words& words, What& out) {
    ExpectSide expect;
    if (!words.name(expect.name) || !words.on_box(expect.box) || !words.option(expect.option) ||
        !words.money(expect.amount)) {
        return false;
    }
    out = expect;
    return true;
}

bool read_entries(Words& words, What& out) {
    ExpectEntries expect;
    if (!words.name(expect.name) || !words.count(expect.count, "a number of entries")) return false;
    out = expect;
    return true;
}

bool read_offers(Words& words, What& out) {
    ExpectOffers expect;
    if (!words.name(expect.name) || !words.keyword("on") || !words.hand(expect.hand)) return false;
    if (words.said()) return words.wrong("decisions such as hit and stand, or nothing");
    if (!words.taken("nothing")) {
        std::vector<Word> offers;
        do {
            Word word;
            if (!words.one_of({"hit", "stand", "double", "split", "surrender", "insurance",
                               "even-money", "stay", "withdraw-double", "press-button"},
                              word)) {
                return false;
            }
            offers.push_back(word);
        } while (!words.said());
        expect.words = words.keep(std::move(offers));
    }
    out = expect;
    return true;
}

constexpr Word cards_counted = "a number of cards";

bool read_shoe(Words& words, What& out) {
    ExpectShoe expect;
    if (!words.count(expect.count, cards_counted)) return false;
    out = expect;
    return true;
}

bool read_rack(Words& words, What& out) {
    const Word first = words.front();
    if (words.said()) return words.wrong("a number of cards, or the cards that came last");
    if (first.find_first_not_of("0123456789") == Word::npos) {
        ExpectRackCount expect;
        if (!words.count(expect.count, cards_counted)) return false;
        out = expect;
        return true;
    }
    ExpectRack expect;
    if (!read_list(words, expect.cards)) return false;
    out = expect;
    return true;
}

bool read_strays(Words& words, What& out) {
    ExpectStrays expect;
    if (!words.taken("none") && !read_list(words, expect.cards)) return false;
    out = expect;
    return true;
}

bool read_cut(Words& words, What& out) {
    ExpectCut expect{words.front()};
    if (words.said()) return words.wrong("a name, staff or none");
    if (!words.taken("staff") && !words.taken("none") && !words.name(expect.who)) return false;
    out = expect;
    return true;
}

bool read_next(Words& words, What& out) {
    ExpectNext expect;
    if (!words.name(expect.name) || !words.keyword("on") || !words.hand(expect.hand)) return false;
    out = expect;
    return true;
}

bool read_phase(Words& words, What& out) {
    ExpectPhase expect;
    if (!words.one_of({"betting", "insurance", "surrender", "play", "dealer", "settled", "closed"},
                      expect.word)) {
        return false;
    }
    out = expect;
    return true;
}

}  // namespace

bool read_expectation(Words& words, What& out) {
    words.advance();
    const Key key = words.key();
    switch (key) {
        case Key::house: {
            words.advance();
            ExpectHouse expect;
            if (!words.signed_money(expect.amount)) return false;
            out = expect;
            return true;
        }
        case Key::total: {
            words.advance();
            HandRef hand;
            return words.hand(hand) && read_total(words, hand, out);
        }
        case Key::dealer: words.advance(); return read_total(words, HandRef{}, out);
        case Key::cards: words.advance(); return read_cards(words, out);
        case Key::wager: words.advance(); return read_wager(words, out);
        case Key::side: words.advance(); return read_side(words, out);
        case Key::entries: words.advance(); return read_entries(words, out);
        case Key::offers: words.advance(); return read_offers(words, out);
        case Key::shoe: words.advance(); return read_shoe(words, out);
        case Key::rack: words.advance(); return read_rack(words, out);
        case Key::strays: words.advance(); return read_strays(words, out);
        case Key::cut: words.advance(); return read_cut(words, out);
        case Key::cites: {
            words.advance();
            ExpectCites expect;
            if (!words.clause(expect.clause)) return false;
            out = expect;
            return true;
        }
        case Key::next: words.advance(); return read_next(words, out);
        case Key::phase: words.advance(); return read_phase(words, out);
        default: break;
    }
    if (words.said()) return words.wrong("a name, or one of " + listed(expectations));
    return read_chips_held(words, out);
}

}  // namespace croupier::record
