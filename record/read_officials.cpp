// The powers of those who run the table, and all that the staff says.
#include <array>
#include <string>
#include <vector>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

bool read_announcement(Words& words, Role by, What& out) {
    if (words.taken("closure")) {
        out = AnnouncesClosure{by};
        return true;
    }
    if (words.taken("reconstruction")) {
        out = AnnouncesReconstruction{by};
        return true;
    }
    if (words.taken("limits")) {
        AnnouncesLimits limits{by};
        if (!words.money(limits.minimum) || !words.money(limits.maximum)) return false;
        out = limits;
        return true;
    }
    const Words::Place at_what = words.place();
    AnnouncesScale announces{by};
    if (!words.option(announces.option) || !words.taken("scale")) {
        constexpr auto others = std::to_array<Word>({"limits", "closure", "reconstruction"});
        words.back_to(at_what);
        return words.wrong_choice(
            "limits, closure, reconstruction, or an optional wager and its scale", others);
    }
    if (!words.count(announces.scale, "a scale such as 2")) return false;
    if (!words.said() && (!words.keyword("in") || !words.minutes_away(announces.minutes))) {
        return false;
    }
    out = announces;
    return true;
}

bool read_change(Words& words, Role by, What& out) {
    ChangesScale changes{by};
    if (!words.option(changes.option) || !words.keyword("scale") ||
        !words.count(changes.scale, "a scale such as 2")) {
        return false;
    }
    out = changes;
    return true;
}

bool read_allowance(Words& words, Role by, What& out) {
    Allows allows{by};
    if (!words.name(allows.name) || !words.money(allows.maximum)) return false;
    const bool two = !words.said() && words.front().front() >= '0' && words.front().front() <= '9';
    if (two) {
        allows.minimum = allows.maximum;
        if (!words.money(allows.maximum)) return false;
    }
    if (!words.on_box(allows.box)) return false;
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
        VoidsRound voids{by};
        if (!words.said()) {
            const Words::Place at_number = words.place();
            if (!words.count(voids.round, "the number of a round such as 12")) return false;
            if (voids.round < 1) {
                words.back_to(at_number);
                return words.wrong("the number of a round such as 12");
            }
        }
        out = voids;
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
    if (words.said()) return words.wrong("a number of bettors, a name, or notes");
    if (words.taken("notes")) {
        out = PermitsNotes{by};
        return true;
    }
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

bool read_refusal(Words& words, Role by, What& out) {
    RefusesWager refuses{by};
    if (!words.name(refuses.name) || !words.on_box(refuses.box)) return false;
    out = refuses;
    return true;
}

template <class Act>
bool read_at_button(Words& words, Role by, What& out) {
    Act act{by};
    if (!read_button(words, act.box, act.slot)) return false;
    out = act;
    return true;
}

constexpr auto powers = std::to_array<StaffVerb>({
    {Key::opens, read_bare<Opens>},
    {Key::closes, read_bare<Closes>},
    {Key::announces, read_announcement},
    {Key::changes, read_change},
    {Key::allows, read_allowance},
    {Key::restricts, read_restriction},
    {Key::lifts, read_name<Lifts>},
    {Key::permits, read_permission},
    {Key::reassigns, read_reassignment},
    {Key::voids, read_voiding},
    {Key::calls,
     [](Words& words, Role by, What& out) {
         return read_fixed<CallsFinalThree>(words, "final-three", by, out);
     }},
    {Key::approves,
     [](Words& words, Role by, What& out) {
         return read_fixed<ApprovesFaceDown>(words, "face-down", by, out);
     }},
    {Key::marks, read_mark},
    {Key::refuses, read_refusal},
    {Key::presses, read_at_button<StaffPresses>},
    {Key::triggers, read_at_button<StaffTriggers>},
});

// Every verb of the staff, by its key.
class Verbs {
public:
    Verbs() {
        for (const auto verbs : {card_verbs(), power_verbs(), conduct_verbs()}) {
            for (const StaffVerb& verb : verbs) {
                by_key_[static_cast<std::size_t>(verb.key)] = &verb;
                words_.push_back(to_string(verb.key));
                (verb.who == Staff::all ? for_all_ : for_dealing_).push_back(words_.back());
            }
        }
    }

    [[nodiscard]] const StaffVerb* find(Key key) const {
        return by_key_[static_cast<std::size_t>(key)];
    }
    [[nodiscard]] std::span<const Word> words() const { return words_; }
    [[nodiscard]] std::span<const Word> for_all() const { return for_all_; }
    [[nodiscard]] std::span<const Word> for_dealing() const { return for_dealing_; }

private:
    std::array<const StaffVerb*, key_words.size()> by_key_{};
    std::vector<Word> words_;
    std::vector<Word> for_all_;
    std::vector<Word> for_dealing_;
};

const Verbs& every_verb() {
    static const Verbs verbs;
    return verbs;
}

bool deals(Role role) { return role == Role::dealer || role == Role::supervisor; }

// In front stands a word that is no verb of that role.
bool wrong_verb(Words& words, Role by) {
    constexpr std::array<std::string_view, table::role_count> doers = {
        "the dealer", "a supervisor", "the operator", "the director", "an inspector"};
    const std::string doer(doers[static_cast<std::size_t>(by)]);
    const std::string what = "something that " + doer + " does";
    if (every_verb().find(words.key())) {
        return words.wrong(what + "; " + std::string(words.front()) +
                           " is for the dealer or a supervisor");
    }
    for (const Word verb : persons_verbs()) {
        if (verb != words.front()) continue;
        return words.wrong(what + "; " + std::string(verb) + " is for a person");
    }
    const auto own = deals(by) ? every_verb().words() : every_verb().for_all();
    if (!nearest(words.front(), own).empty()) return words.wrong_choice(what, own);
    return words.wrong(
        "what " + doer + " does: " +
        listed(by == Role::dealer ? every_verb().for_dealing() : every_verb().for_all()));
}

}  // namespace

std::span<const StaffVerb> power_verbs() { return powers; }

bool read_staff_act(Words& words, Role by, What& out) {
    const StaffVerb* verb = every_verb().find(words.key());
    if (!verb || (verb->who == Staff::those_who_deal && !deals(by))) return wrong_verb(words, by);
    words.advance();
    return verb->read(words, by, out);
}

}  // namespace croupier::record
