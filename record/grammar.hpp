// The statements by theme. Each reader takes the words of one statement up to its end, its reason
// or its `!`, and returns false with a fault in `words` on the first one that is wrong.
#pragma once

#include <span>

#include "record/statement.hpp"
#include "record/words.hpp"

namespace croupier::record {

// Reads a whole statement, with its reason and its `!`, wherever in a record it may stand.
[[nodiscard]] bool read_statement(Words& words, Statement& out);

// Reads `! CLAUSE` and the end of the line; false and a fault for anything else.
[[nodiscard]] bool read_refused_by(Words& words, Word& refused_by);

// In front stands `rules`, `with`, `elsewhere`, `set` or `seed`.
[[nodiscard]] bool read_header(Words& words, What& out);

// In front stands `expect`.
[[nodiscard]] bool read_expectation(Words& words, What& out);

// In front stands `shoe`, `prizes`, `clock` or whoever acts.
[[nodiscard]] bool read_act(Words& words, What& out);

// In front stands the verb of an act by a member of the staff.
[[nodiscard]] bool read_staff_act(Words& words, Role by, What& out);

// Who may say a verb of the staff at all; what each of them may do is for the table to judge.
enum class Staff { all, those_who_deal };

// A verb of the staff, and the reader of what follows it.
struct StaffVerb {
    Key key;
    bool (*read)(Words& words, Role by, What& out);
    Staff who{Staff::all};
};
[[nodiscard]] std::span<const StaffVerb> card_verbs();
[[nodiscard]] std::span<const StaffVerb> power_verbs();
[[nodiscard]] std::span<const StaffVerb> conduct_verbs();

[[nodiscard]] std::span<const Word> persons_verbs();

// In front stands `button`: which one goes off, and where it stops if that is written.
[[nodiscard]] bool read_button(Words& words, int& box, int& slot);

// A verb with nothing behind it, with one fixed word, or with a person's name.
template <class Act>
bool read_bare(Words&, Role by, What& out) {
    out = Act{by};
    return true;
}
template <class Act>
bool read_fixed(Words& words, Word rest, Role by, What& out) {
    out = Act{by};
    return words.keyword(rest);
}
template <class Act>
bool read_name(Words& words, Role by, What& out) {
    Act act{by};
    if (!words.name(act.name)) return false;
    out = act;
    return true;
}

}  // namespace croupier::record
