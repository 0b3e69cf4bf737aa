// The pages of the game that are not the table: welcome, help, rules, sign, history, reasons.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "apps/play/guest.hpp"
#include "apps/play/history.hpp"
#include "apps/play/open.hpp"
#include "rules/book.hpp"
#include "table/state.hpp"

namespace croupier::apps {

// `act-2018 13.1(b)`, with a mark where the clause stands in another book than the game's own.
[[nodiscard]] std::string cited(const rules::Clause& clause, const rules::Book& book);

void show_welcome(const table::State& state, const rules::Book& book, const Guest& guest,
                  std::optional<unsigned long long> seed);
void show_help(std::span<const Choice> choices);
void show_rules(const table::State& state, const rules::Book& book);
void show_sign(const table::State& state, const Guest& guest);
void show_history(std::span<const Happened> round, const rules::Book& book);
void show_reason(const Happened& happened, const rules::Book& book);

}  // namespace croupier::apps
