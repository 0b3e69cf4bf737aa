#include "testkit/command_words.hpp"

#include <fmt/core.h>

namespace croupier::testkit {

std::string in_words(const table::State& state, const Order& order) {
    std::string words = in_words(state, order.command);
    if (!order.by) return words;
    for (std::size_t role = 0; role < table::role_count; ++role) {
        const auto usual = table::to_string(static_cast<table::Role>(role));
        if (!words.starts_with(usual) || words.substr(usual.size(), 1) != " ") continue;
        words.replace(0, usual.size(), table::to_string(order.by->role));
        break;
    }
    if (order.by->reason.empty()) return words;
    const auto remark = words.find("  #");
    const std::string reason = fmt::format(" because {}", order.by->reason);
    return remark == std::string::npos ? words + reason : words.insert(remark, reason);
}

}  // namespace croupier::testkit
