// Inside describe(): opening and closing, the cards before a round, machine shoes, the dealer by
// hand.
#pragma once

#include "table/describe_options.hpp"

namespace croupier::table {

class DescribeCards : public DescribeOptions {
public:
    explicit DescribeCards(const State& state) : DescribeOptions(state) {}
    using DescribeOptions::operator();

    // Opening and closing
    Description operator()(const GamingOpened& e) {
        return {"gaming-opened",
                fmt::format("gaming begins with {}", counted(e.decks, "deck")),
                {{"decks", std::int64_t{e.decks}}}};
    }
    Description operator()(const ClosureAnnounced&) {
        return {"closure-announced", "the players are told that the table will close", {}};
    }
    Description operator()(const GamingClosed& e) {
        const std::string text = e.of > 0 ? "gaming ends: " + count(e.cards, e.of) : "gaming ends";
        return {
            "gaming-closed", text, {{"cards", std::int64_t{e.cards}}, {"of", std::int64_t{e.of}}}};
    }
    Description operator()(const FinalRoundsCalled&) {
        return {"final-rounds-called",
                fmt::format("the last {} rounds are called", final_rounds_called),
                {}};
    }
    Description operator()(const FinalRoundBegan& e) {
        return {"final-round-began",
                e.after_it == 0 ? std::string("the last round begins")
                                : fmt::format("a final round begins, with {} to come after it",
                                              int{e.after_it}),
                {{"after_it", std::int64_t{e.after_it}}}};
    }

