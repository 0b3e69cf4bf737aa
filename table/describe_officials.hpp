// Inside describe(): officials and their powers, disputes, requests, conduct, changes of scale.
#pragma once

#include "table/describe_cards.hpp"

namespace croupier::table {

class DescribeOfficials : public DescribeCards {
public:
    explicit DescribeOfficials(const State& state) : DescribeCards(state) {}
    using DescribeCards::operator();

    Description operator()(const PowerUsed& e) {
        std::string text = e.person.empty() ? fmt::format("the {}", to_string(e.role))
                                            : fmt::format("{}, {}", e.person, post(e.role, e.rank));
        if (!e.reason.empty()) text += ": " + e.reason;
        std::vector<Field> fields = duty(e.role, e.rank);
        if (!e.person.empty()) fields.push_back({"person", e.person});
        if (!e.reason.empty()) fields.push_back({"reason", e.reason});
        return {"power-used", text, fields};
    }
    Description operator()(const StaffNamed& e) {
        std::vector<Field> fields = duty(e.role, e.rank);
        fields.push_back({"person", e.name});
        return {"staff-named", fmt::format("{} is the {}", e.name, post(e.role, e.rank)), fields};
    }
    Description operator()(const PlayerExcluded& e) {
        return {"player-excluded",
                fmt::format("{} is excluded from the game", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const PlayerReadmitted& e) {
        return {"player-readmitted",
                fmt::format("{} is let into the game again", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const MoneySeized& e) {
        return {"money-seized",
                fmt::format("{} is seized from {} and held", money(e.amount), name(e.player)),
                {player(e.player), amount(e.amount)}};
    }
    Description operator()(const DeviceConfiscated& e) {
        return {"device-confiscated",
                fmt::format("a device is confiscated from {}", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const PlayerDetained& e) {
        return {"player-detained",
                fmt::format("{} is detained until somebody with authority comes", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const SeatVacated& e) {
        return {"seat-vacated",
                fmt::format("{} has to give up the seat at box {}", name(e.player), e.box),
                {player(e.player), box(e.box)}};
    }
    Description operator()(const DisputeOpened& e) {
        return {"dispute-opened",
                fmt::format("{} disputes round {}", name(e.player), e.round),
                {player(e.player), {"round", std::int64_t{e.round}}}};
    }
    Description operator()(const DisputeDecided& e) {
        std::string text = e.settled ? "the dispute is decided" : "the dispute stays open";
        if (!e.settled && s_.rules().dispute_notice.because) {
            text += ": the Director of Casino Surveillance can be consulted";
        }
        return {"dispute-decided", text, {{"settled", e.settled}}};
    }
    Description operator()(const RequestMet& e) {
        std::vector<Field> fields{player(e.player)};
        std::string text(name(e.player));
        switch (e.request) {
            case Request::sign:
                text += " asks for the sign: " + e.sign;
                fields.push_back({"request", "sign"});
                fields.push_back({"sign", e.sign});
                break;
            case Request::rules:
                text += fmt::format(" is given the rules of {}", s_.setup.game->title);
                fields.push_back({"request", "rules"});
                break;
            case Request::decks:
                text += fmt::format(" is told the number of decks: {}", e.decks);
                fields.push_back({"request", "decks"});
                fields.push_back({"decks", std::int64_t{e.decks}});
                break;
            case Request::burnt_card:
                text += " asks to see the burnt card";
                fields.push_back({"request", "burnt-card"});
                break;
            case Request::cards:
                text += " looks at the cards shuffled beforehand";
                fields.push_back({"request", "cards"});
                break;
            case Request::shuffle:
                text += " has the cards checked and shuffled at the table";
                fields.push_back({"request", "shuffle"});
                break;
            case Request::approved_shuffle:
                text += fmt::format(" is told the approved shuffle: {}", e.shuffle);
                fields.push_back({"request", "approved-shuffle"});
                fields.push_back({"shuffle", e.shuffle});
                break;
            case Request::advice:
                text += " is told what the rules allow, and no more";
                fields.push_back({"request", "advice"});
                break;
            case Request::review:
                text += " asks the regulator for a review";
                fields.push_back({"request", "review"});
                break;
        }
        return {"request-met", text, fields};
    }
    Description operator()(const AdviceAsked& e) {
        return {"advice-asked",
                fmt::format("{} asks {} for advice", name(e.player), name(e.of)),
                {player(e.player), {"of", std::string(name(e.of))}}};
    }
    Description operator()(const AdviceGiven& e) {
        return {"advice-given",
                fmt::format("{} advises {}", name(e.player), name(e.to)),
                {player(e.player), {"to", std::string(name(e.to))}}};
    }
    Description operator()(const BreachRecorded& e) {
        return {"breach-recorded",
                fmt::format("{} has broken the rules, and that is noted", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const NotesPermitted&) {
        return {"notes-permitted", "players may take notes", {}};
    }
    Description operator()(const NotesTaken& e) {
        return {"notes-taken", fmt::format("{} takes notes", name(e.player)), {player(e.player)}};
    }
    Description operator()(const RegulatorTold& e) {
        return {"regulator-told",
                fmt::format("the regulator is told that {} is to be restricted", name(e.player)),
                {player(e.player)}};
    }
    Description operator()(const ScaleAnnounced& e) {
        const std::int64_t minutes = e.from_minute - s_.floor.minutes;
        return {
            "scale-announced",
            fmt::format("{} is to change to scale {}{}", rules::title(e.option), e.scale,
                        minutes > 0 ? fmt::format(" in {} minutes", minutes) : std::string()),
            {option(e.option), {"scale", std::int64_t{e.scale}}, {"from_minute", e.from_minute}}};
    }
    Description operator()(const ScaleChanged& e) {
        return {"scale-changed",
                fmt::format("{} is now at scale {}", rules::title(e.option), e.scale),
                {option(e.option), {"scale", std::int64_t{e.scale}}}};
    }

private:
    // Only supervisors have ranks.
    static std::string_view post(Role role, Rank rank) {
        if (role != Role::supervisor) return to_string(role);
        switch (rank) {
            case Rank::game: return "game supervisor";
            case Rank::casino: return "casino supervisor";
            case Rank::manager: return "operations manager";
        }
        return "";
    }
    static std::vector<Field> duty(Role role, Rank rank) {
        std::vector<Field> fields{{"role", std::string(to_string(role))}};
        if (role == Role::supervisor) fields.push_back({"rank", std::string(to_string(rank))});
        return fields;
    }
};

}  // namespace croupier::table
