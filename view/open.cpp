#include "view/open.hpp"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "host/rehearsal.hpp"
#include "table/describe.hpp"
#include "view/asks.hpp"
#include "view/command_words.hpp"

namespace croupier::view {
namespace {

using table::Answer;
using table::Command;
using table::Event;
using table::Money;
using table::nothing;
using table::Official;

// No table counts to it: it stands where an amount will be written.
constexpr Money any_amount{99'999'999};

struct Answered {
    bool accepted{false};
    table::Clause clause{};
    std::string text{};
};

// What is asked before the thing itself: it is not what the offer is about.
bool comes_before(const Event& event) {
    return holds_alternative<table::BettingOpened>(event.what) ||
           holds_alternative<table::CardsTurned>(event.what) ||
           holds_alternative<table::ChipsBought>(event.what);
}

// By kind, then box and hand, then what else tells it from others.
int order_of(const Ask& ask) {
    int place = static_cast<int>(ask.kind);
    int which = ask.which;
    if (ask.kind == Kind::order) {
        place += ask.which;
        which = static_cast<int>(ask.duty->role);
    }
    place = place * (table::boxes_on_layout_max + 1) + ask.box;
    place = place * table::hands_per_box_max + (ask.hand ? ask.hand->hand : 0);
    place = place * 10 + (ask.option ? 1 + static_cast<int>(*ask.option) : 0);
    place = place * 2 + (ask.insurance ? 1 : 0);
    place = place * 1024 + (ask.whose == nobody ? 0 : 1 + ask.whose % 1000);
    return place * static_cast<int>(table::role_count) + which + 1;
}

class Asking {
public:
    Asking(const State& state, const HouseSays& house)
        : s_(state), house_(house), rehearsal_(state) {}

    void take(const Ask& ask) {
        if (ask.amounts) {
            take_amount(ask);
            return;
        }
        const Command command = ask.command(nothing);
        const Answered answer = answer_to(ask, command);
        if (!answer.accepted) {
            close(ask, answer);
            return;
        }
        Open open = described<Open>(ask);
        open.say = said(s_, command);
        open.cost = cost_of(ask, nothing);
        open.clause = answer.clause;
        found.open.push_back(std::move(open));
    }
    void add(Open open) { found.open.push_back(std::move(open)); }

    Choices found{};

private:
    [[nodiscard]] Answered answer_to(const Ask& ask, const Command& command) const {
        if (house_.frozen && !ask.duty) {
            return {false, rules::house(), "the table is frozen"};
        }
        std::optional<Official> by;
        if (ask.duty) by = Official{ask.duty->role, {}};
        const host::Would would = rehearsal_.ask(command, by);
        if (would.refusal) return {false, would.refusal->because.first(), would.refusal->reason};
        const std::vector<Event>& events = would.events;
        auto told = std::find_if_not(events.begin(), events.end(), comes_before);
        if (told == events.end()) told = events.begin();
        if (told != events.end()) return {true, told->because.first(), {}};
        // A card or a prize is due first, or nothing is left to do.
        return {true, s_.rules().dealer_alone_deals.because, {}};
    }
    [[nodiscard]] bool accepts(const Ask& ask, Money amount) const {
        const bool some = amount > nothing || ask.amounts->counts_cards;
        return some && answer_to(ask, ask.command(amount)).accepted;
    }

    void take_amount(const Ask& ask) {
        const Span& span = *ask.amounts;
        const auto range = range_of(ask, span);
        if (!range) {
            const Money tried = span.to >= span.from ? span.from : std::max(span.to, span.step);
            const Answered answer = answer_to(ask, ask.command(std::max(tried, span.from)));
            // Beyond what the sign says a book may tolerate it; that is not offered.
            if (!answer.accepted) close(ask, answer);
            return;
        }
        Open open = described<Open>(ask);
        const bool usual =
            span.usual >= range->from && span.usual <= range->to && accepts(ask, span.usual);
        const Money amount = usual ? span.usual : range->from;
        open.say = said(s_, ask.command(amount));
        open.amount = with_blank(ask, span.counts_cards);
        open.amounts = {written(range->from, span), written(range->to, span),
                        written(range->step, span)};
        if (!span.counts_cards) open.cost = cost_of(ask, amount);
        open.clause = answer_to(ask, ask.command(amount)).clause;
        found.open.push_back(std::move(open));
    }

    // The amounts that are accepted: from the least, in steps, to the most.
    [[nodiscard]] std::optional<Span> range_of(const Ask& ask, const Span& span) const {
        if (span.step <= nothing || span.to < span.from) return single(ask, span);
        Money least = span.from;
        if (span.counts_cards) {
            while (least <= span.to && !accepts(ask, least)) least += span.step;
        } else if (!accepts(ask, least)) {
            least = up(span.from, span.step);
        }
        if (least > span.to || !accepts(ask, least)) return single(ask, span);
        if (accepts(ask, span.to)) return Span{least, span.to, span.step, {}, false};
        // As many steps above the least as are accepted: below the first that is refused all are.
        std::int64_t accepted = 0;
        std::int64_t refused = (span.to - least).cents / span.step.cents + 1;
        while (refused - accepted > 1) {
            const std::int64_t middle = accepted + (refused - accepted) / 2;
            const Money amount{least.cents + middle * span.step.cents};
            (accepts(ask, amount) ? accepted : refused) = middle;
        }
        return Span{least, {least.cents + accepted * span.step.cents}, span.step, {}, false};
    }
    // Where no step fits in, the most itself may.
    [[nodiscard]] std::optional<Span> single(const Ask& ask, const Span& span) const {
        if (span.to < span.from || !accepts(ask, span.to)) return std::nullopt;
        return Span{span.to, span.to, span.step, {}, false};
    }
    [[nodiscard]] static Money up(Money amount, Money step) {
        return {(amount.cents + step.cents - 1) / step.cents * step.cents};
    }

