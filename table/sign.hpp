// What a table tells people beforehand: limits for one and all, changes to come, its last rounds.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "table/ids.hpp"
#include "table/setup.hpp"

namespace croupier::table {

// A limit of one player on one box that differs from the sign.
struct PersonalLimit {
    PlayerId player{nobody};
    std::uint8_t box{0};
    Money maximum{};
    Money minimum{};  // nothing: that of the sign

    friend constexpr bool operator==(const PersonalLimit&, const PersonalLimit&) = default;
};

// A change of limits that has been announced and does not hold yet.
struct AnnouncedLimits {
    Money minimum{};
    Money maximum{};
    int rounds_to_wait{0};
    int minutes_to_wait{0};

    friend constexpr bool operator==(const AnnouncedLimits&, const AnnouncedLimits&) = default;
};

inline constexpr int no_final_rounds = -1;
inline constexpr int final_rounds_called = 3;
inline constexpr int closes_after_round = -2;

// A change of scale that the players have been told of.
struct AnnouncedScale {
    rules::Option option{};
    int scale{1};
    std::int64_t from_minute{0};

    friend constexpr bool operator==(const AnnouncedScale&, const AnnouncedScale&) = default;
};

// What has been said since the table opened with its setup.
struct Sign {
    std::vector<PersonalLimit> personal_limits{};
    std::optional<AnnouncedLimits> announced{};
    std::optional<AnnouncedScale> scale_announced{};
    int bettors_permitted{bettors_per_box_max};
    bool face_down_approved{false};
    bool face_down_style{false};
    std::optional<std::int64_t> closure_announced{};  // at this minute
    int final_rounds{no_final_rounds};

    friend bool operator==(const Sign&, const Sign&) = default;
};

}  // namespace croupier::table
