// Something for each of many sets of cards, found fast. Nothing is ever taken out.
#pragma once

#include <vector>

#include "exact/counts.hpp"

namespace croupier::exact {

template <class Value>
class CountsMap {
public:
    struct Entry {
        PackedCounts key{0};  // one more than the cards, so that no entry has 0
        Value value{};
    };

    // What stands for these cards; a new one is as Value() makes it.
    Value& operator[](PackedCounts cards) {
        if (2 * (count_ + 1) > entries_.size()) grow();
        Entry& entry = find(cards + 1);
        if (entry.key == 0) {
            entry.key = cards + 1;
            ++count_;
        }
        return entry.value;
    }
    template <class Then>
    void each(const Then& then) const {
        for (const Entry& entry : entries_) {
            if (entry.key != 0) then(entry.key - 1, entry.value);
        }
    }

private:
    Entry& find(PackedCounts key) {
        std::size_t at = (key * 0x9E37'79B9'7F4A'7C15U) >> 32;
        for (;; ++at) {
            Entry& entry = entries_[at & (entries_.size() - 1)];
            if (entry.key == 0 || entry.key == key) return entry;
        }
    }
    void grow() {
        std::vector<Entry> old(entries_.empty() ? 64 : 2 * entries_.size());
        old.swap(entries_);
        for (Entry& entry : old) {
            if (entry.key != 0) find(entry.key) = std::move(entry);
        }
    }

    std::vector<Entry> entries_{};
    std::size_t count_{0};
};

}  // namespace croupier::exact
