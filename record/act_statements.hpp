// What people do, and the round that they play.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "record/terms.hpp"

namespace croupier::record {

// People.

struct Buys {
    Name name{};
    Money amount{};
    friend bool operator==(const Buys&, const Buys&) = default;
};

struct Sits {
    Name name{};
    int box{0};
    friend bool operator==(const Sits&, const Sits&) = default;
};

struct Leaves {
    Name name{};
    friend bool operator==(const Leaves&, const Leaves&) = default;
};

// Cards.

struct ShoeItem {
    enum class Kind : std::uint8_t { card, face_up_card, cutting_card };

    Kind kind{Kind::card};
    Card card{};  // of a cutting card: the default, without meaning
    friend bool operator==(const ShoeItem&, const ShoeItem&) = default;
};

// An open-ended list ends in `*`: what follows it is shuffled from the seed.
struct ShoeIs {
    List<ShoeItem> items{};
    bool open_ended{false};
    friend bool operator==(const ShoeIs&, const ShoeIs&) = default;
};

// The slots at which the prize button stops next, from 1.
struct PrizesAre {
    List<int> slots{};
    friend bool operator==(const PrizesAre&, const PrizesAre&) = default;
};

// Wagers. An empty option stands for the main wager.

struct Bets {
    Name name{};
    Money amount{};
    int box{0};
    Word option{};
    friend bool operator==(const Bets&, const Bets&) = default;
};

// The option may also be `insurance`.
struct Withdraws {
    Name name{};
    int box{0};
    Word option{};
    friend bool operator==(const Withdraws&, const Withdraws&) = default;
};

struct Antes {
    Name name{};
    Money amount{};
    int box{0};
    friend bool operator==(const Antes&, const Antes&) = default;
};

// A wager that is spoken and not placed.
struct Announces {
    Name name{};
    Money amount{};
    int box{0};
    bool with_cash{false};
    friend bool operator==(const Announces&, const Announces&) = default;
};

// The round.

// An empty name: a member of the staff deals.
struct Deals {
    Name name{};
    Role by{Role::dealer};  // for a person: the default, without meaning
    friend bool operator==(const Deals&, const Deals&) = default;
};

struct GoesOn {
    Role by{Role::dealer};
    friend bool operator==(const GoesOn&, const GoesOn&) = default;
};

// Answers.

// An empty other: the wager that is insured is the person's own.
struct Insures {
    Name name{};
    Money amount{};
    int box{0};
    Name other{};
    friend bool operator==(const Insures&, const Insures&) = default;
};

struct TakesEvenMoney {
    Name name{};
    int box{0};
    friend bool operator==(const TakesEvenMoney&, const TakesEvenMoney&) = default;
};

struct Surrenders {
    Name name{};
    int box{0};
    friend bool operator==(const Surrenders&, const Surrenders&) = default;
};

// The slot is where the button stops, from 1; 0 means that none was written.
struct PressesButton {
    Name name{};
    int box{0};
    int slot{0};
    friend bool operator==(const PressesButton&, const PressesButton&) = default;
};

// Sets the button off without being the one who may press it.
struct TriggersButton {
    Name name{};
    int box{0};
    int slot{0};
    friend bool operator==(const TriggersButton&, const TriggersButton&) = default;
};

// A prize that somebody else has drawn.
struct KeepsPrize {
    Name name{};
    int box{0};
    friend bool operator==(const KeepsPrize&, const KeepsPrize&) = default;
};

struct Nominates {
    Name name{};
    Name other{};
    int box{0};
    friend bool operator==(const Nominates&, const Nominates&) = default;
};

struct Declines {
    Name name{};
    friend bool operator==(const Declines&, const Declines&) = default;
};

// Decisions.

struct Hits {
    Name name{};
    HandRef hand{};
    friend bool operator==(const Hits&, const Hits&) = default;
};

struct Stands {
    Name name{};
    HandRef hand{};
    friend bool operator==(const Stands&, const Stands&) = default;
};

struct Doubles {
    Name name{};
    HandRef hand{};
    std::optional<Money> amount{};
    friend bool operator==(const Doubles&, const Doubles&) = default;
};

struct Splits {
    Name name{};
    HandRef hand{};
    friend bool operator==(const Splits&, const Splits&) = default;
};

struct WithdrawsDouble {
    Name name{};
    HandRef hand{};
    friend bool operator==(const WithdrawsDouble&, const WithdrawsDouble&) = default;
};

struct Stays {
    Name name{};
    std::optional<HandRef> hand{};
    friend bool operator==(const Stays&, const Stays&) = default;
};

// Turns face-down cards up. Cards count from 1; 0 means that none was written.
struct Turns {
    Name name{};
    HandRef hand{};
    int card{0};
    friend bool operator==(const Turns&, const Turns&) = default;
};

// The dealer's first card is missing: it comes before the player's hand is finished, or after.
struct ChoosesDealerCard {
    Name name{};
    bool dealer_first{false};
    int box{0};
    friend bool operator==(const ChoosesDealerCard&, const ChoosesDealerCard&) = default;
};

// Time passes.
struct Clock {
    std::int64_t minutes{0};
    friend bool operator==(const Clock&, const Clock&) = default;
};

using ActKinds = Kinds<Buys, Sits, Leaves, ShoeIs, PrizesAre, Bets, Withdraws, Antes, Announces,
                       Deals, GoesOn, Insures, TakesEvenMoney, Surrenders, PressesButton,
                       TriggersButton, KeepsPrize, Nominates, Declines, Hits, Stands, Doubles,
                       Splits, WithdrawsDouble, Stays, Turns, ChoosesDealerCard, Clock>;

}  // namespace croupier::record
