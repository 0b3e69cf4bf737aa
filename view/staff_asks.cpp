#include <algorithm>
#include <array>

#include "view/asks.hpp"

namespace croupier::view {
namespace {

using table::Command;
using table::Finding;
using table::Mix;
using table::Money;
using table::nothing;
using table::Role;

std::uint8_t u8(int number) { return static_cast<std::uint8_t>(number); }

// The statements of officials as the view names them, in the order in which it shows them.
constexpr auto orders = std::to_array<std::string_view>({
    "deals",
    "goes on",
    "draws to",
    "draws",
    "exposes",
    "misplaces to",
    "skips",
    "overlooks ante",
    "overlooks insurance",
    "shuffles",
    "places cutting-card",
    "burns",
    "spreads cards",
    "washes cards",
    "stacks cards",
    "riffles cards",
    "checks cards",
    "brings cards",
    "brings cards pre-checked",
    "brings cards pre-shuffled",
    "cuts",
    "orders burn",
    "orders shuffle",
    "orders shuffle at front",
    "orders shuffle at rear",
    "orders face-down",
    "approves face-down",
    "replaces cards",
    "replaces shoe hand",
    "replaces shoe automatic",
    "replaces shoe continuous",
    "declares malfunction shoe",
    "declares repair shoe",
    "finds ante missing",
    "finds burn missing",
    "finds cutting-card missing",
    "finds shuffle missing",
    "finds wager missing",
    "finds card missing",
    "finds wrong decks",
    "finds order lost",
    "announces reconstruction",
    "reconstructs",
    "opens",
    "announces closure",
    "closes",
    "calls final-three",
    "decides dispute",
    "leaves dispute",
    "permits notes",
    "presses button",
    "triggers button",
    "declares malfunction button",
    "declares repair button",
    "voids round",
    "voids last-round",
    "voids",
    "voids wager",
    "refuses",
    "marks absent",
    "marks idle",
    "restricts minimum",
    "restricts single-box",
    "lifts",
    "excludes",
    "detains",
    "confiscates device",
    "vacates",
    "notifies inspector",
    "seizes",
});

class StaffsAsks {
public:
    StaffsAsks(const State& state, const Duty& duty) : s_(state), duty_(duty) {}

    std::vector<Ask> all() {
        if (duty_.role == Role::dealer || duty_.role == Role::supervisor) those_who_deal();
        cards();
        errors();
        table_itself();
        rounds();
        for (std::size_t i = 0; i < s_.people.players.size(); ++i) {
            about(static_cast<PlayerId>(i));
        }
        return std::move(asks_);
    }

private:
    Ask& add(std::string_view words, const Command& command) {
        Ask ask;
        ask.kind = Kind::order;
        ask.words = words;
        ask.duty = duty_;
        ask.which =
            static_cast<int>(std::find(orders.begin(), orders.end(), words) - orders.begin());
        ask.command = [command](Money) { return command; };
        asks_.push_back(std::move(ask));
        return asks_.back();
    }
    template <class Make>
    Ask& add_amount(std::string_view words, const Span& span, Make make) {
        Ask& ask = add(words, table::GoOn{});
        ask.amounts = span;
        ask.command = make;
        return ask;
    }
    // The same order for each hand that lies there.
    template <class Make>
    void for_hands(std::string_view words, bool with_dealer, Make make) {
        for (int box = 1; box <= s_.setup.boxes; ++box) {
            const int hands = s_.box(box).hand_count;
            for (int i = 0; i < std::max(hands, 1); ++i) {
                const HandId hand{u8(box), u8(i)};
                Ask& ask = add(words, make(hand));
                ask.hand = hand;
                ask.box = box;
            }
        }
        if (with_dealer) add(words, make(table::dealers_hand)).hand = table::dealers_hand;
    }
    template <class Make>
    void for_boxes(std::string_view words, Make make) {
        for (int box = 1; box <= s_.setup.boxes; ++box) add(words, make(box)).box = box;
    }

