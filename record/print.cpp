#include "record/print.hpp"

#include <concepts>
#include <optional>

#include <fmt/format.h>

namespace croupier::record {
namespace {

// Words in the order of the arguments, with blanks between them. Empty words are left out.
class Line {
public:
    explicit Line(std::string& text) : text_(text), start_(text.size()) {}

    template <class... Parts>
    void operator()(const Parts&... parts) {
        (add(parts), ...);
    }

private:
    void add(std::string_view word) {
        if (word.empty()) return;
        if (text_.size() > start_) text_ += ' ';
        text_ += word;
    }
    void add(Money amount) { add(ledger::to_string(amount)); }
    void add(Ratio odds) { add(ledger::to_string(odds)); }
    void add(Card card) { add(cards::to_string(card)); }
    void add(HandRef hand) { add(to_string(hand)); }
    void add(Role role) { add(to_string(role)); }
    template <std::integral Number>
    void add(Number number) {
        add(std::to_string(number));
    }
    template <class T>
    void add(const std::optional<T>& part) {
        if (part) add(*part);
    }

    std::string& text_;
    std::size_t start_;
};

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
    void operator()(const Shuffles&) { line("dealer shuffles"); }
    void operator()(const Cuts& s) { line(s.name, "cuts", s.cards); }
    void operator()(const DeclinesCut& s) { line(s.name, "declines cut"); }
    void operator()(const PlacesCuttingCard& s) { line("dealer places cutting-card", s.cards); }
    void operator()(const Burns&) { line("dealer burns"); }

    // Wagers.
    void operator()(const Bets& s) { line(s.name, "bets", s.amount, "on", s.box, s.option); }
    void operator()(const Withdraws& s) { line(s.name, "withdraws", s.box, s.option); }
    void operator()(const Antes& s) { line(s.name, "antes", s.amount, "on", s.box); }
    void operator()(const OverlooksAnte& s) { line("dealer overlooks ante on", s.box); }
    void operator()(const Announces& s) {
        line(s.name, "announces", s.amount, "on", s.box, s.with_cash ? "with cash" : "");
    }

    // The round.
    void operator()(const Deals& s) { line(s.name.empty() ? "dealer" : s.name, "deals"); }
    void operator()(const GoesOn&) { line("dealer goes on"); }

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

    // Officials.
    void operator()(const Opens& s) { line(s.by, "opens"); }
    void operator()(const Closes& s) { line(s.by, "closes"); }
    void operator()(const AnnouncesLimits& s) {
        line(s.by, "announces limits", s.minimum, s.maximum);
    }
    void operator()(const AnnouncesClosure& s) { line(s.by, "announces closure"); }
    void operator()(const Allows& s) { line(s.by, "allows", s.name, s.maximum, "on", s.box); }
    void operator()(const Restricts& s) { line(s.by, "restricts", s.name, s.word); }
    void operator()(const Lifts& s) { line(s.by, "lifts", s.name); }
    void operator()(const ReplacesCards& s) { line(s.by, "replaces cards"); }
    void operator()(const VoidsHand& s) { line(s.by, "voids", s.hand); }
    void operator()(const VoidsRound& s) { line(s.by, "voids round"); }
    void operator()(const VoidsLastRound& s) { line(s.by, "voids last-round"); }
    void operator()(const VoidsWager& s) {
        line(s.by, "voids wager", s.name, "on", s.box, s.option);
    }
    void operator()(const Excludes& s) { line(s.by, "excludes", s.name); }
    void operator()(const CallsFinalThree& s) { line(s.by, "calls final-three"); }
    void operator()(const OrdersShuffle& s) { line(s.by, "orders shuffle"); }
    void operator()(const OrdersFaceDown& s) { line(s.by, "orders face-down"); }
    void operator()(const ApprovesFaceDown& s) { line(s.by, "approves face-down"); }
    void operator()(const Reconstructs& s) { line(s.by, "reconstructs"); }
    void operator()(const DeclaresMalfunction& s) { line(s.by, "declares malfunction"); }
    void operator()(const DeclaresRepair& s) { line(s.by, "declares repair"); }
    void operator()(const StaffPresses& s) {
        line(s.by, "presses button on", s.box);
        if (s.slot != 0) line("slot", s.slot);
    }
    void operator()(const FindsAnteMissing& s) { line(s.by, "finds ante missing on", s.box); }
    void operator()(const Marks& s) { line(s.by, "marks", s.name, s.word); }
    void operator()(const Reassigns& s) { line(s.by, "reassigns", s.box, "to", s.name); }
    void operator()(const PermitsBettors& s) { line(s.by, "permits", s.count, "bettors"); }
    void operator()(const PermitsBoxes& s) { line(s.by, "permits", s.name, s.count, "boxes"); }
    void operator()(const RefusesWager& s) { line(s.by, "refuses", s.name, "on", s.box); }
    void operator()(const Clock& s) {
        const bool hours = s.minutes != 0 && s.minutes % 60 == 0;
        line("clock", hours ? fmt::format("+{}h", s.minutes / 60) : fmt::format("+{}m", s.minutes));
    }

    // The dealer by hand.
    void operator()(const DrawsTo& s) { line("dealer draws to", s.hand); }
    void operator()(const Draws&) { line("dealer draws"); }
    void operator()(const Exposes&) { line("dealer exposes"); }
    void operator()(const MisplacesTo& s) { line("dealer misplaces to", s.hand); }

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
    void operator()(const ExpectCites& s) { line("expect cites", s.clause); }
    void operator()(const ExpectNext& s) { line("expect next", s.name, "on", s.hand); }
    void operator()(const ExpectPhase& s) { line("expect phase", s.word); }
};

void append(std::string& text, const Statement& statement) {
    const std::size_t start = text.size();
    Printer printer{Line(text)};
    std::visit(printer, statement.what);
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

std::string_view to_string(Role role) {
    switch (role) {
        case Role::dealer: return "dealer";
        case Role::supervisor: return "supervisor";
        case Role::operator_: return "operator";
        case Role::director: return "director";
        case Role::inspector: return "inspector";
    }
    return "";
}

std::string to_string(HandRef hand) {
    if (hand.is_dealer()) return "dealer";
    if (hand.hand == 0) return std::to_string(hand.box);
    return fmt::format("{}.{}", hand.box, hand.hand);
}

}  // namespace croupier::record
