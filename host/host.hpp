// The host of a table: takes an order, brings the cards and prizes that the table is short of, lets
// it go on, and gives back what became of it with all events. Whoever drives a table drives it
// through this.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "host/supply.hpp"
#include "table/table.hpp"

namespace croupier::host {

// What is asked of a table.
struct Order {
    table::Command command{};
    std::optional<table::Official> by{};  // who orders it, if an official does
    int slot{0};  // where the button stops that it presses; 0: lists and the supply say
};

// What became of it. Unless it is done, the table stands as it stood.
struct Result {
    enum class Is : std::uint8_t {
        done,
        refused,  // the book says no
        no_card,  // a card is due, and nobody knows which
        no_slot   // the list of prizes names a slot that the button does not have
    } is{Is::done};
    table::Refusal refusal{};
    int slot{0};   // that was listed
    int slots{0};  // that the button has

    [[nodiscard]] bool done() const { return is == Is::done; }
};

// Cards that come next. Those that are listed between two rounds come next after a shuffle too,
// until the next round is dealt.
struct ListedCards {
    std::vector<cards::Card> cards{};
    std::vector<int> cutting_cards{};  // before which of them one lies, counted from 0
    std::vector<int> face_up{};        // which of them show their face
    bool open_ended{false};            // the supply says what comes after them
};

// When the order of shuffled cards is known.
enum class OrderKnown : std::uint8_t {
    at_once,  // and the first shoe is ready for the first deal, unless people see to it
    when_due  // with the first card that is drawn
};

// What becomes of an order for which no card can be had.
enum class Unfinished : std::uint8_t {
    undone,
    left  // carried out as far as the cards reach, so that what follows can be looked at
};

struct Ways {
    OrderKnown order_known{OrderKnown::at_once};
    Unfinished unfinished{Unfinished::undone};
};

// Looks on at whatever the table is asked, step by step: orders, and what the host brings for them.
// An order that is undone has been seen.
class Watch {
public:
    enum class From : bool { outside, host };

    virtual ~Watch() = default;
    virtual void before(const table::State&, const Order&, From) {}
    virtual void after(const table::State&, const Order&, From, const table::Decision&,
                       std::span<const table::Event>) {}
};

class Host {
public:
    // Hosts this table: a new one, or one that is taken up. The supply and the watch, if there is
    // one, stay the caller's and must last as long as the host.
    Host(table::Table table, Supply& supply, Ways ways = {}, Watch* watch = nullptr);

    // Two would draw from one supply.
    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    // Stays in its place, also when an order is undone.
    [[nodiscard]] const table::State& state() const { return now_.table.state(); }

    Result perform(const table::Command& command,
                   const std::optional<table::Official>& by = std::nullopt, int slot = 0);
    Result perform(const Order& order) { return perform(order.command, order.by, order.slot); }

    // Tells which cards come next; they come before any of the supply.
    Result list(ListedCards cards);

    // Tells at which slots the button stops next. That each is one is seen when it comes.
    void list_slots(std::span<const int> slots);

    // Does all of this or nothing: where `acts` gives false, the table stands as it stood. Events
    // are those of the whole.
    template <class Acts>
    bool together(const Acts& acts) {
        Kept kept = begin_together();
        const bool stands = acts();
        end_together(std::move(kept), stands);
        return stands;
    }

    // Makes the order of the shoe known if none of it is.
    Result tell_order();

    // What the last order brought about, or at first the opening of the table.
    [[nodiscard]] std::span<const table::Event> events() const {
        return gathers_ ? std::span<const table::Event>(gathered_) : now_.table.events();
    }

private:
    // All that an order can change.
    struct Now {
        table::Table table;
        std::vector<ListedCards> cards{};  // listed since the last deal
        std::vector<int> slots{};
    };
    struct Kept {
        std::unique_ptr<Now> now;
        std::size_t events;
    };

    [[nodiscard]] Result attempt(const table::Command& command,
                                 const std::optional<table::Official>& by, int slot);
    [[nodiscard]] Result carry_out(const table::Command& command,
                                   const std::optional<table::Official>& by, int slot);
    [[nodiscard]] Result deal_from_first_shoe(const table::Command& deal,
                                              const std::optional<table::Official>& by);
    [[nodiscard]] table::Decision step(const table::Command& command,
                                       const std::optional<table::Official>& by, Watch::From from);
    void hear_shoe(table::Decision& decision);

    // Each gives how the table goes on with what was brought.
    [[nodiscard]] Result bring_cards(table::Decision& decision);
    [[nodiscard]] Result bring_prize(int slot, table::Decision& decision);
    [[nodiscard]] Result bring(const table::Command& command, table::Decision& decision);

    [[nodiscard]] ListedCards with_rest(ListedCards cards);
    [[nodiscard]] std::vector<cards::Card> shuffled_cards();
    [[nodiscard]] bool first_shoe_is_untouched() const;

    [[nodiscard]] bool can_fail_halfway(int slot) const;
    [[nodiscard]] Kept begin_together();
    void end_together(Kept kept, bool stands);
    [[nodiscard]] Kept keep() const;
    void go_back(Kept kept);
    void begin();
    void gather();

    Now now_;
    Supply& supply_;
    Ways ways_;
    Watch* watch_;
    bool shuffled_{false};  // by the present order
    int together_{0};       // how deep orders are nested that stand or fall with one another
    bool gathers_{false};   // else the events are those that the table has
    std::vector<table::Event> gathered_{};
};

// Why the table would refuse an order; nothing where it would be carried out. Changes nothing.
[[nodiscard]] std::optional<table::Refusal> would_refuse(
    const table::State& state, const table::Command& command,
    const std::optional<table::Official>& by = std::nullopt);

// The first refusal of orders that come one after the other.
[[nodiscard]] std::optional<table::Refusal> would_refuse(const table::State& state,
                                                         std::span<const Order> orders);

}  // namespace croupier::host
