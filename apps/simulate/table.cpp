#include "apps/simulate/table.hpp"

#include "chance/chance.hpp"
#include "players/strategist.hpp"

namespace croupier::apps {
namespace {

constexpr std::uint64_t rounds_between_progress = 4096;

// All that the round brought, in parts of a unit.
std::int64_t together(const players::Strategist& strategist, const sim::Model& model) {
    const std::int64_t unit = sim::together_unit(model.terms, model.other_wagers);
    const auto of_main = [&](ledger::Money money) {
        return money.cents * unit / model.other_wagers.stake;
    };
    std::int64_t sum = 0;
    for (const auto& result : strategist.results()) {
        sum += of_main(result.main) + of_main(result.super_bonus) + of_main(result.ante);
        if (result.insurance) sum += of_main(*result.insurance);
        for (const ledger::Money wager : result.wagers) {
            sum += wager.cents / players::unit.cents * unit;
        }
    }
    return sum;
}

// What goes with the main wager, behind the optional wagers.
void count_other_wagers(const players::Strategist& strategist, const sim::Model& model,
                        sim::Totals& totals) {
    const auto& results = strategist.results();
    std::size_t w = model.wagers.size();
    const auto note_round = [&](std::int64_t net, std::int64_t laid) {
        if (results.size() > 1 && laid > 0) ++totals.wagers_by_round[w][sim::round_key(net, laid)];
        ++w;
    };
    std::int64_t net = 0;
    std::int64_t laid = 0;
    if (model.other_wagers.insurance) {
        const auto odds = *model.terms.insurance_pays;
        for (const auto& result : results) {
            if (!result.insurance) continue;
            const std::int64_t parts = result.insurance_won ? odds.won : -odds.staked;
            ++totals.wagers[w][parts];
            net += parts;
            ++laid;
        }
        note_round(net, laid);
    }
    if (model.other_wagers.super_bonus) {
        net = 0;
        for (const auto& result : results) {
            ++totals.wagers[w][result.super_bonus.cents];
            net += result.super_bonus.cents;
        }
        note_round(net, static_cast<std::int64_t>(results.size()));
    }
    if (model.other_wagers.ante) {
        for (const auto& result : results) ++totals.wagers[w][result.ante.cents];
    }
}

void count(const players::Strategist& strategist, const sim::Model& model, sim::Totals& totals) {
    std::int64_t table = 0;
    const auto parts = [&](ledger::Money money) {
        return money.cents * model.terms.unit / model.other_wagers.stake;
    };
    sim::Totals::Frequencies& f = totals.frequencies;
    for (std::size_t box = 0; box < strategist.results().size(); ++box) {
        const auto& result = strategist.results()[box];
        ++totals.boxes[box][parts(result.main)];
        table += parts(result.main);
        for (std::size_t w = 0; w < result.wagers.size(); ++w) {
            ++totals.wagers[w][result.wagers[w].cents / players::unit.cents];
        }
        f.blackjack += result.blackjack ? 1 : 0;
        f.split += result.split ? 1 : 0;
        f.doubled += result.doubled ? 1 : 0;
        f.surrender += result.surrender ? 1 : 0;
        f.bust += result.bust ? 1 : 0;
    }
    count_other_wagers(strategist, model, totals);
    f.dealer_bust += strategist.dealer_bust() ? 1 : 0;
    ++totals.table[table];
    if (!totals.wagers.empty()) ++totals.together[together(strategist, model)];
    ++totals.rounds;
}

}  // namespace

sim::Totals play_on_table(const Simulation& s, const std::atomic<bool>& stopped,
                          const std::function<void(const sim::Totals&)>& progress) {
    chance::Seeded cards(s.plan.seed);
    chance::Seeded prizes(~s.plan.seed);
    const auto button = [&](std::size_t, int slots) {
        return 1 + static_cast<int>(prizes.below(static_cast<std::uint64_t>(slots)));
    };
    table::Setup setup = s.setup;
    // The shoe is filled from here, whatever machine stands at the table.
    setup.shoe = table::ShoeKind::by_hand;
    players::Strategist strategist(setup, s.strategy, s.wagers, button, s.model.other_wagers);
    auto order = cards::whole_decks(s.setup.decks, s.setup.rules.deck.value);
    sim::Totals totals;
    totals.boxes.resize(static_cast<std::size_t>(s.setup.boxes));
    totals.wagers.resize(s.name.wagers.size());
    totals.wagers_by_round.resize(s.name.wagers.size());
    for (std::uint64_t round = 0; round < s.plan.rounds && !stopped; ++round) {
        if (round == 0 || strategist.cards_left() <= s.model.shuffle_at) {
            chance::shuffle(std::span(order), cards);
            strategist.load(order);
            if (round > 0 && s.model.shuffle_at != sim::shuffle_each_round) ++totals.shuffles;
        }
        strategist.play();
        count(strategist, s.model, totals);
        if (round % rounds_between_progress == 0) progress(totals);
    }
    return totals;
}

}  // namespace croupier::apps
