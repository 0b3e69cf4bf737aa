// croupier play --as dealer: practice for those who deal.
#include <algorithm>
#include <array>
#include <charconv>

#include <fmt/core.h>

#include "apps/play/screen.hpp"
#include "apps/play/typed.hpp"
#include "apps/practice/pages.hpp"
#include "apps/practice/room.hpp"
#include "apps/practice/score_json.hpp"
#include "apps/terminal.hpp"
#include "practice/dealing.hpp"
#include "record/words.hpp"

namespace croupier::apps {
namespace {

using practice::Act;
using practice::Dealing;
using practice::Duty;
using practice::Remedy;
using practice::Settling;

using Words = std::span<const std::string>;

std::optional<int> number_in(std::string_view text) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end || number < 0) return std::nullopt;
    return number;
}

// `2`, `2.1`, `dealer`, `d`: where a card goes, or a wager lies.
bool read_place(std::string_view word, Act& act) {
    if (word == "dealer" || word == "d") {
        act.box = 0;
        return true;
    }
    const auto point = word.find('.');
    const auto box = number_in(word.substr(0, point));
    if (!box || *box < 1 || *box > record::box_number_max) return false;
    act.box = *box;
    if (point == std::string_view::npos) return true;
    const auto hand = number_in(word.substr(point + 1));
    if (!hand || *hand < 1 || *hand > record::box_number_max) return false;
    act.hand = *hand - 1;
    return true;
}

// What a typed line asks the dealer to do; nothing where it does not say so well.
using Reading = std::optional<Act>;

template <Duty duty>
Reading plain(Words words) {
    if (words.size() > 1) return std::nullopt;
    return Act{.duty = duty};
}

Reading draw(Words words) {
    Act act{.duty = Duty::card};
    if (words.size() != 2 || !read_place(words[1], act)) return std::nullopt;
    return act;
}

Reading place(Words words) {
    const auto number = words.size() == 2 ? number_in(words[1]) : std::nullopt;
    if (!number) return std::nullopt;
    return Act{.duty = Duty::cutting_card, .number = *number};
}

// `say 17`, `say soft 17`, `say 7/17`: the higher one is the total.
Reading say(Words words) {
    if (words.size() < 2 || words.size() > 3) return std::nullopt;
    if (words.size() == 3 && words[1] != "soft") return std::nullopt;
    std::string_view total = words.back();
    if (const auto slash = total.find('/'); slash != std::string_view::npos) {
        if (!number_in(total.substr(0, slash))) return std::nullopt;
        total.remove_prefix(slash + 1);
    }
    const auto number = number_in(total);
    if (!number) return std::nullopt;
    return Act{.duty = Duty::total, .number = *number};
}

// `pay 2 37.50`, `take 4`, `leave 6`, each with `insurance` before the box where that is meant.
Reading settle(Words words, Settling::As as) {
    Act act{.duty = Duty::payment, .settling = {.as = as}};
    std::size_t at = 1;
    if (words.size() > at && words[at] == "insurance") {
        act.settling.of = Settling::Of::insurance;
        ++at;
    }
    const std::size_t needed = at + (as == Settling::As::paid ? 2 : 1);
    if (words.size() != needed || !read_place(words[at], act) || act.box == 0) return std::nullopt;
    if (as != Settling::As::paid) return act;
    const auto amount = ledger::parse_money(words[at + 1]);
    if (amount.wrong) return std::nullopt;
    act.settling.amount = amount.amount;
    return act;
}

Reading pay(Words words) { return settle(words, Settling::As::paid); }
Reading take(Words words) { return settle(words, Settling::As::taken); }
Reading leave(Words words) { return settle(words, Settling::As::returned); }

struct Form {
    std::string_view word;
    Reading (*read)(Words);
    std::string_view how;
};

constexpr auto forms = std::to_array<Form>({
    {"shuffle", plain<Duty::shuffle>, "`shuffle` alone"},
    {"cut", plain<Duty::cut>, "`cut` alone: somebody cuts"},
    {"place", place, "`place 104`: the cutting card, so many cards from the back"},
    {"burn", plain<Duty::burn>, "`burn` alone"},
    {"deal", plain<Duty::no_more_bets>, "`deal` alone: no more bets"},
    {"draw", draw, "`draw 2`, `draw 2.1` or `draw dealer`"},
    {"insurance", plain<Duty::insurance>, "`insurance` alone: it is called"},
    {"surrender", plain<Duty::surrender>, "`surrender` alone: it is offered"},
    {"rescue", plain<Duty::rescue>, "`rescue` alone: a doubled part may be taken back"},
    {"say", say, "`say 17`, `say soft 17` or `say 7/17`"},
    {"pay", pay, "`pay 2 37.50`, or `pay insurance 2 10`"},
    {"take", take, "`take 4`, or `take insurance 4`"},
    {"leave", leave, "`leave 6`: nobody wins"},
});

class DealersTraining {
public:
    DealersTraining(Room& room, Dealing& dealing) : room_(room), dealing_(dealing) {}