    // Cards before a round
    Description operator()(const CardsChecked& e) {
        return {"cards-checked",
                fmt::format("the {} checks the cards: {}", to_string(e.by), count(e.cards, e.of)),
                {{"by", std::string(to_string(e.by))},
                 {"cards", std::int64_t{e.cards}},
                 {"of", std::int64_t{e.of}}}};
    }
    Description operator()(const CardsBrought& e) {
        const auto [kind, word] = brought(e.brought);
        return {"cards-brought",
                fmt::format("{} come to the table{}", kind,
                            e.replaced ? " in place of those in use" : ""),
                {{"cards", std::string(word)}, {"replaced", e.replaced}}};
    }
    Description operator()(const CardsMixed& e) {
        const auto [done, word] = mixed(e.mix);
        return {
            "cards-mixed", fmt::format("the cards are {}", done), {{"step", std::string(word)}}};
    }
    Description operator()(const ShuffleDue& e) {
        const auto [text, word] = due(e.why);
        return {
            "shuffle-due",
            e.missed ? std::string("the shuffle that was missed is due now") : std::string(text),
            {{"why", std::string(word)}, {"missed", e.missed}}};
    }
    Description operator()(const ShuffleMissed&) {
        return {"shuffle-missed", "nobody notices that a shuffle was due", {}};
    }
    Description operator()(const CutOffered& e) {
        const bool staff = e.player == nobody;
        std::vector<Field> fields{{"by_staff", staff}, {"after", std::string(shuffled(e.why))}};
        if (!staff) fields.push_back(player(e.player));
        if (e.box != 0) fields.push_back(box(e.box));
        return {"cut-offered",
                staff ? std::string("the cut is left to the staff")
                      : fmt::format("{} is offered the cut", name(e.player)),
                fields};
    }
    Description operator()(const CutDeclined& e) {
        return {"cut-declined",
                fmt::format("{} does not want to cut", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const CutMade& e) {
        const bool staff = e.player == nobody;
        std::vector<Field> fields{{"by_staff", staff}, {"at", std::int64_t{e.at}}};
        if (!staff) fields.insert(fields.begin(), player(e.player));
        return {"cut-made",
                fmt::format("{} cuts behind {}", staff ? "the staff" : name(e.player),
                            counted(e.at, "card")),
                fields};
    }
    Description operator()(const CutSkipped&) {
        return {"cut-skipped", "the cards are not cut", {}};
    }
    Description operator()(const CuttingCardPlaced& e) {
        return {
            "cutting-card-placed",
            fmt::format("{} goes in with {} behind it", cutting_card(e.second),
                        counted(e.behind, "card")),
            {{"behind", std::int64_t{e.behind}}, {"second", e.second}, {"attended", e.attended}}};
    }
    Description operator()(const CuttingCardNamed& e) {
        return {"cutting-card-named",
                fmt::format("the shuffle comes with the cutting card at the {}",
                            e.front ? "front" : "rear"),
                {{"front", e.front}}};
    }
    Description operator()(const CuttingCardMissed&) {
        return {"cutting-card-missed", "the cutting card is left out", {}};
    }
    Description operator()(const CuttingCardCame& e) {
        std::string text = std::string(cutting_card(e.second));
        text += e.first ? std::string(" comes before the first card")
                        : fmt::format(" comes while {} draws", where(e.to));
        std::string_view then;
        switch (e.then) {
            case Met::brings_shuffle:
                text += e.first ? ": the cards are shuffled" : ": a shuffle follows this round";
                then = "shuffle";
                break;
            case Met::set_aside:
                text += ": it is laid aside";
                then = "set-aside";
                break;
            case Met::discarded:
                text += ": it is thrown out";
                then = "discarded";
                break;
        }
        return {
            "cutting-card-came",
            text,
            {hand(e.to), {"first", e.first}, {"second", e.second}, {"then", std::string(then)}}};
    }
    Description operator()(const CardShowsFace& e) {
        return {"card-shows-face",
                fmt::format("a card lies face up in the shoe, {} from the back", e.when_left),
                {{"when_left", std::int64_t{e.when_left}}}};
    }
    // What lies face down stays unnamed, even where the program knows it.
    Description operator()(const CardBurnt& e) {
        const bool shown = e.card && e.why != Burnt::first_of_shoe && e.why != Burnt::by_mistake;
        const std::string card = shown ? cards::to_string(*e.card) : std::string("a card");
        const auto [text, word] = burnt(e.why);
        std::vector<Field> fields{{"why", std::string(word)}, {"known", e.known}};
        if (e.card) fields.insert(fields.begin(), {"card", cards::to_string(*e.card)});
        return {"card-burnt", fmt::format("{} {}", card, text), fields};
    }
    Description operator()(const BurnOrdered&) {
        return {"burn-ordered", "the first card of the shoe is to be burnt", {}};
    }
    Description operator()(const BurnMissed&) {
        return {"burn-missed", "the burn is forgotten", {}};
    }
    Description operator()(const BurntCardShown& e) {
        return {
            "burnt-card-shown",
            fmt::format("{} is shown the burnt card: {}", name(e.player), cards::to_string(e.card)),
            {player(e.player), {"card", cards::to_string(e.card)}}};
    }
    Description operator()(const CardReplaced& e) {
        return {"card-replaced",
                fmt::format("a new {} takes the place of the old one", cards::to_string(e.card)),
                {{"card", cards::to_string(e.card)}}};
    }
    Description operator()(const ShoeReady&) {
        return {"shoe-ready", "the cards are in the shoe, ready for play", {}};
    }

    // Machine shoes
    Description operator()(const UsedCardsReturned&) {
        return {"used-cards-returned", "the used cards go back into the machine", {}};
    }
    Description operator()(const OtherSetBrought&) {
        return {"other-set-brought", "the other set of cards comes into play", {}};
    }
    Description operator()(const ShoeFailed& e) {
        return {"shoe-failed",
                e.round_goes_on ? "the machine is out of order: a plain shoe finishes the round"
                                : "the machine is out of order",
                {{"round_goes_on", e.round_goes_on}}};
    }
    Description operator()(const ShoeRepaired&) {
        return {"shoe-repaired", "the machine works again", {}};
    }
    Description operator()(const ShoeChanged& e) {
        const auto [text, word] = shoe(e.kind);
        return {"shoe-changed",
                fmt::format("the cards now come from {}", text),
                {{"shoe", std::string(word)}}};
    }

    // The dealer by hand
    Description operator()(const CardStrayed& e) {
        const std::string card = e.seen ? cards::to_string(e.card) : std::string("a card");
        return {
            "card-strayed",
            e.from_dealer
                ? fmt::format("{} came to the dealer too early: it is the next card", card)
                : fmt::format("{} is drawn by mistake: it is the next card", card),
            {{"card", cards::to_string(e.card)}, {"seen", e.seen}, {"from_dealer", e.from_dealer}}};
    }
    Description operator()(const StraySeen&) {
        if (s_.cards.strays.empty()) {
            return {"stray-seen", "a card is seen before the cards are in the shoe", {}};
        }
        return {"stray-seen", "the card drawn by mistake is seen", {}};
    }
    Description operator()(const StrayRefused& e) {
        return {"stray-refused",
                fmt::format("{} refuses the card that was seen: no more come to {}", name(e.player),
                            where(e.hand)),
                {player(e.player), hand(e.hand)}};
    }
    Description operator()(const CardMisplaced& e) {
        return {"card-misplaced",
                fmt::format("{} goes to {} by mistake", cards::to_string(e.card), where(e.to)),
                {hand(e.to), {"card", cards::to_string(e.card)}}};
    }
    Description operator()(const CardLaidLate& e) {
        return {"card-laid-late",
                fmt::format("{} comes late to {}", cards::to_string(e.card), where(e.to)),
                {hand(e.to), {"card", cards::to_string(e.card)}}};
    }
    Description operator()(const RoundResumed& e) {
        return {
            "round-resumed",
            fmt::format("no card of the next round is out: the wagers for it go back, and round "
                        "{} is taken up again",
                        e.round),
            {{"round", std::int64_t{e.round}}}};
    }
    Description operator()(const CardTakenBack& e) {
        return {"card-taken-back",
                fmt::format("{} is taken back from {}: it is the next card",
                            cards::to_string(e.card), where(e.from)),
                {hand(e.from), {"card", cards::to_string(e.card)}}};
    }
    Description operator()(const CardSkipped& e) {
        return {"card-skipped",
                fmt::format("{} is passed over and gets no card", where(e.hand)),
                {hand(e.hand)}};
    }
    Description operator()(const InsuranceOverlooked&) {
        return {"insurance-overlooked", "the dealer forgets to offer insurance", {}};
    }
    Description operator()(const ErrorFound& e) {
        const std::string place = e.box == 0 ? "the dealer" : fmt::format("box {}", e.box);
        const auto [text, word] = found(e.finding);
        std::vector<Field> fields{{"finding", std::string(word)}};
        if (e.box != 0) fields.push_back(box(e.box));
        return {"error-found",
                names_place(e.finding) ? fmt::format("{} {}", place, text) : std::string(text),
                fields};
    }
    Description operator()(const ReconstructionAnnounced&) {
        return {"rebuilding-announced",
                s_.rules().wagers_retracted.because
                    ? "the round will be put right; until then wagers may be taken back"
                    : "the round will be put right",
                {}};
    }
    Description operator()(const RoundRewound& e) {
        return {"round-rewound",
                e.burns_first ? "the cards are taken up again, and the forgotten burn comes first"
                              : "the cards are taken up again, to be laid as they should have been",
                {{"burns_first", e.burns_first}}};
    }
    Description operator()(const RoundReconstructed& e) {
        std::string text = "the round is as it should have been";
        if (e.cards_left == 1) text += ", and one card waits to be used";
        if (e.cards_left > 1) text += fmt::format(", and {} cards wait to be used", e.cards_left);
        return {"round-rebuilt", text, {{"cards_left", std::int64_t{e.cards_left}}}};
    }
    Description operator()(const DealerCardAsked& e) {
        return {"dealer-card-asked",
                fmt::format("the dealer has no card: {} may finish {} first, or have it drawn now",
                            name(e.player), where(e.hand)),
                {player(e.player), hand(e.hand)}};
    }
    Description operator()(const DealerCardChosen& e) {
        return {"dealer-card-chosen",
                fmt::format("{} {}", name(e.player),
                            e.first ? "has the dealer's card drawn first"
                                    : "finishes the hand before the dealer's card"),
                {player(e.player), {"dealer_first", e.first}}};
    }

private:
    // For people, and for other programs.
    struct Phrase {
        std::string_view text;
        std::string_view word;
    };

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
    static Phrase brought(Brought kind) {
        switch (kind) {
            case Brought::unprepared: return {"new cards", "unprepared"};
            case Brought::pre_checked: return {"cards checked beforehand", "pre-checked"};
            case Brought::pre_shuffled: return {"cards shuffled beforehand", "pre-shuffled"};
        }
        return {};
    }
    static Phrase mixed(Mix mix) {
        switch (mix) {
            case Mix::spread: return {"spread face up for the players", "spread"};
            case Mix::wash: return {"turned down and washed", "wash"};
            case Mix::stack: return {"stacked", "stack"};
            case Mix::riffle: return {"riffled", "riffle"};
        }
        return {};
    }
    static Phrase due(Due why) {
        switch (why) {
            case Due::nothing: return {"a shuffle is due", "none"};
            case Due::cutting_card:
                return {"a shuffle is due: the cutting card has come", "cutting-card"};
            case Due::ordered: return {"a shuffle is ordered", "ordered"};
            case Due::suspected:
                return {"a shuffle is ordered: the cards may not be well mixed", "suspected"};
            case Due::refilled:
                return {"a shuffle is due: the shoe was filled from the rack", "refilled"};
            case Due::cutting_card_missing:
                return {"a shuffle is due: the cutting card was missing", "cutting-card-missing"};
        }
        return {};
    }
    static std::string_view shuffled(Shuffled why) {
        switch (why) {
            case Shuffled::opening: return "opening";
            case Shuffled::cutting_card: return "cutting-card";
            case Shuffled::replaced: return "replacement";
            case Shuffled::otherwise: return "shuffle";
        }
        return "";
    }
    static Phrase burnt(Burnt why) {
        switch (why) {
            case Burnt::first_of_shoe: return {"is burnt, face down", "first-of-shoe"};
            case Burnt::face_up: return {"lay face up in the shoe and goes to the rack", "face-up"};
            case Burnt::by_mistake: return {"is burnt by mistake and stays out", "by-mistake"};
            case Burnt::dealers_extra:
                return {"is too many for the dealer and goes to the rack", "dealers-extra"};
            case Burnt::left_over: return {"is left over and goes to the rack", "left-over"};
        }
        return {};
    }
    static Phrase shoe(ShoeKind kind) {
        switch (kind) {
            case ShoeKind::by_hand: return {"a plain shoe", "hand"};
            case ShoeKind::automatic: return {"an automatic shuffler", "automatic"};
            case ShoeKind::continuous: return {"a continuous shuffler", "continuous"};
        }
        return {};
    }
    static bool names_place(Finding finding) {
        return finding == Finding::ante_missing || finding == Finding::wager_missing ||
               finding == Finding::card_missing || finding == Finding::misdealt;
    }
    static Phrase found(Finding finding) {
        switch (finding) {
            case Finding::ante_missing: return {"turns out to lack an Ante", "ante-missing"};
            case Finding::burn_missing: return {"the burn turns out forgotten", "burn-missing"};
            case Finding::cutting_card_missing:
                return {"the shoe turns out to have no cutting card", "cutting-card-missing"};
            case Finding::shuffle_missing:
                return {"a shuffle turns out forgotten", "shuffle-missing"};
            case Finding::wager_missing:
                return {"turns out to have cards and no wager", "wager-missing"};
            case Finding::card_missing: return {"turns out to be short of a card", "card-missing"};
            case Finding::wrong_decks:
                return {"the decks turn out not to be those of this game", "wrong-decks"};
            case Finding::order_lost:
                return {"cards came together, and their order is lost", "order-lost"};
            case Finding::misdealt: return {"turns out to have a card too many", "misdealt"};
        }
        return {};
    }
};

}  // namespace croupier::table
