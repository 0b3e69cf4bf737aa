#include <array>

#include "record/grammar.hpp"

namespace croupier::record {
namespace {

constexpr Word a_number = "a number such as 6";

bool read_with(Words& words, What& out) {
    With with;
    if (!words.option(with.option)) return false;
    if (!words.said()) {
        if (!words.keyword("scale") || !words.count(with.scale, a_number)) return false;
    }
    out = with;
    return true;
}

bool read_elsewhere(Words& words, What& out) {
    Elsewhere elsewhere;
    if (!words.option(elsewhere.option) || !words.keyword("scale") ||
        !words.count(elsewhere.scale, a_number)) {
        return false;
    }
    out = elsewhere;
    return true;
}

bool read_limits(Words& words, What& out) {
    SetLimits limits;
    const bool named =
        !words.said() && words.front().front() >= 'a' && words.front().front() <= 'z';
    if (named && !words.option(limits.option)) return false;
    if (!words.money(limits.minimum) || !words.money(limits.maximum)) return false;
    out = limits;
    return true;
}

bool read_chips(Words& words, What& out) {
    std::vector<Money> chips;
    do {
        Money chip;
        if (!words.money(chip)) return false;
        chips.push_back(chip);
    } while (!words.said());
    out = SetChips{words.keep(std::move(chips))};
    return true;
}

template <class Set>
bool read_count(Words& words, What& out) {
    Set set;
    if (!words.count(set.count, a_number)) return false;
    out = set;
    return true;
}

template <class Set>
bool read_amount(Words& words, What& out) {
    Set set;
    if (!words.money(set.amount)) return false;
    out = set;
    return true;
}

// One of two words, the second of which says yes.
template <class Set>
bool read_switch(Words& words, Word no, Word yes, What& out) {
    Word word;
    if (!words.one_of({no, yes}, word)) return false;
    out = Set{word == yes};
    return true;
}

bool read_odds(Words& words, What& out) {
    SetBlackjackOdds set;
    if (!words.ratio(set.odds)) return false;
    out = set;
    return true;
}

bool read_shoe_kind(Words& words, What& out) {
    SetShoe set;
    if (!words.one_of({"hand", "automatic", "continuous"}, set.word)) return false;
    out = set;
    return true;
}

bool read_backs(Words& words, What& out) {
    SetBacks set;
    constexpr Word a_colour = "a colour such as red";
    if (!words.value(set.first, a_colour)) return false;
    if (!words.said() && !words.value(set.second, a_colour)) return false;
    out = set;
    return true;
}

bool read_rule(Words& words, What& out) {
    SetRule set;
    if (!words.value(set.name, "the name of a rule, such as blackjack-pays") ||
        !words.value(set.value, "a value such as 6:5")) {
        return false;
    }
    out = set;
    return true;
}

bool read_reading(Words& words, What& out) {
    SetReading set;
    if (!words.value(set.key, "the key of a reading that the rulebook lists") ||
        !words.value(set.value, "one of the values that the rulebook lists")) {
        return false;
    }
    out = set;
    return true;
}

struct Setting {
    Word word;
    bool (*read)(Words&, What&);
};

constexpr auto settings = std::to_array<Setting>({
    {"ante", read_amount<SetAnte>},
    {"ante-waived-from", read_amount<SetAnteWaivedFrom>},
    {"backs", read_backs},
    {"blackjack-odds", read_odds},
    {"boxes", read_count<SetBoxes>},
    {"chips", read_chips},
    {"cutting-cards", read_count<SetCuttingCards>},
    {"dealer",
     [](Words& words, What& out) { return read_switch<SetDealer>(words, "auto", "manual", out); }},
    {"decks", read_count<SetDecks>},
    {"insurance-for-others",
     [](Words& words, What& out) {
         return read_switch<SetInsuranceForOthers>(words, "off", "on", out);
     }},
    {"limits", read_limits},
    {"reading", read_reading},
    {"rule", read_rule},
    {"shoe", read_shoe_kind},
    {"soft17",
     [](Words& words, What& out) { return read_switch<SetSoft17>(words, "stand", "hit", out); }},
    {"step", read_amount<SetStep>},
});

bool read_set(Words& words, What& out) {
    for (const Setting& setting : settings) {
        if (words.taken(setting.word)) return setting.read(words, out);
    }
    std::array<Word, settings.size()> candidates{};
    for (std::size_t i = 0; i < settings.size(); ++i) candidates[i] = settings[i].word;
    return words.wrong_choice("a setting, one of " + listed(candidates), candidates);
}

}  // namespace

bool read_header(Words& words, What& out) {
    if (words.taken("set")) return read_set(words, out);
    if (words.taken("with")) return read_with(words, out);
    if (words.taken("elsewhere")) return read_elsewhere(words, out);
    if (words.taken("seed")) {
        Seed seed;
        if (!words.seed(seed.value)) return false;
        out = seed;
        return true;
    }
    RulesIs rules;
    if (!words.keyword("rules")) return false;
    if (!words.value(rules.game, "a game such as act-2018/blackjack")) return false;
    out = rules;
    return true;
}

}  // namespace croupier::record