    [[nodiscard]] static std::string written(Money amount, const Span& span) {
        return span.counts_cards ? std::to_string(amount.cents) : ledger::to_string(amount);
    }
    [[nodiscard]] std::string with_blank(const Ask& ask, bool counts_cards) const {
        std::string words = said(s_, ask.command(any_amount));
        const std::string number =
            counts_cards ? std::to_string(any_amount.cents) : ledger::to_string(any_amount);
        return words.replace(words.find(number), number.size(), "{}");
    }
    // The chips that leave the player's stack.
    [[nodiscard]] std::optional<Money> cost_of(const Ask& ask, Money amount) const {
        switch (ask.kind) {
            case Kind::double_:
            case Kind::insurance: return amount;
            case Kind::bet: return amount;
            case Kind::ante: return s_.setup.ante;
            case Kind::follow:
                if (ask.amounts) return amount;
                [[fallthrough]];
            case Kind::split: {
                const auto split = ask.command(nothing);
                const auto* command = get_if<table::Split>(&split);
                const int index = table::bettor_index(s_.box(ask.hand->box), command->player);
                return s_.hand(*ask.hand).stakes[static_cast<std::size_t>(index)].base;
            }
            default: return std::nullopt;
        }
    }

    void close(const Ask& ask, const Answered& answer) {
        if (!ask.theirs) return;
        Closed closed = described<Closed>(ask);
        closed.clause = answer.clause;
        closed.text = answer.text;
        found.closed.push_back(std::move(closed));
    }

    template <class What>
    [[nodiscard]] What described(const Ask& ask) const {
        What what;
        what.order = order_of(ask);
        what.offer = ask.kind == Kind::order ? ask.words : to_string(ask.kind);
        if (ask.hand) what.hand = table::hand_word(s_, *ask.hand);
        what.box = ask.box;
        what.option = ask.option;
        what.insurance = ask.insurance;
        what.whose = ask.whose;
        if (ask.duty) what.as = ask.duty->role;
        return what;
    }

    const State& s_;
    const HouseSays& house_;
    mutable host::Rehearsal rehearsal_;
};

// The table with somebody who has just come, who may buy in or take a seat.
std::optional<State> joined(const State& state, const std::string& name) {
    std::vector<Event> events;
    if (table::decide(state, table::Join{name}, events).answer != Answer::done) return std::nullopt;
    State with = state;
    for (const Event& event : events) apply(with, event);
    return with;
}

void ask_all(Choices& all, const State& state, const std::vector<Ask>& asks,
             const HouseSays& house) {
    Asking asking(state, house);
    for (const Ask& ask : asks) asking.take(ask);
    std::move(asking.found.open.begin(), asking.found.open.end(), std::back_inserter(all.open));
    std::move(asking.found.closed.begin(), asking.found.closed.end(),
              std::back_inserter(all.closed));
}

// What this protocol has beyond the notation; only whoever runs the table can grant it.
void add_ready(Choices& all, const HouseSays& house) {
    if (!house.ready || house.frozen) return;
    Ask ask;
    ask.kind = *house.ready ? Kind::wait : Kind::ready;
    Open open;
    open.order = order_of(ask);
    open.offer = to_string(ask.kind);
    open.say = *house.ready ? "waits" : "ready";
    open.clause = rules::house();
    all.open.push_back(std::move(open));
}

}  // namespace

std::string_view to_string(Kind kind) {
    constexpr auto words = std::to_array<std::string_view>({"hit",
                                                            "stand",
                                                            "double",
                                                            "split",
                                                            "surrender",
                                                            "follow",
                                                            "stay",
                                                            "insurance",
                                                            "even-money",
                                                            "decline",
                                                            "withdraw-double",
                                                            "choose",
                                                            "turn",
                                                            "press-button",
                                                            "nominate",
                                                            "keep-prize",
                                                            "cut",
                                                            "bet",
                                                            "ante",
                                                            "withdraw",
                                                            "ready",
                                                            "wait",
                                                            "buy",
                                                            "sit",
                                                            "leave",
                                                            "order"});
    return words[static_cast<std::size_t>(kind)];
}

Choices choices_of(const State& state, const Viewer& viewer, const Memory& memory,
                   const HouseSays& house) {
    Choices all;
    if (viewer.player != nobody) {
        ask_all(all, state, asks_of_player(state, viewer.player, memory, house), house);
        add_ready(all, house);
    } else if (!viewer.name.empty()) {
        if (const auto with = joined(state, viewer.name)) {
            const PlayerId newcomer = table::find_player(*with, viewer.name);
            auto asks = asks_of_player(*with, newcomer, memory, house);
            // Nobody leaves a table before having come to it.
            std::erase_if(asks, [](const Ask& ask) { return ask.kind == Kind::leave; });
            ask_all(all, *with, asks, house);
        }
    }
    for (const Duty& duty : viewer.duties) {
        const bool other_rank =
            duty.role == table::Role::supervisor && duty.rank != state.floor.staff.supervisor;
        if (!other_rank) {
            ask_all(all, state, asks_of_official(state, duty), house);
            continue;
        }
        State under_them = state;
        under_them.floor.staff.supervisor = duty.rank;
        ask_all(all, under_them, asks_of_official(under_them, duty), house);
    }
    const auto before = [](const Offer& a, const Offer& b) { return a.order < b.order; };
    std::stable_sort(all.open.begin(), all.open.end(), before);
    std::stable_sort(all.closed.begin(), all.closed.end(), before);
    return all;
}

}  // namespace croupier::view
