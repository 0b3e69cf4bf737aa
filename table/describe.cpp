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

    Description operator()(const TableOpened& e) {
        return {"table-opened",
                fmt::format("the table opens: {}, {} decks, {} boxes, limits {} to {}, steps of {}",
                            e.setup->game->id, e.setup->decks, e.setup->boxes,
                            money(e.setup->minimum), money(e.setup->maximum), money(e.setup->step)),
                {{"game", std::string(e.setup->game->id)},
                 {"decks", std::int64_t{e.setup->decks}},
                 {"boxes", std::int64_t{e.setup->boxes}}}};
    }
    Description operator()(const PlayerJoined& e) {
        return {"player-joined",
                fmt::format("{} comes to the table", e.name),
                {{"player", e.name}, {"person", e.person}}};
    }
    Description operator()(const ChipsBought& e) {
        return {"chips-bought",
                fmt::format("{} buys {} in chips", name(e.player), money(e.amount)),
                {player(e.player), amount(e.amount)}};
    }
    Description operator()(const PlayerSeated& e) {
        return {"player-seated",
                fmt::format("{} sits at box {}", name(e.player), e.box),
                {player(e.player), box(e.box)}};
    }
    Description operator()(const PlayerLeft& e) {
        return {"player-left",
                e.amount == nothing ? fmt::format("{} leaves the table", name(e.player))
                                    : fmt::format("{} leaves the table and takes {} away",
                                                  name(e.player), money(e.amount)),
                {player(e.player), amount(e.amount)}};
    }
    Description operator()(const ChipsBroughtBack& e) {
        return {"chips-brought-back",
                fmt::format("{} brings {} in chips back", name(e.player), money(e.amount)),
                {player(e.player), amount(e.amount)}};
    }
    Description operator()(const ShoeLoaded& e) {
        return {"shoe-loaded",
                fmt::format("a new shoe of {} decks begins", s_.setup.decks),
                {{"cards_known", static_cast<std::int64_t>(e.order.size())}}};
    }
    Description operator()(const CardsListed& e) {
        std::string list;
        for (const Card card : e.cards) {
            if (!list.empty()) list += ' ';
            list += cards::to_string(card);
        }
        return {"cards-listed",
                e.cards.size() == 1
                    ? std::string("the next card of the shoe is set")
                    : fmt::format("the next {} cards of the shoe are set", e.cards.size()),
                {{"cards", list}}};
    }
    Description operator()(const ShoeReloaded& e) {
        return {
            "shoe-reloaded",
            fmt::format("the discards are shuffled and put back into the shoe: {} cards", e.cards),
            {{"cards", std::int64_t{e.cards}}}};
    }
    Description operator()(const BettingOpened& e) {
        return {"betting-opened",
                fmt::format("round {}: place your bets", e.round),
                {{"round", std::int64_t{e.round}}}};
    }
    Description operator()(const WagerPlaced& e) {
        std::string text =
            fmt::format("{} wagers {} on box {}", name(e.player), money(e.amount), e.box);
        if (e.under == Under::tolerated) text += ", under the minimum, this once";
        if (e.under == Under::to_return) text += ", under the minimum: it will go back";
        return {"wager-placed", text, {player(e.player), box(e.box), amount(e.amount)}};
    }
    Description operator()(const WagerChanged& e) {
        return {
            "wager-changed",
            fmt::format("{}'s wager on box {} is now {}", name(e.player), e.box, money(e.amount)),
            {player(e.player), box(e.box), {"before", money(e.before)}, amount(e.amount)}};
    }
    Description operator()(const LossReturned& e) {
        return {"loss-returned",
                fmt::format("{} of what {} lost on box {} goes back", money(e.amount),
                            name(e.player), e.box),
                {player(e.player), box(e.box), amount(e.amount)}};
    }
    Description operator()(const ResultUndone& e) {
        return {"result-undone",
                fmt::format("what {} won and lost on box {} is undone: {} and {}", name(e.player),
                            e.box, money(e.won), money(e.lost)),
                {player(e.player), box(e.box), {"won", money(e.won)}, {"lost", money(e.lost)}}};
    }
    Description operator()(const WagerWithdrawn& e) {
        return {
            "wager-withdrawn",
            fmt::format("{} off box {} goes back to {}", money(e.amount), e.box, name(e.player)),
            {player(e.player), box(e.box), amount(e.amount)}};
    }
    Description operator()(const NoMoreBets& e) {
        return {"no-more-bets", "no more bets", {{"round", std::int64_t{e.round}}}};
    }
    Description operator()(const CallerNamed& e) {
        return {"caller-named",
                fmt::format("{} decides for box {}", name(e.player), e.box),
                {player(e.player), box(e.box)}};
    }
    Description operator()(const WagerTrimmed& e) {
        return {"wager-trimmed",
                fmt::format("{} of {}'s wager on box {} counts", money(e.counts), name(e.player),
                            e.box),
                {player(e.player), box(e.box), {"counts", money(e.counts)}}};
    }
    Description operator()(const CardDealt& e) {
        std::string to = where(e.hand);
        return {"card-dealt",
                fmt::format("{} to {}{}", cards::to_string(e.card), to,
                            e.face_down ? ", face down" : ""),
                {hand(e.hand), {"card", cards::to_string(e.card)}, {"face_down", e.face_down}}};
    }
    Description operator()(const TotalAnnounced& e) {
        return {"total-announced",
                fmt::format("{}: {}", where(e.hand),
                            total_words(s_.rules(), {e.points, e.soft}, e.blackjack)),
                {hand(e.hand),
                 {"total", std::int64_t{e.points}},
                 {"soft", e.soft},
                 {"blackjack", e.blackjack}}};
    }
    Description operator()(const CardsTurned& e) {
        return {"cards-turned",
                fmt::format("{} of {} turned up",
                            e.card == 0   ? "the cards"
                            : e.card == 1 ? "the first card"
                                          : "the second card",
                            where(e.hand)),
                {hand(e.hand), {"card", std::int64_t{e.card}}}};
    }
    Description operator()(const CardsRemoved& e) {
        return {"cards-removed",
                fmt::format("the cards of {} go to the discard rack", where(e.hand)),
                {hand(e.hand)}};
    }
    Description operator()(const CardsKept& e) {
        return {"cards-kept",
                fmt::format("the cards of {} stay for the other bettors", where(e.hand)),
                {hand(e.hand)}};
    }
    Description operator()(const InsuranceOffered&) {
        return {"insurance-offered", "insurance: the dealer shows an ace", {}};
    }
    Description operator()(const Insured& e) {
        return {"insured",
                fmt::format("{} insures box {} for {}", name(e.player), e.box, money(e.amount)),
                {player(e.player), box(e.box), amount(e.amount)}};
    }
    Description operator()(const CoverAsked& e) {
        return {"cover-asked",
                fmt::format("{} asks to insure {}'s wager on box {} for {}", name(e.player),
                            name(e.owner), e.box, money(e.amount)),
                {player(e.player), box(e.box), owner(e.owner), amount(e.amount)}};
    }
    Description operator()(const OfferDeclined& e) {
        return {"offer-declined", fmt::format("{} declines", name(e.player)), {player(e.player)}};
    }
    Description operator()(const OthersOffered&) {
        return {"others-offered", "wagers left uninsured are open to the other players", {}};
    }
    Description operator()(const CoverAllotted& e) {
        std::string text = fmt::format("{} insures {} of {}'s wager on box {}", name(e.player),
                                       money(e.amount), name(e.owner), e.box);
        if (e.returned > nothing) text += fmt::format(", {} goes back", money(e.returned));
        return {"cover-allotted",
                text,
                {player(e.player),
                 box(e.box),
                 owner(e.owner),
                 amount(e.amount),
                 {"returned", money(e.returned)}}};
    }
    Description operator()(const InsuranceClosed&) {
        return {"insurance-closed", "insurance is closed", {}};
    }
    Description operator()(const InsurancePaid& e) {
        return {"insurance-paid",
                fmt::format("insurance on box {} wins: {} is paid {}", e.box, name(e.player),
                            money(e.winnings)),
                {player(e.player),
                 box(e.box),
                 owner(e.owner),
                 {"stake", money(e.stake)},
                 {"winnings", money(e.winnings)}}};
    }
    Description operator()(const InsuranceLost& e) {
        return {"insurance-lost",
                fmt::format("insurance on box {} loses: {} is taken from {}", e.box, money(e.stake),
                            name(e.player)),
                {player(e.player), box(e.box), owner(e.owner), {"stake", money(e.stake)}}};
    }
    Description operator()(const InsuranceReturned& e) {
        return {"insurance-returned",
                fmt::format("insurance of {} on box {} goes back to {}", money(e.stake), e.box,
                            name(e.player)),
                {player(e.player), box(e.box), owner(e.owner), {"stake", money(e.stake)}}};
    }
    Description operator()(const InterimReached&) {
        return {"interim-reached", "the initial deal is complete", {}};
    }
    Description operator()(const BlackjackWaits& e) {
        return {"blackjack-waits",
                fmt::format("the {} of {} waits for the dealer's hand", natural_word(s_.rules()),
                            where(e.hand)),
                {hand(e.hand)}};
    }
    Description operator()(const TurnCame& e) {
        // A hand that a split formed gets its second card first.
        const bool awaits_card =
            e.hand.hand > 0 && s_.rules().split_card.value != rules::SplitCard::at_once;
        return {"turn-came",
                awaits_card ? fmt::format("{}: the turn of {}", where(e.hand), name(e.player))
                            : fmt::format("{}: {} to decide", where(e.hand), name(e.player)),
                {hand(e.hand), player(e.player)}};
    }
    Description operator()(const CardCalled& e) {
        return {"card-called",
                fmt::format("{} draws to {}", name(e.player), where(e.hand)),
                {player(e.player), hand(e.hand)}};
    }
    Description operator()(const HandStood& e) {
        return {"hand-stood",
                fmt::format("{} stands on {}", name(e.player), where(e.hand)),
                {player(e.player), hand(e.hand)}};
    }
    Description operator()(const HandDoubled& e) {
        return {"hand-doubled",
                fmt::format("{} doubles {} for {}", name(e.player), where(e.hand), money(e.amount)),
                {player(e.player), hand(e.hand), amount(e.amount)}};
    }
    Description operator()(const DoubleFollowed& e) {
        return {"double-followed",
                fmt::format("{} doubles along on {} for {}", name(e.player), where(e.hand),
                            money(e.amount)),
                {player(e.player), hand(e.hand), amount(e.amount)}};
    }
    Description operator()(const DoubleNotFollowed& e) {
        return {"double-not-followed",
                fmt::format("{} does not double on {}; one card comes all the same", name(e.player),
                            where(e.hand)),
                {player(e.player), hand(e.hand)}};
    }
    Description operator()(const HandSplit& e) {
        return {"hand-split",
                fmt::format("{} splits {} with a further {}: hand {}.{} is formed", name(e.player),
                            where(e.hand), money(e.amount), e.hand.box, e.new_hand.hand + 1),
                {player(e.player),
                 hand(e.hand),
                 {"new_hand", fmt::format("{}.{}", e.hand.box, e.new_hand.hand + 1)},
                 amount(e.amount)}};
    }
    Description operator()(const SplitFollowed& e) {
        return {"split-followed",
                fmt::format("{} splits along on box {} with a further {}", name(e.player),
                            e.hand.box, money(e.amount)),
                {player(e.player),
                 hand(e.hand),
                 {"new_hand", fmt::format("{}.{}", e.hand.box, e.new_hand.hand + 1)},
                 amount(e.amount)}};
    }
    Description operator()(const SplitNotFollowed& e) {
        return {"split-not-followed",
                fmt::format("{}'s wager stays on hand {}.{} alone", name(e.player), e.hand.box,
                            e.hand.hand + 1),
                {player(e.player), hand(e.hand)}};
    }
    Description operator()(const HandClosed& e) {
        return {"hand-closed", fmt::format("{} gets no more cards", where(e.hand)), {hand(e.hand)}};
    }
    Description operator()(const AbsentPlayed& e) {
        return {"absent-played",
                fmt::format("nobody decides for {}: it {}", where(e.hand),
                            e.draws ? "draws" : "stands"),
                {hand(e.hand), {"draws", e.draws}}};
    }
    Description operator()(const DealersTurn&) { return {"dealers-turn", "the dealer's turn", {}}; }
    Description operator()(const DealerFinished& e) {
        return {"dealer-finished",
                fmt::format("the dealer's hand is done: {}",
                            total_words(s_.rules(), {e.points, e.soft}, e.blackjack)),
                {{"total", std::int64_t{e.points}}, {"soft", e.soft}, {"blackjack", e.blackjack}}};
    }
    Description operator()(const WagerPaid& e) {
        return {
            "wager-paid",
            fmt::format("{} wins on {}{}: {} paid on {}", name(e.player), where(e.hand),
                        e.even_money ? ", at even money" : "", money(e.winnings), money(e.stake)),
            {player(e.player),
             hand(e.hand),
             {"stake", money(e.stake)},
             {"winnings", money(e.winnings)}}};
    }
    Description operator()(const WagerLost& e) {
        return {"wager-lost",
                fmt::format("{} loses {} on {}", name(e.player), money(e.amount), where(e.hand)),
                {player(e.player), hand(e.hand), amount(e.amount)}};
    }
    Description operator()(const WagerReturned& e) {
        const std::string_view word = why_returned(e.why);
        return {"wager-returned",
                fmt::format("{}: {} goes back to {} from {}", word, money(e.amount), name(e.player),
                            where(e.hand)),
                {player(e.player), hand(e.hand), amount(e.amount), {"why", std::string(word)}}};
    }
    Description operator()(const BoxSettled& e) {
        return {
            "box-settled", fmt::format("box {} is paid; winners may collect", e.box), {box(e.box)}};
    }
    Description operator()(const PlayerWarned& e) {
        return {
            "player-warned",
            fmt::format("{} is told that further wagers under the minimum go back", name(e.player)),
            {player(e.player)}};
    }
    Description operator()(const RoundEnded& e) {
        return {"round-ended",
                fmt::format("round {} is over", e.round),
                {{"round", std::int64_t{e.round}}}};
    }
    Description operator()(const RoundVoided& e) {
        return {"round-voided",
                fmt::format("round {} is void{}", e.round,
                            e.keeps_settled ? ": what had no result yet goes back"
                                            : ": every wager and payment of it is undone"),
                {{"round", std::int64_t{e.round}}}};
    }
    Description operator()(const LimitAllowed& e) {
        Description told{
            "limit-allowed",
            fmt::format("{} may wager {} {} on box {}", name(e.player),
                        e.minimum > nothing ? fmt::format("from {} to", money(e.minimum)) : "up to",
                        money(e.maximum), e.box),
            {player(e.player), box(e.box), {"maximum", money(e.maximum)}}};
        if (e.minimum > nothing) told.fields.push_back({"minimum", money(e.minimum)});
        return told;
    }
    Description operator()(const PlayerRestricted& e) {
        constexpr std::array<std::string_view, 4> to = {"the minimum wager", "a single box",
                                                        "a single box and the minimum wager",
                                                        "the minimum wager until that is lifted"};
        const auto word = to[static_cast<std::size_t>(e.to)];
        return {"player-restricted",
                fmt::format("{} is held to {}", name(e.player), word),
                {player(e.player), {"to", std::string(word)}}};
    }
    Description operator()(const RestrictionLifted& e) {
        return {"restriction-lifted",
                fmt::format("{} is free again", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const BoxReassigned& e) {
        return {"box-reassigned",
                fmt::format("box {} goes to {}", e.box, name(e.player)),
                {player(e.player), box(e.box)}};
    }
    Description operator()(const BettorsPermitted& e) {
        return {"bettors-permitted",
                fmt::format("{} may share a box", e.count),
                {{"count", std::int64_t{e.count}}}};
    }
    Description operator()(const BoxesPermitted& e) {
        return {"boxes-permitted",
                fmt::format("{} may wager on {} box{}", name(e.player), e.count,
                            e.count == 1 ? "" : "es"),
                {player(e.player), {"count", std::int64_t{e.count}}}};
    }
    Description operator()(const LimitsAnnounced& e) {
        return {"limits-announced",
                fmt::format("limits of {} to {} are announced", money(e.minimum), money(e.maximum)),
                {{"minimum", money(e.minimum)}, {"maximum", money(e.maximum)}}};
    }
    Description operator()(const LimitsChanged& e) {
        return {"limits-changed",
                fmt::format("the limits are now {} to {}", money(e.minimum), money(e.maximum)),
                {{"minimum", money(e.minimum)}, {"maximum", money(e.maximum)}}};
    }
    Description operator()(const TimePassed& e) {
        return {"time-passed", fmt::format("{} minutes pass", e.minutes), {{"minutes", e.minutes}}};
    }
    Description operator()(const PlayerMarked& e) {
        return {"player-marked",
                fmt::format("{} {}", name(e.player),
                            e.absence == Absence::marked_idle ? "does not act" : "is absent"),
                {player(e.player)}};
    }
    Description operator()(const FaceDownApproved&) {
        return {"face-down-approved", "dealing face down is approved", {}};
    }
    Description operator()(const FaceDownOrdered&) {
        return {"face-down-ordered", "the first two cards to each box come face down", {}};
    }
};

std::string from_to(Money least, Money most) {
    if (least == most) return ledger::to_string(least);
    return fmt::format("{} to {}", ledger::to_string(least), ledger::to_string(most));
}

// The odds of a slot, if it is one of the pay table at this scale.
std::string odds_at(const rules::SlotName& slot, const rules::Ruled<rules::ByDecks>& pays,
                    int scale, int decks) {
    if (!pays.because || std::max(slot.scale, 1) != scale) return {};
    std::string text(slot.rule);
    std::replace(text.begin(), text.end(), '-', ' ');
    return fmt::format("{} {}:1", text, pays.value.with(decks));
}
template <class Other>
std::string odds_at(const rules::SlotName&, const Other&, int, int) {
    return {};
}

template <class Wager>
std::vector<std::string> odds_of(const Setup& setup, Option option, const Wager& wager) {
    std::vector<std::string> odds;
    auto visit = [&](const rules::SlotName& slot, const auto& ruled, rules::Presence) {
        std::string line = odds_at(slot, ruled, setup.option(option).scale, setup.decks);
        if (!line.empty()) odds.push_back(std::move(line));
    };
    for_each_slot_of(rules::to_string(option), wager, visit);
    return odds;
}

// The button's prizes as people compare them: the least, the most.
std::vector<std::string> prizes_in_short(const rules::PrizeTable& table) {
    if (table.empty()) return {};
    const auto less = [](const auto& a, const auto& b) {
        return a.value.dollars < b.value.dollars;
    };
    const auto [least, most] = std::minmax_element(table.begin(), table.end(), less);
    return {fmt::format("prizes of ${} to ${} for each dollar", least->value.dollars,
                        most->value.dollars)};
}

template <class Wager>
std::string offered_words(const Setup& setup, Option option, const Wager& wager) {
    const OfferedOption& offered = setup.option(option);
    std::string line =
        fmt::format("{} {}", rules::title(option), from_to(offered.minimum, offered.maximum));
    if (wager.scales.because && wager.scales.value > 1) {
        line += fmt::format(", scale {}", offered.scale);
    }
    std::vector<std::string> pays = odds_of(setup, option, wager);
    if (pays.empty()) pays = prizes_in_short(prizes_of(setup, option));
    if (!pays.empty()) line += fmt::format(": {}", fmt::join(pays, ", "));
    return line;
}

}  // namespace

