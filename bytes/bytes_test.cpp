#include "bytes/bytes.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace croupier::bytes {

// Not in a namespace without a name: clang wants a definition of what only has to be counted.
enum class Colour : std::uint8_t { red, green };

namespace {

struct Inner {
    std::int32_t number{0};
    std::vector<std::uint16_t> list{};
    std::optional<Colour> colour{};

    friend bool operator==(const Inner&, const Inner&) = default;
};

struct Outer {
    bool flag{false};
    std::string text{};
    std::array<Inner, 2> pair{};
    std::vector<Inner> inner{};
    std::uint64_t large{0};
    std::int64_t small{0};

    friend bool operator==(const Outer&, const Outer&) = default;
};

template <class T>
std::string written(const T& value) {
    Writer out;
    put(out, value);
    return out.take();
}

template <class T>
std::optional<T> read(std::string_view bytes) {
    Reader in(bytes);
    T value{};
    get(in, value);
    if (!in.at_end()) return std::nullopt;
    return value;
}

RC_GTEST_PROP(Bytes, GiveBackWhatWasWritten,
              (const std::string& text, const std::vector<std::uint16_t>& list)) {
    const Outer whole{*rc::gen::arbitrary<bool>(),
                      text,
                      {Inner{*rc::gen::arbitrary<std::int32_t>(), list, Colour::green}, Inner{}},
                      {Inner{-1, {}, std::nullopt}, Inner{1, list, Colour::red}},
                      *rc::gen::arbitrary<std::uint64_t>(),
                      *rc::gen::arbitrary<std::int64_t>()};
    const std::string bytes = written(whole);
    RC_ASSERT(read<Outer>(bytes) == whole);
    // Whatever is cut off or put behind is noticed.
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        RC_ASSERT(!read<Outer>(std::string_view(bytes).substr(0, size)));
    }
    RC_ASSERT(!read<Outer>(bytes + '\0'));
}

RC_GTEST_PROP(Bytes, OfAnyKindAreReadOrRefused, (const std::vector<std::uint8_t>& noise)) {
    const std::string bytes(noise.begin(), noise.end());
    const auto whole = read<Outer>(bytes);
    // One value, one way to write it.
    if (whole) RC_ASSERT(written(*whole) == bytes);
}

TEST(Numbers, AreShortWhereTheyAreSmall) {
    EXPECT_EQ(written(std::uint32_t{127}), "\x7f");
    EXPECT_EQ(written(std::uint32_t{128}), "\x80\x01");
    EXPECT_EQ(written(std::int64_t{-1}), "\x01");
    EXPECT_EQ(written(std::int64_t{1}), "\x02");
    EXPECT_EQ(written(std::numeric_limits<std::uint64_t>::max()).size(), 10U);
}

TEST(Numbers, HaveOneWayToBeWritten) {
    EXPECT_EQ(read<std::uint32_t>(std::string_view("\x80\x00", 2)), std::nullopt);
    EXPECT_EQ(read<std::uint64_t>("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x02"), std::nullopt);
    EXPECT_EQ(read<std::uint8_t>("\x80\x02"), std::nullopt) << "256 is no byte";
    EXPECT_EQ(read<bool>("\x02"), std::nullopt);
}

TEST(Lists, BelieveNoCountThatTheRestCannotHold) {
    EXPECT_EQ(read<std::vector<std::uint16_t>>("\xff\xff\xff\xff\x0f"), std::nullopt);
}

}  // namespace
}  // namespace croupier::bytes
