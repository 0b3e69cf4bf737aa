// Events -> state. Every function here does what its event says and decides nothing.
#include "table/fold_cards.hpp"

namespace croupier::table {
namespace {

class Fold : public FoldCards {
public:
    explicit Fold(State& state) : FoldCards(state) {}
    using FoldCards::operator();

    void operator()(const TableOpened& e) {
        s_ = State{};
        s_.setup = *e.setup;
        s_.round.stage = Stage::settled;
        s_.cards.shoe = cards::Shoe(e.setup->decks, e.deck);
        s_.cards.deck = e.deck;
        s_.people.reassigned_to.fill(nobody);
        s_.sign.bettors_permitted = e.bettors;
        s_.ledger.open();
        s_.ledger.open();
        s_.ledger.open();
    }
    void operator()(const PlayerJoined& e) {
        s_.people.players.emplace_back();
        s_.people.players.back().name = e.name;
        s_.people.players.back().person = e.person;
        s_.ledger.open();
        s_.ledger.open();
    }
    void operator()(const ChipsBought& e) {
        s_.ledger.post_outside_rounds({accounts::cage, accounts::stack(e.player), e.amount});
        s_.people.players[e.player].bought += e.amount;
        come_back(e.player);
    }
    void operator()(const PlayerSeated& e) {
        s_.people.players[e.player].seat = e.box;
        s_.people.players[e.player].sat_down = ++s_.people.seats_taken;
        s_.people.players[e.player].attendance.rounds_idle = 0;
        come_back(e.player);
    }
    void operator()(const PlayerLeft& e) {
        Player& player = s_.people.players[e.player];
        player.seat = 0;
        player.sat_down = 0;
        player.absence = Absence::away;
        player.left = true;
        player.warned_under_minimum = false;
        player.taken_away += e.amount;
        s_.ledger.post_outside_rounds({accounts::stack(e.player), accounts::cage, e.amount});
    }
    void operator()(const ChipsBroughtBack& e) {
        s_.people.players[e.player].taken_away -= e.amount;
        s_.ledger.post_outside_rounds({accounts::cage, accounts::stack(e.player), e.amount});
    }

    void operator()(const BettingOpened& e) {
        if (s_.round.by_hand.misdealt) s_.past.misdealt_rounds.push_back(e.round - 1);
        const ByHand& hands = s_.round.by_hand;
        const bool wrong = hands.start && hands.misdealt && !hands.cards_gone && !s_.round.voided;
        Earlier before = wrong ? Earlier(moment_of(s_)) : Earlier();
        const bool voided = s_.round.voided;
        begin_round();
        s_.round.by_hand.before = std::move(before);
        s_.round.number = e.round;
        s_.round.stage = Stage::betting;
        if (voided) s_.past.void_rounds.push_back(e.round - 1);
        s_.ledger.begin_round();
        forget_rounds_before(s_.ledger.oldest_kept());
    }
    void operator()(const WagerPlaced& e) {
        Box& box = s_.round.boxes[e.box];
        Bettor& bettor = box.bettors[box.bettor_count++];
        bettor = Bettor{};
        bettor.player = e.player;
        bettor.placed = bettor.counts = e.amount;
        bettor.under = e.under;
        stake(e.player, e.amount);
        come_back(e.player);
    }
    void operator()(const WagerChanged& e) {
        Bettor& bettor = bettor_of(e.box, e.player);
        bettor.placed = bettor.counts = e.amount;
        bettor.under = e.under;
        give_back(e.player, e.before);
        stake(e.player, e.amount);
    }
    void operator()(const WagerWithdrawn& e) {
        Box& box = s_.round.boxes[e.box];
        const auto gone = at(bettor_index(box, e.player));
        for (auto i = gone; i + 1 < box.bettor_count; ++i) box.bettors[i] = box.bettors[i + 1];
        box.bettors[--box.bettor_count] = Bettor{};
        give_back(e.player, e.amount);
    }
    void operator()(const NoMoreBets&) {
        ++s_.cards.shoe_round;
        for (int number = 1; number <= s_.setup.boxes; ++number) {
            Box& box = s_.round.boxes[at(number)];
            if (!box.staked()) continue;
            box.hand_count = 1;
            box.caller = 0;
            for (int i = 0; i < box.bettor_count; ++i) {
                box.hands[0].stakes[at(i)] = {box.bettors[at(i)].counts, nothing, true};
                count_wager(s_.people.players[box.bettors[at(i)].player]);
            }
        }
        count_idle();
        s_.round.stage = Stage::first_cards;
        s_.round.turn = {static_cast<std::uint8_t>(next_staked_box(s_, 0)), 0};
    }
    void operator()(const CallerNamed& e) {
        Box& box = s_.round.boxes[e.box];
        const int index = bettor_index(box, e.player);
        if (!e.moves_first) {
            if (s_.round.stage == Stage::play) choose(Choice::Is::succeed, e.player, s_.round.turn);
            box.caller = static_cast<std::uint8_t>(index);
            return;
        }
        const auto end = box.bettors.begin() + index;
        std::rotate(box.bettors.begin(), end, end + 1);
        auto& stakes = box.hands[0].stakes;
        std::rotate(stakes.begin(), stakes.begin() + index, stakes.begin() + index + 1);
        box.caller = 0;
    }
    void operator()(const WagerTrimmed& e) {
        Box& box = s_.round.boxes[e.box];
        const auto i = at(bettor_index(box, e.player));
        box.bettors[i].counts = e.counts;
        box.bettors[i].excess_due = true;
        box.hands[0].stakes[i].base = e.counts;
        box.hands[0].stakes[i].live = e.counts > nothing;
    }