std::string sign_of(const State& state) {
    const Setup& setup = state.setup;
    const Rules& r = setup.rules;
    std::vector<std::string> lines;
    lines.push_back(fmt::format("limits {} for each {}", from_to(setup.minimum, setup.maximum),
                                r.maximum_of.value == rules::MaximumOf::box ? "box" : "bettor"));
    for (const PersonalLimit& limit : state.sign.personal_limits) {
        const Money least = limit.minimum > nothing ? limit.minimum : setup.minimum;
        lines.push_back(fmt::format("on box {} {} for {}", limit.box, from_to(least, limit.maximum),
                                    state.player(limit.player).name));
    }
    lines.push_back(fmt::format("steps of {}", ledger::to_string(setup.step)));
    if (state.sign.announced) {
        lines.push_back(fmt::format("limits to come {}", from_to(state.sign.announced->minimum,
                                                                 state.sign.announced->maximum)));
    }
    if (r.ante_due.because && setup.ante > nothing) {
        std::string line = fmt::format("Ante {}", ledger::to_string(setup.ante));
        if (setup.ante_waived_from > nothing) {
            line += fmt::format(", none on {} or more", ledger::to_string(setup.ante_waived_from));
        }
        lines.push_back(std::move(line));
    }
    lines.push_back(
        fmt::format("{} pays {}", natural_word(r), ledger::to_string(r.blackjack_pays.value)));
    lines.push_back(fmt::format("insurance pays {}", ledger::to_string(r.insurance_pays.value)));
    rules::for_each_option(r, [&](Option option, const auto& wager) {
        if (setup.option(option).on) lines.push_back(offered_words(setup, option, wager));
    });
    if (state.sign.scale_announced) {
        lines.push_back(fmt::format("{} to come at scale {}",
                                    rules::title(state.sign.scale_announced->option),
                                    state.sign.scale_announced->scale));
    }
    return fmt::format("{}", fmt::join(lines, "; "));
}

std::string hand_word(const State& state, HandId hand) {
    if (hand.box == 0) return "dealer";
    if (state.box(hand.box).hand_count > 1) {
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
    return visit(Describe(state), event.what);
}

}  // namespace croupier::table
