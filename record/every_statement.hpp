// One record that holds every kind of statement, in the form in which records are written.
#pragma once

#include <string_view>

namespace croupier::record {

inline constexpr std::string_view every_statement = R"(# Every kind of statement, once or more.
rules nz/antes-up
with perfect-pairs
with magnificent-sevens scale 2
elsewhere magnificent-sevens scale 2
elsewhere perfect-pairs scale 1 ! *
set decks 6
set boxes 7
set limits 5 1000
set limits perfect-pairs 1 100.50
set step 0.50
set chips 0.50 1 2.50 5 25
set soft17 hit
set soft17 stand ! 6.5
set blackjack-odds 3:2
set insurance-for-others on
set ante 0.50
set ante-waived-from 100
set shoe continuous
set cutting-cards 2
set backs red
set backs red blue
set rule blackjack-pays 6:5
set reading blackjack-over-21 lose
set dealer manual
seed 18446744073709551615

operator opens
alice buys 100
alice sits 1
shoe Ah Tc | ^7s 2d *
shoe *
prizes 17 3750
dealer checks cards
supervisor checks cards 415
operator brings cards
operator brings cards pre-checked
operator brings cards pre-shuffled
dealer spreads cards
dealer washes cards
dealer stacks cards
dealer riffles cards
dealer shuffles
alice cuts 104
supervisor cuts 104
operator cuts 52
dealer cuts 51 ! 5.3
bob declines cut
dealer places cutting-card 52
supervisor places cutting-card 52
dealer burns
supervisor burns
operator orders burn
supervisor orders shuffle
supervisor orders shuffle at front
supervisor orders shuffle at rear because the cards are worn  # see the log
operator replaces cards
operator replaces 7s
dealer replaces Td
operator replaces shoe hand
operator replaces shoe automatic
operator replaces shoe continuous
alice bets 12.50 on 1
alice bets 5 on 1 perfect-pairs
alice bets 5 against bob ! 16.8
alice withdraws 1 perfect-pairs
alice withdraws 1 insurance
alice withdraws 1
alice antes 1 on 1
dealer overlooks ante on 1
dealer overlooks insurance
dealer finds ante missing on 1
supervisor finds ante missing on 1
bob announces 25 on 2 with cash
bob announces 25 on 2
bob deals ! *
dealer deals  # no more bets
supervisor deals
dealer goes on
alice insures 6.25 on 1
alice insures 5 on 2 for bob
alice takes even-money on 1
alice surrenders 1
alice presses button on 1
alice presses button on 1 slot 16
dealer presses button on 1
inspector presses button on 2 slot 1
bob triggers button on 1
bob triggers button on 1 slot 3
dealer triggers button on 1
dealer triggers button on 1 slot 4
alice keeps prize on 1
alice nominates bob on 1
alice declines
alice hits 1
alice stands 1.2
alice doubles 1
alice doubles 1.1 10
alice splits 1 ! 11.1
alice withdraws double on 1
bob stays
bob stays on 1.2
bob turns 2
bob turns 2.1 3
bob chooses dealer-first on 2
bob chooses hand-first on 2
alice leaves
operator closes
operator announces limits 10 500
operator announces closure
supervisor announces closure
operator announces magnificent-sevens scale 2
operator announces magnificent-sevens scale 1 in 30m
operator changes magnificent-sevens scale 2
operator allows alice 5000 on 1
operator allows alice 5 200 on 1
operator restricts bob minimum
operator restricts bob single-box
operator lifts bob
supervisor voids 1.2
supervisor voids round
dealer voids round ! *
inspector voids round because of a fight at box 3 ! *
director voids round ! *
supervisor voids last-round
supervisor voids wager bob on 2
supervisor voids wager bob on 2 perfect-pairs
supervisor voids wager bob on 2 insurance
supervisor calls final-three
supervisor orders face-down
inspector approves face-down
supervisor announces reconstruction
supervisor reconstructs
supervisor declares malfunction
supervisor declares malfunction mechanical
supervisor declares malfunction electrical
supervisor declares malfunction other because it beeps
supervisor declares repair
supervisor marks alice absent
supervisor marks alice idle
operator reassigns 3 to bob
operator permits 4 bettors
operator permits bob 2 boxes
operator permits notes
dealer refuses bob on 2
supervisor refuses bob on 2
supervisor is carol
supervisor is carol game
supervisor is carol casino
supervisor is carol manager
dealer is dan
operator is erin
director is frank
inspector is gina
supervisor excludes bob because of what he said
operator excludes bob
supervisor seizes 12.50 from bob
supervisor confiscates device from bob
supervisor detains bob
operator vacates bob
bob disputes
operator decides dispute
supervisor leaves dispute
dealer pays bob 5
operator notifies inspector of bob
alice asks sign
alice asks rules
alice asks decks
alice asks burnt-card
alice asks cards
alice asks shuffle
alice asks advice
alice asks review
alice asks bob
bob advises alice
alice takes notes
clock +20m
clock +2h
dealer draws to 1.1
dealer draws to dealer
dealer draws
dealer exposes
dealer misplaces to 2
dealer skips 2.1
dealer skips dealer
supervisor draws
supervisor finds burn missing
supervisor finds cutting-card missing
dealer finds shuffle missing
supervisor finds wager missing on 2
dealer finds card missing on 2
dealer finds card missing on dealer
supervisor finds wrong decks
supervisor finds order lost
expect alice 137.50
expect house -27.50
expect total 1 21 soft blackjack
expect total 1.2 26 bust
expect dealer 17 soft
expect cards 1 Ah Kd
expect cards dealer 6d
expect wager alice on 1.1 25
expect side alice on 1 perfect-pairs 5
expect entries alice 1
expect offers alice on 1 hit stand double even-money
expect offers bob on 2 press-button withdraw-double
expect offers bob on 2 nothing
expect shoe 312
expect rack 5
expect rack 9d Th
expect strays 7s 2d
expect strays none
expect cut alice
expect cut staff
expect cut none
expect cites 10.7.5(a)
expect next bob on 2
expect phase settled
)";

}  // namespace croupier::record
