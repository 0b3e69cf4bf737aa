// Who may order what, and how people behave at a table: sanctions, disputes, requests, advice.
#include "table/conduct.hpp"

#include <algorithm>
#include <concepts>

#include "table/comings.hpp"
#include "table/preparing.hpp"
#include "table/returning.hpp"
#include "table/stepping.hpp"

namespace croupier::table {
namespace {

constexpr std::uint32_t idle_rounds_max = 3;

// The clauses of these slots that the book has. No answer goes without a clause: a book that is
// silent on conduct still says what a round and a wager are.
template <class... Slots>
Because from(const Rules& r, const Slots&... slots) {
    Because because(slots...);
    if (because.empty()) because.with(r.round);
    if (because.empty()) because.with(r.wager);
    return because;
}

// The clause of the first of these slots that the book has.
template <class... Slots>
Because either(const Rules& r, const Slots&... slots) {
    Because because;
    const auto take = [&](const auto& slot) {
        if (because.empty()) because.with(slot);
    };
    (take(slots), ...);
    return because.empty() ? from(r) : because;
}

// The lowest who may give an order.
enum class Holder : std::uint8_t { everyone, dealer, supervisor, inspector };

struct Power {
    Holder holder{Holder::everyone};
    Because because{};
    bool operators{false};  // given to the operator, for whom supervisors act unless that is off
    Rank rank{Rank::game};  // of a supervisor, where the book has ranks
    bool sanction{false};
};

template <class T, class... Each>
concept OneOf = (std::same_as<T, Each> || ...);

// What people do for themselves, and what is said of them or of the clock: nobody's order.
template <class C>
concept NoOrder =
    OneOf<C, Join, Buy, Sit, Leave, Bet, Withdraw, WithdrawInsurance, Insure, TakeEvenMoney,
          Decline, Hit, Stand, Double, Split, Stay, TurnCards, BetOption, WithdrawOption, PlaceAnte,
          SurrenderHand, Nominate, WithdrawDouble, DeclineCut, ChooseDealerCard, OpenDispute, Ask,
          AskAdviceOf, Advise, BetAgainst, TakeNotes, KeepPrize, TriggerButton, DrawPrize, PassTime,
          NameStaff>;

template <class C>
concept DealersAct = OneOf<C, Deal, GoOn, Proceed, LoadShoe, ListCards, CheckCards, MixCards,
                           Shuffle, PlaceCuttingCard, BurnCard, DrawTo, DrawExcess, ExposeCard,
                           MisplaceCard, SkipCard, OverlookAnte, OverlookInsurance, Find,
                           FindAnteMissing, RefuseWager, PressButton, PayOutside>;

struct PowerOver {
    const State& s;
    const Rules& r;

    Power operator()(const NoOrder auto&) const { return {}; }
    Power operator()(const DealersAct auto&) const {
        return {Holder::dealer, from(r, r.dealer_alone_deals)};
    }

    // The cards and the table
    Power operator()(const BringCards&) const {
        return supervisors(from(r, r.prepared_cards, r.cards_checked));
    }
    Power operator()(const OrderBurn&) const {
        return supervisors(from(r, r.burn, r.burn_definition));
    }
    Power operator()(const OrderShuffle&) const {
        return supervisors(
            from(r, r.shuffle_ordered, r.shuffle_on_suspicion, r.cutting_card_named, r.shuffle),
            Rank::casino);
    }
    Power operator()(const NameCuttingCard&) const {
        return supervisors(from(r, r.cutting_card_named, r.cutting_card_place));
    }
    Power operator()(const CutCards& c) const {
        if (c.player != nobody) return {};
        return {needs_nobody(r.cut_by_staff.because) ? Holder::dealer : Holder::supervisor,
                from(r, r.cut_by_staff, r.cut)};
    }
    // Cards that are found unfit before their shoe is played out are for a higher rank.
    Power operator()(const ReplaceCards&) const {
        const bool played_out = s.cards.preparing.cards == CardsAre::shuffle_due ||
                                s.cards.preparing.cards == CardsAre::shuffled ||
                                s.cards.shoe_round == 0;
        if (r.cards_unfit.because && !played_out) {
            return operators(from(r, r.cards_unfit, r.cards_replaced), Rank::casino);
        }
        return operators(from(r, r.cards_replaced));
    }
    Power operator()(const ReplaceCard&) const {
        if (!r.card_replaced.because) {
            return operators(from(r, r.cards_unfit, r.cards_replaced), Rank::casino);
        }
        return {Holder::dealer, from(r, r.card_replaced), true};
    }
    Power operator()(const OpenGaming&) const {
        return supervisors(from(r, r.operator_fixes, r.cards_checked));
    }
    Power operator()(const AnnounceClosure&) const {
        return operators(from(r, r.closure), Rank::casino);
    }
    Power operator()(const CloseGaming&) const {
        return operators(from(r, r.closure), Rank::casino);
    }
    Power operator()(const CallFinalThree&) const {
        return supervisors(s.setup.cutting_cards == 2 && r.final_rounds_two.because
                               ? from(r, r.final_rounds_two, r.final_rounds_announced, r.closure)
                               : from(r, r.final_rounds_announced, r.final_rounds, r.closure));
    }
    Power operator()(const FailShoe&) const {
        return supervisors(from(r, r.malfunction, r.malfunction_kinds));
    }
    Power operator()(const RepairShoe&) const { return supervisors(from(r, r.malfunction)); }
    Power operator()(const ReplaceShoe&) const {
        return supervisors(from(r, r.machine_replaced, r.machine, r.shoe));
    }
    Power operator()(const FailButton&) const { return over_button(); }
    Power operator()(const RepairButton&) const { return over_button(); }