    void operator()(const CardDealt& e) {
        remember_start();
        take_next(e.card, e.hand);
        s_.round.by_hand.reconstructing = false;
        PlayedHand& hand = hand_of(e.hand);
        hand.cards.add(e.card);
        // A void hand is dealt to until the round has passed it, and its cards are racked.
        if (hand.removed) s_.cards.discards.push_back(e.card);
        hand.owed_card = false;
        hand.announced = false;
        if (Box& box = s_.round.boxes[e.hand.box]; e.hand.box != 0 && box.opening_count < 3) {
            box.opening[box.opening_count++] = e.card;
        }
        if (s_.round.rescue_open && e.ends_rescue) close_rescue();
        if (e.face_down) {
            hand.face_down =
                static_cast<std::uint8_t>(hand.face_down | (1 << (hand.cards.size() - 1)));
        }
        switch (s_.round.stage) {
            case Stage::first_cards: pass(Stage::dealer_card); break;
            case Stage::dealer_card:
                s_.round.stage = Stage::second_cards;
                s_.round.turn = {static_cast<std::uint8_t>(next_staked_box(s_, 0)), 0};
                break;
            case Stage::second_cards: pass(Stage::dealt); break;
            default: break;
        }
    }
    void operator()(const TotalAnnounced& e) { hand_of(e.hand).announced = true; }
    void operator()(const CardsTurned& e) {
        PlayedHand& hand = hand_of(e.hand);
        const int turned = e.card == 0 ? 3 : e.card;
        hand.face_down = static_cast<std::uint8_t>(hand.face_down & ~turned);
    }
    void operator()(const CardsRemoved& e) {
        PlayedHand& hand = hand_of(e.hand);
        hand.removed = true;
        const auto cards = hand.cards.cards();
        s_.cards.discards.insert(s_.cards.discards.end(), cards.begin(), cards.end());
    }
    void operator()(const CardsKept&) {}

