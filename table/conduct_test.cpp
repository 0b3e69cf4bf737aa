#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "rulebooks/registry.hpp"
#include "table/table.hpp"

namespace croupier::table {
namespace {

constexpr PlayerId alice = 0;
constexpr PlayerId bob = 1;
constexpr std::string_view act = "act-2018/blackjack";
constexpr std::string_view nz = "nz/blackjack";
constexpr std::string_view victoria = "vic-2003/blackjack";
constexpr std::string_view pandemonium = "vic-2003/pontoon-pandemonium";

Setup setup_of(std::string_view game) {
    return usual_setup(*rules::find_game(rulebooks::all(), game));
}

// A table where alice sits at box 1 and bob at box 2, each with 1000 in chips.
class Seated {
public:
    explicit Seated(std::string_view game) : Seated(setup_of(game)) {}
    explicit Seated(const Setup& setup) : table(setup) {
        for (const char* name : {"alice", "bob"}) table.perform(Join{name});
        for (const PlayerId player : {alice, bob}) {
            table.perform(Buy{player, Money{100'000}});
            table.perform(Sit{player, player + 1});
        }
    }

    void done(const Command& command, std::optional<Official> by = std::nullopt) {
        const Decision decision = table.perform(command, by);
        EXPECT_EQ(decision.answer, Answer::done) << decision.refusal.reason;
    }
    void done(Role role, const Command& command, std::string_view reason = {}) {
        done(command, Official{role, reason});
    }
    // The first clause of the refusal; empty where there is none.
    std::string refused(const Command& command, std::optional<Official> by = std::nullopt) {
        const std::string before = to_bytes(table.state());
        const Decision decision = table.perform(command, by);
        EXPECT_EQ(before == to_bytes(table.state()), decision.answer == Answer::refused);
        return decision.answer == Answer::refused && !decision.refusal.because.empty()
                   ? std::string(decision.refusal.because.first().id())
                   : std::string();
    }
    std::string refused(Role role, const Command& command, std::string_view reason = {}) {
        return refused(command, Official{role, reason});
    }
    void list(std::string_view text) {
        std::vector<Card> cards;
        while (!text.empty()) {
            cards.push_back(cards::parse_card(text.substr(0, 2)).value());
            text.remove_prefix(std::min<std::size_t>(3, text.size()));
        }
        done(ListCards{cards});
    }
    // The first event of this kind that the last command brought.
    template <class What>
    const Event* event() const {
        for (const Event& event : table.events()) {
            if (holds_alternative<What>(event.what)) return &event;
        }
        return nullptr;
    }
    // The clauses of that event: `17.6 17.2`; `none` where nothing of the kind happened.
    template <class What>
    std::string cites() const {
        const Event* found = event<What>();
        if (!found) return "none";
        std::string ids;
        for (const rules::Clause& clause : found->because.all()) {
            ids += (ids.empty() ? "" : " ") + std::string(clause.id());
        }
        return ids;
    }
    [[nodiscard]] const State& state() const { return table.state(); }
    [[nodiscard]] Money chips(PlayerId player) const { return chips_of(table.state(), player); }

    Table table;
};

// What becomes of a command at a table that has been brought to some state by hand.
Decision on(State state, const std::function<void(State&)>& change, const Command& command,
            std::optional<Official> by = std::nullopt) {
    change(state);
    std::vector<Event> events;
    return decide(state, command, events, by);
}

std::string first_clause(const Decision& decision) {
    if (decision.answer != Answer::refused) return "accepted";
    return decision.refusal.because.empty() ? ""
                                            : std::string(decision.refusal.because.first().id());
}

// Every order that is above a dealer, in every book.
std::vector<Command> orders() {
    return {VoidHand{{1, 0}},
            VoidRound{},
            VoidWager{alice, 1},
            AllowLimit{alice, 1, Money{500'000}},
            Restrict{alice, Restriction::minimum_only},
            Restrict{alice, Restriction::single_box},
            Lift{alice},
            Reassign{1, bob},
            PermitBettors{2},
            PermitBoxes{alice, 2},
            AnnounceLimits{Money{1'000}, Money{50'000}},
            ApproveFaceDown{},
            OrderFaceDown{},
            FailButton{},
            RepairButton{},
            BringCards{Brought::pre_checked},
            NameCuttingCard{true},
            OrderBurn{},
            OrderShuffle{},
            ReplaceCards{},
            OpenGaming{},
            AnnounceClosure{},
            CloseGaming{},
            CallFinalThree{},
            AnnounceReconstruction{},
            Reconstruct{},
            FailShoe{},
            RepairShoe{},
            ReplaceShoe{ShoeKind::by_hand},
            Exclude{alice},
            Seize{alice, Money{100}},
            Confiscate{alice},
            Detain{alice},
            VacateSeat{alice},
            DecideDispute{true},
            PermitNotes{},
            TellRegulator{alice},
            AnnounceScale{Option::magnificent_sevens, 2},
            ChangeScale{Option::magnificent_sevens, 2}};
}

TEST(Orders, NoneAboveADealerIsADealersAndTheRefusalHasAClause) {
    for (const rules::Book* book : rulebooks::all()) {
        for (const rules::Game& game : book->games) {
            const Seated seated(usual_setup(game));
            for (const Command& order : orders()) {
                for (const Role role : {Role::dealer, Role::inspector}) {
                    if (role == Role::inspector && holds_alternative<ApproveFaceDown>(order)) {
                        continue;
                    }
                    std::vector<Event> events;
                    const Decision decision =
                        decide(seated.state(), order, events, Official{role, {}});
                    EXPECT_EQ(decision.answer, Answer::refused) << game.id << ' ' << order.index();
                    EXPECT_FALSE(decision.refusal.because.empty())
                        << game.id << ' ' << order.index();
                    EXPECT_TRUE(events.empty());
                }
            }
        }
    }
}

TEST(Orders, ThePowersClauseIsCitedToADealer) {
    Seated canberra(act);
    EXPECT_EQ(canberra.refused(Role::dealer, VoidRound{}), "16.3");
    EXPECT_EQ(canberra.refused(Role::dealer, Exclude{alice}), "16.2(b)");
    EXPECT_EQ(canberra.refused(Role::dealer, AllowLimit{alice, 1, Money{500'000}}), "3.2");
    EXPECT_EQ(canberra.refused(Role::dealer, DecideDispute{}), "16.4");
    Seated crown(victoria);
    EXPECT_EQ(crown.refused(Role::dealer, Seize{alice, Money{100}}), "17.2.3");
    EXPECT_EQ(crown.refused(Role::dealer, AnnounceClosure{}), "17.7");
    EXPECT_EQ(crown.refused(Role::supervisor, ApproveFaceDown{}), "7.1.2(b)");
}

TEST(Orders, ADealerDealsAndAnInspectorDoesNot) {
    Seated seated(act);
    seated.done(Bet{alice, 1, Money{10'000}});
    EXPECT_NE(seated.refused(Role::inspector, Deal{}), "");
    seated.list("Kh 9c 9d 8c");
    seated.done(Role::dealer, Deal{});
    // 14.7 needs nobody's order; the other books do.
    seated.done(Role::dealer, MarkAbsent{alice, Absence::marked_away});
    Seated auckland(nz);
    EXPECT_EQ(auckland.refused(Role::dealer, MarkAbsent{alice, Absence::marked_away}), "16.6");
}

TEST(Orders, ACutThatNoPlayerTakesIsASupervisorsAndInNewZealandAnyEmployees) {
    const Command cut = CutCards{nobody, 100};
    EXPECT_EQ(Seated(act).refused(Role::dealer, cut), "5.2#2");
    EXPECT_EQ(Seated(victoria).refused(Role::dealer, cut), "4.2.2#2");
    const auto offered = [](State& s) {
        s.cards.preparing.attended = true;
        s.cards.preparing.cards = CardsAre::shuffled;
        s.cards.preparing.cutter = nobody;
    };
    const Official dealer{Role::dealer, {}};
    EXPECT_EQ(first_clause(on(Seated(nz).state(), offered, cut, dealer)), "accepted");
    const Official supervisor{Role::supervisor, {}};
    EXPECT_EQ(first_clause(on(Seated(act).state(), offered, cut, supervisor)), "accepted");
}

TEST(Orders, CardsUnfitInMidShoeAreForACasinoSupervisor) {
    const Seated seated(victoria);
    const auto mid_shoe = [](Rank rank) {
        return [=](State& s) {
            s.round.stage = Stage::settled;
            s.cards.shoe_round = 1;
            s.floor.staff.supervisor = rank;
        };
    };
    const Official supervisor{Role::supervisor, "unfit"};
    EXPECT_EQ(first_clause(on(seated.state(), mid_shoe(Rank::game), ReplaceCards{}, supervisor)),
              "4.4.2");
    EXPECT_EQ(first_clause(on(seated.state(), mid_shoe(Rank::casino), ReplaceCards{}, supervisor)),
              "accepted");
    const auto played_out = [&](State& s) {
        mid_shoe(Rank::game)(s);
        s.cards.preparing.cards = CardsAre::shuffle_due;
    };
    EXPECT_EQ(first_clause(on(seated.state(), played_out, ReplaceCards{}, supervisor)), "accepted");
}

TEST(Orders, ASupervisorActsForTheOperatorUnlessTheReadingSaysNo) {
    const Command exclude = Exclude{alice};
    Seated delegated(act);
    delegated.done(Role::supervisor, exclude);
    auto setup = setup_of(act);
    setup.rules.supervisor_for_operator.value = rules::Delegated::to_nobody;
    Seated alone(setup);
    const std::string clause(setup.rules.supervisor_for_operator.because.id());
    EXPECT_EQ(alone.refused(Role::supervisor, exclude), clause);
    EXPECT_EQ(alone.refused(Role::supervisor, AnnounceClosure{}), clause);
    alone.done(Role::operator_, exclude);
    alone.done(Role::director, Lift{alice});
}

TEST(Orders, RanksAboveTheGameSupervisorInVictoria) {
    Seated seated(victoria);
    seated.done(Role::supervisor, NameStaff{Role::supervisor, "kim", Rank::game});
    EXPECT_EQ(seated.cites<StaffNamed>(), "def:Game Supervisor");
    EXPECT_EQ(seated.state().floor.staff.names[static_cast<std::size_t>(Role::supervisor)], "kim");
    EXPECT_EQ(seated.refused(Role::supervisor, Exclude{alice}), "17.2.2");
    EXPECT_EQ(seated.refused(Role::supervisor, OrderShuffle{}, "odd run"), "4.1.1(e)");
    EXPECT_EQ(seated.refused(Role::supervisor, AnnounceLimits{Money{500}, Money{50'000}}), "6.4");
    seated.done(Role::supervisor, PermitBoxes{alice, 2});
    seated.done(Role::supervisor, NameStaff{Role::supervisor, "lee", Rank::casino});
    seated.done(Role::supervisor, Exclude{alice});
    EXPECT_EQ(seated.refused(Role::supervisor, Restrict{bob, Restriction::single_box}), "5.11");
    seated.done(Role::supervisor, NameStaff{Role::supervisor, "mo", Rank::manager});
    seated.done(Role::supervisor, Restrict{bob, Restriction::single_box});
}

TEST(Orders, AGameSupervisorOfNewZealandNeedsASuspicionForAShuffle) {
    Seated seated(nz);
    seated.done(Role::supervisor, NameStaff{Role::supervisor, "kim", Rank::game});
    EXPECT_EQ(seated.refused(Role::supervisor, OrderShuffle{}), "7.1(e)");
    seated.done(Role::supervisor, OrderShuffle{}, "three aces in a row twice");
}

TEST(Orders, ASanctionAtATableOpenedOnRecordNeedsAReason) {
    const Seated seated(victoria);
    const auto formal = [](State& s) { s.cards.preparing.formal = true; };
    EXPECT_EQ(
        first_clause(on(seated.state(), formal, Exclude{alice}, Official{Role::supervisor, {}})),
        "17.2");
    EXPECT_EQ(first_clause(on(seated.state(), formal, Exclude{alice},
                              Official{Role::supervisor, "held a computer"})),
              "accepted");
}

TEST(Orders, ANameHasOneTo32Letters) {
    Seated seated(victoria);
    seated.done(Role::dealer, NameStaff{Role::dealer, std::string(32, 'a')});
    EXPECT_NE(seated.refused(Role::dealer, NameStaff{Role::dealer, std::string(33, 'a')}), "");
    EXPECT_NE(seated.refused(Role::dealer, NameStaff{Role::dealer, ""}), "");
}

TEST(Sanctions, AnExcludedPlayerHasTheWagerBackBeforeTheCardsAndLaysNoMore) {
    Seated seated(act);
    seated.done(Bet{alice, 1, Money{10'000}});
    seated.done(Role::operator_, Exclude{alice});
    EXPECT_EQ(seated.cites<PlayerExcluded>(), "16.2(b) 16.2");
    EXPECT_EQ(seated.cites<WagerWithdrawn>(), "16.2(b) 16.2");
    EXPECT_EQ(seated.refused(Role::operator_, Exclude{alice}), "16.2(b)");
    EXPECT_EQ(seated.refused(Bet{alice, 1, Money{20'000}}), "16.2(b)");
    EXPECT_EQ(on_layout(seated.state(), alice), nothing);
    EXPECT_EQ(seated.state().player(alice).seat, 0);
    seated.done(Role::operator_, Lift{alice});
    EXPECT_EQ(seated.cites<PlayerReadmitted>(), "16.2(b) 16.2");
    seated.done(Bet{alice, 1, Money{20'000}});
    EXPECT_EQ(seated.refused(Role::operator_, Lift{alice}), "4.7");
}

TEST(Sanctions, NewZealandLeavesExclusionToItsGeneralRules) {
    Seated seated(nz);
    EXPECT_EQ(seated.refused(Role::operator_, Exclude{alice}), "2.0");
    seated.done(Bet{alice, 1, Money{10'000}});
}

TEST(Sanctions, SeizedMoneyIsHeldAndNoMoreThanWasWon) {
    Seated seated(victoria);
    EXPECT_EQ(seated.refused(Role::supervisor, Seize{alice, Money{100'001}}), "17.2.3");
    EXPECT_EQ(seated.refused(Role::supervisor, Seize{alice, Money{1}}), "17.2.3");
    const auto card = [](cards::Rank rank) { return Card{rank, cards::Suit::hearts}; };
    using enum cards::Rank;
    seated.done(Bet{alice, 1, Money{10'000}});
    seated.done(ListCards{std::vector<Card>{card(ten), card(seven), card(eight), card(queen)}});
    seated.done(Deal{});
    seated.done(Stand{alice, {1, 0}});
    EXPECT_EQ(seated.chips(alice), Money{110'000});
    EXPECT_EQ(seated.refused(Role::supervisor, Seize{alice, Money{10'001}}), "17.2.3");
    EXPECT_EQ(seated.refused(Role::supervisor, Seize{alice, nothing}), "17.2.3");
    seated.done(Role::supervisor, Seize{alice, Money{10'000}});
    EXPECT_EQ(seated.chips(alice), Money{100'000});
    EXPECT_EQ(seated.state().ledger.balance(accounts::held), Money{10'000});
    EXPECT_EQ(seated.state().ledger.sum(), nothing);
    seated.done(Role::supervisor, Confiscate{alice});
    EXPECT_EQ(seated.cites<DeviceConfiscated>(), "17.2.4 17.2");
    seated.done(Role::supervisor, Detain{alice});
    EXPECT_EQ(seated.cites<PlayerDetained>(), "17.2.5 17.2");
}

TEST(Sanctions, OnlyVictoriaSeizesConfiscatesAndDetains) {
    for (const std::string_view game : {act, nz}) {
        Seated seated(game);
        EXPECT_NE(seated.refused(Role::operator_, Seize{alice, Money{100}}), "");
        EXPECT_NE(seated.refused(Role::operator_, Confiscate{alice}), "");
        EXPECT_NE(seated.refused(Role::operator_, Detain{alice}), "");
    }
}

TEST(IdleSeat, IsVacatedAfterThreeRoundsAtAFullTableOnly) {
    auto setup = setup_of(act);
    setup.boxes = 2;
    const Seated seated(setup);
    const Command vacate = VacateSeat{alice};
    const auto after = [](std::uint32_t rounds) {
        return [rounds](State& s) { s.people.players[alice].attendance.rounds_idle = rounds; };
    };
    EXPECT_EQ(first_clause(on(seated.state(), after(2), vacate)), "16.6");
    EXPECT_EQ(first_clause(on(seated.state(), after(3), vacate)), "accepted");
    const auto one_free = [](State& s) {
        s.people.players[alice].attendance.rounds_idle = 3;
        s.people.players[bob].seat = 0;
    };
    EXPECT_EQ(first_clause(on(seated.state(), one_free, vacate)), "16.6");
    const auto stands = [](State& s) {
        s.people.players[alice].attendance.rounds_idle = 3;
        s.people.players[alice].seat = 0;
    };
    EXPECT_EQ(first_clause(on(seated.state(), stands, vacate)), "16.6");
    setup = setup_of(nz);
    setup.boxes = 2;
    EXPECT_NE(first_clause(on(Seated(setup).state(), after(3), vacate)), "accepted");
}

TEST(IdleSeat, CountsRoundsInARowUntilAWagerIsLaid) {
    auto setup = setup_of(act);
    setup.boxes = 2;
    Seated seated(setup);
    const auto round = [&](bool alice_too) {
        if (alice_too) seated.done(Bet{alice, 1, Money{10'000}});
        seated.done(Bet{bob, 2, Money{10'000}});
        seated.list(alice_too ? "Kh Kd 9c 9d 9h 9s" : "Kh 9c 9d 9s");
        seated.done(Deal{});
        if (alice_too) seated.done(Stand{alice, {1, 0}});
        seated.done(Stand{bob, {2, 0}});
    };
    round(false);
    round(false);
    EXPECT_EQ(seated.refused(Role::operator_, VacateSeat{alice}), "16.6");
    round(true);
    EXPECT_EQ(seated.refused(Role::operator_, VacateSeat{alice}), "16.6");
    round(false);
    round(false);
    seated.done(Bet{bob, 2, Money{10'000}});
    seated.list("Kh 9c 9d 9s");
    seated.done(Deal{});
    EXPECT_EQ(seated.refused(Role::operator_, VacateSeat{alice}), "16.6");
    seated.done(Stand{bob, {2, 0}});
    seated.done(Role::operator_, VacateSeat{alice});
    EXPECT_EQ(seated.state().player(alice).seat, 0);
    EXPECT_EQ(seated.cites<SeatVacated>(), "16.6");
}

TEST(Disputes, OneAtATimeAndReviewedWhenDecided) {
    Seated seated(act);
    EXPECT_EQ(seated.refused(Role::operator_, DecideDispute{}), "16.4");
    EXPECT_EQ(seated.refused(Ask{alice, Request::review}), "16.4");
    seated.done(OpenDispute{alice});
    EXPECT_EQ(seated.refused(OpenDispute{bob}), "16.4");
    EXPECT_EQ(seated.refused(Ask{alice, Request::review}), "16.4");
    seated.done(Role::operator_, DecideDispute{});
    EXPECT_EQ(seated.cites<DisputeDecided>(), "16.4");
    seated.done(Ask{alice, Request::review});
    EXPECT_EQ(seated.cites<RequestMet>(), "16.4");
    seated.done(OpenDispute{bob});
}

TEST(Disputes, WhoIsLeftUnsatisfiedInVictoriaIsToldWhomToConsult) {
    Seated seated(victoria);
    seated.done(OpenDispute{alice});
    seated.done(Role::supervisor, DecideDispute{false});
    EXPECT_EQ(seated.cites<DisputeDecided>(), "17.9 17.10");
    EXPECT_EQ(seated.refused(Role::supervisor, DecideDispute{false}), "17.10");
    seated.done(Role::supervisor, DecideDispute{true});
    EXPECT_EQ(seated.cites<DisputeDecided>(), "17.10");
}

TEST(Disputes, AReconstructionBindsEverybodyInNewZealand) {
    Seated seated(nz);
    EXPECT_EQ(first_clause(on(
                  seated.state(), [](State& s) { s.round.by_hand.reconstructed = true; },
                  OpenDispute{alice})),
              "16.5#2");
    seated.done(OpenDispute{alice});
}

TEST(Requests, WhatIsMetAndWhatIsNot) {
    Seated seated(victoria);
    for (const Request request : {Request::sign, Request::rules, Request::decks}) {
        seated.done(Ask{alice, request});
        EXPECT_FALSE(seated.event<RequestMet>()->because.empty());
    }
    EXPECT_EQ(seated.refused(Ask{alice, Request::advice}), "17.5");
    EXPECT_NE(seated.refused(Ask{alice, Request::cards}), "");
    EXPECT_NE(Seated(nz).refused(Ask{alice, Request::advice}), "");
}

TEST(Requests, ABurntCardIsShownIfThereIsOneAndItIsKnown) {
    const Seated seated(victoria);
    const Command ask = Ask{alice, Request::burnt_card};
    EXPECT_EQ(first_clause(on(
                  seated.state(),
                  [](State& s) { s.cards.burnt.reset(), s.cards.preparing.burnt = false; }, ask)),
              "4.3.1#2");
    EXPECT_EQ(first_clause(on(
                  seated.state(),
                  [](State& s) { s.cards.burnt.reset(), s.cards.preparing.burnt = true; }, ask)),
              "4.3.1#2");
    EXPECT_EQ(first_clause(on(
                  seated.state(), [](State& s) { s.cards.burnt = cards::parse_card("9d"); }, ask)),
              "accepted");
}

TEST(Requests, PreShuffledCardsAreViewedBeforeTheFirstRoundOnly) {
    const Seated seated(nz);
    const Command view = Ask{alice, Request::cards};
    const auto brought = [](Brought cards, std::uint32_t rounds) {
        return [=](State& s) {
            s.cards.preparing.brought = cards;
            s.cards.shoe_round = rounds;
        };
    };
    EXPECT_EQ(first_clause(on(seated.state(), brought(Brought::pre_shuffled, 0), view)),
              "accepted");
    EXPECT_EQ(first_clause(on(seated.state(), brought(Brought::pre_shuffled, 1), view)), "7.1A(a)");
    EXPECT_EQ(first_clause(on(seated.state(), brought(Brought::pre_checked, 0), view)), "7.1A(a)");
    EXPECT_EQ(first_clause(on(seated.state(), brought(Brought::pre_checked, 0),
                              Ask{alice, Request::shuffle})),
              "7.1A(b)");
}

TEST(Advice, IsABreachInCanberra) {
    Seated seated(act);
    seated.done(Advise{bob, alice});
    EXPECT_EQ(seated.cites<BreachRecorded>(), "16.7 16.2");
    EXPECT_EQ(seated.event<AdviceGiven>(), nullptr);
}

TEST(Advice, IsWithheldInVictoriaUnlessItWasAskedForInThisRound) {
    Seated seated(victoria);
    EXPECT_EQ(seated.refused(Advise{bob, alice}), "17.6");
    seated.done(AskAdviceOf{alice, bob});
    seated.done(Advise{bob, alice});
    EXPECT_EQ(seated.cites<AdviceGiven>(), "17.6");
    EXPECT_EQ(seated.refused(Advise{alice, bob}), "17.6");
    seated.done(Bet{alice, 1, Money{10'000}});
    seated.list("Kh 9c 9d 8c");
    seated.done(Deal{});
    seated.done(Stand{alice, {1, 0}});
    EXPECT_EQ(seated.refused(Advise{bob, alice}), "17.6");
}

TEST(Advice, IsFreeInNewZealand) {
    Seated seated(nz);
    seated.done(Advise{bob, alice});
    EXPECT_NE(seated.event<AdviceGiven>(), nullptr);
    EXPECT_NE(seated.refused(Advise{bob, bob}), "");
}

TEST(Conduct, NoPrivateBetsAndNoPaymentsOutsideTheRules) {
    EXPECT_EQ(Seated(act).refused(BetAgainst{alice, bob, Money{100}}), "16.8");
    EXPECT_EQ(Seated(victoria).refused(BetAgainst{alice, bob, Money{100}}), "17.11");
    EXPECT_NE(Seated(nz).refused(BetAgainst{alice, bob, Money{100}}), "");
    EXPECT_EQ(Seated(act).refused(Role::dealer, PayOutside{alice, Money{100}}), "16.5(b)");
    for (const std::string_view game : {nz, victoria}) {
        EXPECT_NE(Seated(game).refused(Role::dealer, PayOutside{alice, Money{100}}), "");
    }
}

TEST(Conduct, NotesNeedConsentInNewZealand) {
    Seated seated(nz);
    EXPECT_EQ(seated.refused(TakeNotes{alice}), "8.10");
    seated.done(Role::operator_, PermitNotes{});
    seated.done(TakeNotes{alice});
    EXPECT_EQ(seated.cites<NotesTaken>(), "8.10");
    Seated(act).done(TakeNotes{alice});
}

TEST(Powers, ARoundIsVoidedForDisorderOrFraudByTheClauseOnThat) {
    const auto voided = [](std::string_view game, std::string_view reason) {
        Seated seated(game);
        seated.done(Bet{alice, 1, Money{10'000}});
        seated.list("Kh 9c 9d");
        seated.done(Deal{});
        seated.done(Role::operator_, VoidRound{}, reason);
        return seated.cites<RoundVoided>();
    };
    EXPECT_EQ(voided(act, "a Fire in the kitchen").substr(0, 5), "16.1 ");
    EXPECT_EQ(voided(act, "fraud at box 1").substr(0, 7), "16.3#2 ");
    EXPECT_EQ(voided(act, "fireworks outside").substr(0, 5), "16.3 ");
    EXPECT_EQ(voided(victoria, "an Act of God").substr(0, 7), "17.3.1 ");
    EXPECT_EQ(voided(victoria, "fraud").substr(0, 7), "17.3.2 ");
}

TEST(Powers, TheRegulatorIsToldBeforeAPlayerIsHeldToTheMinimum) {
    const Command restrict = Restrict{alice, Restriction::single_box};
    Seated seated(victoria);
    seated.done(Role::operator_, restrict);
    EXPECT_EQ(seated.cites<RegulatorTold>(), "5.11.1");
    Seated told(victoria);
    const auto formal = [](State& s) { s.cards.preparing.formal = true; };
    EXPECT_EQ(first_clause(on(told.state(), formal, restrict)), "5.11.1");
    told.done(Role::operator_, TellRegulator{alice});
    EXPECT_EQ(first_clause(on(told.state(), formal, restrict)), "accepted");
    EXPECT_NE(Seated(act).refused(Role::operator_, TellRegulator{alice}), "");
}

TEST(Powers, ARaisedMinimumOfVictoriaCitesTheActOnSigns) {
    Seated seated(victoria);
    seated.done(Role::operator_, AnnounceLimits{Money{2'500}, Money{100'000}});
    EXPECT_EQ(seated.cites<LimitsAnnounced>(), "6.4 6.4#2 fn2:66(2)");
    seated.done(Role::operator_, AnnounceLimits{Money{500}, Money{50'000}});
    EXPECT_EQ(seated.cites<LimitsAnnounced>(), "6.4 6.4#2");
}

TEST(Powers, NobodyComesLateToAMachineShoe) {
    const Seated seated(act);
    const auto late = [](ShoeKind kind) {
        return [=](State& s) {
            s.setup.shoe = kind;
            s.cards.shoe_round = 2;
        };
    };
    const Command restrict = Restrict{alice, Restriction::minimum_only};
    EXPECT_EQ(first_clause(on(seated.state(), late(ShoeKind::by_hand), restrict)), "accepted");
    EXPECT_EQ(first_clause(on(seated.state(), late(ShoeKind::continuous), restrict)), "18.1#2");
}

// alice has won a press of the button on box 1.
Seated with_button() {
    Seated seated(pandemonium);
    seated.done(Bet{alice, 1, Money{1'000}});
    seated.done(BetOption{alice, 1, Option::pontoon_pandemonium, Money{100}});
    seated.list("Ah 9c Kd");
    seated.done(Deal{});
    return seated;
}

TEST(TriggeredButton, ItsPrizeWaitsForTheEntitledPlayer) {
    Seated seated = with_button();
    const Money before = seated.chips(alice);
    EXPECT_EQ(seated.refused(KeepPrize{alice, 1}), "11.7.1");
    EXPECT_EQ(seated.table.perform(TriggerButton{1}).answer, Answer::short_of_prize);
    EXPECT_EQ(seated.cites<ButtonTriggered>(), "11.7.1");
    EXPECT_EQ(seated.refused(KeepPrize{alice, 1}), "11.7.1");
    seated.done(DrawPrize{1});
    EXPECT_EQ(seated.chips(alice), before);
    EXPECT_EQ(seated.refused(TriggerButton{1}), "11.7.1");
    EXPECT_EQ(seated.refused(KeepPrize{bob, 1}), "11.7.1");
    seated.done(KeepPrize{alice, 1});
    const Event* drawn = seated.event<PrizeDrawn>();
    ASSERT_NE(drawn, nullptr);
    EXPECT_TRUE(get_if<PrizeDrawn>(&drawn->what)->counts);
    const std::int64_t dollars = get_if<PrizeDrawn>(&drawn->what)->dollars;
    const Event* paid = seated.event<OptionWagerPaid>();
    ASSERT_NE(paid, nullptr);
    EXPECT_EQ(get_if<OptionWagerPaid>(&paid->what)->winnings, Money{dollars * 100});
    EXPECT_FALSE(seated.state().round.button_triggered);
    EXPECT_EQ(seated.state().round.triggered_slot, 0);
}

TEST(TriggeredButton, TheEntitledPlayerMayPressAgain) {
    Seated seated = with_button();
    EXPECT_EQ(seated.table.perform(TriggerButton{1}).answer, Answer::short_of_prize);
    seated.done(DrawPrize{1});
    EXPECT_EQ(seated.table.perform(PressButton{alice, 1}).answer, Answer::short_of_prize);
    EXPECT_EQ(seated.refused(KeepPrize{alice, 1}), "11.7.1");
    seated.table.perform(DrawPrize{2});
    EXPECT_EQ(get_if<PrizeDrawn>(&seated.event<PrizeDrawn>()->what)->slot, 2);
    EXPECT_NE(seated.event<OptionWagerPaid>(), nullptr);
    EXPECT_EQ(seated.state().round.triggered_slot, 0);
}

TEST(TriggeredButton, StandsUntilTheEntitledPlayerDeclines) {
    const auto triggered = [] {
        Seated seated = with_button();
        EXPECT_EQ(seated.table.perform(TriggerButton{1}).answer, Answer::short_of_prize);
        seated.done(DrawPrize{1});
        EXPECT_EQ(seated.refused(PressButton{nobody, 1}), "11.7.1");
        return seated;
    };
    for (const Command& command : {Command{GoOn{}}, Command{Leave{alice}}, Command{FailButton{}}}) {
        Seated seated = triggered();
        seated.table.perform(command);
        EXPECT_EQ(seated.cites<PrizeKept>(), "11.7.1");
        EXPECT_EQ(get_if<PrizeDrawn>(&seated.event<PrizeDrawn>()->what)->slot, 1);
        EXPECT_NE(seated.event<OptionWagerPaid>(), nullptr);
    }
    Seated seated = triggered();
    seated.done(Decline{alice});
    EXPECT_EQ(seated.cites<PrizeDeclined>(), "11.7.1");
    EXPECT_EQ(seated.refused(KeepPrize{alice, 1}), "11.7.1");
    EXPECT_EQ(seated.table.perform(GoOn{}).answer, Answer::short_of_prize);
}

TEST(TriggeredButton, CountsForNothingWhileItIsNotOnOffer) {
    Seated seated(pandemonium);
    EXPECT_EQ(seated.refused(TriggerButton{1}), "11.7.2");
    EXPECT_NE(Seated(act).refused(TriggerButton{1}), "");
    EXPECT_NE(Seated(act).refused(KeepPrize{alice, 1}), "");
}

State with_version(int version) {
    Setup setup = setup_of("vic-2003/crown-blackjack");
    setup.option(Option::magnificent_sevens).on = true;
    setup.option(Option::magnificent_sevens).scale = version;
    State state = Seated(setup).state();
    state.round.stage = Stage::closed;
    return state;
}

TEST(Scales, AVersionIsChangedAfterNoticeAtAClosedTable) {
    const Option sevens = Option::magnificent_sevens;
    const auto none = [](State&) {};
    const auto notice = [=](State& s) { s.sign.scale_announced = AnnouncedScale{sevens, 2, 0}; };
    const State one = with_version(1);
    EXPECT_EQ(first_clause(on(one, none, AnnounceScale{sevens, 2})), "accepted");
    EXPECT_NE(first_clause(on(one, none, AnnounceScale{sevens, 1})), "accepted");
    EXPECT_NE(first_clause(on(one, none, AnnounceScale{sevens, 3})), "accepted");
    EXPECT_NE(first_clause(on(one, none, AnnounceScale{sevens, 2, -1})), "accepted");
    EXPECT_EQ(first_clause(on(one, none, ChangeScale{sevens, 2})), "13.7.3");
    EXPECT_EQ(first_clause(on(one, notice, ChangeScale{sevens, 2})), "accepted");
    const auto entries = [&](State& s) {
        notice(s), s.people.players[alice].tournament_entries = 1;
    };
    EXPECT_EQ(first_clause(on(one, entries, ChangeScale{sevens, 2})), "13.7.3(a)#2");
    const auto open = [&](State& s) { notice(s), s.round.stage = Stage::betting; };
    EXPECT_EQ(first_clause(on(one, open, ChangeScale{sevens, 2})), "13.7.3(a)#2");
    const auto elsewhere = [&](State& s) {
        notice(s);
        s.setup.option(sevens).scale_elsewhere = 1;
    };
    EXPECT_EQ(first_clause(on(one, elsewhere, ChangeScale{sevens, 2})), "13.7.2");
}

TEST(Scales, VersionOneComesBackAtTheTimeThatWasAnnounced) {
    const Option sevens = Option::magnificent_sevens;
    const State two = with_version(2);
    const auto at_minute = [&](std::int64_t minute) {
        return [=](State& s) {
            s.sign.scale_announced = AnnouncedScale{sevens, 1, 60};
            s.floor.minutes = minute;
        };
    };
    EXPECT_EQ(first_clause(on(two, at_minute(59), ChangeScale{sevens, 1})), "13.7.3(b)");
    EXPECT_EQ(first_clause(on(two, at_minute(60), ChangeScale{sevens, 1})), "accepted");
}

TEST(Scales, TheChangeHoldsFromThenOn) {
    State state = with_version(1);
    const Option sevens = Option::magnificent_sevens;
    for (const Command& command :
         {Command{AnnounceScale{sevens, 2}}, Command{ChangeScale{sevens, 2}}}) {
        std::vector<Event> events;
        ASSERT_EQ(decide(state, command, events).answer, Answer::done);
        for (const Event& event : events) apply(state, event);
    }
    EXPECT_EQ(state.setup.option(sevens).scale, 2);
    EXPECT_FALSE(state.sign.scale_announced);
}

TEST(Scales, OtherWagersChangeTheirScaleBetweenRoundsOnceItWasDisplayed) {
    auto setup = setup_of(nz);
    setup.option(Option::perfect_pairs).on = true;
    const State state = Seated(setup).state();
    const Command change = ChangeScale{Option::perfect_pairs, 2};
    const auto after_notice = [&](Stage stage, std::int64_t from_minute = 0) {
        return first_clause(on(
            state,
            [=](State& s) {
                s.round.stage = stage;
                s.sign.scale_announced = AnnouncedScale{Option::perfect_pairs, 2, from_minute};
            },
            change));
    };
    EXPECT_NE(first_clause(on(
                  state, [](State&) {}, change)),
              "accepted");
    for (const Stage stage : {Stage::betting, Stage::settled, Stage::closed}) {
        EXPECT_EQ(after_notice(stage), "accepted");
        EXPECT_NE(after_notice(stage, 1), "accepted");
    }
    EXPECT_NE(after_notice(Stage::play), "accepted");
    EXPECT_NE(first_clause(on(
                  state,
                  [](State& s) {
                      s.round.stage = Stage::betting;
                      s.sign.scale_announced = AnnouncedScale{Option::perfect_pairs, 2, 0};
                      s.round.option_wagers.emplace_back().option = Option::perfect_pairs;
                  },
                  change)),
              "accepted");
    EXPECT_NE(first_clause(on(
                  state, [](State& s) { s.round.stage = Stage::closed; },
                  ChangeScale{Option::any_pair, 2})),
              "accepted");
}

}  // namespace
}  // namespace croupier::table
