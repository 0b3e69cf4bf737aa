// Writing a statement word by word.
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>

#include "record/print.hpp"

namespace croupier::record {

// Words in the order of the arguments, with blanks between them. Empty words are left out.
class Line {
public:
    explicit Line(std::string& text) : text_(text), start_(text.size()) {}

    template <class... Parts>
    void operator()(const Parts&... parts) {
        (add(parts), ...);
    }

private:
    void add(std::string_view word) {
        if (word.empty()) return;
        if (text_.size() > start_) text_ += ' ';
        text_ += word;
    }
    void add(Money amount) { add(ledger::to_string(amount)); }
    void add(Ratio odds) { add(ledger::to_string(odds)); }
    void add(Card card) { add(cards::to_string(card)); }
    void add(HandRef hand) { add(to_string(hand)); }
    void add(Role role) { add(table::to_string(role)); }
    template <std::integral Number>
    void add(Number number) {
        add(std::to_string(number));
    }
    template <class T>
    void add(const std::optional<T>& part) {
        if (part) add(*part);
    }

    std::string& text_;
    std::size_t start_;
};

}  // namespace croupier::record
