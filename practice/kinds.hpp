// The mistakes of a practice session: how each is made, what puts it right, and which clause says
// so.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "practice/floor.hpp"
#include "practice/remedies.hpp"

namespace croupier::practice {

// When something can go wrong.
enum class Moment : std::uint8_t {
    shuffle_due,  // in place of the shuffle
    shuffled,     // in place of the cut
    cut,          // in place of the cutting card
    burn,         // in place of the burn
    bets_open,
    bets_down,
    deal,        // just before the first card
    card_due,    // in place of the card
    pause,       // somewhere in a round
    settlement,  // a round has been settled and nobody was told of it yet
    round_over
};

struct Kind;

// One mistake that was made, or is going to be.
struct Slip {
    const Kind* kind{nullptr};
    bool made{false};
    bool again{false};  // it is not made completely yet
    bool known{false};  // somebody has called it, or it was told
    table::HandId hand{};
    Sitter who{};
    cards::Card card{};
    table::Because because{};
    std::string reason{};                      // why the table has refused something
    std::string after_dealer{};                // to be told when the dealer's hand is done
    std::optional<Teller::Instead> instead{};  // to be told in place of what happened
    std::string right_words{};                 // what happened
};

struct Verdict {
    Remedy right{};
    std::vector<Remedy> also{};  // what the book leaves open besides
    table::Because because{};
    std::string why{};
};

// How long a mistake can be called.
enum class Lasts : bool { until_asked, for_the_round };

// Whether most rounds have a moment for it.
enum class Comes : bool { often, seldom };

struct Kind {
    Entry entry;
    std::string_view akin;  // codes of others that describe it as well, separated by blanks
    Lasts lasts;
    Comes comes;
    bool (*in_book)(const table::Rules&);
    // Makes it, if this is a moment for it.
    bool (*make)(Floor&, Slip&, Moment);
    // What is right now.
    Verdict (*verdict)(const Floor&, const Slip&);
    void (*put_right)(Floor&, Slip&);
    // What follows where nobody calls it when asked, and when the round is over.
    void (*pass)(Floor&, Slip&){nullptr};
    void (*after_round)(Floor&, Slip&){nullptr};
};

// Cards too many, on the wrong hand, in a wrong state; then the shoe, wagers, and decisions,
// payments and people.
[[nodiscard]] std::span<const Kind> kinds_of_excess();
[[nodiscard]] std::span<const Kind> kinds_of_placement();
[[nodiscard]] std::span<const Kind> kinds_of_card_state();
[[nodiscard]] std::span<const Kind> kinds_of_shoe();
[[nodiscard]] std::span<const Kind> kinds_of_wagers();
[[nodiscard]] std::span<const Kind> kinds_of_people();

// All that these rules have a clause for, in that order.
[[nodiscard]] std::vector<const Kind*> kinds_in(const table::Rules& rules);

// Now and then somebody does what is perfectly in order, so that not all that happens is a mistake.
void do_something_harmless(Floor& floor);

// A player is to decide, and no card is owed to anybody.
[[nodiscard]] bool somebody_decides(const Floor& floor);

// No card waits beside the shoe, and no cutting card lies in front.
[[nodiscard]] bool next_card_is_the_shoes(const Floor& floor);

[[nodiscard]] bool cards_are_out(const Floor& floor);

// Somebody with a wager in play, in no particular order; nobody: an empty name.
[[nodiscard]] Sitter somebody_in_play(Floor& floor, table::PlayerId but = table::nobody);
[[nodiscard]] ledger::Money placed_by(const Floor& floor, const Sitter& sitter);

// Puts a statement that the table must refuse, and keeps the reason.
bool refused(Floor& floor, Slip& slip, const std::string& line, const table::Command& command,
             std::optional<table::Official> by = std::nullopt);

// What the table has refused is no more than that.
[[nodiscard]] Verdict refusal_is_right(const Floor& floor, const Slip& slip);

}  // namespace croupier::practice
