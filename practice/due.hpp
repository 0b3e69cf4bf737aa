// What a dealer has to do next, as the table stands: one duty at a time, with its clause.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "practice/floor.hpp"
#include "practice/remedies.hpp"

namespace croupier::practice {

enum class Duty : std::uint8_t {
    shuffle,
    cut,
    cutting_card,
    burn,
    no_more_bets,
    card,
    insurance,
    surrender,
    rescue,
    total,
    payment,
    remedy
};

inline constexpr auto duties = std::to_array<Entry>({
    {"shuffle", "shuffle the cards"},
    {"cut", "have them cut"},
    {"cutting-card", "put the cutting card in"},
    {"burn", "burn the first card of the shoe"},
    {"no-more-bets", "end the betting"},
    {"card", "lay a card"},
    {"insurance", "call insurance, and wait for answers"},
    {"surrender", "offer surrender, and wait for answers"},
    {"rescue", "let a doubled part be taken back"},
    {"total", "announce a total"},
    {"payment", "settle a wager"},
    {"remedy", "put right what lies wrong"},
});

[[nodiscard]] constexpr const Entry& entry_of(Duty duty) {
    return duties[static_cast<std::size_t>(duty)];
}

struct Due {
    Duty duty{Duty::shuffle};
    table::HandId hand{};  // of a card, a total or a payment
    table::Because because{};
};

// What the table waits for from its dealer; nothing where it waits for nobody. `Opened` says
// whether the first shoe of the day has been prepared.
enum class Opened : bool { no, yes };
[[nodiscard]] std::optional<Due> due_at_table(const Floor& floor, Opened opened);

// `A card is due to box 2.`
[[nodiscard]] std::string sentence_of(const table::State& state, const Due& due);

// The cards as they lie: `dealer 7h; box 2 Qh 8c; box 4 Ah 6c`.
[[nodiscard]] std::string layout_of(const Floor& floor);

}  // namespace croupier::practice
