#include <stdexcept>

#include <sodium.h>

#include "chance/chance.hpp"

namespace croupier::chance {

Live::Live() {
    if (sodium_init() < 0) throw std::runtime_error("the cryptographic generator did not start");
}

std::uint64_t Live::next() {
    if (used_ == buffer_.size()) {
        randombytes_buf(buffer_.data(), sizeof(buffer_));
        used_ = 0;
    }
    const std::uint64_t number = buffer_[used_];
    buffer_[used_] = 0;
    ++used_;
    return number;
}

}  // namespace croupier::chance