    void operator()(const InsuranceOffered&) { s_.round.stage = Stage::insurance; }
    void operator()(const Insured& e) {
        choose(Choice::Is::insure, e.player, {e.box, 0}, e.amount);
        bettor_of(e.box, e.player).insurance = e.amount;
        s_.round.insurance_open = true;
        stake(e.player, e.amount);
    }
    void operator()(const CoverAsked& e) {
        choose(Choice::Is::insure, e.player, {e.box, 0}, e.amount, e.owner);
        const int owner = bettor_index(s_.round.boxes[e.box], e.owner);
        s_.round.covers.push_back({e.player, e.box, static_cast<std::uint8_t>(owner), e.amount});
        stake(e.player, e.amount);
    }
    void operator()(const OfferDeclined& e) {
        choose(Choice::Is::decline, e.player, {});
        if (s_.round.stage == Stage::surrender) return answer_surrender(e.player);
        if (s_.round.stage > Stage::surrender) return decline_rescue(e.player);
        for (Box& box : s_.round.boxes) {
            const int index = bettor_index(box, e.player);
            if (index >= 0) box.bettors[at(index)].declined = true;
        }
        if (s_.round.stage == Stage::others_insurance)
            s_.people.players[e.player].declined_others = true;
    }
    void operator()(const OthersOffered& e) {
        if (e.some_silent) choose(Choice::Is::end_insurance, nobody, {});
        for (Box& box : s_.round.boxes) {
            for (Bettor& bettor : box.bettors) bettor.declined = true;
        }
        s_.round.stage = Stage::others_insurance;
    }
    void operator()(const CoverAllotted& e) {
        const int owner = bettor_index(s_.round.boxes[e.box], e.owner);
        const auto cover =
            std::find_if(s_.round.covers.begin(), s_.round.covers.end(), [&](const Cover& c) {
                return c.insurer == e.player && c.box == e.box && c.bettor == owner;
            });
        cover->amount = e.amount;
        if (e.amount == nothing) s_.round.covers.erase(cover);
        if (e.amount > nothing) s_.round.insurance_open = true;
        give_back(e.player, e.returned);
    }
    void operator()(const InsuranceClosed& e) {
        const bool for_others = s_.round.stage == Stage::others_insurance;
        if (e.some_silent) {
            choose(for_others ? Choice::Is::end_others : Choice::Is::end_insurance, nobody, {});
        }
        s_.round.stage = Stage::interim;
    }
    void operator()(const InsurancePaid& e) {
        settles();
        settle_cover(e.player, e.box, e.owner);
        give_back(e.player, e.stake);
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.winnings});
    }
    void operator()(const InsuranceLost& e) {
        settles();
        settle_cover(e.player, e.box, e.owner);
        s_.ledger.post({accounts::layout(e.player), accounts::house, e.stake});
    }
    void operator()(const InsuranceReturned& e) {
        settle_cover(e.player, e.box, e.owner);
        give_back(e.player, e.stake);
    }

