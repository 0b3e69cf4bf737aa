// What a person has typed: its words, in whatever case.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace croupier::apps {

inline constexpr std::string_view blanks = " \t";

// The line split at its blanks.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

[[nodiscard]] std::string in_small_letters(std::string_view text);

}  // namespace croupier::apps
