#include "table/standing.hpp"

#include "table/deciding.hpp"

namespace croupier::table {
namespace {

constexpr std::size_t at(Standing standing) { return static_cast<std::size_t>(standing); }
constexpr std::size_t at(Says says) { return static_cast<std::size_t>(says); }

constexpr Heard yes = Heard::yes;
constexpr Heard dir = Heard::directed;
constexpr Heard gone = Heard::not_there;
constexpr Heard out = Heard::excluded;

// clang-format off
constexpr std::array<std::array<Heard, says_count>, standing_count> table = {{
    //               buys sits leaves wagers takes_back answers decides presses cuts  claims speaks
    /* behind     */ {yes, yes, yes,  yes,   yes,       yes,    yes,    yes,    yes,  yes,   yes},
    /* seated     */ {yes, yes, yes,  yes,   yes,       yes,    yes,    yes,    yes,  yes,   yes},
    /* restricted */ {yes, yes, yes,  yes,   yes,       yes,    yes,    yes,    yes,  yes,   yes},
    /* idle       */ {yes, yes, yes,  yes,   yes,       yes,    dir,    yes,    yes,  yes,   yes},
    /* absent     */ {yes, yes, yes,  gone,  gone,      gone,   gone,   gone,   gone, gone,  yes},
    /* left       */ {yes, yes, yes,  gone,  gone,      gone,   gone,   gone,   gone, gone,  yes},
    /* excluded   */ {yes, out, yes,  out,   out,       out,    out,    out,    out,  out,   yes},
}};
// clang-format on

// Who says what. A command that no function here takes is an order, or the dealer's own act.
struct SaidBy {
    using Answer = std::optional<Said>;

    Answer operator()(const Buy& c) const { return Said{c.player, Says::buys}; }
    Answer operator()(const Sit& c) const { return Said{c.player, Says::sits}; }
    Answer operator()(const Leave& c) const { return Said{c.player, Says::leaves}; }
    // Cash that goes with a spoken wager becomes chips: whoever brings it buys in.
    Answer operator()(const Bet& c) const {
        if (c.manner == Manner::spoken_with_cash) return Said{c.player, Says::sits};
        return Said{c.player, Says::wagers};
    }
    Answer operator()(const BetOption& c) const { return Said{c.player, Says::wagers}; }
    Answer operator()(const PlaceAnte& c) const { return Said{c.player, Says::wagers}; }
    Answer operator()(const Withdraw& c) const { return Said{c.player, Says::takes_back}; }
    Answer operator()(const WithdrawOption& c) const { return Said{c.player, Says::takes_back}; }
    Answer operator()(const WithdrawInsurance& c) const { return Said{c.player, Says::takes_back}; }
    Answer operator()(const Insure& c) const { return Said{c.player, Says::answers}; }
    Answer operator()(const TakeEvenMoney& c) const { return Said{c.player, Says::answers}; }
    Answer operator()(const Decline& c) const { return Said{c.player, Says::answers}; }
    Answer operator()(const SurrenderHand& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const Hit& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const Stand& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const Double& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const Split& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const Stay& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const WithdrawDouble& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const TurnCards& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const ChooseDealerCard& c) const { return Said{c.player, Says::decides}; }
    Answer operator()(const PressButton& c) const {
        if (c.player == nobody) return std::nullopt;
        return Said{c.player, Says::presses};
    }
    Answer operator()(const Nominate& c) const { return Said{c.player, Says::presses}; }
    Answer operator()(const KeepPrize& c) const { return Said{c.player, Says::presses}; }
    Answer operator()(const CutCards& c) const {
        if (c.player == nobody) return std::nullopt;
        return Said{c.player, Says::cuts};
    }
    Answer operator()(const DeclineCut& c) const { return Said{c.player, Says::cuts}; }
    Answer operator()(const Ask& c) const {
        switch (c.request) {
            case Request::burnt_card:
            case Request::cards:
            case Request::shuffle:
            case Request::advice: return Said{c.player, Says::claims};
            case Request::sign:
            case Request::rules:
            case Request::decks:
            case Request::approved_shuffle:
            case Request::review: break;
        }
        return Said{c.player, Says::speaks};
    }
    Answer operator()(const AskAdviceOf& c) const { return Said{c.player, Says::claims}; }
    Answer operator()(const OpenDispute& c) const { return Said{c.player, Says::speaks}; }
    Answer operator()(const Advise& c) const { return Said{c.player, Says::speaks}; }
    Answer operator()(const BetAgainst& c) const { return Said{c.player, Says::speaks}; }
    Answer operator()(const TakeNotes& c) const { return Said{c.player, Says::speaks}; }
    template <class Order>
    Answer operator()(const Order&) const {
        return std::nullopt;
    }
};

// The clauses that give the right to those who are at the table.
struct RightTo {
    const State& s;
    const Rules& r;