    // Errors put right
    Power operator()(const AnnounceReconstruction&) const {
        return supervisors(from(r, r.reconstruction));
    }
    Power operator()(const Reconstruct&) const { return supervisors(from(r, r.reconstruction)); }
    Power operator()(const VoidHand&) const {
        return operators(from(r, r.void_wager, r.void_definition));
    }
    Power operator()(const VoidRound&) const {
        return operators(from(r, r.void_round, r.void_definition), Rank::casino);
    }
    Power operator()(const VoidWager&) const {
        return sanction(from(r, r.void_wager, r.void_definition));
    }

    // Limits and places
    Power operator()(const AllowLimit&) const { return operators(from(r, r.personal_limit)); }
    Power operator()(const Restrict& c) const {
        return operators(c.to == Restriction::minimum_only ? from(r, r.minimum_only, r.single_box)
                                                           : from(r, r.single_box, r.several_boxes),
                         Rank::manager);
    }
    Power operator()(const Lift& c) const {
        if (s.player(c.player).excluded) {
            return operators(from(r, r.exclusion, r.sanctions), Rank::casino);
        }
        return operators(from(r, r.minimum_only, r.single_box), Rank::manager);
    }
    Power operator()(const Reassign&) const { return operators(from(r, r.give_up_box)); }
    Power operator()(const PermitBettors&) const {
        return operators(from(r, r.bettors_fewer, r.bettors_max));
    }
    Power operator()(const PermitBoxes&) const { return operators(from(r, r.several_boxes)); }
    Power operator()(const AnnounceLimits&) const {
        return operators(from(r, r.limits_changed, r.limits_notice), Rank::casino);
    }
    Power operator()(const MarkAbsent&) const {
        return {needs_nobody(r.absent_play.because) ? Holder::dealer : Holder::supervisor,
                from(r, r.absent_play)};
    }
    Power operator()(const ApproveFaceDown&) const {
        return {Holder::inspector, from(r, r.face_down_approved, r.face_up, r.first_card)};
    }
    Power operator()(const OrderFaceDown&) const {
        return supervisors(from(r, r.face_down, r.face_up, r.first_card));
    }
    Power operator()(const AnnounceScale& c) const { return over_scale(c.option); }
    Power operator()(const ChangeScale& c) const { return over_scale(c.option); }

