// Values as bytes and back. What a type is written as follows from its members, so that a new
// member cannot be forgotten; a class that hides its members says its parts.
//
// Whole numbers have seven bits a byte, the lowest first; those that can be negative are folded so
// that small ones stay short (0, -1, 1, -2 ...). A text or a list is its length and what is in it,
// an optional value a flag and the value. docs/log.md describes the format for other programs.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "bytes/members.hpp"

namespace croupier::bytes {

class Writer {
public:
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7) out_.push_back(static_cast<char>(value | 0x80));
        out_.push_back(static_cast<char>(value));
    }
    void text(std::string_view text) {
        number(text.size());
        out_.append(text);
    }
    void raw(std::string_view bytes) { out_.append(bytes); }
    [[nodiscard]] const std::string& bytes() const { return out_; }
    [[nodiscard]] std::string take() { return std::exchange(out_, {}); }
    void clear() { out_.clear(); }

private:
    std::string out_;
};

// Reads what a Writer wrote. Bytes that do not fit make it fail: from then on it gives zeros, and
// whoever reads looks at ok() in the end.
class Reader {
public:
    explicit Reader(std::string_view in) : in_(in) {}

    [[nodiscard]] bool ok() const { return ok_; }
    [[nodiscard]] bool at_end() const { return ok_ && at_ == in_.size(); }
    [[nodiscard]] std::size_t at() const { return at_; }
    // What was read since it stood there.
    [[nodiscard]] std::string_view since(std::size_t start) const {
        return in_.substr(start, at_ - start);
    }
    void fail() { ok_ = false; }

    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            if (at_ >= in_.size() || !ok_) break;
            const auto byte = static_cast<unsigned char>(in_[at_++]);
            const std::uint64_t bits = byte & 0x7FU;
            // Nothing may be lost at the upper end, and a last byte of zero would be a second way
            // to write the same number.
            if (shift == 63 && bits > 1) break;
            value |= bits << shift;
            if ((byte & 0x80U) != 0) continue;
            if (byte == 0 && shift != 0) break;
            return value;
        }
        fail();
        return 0;
    }
    std::string_view raw(std::uint64_t size) {
        if (!ok_ || size > in_.size() - at_) {
            fail();
            return {};
        }
        const std::string_view bytes = in_.substr(at_, static_cast<std::size_t>(size));
        at_ += size;
        return bytes;
    }
    std::string_view text() { return raw(number()); }
    // Passes over these bytes if they come next, and tells whether they did.
    bool takes(std::string_view bytes) {
        if (!ok_ || !in_.substr(at_).starts_with(bytes)) return false;
        at_ += bytes.size();
        return true;
    }
    // How many items a list has. Each takes a byte at the least, so no count is believed that the
    // rest could not hold.
    std::size_t count() {
        const std::uint64_t count = number();
        if (count > in_.size() - at_) fail();
        return ok_ ? static_cast<std::size_t>(count) : 0;
    }

private:
    std::string_view in_;
    std::size_t at_{0};
    bool ok_{true};
};

template <class T>
inline constexpr bool is_number = std::is_integral_v<T> || std::is_enum_v<T>;

// -1 is 1, 1 is 2, -2 is 3.
[[nodiscard]] constexpr std::uint64_t folded(std::int64_t value) {
    return (static_cast<std::uint64_t>(value) << 1U) ^ static_cast<std::uint64_t>(value >> 63);
}
[[nodiscard]] constexpr std::int64_t unfolded(std::uint64_t value) {
    return static_cast<std::int64_t>((value >> 1U) ^ (~(value & 1U) + 1));
}

template <class T>
requires is_number<T>
void put(Writer& out, T value) {
    if constexpr (std::is_enum_v<T>) {
        put(out, static_cast<std::underlying_type_t<T>>(value));
    } else if constexpr (std::is_signed_v<T>) {
        out.number(folded(value));
    } else {
        out.number(value);
    }
}
template <class In, class T>
requires is_number<T>
void get(In& in, T& value) {
    if constexpr (std::is_enum_v<T>) {
        std::underlying_type_t<T> number{};
        get(in, number);
        value = static_cast<T>(number);
    } else if constexpr (std::is_same_v<T, bool>) {
        const std::uint64_t number = in.number();
        if (number > 1) in.fail();
        value = number == 1;
    } else if constexpr (std::is_signed_v<T>) {
        const std::int64_t number = unfolded(in.number());
        if (!std::in_range<T>(number)) in.fail();
        value = static_cast<T>(number);
    } else {
        const std::uint64_t number = in.number();
        if (!std::in_range<T>(number)) in.fail();
        value = static_cast<T>(number);
    }
}

inline void put(Writer& out, const std::string& text) { out.text(text); }
template <class In>
void get(In& in, std::string& text) {
    text = in.text();
}

// Declared before they are used, so that lists of structures of lists find one another.
template <class T>
requires std::is_aggregate_v<T>
void put(Writer& out, const T& whole);
template <class In, class T>
requires std::is_aggregate_v<T>
void get(In& in, T& whole);
template <class T, std::size_t N>
void put(Writer& out, const std::array<T, N>& list);
template <class In, class T, std::size_t N>
void get(In& in, std::array<T, N>& list);
template <class T>
void put(Writer& out, const std::optional<T>& value);
template <class In, class T>
void get(In& in, std::optional<T>& value);

template <class T>
void put(Writer& out, const std::vector<T>& list) {
    out.number(list.size());
    for (const T& each : list) put(out, each);
}
template <class In, class T>
void get(In& in, std::vector<T>& list) {
    list.clear();
    const std::size_t count = in.count();
    for (std::size_t i = 0; i < count && in.ok(); ++i) get(in, list.emplace_back());
}

template <class T, std::size_t N>
void put(Writer& out, const std::array<T, N>& list) {
    for (const T& each : list) put(out, each);
}
template <class In, class T, std::size_t N>
void get(In& in, std::array<T, N>& list) {
    for (T& each : list) get(in, each);
}

template <class T>
void put(Writer& out, const std::optional<T>& value) {
    put(out, value.has_value());
    if (value) put(out, *value);
}
template <class In, class T>
void get(In& in, std::optional<T>& value) {
    bool there = false;
    get(in, there);
    value.reset();
    if (there) get(in, value.emplace());
}

// A structure is its members one after the other.
template <class T>
requires std::is_aggregate_v<T>
void put(Writer& out, const T& whole) {
    for_each_member(whole, [&](const auto& each) { put(out, each); });
}
template <class In, class T>
requires std::is_aggregate_v<T>
void get(In& in, T& whole) {
    for_each_member(whole, [&](auto& each) { get(in, each); });
}

}  // namespace croupier::bytes
