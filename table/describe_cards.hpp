// Inside describe(): opening and closing, the cards before a round, machine shoes, the dealer by
// hand.
#pragma once

#include "table/describe_options.hpp"
#include "table/preparing.hpp"

namespace croupier::table {

class DescribeCards : public DescribeOptions {
public:
    explicit DescribeCards(const State& state) : DescribeOptions(state) {}
    using DescribeOptions::operator();

    // Opening and closing
    std::string operator()(const GamingOpened& e) {
        return fmt::format("gaming begins with {}", counted(e.decks, "deck"));
    }
    std::string operator()(const ClosureAnnounced&) {
        return "the players are told that the table will close";
    }
    std::string operator()(const GamingClosed& e) {
        return e.of > 0 ? "gaming ends: " + count(e.cards, e.of) : "gaming ends";
    }
    std::string operator()(const FinalRoundsCalled&) {
        return fmt::format("the last {} rounds are called", final_rounds_called);
    }
    std::string operator()(const FinalRoundBegan& e) {
        return e.after_it == 0
                   ? std::string("the last round begins")
                   : fmt::format("a final round begins, with {} to come after it", int{e.after_it});
    }

    // Cards before a round
    std::string operator()(const CardsChecked& e) {
        return fmt::format("the {} checks the cards: {}", to_string(e.by), count(e.cards, e.of));
    }
    std::string operator()(const CardsBrought& e) {
        return fmt::format("{} come to the table{}", brought(e.brought),
                           e.replaced ? " in place of those in use" : "");
    }
    std::string operator()(const CardsMixed& e) {
        return fmt::format("the cards are {}", mixed(e.mix));
    }
    std::string operator()(const ShuffleDue& e) {
        return std::string(e.missed ? "the shuffle that was missed is due now" : due(e.why));
    }
    std::string operator()(const ShuffleMissed&) { return "nobody notices that a shuffle was due"; }
    std::string operator()(const CutOffered& e) {
        const bool staff = e.player == nobody;
        return staff ? std::string("the cut is left to the staff")
                     : fmt::format("{} is offered the cut", name(e.player));
    }
    std::string operator()(const CutDeclined& e) {
        return fmt::format("{} does not want to cut", name(e.player));
    }
    std::string operator()(const CutMade& e) {
        const bool staff = e.player == nobody;
        return fmt::format("{} cuts behind {}", staff ? "the staff" : name(e.player),
                           counted(e.at, "card"));
    }
    std::string operator()(const CutSkipped&) { return "the cards are not cut"; }
    std::string operator()(const CuttingCardPlaced& e) {
        return fmt::format("{} goes in with {} behind it", cutting_card(e.second),
                           counted(e.behind, "card"));
    }
    std::string operator()(const CuttingCardNamed& e) {
        return fmt::format("the shuffle comes with the cutting card at the {}",
                           e.front ? "front" : "rear");
    }
    std::string operator()(const CuttingCardMissed&) { return "the cutting card is left out"; }
    std::string operator()(const CuttingCardCame& e) {
        std::string text = std::string(cutting_card(e.second));
        text += e.first ? std::string(" comes before the first card")
                        : fmt::format(" comes while {} draws", where(e.to));
        switch (e.then) {
            case Met::brings_shuffle:
                text += e.first ? ": the cards are shuffled" : ": a shuffle follows this round";
                break;
            case Met::set_aside: text += ": it is laid aside"; break;
            case Met::discarded: text += ": it is thrown out"; break;
        }
        return text;
    }
    std::string operator()(const CardShowsFace& e) {
        return fmt::format("a card lies face up in the shoe, {} from the back", e.when_left);
    }
    // What lies face down stays unnamed, even where the program knows it.
    std::string operator()(const CardBurnt& e) {
        const bool shown = e.card && e.why != Burnt::first_of_shoe && e.why != Burnt::by_mistake;
        const std::string card = shown ? cards::to_string(*e.card) : std::string("a card");
        return fmt::format("{} {}", card, burnt(e.why));
    }
    std::string operator()(const BurnOrdered&) {
        return "the first card of the shoe is to be burnt";
    }
    std::string operator()(const BurnMissed&) { return "the burn is forgotten"; }
    std::string operator()(const BurntCardShown& e) {
        return fmt::format("{} is shown the burnt card: {}", name(e.player),
                           cards::to_string(e.card));
    }
    std::string operator()(const CardReplaced& e) {
        return fmt::format("a new {} takes the place of the old one", cards::to_string(e.card));
    }
    std::string operator()(const ShoeReady&) { return "the cards are in the shoe, ready for play"; }

    // Machine shoes
    std::string operator()(const UsedCardsReturned&) {
        return "the used cards go back into the machine";
    }
    std::string operator()(const OtherSetBrought&) {
        return "the other set of cards comes into play";
    }
    std::string operator()(const ShoeFailed& e) {
        return e.round_goes_on ? "the machine is out of order: a plain shoe finishes the round"
                               : "the machine is out of order";
    }
    std::string operator()(const ShoeRepaired&) { return "the machine works again"; }
    std::string operator()(const ShoeChanged& e) {
        return fmt::format("the cards now come from {}", shoe(e.kind));
    }

