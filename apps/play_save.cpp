#include "apps/play_save.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cards/shoe.hpp"
#include "record/print.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;

std::string line(const record::What& what) {
    return record::print(record::Statement{.what = what}) + '\n';
}

std::string header(const table::Setup& setup) {
    const auto chips = setup.chips.denominations();
    std::string text = "# Played with `croupier play`. `croupier run` plays it again.\n" +
                       line(record::RulesIs{setup.game->id}) + line(record::SetDecks{setup.decks}) +
                       line(record::SetBoxes{setup.boxes});
    std::string limits = line(record::SetLimits{{}, setup.minimum, setup.maximum});
    for (const table::Option option : rules::every_option) {
        const table::OfferedWager& sign = setup.option(option);
        if (!sign.on) continue;
        text += line(record::With{rules::to_string(option), sign.scale});
        limits += line(record::SetLimits{rules::to_string(option), sign.minimum, sign.maximum});
    }
    text += limits + line(record::SetStep{setup.step}) +
            line(record::SetChips{std::vector<Money>(chips.begin(), chips.end())});
    if (setup.ante > ledger::nothing) text += line(record::SetAnte{setup.ante});
    if (setup.ante_waived_from > ledger::nothing) {
        text += line(record::SetAnteWaivedFrom{setup.ante_waived_from});
    }
    return text + '\n';
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
    for (std::size_t p = 0; p < state.players.size(); ++p) {
        const Money chips = table::chips_of(state, static_cast<table::PlayerId>(p));
        if (fits(chips)) text += line(record::ExpectChips{state.players[p].name, chips});
    }
    const Money house = table::house_win(state);
    if (fits(house)) text += line(record::ExpectHouse{house});
    return text;
}

// Whoever sits farthest to the dealer's left cuts in the middle, or the staff where nobody sits.
std::string cut_line(const cards::Shoe& shoe, const table::State& state) {
    const int middle = shoe.cards_held() / 2;
    const table::Player* cutter = nullptr;
    for (const table::Player& player : state.players) {
        if (player.seat != 0 && (!cutter || player.seat < cutter->seat)) cutter = &player;
    }
    if (!cutter) return line(record::StaffCuts{table::Role::operator_, middle});
    return line(record::Cuts{cutter->name, middle});
}

std::string error_text(int error) { return std::generic_category().message(error); }

// A file under a passing name, which is gone again unless it is given its own.
class Draft {
public:
    explicit Draft(const std::filesystem::path& folder)
        : name_((folder / ".croupier-XXXXXX").string()), descriptor_(mkstemp(name_.data())) {}
    ~Draft() {
        if (descriptor_ >= 0) {
            close(descriptor_);
            unlink(name_.c_str());
        }
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

    [[nodiscard]] bool write_all(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t count = write(descriptor_, text.data(), text.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return false;
            text.remove_prefix(static_cast<std::size_t>(count));
        }
        const mode_t mask = umask(0);
        umask(mask);
        return fchmod(descriptor_, 0666 & ~mask) == 0 && fsync(descriptor_) == 0;
    }

    [[nodiscard]] bool become(const std::filesystem::path& file, Existing existing) {
        int failed = -1;
        if (existing == Existing::keep) {
            failed = renameat2(AT_FDCWD, name_.c_str(), AT_FDCWD, file.c_str(), RENAME_NOREPLACE);
            if (failed != 0 && errno != EINVAL && errno != ENOSYS) return false;
        }
        if (failed != 0) failed = rename(name_.c_str(), file.c_str());
        if (failed != 0) return false;
        close(descriptor_);
        descriptor_ = -1;
        return true;
    }

private:
    std::string name_;
    int descriptor_;
};

}  // namespace

void Tape::accept(const record::Statement& statement, std::span<const table::Event> events) {
    const bool is_shuffle = holds_alternative<record::Shuffles>(statement.what);
    const bool is_list = holds_alternative<record::ShoeIs>(statement.what) ||
                         holds_alternative<record::PrizesAre>(statement.what);
    const bool is_deal = holds_alternative<record::Deals>(statement.what);
    if (!is_shuffle && !is_list && !is_deal) {
        entries_.emplace_back(line(statement.what));
    }
    hear(events);
}

void Tape::hear(std::span<const table::Event> events) {
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
    std::string out = header(setup);
    const cards::Deck deck = setup.rules.deck.value;
    cards::Shoe shoe(setup.decks, deck);
    const auto shuffle = [&](bool cut_offered) {
        shoe = cards::Shoe(setup.decks, deck);
        out += line(record::Shuffles{});
        // Where no uncut cards are dealt, a record says who cuts.
        const bool compulsory = setup.rules.cut.value == rules::Cut::compulsory;
        if (compulsory && !cut_offered) out += cut_line(shoe, state);
    };
    for (const Entry& entry : entries_) {
        if (const auto* said = std::get_if<std::string>(&entry)) {
            out += *said;
        } else if (const auto* shuffled = std::get_if<Shuffle>(&entry)) {
            shuffle(shuffled->cut_offered);
        } else {
            // A shoe that ran out in the round was filled from the discards, for which there is no
            // statement: a new shoe has these cards too.
            const auto& [cards, slots] = std::get<Deal>(entry);
            if (shoe.cannot_hold(cards)) shuffle(false);
            out += shoe_line(cards);
            if (!slots.empty()) out += line(record::PrizesAre{slots});
            out += line(record::Deals{});
            if (shoe.cannot_hold(cards)) continue;
            shoe.put_next(cards);
            for (std::size_t i = 0; i < cards.size(); ++i) shoe.draw();
        }
    }
    return out + expectations(state);
}

std::string write_file(const std::string& file, std::string_view text, Existing existing) {
    namespace fs = std::filesystem;
    std::error_code error;
    fs::path target(file);
    const fs::file_status status = fs::status(target, error);
    if (fs::exists(status)) {
        if (!fs::is_regular_file(status)) return "that is no plain file";
        if (existing == Existing::keep) return std::string(is_there_already);
        target = fs::canonical(target, error);
        if (error) return error.message();
    }
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    Draft draft(folder);
    if (!draft.is_open() || !draft.write_all(text) || !draft.become(target, existing)) {
        return errno == EEXIST ? std::string(is_there_already) : error_text(errno);
    }
    return {};
}

}  // namespace croupier::apps
