#include "tournament/events.hpp"

#include <set>
#include <string_view>

#include <gtest/gtest.h>

#include "tournament/event_fields.hpp"

namespace croupier::tournament {
namespace {

TEST(TournamentEvents, ListEveryMemberOnceAndHaveANameOfTheirOwn) {
    std::set<std::string_view> names;
    Happening::for_each_type([&]<class Kind>(std::type_identity<Kind>) {
        constexpr auto& list = table::described<Kind>;
        static_assert(std::remove_cvref_t<decltype(list)>::count == bytes::member_count<Kind>,
                      "the list of a kind has every member of it");
        EXPECT_TRUE(names.insert(list.name).second) << list.name;
        std::set<std::string_view> members;
        std::apply([&](const auto&... member) { (members.insert(member.name), ...); },
                   list.members);
        EXPECT_EQ(members.size(), list.count) << list.name;
    });
    EXPECT_EQ(names.size(), Happening::count);
}

}  // namespace
}  // namespace croupier::tournament
