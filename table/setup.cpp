#include "table/setup.hpp"

namespace croupier::table {

Setup usual_setup(const rules::Game& game) {
    Setup setup;
    setup.game = &game;
    setup.rules = *game.rules;
    setup.decks = game.decks_usual;
    setup.boxes = setup.rules.boxes_usual.value;
    return setup;
}

}  // namespace croupier::table
