// Inside describe(): the words and fields that events have in common. Not for other folders.
#pragma once

#include <fmt/format.h>

#include "table/deciding.hpp"
#include "table/describe.hpp"

namespace croupier::table {

class Describing {
protected:
    explicit Describing(const State& state) : s_(state) {}

    static std::string money(Money amount) { return ledger::to_string(amount); }
    static std::string_view why_returned(Returned why) {
        switch (why) {
            case Returned::stand_off: return "stand off";
            case Returned::spared: return "spared";
            case Returned::excess: return "above the maximum";
            case Returned::under_minimum: return "under the minimum";
            case Returned::voided: return "void";
            case Returned::withdrawn: return "taken back";
            case Returned::unaccompanied: return "without a main wager";
        }
        return "";
    }
    [[nodiscard]] std::string_view name(PlayerId id) const { return s_.player(id).name; }
    [[nodiscard]] std::string where(HandId id) const {
        return id.box == 0 ? "the dealer" : in_words(id, s_);
    }
    [[nodiscard]] Field player(PlayerId id) const { return {"player", std::string(name(id))}; }
    [[nodiscard]] Field owner(PlayerId id) const { return {"owner", std::string(name(id))}; }
    [[nodiscard]] static Field amount(Money value) { return {"amount", money(value)}; }
    [[nodiscard]] static Field box(int number) { return {"box", std::int64_t{number}}; }
    [[nodiscard]] static Field option(Option which) {
        return {"wager", std::string(rules::to_string(which))};
    }
    [[nodiscard]] Field hand(HandId id) const { return {"hand", hand_word(s_, id)}; }

    const State& s_;
};

}  // namespace croupier::table
