#include "apps/practice/score_json.hpp"

#include <cmath>

#include <nlohmann/json.hpp>

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;
using practice::Score;

ordered_json head(const Room& room, std::string_view role, const Score& score, double seconds) {
    return {{"role", role},
            {"game", room.state().setup.game->id},
            {"seed", room.seed()},
            {"rounds", score.rounds()},
            {"seconds", std::round(seconds * 10.0) / 10.0}};
}

ordered_json clauses_of(const Score& score) {
    ordered_json clauses = ordered_json::array();
    for (const rules::Clause& clause : score.to_read()) clauses.push_back(rules::to_string(clause));
    return clauses;
}

ordered_json watched(const Score::Line& line) {
    return {{"made", line.made},
            {"noticed", line.noticed},
            {"missed", line.made - line.noticed},
            {"named", line.named},
            {"put_right", line.put_right}};
}

ordered_json counted(const practice::Dealing::Tally::Line& line) {
    return {{"right", line.right}, {"wrong", line.wrong}, {"asked", line.asked}};
}

}  // namespace

std::string score_json(const Room& room, const practice::Watch& watch, double seconds) {
    const Score& score = watch.score();
    ordered_json json = head(room, "supervisor", score, seconds);
    json["mistakes"] = ordered_json::array();
    for (const Score::Line& line : score.lines()) {
        ordered_json one = {{"kind", line.kind->entry.code}, {"called", line.kind->entry.called}};
        one.update(watched(line));
        json["mistakes"].push_back(std::move(one));
    }
    json["total"] = watched(score.total());
    json["false_alarms"] = score.false_alarms();
    json["read_again"] = clauses_of(score);
    return json.dump();
}

std::string score_json(const Room& room, const practice::Dealing& dealing, double seconds) {
    const auto& tally = dealing.tally();
    ordered_json json = head(room, "dealer", tally.mistakes, seconds);
    json["duties"] = ordered_json::array();
    for (std::size_t i = 0; i < tally.lines.size(); ++i) {
        const auto& line = tally.lines[i];
        if (line.right + line.wrong + line.asked == 0) continue;
        ordered_json one = {{"duty", practice::duties[i].code},
                            {"called", practice::duties[i].called}};
        one.update(counted(line));
        json["duties"].push_back(std::move(one));
    }
    json["total"] = counted(tally.total());
    json["mistakes"] = ordered_json::array();
    for (const Score::Line& line : tally.mistakes.lines()) {
        json["mistakes"].push_back({{"kind", line.kind->entry.code},
                                    {"called", line.kind->entry.called},
                                    {"made", line.made},
                                    {"put_right", line.put_right}});
    }
    json["read_again"] = clauses_of(tally.mistakes);
    return json.dump();
}

}  // namespace croupier::apps
