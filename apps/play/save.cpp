#include "apps/play/save.hpp"

#include <fmt/core.h>

#include "apps/commands.hpp"
#include "cards/shoe.hpp"
#include "record/print.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;

std::string line(const record::What& what) {
    return record::print(record::Statement{.what = what}) + '\n';
}

// What was said before the table was opened, and the sign in full.
std::string header(const std::vector<std::string>& statements, const table::Setup& setup) {
    const auto chips = setup.chips.denominations();
    std::string text = "# Played with `croupier play`. `croupier run` plays it again.\n";
    for (const std::string& statement : statements) text += statement + '\n';
    text += line(record::SetLimits{{}, setup.minimum, setup.maximum});
    for (const table::Option option : rules::every_option) {
        const table::OfferedOption& sign = setup.option(option);
        if (!sign.on) continue;
        text += line(record::SetLimits{rules::to_string(option), sign.minimum, sign.maximum});
    }
    return text + line(record::SetStep{setup.step}) +
           line(record::SetChips{std::vector<Money>(chips.begin(), chips.end())}) + '\n';
}

std::string shoe_line(const std::vector<cards::Card>& cards) {
    std::vector<record::ShoeItem> items;
    items.reserve(cards.size());
    for (const cards::Card card : cards) items.push_back({record::ShoeItem::Kind::card, card});
    return line(record::ShoeIs{items, false});
}

// An amount too large for a statement is left out: a record that cannot be read helps nobody.
bool fits(Money amount) { return amount <= ledger::amount_max && -amount <= ledger::amount_max; }

std::string expectations(const table::State& state) {
    std::string text = "\n";
    for (std::size_t p = 0; p < state.people.players.size(); ++p) {
        const Money chips = table::chips_of(state, static_cast<table::PlayerId>(p));
        if (fits(chips)) text += line(record::ExpectChips{state.people.players[p].name, chips});
    }
    const Money house = table::house_win(state);
    if (fits(house)) text += line(record::ExpectHouse{house});
    return text;
}

}  // namespace

void Tape::accept(const record::Statement& statement, std::span<const table::Event> events) {
    const bool is_shuffle = holds_alternative<record::Shuffles>(statement.what);
    const bool is_list = holds_alternative<record::ShoeIs>(statement.what) ||
                         holds_alternative<record::PrizesAre>(statement.what);
    const bool is_deal = holds_alternative<record::Deals>(statement.what);
    if (!is_deal) begin_refill(events);
    if (!is_shuffle && !is_list && !is_deal) entries_.emplace_back(line(statement.what));
    write(events);
}

// A shoe that was empty before any card of these events was dealt is filled before their statement.
void Tape::begin_refill(std::span<const table::Event> events) {
    for (const table::Event& event : events) {
        if (holds_alternative<table::CardDealt>(event.what)) return;
        if (!holds_alternative<table::ShoeReloaded>(event.what)) continue;
        deal_ = entries_.size();
        entries_.emplace_back(Deal{true});
        return;
    }
}

void Tape::write(std::span<const table::Event> events) {
    for (const table::Event& event : events) {
        if (holds_alternative<table::ShoeLoaded>(event.what)) {
            entries_.emplace_back(Shuffle{});
        } else if (holds_alternative<table::CutOffered>(event.what)) {
            for (auto entry = entries_.rbegin(); entry != entries_.rend(); ++entry) {
                if (auto* shuffle = std::get_if<Shuffle>(&*entry)) {
                    shuffle->cut_offered = true;
                    break;
                }
            }
        } else if (holds_alternative<table::NoMoreBets>(event.what)) {
            deal_ = entries_.size();
            entries_.emplace_back(Deal{});
        } else if (const auto* dealt = get_if<table::CardDealt>(&event.what)) {
            std::get<Deal>(entries_[deal_]).cards.push_back(dealt->card);
        } else if (const auto* drawn = get_if<table::PrizeDrawn>(&event.what)) {
            std::get<Deal>(entries_[deal_]).slots.push_back(drawn->slot);
        }
    }
}

std::string Tape::text(const table::Setup& setup, const table::State& state) const {
    std::string out = header(header_, setup);
    const cards::Deck deck = setup.rules.deck.value;
    cards::Shoe shoe(setup.decks, deck);
    bool is_refilled = false;
    const auto shuffle = [&](bool cut_offered) {
        shoe = cards::Shoe(setup.decks, deck);
        is_refilled = false;
        out += line(record::Shuffles{table::Role::dealer, !cut_offered});
    };
    for (const Entry& entry : entries_) {
        if (const auto* said = std::get_if<std::string>(&entry)) {
            out += *said;
        } else if (const auto* shuffled = std::get_if<Shuffle>(&entry)) {
            shuffle(shuffled->cut_offered);
        } else {
            const auto& [fills_empty_shoe, cards, slots] = std::get<Deal>(entry);
            if (fills_empty_shoe) {
                is_refilled = true;
                out += line(record::Shuffles{table::Role::dealer, true});
            } else if (!is_refilled && shoe.cannot_hold(cards)) {
                // No statement fills a shoe that runs out between two cards of another.
                out +=
                    "# The shoe ran out in this round and was filled from the discards.\n"
                    "# Here all cards are shuffled before it.\n";
                shuffle(false);
            }
            if (!cards.empty()) out += shoe_line(cards);
            if (!slots.empty()) out += line(record::PrizesAre{slots});
            if (!fills_empty_shoe) out += line(record::Deals{});
            if (is_refilled || shoe.cannot_hold(cards)) continue;
            shoe.put_next(cards);
            for (std::size_t i = 0; i < cards.size(); ++i) shoe.draw();
        }
    }
    return out + expectations(state);
}

std::string saved(const std::string& file, std::string_view text, Existing existing) {
    const Written written = write_whole(file, text, existing);
    if (written.was_there) return fmt::format("{0}; `save! {1}` replaces it", written.wrong, file);
    if (written.status != done) return fmt::format("Not saved: {}.", written.wrong);
    if (is_standard_output(file)) return {};
    return fmt::format("Saved. `croupier run {}` plays it again.", file);
}

}  // namespace croupier::apps
