#include "record/print.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "record/line.hpp"

namespace croupier::record {
namespace {

using table::Finding;

std::string_view mixing(table::Mix mix) {
    switch (mix) {
        case table::Mix::spread: return "spreads";
        case table::Mix::wash: return "washes";
        case table::Mix::stack: return "stacks";
        case table::Mix::riffle: return "riffles";
    }
    return "";
}

std::string_view found(Finding finding) {
    switch (finding) {
        case Finding::burn_missing: return "burn missing";
        case Finding::cutting_card_missing: return "cutting-card missing";
        case Finding::shuffle_missing: return "shuffle missing";
        case Finding::wager_missing: return "wager missing";
        case Finding::card_missing: return "card missing";
        case Finding::wrong_decks: return "wrong decks";
        case Finding::order_lost: return "order lost";
        case Finding::ante_missing:
        case Finding::misdealt: break;  // said in another way, or not at all
    }
    return "";
}

std::string_view asked_for(table::Request request) {
    using table::Request;
    switch (request) {
        case Request::sign: return "sign";
        case Request::rules: return "rules";
        case Request::decks: return "decks";
        case Request::burnt_card: return "burnt-card";
        case Request::cards: return "cards";
        case Request::shuffle: return "shuffle";
        case Request::advice: return "advice";
        case Request::review: return "review";
        case Request::approved_shuffle: return "approved-shuffle";
    }
    return "";
}

struct Printer {
    Line line;

    void operator()(const Remark&) {}

    // The header.
    void operator()(const RulesIs& s) { line("rules", s.game); }
    void operator()(const With& s) {
        line("with", s.option);
        if (s.scale != 1) line("scale", s.scale);
    }
    void operator()(const Elsewhere& s) { line("elsewhere", s.option, "scale", s.scale); }
    void operator()(const SetDecks& s) { line("set decks", s.count); }
    void operator()(const SetBoxes& s) { line("set boxes", s.count); }
    void operator()(const SetLimits& s) { line("set limits", s.option, s.minimum, s.maximum); }
    void operator()(const SetStep& s) { line("set step", s.amount); }
    void operator()(const SetChips& s) {
        line("set chips");
        for (const Money chip : s.denominations) line(chip);
    }
    void operator()(const SetSoft17& s) { line("set soft17", s.hit ? "hit" : "stand"); }
    void operator()(const SetBlackjackOdds& s) { line("set blackjack-odds", s.odds); }
    void operator()(const SetInsuranceForOthers& s) {
        line("set insurance-for-others", s.on ? "on" : "off");
    }
    void operator()(const SetAnte& s) { line("set ante", s.amount); }
    void operator()(const SetAnteWaivedFrom& s) { line("set ante-waived-from", s.amount); }
    void operator()(const SetShoe& s) { line("set shoe", s.word); }
    void operator()(const SetCuttingCards& s) { line("set cutting-cards", s.count); }
    void operator()(const SetBacks& s) { line("set backs", s.first, s.second); }
    void operator()(const SetRule& s) { line("set rule", s.name, s.value); }
    void operator()(const SetReading& s) { line("set reading", s.key, s.value); }
    void operator()(const SetDealer& s) { line("set dealer", s.manual ? "manual" : "auto"); }
    void operator()(const Seed& s) { line("seed", s.value); }

    // People.
    void operator()(const Buys& s) { line(s.name, "buys", s.amount); }
    void operator()(const Sits& s) { line(s.name, "sits", s.box); }
    void operator()(const Leaves& s) { line(s.name, "leaves"); }

