#include "record/words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include <fmt/core.h>

namespace croupier::record {
namespace {

constexpr Word a_card =
    "a card such as 7s or Td: a rank of A 2 3 4 5 6 7 8 9 T J Q K, then s, h, d or c";

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

// What a byte may be part of.
enum : std::uint8_t { ends_word = 1, in_name = 2, in_option = 4, in_value = 8, in_clause = 16 };

constexpr auto byte_kinds = [] {
    std::array<std::uint8_t, 256> kinds{};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const char c = static_cast<char>(i);
        std::uint8_t kind = 0;
        if (is_blank(c) || c == '#') kind |= ends_word;
        if (is_letter(c) || is_digit(c)) kind |= in_name | in_value | in_clause;
        if (is_lower(c) || is_digit(c) || c == '-') kind |= in_option;
        if (c == '_' || c == '-') kind |= in_name;
        if (std::string_view("-_.:/()+'").find(c) != std::string_view::npos) {
            kind |= in_value | in_clause;
        }
        if (c == ',') kind |= in_value;
        if (c == '@') kind |= in_clause;
        kinds[i] = kind;
    }
    return kinds;
}();

constexpr std::uint8_t kind_of(char c) { return byte_kinds[static_cast<unsigned char>(c)]; }

bool all(Word word, std::uint8_t kind) {
    return std::all_of(word.begin(), word.end(), [=](char c) { return (kind_of(c) & kind) != 0; });
}

// How many bytes the character at the front takes; 0 when it is no character of a record.
std::size_t character_bytes(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const auto follows = [&](std::size_t i) { return (byte(i) & 0xC0U) == 0x80U; };
    const unsigned lead = byte(0);
    if (lead < 0x80) {
        if (lead == '\r') return byte(1) == '\n' ? 1 : 0;
        return lead == '\n' || lead == '\t' || (lead >= 0x20 && lead != 0x7F) ? 1 : 0;
    }
    if (lead >= 0xC2 && lead <= 0xDF) {
        const bool control = lead == 0xC2 && byte(1) < 0xA0;
        return follows(1) && !control ? 2 : 0;
    }
    if ((lead & 0xF0U) == 0xE0U) {
        const bool overlong = lead == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = lead == 0xED && byte(1) >= 0xA0;
        return follows(1) && follows(2) && !overlong && !surrogate ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const bool overlong = lead == 0xF0 && byte(1) < 0x90;
        const bool beyond = lead == 0xF4 && byte(1) >= 0x90;
        return follows(1) && follows(2) && follows(3) && !overlong && !beyond ? 4 : 0;
    }
    return 0;
}

// Eight bytes at once: in both answers, the highest bit of a byte speaks for that byte.
struct Eight {
    std::uint64_t line_feeds;
    std::uint64_t others;  // not ASCII, or a control character but for a line feed
};

Eight look_at_eight(const char* at) {
    constexpr std::uint64_t ones = 0x0101010101010101U;
    constexpr std::uint64_t highs = ones * 0x80U;
    constexpr std::uint64_t lows = ones * 0x7FU;
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, at, sizeof bytes);
    const std::uint64_t ascii = bytes & lows;
    const std::uint64_t high = bytes & highs;
    const auto equals = [&](std::uint64_t letter) {
        return ~((ascii ^ ones * letter) + lows) & highs;
    };
    const std::uint64_t line_feeds = equals('\n') & ~high;
    const std::uint64_t controls = ~((ascii | highs) - ones * 0x20U) & highs;
    return {line_feeds, high | equals(0x7F) | (controls & ~line_feeds)};
}

std::size_t count_of_highs(std::uint64_t highs) {
    return (highs >> 7U) * 0x0101010101010101U >> 56U;
}

