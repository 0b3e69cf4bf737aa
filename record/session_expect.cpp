// Expectations: what a record claims of the table, held against the table.
#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "record/print.hpp"
#include "record/session.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::record {
namespace {

using table::HandId;
using table::PlayerId;

Outcome not_met(std::string expected, std::string got) {
    return {Outcome::Is::not_met, {}, std::move(expected), std::move(got), {}};
}

Outcome compare(Money expected, Money got) {
    if (expected == got) return {};
    return not_met(ledger::to_string(expected), ledger::to_string(got));
}

std::string listed(std::span<const Card> cards) {
    std::vector<std::string> words;
    for (const Card card : cards) words.push_back(cards::to_string(card));
    return words.empty() ? "no card" : fmt::format("{}", fmt::join(words, " "));
}

Outcome compare(std::span<const Card> expected, std::span<const Card> got) {
    if (std::equal(expected.begin(), expected.end(), got.begin(), got.end())) return {};
    return not_met(listed(expected), listed(got));
}

Outcome compare(int expected, int got) {
    if (expected == got) return {};
    return not_met(std::to_string(expected), std::to_string(got));
}

std::string total_in_words(int points, bool soft, bool blackjack, bool bust) {
    return fmt::format("{}{}{}{}", points, soft ? " soft" : "", blackjack ? " blackjack" : "",
                       bust ? " bust" : "");
}

struct Expecting {
    const table::State& state;
    std::span<const table::Event> events;

