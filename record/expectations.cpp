#include <array>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

constexpr auto expectations =
    std::to_array<Word>({"house", "total", "dealer", "cards", "wager", "side", "entries", "offers",
                         "cites", "next", "phase"});

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

bool read_cards(Words& words, What& out) {
    ExpectCards expect;
    if (!words.hand_or_dealer(expect.hand)) return false;
    do {
        Card card;
        if (!words.card(card)) return false;
        expect.cards.push_back(card);
    } while (!words.said());
    out = std::move(expect);
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
        do {
            Word word;
            if (!words.one_of({"hit", "stand", "double", "split", "surrender", "insurance",
                               "even-money", "stay", "withdraw-double", "press-button"},
                              word)) {
                return false;
            }
            expect.words.push_back(word);
        } while (!words.said());
    }
    out = std::move(expect);
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