    void operator()(const InterimReached&) { s_.round.stage = Stage::interim; }
    void operator()(const BlackjackWaits& e) { hand_of(e.hand).stood = true; }
    void operator()(const TurnCame& e) {
        s_.round.stage = Stage::play;
        s_.round.turn = e.hand;
        // Who was asked about the dealer's missing card has not answered: the next one may.
        using DealerCard = ByHand::DealerCard;
        if (s_.round.by_hand.dealer_card == DealerCard::asked) {
            s_.round.by_hand.dealer_card = DealerCard::not_missed;
        }
    }
    void operator()(const CardCalled& e) {
        // Asking for a second card that was left out is no decision on the hand.
        if (hand_of(e.hand).cards.size() >= 2) choose(Choice::Is::hit, e.player, e.hand);
        if (e.leaves_pair) decline_pair(e.hand);
        hand_of(e.hand).owed_card = true;
    }
    void operator()(const HandStood& e) {
        choose(Choice::Is::stand, e.player, e.hand);
        if (e.leaves_pair) decline_pair(e.hand);
        hand_of(e.hand).stood = true;
    }
    void operator()(const HandDoubled& e) {
        choose(Choice::Is::double_down, e.player, e.hand, e.amount);
        if (e.leaves_pair) decline_pair(e.hand);
        PlayedHand& hand = hand_of(e.hand);
        hand.doubled = hand.owed_card = true;
        hand.aces_at_one = e.aces_at_one;
        Box& box = s_.round.boxes[e.hand.box];
        for (int i = 0; i < box.bettor_count; ++i) {
            if (box.bettors[at(i)].player != e.player && hand.stakes[at(i)].live) {
                box.bettors[at(i)].asked = Asked::follow_double;
            }
        }
        add_to_stake(e.player, e.hand, e.amount);
    }
    void operator()(const DoubleFollowed& e) {
        choose(Choice::Is::follow_double, e.player, e.hand, e.amount);
        add_to_stake(e.player, e.hand, e.amount);
    }
    void operator()(const DoubleNotFollowed& e) {
        choose(Choice::Is::stay, e.player, e.hand);
        bettor_of(e.hand.box, e.player).asked = Asked::none;
    }
    void operator()(const HandSplit& e) {
        choose(Choice::Is::split, e.player, e.hand);
        // The card that a split calls for comes next: it ends what lasts until the next card.
        if (s_.round.rescue_open && e.ends_rescue) close_rescue();
        Box& box = s_.round.boxes[e.hand.box];
        PlayedHand& first = box.hands[e.hand.hand];
        PlayedHand& second = box.hands[e.new_hand.hand];
        second = PlayedHand{};
        box.hand_count = static_cast<std::uint8_t>(e.new_hand.hand + 1);
        second.cards.add(first.cards.take_last());
        second.next = first.next;
        first.next = e.new_hand.hand;
        first.from_split = second.from_split = true;
        first.split_aces = second.split_aces = first.cards[0].is_ace();
        if (box.hand_count == 2) {
            box.split_suited_sevens = first.cards[0].rank == cards::Rank::seven &&
                                      second.cards[0].rank == cards::Rank::seven &&
                                      first.cards[0].suit == second.cards[0].suit;
        }
        first.announced = false;
        for (int i = 0; i < box.bettor_count; ++i) {
            if (box.bettors[at(i)].player != e.player && first.stakes[at(i)].live) {
                box.bettors[at(i)].asked = Asked::follow_split;
            }
        }
        cover_split(e.player, e.hand.box, e.new_hand.hand, e.amount);
    }
    void operator()(const SplitFollowed& e) {
        choose(Choice::Is::follow_split, e.player, e.hand);
        cover_split(e.player, e.hand.box, e.new_hand.hand, e.amount);
        bettor_of(e.hand.box, e.player).asked = Asked::none;
    }
    void operator()(const SplitNotFollowed& e) {
        choose(Choice::Is::stay, e.player, e.hand);
        Box& box = s_.round.boxes[e.from.box];
        const auto i = at(bettor_index(box, e.player));
        if (e.hand.hand != e.from.hand) {
            std::swap(box.hands[e.hand.hand].stakes[i], box.hands[e.from.hand].stakes[i]);
        }
        box.bettors[i].asked = Asked::none;
    }
    void operator()(const HandClosed& e) { hand_of(e.hand).stood = true; }
    void operator()(const AbsentPlayed& e) {
        const Box& box = s_.round.boxes[e.hand.box];
        const PlayerId caller = box.bettors[at(caller_on(s_, e.hand))].player;
        // As many cards as it takes: only the last word on the hand is used up.
        if (!e.draws) choose(Choice::Is::absent_play, caller, e.hand);
        if (e.draws && s_.manual()) {
            s_.round.by_hand.choices.push_back({Choice::Is::absent_play, caller, e.hand});
        }
        if (e.leaves_pair) decline_pair(e.hand);
        PlayedHand& hand = hand_of(e.hand);
        (e.draws ? hand.owed_card : hand.stood) = true;
    }

