#include "apps/play/short_forms.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "apps/play/typed.hpp"
#include "record/parse.hpp"
#include "record/session.hpp"
#include "record/words.hpp"
#include "table/describe.hpp"
#include "table/offers.hpp"

namespace croupier::apps {
namespace {

using record::Word;
using table::PlayerId;
using table::Stage;
using table::State;

bool is_number(Word word) {
    return !word.empty() &&
           std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Unclear too_much(const Short& s) {
    return {fmt::format("`{}` takes nothing more behind it", s.words[0])};
}

// `WORD AMOUNT on BOX BOX ...`: the boxes, or the usual ones where none are named. An optional
// wager behind the boxes goes with each of them.
std::optional<std::vector<std::string>> boxes_named(const Short& s, const std::vector<int>& usual) {
    std::vector<std::string> boxes;
    const auto on = std::find(s.words.begin(), s.words.end(), "on");
    if (on == s.words.end()) {
        for (const int box : usual) boxes.push_back(std::to_string(box));
        return boxes;
    }
    auto end = s.words.end();
    if (on + 1 == end) return std::nullopt;
    const Word option = record::find_option(s.words.back()) ? s.words.back() : Word();
    if (!option.empty()) --end;
    if (on + 1 != end && std::all_of(on + 1, end, is_number)) {
        for (auto box = on + 1; box != end; ++box) {
            boxes.push_back(option.empty() ? std::string(*box)
                                           : fmt::format("{} {}", *box, option));
        }
    } else {
        // Not only boxes: the notation says what is wrong.
        boxes.push_back(fmt::format("{}", fmt::join(on + 1, s.words.end(), " ")));
    }
    return boxes;
}

// The line itself and, where it is a main wager, the Ante that goes with it.
void add_bet(Say& say, const Short& s, std::string line) {
    const auto parsed = record::parse_line(line);
    std::optional<GuestWager> wager;
    if (const auto* statement = std::get_if<record::Statement>(&parsed)) {
        if (const auto* bets = get_if<record::Bets>(&statement->what)) {
            if (bets->option.empty()) wager = GuestWager{bets->box, bets->amount};
        }
    }
    say.lines.push_back(std::move(line));
    if (!wager || wager->box > s.state.setup.boxes) return;
    for (const GuestWager& each : with_antes(s.state, s.guest, {*wager})) {
        if (each.is_ante) say.lines.push_back(statement_of(s.guest, each));
    }
}

Meaning bet(const Short& s) {
    const Unclear how{"say how much and where: `bet 25` or `bet 25 on 3`"};
    if (s.arguments() == 0 || (s.arguments() > 1 && s.words[2] != "on")) return how;
    const auto boxes = boxes_named(s, s.guest.boxes);
    if (!boxes) return how;
    Say say;
    for (const std::string& box : *boxes) {
        add_bet(say, s, fmt::format("{} bets {} on {}", s.guest.name, s.words[1], box));
    }
    return say;
}

// `side 5`, `side 5 perfect-pairs`, `side 5 perfect-pairs on 1 2`.
Meaning side(const Short& s) {
    const std::vector<table::Option> options = options_offered(s.state);
    if (options.empty()) {
        return Unclear{"this table offers no optional wager: `croupier play --help` tells how"};
    }
    std::vector<std::string_view> words;
    words.reserve(options.size());
    for (const table::Option option : options) words.push_back(rules::to_string(option));
    const Unclear how{
        fmt::format("say how much on what: `side 5 {}` or `side 5 {} on 1`; the table "
                    "offers {}",
                    words[0], words[0], fmt::join(words, ", "))};
    if (s.arguments() == 0) return how;
    const bool named = s.arguments() > 1 && s.words[2] != "on";
    if (!named && options.size() > 1) return how;
    if (s.arguments() > (named ? 2U : 1U) && s.words[named ? 3 : 2] != "on") return how;
    const std::string_view word = named ? s.words[2] : words[0];
    if (std::find(words.begin(), words.end(), word) == words.end()) return how;
    const auto boxes = boxes_named(s, boxes_for_option_wagers(s.state, s.guest));
    if (!boxes) return how;
    Say say;
    for (const std::string& box : *boxes) {
        say.lines.push_back(
            fmt::format("{} bets {} on {} {}", s.guest.name, s.words[1], box, word));
    }
    return say;
}

Meaning ante(const Short& s) {
    if (s.arguments() > 0) return too_much(s);
    Say say;
    for (const OwedAnte& owed : antes_owed(s.state)) {
        say.lines.push_back(fmt::format("{} antes {} on {}", s.state.player(owed.player).name,
                                        ledger::to_string(s.state.setup.ante), owed.box));
    }
    if (say.lines.empty()) return Unclear{"nobody owes an Ante"};
    return say;
}

Meaning rebet(const Short& s) {
    if (s.arguments() > 0) return too_much(s);
    if (s.guest.last_round.empty()) {
        return Unclear{"no round has been played yet: `bet 25` places a first wager"};
    }
    Say say;
    for (const GuestWager& wager : with_antes(s.state, s.guest, s.guest.last_round)) {
        say.lines.push_back(statement_of(s.guest, wager));
    }
    return say;
}

// Everything on the boxes named, or on all; with the word of an optional wager, only that.
Meaning back(const Short& s) {
    std::vector<Word> boxes(s.words.begin() + 1, s.words.end());
    std::optional<table::Option> only;
    if (!boxes.empty()) only = record::find_option(boxes.back());
    if (only) boxes.pop_back();
    Say say;
    const auto take_from = [&](int box) {
        if (s.state.round.stage != Stage::betting) return;
        for (const table::OptionWager& wager : s.state.round.option_wagers) {
            if (wager.player != s.guest.id || wager.box != box) continue;
            if (only && wager.option != *only) continue;
            say.lines.push_back(fmt::format("{} withdraws {} {}", s.guest.name, box,
                                            rules::to_string(wager.option)));
        }
    };
    for (const Word box : boxes) {
        if (is_number(box) && box.size() < 3) take_from(std::stoi(std::string(box)));
        if (!only) say.lines.push_back(fmt::format("{} withdraws {}", s.guest.name, box));
    }
    for (int box = 1; box <= s.state.setup.boxes && boxes.empty(); ++box) {
        take_from(box);
        if (!only && table::bettor_index(s.state.box(box), s.guest.id) >= 0) {
            say.lines.push_back(fmt::format("{} withdraws {}", s.guest.name, box));
        }
    }
    if (say.lines.empty()) {
        return Unclear{only ? fmt::format("you have no wager on {} there", rules::title(*only))
                            : "you have no wager on the layout"};
    }
    return say;
}

Meaning buy(const Short& s) {
    if (s.arguments() != 1) return Unclear{"say for how much: `buy 200`"};
    return Say{{fmt::format("{} buys {}", s.guest.name, s.words[1])}};
}

Meaning sit(const Short& s) {
    if (s.arguments() != 1) return Unclear{"say where: `sit 3`"};
    return Say{{fmt::format("{} sits {}", s.guest.name, s.words[1])}};
}

Meaning deal(const Short& s) {
    if (s.arguments() > 0) return too_much(s);
    return Say{{"dealer deals"}};
}

// The boxes that an answer is meant for: those where it is open, else those of the guest, so that
// the table can say why it is not.
const std::vector<int>& or_own(const std::vector<int>& open, const Short& s) {
    return open.empty() ? s.guest.boxes : open;
}

Meaning insure(const Short& s) {
    const Unclear how{"say for how much: `insure 5` or `insure 5 on 3`"};
    const PlayerId who = speaker(s.state, s.guest);
    const bool amount = s.arguments() > 0 && s.words[1] != "on";
    if (s.arguments() > (amount ? 1U : 0U) && s.words[amount ? 2 : 1] != "on") return how;
    const std::vector<int> open = boxes_to_insure(s.state, who);
    const auto boxes = boxes_named(s, or_own(open, s));
    if (!boxes) return how;
    Say say;
    for (const std::string& box : *boxes) {
        std::string sum(amount ? s.words[1] : Word());
        if (!amount) {
            const int number = is_number(box) && box.size() < 3 ? std::stoi(box) : 0;
            if (number < 1 || number > s.state.setup.boxes) return how;
            sum = ledger::to_string(table::most_insurance_on(s.state, who, number));
        }
        say.lines.push_back(fmt::format("{} insures {} on {}", s.speaker_name(), sum, box));
    }
    return say;
}

Meaning even_money(const Short& s) {
    const Unclear how{"say `even-money`, or `even-money on 3` for one box"};
    if (s.arguments() > 0 && s.words[1] != "on") return how;
    const PlayerId who = speaker(s.state, s.guest);
    const std::vector<int> open = boxes_at_even_money(s.state, who);
    const auto boxes = boxes_named(s, or_own(open, s));
    if (!boxes) return how;
    Say say;
    for (const std::string& box : *boxes) {
        say.lines.push_back(fmt::format("{} takes even-money on {}", s.speaker_name(), box));
    }
    return say;
}

// The hand in turn; outside the play the guest's first box, so that the table can say why not.
std::string hand_meant(const Short& s) {
    if (s.state.round.stage == Stage::play) return table::hand_word(s.state, s.state.round.turn);
    return std::to_string(s.guest.boxes.front());
}

Meaning surrender(const Short& s) {
    if (s.arguments() > 1) return too_much(s);
    const std::vector<int> open = boxes_to_surrender(s.state, speaker(s.state, s.guest));
    if (s.arguments() == 0 && open.size() > 1) {
        return Unclear{fmt::format("say which box: `{} {}`", s.words[0], open.front())};
    }
    const std::string box =
        s.arguments() == 1 ? std::string(s.words[1]) : std::to_string(or_own(open, s).front());
    return Say{{fmt::format("{} surrenders {}", s.speaker_name(), box)}};
}

// The box of the button; where nobody has won a prize, a box whose cards would have won one.
int box_to_press_for(const Short& s) {
    if (const int box = box_of_button(s.state); box != 0) return box;
    const PlayerId who = speaker(s.state, s.guest);
    for (int box = 1; box <= s.state.setup.boxes; ++box) {
        const bool own = table::bettor_index(s.state.box(box), who) >= 0;
        if (own && s.state.box(box).hands[0].blackjack()) return box;
    }
    return s.guest.boxes.front();
}

Meaning press(const Short& s) {
    if (s.arguments() > 1) return too_much(s);
    const std::string box =
        s.arguments() == 1 ? std::string(s.words[1]) : std::to_string(box_to_press_for(s));
    return Say{{fmt::format("{} presses button on {}", s.speaker_name(), box)}};
}

Meaning nominate(const Short& s) {
    if (s.arguments() != 1) return Unclear{"say whom: `nominate alice`"};
    return Say{
        {fmt::format("{} nominates {} on {}", s.speaker_name(), s.words[1], box_to_press_for(s))}};
}

Meaning rescue(const Short& s) {
    if (s.arguments() > 1) return too_much(s);
    const Word hand = s.arguments() == 1 ? s.words[1] : Word();
    const std::vector<OpenRescue> open = open_rescues(s.state);
    if (hand.empty() && open.size() > 1) {
        return Unclear{fmt::format("say which hand: `rescue {}`",
                                   table::hand_word(s.state, open.front().hand))};
    }
    if (const auto meant = rescue_meant(s.state, s.guest, hand)) {
        return Say{{fmt::format("{} withdraws double on {}", s.state.player(meant->player).name,
                                table::hand_word(s.state, meant->hand))}};
    }
    const std::string wanted = hand.empty() ? hand_meant(s) : std::string(hand);
    return Say{{fmt::format("{} withdraws double on {}", s.speaker_name(), wanted)}};
}

Meaning no(const Short& s) {
    if (s.arguments() > 0) return too_much(s);
    return Say{{fmt::format("{} declines", s.speaker_name())}};
}

Meaning decide(const Short& s, std::string_view verb) {
    if (s.arguments() == 0) {
        return Say{{fmt::format("{} {} {}", s.speaker_name(), verb, hand_meant(s))}};
    }
    if (s.arguments() > 1) return too_much(s);
    return Say{{fmt::format("{} {} {}", s.speaker_name(), verb, s.words[1])}};
}

Meaning hit(const Short& s) { return decide(s, "hits"); }
Meaning stand(const Short& s) { return decide(s, "stands"); }
Meaning split(const Short& s) { return decide(s, "splits"); }

Meaning double_down(const Short& s) {
    if (s.arguments() > 1) return Unclear{"say `double`, or `double 5` to double for less"};
    std::string line = fmt::format("{} doubles {}", s.speaker_name(), hand_meant(s));
    if (s.arguments() == 1) line += fmt::format(" {}", s.words[1]);
    return Say{{std::move(line)}};
}

Meaning stay(const Short& s) {
    std::string line = fmt::format("{} stays", s.speaker_name());
    for (std::size_t i = 1; i < s.words.size(); ++i) line += fmt::format(" {}", s.words[i]);
    return Say{{std::move(line)}};
}

Meaning go(const Short& s) {
    if (s.arguments() > 0) return too_much(s);
    return Say{{"dealer goes on"}};
}

template <Show::Page page>
Meaning show(const Short& s) {
    if (s.arguments() > 0) return too_much(s);
    return Show{page};
}

Meaning why(const Short& s) {
    if (s.arguments() == 0) return Explain{};
    int number = 0;
    const Word word = s.words[1];
    const auto read = std::from_chars(word.data(), word.data() + word.size(), number);
    if (s.arguments() > 1 || read.ec != std::errc{} || read.ptr != word.data() + word.size()) {
        return Unclear{"say `why`, or `why 12` for event 12 of the `history`"};
    }
    return Explain{number};
}

Meaning hint(const Short& s) {
    if (s.arguments() == 0) return Hint{};
    if (s.arguments() == 1 && s.words[1] == "shoe") return Hint{HintFrom::cards_left};
    return Unclear{"say `hint`, or `hint shoe` to reckon with the very cards that are left"};
}

Meaning save(const Short& s) {
    const Word word = s.words[0];
    std::string_view file = s.line.substr(s.line.find(word) + word.size());
    file.remove_prefix(std::min(file.find_first_not_of(blanks), file.size()));
    file = file.substr(0, file.find_last_not_of(blanks) + 1);
    if (file.empty()) return Unclear{fmt::format("say where to: `{} evening.table`", word)};
    std::string path(file);
    const char* home = std::getenv("HOME");
    if (path.starts_with("~/") && home != nullptr) path.replace(0, 1, home);
    return SaveTo{std::move(path), word == "save!" ? Existing::replace : Existing::keep};
}

Meaning quit(const Short& s) {
    if (s.arguments() > 0) return too_much(s);
    return Quit{};
}

constexpr auto forms = std::to_array<ShortForm>({
    {"bet", bet},
    {"b", bet},
    {"rebet", rebet},
    {"r", rebet},
    {"side", side},
    {"ante", ante},
    {"back", back},
    {"buy", buy},
    {"sit", sit},
    {"deal", deal},
    {"insure", insure, About::cards},
    {"even-money", even_money, About::cards},
    {"even", even_money, About::cards},
    {"surrender", surrender},
    {"u", surrender},
    {"press", press},
    {"nominate", nominate},
    {"rescue", rescue},
    {"no", no, About::cards},
    {"n", no, About::cards},
    {"hit", hit, About::cards},
    {"h", hit, About::cards},
    {"stand", stand, About::cards},
    {"s", stand, About::cards},
    {"double", double_down, About::cards},
    {"d", double_down, About::cards},
    {"split", split, About::cards},
    {"p", split, About::cards},
    {"stay", stay, About::cards},
    {"go", go},
    {"?", show<Show::Page::help>},
    {"help", show<Show::Page::help>},
    {"rules", show<Show::Page::rules>},
    {"sign", show<Show::Page::sign>},
    {"table", show<Show::Page::table>},
    {"history", show<Show::Page::history>},
    {"why", why},
    {"hint", hint},
    {"save", save},
    {"save!", save},
    {"quit", quit},
    {"q", quit},
    {"exit", quit},
});

}  // namespace

std::span<const ShortForm> short_forms() { return forms; }

Meaning bet_amount(const Short& line) {
    Short bets = line;
    bets.words.insert(bets.words.begin(), "bet");
    return bet(bets);
}

}  // namespace croupier::apps
