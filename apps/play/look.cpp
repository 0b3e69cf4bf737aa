#include "apps/play/look.hpp"

#include <array>
#include <cstdlib>

#include <fmt/core.h>
#include <unistd.h>

#include "apps/terminal.hpp"

namespace croupier::apps {
namespace {

using ledger::Money;

constexpr int amount_columns = 10;

// The locale's own order: LC_ALL stands above LC_CTYPE, and LC_CTYPE above LANG.
bool is_utf8_locale() {
    for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        const std::string_view locale(value);
        for (const std::string_view utf8 : {"UTF-8", "utf-8", "UTF8", "utf8"}) {
            if (locale.find(utf8) != std::string_view::npos) return true;
        }
        return false;
    }
    return false;
}

bool shows_symbols() {
    static const bool shows = isatty(STDOUT_FILENO) != 0 && is_utf8_locale();
    return shows;
}

// Amounts without cents get blanks in their place.
std::string cell(std::string_view text) {
    const std::string_view cents = text.find('.') == std::string_view::npos ? "   " : "";
    return fmt::format("{:>{}}", fmt::format("{}{}", text, cents), amount_columns);
}

}  // namespace

std::string card_text(cards::Card card) {
    std::string letters = cards::to_string(card);
    if (!shows_symbols()) return letters;
    constexpr std::array<std::string_view, cards::suits> symbols = {"\u2660", "\u2665", "\u2666",
                                                                    "\u2663"};
    const bool red = card.suit == cards::Suit::hearts || card.suit == cards::Suit::diamonds;
    const std::string_view rank =
        card.rank == cards::Rank::ten ? "10" : std::string_view(letters).substr(0, 1);
    const auto symbol = symbols[static_cast<std::size_t>(card.suit)];
    return fmt::format(
        "[{}]", toned(fmt::format("{}{}", rank, symbol), red ? Tone::red_suit : Tone::strong));
}

std::string cards_text(std::span<const cards::Card> cards) {
    std::string text;
    for (const cards::Card card : cards) {
        if (!text.empty()) text += ' ';
        text += card_text(card);
    }
    return text;
}

std::string_view between() { return shows_symbols() ? " \u00b7 " : " | "; }

std::string padded(std::string text, int width) {
    const int missing = width - columns(text);
    if (missing > 0) text.append(static_cast<std::size_t>(missing), ' ');
    return text;
}

std::string change_text(Money change) {
    if (change == ledger::nothing) return "push";
    return fmt::format("{}{}", change > ledger::nothing ? "+" : "", ledger::to_string(change));
}

std::string change_cell(Money change) {
    const Tone tone = change > ledger::nothing   ? Tone::good
                      : change < ledger::nothing ? Tone::bad
                                                 : Tone::plain;
    return toned(cell(change_text(change)), tone);
}

std::string amount_cell(Money amount) {
    return toned(cell(ledger::to_string(amount)), Tone::strong);
}

}  // namespace croupier::apps
