#include "apps/play_guest.hpp"

#include <algorithm>

namespace croupier::apps {

std::vector<int> boxes_from(int seat, int count, int boxes_on_layout) {
    const int first = std::max(1, std::min(seat, boxes_on_layout - count + 1));
    std::vector<int> boxes;
    for (int box = first; box < first + count && box <= boxes_on_layout; ++box) {
        boxes.push_back(box);
    }
    return boxes;
}

}  // namespace croupier::apps
