// The fields of the events about cards, by which they are written down. See described.hpp.
#pragma once

#include "table/described.hpp"
#include "table/events.hpp"

namespace croupier::table {

template <>
inline constexpr auto described<GamingOpened> = kind("gaming-opened",
                                                     field("decks", &GamingOpened::decks));
template <>
inline constexpr auto described<ClosureAnnounced> = kind("closure-announced");
template <>
inline constexpr auto described<GamingClosed> = kind("gaming-closed",
                                                     field("cards", &GamingClosed::cards),
                                                     field("of", &GamingClosed::of));
template <>
inline constexpr auto described<FinalRoundsCalled> = kind("final-rounds-called");
template <>
inline constexpr auto described<FinalRoundBegan> =
    kind("final-round-began", field("after_it", &FinalRoundBegan::after_it));
template <>
inline constexpr auto described<CardsChecked> = kind("cards-checked",
                                                     field("by", &CardsChecked::by),
                                                     field("cards", &CardsChecked::cards),
                                                     field("of", &CardsChecked::of));
template <>
inline constexpr auto described<CardsBrought> = kind(
    "cards-brought", field("cards", &CardsBrought::brought),
    field("replaced", &CardsBrought::replaced), field("substitute", &CardsBrought::substitute));
template <>
inline constexpr auto described<CardsMixed> = kind("cards-mixed", field("step", &CardsMixed::mix));
template <>
inline constexpr auto described<ShuffleDue> = kind("shuffle-due", field("why", &ShuffleDue::why),
                                                   field("missed", &ShuffleDue::missed));
template <>
inline constexpr auto described<ShuffleMissed> = kind("shuffle-missed");
template <>
inline constexpr auto described<CutOffered> = kind("cut-offered",
                                                   optional_field("player", &CutOffered::player),
                                                   field("by_staff", &CutOffered::by_staff),
                                                   optional_field("box", &CutOffered::box),
                                                   field("after", &CutOffered::why));
template <>
inline constexpr auto described<CutDeclined> = kind("cut-declined",
                                                    field("player", &CutDeclined::player));
template <>
inline constexpr auto described<CutMade> = kind("cut-made",
                                                optional_field("player", &CutMade::player),
                                                field("by_staff", &CutMade::by_staff),
                                                field("at", &CutMade::at));
template <>
inline constexpr auto described<CutSkipped> = kind("cut-skipped");
template <>
inline constexpr auto described<CuttingCardPlaced> = kind(
    "cutting-card-placed", field("behind", &CuttingCardPlaced::behind),
    field("second", &CuttingCardPlaced::second), field("attended", &CuttingCardPlaced::attended));
template <>
inline constexpr auto described<CardShowsFace> =
    kind("card-shows-face", field("when_left", &CardShowsFace::when_left));
template <>
inline constexpr auto described<CuttingCardNamed> = kind("cutting-card-named",
                                                         field("front", &CuttingCardNamed::front));
template <>
inline constexpr auto described<CuttingCardMissed> = kind("cutting-card-missed");
template <>
inline constexpr auto described<CuttingCardCame> = kind("cutting-card-came",
                                                        field("hand", &CuttingCardCame::to),
                                                        field("first", &CuttingCardCame::first),
                                                        field("second", &CuttingCardCame::second),
                                                        field("then", &CuttingCardCame::then));
template <>
inline constexpr auto described<CardBurnt> = kind("card-burnt",
                                                  optional_field("card", &CardBurnt::card),
                                                  field("known", &CardBurnt::known),
                                                  field("why", &CardBurnt::why));
template <>
inline constexpr auto described<BurnOrdered> = kind("burn-ordered");
template <>
inline constexpr auto described<BurnMissed> = kind("burn-missed");
template <>
inline constexpr auto described<BurntCardShown> = kind("burnt-card-shown",
                                                       field("player", &BurntCardShown::player),
                                                       field("card", &BurntCardShown::card));
template <>
inline constexpr auto described<CardReplaced> = kind("card-replaced",
                                                     field("card", &CardReplaced::card),
                                                     field("substitute",
                                                           &CardReplaced::substitute));
template <>
inline constexpr auto described<ShoeReady> = kind("shoe-ready");
template <>
inline constexpr auto described<UsedCardsReturned> = kind("used-cards-returned");
template <>
inline constexpr auto described<OtherSetBrought> = kind("other-set-brought");
template <>
inline constexpr auto described<ShoeFailed> =
    kind("shoe-failed", field("round_goes_on", &ShoeFailed::round_goes_on));
template <>
inline constexpr auto described<ShoeRepaired> = kind("shoe-repaired");
template <>
inline constexpr auto described<ShoeChanged> = kind("shoe-changed",
                                                    field("shoe", &ShoeChanged::kind));
template <>
inline constexpr auto described<CardStrayed> =
    kind("card-strayed", field("card", &CardStrayed::card), field("seen", &CardStrayed::seen),
         field("from_dealer", &CardStrayed::from_dealer));
template <>
inline constexpr auto described<StraySeen> = kind("stray-seen");
template <>
inline constexpr auto described<StrayRefused> = kind("stray-refused",
                                                     field("player", &StrayRefused::player),
                                                     field("hand", &StrayRefused::hand));
template <>
inline constexpr auto described<CardMisplaced> = kind("card-misplaced",
                                                      field("hand", &CardMisplaced::to),
                                                      field("card", &CardMisplaced::card),
                                                      field("in_error", &CardMisplaced::in_error));
template <>
inline constexpr auto described<CardTakenBack> = kind("card-taken-back",
                                                      field("hand", &CardTakenBack::from),
                                                      field("card", &CardTakenBack::card));
template <>
inline constexpr auto described<CardSkipped> = kind("card-skipped",
                                                    field("hand", &CardSkipped::hand));
template <>
inline constexpr auto described<CardLaidLate> = kind("card-laid-late",
                                                     field("hand", &CardLaidLate::to),
                                                     field("card", &CardLaidLate::card));
template <>
inline constexpr auto described<InsuranceOverlooked> = kind("insurance-overlooked");
template <>
inline constexpr auto described<ErrorFound> = kind("error-found",
                                                   field("finding", &ErrorFound::finding),
                                                   optional_field("box", &ErrorFound::box),
                                                   field("stops_play", &ErrorFound::stops_play));
template <>
inline constexpr auto described<ReconstructionAnnounced> = kind("rebuilding-announced");
template <>
inline constexpr auto described<RoundRewound> = kind("round-rewound",
                                                     field("burns_first",
                                                           &RoundRewound::burns_first),
                                                     field("keeps_all", &RoundRewound::keeps_all));
template <>
inline constexpr auto described<RoundResumed> = kind("round-resumed",
                                                     field("round", &RoundResumed::round));
template <>
inline constexpr auto described<RoundReconstructed> =
    kind("round-rebuilt", field("cards_left", &RoundReconstructed::cards_left));
template <>
inline constexpr auto described<DealerCardAsked> = kind("dealer-card-asked",
                                                        field("player", &DealerCardAsked::player),
                                                        field("hand", &DealerCardAsked::hand));
template <>
inline constexpr auto described<DealerCardChosen> = kind("dealer-card-chosen",
                                                         field("player", &DealerCardChosen::player),
                                                         field("dealer_first",
                                                               &DealerCardChosen::first));

}  // namespace croupier::table