    void run() {
        welcome();
        dealing_.go_on();
        std::string line;
        while (!dealing_.is_over() && !room_.is_over()) {
            show_layout();
            if (!room_.read(line, "> ")) break;
            const auto words = words_of(line);
            if (words.empty()) continue;
            obey(words);
            dealing_.go_on();
        }
        show_score(dealing_.tally(), room_.floor().book());
    }

private:
    void welcome() const {
        const table::Setup& setup = room_.state().setup;
        show_text(fmt::format("You deal {} ({}).", setup.game->title, setup.game->id),
                  Tone::strong);
        room_.show_people();
        show_help();
    }

    static void show_help() {
        show_text(
            "You do what a dealer does, in the book's order; the people play by themselves. `due` "
            "tells what is due. What is wrong is told at once; a card that lies wrongly is put "
            "right by `remedy`.");
        show_text(
            "The shoe: `shuffle`, `cut`, `place 104` (the cutting card, so many cards from the "
            "back), `burn`. The round: `deal` (no more bets), `2`, `2.1` or `d` lays a card on box "
            "2, on its first hand, on the dealer's; `insurance` and `surrender` offer that and "
            "wait; `say 17` announces a total, and the player decides; `rescue` asks for doubled "
            "parts.");
        show_text(
            "Wagers: `pay 2 37.50`, `take 4`, `leave 6` (nobody wins), `pay insurance 2 10`; "
            "`settle` shows how, without asking. `table`, `remedies`, `score`, `save FILE`, "
            "`quit`.");
    }

    // The cards as everybody sees them, where they have changed.
    void show_layout() {
        const std::string layout = layout_of(room_.floor());
        if (layout == shown_ || layout.empty()) return;
        shown_ = layout;
        show_happening(fmt::format("[{}]", layout));
    }

    void obey(const std::vector<std::string_view>& typed) {
        std::vector<std::string> words;
        words.reserve(typed.size());
        for (const std::string_view word : typed) words.push_back(in_small_letters(word));
        const std::string& word = words[0];
        if (word == "quit" || word == "q") {
            room_.end();
        } else if (word == "?" || word == "help") {
            show_help();
        } else if (word == "due") {
            tell_due();
        } else if (word == "table" || word == "t") {
            show_table(room_.state(), Guest{});
        } else if (word == "remedies") {
            show_entries(practice::remedies);
        } else if (word == "remedy") {
            put_right(words.size() > 1 ? words[1] : std::string());
        } else if (word == "settle") {
            settle_all();
        } else if (word == "score") {
            show_score(dealing_.tally(), room_.floor().book());
        } else if (word == "save" || word == "save!") {
            room_.save(typed);
        } else {
            act(words);
        }
    }

    void act(Words words) {
        Act place{.duty = Duty::card};
        if (words.size() == 1 && read_place(words[0], place)) {
            show(dealing_.act(place));
            return;
        }
        const auto form = std::find_if(forms.begin(), forms.end(),
                                       [&](const Form& each) { return each.word == words[0]; });
        if (form == forms.end()) {
            show_text(
                fmt::format("'{}' is nothing that a dealer does here; `?` lists what is, `due` "
                            "tells what is due.",
                            record::printable(words[0])));
            return;
        }
        const Reading act = form->read(words);
        if (!act) {
            show_text(fmt::format("Say {}.", form->how));
            return;
        }
        show(dealing_.act(*act));
    }

    void show(const Dealing::Reply& reply) const {
        using Is = Dealing::Reply::Is;
        if (reply.is == Is::right) {
            if (!reply.says.empty()) show_text(fmt::format("Right. {}", reply.says), Tone::good);
            return;
        }
        show_text(fmt::format("No. {}", reply.says), Tone::bad);
        show_clauses(reply.because.all(), room_.floor().book());
        if (reply.is != Is::laid_wrongly) return;
        show_text(fmt::format("That is {}. Say what is to be done: `remedy`, or `remedy CODE`.",
                              dealing_.mistake()->entry.called),
                  Tone::bad);
    }

    void tell_due() {
        const practice::Due due = dealing_.tell_due();
        show_text(sentence_of(room_.state(), due));
        show_clauses(due.because.all(), room_.floor().book());
    }

    void put_right(std::string_view word) {
        if (!dealing_.mistake()) {
            show_text("Nothing lies wrong.");
            return;
        }
        const auto remedy =
            room_.choose(word, "What is to be done?", "if you do not know", practice::remedies);
        if (room_.is_over()) return;
        show_judgement(
            dealing_.judge(remedy ? std::optional(static_cast<Remedy>(*remedy)) : std::nullopt),
            room_.floor().book());
        dealing_.put_right();
    }

    void settle_all() {
        if (dealing_.payments().empty() || dealing_.mistake()) {
            show_text("No wager waits to be settled.");
            return;
        }
        dealing_.settle();
    }

    Room& room_;
    Dealing& dealing_;
    std::string shown_{};
};

}  // namespace

int train_dealer(const PlayOptions& options) {
    Screen screen;
    Room room(options, screen);
    if (!room.open()) return wrong_input;
    Dealing dealing(room.floor(), screen, options.rounds);
    DealersTraining(room, dealing).run();
    return room.close([&](double seconds) { return score_json(room, dealing, seconds); });
}

}  // namespace croupier::apps