    void those_who_deal() {
        add("deals", table::Deal{});
        add("goes on", table::GoOn{});
        for_hands("draws to", true, [](HandId hand) { return table::DrawTo{hand}; });
        add("draws", table::DrawExcess{});
        add("exposes", table::ExposeCard{});
        for_hands("misplaces to", true, [](HandId hand) { return table::MisplaceCard{hand}; });
        for_hands("skips", true, [](HandId hand) { return table::SkipCard{hand}; });
        for_boxes("overlooks ante", [](int box) { return table::OverlookAnte{box}; });
        add("overlooks insurance", table::OverlookInsurance{});
        add("shuffles", table::Shuffle{});
        // Only cards that are on their way to the shoe get one.
        const bool prepared = s_.cards.preparing.cards != table::CardsAre::ready;
        const std::int64_t stack = prepared ? s_.cards_in_shoe() : 0;
        const Span behind{{0}, {stack}, {1}, {stack / 4}, true};
        add_amount("places cutting-card", behind, [](Money cards) -> Command {
            return table::PlaceCuttingCard{static_cast<int>(cards.cents)};
        });
        add("burns", table::BurnCard{});
        add("spreads cards", table::MixCards{Mix::spread});
        add("washes cards", table::MixCards{Mix::wash});
        add("stacks cards", table::MixCards{Mix::stack});
        add("riffles cards", table::MixCards{Mix::riffle});
    }
    void cards() {
        add("checks cards", table::CheckCards{});
        add("brings cards", table::BringCards{table::Brought::unprepared});
        add("brings cards pre-checked", table::BringCards{table::Brought::pre_checked});
        add("brings cards pre-shuffled", table::BringCards{table::Brought::pre_shuffled});
        const std::int64_t stack = s_.cards_in_shoe();
        const std::int64_t deck = cards::cards_in(s_.cards.deck);
        const std::int64_t least = stack >= 2 * deck ? deck : 1;
        add_amount("cuts", {{least}, {stack - least}, {1}, {stack / 2}, true},
                   [](Money at) -> Command {
                       return table::CutCards{nobody, static_cast<int>(at.cents)};
                   });
        add("orders burn", table::OrderBurn{});
        add("orders shuffle", table::OrderShuffle{});
        add("orders shuffle at front", table::NameCuttingCard{true});
        add("orders shuffle at rear", table::NameCuttingCard{false});
        add("orders face-down", table::OrderFaceDown{});
        add("approves face-down", table::ApproveFaceDown{});
        add("replaces cards", table::ReplaceCards{});
        add("replaces shoe hand", table::ReplaceShoe{table::ShoeKind::by_hand});
        add("replaces shoe automatic", table::ReplaceShoe{table::ShoeKind::automatic});
        add("replaces shoe continuous", table::ReplaceShoe{table::ShoeKind::continuous});
        add("declares malfunction shoe", table::FailShoe{table::Fault::unsaid});
        add("declares repair shoe", table::RepairShoe{});
    }
    void errors() {
        for_boxes("finds ante missing", [](int box) { return table::FindAnteMissing{box}; });
        add("finds burn missing", table::Find{Finding::burn_missing});
        add("finds cutting-card missing", table::Find{Finding::cutting_card_missing});
        add("finds shuffle missing", table::Find{Finding::shuffle_missing});
        for_boxes("finds wager missing", [](int box) {
            return table::Find{Finding::wager_missing, box};
        });
        for_boxes("finds card missing", [](int box) {
            return table::Find{Finding::card_missing, box};
        });
        add("finds card missing", table::Find{Finding::card_missing, 0}).hand = table::dealers_hand;
        add("finds wrong decks", table::Find{Finding::wrong_decks});
        add("finds order lost", table::Find{Finding::order_lost});
        add("announces reconstruction", table::AnnounceReconstruction{});
        add("reconstructs", table::Reconstruct{});
    }
    void table_itself() {
        add("opens", table::OpenGaming{});
        add("announces closure", table::AnnounceClosure{});
        add("closes", table::CloseGaming{});
        add("calls final-three", table::CallFinalThree{});
        add("decides dispute", table::DecideDispute{true});
        add("leaves dispute", table::DecideDispute{false});
        add("permits notes", table::PermitNotes{});
        if (!table::button_at(s_.setup)) return;
        for_boxes("presses button", [](int box) { return table::PressButton{nobody, box}; });
        for_boxes("triggers button", [](int box) { return table::TriggerButton{box}; });
        add("declares malfunction button", table::FailButton{});
        add("declares repair button", table::RepairButton{});
    }
    void rounds() {
        add("voids round", table::VoidRound{});
        add("voids last-round", table::VoidRound{true});
        for_hands("voids", false, [](HandId hand) { return table::VoidHand{hand}; });
        for (int box = 1; box <= s_.setup.boxes; ++box) {
            for (std::size_t i = 0; i < s_.box(box).bettor_count; ++i) {
                wagers_of(s_.box(box).bettors[i].player, box);
            }
        }
    }
    void wagers_of(PlayerId player, int box) {
        const auto about = [&](std::string_view words, const Command& command) -> Ask& {
            Ask& ask = add(words, command);
            ask.box = box;
            ask.whose = player;
            return ask;
        };
        about("voids wager", table::VoidWager{player, box});
        about("voids wager", table::VoidWager{player, box, {}, true}).insurance = true;
        for (const table::OptionWager& wager : s_.round.option_wagers) {
            if (wager.player != player || wager.box != box) continue;
            about("voids wager", table::VoidWager{player, box, wager.option}).option = wager.option;
        }
        about("refuses", table::RefuseWager{player, box});
    }
    void about(PlayerId player) {
        const auto order = [&](std::string_view words, const Command& command) {
            add(words, command).whose = player;
        };
        order("marks absent", table::MarkAbsent{player, table::Absence::marked_away});
        order("marks idle", table::MarkAbsent{player, table::Absence::marked_idle});
        order("restricts minimum", table::Restrict{player, table::Restriction::minimum_only});
        order("restricts single-box", table::Restrict{player, table::Restriction::single_box});
        order("lifts", table::Lift{player});
        order("excludes", table::Exclude{player});
        order("detains", table::Detain{player});
        order("confiscates device", table::Confiscate{player});
        order("vacates", table::VacateSeat{player});
        order("notifies inspector", table::TellRegulator{player});
        const Money chip = s_.setup.chips.smallest();
        add_amount("seizes", {chip, table::chips_of(s_, player), chip, nothing, false},
                   [player](Money amount) -> Command {
                       return table::Seize{player, amount};
                   })
            .whose = player;
    }

    const State& s_;
    Duty duty_;
    std::vector<Ask> asks_{};
};

}  // namespace

std::vector<Ask> asks_of_official(const State& state, const Duty& duty) {
    return StaffsAsks(state, duty).all();
}

}  // namespace croupier::view