    Outcome operator()(const ExpectChips& e) const {
        const PlayerId player = table::find_player(state, e.name);
        return compare(e.amount,
                       player == table::nobody ? ledger::nothing : table::chips_of(state, player));
    }
    Outcome operator()(const ExpectHouse& e) const {
        return compare(e.amount, table::house_win(state));
    }
    Outcome operator()(const ExpectTotal& e) const {
        const HandId id = hand_of(e.hand, state);
        if (!there(id)) return not_met(to_string(e.hand), "no such hand");
        const table::PlayedHand& hand = state.hand(id);
        const cards::Total total = hand.total();
        const bool holds = total.points == e.points && (!e.soft || total.soft) &&
                           (!e.blackjack || hand.blackjack()) && (!e.bust || total.bust());
        if (holds) return {};
        return not_met(total_in_words(e.points, e.soft, e.blackjack, e.bust),
                       total_in_words(total.points, total.soft, hand.blackjack(), total.bust()));
    }
    Outcome operator()(const ExpectCards& e) const {
        const HandId id = hand_of(e.hand, state);
        if (!there(id)) return not_met(listed(e.cards), "no such hand");
        return compare(e.cards, state.hand(id).cards.cards());
    }
    Outcome operator()(const ExpectWager& e) const {
        const PlayerId player = table::find_player(state, e.name);
        const HandId id = hand_of(e.hand, state);
        Money standing = ledger::nothing;
        if (player != table::nobody && id.box >= 1 && id.box <= state.setup.boxes) {
            const table::Box& box = state.box(id.box);
            const int index = table::bettor_index(box, player);
            if (index >= 0 && box.hand_count == 0) {
                standing = box.bettors[static_cast<std::size_t>(index)].placed;
            } else if (index >= 0 && id.hand < box.hand_count) {
                const auto& stake = box.hands[id.hand].stakes[static_cast<std::size_t>(index)];
                if (stake.live) standing = stake.all();
            }
        }
        return compare(e.amount, standing);
    }
    Outcome operator()(const ExpectSide& e) const {
        const auto option = find_option(e.option);
        if (!option) return {Outcome::Is::wrong, {}, {}, {}, no_such_option(e.option)};
        const PlayerId player = table::find_player(state, e.name);
        const table::OptionWager* wager = table::option_wager(state, player, e.box, *option);
        const bool open = wager && wager->is != table::OptionWagerIs::done;
        return compare(e.amount, open ? wager->placed : ledger::nothing);
    }
    Outcome operator()(const ExpectEntries& e) const {
        const PlayerId player = table::find_player(state, e.name);
        const std::uint32_t won =
            player == table::nobody ? 0 : state.player(player).tournament_entries;
        return compare(e.count, static_cast<int>(won));
    }
    Outcome operator()(const ExpectOffers& e) const {
        const PlayerId player = table::find_player(state, e.name);
        std::vector<std::string_view> got;
        if (player != table::nobody) {
            for (const table::Offer offer : table::offers(state, player, hand_of(e.hand, state))) {
                got.push_back(table::to_string(offer));
            }
        }
        std::vector<std::string_view> wanted(e.words.begin(), e.words.end());
        // Words that answer another's act or an offer of the table are looked at only where asked.
        for (const std::string_view answer : {"stay", "withdraw-double", "press-button"}) {
            if (std::find(wanted.begin(), wanted.end(), answer) != wanted.end()) continue;
            std::erase(got, answer);
        }
        std::sort(got.begin(), got.end());
        std::sort(wanted.begin(), wanted.end());
        if (got == wanted) return {};
        const auto words = [](const auto& list) {
            return list.empty() ? "nothing" : fmt::format("{}", fmt::join(list, " "));
        };
        return not_met(words(wanted), words(got));
    }
    Outcome operator()(const ExpectShoe& e) const {
        return compare(e.count, state.cards_in_shoe());
    }
    Outcome operator()(const ExpectRackCount& e) const {
        return compare(e.count,
                       static_cast<int>(state.cards.discards.size()) + state.cards.burnt_unseen);
    }
    Outcome operator()(const ExpectRack& e) const {
        const std::vector<Card>& rack = state.cards.discards;
        const std::size_t last = std::min(rack.size(), e.cards.size());
        return compare(e.cards, std::span(rack).last(last));
    }
    Outcome operator()(const ExpectStrays& e) const {
        std::vector<Card> strays;
        for (const table::Stray& stray : state.cards.strays) strays.push_back(stray.card);
        return compare(e.cards, strays);
    }
    Outcome operator()(const ExpectCut& e) const {
        const table::Preparing& p = state.cards.preparing;
        const std::string_view cutter = p.cards != table::CardsAre::shuffled ? "none"
                                        : p.cutter == table::nobody
                                            ? "staff"
                                            : std::string_view(state.player(p.cutter).name);
        if (cutter == e.who) return {};
        return not_met(std::string(e.who), std::string(cutter));
    }
    Outcome operator()(const ExpectCites& e) const {
        std::vector<std::string_view> got;
        for (const table::Event& event : events) {
            for (const rules::Clause& clause : event.because.all()) {
                if (rules::meets(clause, e.clause)) return {};
                if (std::find(got.begin(), got.end(), clause.number()) == got.end()) {
                    got.push_back(clause.number());
                }
            }
        }
        return not_met(std::string(e.clause),
                       got.empty() ? "no clause" : fmt::format("{}", fmt::join(got, " ")));
    }
    Outcome operator()(const ExpectNext& e) const {
        const PlayerId next = table::awaited(state);
        const HandId id = hand_of(e.hand, state);
        const std::string expected = fmt::format("{} on {}", e.name, to_string(e.hand));
        if (next == table::nobody) return not_met(expected, "nobody");
        const PlayerId player = table::find_player(state, e.name);
        if (state.round.stage == table::Stage::play) {
            if (next == player && state.round.turn == id) return {};
            return not_met(expected, fmt::format("{} on {}", state.player(next).name,
                                                 table::hand_word(state, state.round.turn)));
        }
        if (next == player && !table::offers(state, player, id).empty()) return {};
        return not_met(expected, std::string(state.player(next).name));
    }
    Outcome operator()(const ExpectPhase& e) const {
        const auto phase = table::phase_word(state.round.stage);
        if (phase == e.word) return {};
        return not_met(std::string(e.word), std::string(phase));
    }
    template <class Other>
    Outcome operator()(const Other&) const {
        return {};
    }

private:
    [[nodiscard]] bool there(HandId id) const {
        if (id.box == 0) return true;
        return id.box <= state.setup.boxes && id.hand < state.box(id.box).hand_count;
    }
};

}  // namespace

Outcome expect(const What& what, const table::State& state, std::span<const table::Event> events) {
    return visit(Expecting{state, events}, what);
}

}  // namespace croupier::record