std::size_t edits(Word a, Word b) {
    constexpr std::size_t longest = 40;
    if (a.size() > longest || b.size() > longest) return longest;
    std::array<std::size_t, longest + 1> before{};
    std::array<std::size_t, longest + 1> row{};
    std::array<std::size_t, longest + 1> next{};
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            next[j] = std::min({row[j] + 1, next[j - 1] + 1, row[j - 1] + change});
            const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (swapped) next[j] = std::min(next[j], before[j - 2] + 1);
        }
        before = row;
        row = next;
    }
    return row[b.size()];
}

// Digits only, as every number of a record is written.
template <class Number>
bool read_number(Word word, Number& out) {
    if (word.empty() || !is_digit(word.front())) return false;
    const char* end = word.data() + word.size();
    const auto [stop, error] = std::from_chars(word.data(), end, out);
    return error == std::errc{} && stop == end;
}

std::string expected_money(Word word, ledger::NotMoney why) {
    switch (why) {
        case ledger::NotMoney::no_number: break;
        case ledger::NotMoney::too_many_decimals: return "an amount with at most two decimals";
        case ledger::NotMoney::negative: return "an amount without a sign";
        case ledger::NotMoney::too_large:
            return fmt::format("an amount of at most {}", ledger::to_string(ledger::amount_max));
    }
    if (word.starts_with('$')) return "an amount without a currency, such as 25 or 12.50";
    return "an amount such as 25 or 12.50";
}

}  // namespace

bool same_words(std::string_view a, std::string_view b) {
    return a == b || with_single_blanks(a) == with_single_blanks(b);
}

std::string with_single_blanks(std::string_view words) {
    std::string text;
    for (const char c : words) {
        if (!is_blank(c)) {
            text += c;
        } else if (!text.empty() && text.back() != ' ') {
            text += ' ';
        }
    }
    if (text.ends_with(' ')) text.pop_back();
    return text;
}

Survey survey(std::string_view text) {
    std::size_t at = 0;
    std::size_t line_feeds = 0;
    while (at < text.size()) {
        if (text.size() - at >= 8) {
            const Eight eight = look_at_eight(text.data() + at);
            if (eight.others == 0) {
                line_feeds += count_of_highs(eight.line_feeds);
                at += 8;
                continue;
            }
        }
        const std::size_t stop = std::min(at + 8, text.size());
        while (at < stop) {
            const std::size_t bytes = character_bytes(text.substr(at));
            if (bytes == 0) return {at, line_feeds};
            line_feeds += text[at] == '\n' ? 1 : 0;
            at += bytes;
        }
    }
    return {text.size(), line_feeds};
}

std::string printable(std::string_view word) {
    constexpr std::size_t longest = 24;
    std::string shown;
    for (const char c : word.substr(0, longest)) {
        if (c >= 0x20 && c < 0x7F) {
            shown += c;
        } else {
            shown += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        }
    }
    if (word.size() > longest) shown += "...";
    return shown;
}

Word nearest(Word word, std::span<const Word> candidates) {
    Word best;
    // A short word is near to too many others: one edit must do.
    std::size_t fewest = word.size() <= 3 ? 2 : 3;
    for (const Word candidate : candidates) {
        const std::size_t needed = edits(word, candidate);
        if (needed >= fewest || needed >= candidate.size()) continue;
        fewest = needed;
        best = candidate;
    }
    return best;
}

std::string listed(std::span<const Word> words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " or " : ", ";
        text += words[i];
    }
    return text;
}

void Words::advance() {
    const char* at = at_;
    read_ = at;
    while (at != end_ && is_blank(*at)) ++at;
    const char* const first = at;
    while (at != end_ && (kind_of(*at) & ends_word) == 0) ++at;
    word_ = {first, static_cast<std::size_t>(at - first)};
    at_ = at;
}

std::string_view Words::comment() const {
    const char* end = end_;
    while (end != at_ && is_blank(end[-1])) --end;
    return {at_, static_cast<std::size_t>(end - at_)};
}

bool Words::wrong(std::string expected) {
    // Where a word is missing, it is missing behind the last one.
    const auto missing = static_cast<std::uint32_t>(read_ - begin_) + 1;
    fault = {line_, done() ? missing : column(), printable(word_), std::move(expected)};
    return false;
}