    void operator()(const DealersTurn&) {
        s_.round.stage = Stage::dealer;
        s_.round.turn = dealers_hand;
    }
    void operator()(const DealerFinished&) {
        s_.round.stage = Stage::settling;
        s_.round.turn = {};
    }
    void operator()(const WagerPaid& e) {
        close_stake(e.player, e.hand);
        Bettor& bettor = bettor_of(e.hand.box, e.player);
        bettor.won += e.winnings;
        if (e.even_money) {
            choose(Choice::Is::even_money, e.player, e.hand);
            bettor.even_money = true;
        }
        settles();
        give_back(e.player, e.stake);
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.winnings});
    }
    void operator()(const WagerLost& e) {
        settles();
        close_stake(e.player, e.hand);
        bettor_of(e.hand.box, e.player).lost += e.amount;
        s_.ledger.post({accounts::layout(e.player), accounts::house, e.amount});
    }
    void operator()(const WagerReturned& e) {
        if (e.ends) close_stake(e.player, e.hand);
        if (e.why == Returned::voided) {
            Bettor& bettor = bettor_of(e.hand.box, e.player);
            bettor.asked = Asked::none;
            bettor.annulled = true;
        }
        if (e.why == Returned::excess) bettor_of(e.hand.box, e.player).excess_due = false;
        give_back(e.player, e.amount);
    }
    void operator()(const LossReturned& e) {
        bettor_of(e.box, e.player).lost -= e.amount;
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.amount});
    }
    void operator()(const ResultUndone& e) {
        Bettor& bettor = bettor_of(e.box, e.player);
        bettor.won -= e.won;
        bettor.lost -= e.lost;
        s_.ledger.post({accounts::house, accounts::stack(e.player), e.lost});
        s_.ledger.post({accounts::stack(e.player), accounts::house, e.won});
    }
    void operator()(const BoxSettled&) {}
    void operator()(const PlayerWarned& e) {
        s_.people.players[e.player].warned_under_minimum = true;
        for (Box& box : s_.round.boxes) {
            const int index = bettor_index(box, e.player);
            if (index >= 0) box.bettors[at(index)].under = Under::no;
        }
    }
    void operator()(const RoundEnded&) { end_round(); }

    void operator()(const RoundVoided& e) {
        std::vector<Money> before;
        for (std::size_t p = 0; p < s_.people.players.size(); ++p) {
            before.push_back(s_.ledger.balance(accounts::stack(static_cast<PlayerId>(p))));
        }
        if (e.round_before) {
            s_.past.void_rounds.push_back(e.round);
            s_.ledger.reverse_finished(e.round);
            const Earlier& earlier = s_.round.by_hand.before;
            if (earlier && earlier->round.number == e.round) s_.round.by_hand.before = {};
        } else {
            s_.round.voided = true;
            if (!e.keeps_settled) s_.ledger.reverse_round();
            for (Box& box : s_.round.boxes) {
                for (PlayedHand& hand : box.hands) hand.stakes = {};
                for (Bettor& bettor : box.bettors) {
                    bettor.insurance = nothing;
                    bettor.excess_due = false;
                    bettor.under = Under::no;
                    bettor.asked = Asked::none;
                }
            }
            for (OptionWager& wager : s_.round.option_wagers) finish(wager);
            s_.round.antes.clear();
            s_.round.press = {};
            s_.round.rescue_open = false;
            s_.round.covers.clear();
            s_.round.insurance_open = false;
            end_round();
        }
        // What a player has carried off is not taken by force: the house bears it.
        for (std::size_t p = 0; p < s_.people.players.size(); ++p) {
            const auto stack = accounts::stack(static_cast<PlayerId>(p));
            const Money least = s_.people.players[p].left ? before[p] : nothing;
            const Money balance = s_.ledger.balance(stack);
            if (balance < least) {
                s_.ledger.post_outside_rounds({accounts::house, stack, least - balance});
            }
        }
    }
    void operator()(const LimitAllowed& e) {
        std::erase_if(s_.sign.personal_limits, [&](const PersonalLimit& limit) {
            return limit.player == e.player && limit.box == e.box;
        });
        s_.sign.personal_limits.push_back({e.player, e.box, e.maximum, e.minimum});
    }
    void operator()(const PlayerRestricted& e) {
        Player& player = s_.people.players[e.player];
        player.only_box = e.box;
        switch (e.to) {
            case Restriction::minimum_only: player.minimum_only = true; break;
            case Restriction::minimum_until_lifted:
                player.single_box_minimum = player.restricted_before = true;
                break;
            case Restriction::single_box_and_minimum:
                player.single_box_minimum = true;
                [[fallthrough]];
            case Restriction::single_box:
                player.single_box = player.restricted_before = true;
                break;
        }
    }
    void operator()(const RestrictionLifted& e) {
        Player& player = s_.people.players[e.player];
        player.minimum_only = false;
        if (e.all) player.regulator_told = false;
        if (e.boxes) {
            player.single_box = player.single_box_minimum = false;
            player.only_box = 0;
        }
    }
    void operator()(const BoxReassigned& e) {
        for (Player& player : s_.people.players) {
            if (player.seat == e.box) player.seat = 0;
        }
        s_.people.players[e.player].seat = e.box;
        s_.people.reassigned_to[e.box] = e.player;
    }
    void operator()(const BettorsPermitted& e) { s_.sign.bettors_permitted = e.count; }
    void operator()(const BoxesPermitted& e) {
        s_.people.players[e.player].boxes_permitted = e.count;
    }
    void operator()(const LimitsAnnounced& e) {
        s_.sign.announced = {e.minimum, e.maximum, e.rounds_to_wait, e.minutes_to_wait};
    }
    void operator()(const LimitsChanged& e) {
        s_.setup.minimum = e.minimum;
        s_.setup.maximum = e.maximum;
        s_.sign.announced.reset();
        if (e.forgets_warnings) {
            for (Player& player : s_.people.players) player.warned_under_minimum = false;
        }
    }
    void operator()(const TimePassed& e) {
        s_.floor.minutes += e.minutes;
        if (s_.sign.announced) {
            const auto left = s_.sign.announced->minutes_to_wait - e.minutes;
            s_.sign.announced->minutes_to_wait = static_cast<int>(std::max<std::int64_t>(left, 0));
        }
    }
    void operator()(const PlayerMarked& e) { s_.people.players[e.player].absence = e.absence; }
    void operator()(const FaceDownApproved&) { s_.sign.face_down_approved = true; }
    void operator()(const FaceDownOrdered&) { s_.sign.face_down_style = true; }

