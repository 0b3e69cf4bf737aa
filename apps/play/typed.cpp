#include "apps/play/typed.hpp"

#include <algorithm>

namespace croupier::apps {

std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (true) {
        line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
        if (line.empty()) return words;
        const auto end = std::min(line.find_first_of(blanks), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& each : small) {
        if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    }
    return small;
}

}  // namespace croupier::apps