    Because operator()(const Insure& c) const {
        if (c.owner != nobody && c.owner != c.player) {
            return Because(r.insure_others, r.insurance);
        }
        return Because(r.insurance_called, r.insurance);
    }
    Because operator()(const TakeEvenMoney&) const { return Because(r.even_money_pays); }
    Because operator()(const SurrenderHand&) const { return Because(r.surrender); }
    Because operator()(const WithdrawDouble&) const { return Because(r.double_withdrawn); }
    Because operator()(const PressButton&) const { return button(); }
    Because operator()(const Nominate&) const { return button(); }
    Because operator()(const KeepPrize&) const { return button(); }
    Because operator()(const CutCards&) const { return Because(r.cut, r.cut_passes); }
    Because operator()(const DeclineCut&) const { return Because(r.cut_passes, r.cut); }
    Because operator()(const Bet&) const { return Because(r.betting, r.wager); }
    Because operator()(const BetOption& c) const {
        return Because(rules_of(r, c.option).before_first_card, r.betting, r.wager);
    }
    Because operator()(const PlaceAnte&) const { return Because(r.ante_due, r.betting, r.wager); }
    Because operator()(const Withdraw&) const { return Because(r.betting, r.wager); }
    Because operator()(const WithdrawOption&) const { return Because(r.betting, r.wager); }
    Because operator()(const WithdrawInsurance&) const { return Because(r.betting, r.wager); }
    template <class Decision>
    Because operator()(const Decision&) const {
        return {};
    }

private:
    [[nodiscard]] Because button() const {
        const auto option = button_at(s.setup);
        if (!option) return {};
        const rules::PrizeWager& prize = *prize_rules_of(r, *option);
        return Because(prize.staff_presses, prize.presses);
    }
};

Because on_absence(const Rules& r, Absence absence) {
    Because because(r.absent_play);
    return because.with(absence == Absence::marked_idle ? r.absent_idle : r.absent_away);
}

// The book's answer to somebody who is not heard.
std::optional<Refusal> not_heard(const State& state, const Command& command, const Player& person,
                                 Standing standing, Heard is_heard) {
    const Rules& r = state.rules();
    switch (is_heard) {
        case Heard::yes: break;
        case Heard::directed:
            return refuse(on_absence(r, person.absence),
                          "{} does not act: the hands are played as a supervisor has directed",
                          person.name);
        case Heard::not_there: {
            Because because = visit(RightTo{state, r}, command);
            because.with_all(on_absence(r, person.absence));
            if (standing == Standing::absent) {
                return refuse(because, "{} is not there in this round", person.name);
            }
            return refuse(because, "{} has left: buying in or sitting down brings them back",
                          person.name);
        }
        case Heard::excluded:
            return refuse(Because(r.exclusion, r.sanctions), "{} is excluded from the game",
                          person.name);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Said> said_by(const Command& command) { return visit(SaidBy{}, command); }

Standing standing_of(const State& state, PlayerId player) {
    const Player& person = state.player(player);
    if (person.excluded) return Standing::excluded;
    if (person.left || person.absence == Absence::away) return Standing::left;
    if (person.absence == Absence::marked_away) return Standing::absent;
    if (person.absence == Absence::marked_idle) return Standing::idle;
    if (person.minimum_only || person.single_box || person.single_box_minimum) {
        return Standing::restricted;
    }
    return person.seat != 0 ? Standing::seated : Standing::behind;
}

Heard heard(Standing standing, Says says) { return table[at(standing)][at(says)]; }

bool may_say(const State& state, PlayerId player, Says says) {
    return heard(standing_of(state, player), says) == Heard::yes;
}

std::optional<Refusal> forbids_by_standing(const State& state, const Command& command) {
    const auto said = said_by(command);
    if (!said || said->player >= state.people.players.size()) return std::nullopt;
    const Standing standing = standing_of(state, said->player);
    const Heard is_heard = heard(standing, said->says);
    if (is_heard == Heard::yes) return std::nullopt;
    return not_heard(state, command, state.player(said->player), standing, is_heard);
}

std::string_view to_string(Standing standing) {
    constexpr std::array<std::string_view, standing_count> words = {
        "behind", "seated", "restricted", "idle", "absent", "left", "excluded"};
    return words[at(standing)];
}

std::string_view to_string(Says says) {
    constexpr std::array<std::string_view, says_count> words = {
        "buys",    "sits",    "leaves", "wagers", "takes-back", "answers",
        "decides", "presses", "cuts",   "claims", "speaks"};
    return words[at(says)];
}

}  // namespace croupier::table
