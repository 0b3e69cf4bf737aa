// A second opinion on the optional wagers of a round, from the odds as the notices print them.
#pragma once

#include <array>
#include <vector>

#include "table/events.hpp"

namespace croupier::testkit {

class OptionWagerOracle {
public:
    // Takes note of an event, in the order of the log.
    void note(const table::Event& event);

    // Takes over whether the button works from notes of a later moment.
    void keep_button_of(const OptionWagerOracle& later) {
        fails_ = later.fails_;
        failed_in_round_ = later.failed_in_round_;
    }

    // The cards that came to a box, in order and three at most.
    [[nodiscard]] const std::vector<table::Card>& opening(int box) const {
        return openings_[static_cast<std::size_t>(box)];
    }

    // Adds what the round brings each player by optional wagers. Ask when every card is dealt.
    void add_to(std::vector<table::Money>& changes, const table::State& state) const;

    // The tournament entries that the round brings each player.
    [[nodiscard]] std::vector<std::uint32_t> entries(const table::State& state) const;

private:
    struct Laid {
        table::PlayerId player;
        int box;
        table::Option option;
        table::Money placed;
        table::Under under;
    };
    struct Prize {
        int box;
        table::Option option;
        table::PlayerId winner;  // nobody: every winner on the box
        int dollars;
    };

    void begin_round();
    void returned(const table::OptionWagerReturned& e);
    [[nodiscard]] table::Money change(const table::State& state, const Laid& laid) const;
    [[nodiscard]] int odds_of_sevens(const table::State& state, const Laid& laid) const;
    [[nodiscard]] table::Money prize(const table::State& state, const Laid& laid,
                                     table::Money stake) const;

    std::vector<Laid> laid_;
    std::vector<Prize> prizes_;
    std::array<std::vector<table::Card>, table::boxes_on_layout_max + 1> openings_;
    table::Press press_{};
    bool betting_{true};
    bool fails_{false};
    bool failed_in_round_{false};
};

}  // namespace croupier::testkit
