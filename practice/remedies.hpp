// What a supervisor can do about something that is wrong.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace croupier::practice {

enum class Remedy : std::uint8_t {
    next,
    offer,
    burn,
    reconstruct,
    discard,
    choose,
    void_wager,
    void_round,
    now,
    refuse,
    accept,
    go_on,
    shuffle_now,
    shuffle_after,
    replace_now,
    replace_after,
    pay,
    draw,
    exclude,
    confiscate
};

// What is chosen from a list: by its number, or by its code.
struct Entry {
    std::string_view code;
    std::string_view called;
};

inline constexpr auto remedies = std::to_array<Entry>({
    {"next", "use the card as the next one"},
    {"offer", "the next card, but who refuses it gets no more"},
    {"burn", "the card is out of play, in the rack"},
    {"reconstruct", "lay the cards again as they should lie"},
    {"discard", "take the cards of that hand away"},
    {"choose", "let the player choose how to go on"},
    {"void-wager", "void that wager and give it back"},
    {"void-round", "void the round"},
    {"now", "do now what was left out"},
    {"refuse", "it is not allowed, and nothing comes of it"},
    {"accept", "it is allowed, and stands"},
    {"go-on", "play on, what has happened stands"},
    {"shuffle-now", "shuffle before anything else"},
    {"shuffle-after", "shuffle when the round is over"},
    {"replace-now", "replace it at once"},
    {"replace-after", "replace it when the round is over"},
    {"pay", "put the payment right"},
    {"draw", "draw for the absent player by the book"},
    {"exclude", "exclude the player from the game"},
    {"confiscate", "take the device away"},
});

[[nodiscard]] constexpr const Entry& entry_of(Remedy remedy) {
    return remedies[static_cast<std::size_t>(remedy)];
}

}  // namespace croupier::practice
