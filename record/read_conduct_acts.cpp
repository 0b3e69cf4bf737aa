// What the staff does about people.
#include <array>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

bool read_naming(Words& words, Role by, What& out) {
    NamesStaff names{by};
    if (!words.name(names.person)) return false;
    const bool ranked = by == Role::supervisor && !words.said();
    if (ranked && !words.one_of({"game", "casino", "manager"}, names.rank)) return false;
    out = names;
    return true;
}

bool read_seizure(Words& words, Role by, What& out) {
    Seizes seizes{by};
    if (!words.money(seizes.amount) || !words.keyword("from") || !words.name(seizes.name)) {
        return false;
    }
    out = seizes;
    return true;
}

bool read_confiscation(Words& words, Role by, What& out) {
    Confiscates confiscates{by};
    if (!words.keyword("device") || !words.keyword("from") || !words.name(confiscates.name)) {
        return false;
    }
    out = confiscates;
    return true;
}

bool read_payment(Words& words, Role by, What& out) {
    Pays pays{by};
    if (!words.name(pays.name) || !words.money(pays.amount)) return false;
    out = pays;
    return true;
}

bool read_notice(Words& words, Role by, What& out) {
    NotifiesInspector notifies{by};
    if (!words.keyword("inspector") || !words.keyword("of") || !words.name(notifies.name)) {
        return false;
    }
    out = notifies;
    return true;
}

// A verb with `dispute` behind it.
template <class Act>
bool read_dispute(Words& words, Role by, What& out) {
    return read_fixed<Act>(words, "dispute", by, out);
}

constexpr auto verbs = std::to_array<StaffVerb>({
    {Key::is, read_naming},
    {Key::excludes, read_name<Excludes>},
    {Key::seizes, read_seizure},
    {Key::confiscates, read_confiscation},
    {Key::detains, read_name<Detains>},
    {Key::vacates, read_name<Vacates>},
    {Key::decides, read_dispute<DecidesDispute>},
    {Key::leaves, read_dispute<LeavesDispute>},
    {Key::pays, read_payment},
    {Key::notifies, read_notice},
});

}  // namespace

std::span<const StaffVerb> conduct_verbs() { return verbs; }

}  // namespace croupier::record
