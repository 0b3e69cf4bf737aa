// What would become of an order, without anything changing: `decide` is pure, and cards that the
// table would be short of are brought to a copy.
#pragma once

#include <optional>
#include <vector>

#include "table/table.hpp"

namespace croupier::host {

// What an order would lead to at once; what the dealer does after it is left out.
struct Would {
    std::optional<table::Refusal> refusal{};
    std::vector<table::Event> events{};
};

// For one table at one moment, which must last as long as this.
class Rehearsal {
public:
    explicit Rehearsal(const table::State& state) : state_(state) {}

    [[nodiscard]] Would ask(const table::Command& command,
                            const std::optional<table::Official>& by = std::nullopt);

private:
    const table::State& state_;
    std::optional<table::State> supplied_{};  // made when it is first wanted
};

}  // namespace croupier::host