    // The dealer by hand
    std::string operator()(const CardStrayed& e) {
        const std::string card = e.seen ? cards::to_string(e.card) : std::string("a card");
        return e.from_dealer
                   ? fmt::format("{} came to the dealer too early: it is the next card", card)
                   : fmt::format("{} is drawn by mistake: it is the next card", card);
    }
    std::string operator()(const StraySeen&) {
        if (s_.cards.strays.empty()) {
            return "a card is seen before the cards are in the shoe";
        }
        return "the card drawn by mistake is seen";
    }
    std::string operator()(const StrayRefused& e) {
        return fmt::format("{} refuses the card that was seen: no more come to {}", name(e.player),
                           where(e.hand));
    }
    std::string operator()(const CardMisplaced& e) {
        return fmt::format("{} goes to {} by mistake", cards::to_string(e.card), where(e.to));
    }
    std::string operator()(const CardLaidLate& e) {
        return fmt::format("{} comes late to {}", cards::to_string(e.card), where(e.to));
    }
    std::string operator()(const RoundResumed& e) {
        return fmt::format(
            "no card of the next round is out: the wagers for it go back, and round "
            "{} is taken up again",
            e.round);
    }
    std::string operator()(const CardTakenBack& e) {
        return fmt::format("{} is taken back from {}: it is the next card",
                           cards::to_string(e.card), where(e.from));
    }
    std::string operator()(const CardSkipped& e) {
        return fmt::format("{} is passed over and gets no card", where(e.hand));
    }
    std::string operator()(const InsuranceOverlooked&) {
        return "the dealer forgets to offer insurance";
    }
    std::string operator()(const ErrorFound& e) {
        const std::string place = e.box == 0 ? "the dealer" : fmt::format("box {}", e.box);
        const std::string_view text = found(e.finding);
        return names_place(e.finding) ? fmt::format("{} {}", place, text) : std::string(text);
    }
    std::string operator()(const ReconstructionAnnounced&) {
        return s_.rules().wagers_retracted.because
                   ? "the round will be put right; until then wagers may be taken back"
                   : "the round will be put right";
    }
    std::string operator()(const RoundRewound& e) {
        return e.burns_first ? "the cards are taken up again, and the forgotten burn comes first"
                             : "the cards are taken up again, to be laid as they should have been";
    }
    std::string operator()(const RoundReconstructed& e) {
        std::string text = "the round is as it should have been";
        if (e.cards_left == 1) text += ", and one card waits to be used";
        if (e.cards_left > 1) text += fmt::format(", and {} cards wait to be used", e.cards_left);
        return text;
    }
    std::string operator()(const DealerCardAsked& e) {
        return fmt::format("the dealer has no card: {} may finish {} first, or have it drawn now",
                           name(e.player), where(e.hand));
    }
    std::string operator()(const DealerCardChosen& e) {
        return fmt::format("{} {}", name(e.player),
                           e.first ? "has the dealer's card drawn first"
                                   : "finishes the hand before the dealer's card");
    }

private:
    static std::string counted(int count, std::string_view thing) {
        return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
    }
    static std::string count(int cards, int of) {
        if (cards == of) return fmt::format("all {} are there", of);
        return fmt::format("{} instead of {}", cards, of);
    }
    static std::string_view cutting_card(bool second) {
        return second ? "the second cutting card" : "the cutting card";
    }
    static std::string_view brought(Brought kind) {
        switch (kind) {
            case Brought::unprepared: return "new cards";
            case Brought::pre_checked: return "cards checked beforehand";
            case Brought::pre_shuffled: return "cards shuffled beforehand";
        }
        return "";
    }
    static std::string_view mixed(Mix mix) {
        switch (mix) {
            case Mix::spread: return "spread face up for the players";
            case Mix::wash: return "turned down and washed";
            case Mix::stack: return "stacked";
            case Mix::riffle: return "riffled";
        }
        return "";
    }
    static std::string_view due(Due why) {
        switch (why) {
            case Due::nothing: return "a shuffle is due";
            case Due::cutting_card: return "a shuffle is due: the cutting card has come";
            case Due::ordered: return "a shuffle is ordered";
            case Due::suspected: return "a shuffle is ordered: the cards may not be well mixed";
            case Due::refilled: return "a shuffle is due: the shoe was filled from the rack";
            case Due::cutting_card_missing: return "a shuffle is due: the cutting card was missing";
        }
        return "";
    }
    static std::string_view burnt(Burnt why) {
        switch (why) {
            case Burnt::first_of_shoe: return "is burnt, face down";
            case Burnt::face_up: return "lay face up in the shoe and goes to the rack";
            case Burnt::by_mistake: return "is burnt by mistake and stays out";
            case Burnt::dealers_extra: return "is too many for the dealer and goes to the rack";
            case Burnt::left_over: return "is left over and goes to the rack";
        }
        return "";
    }
    static std::string_view shoe(ShoeKind kind) {
        switch (kind) {
            case ShoeKind::by_hand: return "a plain shoe";
            case ShoeKind::automatic: return "an automatic shuffler";
            case ShoeKind::continuous: return "a continuous shuffler";
        }
        return "";
    }
    static bool names_place(Finding finding) {
        return finding == Finding::ante_missing || finding == Finding::wager_missing ||
               finding == Finding::card_missing || finding == Finding::misdealt;
    }
    static std::string_view found(Finding finding) {
        switch (finding) {
            case Finding::ante_missing: return "turns out to lack an Ante";
            case Finding::burn_missing: return "the burn turns out forgotten";
            case Finding::cutting_card_missing: return "the shoe turns out to have no cutting card";
            case Finding::shuffle_missing: return "a shuffle turns out forgotten";
            case Finding::wager_missing: return "turns out to have cards and no wager";
            case Finding::card_missing: return "turns out to be short of a card";
            case Finding::wrong_decks: return "the decks turn out not to be those of this game";
            case Finding::order_lost: return "cards came together, and their order is lost";
            case Finding::misdealt: return "turns out to have a card too many";
        }
        return "";
    }
};

}  // namespace croupier::table
