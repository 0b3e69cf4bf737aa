// What all optional wagers have in common: how one is laid, what it can see, how it may end.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <type_traits>

#include "rules/ruled.hpp"
#include "rules/values.hpp"

namespace croupier::rules {

enum class Option : std::uint8_t {
    perfect_pairs,
    pairs_play,
    any_pair,
    super_sevens,
    madness_21,
    magnificent_sevens,
    pontoon_pandemonium
};
inline constexpr std::array every_option = {Option::perfect_pairs,      Option::pairs_play,
                                            Option::any_pair,           Option::super_sevens,
                                            Option::madness_21,         Option::magnificent_sevens,
                                            Option::pontoon_pandemonium};
inline constexpr int option_count = static_cast<int>(every_option.size());

// The word of a record: `perfect-pairs`.
[[nodiscard]] constexpr std::string_view to_string(Option option) {
    constexpr std::array<std::string_view, option_count> words = {
        "perfect-pairs", "pairs-play",         "any-pair",           "super-sevens",
        "madness-21",    "magnificent-sevens", "pontoon-pandemonium"};
    return words[static_cast<std::size_t>(option)];
}

// The name that people use: `Perfect Pairs`.
[[nodiscard]] constexpr std::string_view title(Option option) {
    constexpr std::array<std::string_view, option_count> words = {
        "Perfect Pairs", "Pairs Play",         "Any Pair",           "Super Sevens",
        "Madness 21",    "Magnificent Sevens", "Pontoon Pandemonium"};
    return words[static_cast<std::size_t>(option)];
}

// What a section says about offering and laying the wager. A slot that its book leaves unset has no
// clause, and then no duty either.
struct OptionRules {
    Ruled<Offered> offered;
    Ruled<Said> definition;
    Ruled<DeckCounts> decks;  // unset: as many as the game
    Ruled<int> scales;        // pay scales, versions or prize tables to choose from; unset: one
    Ruled<Said> scale_for_all_tables;
    Ruled<Together> with_perfect_pairs;
    Ruled<int> tables_per_controller;  // unset: nothing that several tables share
    Ruled<Said> main_areas;            // of a layout that has this wager as well
    Ruled<int> areas_max;
    Ruled<Said> before_first_card;
    Ruled<Said> in_chips;
    Ruled<MainWager> main_wager;
    Ruled<Said> own_area;
    Ruled<Without> without_main;
    Ruled<SecondWager> second_wager;
    Ruled<int> wagers_max;  // on one box; unset: no more than bettors
    Ruled<Said> on_each_box;
    Ruled<Said> amount;
    Ruled<OutOfLimit> out_of_limit;
    Ruled<Said> odds;
    Ruled<SettledWhen> settled;
    Ruled<Said> losers_taken;
    Ruled<Said> winners_paid;
    Ruled<Said> paid_to_player;
    Ruled<Said> then_play;
    Ruled<Said> void_with_hand;
    Ruled<Said> void_with_wager;

    friend constexpr bool operator==(const OptionRules&, const OptionRules&) = default;
};

// Whether every game must have a clause that sets the slot.
enum class Presence : bool { optional, required };

// `hands-max`, `perfect-pairs/settled`, `perfect-pairs/mixed-2` for the second scale.
struct SlotName {
    std::string_view rule;
    std::string_view wager{};  // the optional wager whose rule it is
    int scale{0};              // which of several, from 1
    int table{0};              // and of which prize table
};
[[nodiscard]] std::string to_string(const SlotName& name);

// The rules of an optional wager, const or not.
template <class R>
concept AnyWager = std::derived_from<std::remove_const_t<R>, OptionRules>;

// Each wager names its slots in a function `for_each_slot_of`; here are those that all have.
template <AnyWager R, class Visit>
constexpr void for_each_common_slot(std::string_view wager, R& r, Visit& visit) {
    visit(SlotName{"offered", wager}, r.offered, Presence::optional);
    visit(SlotName{"definition", wager}, r.definition, Presence::optional);
    visit(SlotName{"decks", wager}, r.decks, Presence::optional);
    visit(SlotName{"scales", wager}, r.scales, Presence::optional);
    visit(SlotName{"scale-for-all-tables", wager}, r.scale_for_all_tables, Presence::optional);
    visit(SlotName{"beside-perfect-pairs", wager}, r.with_perfect_pairs, Presence::optional);
    visit(SlotName{"tables-per-controller", wager}, r.tables_per_controller, Presence::optional);
    visit(SlotName{"main-areas", wager}, r.main_areas, Presence::optional);
    visit(SlotName{"areas-max", wager}, r.areas_max, Presence::optional);
    visit(SlotName{"before-first-card", wager}, r.before_first_card, Presence::optional);
    visit(SlotName{"in-chips", wager}, r.in_chips, Presence::optional);
    visit(SlotName{"main-wager", wager}, r.main_wager, Presence::optional);
    visit(SlotName{"own-area", wager}, r.own_area, Presence::optional);
    visit(SlotName{"without-main", wager}, r.without_main, Presence::optional);
    visit(SlotName{"second-wager", wager}, r.second_wager, Presence::optional);
    visit(SlotName{"wagers-max", wager}, r.wagers_max, Presence::optional);
    visit(SlotName{"on-each-box", wager}, r.on_each_box, Presence::optional);
    visit(SlotName{"amount", wager}, r.amount, Presence::optional);
    visit(SlotName{"out-of-limit", wager}, r.out_of_limit, Presence::optional);
    visit(SlotName{"odds", wager}, r.odds, Presence::optional);
    visit(SlotName{"settled", wager}, r.settled, Presence::optional);
    visit(SlotName{"losers-taken", wager}, r.losers_taken, Presence::optional);
    visit(SlotName{"winners-paid", wager}, r.winners_paid, Presence::optional);
    visit(SlotName{"paid-to-player", wager}, r.paid_to_player, Presence::optional);
    visit(SlotName{"then-play", wager}, r.then_play, Presence::optional);
    visit(SlotName{"void-with-hand", wager}, r.void_with_hand, Presence::optional);
    visit(SlotName{"void-with-wager", wager}, r.void_with_wager, Presence::optional);
}

template <class Array, class Visit>
constexpr void for_each_scale(std::string_view rule, std::string_view wager, Array& each,
                              Visit& visit, int table = 0) {
    int scale = 0;
    for (auto& ruled : each) {
        visit(SlotName{rule, wager, ++scale, table}, ruled, Presence::optional);
    }
}

// What an optional wager can see of its box.
struct Seen {
    std::span<const cards::Card> cards{};  // in the order in which they came to the box
    bool split{false};                     // the first two have been split
    bool no_third{false};                  // no further card can count
    bool blackjack{false};                 // the two cards are Blackjack, or Pontoon
    int decks{8};
    int scale{1};
};

// What the cards make of an optional wager.
struct Verdict {
    enum class Is : std::uint8_t { open, wins, wins_prize, loses } is{Is::open};
    int to_one{0};                     // the odds, where it wins
    PaidWhen paid{PaidWhen::at_once};  // when
    bool tournament_entry{false};      // a free entry on top
    std::string_view hand{};           // what the cards are, in words: `mixed pair`
    Because shows{};                   // the clauses that say what the cards are
    Because because{};                 // the clauses that say what follows
};

}  // namespace croupier::rules