private:
    void forget_rounds_before(std::uint32_t round) {
        if (round == 0) return;
        const auto older = [&](std::uint32_t each) { return each < round; };
        std::erase_if(s_.past.void_rounds, older);
        std::erase_if(s_.past.misdealt_rounds, older);
        std::erase_if(s_.past.entries_won,
                      [&](const EntryWon& entry) { return entry.round < round; });
    }
    void answer_surrender(PlayerId player) {
        for (int number = 1; number <= s_.setup.boxes; ++number) {
            Box& box = s_.round.boxes[at(number)];
            const int index = bettor_index(box, player);
            if (index < 0) continue;
            Bettor& bettor = box.bettors[at(index)];
            const int caller = caller_on(s_, {static_cast<std::uint8_t>(number), 0});
            const bool asked = index == caller || box.hands[0].surrendered;
            if (asked && bettor.surrender == Surrender::unanswered) {
                bettor.surrender = Surrender::declined;
            }
        }
    }
    void decline_rescue(PlayerId player) {
        for (Box& box : s_.round.boxes) {
            const int index = bettor_index(box, player);
            if (index < 0) continue;
            for (PlayedHand& hand : box.hands) hand.stakes[at(index)].may_withdraw = false;
        }
    }
};

}  // namespace

void apply(State& state, const Event& event) { visit(Fold(state), event.what); }

}  // namespace croupier::table
