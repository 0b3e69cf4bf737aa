#include "record/grammar.hpp"

namespace croupier::record {
namespace {

template <class Act>
bool read_name(Words& words, Role by, What& out) {
    Act act{by};
    if (!words.name(act.name)) return false;
    out = act;
    return true;
}

bool read_announcement(Words& words, Role by, What& out) {
    Word what;
    if (!words.one_of({"limits", "closure"}, what)) return false;
    if (what == "closure") {
        out = AnnouncesClosure{by};
        return true;
    }
    AnnouncesLimits limits{by};
    if (!words.money(limits.minimum) || !words.money(limits.maximum)) return false;
    out = limits;
    return true;
}

bool read_allowance(Words& words, Role by, What& out) {
    Allows allows{by};
    if (!words.name(allows.name) || !words.money(allows.maximum) || !words.on_box(allows.box)) {
        return false;
    }
    out = allows;
    return true;
}

bool read_restriction(Words& words, Role by, What& out) {
    Restricts restricts{by};
    if (!words.name(restricts.name) || !words.one_of({"minimum", "single-box"}, restricts.word)) {
        return false;
    }
    out = restricts;
    return true;
}

bool read_voiding(Words& words, Role by, What& out) {
    if (words.taken("round")) {
        out = VoidsRound{by};
        return true;
    }
    if (words.taken("last-round")) {
        out = VoidsLastRound{by};
        return true;
    }
    if (words.taken("wager")) {
        VoidsWager voids{by};
        if (!words.name(voids.name) || !words.on_box(voids.box)) return false;
        if (!words.said() && !words.option(voids.option)) return false;
        out = voids;
        return true;
    }
    const bool number = !words.said() && words.front().front() <= '9';
    if (!number) return words.wrong("a hand such as 3 or 3.2, round, last-round or wager");
    VoidsHand voids{by};
    if (!words.hand(voids.hand)) return false;
    out = voids;
    return true;
}

bool read_order(Words& words, Role by, What& out) {
    Word what;
    if (!words.one_of({"shuffle", "face-down"}, what)) return false;
    if (what == "shuffle") {
        out = OrdersShuffle{by};
    } else {
        out = OrdersFaceDown{by};
    }
    return true;
}

bool read_declaration(Words& words, Role by, What& out) {
    Word what;
    if (!words.one_of({"malfunction", "repair"}, what)) return false;
    if (what == "malfunction") {
        out = DeclaresMalfunction{by};
    } else {
        out = DeclaresRepair{by};
    }
    return true;
}

bool read_mark(Words& words, Role by, What& out) {
    Marks marks{by};
    if (!words.name(marks.name) || !words.one_of({"absent", "idle"}, marks.word)) return false;
    out = marks;
    return true;
}

bool read_reassignment(Words& words, Role by, What& out) {
    Reassigns reassigns{by};
    if (!words.box(reassigns.box) || !words.keyword("to") || !words.name(reassigns.name)) {
        return false;
    }
    out = reassigns;
    return true;
}

bool read_permission(Words& words, Role by, What& out) {
    if (words.said()) return words.wrong("a number of bettors, or a name");
    if (words.front().front() >= '0' && words.front().front() <= '9') {
        PermitsBettors permits{by};
        if (!words.count(permits.count, "a number of bettors") || !words.keyword("bettors")) {
            return false;
        }
        out = permits;
        return true;
    }
    PermitsBoxes permits{by};
    if (!words.name(permits.name) || !words.count(permits.count, "a number of boxes") ||
        !words.keyword("boxes")) {
        return false;
    }
    out = permits;
    return true;
}

// A verb with one fixed word behind it.
template <class Act>
bool read_fixed(Words& words, Word rest, Role by, What& out) {
    out = Act{by};
    return words.keyword(rest);
}

}  // namespace

bool read_refusal(Words& words, Role by, What& out) {
    RefusesWager refuses{by};
    if (!words.name(refuses.name) || !words.on_box(refuses.box)) return false;
    out = refuses;
    return true;
}

bool read_staffs_press(Words& words, Role by, What& out) {
    StaffPresses presses{by};
    if (!read_press(words, presses.box, presses.slot)) return false;
    out = presses;
    return true;
}

bool read_missing_ante(Words& words, Role by, What& out) {
    FindsAnteMissing finds{by};
    if (!words.keyword("ante") || !words.keyword("missing") || !words.on_box(finds.box)) {
        return false;
    }
    out = finds;
    return true;
}

bool read_official_act(Words& words, Role by, What& out) {
    const Key verb = words.key();
    if (by == Role::inspector && verb != Key::presses) {
        if (verb != Key::approves) return wrong_verb(words, Actor::inspector);
        words.advance();
        return read_fixed<ApprovesFaceDown>(words, "face-down", by, out);
    }
    const Words::Place at_verb = words.place();
    words.advance();
    switch (verb) {
        case Key::opens: out = Opens{by}; return true;
        case Key::closes: out = Closes{by}; return true;
        case Key::announces: return read_announcement(words, by, out);
        case Key::allows: return read_allowance(words, by, out);
        case Key::restricts: return read_restriction(words, by, out);
        case Key::lifts: return read_name<Lifts>(words, by, out);
        case Key::replaces: return read_fixed<ReplacesCards>(words, "cards", by, out);
        case Key::voids: return read_voiding(words, by, out);
        case Key::excludes: return read_name<Excludes>(words, by, out);
        case Key::calls: return read_fixed<CallsFinalThree>(words, "final-three", by, out);
        case Key::orders: return read_order(words, by, out);
        case Key::reconstructs: out = Reconstructs{by}; return true;
        case Key::declares: return read_declaration(words, by, out);
        case Key::presses: return read_staffs_press(words, by, out);
        case Key::finds: return read_missing_ante(words, by, out);
        case Key::marks: return read_mark(words, by, out);
        case Key::reassigns: return read_reassignment(words, by, out);
        case Key::permits: return read_permission(words, by, out);
        case Key::refuses: return read_refusal(words, by, out);
        default: words.back_to(at_verb); return wrong_verb(words, Actor::official);
    }
}

}  // namespace croupier::record
