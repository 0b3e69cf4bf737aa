// Inside apply(): the events of officials, sanctions, disputes, advice and scales.
#pragma once

#include "table/fold_options.hpp"

namespace croupier::table {

class FoldOfficials : public FoldOptions {
public:
    explicit FoldOfficials(State& state) : FoldOptions(state) {}
    using FoldOptions::operator();

    void operator()(const PowerUsed&) {}
    void operator()(const StaffNamed& e) {
        s_.floor.staff.names[static_cast<std::size_t>(e.role)] = e.name;
        if (e.role == Role::supervisor) s_.floor.staff.supervisor = e.rank;
    }
    void operator()(const PlayerExcluded& e) {
        Player& player = s_.people.players[e.player];
        player.excluded = true;
        player.seat = 0;
        player.sat_down = player.attendance.rounds_idle = 0;
    }
    void operator()(const PlayerReadmitted& e) { s_.people.players[e.player].excluded = false; }
    // Outside the round: what is held stays held when the round is declared void.
    void operator()(const MoneySeized& e) {
        s_.ledger.post_outside_rounds({accounts::stack(e.player), accounts::held, e.amount});
    }
    void operator()(const DeviceConfiscated&) {}
    void operator()(const PlayerDetained&) {}
    void operator()(const SeatVacated& e) {
        Player& player = s_.people.players[e.player];
        player.seat = 0;
        player.sat_down = player.attendance.rounds_idle = 0;
    }
    void operator()(const DisputeOpened& e) {
        s_.floor.dispute = {Dispute::Is::open, e.player, e.round};
    }
    void operator()(const DisputeDecided& e) {
        s_.floor.dispute.is = e.settled ? Dispute::Is::decided : Dispute::Is::left_open;
    }
    void operator()(const RequestMet&) {}
    void operator()(const AdviceAsked& e) { s_.people.players[e.player].asked_for_advice = true; }
    void operator()(const AdviceGiven&) {}
    void operator()(const BreachRecorded&) {}
    void operator()(const NotesPermitted&) { s_.floor.notes_permitted = true; }
    void operator()(const NotesTaken&) {}
    void operator()(const RegulatorTold& e) { s_.people.players[e.player].regulator_told = true; }
    void operator()(const ScaleAnnounced& e) {
        s_.sign.scale_announced = {e.option, e.scale, e.from_minute};
    }
    void operator()(const ScaleChanged& e) {
        s_.setup.option(e.option).scale = e.scale;
        s_.sign.scale_announced.reset();
    }

    void operator()(const ButtonTriggered&) {
        s_.round.button_triggered = true;
        s_.round.triggered_slot = 0;
    }
    void operator()(const PrizeKept&) {}
    void operator()(const PrizeDeclined&) { forget_trigger(); }
};

}  // namespace croupier::table