    // Conduct
    Power operator()(const Exclude&) const {
        return sanction(r.exclusion.because ? from(r, r.exclusion, r.sanctions)
                                            : from(r, r.general_rules));
    }
    Power operator()(const Seize&) const { return sanction(from(r, r.seizure, r.sanctions)); }
    Power operator()(const Confiscate&) const {
        return sanction(from(r, r.confiscation, r.sanctions));
    }
    Power operator()(const Detain&) const { return sanction(from(r, r.detention, r.sanctions)); }
    Power operator()(const VacateSeat&) const {
        return supervisors(from(r, r.idle_seat), Rank::casino);
    }
    Power operator()(const DecideDispute&) const {
        return operators(from(r, r.dispute, r.reconstruction_binds), Rank::casino);
    }
    Power operator()(const PermitNotes&) const { return supervisors(from(r, r.notes_by_consent)); }
    Power operator()(const TellRegulator&) const { return supervisors(from(r, r.regulator_told)); }

private:
    // A clause that names nobody to carry it out leaves that to the dealer.
    static bool needs_nobody(const Clause& clause) {
        return clause && clause.row()->carried == rules::Carried::engine;
    }
    static Power supervisors(const Because& because, Rank rank = Rank::game) {
        return {Holder::supervisor, because, false, rank};
    }
    static Power operators(const Because& because, Rank rank = Rank::game) {
        return {Holder::supervisor, because, true, rank};
    }
    static Power sanction(const Because& because) {
        return {Holder::supervisor, because, true, Rank::casino, true};
    }
    [[nodiscard]] Power over_button() const {
        const auto option = button_at(s.setup);
        const rules::PrizeWager* prize = option ? prize_rules_of(r, *option) : nullptr;
        return supervisors(prize ? from(r, prize->failure_closes) : from(r, r.shoe));
    }
    [[nodiscard]] Power over_scale(Option option) const {
        const rules::OptionRules& o = rules_of(r, option);
        return supervisors(option == Option::magnificent_sevens
                               ? from(r, r.version_notice, o.scales, o.offered)
                               : from(r, o.scales, o.offered));
    }
};

std::string_view words_for(Rank rank) {
    switch (rank) {
        case Rank::game: return "a game supervisor";
        case Rank::casino: return "a casino supervisor";
        case Rank::manager: return "an operations manager";
    }
    return "";
}

Refused forbids_supervisor(const Deciding& d, const Command& command, const Power& power) {
    const Rules& r = d.r;
    if (power.operators && r.supervisor_for_operator.value == rules::Delegated::to_nobody) {
        return refuse(Because(r.supervisor_for_operator).with_all(power.because),
                      "this is the operator's own to order");
    }
    const Rank rank = d.s.floor.staff.supervisor;
    if (r.casino_supervisor.because && rank < power.rank) {
        Because because = power.because;
        return refuse(because.with(r.casino_supervisor), "this takes {} or above",
                      words_for(power.rank));
    }
    if (holds_alternative<OrderShuffle>(command) && rank == Rank::game &&
        r.shuffle_on_suspicion.because && d.reason.empty()) {
        return refuse(
            Because(r.shuffle_on_suspicion, r.shuffle_ordered),
            "a game supervisor orders a shuffle only on a suspicion that is put on record");
    }
    return std::nullopt;
}

bool has_wager(const State& state, PlayerId player) {
    return std::any_of(state.round.boxes.begin(), state.round.boxes.end(),
                       [&](const Box& box) { return bettor_index(box, player) >= 0; });
}

// The round that a complaint is about: the one under way, or the last while bets are taken.
std::uint32_t disputed_round(const State& state) {
    return state.round.stage == Stage::betting && state.round.number > 1 ? state.round.number - 1
                                                                         : state.round.number;
}

Because on_disputes(const Rules& r) { return either(r, r.dispute, r.round); }

Refused ask_review(Deciding& d, PlayerId player) {
    const Because because = on_disputes(d.r);
    if (!d.r.dispute.because) return refuse(because, "this book names nobody to review a decision");
    const bool unsatisfied = d.s.floor.dispute.is == Dispute::Is::left_open;
    if (d.s.floor.dispute.is != Dispute::Is::decided && !unsatisfied) {
        return refuse(because, "no dispute has been decided that could be reviewed");
    }
    d.emit(unsatisfied ? Because(d.r.dispute_notice).with_all(because) : because,
           RequestMet{player, Request::review, {}, 0, {}});
    return std::nullopt;
}

// Whether somebody at the table plays: by a seat, by chips or by a wager.
bool plays(const State& state, PlayerId player) {
    if (state.player(player).seat != 0 || chips_of(state, player) > nothing) return true;
    for (int box = 1; box <= state.setup.boxes; ++box) {
        if (bettor_index(state.box(box), player) >= 0) return true;
    }
    return false;
}

Refused ask_burnt_card(Deciding& d, PlayerId player) {
    const Rules& r = d.r;
    const Because because = either(r, r.burn_shown, r.burn, r.burn_definition);
    if (!d.s.cards.burnt && !d.s.cards.preparing.burnt) {
        return refuse(because, "no card of this shoe has been burnt");
    }
    if (!r.burn_shown.because) return refuse(because, "this book shows a burnt card to nobody");
    if (!plays(d.s, player)) {
        return refuse(because, "a burnt card is shown to players; {} does not play",
                      d.name(player));
    }
    if (!d.s.cards.burnt) return refuse(because, "nobody knows which card was burnt");
    d.emit(because, BurntCardShown{player, *d.s.cards.burnt});
    return std::nullopt;
}

// Why pre-shuffled cards cannot be asked for under `right`; nothing if they can.
Refused forbids_asking_pre_shuffled(const Deciding& d, const rules::Ruled<rules::Said>& right) {
    const Rules& r = d.r;
    const Because because = either(r, right, r.prepared_cards, r.shuffle);
    if (!right.because) return refuse(because, "this book gives players no such right");
    if (d.s.cards.preparing.brought != Brought::pre_shuffled) {
        return refuse(because, "the cards were not brought to the table shuffled");
    }
    if (d.s.cards.shoe_round != 0)
        return refuse(because, "a round has been dealt from these cards");
    return std::nullopt;
}

}  // namespace

bool is_dealers_act(const Command& command) {
    return visit([]<class C>(const C&) { return DealersAct<C>; }, command);
}

Refused forbids_order(const Deciding& d, const Command& command) {
    const Power power = visit(PowerOver{d.s, d.r}, command);
    if (power.holder == Holder::everyone) return std::nullopt;
    const Because& because = power.because;
    if (power.holder == Holder::inspector) {
        if (d.by == Role::inspector) return std::nullopt;
        return refuse(because, "this approval is the inspector's to give");
    }
    if (d.by == Role::inspector) return refuse(because, "an inspector does not run the table");
    if (d.by == Role::dealer) {
        if (power.holder != Holder::dealer) {
            return refuse(because,
                          "a dealer may not order this: it takes a supervisor or the operator");
        }
        if (power.operators && d.r.supervisor_for_operator.value == rules::Delegated::to_nobody) {
            return refuse(Because(d.r.supervisor_for_operator).with_all(because),
                          "this is the operator's own to order");
        }
    }
    if (d.by == Role::supervisor) {
        if (auto no = forbids_supervisor(d, command, power)) return no;
    }
    if (power.sanction && d.s.cards.preparing.formal && d.reason.empty() && d.r.sanctions.because) {
        return refuse(Because(d.r.sanctions).with_all(because),
                      "a sanction needs the breach on record as its reason");
    }
    return std::nullopt;
}

Refused use_power(Deciding& d, const NameStaff& c) {
    const Rules& r = d.r;
    Because because = from(r);
    if (c.role == Role::supervisor) {
        because = c.rank == Rank::game ? from(r, r.game_supervisor) : from(r, r.casino_supervisor);
    }
    if (c.name.empty() || c.name.size() > name_length_max) {
        return refuse(because, "a name has 1 to {} letters", name_length_max);
    }
    d.emit(because, StaffNamed{c.role, c.rank, std::string(c.name)});
    return std::nullopt;
}

// Wagers that are down when the cards have come stay in play, and their hands are played as those
// of an absent player: voiding them is a sanction of its own.
Refused use_power(Deciding& d, const Exclude& c) {
    const Rules& r = d.r;
    if (!r.exclusion.because) {
        const Clause& elsewhere = r.general_rules.because;
        return refuse(either(r, r.general_rules, r.wager),
                      "this book gives nobody the power to exclude a player{}{}",
                      elsewhere ? ": " : "", elsewhere ? elsewhere.says() : "");
    }
    const Because because(r.exclusion, r.sanctions);
    if (d.s.player(c.player).excluded) {
        return refuse(because, "{} is excluded from the game already", d.name(c.player));
    }
    Steps steps(d.s, d.events());
    steps.take([&](Deciding& e) { e.emit(because, PlayerExcluded{c.player}); });
    steps.take([&](Deciding& e) { return_before_cards(e, because, c.player); });
    steps.take([](Deciding& e) { pass_cut_on(e); });
    return std::nullopt;
}

Refused use_power(Deciding& d, const Seize& c) {
    const Rules& r = d.r;
    if (!r.seizure.because) {
        return refuse(either(r, r.exclusion, r.wager),
                      "this book lets nobody seize a player's money");
    }
    const Because because(r.seizure, r.sanctions);
    const Money held = chips_of(d.s, c.player);
    if (c.amount <= nothing) return refuse(because, "what is seized is an amount above nothing");
    if (c.amount > held) {
        return refuse(because, "{} holds {} and no more", d.name(c.player), in_words(held));
    }
    const Money brought = d.s.player(c.player).bought;
    const Money has = held + on_layout(d.s, c.player);
    const Money won = has > brought ? has - brought : nothing;
    if (c.amount > won) {
        return refuse(because, "{} has won {} and no more", d.name(c.player), in_words(won));
    }
    ledger::Ledger then = d.s.ledger;
    then.post_outside_rounds({accounts::stack(c.player), accounts::held, c.amount});
    bring_back_lacking(d, because, then);
    d.emit(because, MoneySeized{c.player, c.amount});
    return std::nullopt;
}

Refused use_power(Deciding& d, const Confiscate& c) {
    const Rules& r = d.r;
    if (!r.confiscation.because) {
        return refuse(either(r, r.exclusion, r.wager), "this book lets nobody take a device away");
    }
    d.emit(Because(r.confiscation, r.sanctions), DeviceConfiscated{c.player});
    return std::nullopt;
}

Refused use_power(Deciding& d, const Detain& c) {
    const Rules& r = d.r;
    if (!r.detention.because) {
        return refuse(either(r, r.exclusion, r.wager), "this book lets nobody detain a player");
    }
    d.emit(Because(r.detention, r.sanctions), PlayerDetained{c.player});
    return std::nullopt;
}

Refused use_power(Deciding& d, const VacateSeat& c) {
    const Rules& r = d.r;
    const Because because = either(r, r.idle_seat, r.box);
    const Player& player = d.s.player(c.player);
    if (!r.idle_seat.because) return refuse(because, "this book lets an idle player keep the seat");
    if (player.seat == 0) return refuse(because, "{} has no seat", player.name);
    // A round counts when it is over.
    const std::uint32_t needed = idle_rounds_max + (in_round(d.s) ? 1 : 0);
    if (player.attendance.rounds_idle < needed || has_wager(d.s, c.player)) {
        return refuse(because, "{} has not sat out {} rounds in a row", player.name,
                      idle_rounds_max);
    }
    for (int box = 1; box <= d.s.setup.boxes; ++box) {
        const auto sits = [&](const Player& each) { return each.seat == box; };
        if (std::none_of(d.s.people.players.begin(), d.s.people.players.end(), sits)) {
            return refuse(because, "the seat at box {} is free", box);
        }
    }
    d.emit(Because(r.idle_seat), SeatVacated{c.player, player.seat});
    return std::nullopt;
}

Refused use_power(Deciding& d, const OpenDispute& c) {
    const Dispute& dispute = d.s.floor.dispute;
    if (d.r.reconstruction_binds.because && d.s.round.by_hand.reconstructed) {
        return refuse(Because(d.r.reconstruction_binds),
                      "a round that was reconstructed stands as it is for everybody");
    }
    if (dispute.is == Dispute::Is::open || dispute.is == Dispute::Is::left_open) {
        return refuse(on_disputes(d.r), "the dispute of {} is not decided yet",
                      d.name(dispute.player));
    }
    d.emit(on_disputes(d.r), DisputeOpened{c.player, disputed_round(d.s)});
    return std::nullopt;
}

Refused use_power(Deciding& d, const DecideDispute& c) {
    const Rules& r = d.r;
    const bool left = d.s.floor.dispute.is == Dispute::Is::left_open;
    if (d.s.floor.dispute.is != Dispute::Is::open && !left) {
        return refuse(on_disputes(r), "no dispute is open");
    }
    if (!c.settled && left) return refuse(on_disputes(r), "the dispute has been left open already");
    // Who is left unsatisfied is told whom else to turn to, where the book asks for that.
    const Because because =
        c.settled ? on_disputes(r) : Because(r.dispute_notice).with_all(on_disputes(r));
    d.emit(because, DisputeDecided{c.settled});
    return std::nullopt;
}

namespace {

// What a player is told who asks.
RequestMet met(const Deciding& d, const Ask& c) {
    constexpr std::array<std::string_view, 3> shuffles = {"by hand", "by an automatic shuffler",
                                                          "by a continuous shuffler"};
    RequestMet met{c.player, c.request, {}, 0, {}};
    if (c.request == Request::sign) met.sign = sign_of(d.s);
    if (c.request == Request::decks) met.decks = u8(d.s.setup.decks);
    if (c.request == Request::approved_shuffle) {
        met.shuffle = shuffles[static_cast<std::size_t>(d.s.setup.shoe)];
    }
    return met;
}

}  // namespace

Refused use_power(Deciding& d, const Ask& c) {
    const Rules& r = d.r;
    switch (c.request) {
        case Request::sign:
            d.emit(from(r, r.limits_changed, r.limits_notice, r.ante_on_sign), met(d, c));
            return std::nullopt;
        case Request::rules:
            d.emit(r.rules_given.because ? Because(r.rules_given, r.variant_of_that, r.variant)
                                         : from(r, r.variant_of_that, r.variant),
                   met(d, c));
            return std::nullopt;
        case Request::decks:
            d.emit(from(r, r.decks_fixed, r.fixed_told, r.operator_fixes, r.decks), met(d, c));
            return std::nullopt;
        case Request::approved_shuffle:
            if (!r.shuffle_fixed.because) {
                return refuse(either(r, r.shuffle), "this book gives players no such right");
            }
            d.emit(Because(r.shuffle_fixed, r.fixed_told, r.operator_fixes), met(d, c));
            return std::nullopt;
        case Request::burnt_card: return ask_burnt_card(d, c.player);
        case Request::cards:
            if (auto no = forbids_asking_pre_shuffled(d, r.pre_shuffled_viewed)) return no;
            d.emit(Because(r.pre_shuffled_viewed), met(d, c));
            return std::nullopt;
        case Request::shuffle:
            if (auto no = forbids_asking_pre_shuffled(d, r.pre_shuffled_refused)) return no;
            return refuse_pre_shuffled(d);
        case Request::advice:
            return refuse(either(r, r.no_advice, r.turn),
                          "the staff say what the rules allow, never how to play");
        case Request::review: return ask_review(d, c.player);
    }
    return std::nullopt;
}

Refused use_power(Deciding& d, const AskAdviceOf& c) {
    const Because because = either(d.r, d.r.no_influence, d.r.turn);
    if (c.other == c.player) return refuse(because, "nobody asks oneself");
    d.emit(because, AdviceAsked{c.player, c.other});
    return std::nullopt;
}

Refused use_power(Deciding& d, const Advise& c) {
    const Rules& r = d.r;
    const Because because = either(r, r.no_influence, r.turn);
    if (c.other == c.player) return refuse(because, "nobody advises oneself");
    if (r.no_influence.because) {
        switch (r.no_influence.value) {
            case rules::Influence::is_a_breach:
                // The word reaches nobody; what is left of it is the breach.
                d.emit(Because(r.no_influence, r.sanctions), BreachRecorded{c.player});
                return std::nullopt;
            case rules::Influence::withheld_unless_asked:
                if (d.s.player(c.other).asked_for_advice) break;
                return refuse(because, "{} has not asked for advice", d.name(c.other));
        }
    }
    d.emit(because, AdviceGiven{c.player, c.other});
    return std::nullopt;
}

Refused use_power(Deciding& d, const BetAgainst& c) {
    return refuse(either(d.r, d.r.no_private_bets, d.r.wager),
                  "wagers are laid with the house: {} may not bet against {}", d.name(c.player),
                  d.name(c.other));
}

Refused use_power(Deciding& d, const PayOutside& c) {
    return refuse(either(d.r, d.r.no_favour, d.r.odds, d.r.wager),
                  "nothing is paid to {} but what a wager wins", d.name(c.player));
}

Refused use_power(Deciding& d, const TakeNotes& c) {
    const Because because = from(d.r, d.r.notes_by_consent);
    if (d.r.notes_by_consent.because && !d.s.floor.notes_permitted) {
        return refuse(because, "notes are taken only with the operator's consent");
    }
    d.emit(because, NotesTaken{c.player});
    return std::nullopt;
}

Refused use_power(Deciding& d, const PermitNotes&) {
    const Because because = from(d.r, d.r.notes_by_consent);
    if (!d.r.notes_by_consent.because) return refuse(because, "this book forbids nobody to write");
    if (d.s.floor.notes_permitted) return refuse(because, "notes are permitted already");
    d.emit(because, NotesPermitted{});
    return std::nullopt;
}

Refused use_power(Deciding& d, const TellRegulator& c) {
    const Rules& r = d.r;
    if (!r.regulator_told.because) {
        return refuse(either(r, r.minimum_only, r.single_box),
                      "this book asks for no notice before a restriction");
    }
    d.emit(Because(r.regulator_told), RegulatorTold{c.player});
    return std::nullopt;
}

}  // namespace croupier::table
