#include "tournament/topics.hpp"

namespace croupier::tournament {
namespace {

using C = rules::ConditionRules;

constexpr auto topics = std::to_array<TopicIs>({
    {Topic::title, "title", "the name of the event"},
    {Topic::format, "format", "the format", &C::states_format},
    {Topic::start, "start", "the date and time of the start", &C::states_start},
    {Topic::entry, "entry", "how one enters", &C::states_entry},
    {Topic::groups, "groups", "who may enter, or that all may", &C::states_groups},
    {Topic::fee, "fee", "the entry fee", &C::states_fee},
    {Topic::commission, "commission", "the operator's commission", &C::states_commission},
    {Topic::added, "added", "what the operator adds to the pool"},
    {Topic::chips, "chips", "the tournament chips of each player", &C::states_chips},
    {Topic::players, "players", "the smallest and the largest field", &C::states_players},
    {Topic::limits, "set limits", "the table limits", &C::states_limits},
    {Topic::compulsory, "compulsory", "the least wager of a round", &C::states_compulsory},
    {Topic::options, "with", "the optional wagers", &C::states_options},
    {Topic::without, "without", "what is not offered"},
    {Topic::session, "session", "the sessions and how long they last", &C::states_sessions},
    {Topic::points, "points", "the points of each place", &C::states_points},
    {Topic::buy_back, "buy-back", "whether and when one may buy back", &C::states_buy_back},
    {Topic::elimination, "elimination", "how players are eliminated", &C::states_elimination},
    {Topic::session_ties, "ties sessions", "what parts equal chips at the end of a session",
     &C::states_session_ties},
    {Topic::points_ties, "ties points", "what equal chips do to points", &C::states_points_ties},
    {Topic::prize_ties, "ties prizes", "what parts those who are level for a prize",
     &C::states_prize_ties},
    {Topic::prizes, "prizes", "the prizes", &C::states_prizes},
    {Topic::director, "statement director",
     "that the Tournament Director conducts it and the rules prevail", &C::states_director},
    {Topic::entitled, "statement entitled",
     "that only those who may enter the casino and gamble take part", &C::states_entitled},
    {Topic::may_refuse, "statement may-refuse", "that any application may be refused",
     &C::states_may_refuse},
    {Topic::application, "application", "the terms of entry and the form", &C::states_application},
    {Topic::withdrawal, "withdrawal", "until when one withdraws without loss",
     &C::states_withdrawal},
    {Topic::disqualification, "disqualification",
     "on what ground one is disqualified or may retire", &C::states_disqualification},
    {Topic::refunds, "refunds", "what of the fee is then refunded", &C::states_refunds},
    {Topic::late, "late", "what becomes of those who come late", &C::states_late},
    {Topic::chips_to_cash, "chips-to-cash", "whether chips become cash", &C::states_chips_to_cash},
    {Topic::betting, "betting", "the order of betting", &C::states_betting},
    {Topic::no_bet, "no-bet", "what a call of time does to one who does not wager"},
    {Topic::signatures, "signatures", "whether players sign the conditions", &C::states_signatures},
    {Topic::substitutes, "substitutes", "how substitutes are arranged"},
    {Topic::approved, "approved", "the approval of the conditions", &C::states_approval},
    {Topic::available, "available", "from when patrons can have the conditions",
     &C::states_available},
    {Topic::notified, "notified", "when the commission was told and sent a copy",
     &C::states_notified},
});

constexpr bool in_order() {
    for (std::size_t i = 0; i < topics.size(); ++i) {
        if (topics[i].topic != static_cast<Topic>(i)) return false;
    }
    return topics.size() == topic_count;
}
static_assert(in_order());

}  // namespace

const TopicIs& topic(Topic topic) { return topics[static_cast<std::size_t>(topic)]; }

}  // namespace croupier::tournament