    // Cards.
    void operator()(const ShoeIs& s) {
        line("shoe");
        for (const ShoeItem& item : s.items) {
            switch (item.kind) {
                case ShoeItem::Kind::card: line(item.card); break;
                case ShoeItem::Kind::face_up_card:
                    line(fmt::format("^{}", cards::to_string(item.card)));
                    break;
                case ShoeItem::Kind::cutting_card: line("|"); break;
            }
        }
        if (s.open_ended) line("*");
    }
    void operator()(const PrizesAre& s) {
        line("prizes");
        for (const int slot : s.slots) line(slot);
    }
    void operator()(const ChecksCards& s) { line(s.by, "checks cards", s.counted); }
    void operator()(const BringsCards& s) { line(s.by, "brings cards", s.word); }
    void operator()(const MixesCards& s) { line(s.by, mixing(s.mix), "cards"); }
    void operator()(const Shuffles& s) { line(s.by, s.alone ? "shuffles alone" : "shuffles"); }
    void operator()(const Cuts& s) { line(s.name, "cuts", s.cards); }
    void operator()(const StaffCuts& s) { line(s.by, "cuts", s.cards); }
    void operator()(const DeclinesCut& s) { line(s.name, "declines cut"); }
    void operator()(const PlacesCuttingCard& s) { line(s.by, "places cutting-card", s.cards); }
    void operator()(const Burns& s) { line(s.by, "burns"); }
    void operator()(const OrdersBurn& s) { line(s.by, "orders burn"); }
    void operator()(const OrdersShuffle& s) { line(s.by, "orders shuffle"); }
    void operator()(const OrdersShuffleAt& s) {
        line(s.by, "orders shuffle at", s.front ? "front" : "rear");
    }
    void operator()(const ReplacesCards& s) { line(s.by, "replaces cards"); }
    void operator()(const ReplacesCard& s) { line(s.by, "replaces", s.card); }
    void operator()(const ReplacesShoe& s) { line(s.by, "replaces shoe", s.word); }

    // Wagers.
    void operator()(const Bets& s) { line(s.name, "bets", s.amount, "on", s.box, s.option); }
    void operator()(const Withdraws& s) { line(s.name, "withdraws", s.box, s.option); }
    void operator()(const Antes& s) { line(s.name, "antes", s.amount, "on", s.box); }
    void operator()(const Announces& s) {
        line(s.name, "announces", s.amount, "on", s.box, s.with_cash ? "with cash" : "");
    }

    // The round.
    void operator()(const Deals& s) {
        line(s.name.empty() ? table::to_string(s.by) : s.name, "deals");
    }
    void operator()(const GoesOn& s) { line(s.by, "goes on"); }

    // Answers.
    void operator()(const Insures& s) {
        line(s.name, "insures", s.amount, "on", s.box);
        if (!s.other.empty()) line("for", s.other);
    }
    void operator()(const TakesEvenMoney& s) { line(s.name, "takes even-money on", s.box); }
    void operator()(const Surrenders& s) { line(s.name, "surrenders", s.box); }
    void operator()(const PressesButton& s) {
        line(s.name, "presses button on", s.box);
        if (s.slot != 0) line("slot", s.slot);
    }
    void operator()(const TriggersButton& s) {
        line(s.name, "triggers button on", s.box);
        if (s.slot != 0) line("slot", s.slot);
    }
    void operator()(const KeepsPrize& s) { line(s.name, "keeps prize on", s.box); }
    void operator()(const Nominates& s) { line(s.name, "nominates", s.other, "on", s.box); }
    void operator()(const Declines& s) { line(s.name, "declines"); }

    // Decisions.
    void operator()(const Hits& s) { line(s.name, "hits", s.hand); }
    void operator()(const Stands& s) { line(s.name, "stands", s.hand); }
    void operator()(const Doubles& s) { line(s.name, "doubles", s.hand, s.amount); }
    void operator()(const Splits& s) { line(s.name, "splits", s.hand); }
    void operator()(const WithdrawsDouble& s) { line(s.name, "withdraws double on", s.hand); }
    void operator()(const Stays& s) {
        line(s.name, "stays");
        if (s.hand) line("on", *s.hand);
    }
    void operator()(const Turns& s) {
        line(s.name, "turns", s.hand);
        if (s.card != 0) line(s.card);
    }

    void operator()(const ChoosesDealerCard& s) {
        line(s.name, "chooses", s.dealer_first ? "dealer-first" : "hand-first", "on", s.box);
    }

