// People come, buy in, sit down and leave, and their chips with them.
#include "table/comings.hpp"

#include <algorithm>

#include "table/preparing.hpp"
#include "table/stepping.hpp"

namespace croupier::table {
namespace {

// One person has one place at a table, and one name names one person there.
Refused forbids_joining(const Deciding& d, std::string_view name, std::string_view person) {
    if (name.empty() || name.size() > name_length_max) {
        return refuse(house_rule(), "a name has 1 to {} letters", name_length_max);
    }
    if (person.size() > person_length_max) {
        return refuse(house_rule(), "a person's id has {} letters at the most", person_length_max);
    }
    const PlayerId same = find_person(d.s, person);
    if (same != nobody) {
        const Player& known = d.s.player(same);
        if (known.name != name) {
            return refuse(house_rule(), "{} is at this table already, under the name of {}", name,
                          known.name);
        }
        return refuse(house_rule(), "{} is at this table already{}", name,
                      known.left ? ": buying in or sitting down brings them back" : "");
    }
    if (find_player(d.s, name) != nobody) {
        return refuse(house_rule(), "somebody else at this table is called {}", name);
    }
    return std::nullopt;
}

}  // namespace

Refused join(Deciding& d, const Join& c) {
    if (d.s.people.players.size() >= players_max) {
        return refuse(Because(d.r.box), "{} people are at this table already", players_max);
    }
    const std::string_view person = c.person.empty() ? c.name : c.person;
    if (auto no = forbids_joining(d, c.name, person)) return no;
    const auto id = static_cast<PlayerId>(d.s.people.players.size());
    d.emit(Because(d.r.wager), PlayerJoined{id, std::string(c.name), std::string(person)});
    return std::nullopt;
}

Refused buy(Deciding& d, const Buy& c) {
    const Because because(d.r.wager_in_chips);
    if (c.amount <= nothing) return refuse(because, "chips are bought for an amount above nothing");
    if (chips_of(d.s, c.player) + c.amount > Money{ledger::amount_max.cents * 100}) {
        return refuse(because, "{} holds more chips than a table can count", d.name(c.player));
    }
    bring_back(d, because, c.player);
    d.emit(because, ChipsBought{c.player, c.amount});
    return std::nullopt;
}

Refused sit(Deciding& d, const Sit& c) {
    const Because because(d.r.boxes_usual, d.r.box);
    if (c.box < 1 || c.box > d.s.setup.boxes) {
        return refuse(because, "this table has boxes 1 to {}", d.s.setup.boxes);
    }
    for (std::size_t p = 0; p < d.s.people.players.size(); ++p) {
        if (d.s.people.players[p].seat == c.box && p != c.player) {
            return refuse(because, "{} sits at box {}", d.s.people.players[p].name, c.box);
        }
    }
    if (in_round(d.s)) return refuse(house_rule(), "a seat is taken between rounds");
    bring_back(d, because, c.player);
    d.emit(because, PlayerSeated{c.player, u8(c.box)});
    return std::nullopt;
}

// What lies on the layout stays; what comes of it lies in the stack until they come for it.
Refused leave(Deciding& d, const Leave& c) {
    Steps steps(d.s, d.events());
    steps.take([&](Deciding& e) {
        e.emit(Because(e.r.box), PlayerLeft{c.player, in_stack(e.s, c.player)});
    });
    steps.take([](Deciding& e) { pass_cut_on(e); });
    return std::nullopt;
}

void bring_back(Deciding& d, const Because& because, PlayerId player) {
    const Money away = d.s.player(player).taken_away;
    if (away > nothing) d.emit(because, ChipsBroughtBack{player, away});
}

void bring_back_lacking(Deciding& d, const Because& because, const ledger::Ledger& then) {
    for (std::size_t p = 0; p < d.s.people.players.size(); ++p) {
        const auto player = static_cast<PlayerId>(p);
        const Money lacking = std::min(nothing - then.balance(accounts::stack(player)),
                                       d.s.player(player).taken_away);
        if (lacking > nothing) d.emit(because, ChipsBroughtBack{player, lacking});
    }
}

}  // namespace croupier::table
