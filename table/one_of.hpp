// One value of many types: what std::variant is, for the long lists of commands, events and
// statements. There std::variant reaches each alternative through all those before it, which costs
// a compiler minutes; here each is one cast, and plain data, as most of them are, is copied as
// bytes.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <type_traits>
#include <utility>

namespace croupier::table {

template <class... Ts>
class OneOf;

template <class T, class Whole>
inline constexpr bool is_one_of = false;
template <class T, class... Ts>
inline constexpr bool is_one_of<T, OneOf<Ts...>> = (std::is_same_v<T, Ts> || ...);

template <class... Ts>
class OneOf {
    static_assert((std::is_nothrow_move_constructible_v<Ts> && ...));
    static_assert(sizeof...(Ts) <= 255);

public:
    static constexpr std::size_t count = sizeof...(Ts);

    // The first of the types, with all its fields empty.
    OneOf() : OneOf(First{}) {}
    template <class T>
    requires is_one_of<std::remove_cvref_t<T>, OneOf> OneOf(T&& value)  // NOLINT(*-forwarding-*)
        : index_(static_cast<std::uint8_t>(place_of<std::remove_cvref_t<T>>())) {
        ::new (static_cast<void*>(bytes_.data())) std::remove_cvref_t<T>(std::forward<T>(value));
    }
    OneOf(const OneOf& other) { take(other); }
    OneOf(OneOf&& other) noexcept { take(std::move(other)); }
    OneOf& operator=(const OneOf& other) {
        if (this != &other) *this = OneOf(other);
        return *this;
    }
    OneOf& operator=(OneOf&& other) noexcept {
        if (this == &other) return *this;
        clear();
        take(std::move(other));
        return *this;
    }
    ~OneOf() { clear(); }

    // Which of the types it is, from 0 in the order of the list.
    [[nodiscard]] std::size_t index() const { return index_; }

    template <class T>
    [[nodiscard]] static consteval std::size_t place_of() {
        constexpr std::array<bool, count> same{std::is_same_v<T, Ts>...};
        return static_cast<std::size_t>(std::find(same.begin(), same.end(), true) - same.begin());
    }

    // Calls `f` with std::type_identity of each type, in the order of the list.
    template <class F>
    static void for_each_type(F&& f) {
        (f(std::type_identity<Ts>{}), ...);
    }

    template <class T>
    requires is_one_of<T, OneOf>
    [[nodiscard]] friend bool holds_alternative(const OneOf& whole) {
        return whole.index_ == place_of<T>();
    }

    // The value where it is of this type, else null.
    template <class T>
    requires is_one_of<T, OneOf>
    [[nodiscard]] friend const T* get_if(const OneOf* whole) {
        return whole->index_ == place_of<T>() ? &cast<T>(*whole) : nullptr;
    }
    template <class T>
    requires is_one_of<T, OneOf>
    [[nodiscard]] friend T* get_if(OneOf* whole) {
        return whole->index_ == place_of<T>() ? &cast<T>(*whole) : nullptr;
    }

    // Calls `f` with the value; every type gives the same type of answer.
    template <class F>
    friend decltype(auto) visit(F&& f, const OneOf& whole) {
        return dispatch(f, whole);
    }
    template <class F>
    friend decltype(auto) visit(F&& f, OneOf& whole) {
        return dispatch(f, whole);
    }

    friend bool operator==(const OneOf& a, const OneOf& b) {
        return a.index_ == b.index_ &&
               dispatch([&]<class T>(const T& value) { return value == cast<T>(b); }, a);
    }

private:
    template <class T, class...>
    struct Front {
        using Type = T;
    };
    using First = typename Front<Ts...>::Type;

    // How a value that is no plain data is copied, moved and ended; plain data has none of it, so
    // that a compiler makes these functions for the few kinds that need them.
    struct Care {
        void (*copy)(std::byte* to, const std::byte* from);
        void (*move)(std::byte* to, std::byte* from);
        void (*end)(std::byte* at);
    };
    template <class T>
    struct CareOf {
        static void copy(std::byte* to, const std::byte* from) {
            ::new (static_cast<void*>(to)) T(*std::launder(reinterpret_cast<const T*>(from)));
        }
        static void move(std::byte* to, std::byte* from) {
            ::new (static_cast<void*>(to)) T(std::move(*std::launder(reinterpret_cast<T*>(from))));
        }
        static void end(std::byte* at) { std::launder(reinterpret_cast<T*>(at))->~T(); }
    };
    template <class T>
    static consteval Care care_of() {
        if constexpr (std::is_trivially_copyable_v<T>) {
            return {};
        } else {
            return {&CareOf<T>::copy, &CareOf<T>::move, &CareOf<T>::end};
        }
    }
    [[nodiscard]] const Care& care() const {
        static constexpr std::array<Care, count> of{care_of<Ts>()...};
        return of[index_];
    }

    // Only into storage that holds nothing.
    void take(const OneOf& other) {
        index_ = other.index_;
        if (const Care& special = care(); special.copy != nullptr) {
            special.copy(bytes_.data(), other.bytes_.data());
        } else {
            // All of it, whichever kind it is: one copy of a known size.
            std::memcpy(bytes_.data(), other.bytes_.data(), bytes_.size());
        }
    }
    void take(OneOf&& other) noexcept {
        index_ = other.index_;
        if (const Care& special = care(); special.move != nullptr) {
            special.move(bytes_.data(), other.bytes_.data());
        } else {
            std::memcpy(bytes_.data(), other.bytes_.data(), bytes_.size());
        }
    }
    void clear() noexcept {
        if (const Care& special = care(); special.end != nullptr) special.end(bytes_.data());
    }

    template <class T, class Whole>
    static auto& cast(Whole& whole) {
        using To = std::conditional_t<std::is_const_v<Whole>, const T, T>;
        return *std::launder(reinterpret_cast<To*>(whole.bytes_.data()));
    }
    template <class Answer, class T, class F, class Whole>
    static Answer call(F& f, Whole& whole) {
        return f(cast<T>(whole));
    }
    template <class F, class Whole>
    static decltype(auto) dispatch(F&& f, Whole& whole) {
        using Answer = decltype(f(cast<First>(whole)));
        using Call = Answer (*)(std::remove_reference_t<F>&, Whole&);
        static constexpr std::array<Call, count> calls{
            &call<Answer, Ts, std::remove_reference_t<F>, Whole>...};
        return calls[whole.index_](f, whole);
    }

    // Empty at first, so that a copy of all of it is a copy of something.
    alignas(Ts...) std::array<std::byte, std::max({sizeof(Ts)...})> bytes_{};
    std::uint8_t index_{0};
};

}  // namespace croupier::table
