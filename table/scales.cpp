// The scale of an optional wager: shown to the players first, changed when no round is played; a
// version is changed while the table is closed.
#include "table/scales.hpp"

#include <algorithm>

#include "table/preparing.hpp"

namespace croupier::table {
namespace {

Because on_scales(const Rules& r, Option option) {
    const rules::OptionRules& o = rules_of(r, option);
    Because because(o.scales, o.offered, o.definition);
    if (because.empty()) because.with(r.wager);
    return because;
}

// Whether this option's scale is changed by the rule on versions.
bool by_version(const Rules& r, Option option) {
    return option == Option::magnificent_sevens && r.version_notice.because;
}

Refused forbids_scale(const Deciding& d, Option option, int scale) {
    const OfferedOption& sign = d.s.setup.option(option);
    const rules::OptionRules& o = rules_of(d.r, option);
    const Because because = on_scales(d.r, option);
    if (!sign.on) return refuse(because, "this table does not offer {}", rules::title(option));
    const int scales = o.scales.because ? o.scales.value : 1;
    if (scale < 1 || scale > scales) {
        if (scales == 1) return refuse(because, "{} has one scale only", rules::title(option));
        return refuse(because, "{} has scales 1 to {}", rules::title(option), scales);
    }
    if (scale == sign.scale) {
        return refuse(because, "{} is offered at scale {} already", rules::title(option), scale);
    }
    return std::nullopt;
}

bool announced(const State& state, const ChangeScale& c) {
    const auto& notice = state.sign.scale_announced;
    return notice && notice->option == c.option && notice->scale == c.scale;
}

// What the rule on versions asks before a change, beside the notice.
Refused forbids_version(const Deciding& d, const ChangeScale& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!announced(s, c)) {
        return refuse(Because(r.version_notice), "the players have been told of no such change");
    }
    const bool in_time = s.floor.minutes >= s.sign.scale_announced->from_minute;
    const auto& clause = c.scale == 1 ? r.version_to_1 : r.version_to_2;
    const Because because(clause, r.version_notice);
    const auto has_entry = [](const Player& player) { return player.tournament_entries > 0; };
    if (c.scale != 1 && std::any_of(s.people.players.begin(), s.people.players.end(), has_entry)) {
        return refuse(because, "tournament entries have been won and not all are decided");
    }
    if (!in_time) {
        return refuse(c.scale == 1 ? because : Because(r.version_notice, clause),
                      "the time that was announced has not come");
    }
    if (s.round.stage != Stage::closed)
        return refuse(because, "the table is closed for the change first");
    return std::nullopt;
}

// What every other change of scale needs: players who wager know what they are paid.
Refused forbids_change(const Deciding& d, const ChangeScale& c) {
    const State& s = d.s;
    const Because because = on_scales(d.r, c.option);
    if (!announced(s, c) || s.floor.minutes < s.sign.scale_announced->from_minute) {
        return refuse(because, "scale {} has not been displayed to the players first", c.scale);
    }
    if (in_round(s)) return refuse(because, "a scale changes between two rounds");
    const auto lies = [&](const OptionWager& wager) { return wager.option == c.option; };
    if (s.round.stage == Stage::betting &&
        std::any_of(s.round.option_wagers.begin(), s.round.option_wagers.end(), lies)) {
        return refuse(because, "wagers on {} lie on the layout", rules::title(c.option));
    }
    return std::nullopt;
}

}  // namespace

Refused use_power(Deciding& d, const AnnounceScale& c) {
    const Rules& r = d.r;
    if (auto no = forbids_scale(d, c.option, c.scale)) return no;
    Because because = on_scales(r, c.option);
    if (by_version(r, c.option)) {
        because = c.scale == 1 ? Because(r.version_notice)
                               : Because(r.version_to_2_notice, r.version_notice);
    }
    if (c.minutes < 0) return refuse(because, "a change is announced for a time to come");
    d.emit(because, ScaleAnnounced{c.option, c.scale, d.s.floor.minutes + c.minutes});
    return std::nullopt;
}

Refused use_power(Deciding& d, const ChangeScale& c) {
    const Rules& r = d.r;
    const rules::OptionRules& o = rules_of(r, c.option);
    if (auto no = forbids_scale(d, c.option, c.scale)) return no;
    const int elsewhere = d.s.setup.option(c.option).scale_elsewhere;
    if (o.scale_for_all_tables.because && elsewhere != 0 && elsewhere != c.scale) {
        return refuse(Because(o.scale_for_all_tables),
                      "another table of the casino offers {} at scale {}", rules::title(c.option),
                      elsewhere);
    }
    Because because = on_scales(r, c.option);
    if (by_version(r, c.option)) {
        if (auto no = forbids_version(d, c)) return no;
        because = c.scale == 1 ? Because(r.version_to_1, r.version_notice)
                               : Because(r.version_to_2, r.version_notice);
    } else if (auto no = forbids_change(d, c)) {
        return no;
    }
    d.emit(because, ScaleChanged{c.option, u8(c.scale)});
    return std::nullopt;
}

}  // namespace croupier::table
