// Inside describe(): officials and their powers, disputes, requests, conduct, changes of scale.
#pragma once

#include "table/describe_cards.hpp"

namespace croupier::table {

class DescribeOfficials : public DescribeCards {
public:
    explicit DescribeOfficials(const State& state) : DescribeCards(state) {}
    using DescribeCards::operator();

    std::string operator()(const PowerUsed& e) {
        std::string text = e.person.empty() ? fmt::format("the {}", to_string(e.role))
                                            : fmt::format("{}, {}", e.person, post(e.role, e.rank));
        if (!e.reason.empty()) text += ": " + e.reason;
        return text;
    }
    std::string operator()(const StaffNamed& e) {
        return fmt::format("{} is the {}", e.name, post(e.role, e.rank));
    }
    std::string operator()(const PlayerExcluded& e) {
        return fmt::format("{} is excluded from the game", name(e.player));
    }
    std::string operator()(const PlayerReadmitted& e) {
        return fmt::format("{} is let into the game again", name(e.player));
    }
    std::string operator()(const MoneySeized& e) {
        return fmt::format("{} is seized from {} and held", money(e.amount), name(e.player));
    }
    std::string operator()(const DeviceConfiscated& e) {
        return fmt::format("a device is confiscated from {}", name(e.player));
    }
    std::string operator()(const PlayerDetained& e) {
        return fmt::format("{} is detained until somebody with authority comes", name(e.player));
    }
    std::string operator()(const SeatVacated& e) {
        return fmt::format("{} has to give up the seat at box {}", name(e.player), e.box);
    }
    std::string operator()(const DisputeOpened& e) {
        return fmt::format("{} disputes round {}", name(e.player), e.round);
    }
    std::string operator()(const DisputeDecided& e) {
        std::string text = e.settled ? "the dispute is decided" : "the dispute stays open";
        if (!e.settled && s_.rules().dispute_notice.because) {
            text += ": the Director of Casino Surveillance can be consulted";
        }
        return text;
    }
    std::string operator()(const RequestMet& e) {
        std::string text(name(e.player));
        switch (e.request) {
            case Request::sign: text += " asks for the sign: " + e.sign; break;
            case Request::rules:
                text += fmt::format(" is given the rules of {}", s_.setup.game->title);
                break;
            case Request::decks:
                text += fmt::format(" is told the number of decks: {}", e.decks);
                break;
            case Request::burnt_card: text += " asks to see the burnt card"; break;
            case Request::cards: text += " looks at the cards shuffled beforehand"; break;
            case Request::shuffle:
                text += " has the cards checked and shuffled at the table";
                break;
            case Request::approved_shuffle:
                text += fmt::format(" is told the approved shuffle: {}", e.shuffle);
                break;
            case Request::advice: text += " is told what the rules allow, and no more"; break;
            case Request::review: text += " asks the regulator for a review"; break;
        }
        return text;
    }
    std::string operator()(const AdviceAsked& e) {
        return fmt::format("{} asks {} for advice", name(e.player), name(e.of));
    }
    std::string operator()(const AdviceGiven& e) {
        return fmt::format("{} advises {}", name(e.player), name(e.to));
    }
    std::string operator()(const BreachRecorded& e) {
        return fmt::format("{} has broken the rules, and that is noted", name(e.player));
    }
    std::string operator()(const NotesPermitted&) { return "players may take notes"; }
    std::string operator()(const NotesTaken& e) {
        return fmt::format("{} takes notes", name(e.player));
    }
    std::string operator()(const RegulatorTold& e) {
        return fmt::format("the regulator is told that {} is to be restricted", name(e.player));
    }
    std::string operator()(const ScaleAnnounced& e) {
        const std::int64_t minutes = e.from_minute - s_.floor.minutes;
        return fmt::format("{} is to change to scale {}{}", rules::title(e.option), e.scale,
                           minutes > 0 ? fmt::format(" in {} minutes", minutes) : std::string());
    }
    std::string operator()(const ScaleChanged& e) {
        return fmt::format("{} is now at scale {}", rules::title(e.option), e.scale);
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
};

}  // namespace croupier::table
