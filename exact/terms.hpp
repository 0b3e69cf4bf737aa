// What an analysis needs to know of a game.
#pragma once

#include "exact/counts.hpp"
#include "rules/terms.hpp"

namespace croupier::exact {

using ledger::Ratio;
using rules::Terms;
using rules::terms_of;

}  // namespace croupier::exact