bool Words::wrong_choice(std::string expected, std::span<const Word> candidates) {
    const Word meant = nearest(word_, candidates);
    if (!meant.empty()) expected += fmt::format("; did you mean {}?", meant);
    return wrong(std::move(expected));
}

bool Words::keyword(Word keyword) {
    if (taken(keyword)) return true;
    return wrong(std::string(keyword));
}

bool Words::one_of(std::initializer_list<Word> choices, Word& out) {
    if (std::find(choices.begin(), choices.end(), word_) == choices.end()) {
        const std::span<const Word> candidates(choices.begin(), choices.size());
        return wrong_choice(listed(candidates), candidates);
    }
    out = word_;
    advance();
    return true;
}

bool Words::name(Name& out) {
    const Word word = word_;
    if (done() || word.front() == '!') return wrong("a name");
    if (!is_letter(word.front())) return wrong("a name, which begins with a letter");
    if (!all(word, in_name)) return wrong("a name of letters a to z, digits, _ and -");
    if (word.size() > name_letters_max) {
        return wrong(fmt::format("a name of at most {} letters", name_letters_max));
    }
    const Key key = candidate_key(word);
    if (key != Key::none && key <= last_reserved && word.size() == to_string(key).size()) {
        const Word reserved = to_string(key);
        const bool same = std::equal(word.begin(), word.end(), reserved.begin(),
                                     [](char a, char b) { return (a | 0x20) == b; });
        if (same && key <= Key::inspector) {
            return wrong(fmt::format("a name; {} is a role and no one's name", reserved));
        }
        if (same) return wrong(fmt::format("a name; {} is a keyword and no one's name", reserved));
    }
    out = word;
    advance();
    return true;
}

bool Words::money(Money& out) {
    const auto [amount, why] = ledger::parse_money(word_);
    if (why) return wrong(expected_money(word_, *why));
    out = amount;
    advance();
    return true;
}

bool Words::signed_money(Money& out) {
    const bool negative = word_.starts_with('-');
    const auto [amount, why] = ledger::parse_money(word_.substr(negative ? 1 : 0));
    if (why == ledger::NotMoney::negative) return wrong("an amount such as 25 or -12.50");
    if (why) return wrong(expected_money(word_, *why));
    out = negative ? -amount : amount;
    advance();
    return true;
}

bool Words::ratio(Ratio& out) {
    const auto odds = ledger::parse_ratio(word_);
    if (!odds) return wrong("odds such as 3:2");
    out = *odds;
    advance();
    return true;
}

bool Words::count(int& out, Word what) {
    if (!read_number(word_, out)) {
        return wrong(!done() && all(word_, in_name) && is_digit(word_.front())
                         ? fmt::format("{}, at most {}", what, std::numeric_limits<int>::max())
                         : std::string(what));
    }
    advance();
    return true;
}

bool Words::seed(std::uint64_t& out) {
    if (!read_number(word_, out)) {
        return wrong(
            fmt::format("a number from 0 to {}", std::numeric_limits<std::uint64_t>::max()));
    }
    advance();
    return true;
}

bool Words::minutes(std::int64_t& out) {
    const bool hours = word_.ends_with('h');
    std::int64_t number = 0;
    if (word_.size() < 3 || word_.front() != '+' || !(hours || word_.ends_with('m')) ||
        !read_number(word_.substr(1, word_.size() - 2), number)) {
        return wrong("a time such as +20m or +2h");
    }
    if (number > clock_minutes_max / (hours ? 60 : 1)) {
        return wrong(fmt::format("a time of at most +{}h", clock_minutes_max / 60));
    }
    out = hours ? number * 60 : number;
    advance();
    return true;
}

bool Words::minutes_away(std::int64_t& out) {
    if (word_.size() < 2 || !word_.ends_with('m') ||
        !read_number(word_.substr(0, word_.size() - 1), out)) {
        return wrong("a number of minutes such as 20m");
    }
    if (out > clock_minutes_max) {
        return wrong(fmt::format("at most {}m", clock_minutes_max));
    }
    advance();
    return true;
}

