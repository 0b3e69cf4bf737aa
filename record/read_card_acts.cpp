// What the staff does with the cards, and the errors that are made and found there.
#include <array>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

using table::Finding;
using table::Mix;

constexpr Word cards_counted = "a number of cards";

bool read_checking(Words& words, Role by, What& out) {
    ChecksCards checks{by};
    if (!words.keyword("cards")) return false;
    if (!words.said()) {
        int counted = 0;
        if (!words.count(counted, cards_counted)) return false;
        checks.counted = counted;
    }
    out = checks;
    return true;
}

template <Mix mix>
bool read_mixing(Words& words, Role by, What& out) {
    out = MixesCards{by, mix};
    return words.keyword("cards");
}

bool read_bringing(Words& words, Role by, What& out) {
    BringsCards brings{by};
    if (!words.keyword("cards")) return false;
    if (!words.said() && !words.one_of({"pre-checked", "pre-shuffled"}, brings.word)) return false;
    out = brings;
    return true;
}

bool read_cut(Words& words, Role by, What& out) {
    StaffCuts cuts{by};
    if (!words.count(cuts.cards, cards_counted)) return false;
    out = cuts;
    return true;
}

bool read_placing(Words& words, Role by, What& out) {
    PlacesCuttingCard places{by};
    if (!words.keyword("cutting-card") || !words.count(places.cards, cards_counted)) return false;
    out = places;
    return true;
}

bool read_order(Words& words, Role by, What& out) {
    Word what;
    if (!words.one_of({"shuffle", "burn", "face-down"}, what)) return false;
    if (what == "burn") {
        out = OrdersBurn{by};
    } else if (what == "face-down") {
        out = OrdersFaceDown{by};
    } else if (words.said()) {
        out = OrdersShuffle{by};
    } else {
        Word end;
        if (!words.keyword("at") || !words.one_of({"front", "rear"}, end)) return false;
        out = OrdersShuffleAt{by, end == "front"};
    }
    return true;
}

bool read_replacement(Words& words, Role by, What& out) {
    if (words.taken("cards")) {
        out = ReplacesCards{by};
        return true;
    }
    if (words.taken("shoe")) {
        ReplacesShoe replaces{by};
        if (!words.one_of({"hand", "automatic", "continuous"}, replaces.word)) return false;
        out = replaces;
        return true;
    }
    const auto card = cards::parse_card(words.front());
    if (!card) return words.wrong("cards, shoe, or a card such as 7s");
    words.advance();
    out = ReplacesCard{by, *card};
    return true;
}

bool read_drawing(Words& words, Role by, What& out) {
    if (words.said()) {
        out = Draws{by};
        return true;
    }
    DrawsTo draws{by};
    if (!words.keyword("to") || !words.hand_or_dealer(draws.hand)) return false;
    out = draws;
    return true;
}

bool read_misplacing(Words& words, Role by, What& out) {
    MisplacesTo misplaces{by};
    if (!words.keyword("to") || !words.hand_or_dealer(misplaces.hand)) return false;
    out = misplaces;
    return true;
}

bool read_skipping(Words& words, Role by, What& out) {
    Skips skips{by};
    if (!words.hand_or_dealer(skips.hand)) return false;
    out = skips;
    return true;
}

bool read_overlooking(Words& words, Role by, What& out) {
    Word what;
    if (!words.one_of({"ante", "insurance"}, what)) return false;
    if (what == "insurance") {
        out = OverlooksInsurance{by};
        return true;
    }
    OverlooksAnte overlooks{by};
    if (!words.on_box(overlooks.box)) return false;
    out = overlooks;
    return true;
}

// What has been found, from `missing` on.
bool read_missing(Words& words, Word what, Role by, What& out) {
    if (!words.keyword("missing")) return false;
    if (what == "ante") {
        FindsAnteMissing finds{by};
        if (!words.on_box(finds.box)) return false;
        out = finds;
        return true;
    }
    Finds finds{by};
    if (what == "wager") {
        finds.finding = Finding::wager_missing;
        if (!words.on_box(finds.box)) return false;
    } else if (what == "card") {
        finds.finding = Finding::card_missing;
        if (!words.keyword("on")) return false;
        if (!words.taken("dealer") && !words.box(finds.box)) return false;
    } else {
        finds.finding = what == "burn"      ? Finding::burn_missing
                        : what == "shuffle" ? Finding::shuffle_missing
                                            : Finding::cutting_card_missing;
    }
    out = finds;
    return true;
}

bool read_finding(Words& words, Role by, What& out) {
    Word what;
    if (!words.one_of(
            {"ante", "burn", "cutting-card", "shuffle", "wager", "card", "wrong", "order"}, what)) {
        return false;
    }
    if (what == "wrong") {
        out = Finds{by, Finding::wrong_decks, 0};
        return words.keyword("decks");
    }
    if (what == "order") {
        out = Finds{by, Finding::order_lost, 0};
        return words.keyword("lost");
    }
    return read_missing(words, what, by, out);
}

bool read_declaration(Words& words, Role by, What& out) {
    Word what;
    if (!words.one_of({"malfunction", "repair"}, what)) return false;
    if (what == "repair") {
        DeclaresRepair declares{by};
        if (!words.said() && !words.one_of({"shoe", "button"}, declares.machine)) return false;
        out = declares;
        return true;
    }
    DeclaresMalfunction declares{by};
    if (words.taken("shoe")) {
        declares.machine = "shoe";
    } else if (words.taken("button")) {
        declares.machine = "button";
    }
    if (!words.said() && !words.one_of({"mechanical", "electrical", "other"}, declares.word)) {
        return false;
    }
    out = declares;
    return true;
}

constexpr auto dealing = Staff::those_who_deal;

constexpr auto verbs = std::to_array<StaffVerb>({
    {Key::deals,
     [](Words&, Role by, What& out) {
         out = Deals{{}, by};
         return true;
     },
     dealing},
    {Key::goes,
     [](Words& words, Role by, What& out) { return read_fixed<GoesOn>(words, "on", by, out); },
     dealing},
    {Key::shuffles,
     [](Words& words, Role by, What& out) {
         out = Shuffles{by, words.taken("alone")};
         return true;
     },
     dealing},
    {Key::places, read_placing, dealing},
    {Key::burns, read_bare<Burns>, dealing},
    {Key::draws, read_drawing, dealing},
    {Key::exposes, read_bare<Exposes>, dealing},
    {Key::misplaces, read_misplacing, dealing},
    {Key::skips, read_skipping, dealing},
    {Key::overlooks, read_overlooking, dealing},
    {Key::spreads, read_mixing<Mix::spread>, dealing},
    {Key::washes, read_mixing<Mix::wash>, dealing},
    {Key::stacks, read_mixing<Mix::stack>, dealing},
    {Key::riffles, read_mixing<Mix::riffle>, dealing},
    {Key::checks, read_checking},
    {Key::brings, read_bringing},
    {Key::cuts, read_cut},
    {Key::finds, read_finding},
    {Key::orders, read_order},
    {Key::replaces, read_replacement},
    {Key::declares, read_declaration},
    {Key::reconstructs, read_bare<Reconstructs>},
});

}  // namespace

std::span<const StaffVerb> card_verbs() { return verbs; }

}  // namespace croupier::record
