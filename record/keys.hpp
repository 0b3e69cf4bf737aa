// The words that begin a statement or say what is done in it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace croupier::record {

// In the order of `key_words`. `none` stands for every other word.
enum class Key : std::uint8_t {
    none,
    // No one's name: what a statement begins with, what `expect` goes on with, and what may stand
    // where a name may.
    dealer,
    supervisor,
    casino_operator,
    director,
    inspector,
    expect,
    rules,
    set,
    with,
    elsewhere,
    seed,
    shoe,
    prizes,
    clock,
    house,
    total,
    cards,
    wager,
    side,
    entries,
    offers,
    rack,
    strays,
    cut,
    staff,
    no_one,
    cites,
    next,
    phase,
    on,
    for_whom,
    to,
    because,
    sign,
    decks,
    burnt_card,
    shuffle,
    advice,
    review,
    notes,
    // What is done.
    buys,
    sits,
    leaves,
    cuts,
    declines,
    bets,
    withdraws,
    antes,
    announces,
    deals,
    insures,
    takes,
    surrenders,
    presses,
    triggers,
    keeps,
    nominates,
    hits,
    stands,
    doubles,
    splits,
    stays,
    turns,
    chooses,
    disputes,
    asks,
    advises,
    checks,
    brings,
    spreads,
    washes,
    stacks,
    riffles,
    shuffles,
    places,
    burns,
    goes,
    draws,
    exposes,
    misplaces,
    skips,
    refuses,
    overlooks,
    finds,
    opens,
    closes,
    allows,
    restricts,
    lifts,
    replaces,
    voids,
    calls,
    orders,
    approves,
    reconstructs,
    declares,
    marks,
    reassigns,
    permits,
    changes,
    is,
    excludes,
    seizes,
    confiscates,
    detains,
    vacates,
    decides,
    pays,
    notifies
};

inline constexpr auto key_words = std::to_array<std::string_view>(
    {"",           "dealer",    "supervisor",  "operator",  "director",  "inspector",
     "expect",     "rules",     "set",         "with",      "elsewhere", "seed",
     "shoe",       "prizes",    "clock",       "house",     "total",     "cards",
     "wager",      "side",      "entries",     "offers",    "rack",      "strays",
     "cut",        "staff",     "none",        "cites",     "next",      "phase",
     "on",         "for",       "to",          "because",   "sign",      "decks",
     "burnt-card", "shuffle",   "advice",      "review",    "notes",     "buys",
     "sits",       "leaves",    "cuts",        "declines",  "bets",      "withdraws",
     "antes",      "announces", "deals",       "insures",   "takes",     "surrenders",
     "presses",    "triggers",  "keeps",       "nominates", "hits",      "stands",
     "doubles",    "splits",    "stays",       "turns",     "chooses",   "disputes",
     "asks",       "advises",   "checks",      "brings",    "spreads",   "washes",
     "stacks",     "riffles",   "shuffles",    "places",    "burns",     "goes",
     "draws",      "exposes",   "misplaces",   "skips",     "refuses",   "overlooks",
     "finds",      "opens",     "closes",      "allows",    "restricts", "lifts",
     "replaces",   "voids",     "calls",       "orders",    "approves",  "reconstructs",
     "declares",   "marks",     "reassigns",   "permits",   "changes",   "is",
     "excludes",   "seizes",    "confiscates", "detains",   "vacates",   "decides",
     "pays",       "notifies"});

static_assert(key_words.size() == static_cast<std::size_t>(Key::notifies) + 1);

// The last key that no person may be called.
inline constexpr Key last_reserved = Key::notes;

namespace detail {

inline constexpr std::size_t slots = 4096;

// Case does not count, so that `Dealer` is found and can be told from a name.
[[nodiscard]] constexpr std::size_t slot_of(std::string_view word, std::uint32_t factor) {
    const auto letter = [&](std::size_t i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(word[i]) & 0x1FU);
    };
    const std::uint32_t mixed = letter(0) | letter(1) << 5U | letter(word.size() - 1) << 10U |
                                letter(word.size() / 2) << 15U |
                                static_cast<std::uint32_t>(word.size() & 0x1FU) << 20U;
    return (mixed * factor) >> 20U;
}

// A factor for which no two keys meet in a slot.
consteval std::uint32_t find_factor() {
    for (std::uint32_t factor = 0x9E3779B1U;; factor += 0x3C6EF372U) {
        std::array<bool, slots> used{};
        bool met = false;
        for (std::size_t i = 1; i < key_words.size() && !met; ++i) {
            bool& mine = used[slot_of(key_words[i], factor)];
            met = mine;
            mine = true;
        }
        if (!met) return factor;
    }
}

inline constexpr std::uint32_t factor = find_factor();

inline constexpr auto keys_by_slot = [] {
    std::array<Key, slots> keys{};
    for (std::size_t i = 1; i < key_words.size(); ++i) {
        keys[slot_of(key_words[i], factor)] = static_cast<Key>(i);
    }
    return keys;
}();

}  // namespace detail

// The only key that the word can be, whatever its case; the caller compares.
[[nodiscard]] constexpr Key candidate_key(std::string_view word) {
    return word.size() < 2 ? Key::none
                           : detail::keys_by_slot[detail::slot_of(word, detail::factor)];
}

[[nodiscard]] constexpr std::string_view to_string(Key key) {
    return key_words[static_cast<std::size_t>(key)];
}

[[nodiscard]] constexpr Key key_of(std::string_view word) {
    const Key key = candidate_key(word);
    return key != Key::none && to_string(key) == word ? key : Key::none;
}

}  // namespace croupier::record