    // Officials.
    void operator()(const Opens& s) { line(s.by, "opens"); }
    void operator()(const Closes& s) { line(s.by, "closes"); }
    void operator()(const AnnouncesLimits& s) {
        line(s.by, "announces limits", s.minimum, s.maximum);
    }
    void operator()(const AnnouncesScale& s) {
        line(s.by, "announces", s.option, "scale", s.scale);
        if (s.minutes != 0) line("in", fmt::format("{}m", s.minutes));
    }
    void operator()(const ChangesScale& s) { line(s.by, "changes", s.option, "scale", s.scale); }
    void operator()(const AnnouncesClosure& s) { line(s.by, "announces closure"); }
    void operator()(const Allows& s) {
        line(s.by, "allows", s.name);
        if (s.minimum > ledger::nothing) line(s.minimum);
        line(s.maximum, "on", s.box);
    }
    void operator()(const Restricts& s) { line(s.by, "restricts", s.name, s.word); }
    void operator()(const Lifts& s) { line(s.by, "lifts", s.name); }
    void operator()(const VoidsHand& s) { line(s.by, "voids", s.hand); }
    void operator()(const VoidsRound& s) {
        line(s.by, "voids round", s.round == 0 ? std::string() : std::to_string(s.round));
    }
    void operator()(const VoidsLastRound& s) { line(s.by, "voids last-round"); }
    void operator()(const VoidsWager& s) {
        line(s.by, "voids wager", s.name, "on", s.box, s.option);
    }
    void operator()(const CallsFinalThree& s) { line(s.by, "calls final-three"); }
    void operator()(const OrdersFaceDown& s) { line(s.by, "orders face-down"); }
    void operator()(const ApprovesFaceDown& s) { line(s.by, "approves face-down"); }
    void operator()(const StaffPresses& s) {
        line(s.by, "presses button on", s.box);
        if (s.slot != 0) line("slot", s.slot);
    }
    void operator()(const StaffTriggers& s) {
        line(s.by, "triggers button on", s.box);
        if (s.slot != 0) line("slot", s.slot);
    }
    void operator()(const Marks& s) { line(s.by, "marks", s.name, s.word); }
    void operator()(const Reassigns& s) { line(s.by, "reassigns", s.box, "to", s.name); }
    void operator()(const PermitsBettors& s) { line(s.by, "permits", s.count, "bettors"); }
    void operator()(const PermitsNotes& s) { line(s.by, "permits notes"); }
    void operator()(const PermitsBoxes& s) { line(s.by, "permits", s.name, s.count, "boxes"); }
    void operator()(const RefusesWager& s) { line(s.by, "refuses", s.name, "on", s.box); }
    void operator()(const Clock& s) {
        const bool hours = s.minutes != 0 && s.minutes % 60 == 0;
        line("clock", hours ? fmt::format("+{}h", s.minutes / 60) : fmt::format("+{}m", s.minutes));
    }

    // Conduct.
    void operator()(const NamesStaff& s) { line(s.role, "is", s.person, s.rank); }
    void operator()(const Excludes& s) { line(s.by, "excludes", s.name); }
    void operator()(const Seizes& s) { line(s.by, "seizes", s.amount, "from", s.name); }
    void operator()(const Confiscates& s) { line(s.by, "confiscates device from", s.name); }
    void operator()(const Detains& s) { line(s.by, "detains", s.name); }
    void operator()(const Vacates& s) { line(s.by, "vacates", s.name); }
    void operator()(const DecidesDispute& s) { line(s.by, "decides dispute"); }
    void operator()(const LeavesDispute& s) { line(s.by, "leaves dispute"); }
    void operator()(const Pays& s) { line(s.by, "pays", s.name, s.amount); }
    void operator()(const NotifiesInspector& s) { line(s.by, "notifies inspector of", s.name); }
    void operator()(const Disputes& s) { line(s.name, "disputes"); }
    void operator()(const Asks& s) { line(s.name, "asks", asked_for(s.request)); }
    void operator()(const AsksOther& s) { line(s.name, "asks", s.other); }
    void operator()(const Advises& s) { line(s.name, "advises", s.other); }
    void operator()(const BetsAgainst& s) { line(s.name, "bets", s.amount, "against", s.other); }
    void operator()(const TakesNotes& s) { line(s.name, "takes notes"); }

