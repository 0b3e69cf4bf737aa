// The looks of the game in a terminal: cards, columns, amounts.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "cards/card.hpp"
#include "ledger/money.hpp"

namespace croupier::apps {

// In brackets with the symbol of the suit where standard output is a terminal with a UTF-8 locale;
// `As` elsewhere.
[[nodiscard]] std::string card_text(cards::Card card);
[[nodiscard]] std::string cards_text(std::span<const cards::Card> cards);

// What stands between the choices of one line.
[[nodiscard]] std::string_view between();

// The text with blanks behind it up to that many columns.
[[nodiscard]] std::string padded(std::string text, int width);

// `+12.50`, `-10`, `push`; the points of several stand under one another.
[[nodiscard]] std::string change_text(ledger::Money change);
[[nodiscard]] std::string change_cell(ledger::Money change);
[[nodiscard]] std::string amount_cell(ledger::Money amount);

}  // namespace croupier::apps
