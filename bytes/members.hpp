// The members of a plain structure, one by one: counted and reached by the language itself, so that
// nobody keeps a list of them.
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

namespace croupier::bytes {

inline constexpr std::size_t members_max = 26;

namespace detail {

// Stands for a value of any type where only the number of values matters.
struct Anything {
    template <class T>
    operator T() const;
};

template <class T, std::size_t... I>
consteval bool takes(std::index_sequence<I...>) {
    return requires { T{(static_cast<void>(I), Anything{})...}; };
}

template <class T, std::size_t N>
consteval std::size_t count_down() {
    if constexpr (N == 0 || takes<T>(std::make_index_sequence<N>{})) {
        return N;
    } else {
        return count_down<T, N - 1>();
    }
}

}  // namespace detail

// How many members a structure has. Requires an aggregate of at most members_max.
template <class T>
inline constexpr std::size_t member_count = detail::count_down<T, members_max + 1>();

// Calls `act` with each member of `whole`, in the order of their declaration.
template <class T, class Do>
constexpr void for_each_member(T& whole, Do&& act) {
    constexpr std::size_t count = member_count<std::remove_cv_t<T>>;
    static_assert(count <= members_max, "a structure of more members: add a line below");
    const auto each = [&](auto&... member) { (act(member), ...); };
    if constexpr (count == 0) {
        static_cast<void>(whole);
    } else if constexpr (count == 1) {
        auto& [m1] = whole;
        each(m1);
    } else if constexpr (count == 2) {
        auto& [m1, m2] = whole;
        each(m1, m2);
    } else if constexpr (count == 3) {
        auto& [m1, m2, m3] = whole;
        each(m1, m2, m3);
    } else if constexpr (count == 4) {
        auto& [m1, m2, m3, m4] = whole;
        each(m1, m2, m3, m4);
    } else if constexpr (count == 5) {
        auto& [m1, m2, m3, m4, m5] = whole;
        each(m1, m2, m3, m4, m5);
    } else if constexpr (count == 6) {
        auto& [m1, m2, m3, m4, m5, m6] = whole;
        each(m1, m2, m3, m4, m5, m6);
    } else if constexpr (count == 7) {
        auto& [m1, m2, m3, m4, m5, m6, m7] = whole;
        each(m1, m2, m3, m4, m5, m6, m7);
    } else if constexpr (count == 8) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8);
    } else if constexpr (count == 9) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9);
    } else if constexpr (count == 10) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10);
    } else if constexpr (count == 11) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11);
    } else if constexpr (count == 12) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12);
    } else if constexpr (count == 13) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13);
    } else if constexpr (count == 14) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14);
    } else if constexpr (count == 15) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15);
    } else if constexpr (count == 16) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16);
    } else if constexpr (count == 17) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17);
    } else if constexpr (count == 18) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18] =
            whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18);
    } else if constexpr (count == 19) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18,
               m19] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19);
    } else if constexpr (count == 20) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
               m20] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
             m20);
    } else if constexpr (count == 21) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
               m20, m21] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
             m20, m21);
    } else if constexpr (count == 22) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
               m20, m21, m22] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
             m20, m21, m22);
    } else if constexpr (count == 23) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
               m20, m21, m22, m23] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
             m20, m21, m22, m23);
    } else if constexpr (count == 24) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
               m20, m21, m22, m23, m24] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
             m20, m21, m22, m23, m24);
    } else if constexpr (count == 25) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
               m20, m21, m22, m23, m24, m25] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
             m20, m21, m22, m23, m24, m25);
    } else if constexpr (count == 26) {
        auto& [m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
               m20, m21, m22, m23, m24, m25, m26] = whole;
        each(m1, m2, m3, m4, m5, m6, m7, m8, m9, m10, m11, m12, m13, m14, m15, m16, m17, m18, m19,
             m20, m21, m22, m23, m24, m25, m26);
    }
}

}  // namespace croupier::bytes