bool Words::box(int& out) {
    if (!read_number(word_, out) || word_.front() == '0' || out > box_number_max) {
        return wrong(fmt::format("a box from 1 to {}", box_number_max));
    }
    advance();
    return true;
}

bool Words::hand(HandRef& out) {
    const std::size_t point = word_.find('.');
    const Word box = word_.substr(0, point);
    if (!read_number(box, out.box) || box.front() == '0' || out.box > box_number_max) {
        return wrong(fmt::format("a hand such as 3 or 3.2, on a box from 1 to {}", box_number_max));
    }
    out.hand = 0;
    if (point != Word::npos) {
        const Word hand = word_.substr(point + 1);
        if (hand.size() != 1 || hand.front() < '1' || hand.front() > '9') {
            return wrong("a hand such as 3 or 3.2, numbered from 1 to 9 on its box");
        }
        out.hand = hand.front() - '0';
    }
    advance();
    return true;
}

bool Words::hand_or_dealer(HandRef& out) {
    if (!taken("dealer")) return hand(out);
    out = {};
    return true;
}

bool Words::card(Card& out) {
    const auto read = cards::parse_card(word_);
    if (!read) return wrong(std::string(a_card));
    out = *read;
    advance();
    return true;
}

bool Words::face_up_or_card(ShoeItem& out) {
    const bool face_up = word_.starts_with('^');
    const auto read = cards::parse_card(word_.substr(face_up ? 1 : 0));
    if (!read) return wrong(std::string(a_card));
    out = {face_up ? ShoeItem::Kind::face_up_card : ShoeItem::Kind::card, *read};
    advance();
    return true;
}

bool Words::option(Word& out) {
    if (said() || !is_lower(word_.front()) || !all(word_, in_option)) {
        return wrong("an optional wager such as perfect-pairs");
    }
    if (word_.size() > word_letters_max) {
        return wrong(fmt::format("a word of at most {} letters", word_letters_max));
    }
    out = word_;
    advance();
    return true;
}

bool Words::value(Word& out, Word what) {
    if (said() || !all(word_, in_value)) return wrong(std::string(what));
    if (word_.size() > word_letters_max) {
        return wrong(fmt::format("a word of at most {} letters", word_letters_max));
    }
    out = word_;
    advance();
    return true;
}

bool Words::clause(Word& out) {
    if (said() || !all(word_, in_clause)) return wrong("a clause such as 9.2(b)");
    if (word_.size() > word_letters_max) {
        return wrong(fmt::format("a clause of at most {} letters", word_letters_max));
    }
    take_in_rest_of_clause();
    out = word_;
    advance();
    return true;
}

bool Words::reason(std::string_view& out, Word what) {
    if (done() || word_.front() == '!') return wrong(std::string(what));
    const char* const first = word_.data();
    while (!done() && word_.front() != '!') {
        out = {first, static_cast<std::size_t>(at_ - first)};
        advance();
    }
    return true;
}

// `3.4#2` names a further duty of a clause and is no comment; the name of a defined term may be of
// several words, `dict:Stand off`.
void Words::take_in_rest_of_clause() {
    const char* const first = word_.data();
    if (at_ != end_ && *at_ == '#') {
        const char* at = at_ + 1;
        while (at != end_ && is_digit(*at)) ++at;
        if (at != at_ + 1 && (at == end_ || is_blank(*at))) at_ = at;
    }
    if (word_.starts_with("dict:") || word_.starts_with("def:")) {
        Place before = place();
        for (advance(); !said() && all(word_, in_clause); advance()) before = place();
        back_to(before);
    }
    word_ = {first, static_cast<std::size_t>(at_ - first)};
}

bool Words::nothing_more() {
    if (done()) return true;
    if (word_.size() > 1 && word_.front() == '!') return wrong("a blank between ! and the clause");
    return wrong("the end of the line");
}

}  // namespace croupier::record
