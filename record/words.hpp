// The words of one line of a table record, read from left to right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/keys.hpp"
#include "record/statement.hpp"

namespace croupier::record {

inline constexpr std::size_t line_bytes_max = 10'000;
inline constexpr std::uint32_t lines_max = 5'000'000;
inline constexpr std::size_t name_letters_max = 32;
inline constexpr std::size_t word_letters_max = 64;
inline constexpr int box_number_max = 99;
inline constexpr std::int64_t clock_minutes_max = 5'256'000;  // ten years

// A text at one glance.
struct Survey {
    // The first byte that no record may hold: not UTF-8, or a control character other than a tab, a
    // line feed, or a carriage return before one. The size of the text when there is none.
    std::size_t first_wrong_byte{0};
    std::size_t line_feeds{0};  // before that byte
};
[[nodiscard]] Survey survey(std::string_view text);

// At most 24 characters of a word, with an escape for every byte that is no visible ASCII.
[[nodiscard]] std::string printable(std::string_view word);

// The candidate that a misspelt word most likely meant; empty when none is near.
[[nodiscard]] Word nearest(Word word, std::span<const Word> candidates);

// `a, b or c`
[[nodiscard]] std::string listed(std::span<const Word> words);

// A line and how far it has been read. The readers named after what they read return false on the
// first word that is wrong, and from then on `fault` says why.
class Words {
public:
    // Views of words point into `line`, which holds no line end.
    Words(std::string_view line, std::uint32_t number)
        : begin_(line.data()), at_(line.data()), end_(line.data() + line.size()), line_(number) {
        advance();
    }

    // The word in front, empty at the end of the statement. A comment is not a word.
    [[nodiscard]] Word front() const { return word_; }
    [[nodiscard]] bool done() const { return word_.empty(); }
    [[nodiscard]] Key key() const { return key_of(word_); }
    [[nodiscard]] std::uint32_t column() const {
        return static_cast<std::uint32_t>(word_.data() - begin_) + 1;
    }
    // Whether what the statement says has ended: at its end, or before `because` or `!`.
    [[nodiscard]] bool said() const {
        return word_.empty() || word_.front() == '!' || word_ == "because";
    }
    void advance();

    // Where reading stands, so that a fault can point to a word before it.
    struct Place {
        const char* at;
        const char* read;
        Word word;
    };
    [[nodiscard]] Place place() const { return {at_, read_, word_}; }
    void back_to(const Place& place) {
        at_ = place.at;
        read_ = place.read;
        word_ = place.word;
    }

    // What follows the words, from its `#`, without blanks at its end; empty if there is nothing.
    [[nodiscard]] std::string_view comment() const;

    // Takes the word in front when it is this keyword.
    bool taken(Word keyword) {
        if (word_ != keyword) return false;
        advance();
        return true;
    }

    bool keyword(Word keyword);
    bool one_of(std::initializer_list<Word> choices, Word& out);
    bool name(Name& out);
    bool money(Money& out);
    bool signed_money(Money& out);
    bool ratio(Ratio& out);
    bool count(int& out, Word what);
    bool seed(std::uint64_t& out);
    bool minutes(std::int64_t& out);       // `+20m`, `+2h`
    bool minutes_away(std::int64_t& out);  // `20m`
    bool box(int& out);
    bool on_box(int& out) { return keyword("on") && box(out); }
    bool hand(HandRef& out);
    bool hand_or_dealer(HandRef& out);
    bool card(Card& out);
    bool face_up_or_card(ShoeItem& out);
    bool option(Word& out);
    bool value(Word& out, Word what);
    bool clause(Word& out);
    // All words up to `!` or the end.
    bool reason(std::string_view& out, Word what = "the reason, in words");
    bool nothing_more();

    // Says that the word in front is not what was expected. Always false.
    bool wrong(std::string expected);
    // The same, with the candidate that was meant if one is near.
    bool wrong_choice(std::string expected, std::span<const Word> candidates);

    // Keeps a list for as long as the statement that says it.
    template <class T>
    [[nodiscard]] List<T> keep(std::vector<T> list) {
        const auto kept = std::make_shared<const std::vector<T>>(std::move(list));
        carries = kept;
        return List<T>(*kept);
    }

    Fault fault{};
    std::shared_ptr<const void> carries{};  // what was kept

private:
    void take_in_rest_of_clause();

    const char* begin_;
    const char* at_;  // behind the word in front
    const char* end_;
    const char* read_;  // behind the word before it
    Word word_{};
    std::uint32_t line_;
};

}  // namespace croupier::record
