// Inside decide(): decisions on hands, and those of the bettors who follow. Not for other folders.
#pragma once

#include "table/deciding.hpp"

namespace croupier::table {

[[nodiscard]] Refused forbids_hit(const Deciding& d, PlayerId player, HandId id);
[[nodiscard]] Refused forbids_stand(const Deciding& d, PlayerId player, HandId id);
[[nodiscard]] Refused forbids_double(const Deciding& d, const Double& c);
[[nodiscard]] Refused forbids_split(const Deciding& d, PlayerId player, HandId id);
[[nodiscard]] Refused forbids_stay(const Deciding& d, const Stay& c);
[[nodiscard]] Refused hit(Deciding& d, const Hit& c);
[[nodiscard]] Refused stand(Deciding& d, const Stand& c);
[[nodiscard]] Refused double_down(Deciding& d, const Double& c);
[[nodiscard]] Refused split(Deciding& d, const Split& c);
[[nodiscard]] Refused stay(Deciding& d, const Stay& c);
[[nodiscard]] Money least_double(const Deciding& d, Money base);
[[nodiscard]] bool can_follow(const Deciding& d, int number, int index);
[[nodiscard]] bool follower_awaited(const State& state);
void do_not_follow(Deciding& d, PlayerId player, HandId hand, HandId stays_on);
void end_followers_wait(Deciding& d);
[[nodiscard]] bool absent_play_due(const State& state);
void play_absent(Deciding& d);

}  // namespace croupier::table
