// What a practice session shows besides the table: lists, clauses, scores.
#pragma once

#include <span>
#include <string_view>

#include "practice/dealing.hpp"
#include "practice/score.hpp"
#include "rules/book.hpp"

namespace croupier::apps {

// A sentence of the session, broken at the width of the terminal. Cards in colour take fewer
// columns than bytes.
void show_happening(std::string_view text);

// Two columns where the terminal has room for them.
void show_entries(std::span<const practice::Entry> entries);

// The number of each clause and what it says, set in from the margin.
void show_clauses(std::span<const rules::Clause> clauses, const rules::Book& book);

// Why a remedy is the right one, with the clauses that say so.
void show_verdict(const practice::Verdict& verdict, const rules::Book& book);

// Whether the remedy that the trainee has chosen is right, and why.
void show_judgement(const practice::Judgement& judgement, const rules::Book& book);

void show_score(const practice::Score& score, const rules::Book& book);
void show_score(const practice::Dealing::Tally& tally, const rules::Book& book);

}  // namespace croupier::apps
