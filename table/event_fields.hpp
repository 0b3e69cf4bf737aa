// The fields of the main game's events, by which they are written down. See described.hpp.
#pragma once

#include "table/described.hpp"
#include "table/events.hpp"

namespace croupier::table {

template <>
inline constexpr auto described<TableOpened> = kind("table-opened", whole(&TableOpened::setup),
                                                    field("digest", &TableOpened::digest),
                                                    field("deck", &TableOpened::deck),
                                                    field("bettors", &TableOpened::bettors));
template <>
inline constexpr auto described<PlayerJoined> = kind("player-joined",
                                                     place("place", &PlayerJoined::player),
                                                     field("player", &PlayerJoined::name),
                                                     field("person", &PlayerJoined::person));
template <>
inline constexpr auto described<ChipsBought> = kind("chips-bought",
                                                    field("player", &ChipsBought::player),
                                                    field("amount", &ChipsBought::amount));
template <>
inline constexpr auto described<PlayerSeated> = kind("player-seated",
                                                     field("player", &PlayerSeated::player),
                                                     field("box", &PlayerSeated::box));
template <>
inline constexpr auto described<PlayerLeft> = kind("player-left",
                                                   field("player", &PlayerLeft::player),
                                                   field("amount", &PlayerLeft::amount));
template <>
inline constexpr auto described<ChipsBroughtBack> = kind("chips-brought-back",
                                                         field("player", &ChipsBroughtBack::player),
                                                         field("amount",
                                                               &ChipsBroughtBack::amount));
template <>
inline constexpr auto described<ShoeLoaded> = kind("shoe-loaded",
                                                   optional_field("order", &ShoeLoaded::order),
                                                   field("cards_known", &ShoeLoaded::cards_known));
template <>
inline constexpr auto described<CardsListed> = kind("cards-listed",
                                                    field("cards", &CardsListed::cards));
template <>
inline constexpr auto described<ShoeReloaded> = kind(
    "shoe-reloaded", optional_field("order", &ShoeReloaded::order),
    field("cards", &ShoeReloaded::cards), field("shuffled_again", &ShoeReloaded::shuffled_again));
template <>
inline constexpr auto described<BettingOpened> = kind("betting-opened",
                                                      field("round", &BettingOpened::round));
template <>
inline constexpr auto described<WagerPlaced> = kind("wager-placed",
                                                    field("player", &WagerPlaced::player),
                                                    field("box", &WagerPlaced::box),
                                                    field("amount", &WagerPlaced::amount),
                                                    field("under", &WagerPlaced::under));
template <>
inline constexpr auto described<WagerChanged> = kind("wager-changed",
                                                     field("player", &WagerChanged::player),
                                                     field("box", &WagerChanged::box),
                                                     field("before", &WagerChanged::before),
                                                     field("amount", &WagerChanged::amount),
                                                     field("under", &WagerChanged::under));
template <>
inline constexpr auto described<WagerWithdrawn> = kind("wager-withdrawn",
                                                       field("player", &WagerWithdrawn::player),
                                                       field("box", &WagerWithdrawn::box),
                                                       field("amount", &WagerWithdrawn::amount));
template <>
inline constexpr auto described<NoMoreBets> = kind("no-more-bets",
                                                   field("round", &NoMoreBets::round));
template <>
inline constexpr auto described<CallerNamed> = kind("caller-named", field("box", &CallerNamed::box),
                                                    field("player", &CallerNamed::player),
                                                    field("moves_first",
                                                          &CallerNamed::moves_first));
template <>
inline constexpr auto described<WagerTrimmed> = kind("wager-trimmed",
                                                     field("player", &WagerTrimmed::player),
                                                     field("box", &WagerTrimmed::box),
                                                     field("counts", &WagerTrimmed::counts));
template <>
inline constexpr auto described<CardDealt> = kind("card-dealt", field("hand", &CardDealt::hand),
                                                  field("card", &CardDealt::card),
                                                  field("face_down", &CardDealt::face_down),
                                                  field("ends_rescue", &CardDealt::ends_rescue));
template <>
inline constexpr auto described<TotalAnnounced> =
    kind("total-announced", field("hand", &TotalAnnounced::hand),
         field("total", &TotalAnnounced::points), field("soft", &TotalAnnounced::soft),
         field("blackjack", &TotalAnnounced::blackjack));
template <>
inline constexpr auto described<CardsTurned> = kind("cards-turned",
                                                    field("hand", &CardsTurned::hand),
                                                    field("card", &CardsTurned::card));
template <>
inline constexpr auto described<CardsRemoved> = kind("cards-removed",
                                                     field("hand", &CardsRemoved::hand));
template <>
inline constexpr auto described<CardsKept> = kind("cards-kept", field("hand", &CardsKept::hand));
template <>
inline constexpr auto described<InsuranceOffered> = kind("insurance-offered");
template <>
inline constexpr auto described<Insured> = kind("insured", field("player", &Insured::player),
                                                field("box", &Insured::box),
                                                field("amount", &Insured::amount));
template <>
inline constexpr auto described<CoverAsked> = kind("cover-asked",
                                                   field("player", &CoverAsked::player),
                                                   field("box", &CoverAsked::box),
                                                   field("owner", &CoverAsked::owner),
                                                   field("amount", &CoverAsked::amount));
template <>
inline constexpr auto described<OfferDeclined> = kind("offer-declined",
                                                      field("player", &OfferDeclined::player));
template <>
inline constexpr auto described<OthersOffered> =
    kind("others-offered", field("some_silent", &OthersOffered::some_silent));
template <>
inline constexpr auto described<CoverAllotted> = kind("cover-allotted",
                                                      field("player", &CoverAllotted::player),
                                                      field("box", &CoverAllotted::box),
                                                      field("owner", &CoverAllotted::owner),
                                                      field("amount", &CoverAllotted::amount),
                                                      field("returned", &CoverAllotted::returned));
template <>
inline constexpr auto described<InsuranceClosed> =
    kind("insurance-closed", field("some_silent", &InsuranceClosed::some_silent));
template <>
inline constexpr auto described<InsurancePaid> = kind("insurance-paid",
                                                      field("player", &InsurancePaid::player),
                                                      field("box", &InsurancePaid::box),
                                                      field("owner", &InsurancePaid::owner),
                                                      field("stake", &InsurancePaid::stake),
                                                      field("winnings", &InsurancePaid::winnings));
template <>
inline constexpr auto described<InsuranceLost> = kind("insurance-lost",
                                                      field("player", &InsuranceLost::player),
                                                      field("box", &InsuranceLost::box),
                                                      field("owner", &InsuranceLost::owner),
                                                      field("stake", &InsuranceLost::stake));
template <>
inline constexpr auto described<InsuranceReturned> =
    kind("insurance-returned", field("player", &InsuranceReturned::player),
         field("box", &InsuranceReturned::box), field("owner", &InsuranceReturned::owner),
         field("stake", &InsuranceReturned::stake));
template <>
inline constexpr auto described<InterimReached> = kind("interim-reached");
template <>
inline constexpr auto described<BlackjackWaits> = kind("blackjack-waits",
                                                       field("hand", &BlackjackWaits::hand));
template <>
inline constexpr auto described<TurnCame> = kind("turn-came", field("hand", &TurnCame::hand),
                                                 field("player", &TurnCame::player));
template <>
inline constexpr auto described<CardCalled> = kind("card-called",
                                                   field("player", &CardCalled::player),
                                                   field("hand", &CardCalled::hand),
                                                   field("leaves_pair", &CardCalled::leaves_pair));
template <>
inline constexpr auto described<HandStood> = kind("hand-stood", field("player", &HandStood::player),
                                                  field("hand", &HandStood::hand),
                                                  field("leaves_pair", &HandStood::leaves_pair));
template <>
inline constexpr auto described<HandDoubled> =
    kind("hand-doubled", field("player", &HandDoubled::player), field("hand", &HandDoubled::hand),
         field("amount", &HandDoubled::amount), field("aces_at_one", &HandDoubled::aces_at_one),
         field("leaves_pair", &HandDoubled::leaves_pair));
template <>
inline constexpr auto described<DoubleFollowed> = kind("double-followed",
                                                       field("player", &DoubleFollowed::player),
                                                       field("hand", &DoubleFollowed::hand),
                                                       field("amount", &DoubleFollowed::amount));
template <>
inline constexpr auto described<DoubleNotFollowed> = kind("double-not-followed",
                                                          field("player",
                                                                &DoubleNotFollowed::player),
                                                          field("hand", &DoubleNotFollowed::hand));
template <>
inline constexpr auto described<HandSplit> = kind("hand-split", field("player", &HandSplit::player),
                                                  field("hand", &HandSplit::hand),
                                                  field("new_hand", &HandSplit::new_hand),
                                                  field("amount", &HandSplit::amount),
                                                  field("ends_rescue", &HandSplit::ends_rescue));
template <>
inline constexpr auto described<SplitFollowed> = kind("split-followed",
                                                      field("player", &SplitFollowed::player),
                                                      field("hand", &SplitFollowed::hand),
                                                      field("new_hand", &SplitFollowed::new_hand),
                                                      field("amount", &SplitFollowed::amount));
template <>
inline constexpr auto described<SplitNotFollowed> = kind("split-not-followed",
                                                         field("player", &SplitNotFollowed::player),
                                                         field("from", &SplitNotFollowed::from),
                                                         field("hand", &SplitNotFollowed::hand));
template <>
inline constexpr auto described<HandClosed> = kind("hand-closed", field("hand", &HandClosed::hand));
template <>
inline constexpr auto described<AbsentPlayed> =
    kind("absent-played", field("hand", &AbsentPlayed::hand), field("draws", &AbsentPlayed::draws),
         field("leaves_pair", &AbsentPlayed::leaves_pair));
template <>
inline constexpr auto described<DealersTurn> = kind("dealers-turn");
template <>
inline constexpr auto described<DealerFinished> =
    kind("dealer-finished", field("total", &DealerFinished::points),
         field("soft", &DealerFinished::soft), field("blackjack", &DealerFinished::blackjack));
template <>
inline constexpr auto described<WagerPaid> = kind("wager-paid", field("player", &WagerPaid::player),
                                                  field("hand", &WagerPaid::hand),
                                                  field("stake", &WagerPaid::stake),
                                                  field("winnings", &WagerPaid::winnings),
                                                  field("even_money", &WagerPaid::even_money));
template <>
inline constexpr auto described<WagerLost> = kind("wager-lost", field("player", &WagerLost::player),
                                                  field("hand", &WagerLost::hand),
                                                  field("amount", &WagerLost::amount));
template <>
inline constexpr auto described<WagerReturned> = kind("wager-returned",
                                                      field("player", &WagerReturned::player),
                                                      field("hand", &WagerReturned::hand),
                                                      field("amount", &WagerReturned::amount),
                                                      field("why", &WagerReturned::why),
                                                      field("ends", &WagerReturned::ends));
template <>
inline constexpr auto described<LossReturned> = kind("loss-returned",
                                                     field("player", &LossReturned::player),
                                                     field("box", &LossReturned::box),
                                                     field("amount", &LossReturned::amount));
template <>
inline constexpr auto described<ResultUndone> = kind("result-undone",
                                                     field("player", &ResultUndone::player),
                                                     field("box", &ResultUndone::box),
                                                     field("won", &ResultUndone::won),
                                                     field("lost", &ResultUndone::lost));
template <>
inline constexpr auto described<BoxSettled> = kind("box-settled", field("box", &BoxSettled::box));
template <>
inline constexpr auto described<PlayerWarned> = kind("player-warned",
                                                     field("player", &PlayerWarned::player));
template <>
inline constexpr auto described<RoundEnded> = kind("round-ended",
                                                   field("round", &RoundEnded::round));
template <>
inline constexpr auto described<RoundVoided> =
    kind("round-voided", field("round", &RoundVoided::round),
         field("round_before", &RoundVoided::round_before),
         field("keeps_settled", &RoundVoided::keeps_settled));
template <>
inline constexpr auto described<LimitAllowed> = kind(
    "limit-allowed", field("player", &LimitAllowed::player), field("box", &LimitAllowed::box),
    field("maximum", &LimitAllowed::maximum), optional_field("minimum", &LimitAllowed::minimum));
template <>
inline constexpr auto described<PlayerRestricted> =
    kind("player-restricted", field("player", &PlayerRestricted::player),
         field("to", &PlayerRestricted::to), optional_field("box", &PlayerRestricted::box));
template <>
inline constexpr auto described<RestrictionLifted> =
    kind("restriction-lifted", field("player", &RestrictionLifted::player),
         field("all", &RestrictionLifted::all), field("boxes", &RestrictionLifted::boxes));
template <>
inline constexpr auto described<BoxReassigned> = kind("box-reassigned",
                                                      field("box", &BoxReassigned::box),
                                                      field("player", &BoxReassigned::player));
template <>
inline constexpr auto described<BettorsPermitted> = kind("bettors-permitted",
                                                         field("count", &BettorsPermitted::count));
template <>
inline constexpr auto described<BoxesPermitted> = kind("boxes-permitted",
                                                       field("player", &BoxesPermitted::player),
                                                       field("count", &BoxesPermitted::count));
template <>
inline constexpr auto described<LimitsAnnounced> =
    kind("limits-announced", field("minimum", &LimitsAnnounced::minimum),
         field("maximum", &LimitsAnnounced::maximum),
         field("rounds_to_wait", &LimitsAnnounced::rounds_to_wait),
         field("minutes_to_wait", &LimitsAnnounced::minutes_to_wait));
template <>
inline constexpr auto described<LimitsChanged> = kind("limits-changed",
                                                      field("minimum", &LimitsChanged::minimum),
                                                      field("maximum", &LimitsChanged::maximum),
                                                      field("forgets_warnings",
                                                            &LimitsChanged::forgets_warnings));
template <>
inline constexpr auto described<TimePassed> = kind("time-passed",
                                                   field("minutes", &TimePassed::minutes));
template <>
inline constexpr auto described<PlayerMarked> = kind("player-marked",
                                                     field("player", &PlayerMarked::player),
                                                     field("absence", &PlayerMarked::absence));
template <>
inline constexpr auto described<FaceDownApproved> = kind("face-down-approved");
template <>
inline constexpr auto described<FaceDownOrdered> = kind("face-down-ordered");

}  // namespace croupier::table
