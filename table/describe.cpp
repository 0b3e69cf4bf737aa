#include "table/describe.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "table/describe_officials.hpp"

namespace croupier::table {
namespace {

class Describe : public DescribeOfficials {
public:
    explicit Describe(const State& state) : DescribeOfficials(state) {}
    using DescribeOfficials::operator();

    std::string operator()(const TableOpened& e) {
        return fmt::format("the table opens: {}, {} decks, {} boxes, limits {} to {}, steps of {}",
                           e.setup->game->id, e.setup->decks, e.setup->boxes,
                           money(e.setup->minimum), money(e.setup->maximum), money(e.setup->step));
    }
    std::string operator()(const PlayerJoined& e) {
        return fmt::format("{} comes to the table", e.name);
    }
    std::string operator()(const ChipsBought& e) {
        return fmt::format("{} buys {} in chips", name(e.player), money(e.amount));
    }
    std::string operator()(const PlayerSeated& e) {
        return fmt::format("{} sits at box {}", name(e.player), e.box);
    }
    std::string operator()(const PlayerLeft& e) {
        return e.amount == nothing ? fmt::format("{} leaves the table", name(e.player))
                                   : fmt::format("{} leaves the table and takes {} away",
                                                 name(e.player), money(e.amount));
    }
    std::string operator()(const ChipsBroughtBack& e) {
        return fmt::format("{} brings {} in chips back", name(e.player), money(e.amount));
    }
    std::string operator()(const ShoeLoaded&) {
        return fmt::format("a new shoe of {} decks begins", s_.setup.decks);
    }
    std::string operator()(const CardsListed& e) {
        return e.cards.size() == 1
                   ? std::string("the next card of the shoe is set")
                   : fmt::format("the next {} cards of the shoe are set", e.cards.size());
    }
    std::string operator()(const ShoeReloaded& e) {
        return fmt::format("the discards are shuffled and put back into the shoe: {} cards",
                           e.cards);
    }
    std::string operator()(const BettingOpened& e) {
        return fmt::format("round {}: place your bets", e.round);
    }
    std::string operator()(const WagerPlaced& e) {
        std::string text =
            fmt::format("{} wagers {} on box {}", name(e.player), money(e.amount), e.box);
        if (e.under == Under::tolerated) text += ", under the minimum, this once";
        if (e.under == Under::to_return) text += ", under the minimum: it will go back";
        return text;
    }
    std::string operator()(const WagerChanged& e) {
        return fmt::format("{}'s wager on box {} is now {}", name(e.player), e.box,
                           money(e.amount));
    }
    std::string operator()(const LossReturned& e) {
        return fmt::format("{} of what {} lost on box {} goes back", money(e.amount),
                           name(e.player), e.box);
    }
    std::string operator()(const ResultUndone& e) {
        return fmt::format("what {} won and lost on box {} is undone: {} and {}", name(e.player),
                           e.box, money(e.won), money(e.lost));
    }
    std::string operator()(const WagerWithdrawn& e) {
        return fmt::format("{} off box {} goes back to {}", money(e.amount), e.box, name(e.player));
    }
    std::string operator()(const NoMoreBets&) { return "no more bets"; }
    std::string operator()(const CallerNamed& e) {
        return fmt::format("{} decides for box {}", name(e.player), e.box);
    }
    std::string operator()(const WagerTrimmed& e) {
        return fmt::format("{} of {}'s wager on box {} counts", money(e.counts), name(e.player),
                           e.box);
    }
    std::string operator()(const CardDealt& e) {
        return fmt::format("{} to {}{}", cards::to_string(e.card), where(e.hand),
                           e.face_down ? ", face down" : "");
    }
    std::string operator()(const TotalAnnounced& e) {
        return fmt::format("{}: {}", where(e.hand),
                           total_words(s_.rules(), {e.points, e.soft}, e.blackjack));
    }
    std::string operator()(const CardsTurned& e) {
        return fmt::format("{} of {} turned up",
                           e.card == 0   ? "the cards"
                           : e.card == 1 ? "the first card"
                                         : "the second card",
                           where(e.hand));
    }
    std::string operator()(const CardsRemoved& e) {
        return fmt::format("the cards of {} go to the discard rack", where(e.hand));
    }
    std::string operator()(const CardsKept& e) {
        return fmt::format("the cards of {} stay for the other bettors", where(e.hand));
    }
    std::string operator()(const InsuranceOffered&) { return "insurance: the dealer shows an ace"; }
    std::string operator()(const Insured& e) {
        return fmt::format("{} insures box {} for {}", name(e.player), e.box, money(e.amount));
    }
    std::string operator()(const CoverAsked& e) {
        return fmt::format("{} asks to insure {}'s wager on box {} for {}", name(e.player),
                           name(e.owner), e.box, money(e.amount));
    }
    std::string operator()(const OfferDeclined& e) {
        return fmt::format("{} declines", name(e.player));
    }
    std::string operator()(const OthersOffered&) {
        return "wagers left uninsured are open to the other players";
    }
    std::string operator()(const CoverAllotted& e) {
        std::string text = fmt::format("{} insures {} of {}'s wager on box {}", name(e.player),
                                       money(e.amount), name(e.owner), e.box);
        if (e.returned > nothing) text += fmt::format(", {} goes back", money(e.returned));
        return text;
    }
    std::string operator()(const InsuranceClosed&) { return "insurance is closed"; }
    std::string operator()(const InsurancePaid& e) {
        return fmt::format("insurance on box {} wins: {} is paid {}", e.box, name(e.player),
                           money(e.winnings));
    }
    std::string operator()(const InsuranceLost& e) {
        return fmt::format("insurance on box {} loses: {} is taken from {}", e.box, money(e.stake),
                           name(e.player));
    }
    std::string operator()(const InsuranceReturned& e) {
        return fmt::format("insurance of {} on box {} goes back to {}", money(e.stake), e.box,
                           name(e.player));
    }
    std::string operator()(const InterimReached&) { return "the initial deal is complete"; }
    std::string operator()(const BlackjackWaits& e) {
        return fmt::format("the {} of {} waits for the dealer's hand", natural_word(s_.rules()),
                           where(e.hand));
    }
    std::string operator()(const TurnCame& e) {
        // A hand that a split formed gets its second card first.
        const bool awaits_card =
            e.hand.hand > 0 && s_.rules().split_card.value != rules::SplitCard::at_once;
        return awaits_card ? fmt::format("{}: the turn of {}", where(e.hand), name(e.player))
                           : fmt::format("{}: {} to decide", where(e.hand), name(e.player));
    }
    std::string operator()(const CardCalled& e) {
        return fmt::format("{} draws to {}", name(e.player), where(e.hand));
    }
    std::string operator()(const HandStood& e) {
        return fmt::format("{} stands on {}", name(e.player), where(e.hand));
    }
    std::string operator()(const HandDoubled& e) {
        return fmt::format("{} doubles {} for {}", name(e.player), where(e.hand), money(e.amount));
    }
    std::string operator()(const DoubleFollowed& e) {
        return fmt::format("{} doubles along on {} for {}", name(e.player), where(e.hand),
                           money(e.amount));
    }
    std::string operator()(const DoubleNotFollowed& e) {
        return fmt::format("{} does not double on {}; one card comes all the same", name(e.player),
                           where(e.hand));
    }
    std::string operator()(const HandSplit& e) {
        return fmt::format("{} splits {} with a further {}: hand {}.{} is formed", name(e.player),
                           where(e.hand), money(e.amount), e.hand.box, e.new_hand.hand + 1);
    }
    std::string operator()(const SplitFollowed& e) {
        return fmt::format("{} splits along on box {} with a further {}", name(e.player),
                           e.hand.box, money(e.amount));
    }
    std::string operator()(const SplitNotFollowed& e) {
        return fmt::format("{}'s wager stays on hand {}.{} alone", name(e.player), e.hand.box,
                           e.hand.hand + 1);
    }
    std::string operator()(const HandClosed& e) {
        return fmt::format("{} gets no more cards", where(e.hand));
    }
    std::string operator()(const AbsentPlayed& e) {
        return fmt::format("nobody decides for {}: it {}", where(e.hand),
                           e.draws ? "draws" : "stands");
    }
    std::string operator()(const DealersTurn&) { return "the dealer's turn"; }
    std::string operator()(const DealerFinished& e) {
        return fmt::format("the dealer's hand is done: {}",
                           total_words(s_.rules(), {e.points, e.soft}, e.blackjack));
    }
    std::string operator()(const WagerPaid& e) {
        return fmt::format("{} wins on {}{}: {} paid on {}", name(e.player), where(e.hand),
                           e.even_money ? ", at even money" : "", money(e.winnings),
                           money(e.stake));
    }
    std::string operator()(const WagerLost& e) {
        return fmt::format("{} loses {} on {}", name(e.player), money(e.amount), where(e.hand));
    }
    std::string operator()(const WagerReturned& e) {
        return fmt::format("{}: {} goes back to {} from {}", word_of(e.why), money(e.amount),
                           name(e.player), where(e.hand));
    }
    std::string operator()(const BoxSettled& e) {
        return fmt::format("box {} is paid; winners may collect", e.box);
    }
    std::string operator()(const PlayerWarned& e) {
        return fmt::format("{} is told that further wagers under the minimum go back",
                           name(e.player));
    }
    std::string operator()(const RoundEnded& e) { return fmt::format("round {} is over", e.round); }
    std::string operator()(const RoundVoided& e) {
        return fmt::format("round {} is void{}", e.round,
                           e.keeps_settled ? ": what had no result yet goes back"
                                           : ": every wager and payment of it is undone");
    }
    std::string operator()(const LimitAllowed& e) {
        return fmt::format(
            "{} may wager {} {} on box {}", name(e.player),
            e.minimum > nothing ? fmt::format("from {} to", money(e.minimum)) : "up to",
            money(e.maximum), e.box);
    }
    std::string operator()(const PlayerRestricted& e) {
        return fmt::format("{} is held to {}", name(e.player), word_of(e.to));
    }
    std::string operator()(const RestrictionLifted& e) {
        return fmt::format("{} is free again", name(e.player));
    }
    std::string operator()(const BoxReassigned& e) {
        return fmt::format("box {} goes to {}", e.box, name(e.player));
    }
    std::string operator()(const BettorsPermitted& e) {
        return fmt::format("{} may share a box", e.count);
    }
    std::string operator()(const BoxesPermitted& e) {
        return fmt::format("{} may wager on {} box{}", name(e.player), e.count,
                           e.count == 1 ? "" : "es");
    }
    std::string operator()(const LimitsAnnounced& e) {
        return fmt::format("limits of {} to {} are announced", money(e.minimum), money(e.maximum));
    }
    std::string operator()(const LimitsChanged& e) {
        return fmt::format("the limits are now {} to {}", money(e.minimum), money(e.maximum));
    }
    std::string operator()(const TimePassed& e) {
        return fmt::format("{} minutes pass", e.minutes);
    }
    std::string operator()(const PlayerMarked& e) {
        return fmt::format("{} {}", name(e.player),
                           e.absence == Absence::marked_idle ? "does not act" : "is absent");
    }
    std::string operator()(const FaceDownApproved&) { return "dealing face down is approved"; }
    std::string operator()(const FaceDownOrdered&) {
        return "the first two cards to each box come face down";
    }
};

}  // namespace

std::string hand_word(const State& state, HandId hand) {
    if (hand.box == 0) return "dealer";
    if (hand.hand > 0 || state.box(hand.box).hand_count > 1) {
        return fmt::format("{}.{}", hand.box, hand.hand + 1);
    }
    return std::to_string(hand.box);
}

std::string_view natural_word(const Rules& rules) {
    return rules::Words<rules::Natural>::list[static_cast<std::size_t>(rules.blackjack.value)];
}

std::string total_words(const Rules& rules, Total total, bool blackjack) {
    if (blackjack) return std::string(natural_word(rules));
    if (total.bust()) return fmt::format("{}, bust", total.points);
    return fmt::format("{}{}", total.soft ? "soft " : "", total.points);
}

Description describe(const State& state, const Event& event) {
    return {name_of(event), visit(Describe(state), event.what)};
}

}  // namespace croupier::table
