// One file that holds every kind of statement, in the form in which files are written.
#pragma once

#include <string_view>

namespace croupier::tournament {

inline constexpr std::string_view every_statement = R"(# Every kind of statement, once or more.
rules vic-2003/blackjack
with magnificent-sevens scale 2
elsewhere magnificent-sevens scale 2
set limits 10 500
set rule hands-max 2 ! 16.2.1(k)
seed 7
condition title The Spring Cup of 2026
condition format knock-out
condition start 2026-11-20 19:00
condition entry at the cage, from 10 November
condition groups members guests
condition fee 110
condition commission 10
condition added 1000
condition chips 2500
condition players 14 49
condition compulsory 10
condition without insurance even-money double split surrender ! 16.2.1(k)
condition session heats rounds 20 tables 7 seats 7 advance 1 others 3
condition session second-chance shoes 2 tables as-needed chips 500 for heats qualify all
condition session third-chance minutes 30 chips carried for heats qualify 12
condition session final
condition points 10 20/3 5 0
condition buy-back 2 before final at 55 commission 5
condition elimination lowest 8 16
condition ties sessions lot
condition ties points extra-rounds
condition ties prizes divide
condition prizes 50% 33.33% 16.67%
condition statement director
condition statement entitled
condition statement may-refuse
condition application on the form at the cage
condition withdrawal until 2026-11-19 12:00
condition disqualification cheating or abuse
condition refunds 50%
condition late admitted
condition chips-to-cash no
condition betting open
condition no-bet eliminate
condition signatures required
condition substitutes named before the session
condition approved 2026-10-01 DCS 26/7  # in writing
condition available 2026-10-10
condition notified 2026-10-09

operator opens entries
operator appoints dora director
operator appoints dirk deputy unqualified ! 16.1.2(b)
director leaves
director returns
alice signs
alice enters
bob enters as members
carl earns entry
players p1 to p49 enter
players p1 to p49 earn
players p50 to p50 sign
dan reserves
operator refuses dan because he was barred ! *
erin withdraws
operator refunds erin
operator cancels
operator cancels because of a flood
operator closes entries
director designates tables 1 to 7
director briefs players
director moves start to 19:30 with notice
director moves start to 2026-11-21 18:00 ! 16.3.4
director allots 7 7 6
director ballots
director ballots in order
director ballots table 1 alice - bob
everyone sits
everyone sits but alice bob
director begins session
director seats dan for alice
alice nominates dan
director approves dan for alice
director declines dan for alice
director breaks 15m
director breaks ! 20.17
director resumes
director sets pace 20s
director announces standings
alice retires
director disqualifies bob because he hid chips
bob buys back
bob agrees
director concludes table 1
director draws lot
director draws lot alice bob
director ends session
director awards prizes
clock 2026-11-20 18:50
clock 19:00
clock +20m
clock +2h
table 1 stands after 10 alice 1200 bob out 7
table 1 ends alice 1200.50 bob 0
play-off ends alice 300 bob 200
table 1: alice bets 25 on 3
table 2: shoe Ah 9c 6d Ks *
table 2: dealer deals
table 2: supervisor voids round because the cards were seen
table 1: expect next bob on 2
table 1: alice sits 3 ! 16.1.1
table 1: director places marker 2
table 1: dealer asks alice
table 1: director calls time on alice
table 1: director voids wager bob on 2
table 1: alice gives 100 to bob ! 20.13
table 1: alice asks bob
play-off: alice bets 10 on 1
expect complete
expect missing 16.2.1(a)
expect notice 20.4(f)
expect cites dict:Tournament Chips
expect phase between
expect entrants 49
expect reserves 1
expect carried 11
expect remaining 7
expect seat alice 1 3
expect chips alice 1200
expect marker 1 alice
expect bettor 1 bob
expect leader 1 alice
expect warned bob
expect table 1 open
expect table 2 complete
expect standing alice 1
expect others dan erin
expect tie alice bob
expect tie none
expect advances alice
expect eliminated bob carl
expect session 1 players 49 tables 7 heats 1 advance 1 others 3
expect next-session players 7 tables 1
expect points alice 20/3
expect place alice 1
expect pool 5000
expect commission 490
expect paid 5000
expect refunds 0
expect bonuses 37730
expect operator -12.50
expect prize alice 2500
expect refund bob 55
expect bonus carl 770
)";

}  // namespace croupier::tournament
