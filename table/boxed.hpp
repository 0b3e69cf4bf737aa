// A large value that never changes, kept apart from what it is a part of, so that this stays small
// and is quickly copied.
#pragma once

#include <memory>
#include <utility>

namespace croupier::table {

template <class T>
class Boxed {
public:
    Boxed() : value_(std::make_shared<const T>()) {}
    explicit Boxed(T value) : value_(std::make_shared<const T>(std::move(value))) {}

    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] const T* operator->() const { return value_.get(); }
    friend bool operator==(const Boxed& a, const Boxed& b) {
        return a.value_ == b.value_ || *a.value_ == *b.value_;
    }

private:
    std::shared_ptr<const T> value_;
};

}  // namespace croupier::table