    // The dealer by hand, and errors.
    void operator()(const DrawsTo& s) { line(s.by, "draws to", s.hand); }
    void operator()(const Draws& s) { line(s.by, "draws"); }
    void operator()(const Exposes& s) { line(s.by, "exposes"); }
    void operator()(const MisplacesTo& s) { line(s.by, "misplaces to", s.hand); }
    void operator()(const Skips& s) { line(s.by, "skips", s.hand); }
    void operator()(const OverlooksAnte& s) { line(s.by, "overlooks ante on", s.box); }
    void operator()(const OverlooksInsurance& s) { line(s.by, "overlooks insurance"); }
    void operator()(const FindsAnteMissing& s) { line(s.by, "finds ante missing on", s.box); }
    void operator()(const Finds& s) {
        line(s.by, "finds", found(s.finding));
        if (s.finding == Finding::wager_missing) line("on", s.box);
        if (s.finding == Finding::card_missing) line("on", HandRef{s.box, 0});
    }
    void operator()(const AnnouncesReconstruction& s) { line(s.by, "announces reconstruction"); }
    void operator()(const Reconstructs& s) { line(s.by, "reconstructs"); }
    void operator()(const DeclaresMalfunction& s) {
        line(s.by, "declares malfunction", s.machine, s.word);
    }
    void operator()(const DeclaresRepair& s) { line(s.by, "declares repair", s.machine); }

    // Expectations.
    void operator()(const ExpectChips& s) { line("expect", s.name, s.amount); }
    void operator()(const ExpectHouse& s) { line("expect house", s.amount); }
    void operator()(const ExpectTotal& s) {
        line("expect", s.hand.is_dealer() ? "" : "total", s.hand, s.points, s.soft ? "soft" : "",
             s.blackjack ? "blackjack" : "", s.bust ? "bust" : "");
    }
    void operator()(const ExpectCards& s) {
        line("expect cards", s.hand);
        for (const Card card : s.cards) line(card);
    }
    void operator()(const ExpectWager& s) { line("expect wager", s.name, "on", s.hand, s.amount); }
    void operator()(const ExpectSide& s) {
        line("expect side", s.name, "on", s.box, s.option, s.amount);
    }
    void operator()(const ExpectEntries& s) { line("expect entries", s.name, s.count); }
    void operator()(const ExpectOffers& s) {
        line("expect offers", s.name, "on", s.hand, s.words.empty() ? "nothing" : "");
        for (const Word word : s.words) line(word);
    }
    void operator()(const ExpectShoe& s) { line("expect shoe", s.count); }
    void operator()(const ExpectRackCount& s) { line("expect rack", s.count); }
    void operator()(const ExpectRack& s) {
        line("expect rack");
        for (const Card card : s.cards) line(card);
    }
    void operator()(const ExpectStrays& s) {
        line("expect strays", s.cards.empty() ? "none" : "");
        for (const Card card : s.cards) line(card);
    }
    void operator()(const ExpectCut& s) { line("expect cut", s.who); }
    void operator()(const ExpectCites& s) { line("expect cites", s.clause); }
    void operator()(const ExpectNext& s) { line("expect next", s.name, "on", s.hand); }
    void operator()(const ExpectPhase& s) { line("expect phase", s.word); }
};

void append(std::string& text, const Statement& statement) {
    const std::size_t start = text.size();
    Printer printer{Line(text)};
    visit(printer, statement.what);
    if (!statement.reason.empty()) printer.line("because", with_single_blanks(statement.reason));
    if (!statement.refused_by.empty()) printer.line("!", statement.refused_by);
    if (!statement.comment.empty() && text.size() > start) text += "  ";
    text += statement.comment;
}

}  // namespace

std::string print(const Statement& statement) {
    std::string text;
    append(text, statement);
    return text;
}

std::string print(const Record& record) {
    std::string text;
    if (record.text) text.reserve(record.text->size() + 1);
    for (const Statement& statement : record.statements) {
        append(text, statement);
        text += '\n';
    }
    return text;
}

std::string to_string(HandRef hand) {
    if (hand.is_dealer()) return "dealer";
    if (hand.hand == 0) return std::to_string(hand.box);
    return fmt::format("{}.{}", hand.box, hand.hand);
}

Utterance said(const Statement& statement) {
    Statement plain = statement;
    plain.refused_by = {};
    plain.comment = {};
    std::string words = print(plain);
    const std::string first = words.substr(0, words.find(' '));
    for (const std::string_view nobody : {"shoe", "prizes", "clock"}) {
        if (first == nobody) return {{}, {}, std::move(words)};
    }
    words.erase(0, std::min(words.size(), first.size() + 1));
    for (std::size_t role = 0; role < table::role_count; ++role) {
        if (first == to_string(static_cast<Role>(role))) return {{}, first, std::move(words)};
    }
    return {first, {}, std::move(words)};
}

}  // namespace croupier::record
