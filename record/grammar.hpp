// The statements by theme. Each reader takes the words of one statement up to its end or its `!`,
// and returns false with a fault in `words` on the first one that is wrong.
#pragma once

#include "record/statement.hpp"
#include "record/words.hpp"

namespace croupier::record {

// In front stands `rules`, `with`, `elsewhere`, `set` or `seed`.
[[nodiscard]] bool read_header(Words& words, What& out);

// In front stands `expect`.
[[nodiscard]] bool read_expectation(Words& words, What& out);

// In front stands `shoe`, `clock` or whoever acts.
[[nodiscard]] bool read_act(Words& words, What& out);

// In front stands the verb of an act by the operator, a supervisor or an inspector.
[[nodiscard]] bool read_official_act(Words& words, Role by, What& out);

// In front stands the name of a person whose wager is turned away.
[[nodiscard]] bool read_refusal(Words& words, Role by, What& out);

// In front stands `button`: which one is pressed, and where it stops if that is written.
[[nodiscard]] bool read_press(Words& words, int& box, int& slot);
[[nodiscard]] bool read_staffs_press(Words& words, Role by, What& out);

// In front stands `ante`, which somebody finds missing.
[[nodiscard]] bool read_missing_ante(Words& words, Role by, What& out);

// In front stands a word that no reader knows as the verb of this statement.
enum class Actor { person, dealer, official, inspector };
bool wrong_verb(Words& words, Actor actor);

}  // namespace croupier::record
