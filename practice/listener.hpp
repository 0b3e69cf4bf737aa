// Who hears what happens in a practice session: a terminal, or a page.
#pragma once

#include <string>
#include <string_view>

#include "cards/card.hpp"

namespace croupier::practice {

struct Kind;
struct Verdict;

// Why a mistake is told by the session itself.
enum class Revealed : unsigned char {
    table_found_it,  // the table has come upon it by itself
    moment_is_gone,  // it could be called only when it happened
    round_is_over
};

class Listener {
public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    virtual ~Listener() = default;

    // Something has happened at the table, in one sentence or one row of cards.
    virtual void hear(std::string_view what) = 0;
    virtual void hear_round(int round, int rounds) = 0;
    // Nobody has called a mistake: for those who watch.
    virtual void hear_mistake(Revealed /*why*/, const Kind& /*kind*/, const Verdict& /*verdict*/) {}

    // A card as it stands in what is told.
    [[nodiscard]] virtual std::string card_text(cards::Card card) const {
        return cards::to_string(card);
    }
};

}  // namespace croupier::practice
