// Header statements: checked in the order written, against the book and against each other.
#include <algorithm>
#include <span>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "record/session.hpp"
#include "record/words.hpp"
#include "rules/listing.hpp"
#include "rules/slots.hpp"

namespace croupier::record {
namespace {

using rules::Inscribed;
using rules::Soft17;
using table::Because;

Outcome wrong(std::string text) { return {Outcome::Is::wrong, {}, {}, {}, std::move(text)}; }

Outcome refused(const Because& because, std::string reason) {
    return {Outcome::Is::refused, {because, std::move(reason)}, {}, {}, {}};
}

// Why the game has no such wager; nothing if it has.
std::optional<Outcome> not_of_the_game(const table::Setup& setup, table::Option option) {
    const rules::OptionRules& o = table::rules_of(setup.rules, option);
    if (o.offered.because && o.offered.value != rules::Offered::not_in_this_game) {
        return std::nullopt;
    }
    return refused(Because(o.offered, setup.rules.wager),
                   fmt::format("{} is not offered with this game", rules::title(option)));
}

// Why the wager has no such scale; nothing if it has.
std::optional<Outcome> no_such_scale(const table::Setup& setup, table::Option option, int scale) {
    const rules::OptionRules& o = table::rules_of(setup.rules, option);
    const int scales = o.scales.because ? o.scales.value : 1;
    if (scale >= 1 && scale <= scales) return std::nullopt;
    const std::string_view title = rules::title(option);
    return refused(Because(o.scales, o.offered),
                   scales == 1 ? fmt::format("{} has one scale only", title)
                               : fmt::format("{} has scales 1 to {}", title, scales));
}

// Why two tables of one casino cannot offer the wager at these scales; nothing if they can.
std::optional<Outcome> scales_differ(const table::Setup& setup, table::Option option, int one,
                                     int other) {
    const rules::OptionRules& o = table::rules_of(setup.rules, option);
    if (one == other || !o.scale_for_all_tables.because) return std::nullopt;
    return refused(Because(o.scale_for_all_tables),
                   fmt::format("another table of the casino offers {} at scale {}",
                               rules::title(option), other));
}

// Why two optional wagers exclude each other at one table; nothing if they do not.
std::optional<Outcome> excluded(const table::Setup& setup, table::Option wanted) {
    using rules::Together;
    using table::Option;
    const auto both = [&](Option any, const rules::AnyPair& rules) -> std::optional<Outcome> {
        const Option other = wanted == any ? Option::perfect_pairs : any;
        const bool meet = wanted == any || wanted == Option::perfect_pairs;
        if (!meet || !setup.option(other).on || !rules.with_perfect_pairs.because ||
            rules.with_perfect_pairs.value == Together::permitted) {
            return std::nullopt;
        }
        return refused(Because(rules.with_perfect_pairs, rules.offered),
                       fmt::format("a table that offers {} does not offer {} as well",
                                   rules::title(other), rules::title(wanted)));
    };
    if (auto no = both(Option::any_pair, setup.rules.any_pair)) return no;
    return both(Option::pairs_play, setup.rules.pairs_play);
}

// One controller draws the prizes of so many tables and no more.
std::optional<Outcome> controller_is_full(const table::Setup& setup, table::Option option,
                                          int others) {
    const auto& most = setup.rules.madness_21.tables_per_controller;
    if (option != table::Option::madness_21 || !most.because || others < most.value) {
        return std::nullopt;
    }
    return refused(Because(most),
                   fmt::format("one controller serves {} tables at most", most.value));
}

// The most that an Ante may be: a part of the table minimum.
Money ante_max(const table::Setup& setup) {
    const Ratio part = setup.rules.ante_max.value;
    return {setup.minimum.cents * part.won / part.staked};
}

Outcome ante_too_high(const table::Setup& setup) {
    return refused(
        Because(setup.rules.ante_max),
        fmt::format("with a minimum of {} the Ante is {} at most", ledger::to_string(setup.minimum),
                    ledger::to_string(ante_max(setup))));
}

// Why a table does not have so many cutting cards; nothing if it may.
std::optional<Outcome> too_many_cutting_cards(const table::Setup& setup, int count) {
    const auto& rules = setup.rules;
    const int most = rules.cutting_cards.because ? rules.cutting_cards.value : 1;
    if (count < 1 || count > most) {
        return refused(Because(rules.cutting_cards, rules.cutting_card_place),
                       most == 1 ? std::string("a table has one cutting card")
                                 : fmt::format("a table has from 1 to {} cutting cards", most));
    }
    if (count > 1 && setup.shoe == table::ShoeKind::continuous &&
        rules.machine_no_cutting_card.because) {
        return refused(Because(rules.machine_no_cutting_card),
                       "a machine that goes on mixing has no cutting card");
    }
    return std::nullopt;
}

// Why backs of so many colours do not go with the shoe; nothing if they do. 0: nothing was said.
std::optional<Outcome> wrong_backs(const table::Setup& setup, int colours) {
    const auto& rules = setup.rules;
    if (setup.shoe == table::ShoeKind::automatic && rules.machine_two_sets.because) {
        if (colours != 1) return std::nullopt;
        return refused(Because(rules.machine_two_sets),
                       "an automatic shoe has two sets of cards, each of its own colour");
    }
    if (colours < 2 || !rules.backs.because) return std::nullopt;
    return refused(Because(rules.backs), "all backs have one colour");
}

// What was most likely meant: another spelling, a game of the book named, or one game of several.
std::string no_such_game(std::span<const rules::Book* const> books, Word game) {
    std::string small(game);
    for (char& letter : small) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    std::vector<Word> ids;
    std::vector<Word> of_the_book;
    std::vector<Word> of_that_name;
    for (const rules::Book* book : books) {
        for (const rules::Game& each : book->games) {
            const std::string_view id = each.id;
            ids.push_back(id);
            if (book->id == small || fmt::format("{}/", book->id) == small) {
                of_the_book.push_back(id);
            }
            if (id.substr(id.find('/') + 1) == small) of_that_name.push_back(id);
        }
    }
    if (!of_the_book.empty()) {
        return fmt::format("no game '{}': that is a book, whose games are {}", game,
                           listed(of_the_book));
    }
    if (!of_that_name.empty()) {
        return fmt::format("no game '{}': say of which book, {}", game, listed(of_that_name));
    }
    const Word meant = nearest(small, ids);
    if (!meant.empty()) return fmt::format("no game '{}'; did you mean {}?", game, meant);
    return fmt::format("no game '{}': expected one of {}", game, listed(ids));
}

// A rule that no game has, most often because its name is misspelt; nothing if there is one.
std::string misspelt(const rules::Rules& rules, Word name) {
    std::vector<std::string> names;
    rules::for_each_slot(rules, [&](const rules::SlotName& slot, const auto&, rules::Presence) {
        names.push_back(rules::to_string(slot));
    });
    if (std::find(names.begin(), names.end(), name) != names.end()) return {};
    const std::vector<Word> words(names.begin(), names.end());
    const Word meant = nearest(name, words);
    if (meant.empty()) return {};
    return fmt::format("there is no rule '{}'; did you mean {}?", name, meant);
}

}  // namespace

table::ShoeKind shoe_kind(std::string_view word) {
    if (word == "hand") return table::ShoeKind::by_hand;
    return word == "automatic" ? table::ShoeKind::automatic : table::ShoeKind::continuous;
}

std::optional<table::Option> find_option(std::string_view word) {
    for (const table::Option option : rules::every_option) {
        if (rules::to_string(option) == word) return option;
    }
    return std::nullopt;
}

std::string no_such_option(std::string_view word) {
    std::vector<std::string_view> words;
    words.reserve(rules::option_count);
    for (const table::Option option : rules::every_option) {
        words.push_back(rules::to_string(option));
    }
    return fmt::format("no optional wager '{}': expected one of {}", word, fmt::join(words, ", "));
}

std::optional<Outcome> Header::take(const What& what) {
    return visit(
        [&](const auto& statement) -> std::optional<Outcome> {
            if constexpr (requires { set(statement); }) {
                using T = std::decay_t<decltype(statement)>;
                if (!book_ && !std::is_same_v<T, RulesIs>) {
                    return wrong("a record begins with its game: `rules act-2018/blackjack`");
                }
                return set(statement);
            } else {
                return std::nullopt;
            }
        },
        what);
}

Outcome Header::set(const RulesIs& what) {
    const rules::Game* game = rules::find_game(books_, what.game);
    if (!game) return wrong(no_such_game(books_, what.game));
    book_ = &rules::book_of(books_, *game);
    setup_ = table::usual_setup(*game);
    return {};
}

Outcome Header::set(const With& what) {
    const auto named = find_option(what.option);
    if (!named) return wrong(no_such_option(what.option));
    const table::Option option = *named;
    const rules::OptionRules& o = table::rules_of(setup_.rules, option);
    table::OfferedOption& sign = setup_.option(option);
    if (auto no = not_of_the_game(setup_, option)) return *no;
    if (auto no = excluded(setup_, option)) return *no;
    if (o.decks.because && !o.decks.value.allows(setup_.decks)) {
        return refused(Because(o.decks), fmt::format("{} is not offered with {} decks",
                                                     rules::title(option), setup_.decks));
    }
    if (auto no = no_such_scale(setup_, option, what.scale)) return *no;
    if (sign.scale_elsewhere != 0) {
        if (auto no = scales_differ(setup_, option, what.scale, sign.scale_elsewhere)) return *no;
    }
    if (auto no = controller_is_full(setup_, option, sign.tables_elsewhere)) return *no;
    sign.on = true;
    sign.scale = what.scale;
    return {};
}

Outcome Header::set(const Elsewhere& what) {
    const auto named = find_option(what.option);
    if (!named) return wrong(no_such_option(what.option));
    const table::Option option = *named;
    table::OfferedOption& sign = setup_.option(option);
    if (auto no = not_of_the_game(setup_, option)) return *no;
    if (auto no = no_such_scale(setup_, option, what.scale)) return *no;
    const int known = sign.on ? sign.scale : sign.scale_elsewhere;
    if (known != 0) {
        if (auto no = scales_differ(setup_, option, what.scale, known)) return *no;
    }
    if (sign.on) {
        if (auto no = controller_is_full(setup_, option, sign.tables_elsewhere + 1)) return *no;
    }
    sign.scale_elsewhere = what.scale;
    ++sign.tables_elsewhere;
    return {};
}

Outcome Header::set(const SetDecks& what) {
    if (!setup_.rules.decks.value.allows(what.count)) {
        return refused(Because(setup_.rules.decks),
                       fmt::format("this game is not played with {} deck{}", what.count,
                                   what.count == 1 ? "" : "s"));
    }
    for (const table::Option option : rules::every_option) {
        const rules::OptionRules& o = table::rules_of(setup_.rules, option);
        if (!setup_.option(option).on || !o.decks.because) continue;
        if (o.decks.value.allows(what.count)) continue;
        return refused(Because(o.decks), fmt::format("{} is not offered with {} decks",
                                                     rules::title(option), what.count));
    }
    setup_.decks = what.count;
    return {};
}

Outcome Header::set(const SetBoxes& what) {
    const int most = setup_.rules.boxes_max.value;
    if (what.count < 1 || what.count > most) {
        Because because(setup_.rules.boxes_max);
        for (const table::Option option : rules::every_option) {
            if (!setup_.option(option).on) continue;
            const rules::OptionRules& o = table::rules_of(setup_.rules, option);
            because.with(o.main_areas).with(o.areas_max);
        }
        return refused(because.with(setup_.rules.box),
                       fmt::format("a layout has from 1 to {} boxes", most));
    }
    setup_.boxes = what.count;
    return {};
}

Outcome Header::set(const SetLimits& what) {
    if (what.minimum <= ledger::nothing) return wrong("a minimum is an amount above nothing");
    if (what.maximum < what.minimum) return wrong("the maximum is below the minimum");
    if (!what.option.empty()) {
        const auto named = find_option(what.option);
        if (!named) return wrong(no_such_option(what.option));
        const table::Option option = *named;
        if (auto no = not_of_the_game(setup_, option)) return *no;
        setup_.option(option).minimum = what.minimum;
        setup_.option(option).maximum = what.maximum;
        return {};
    }
    table::Setup changed = setup_;
    changed.minimum = what.minimum;
    if (changed.ante > ante_max(changed)) return ante_too_high(changed);
    setup_.minimum = what.minimum;
    setup_.maximum = what.maximum;
    return {};
}

Outcome Header::set(const SetStep& what) {
    if (what.amount <= ledger::nothing) return wrong("a step is an amount above nothing");
    setup_.step = what.amount;
    return {};
}

Outcome Header::set(const SetChips& what) {
    if (what.denominations.empty()) return wrong("a float has at least one kind of chip");
    Money smallest = what.denominations.front();
    for (const Money chip : what.denominations) {
        if (chip <= ledger::nothing) return wrong("a chip is worth an amount above nothing");
        smallest = std::min(smallest, chip);
    }
    if (smallest > ledger::smallest_chip_max) {
        return wrong(fmt::format("the smallest chip is worth at most {}",
                                 ledger::to_string(ledger::smallest_chip_max)));
    }
    const ledger::Chips chips(what.denominations);
    if (setup_.ante > ledger::nothing && !chips.can_make(setup_.ante)) {
        return wrong(fmt::format("the Ante of {} cannot be made up with these chips",
                                 ledger::to_string(setup_.ante)));
    }
    setup_.chips = chips;
    return {};
}

Outcome Header::set(const SetSoft17& what) {
    auto& rules = setup_.rules;
    const Soft17 wanted = what.hit ? Soft17::hit : Soft17::stand;
    if (wanted == rules.soft_17.value) return {};
    if (rules.soft_17_by.value == Inscribed::by_the_book) {
        return refused(Because(rules.soft_17_inscription, rules.soft_17),
                       "this book leaves no choice on a soft 17");
    }
    chosen_.emplace_back(what);
    rules.soft_17 = what.hit ? rules::Ruled<Soft17>{Soft17::hit, rules.soft_17_if_hit.because}
                             : setup_.game->rules->soft_17;
    return {};
}

Outcome Header::set(const SetBlackjackOdds& what) {
    auto& rules = setup_.rules;
    if (what.odds == rules.blackjack_pays.value) return {};
    if (rules.blackjack_pays_by.value == Inscribed::by_the_book) {
        return refused(Because(rules.blackjack_pays_inscription, rules.blackjack_pays),
                       fmt::format("this book pays a Blackjack {}",
                                   ledger::to_string(rules.blackjack_pays.value)));
    }
    rules.blackjack_pays.value = what.odds;
    return {};
}

Outcome Header::set(const SetInsuranceForOthers& what) {
    const auto& rules = setup_.rules;
    if (what.on && rules.insure_others.value != rules::InsureForOthers::by_permission) {
        return refused(Because(rules.insure_others, rules.insurance),
                       "this book lets nobody insure another player's wager");
    }
    setup_.insurance_for_others =
        what.on ? table::InsuranceForOthers::on : table::InsuranceForOthers::off;
    return {};
}

Outcome Header::set(const SetAnte& what) {
    const auto& rules = setup_.rules;
    if (!rules.ante_due.because) {
        return refused(Because(rules.wager), "this game has no Ante");
    }
    if (what.amount > ante_max(setup_)) return ante_too_high(setup_);
    if (what.amount > ledger::nothing && !setup_.chips.can_make(what.amount)) {
        return wrong(fmt::format("{} cannot be made up with the chips in the float",
                                 ledger::to_string(what.amount)));
    }
    setup_.ante = what.amount;
    return {};
}

Outcome Header::set(const SetAnteWaivedFrom& what) {
    const auto& rules = setup_.rules;
    if (!rules.ante_waived.because) {
        return refused(Because(rules.wager), "this game has no Ante");
    }
    if (what.amount <= ledger::nothing) return wrong("an Ante is waived from an amount upwards");
    setup_.ante_waived_from = what.amount;
    return {};
}

Outcome Header::set(const SetShoe& what) {
    const table::ShoeKind kind = shoe_kind(what.word);
    const auto& rules = setup_.rules;
    if (kind != table::ShoeKind::by_hand && !rules.machine.because) {
        return refused(Because(rules.shuffle), "this book knows no machine shoe");
    }
    table::Setup changed = setup_;
    changed.shoe = kind;
    if (auto no = too_many_cutting_cards(changed, changed.cutting_cards)) return *no;
    if (auto no = wrong_backs(changed, back_colours_)) return *no;
    setup_.shoe = kind;
    return {};
}

Outcome Header::set(const SetCuttingCards& what) {
    if (auto no = too_many_cutting_cards(setup_, what.count)) return *no;
    setup_.cutting_cards = what.count;
    return {};
}

Outcome Header::set(const SetBacks& what) {
    const int colours = what.second.empty() || what.second == what.first ? 1 : 2;
    if (auto no = wrong_backs(setup_, colours)) return *no;
    back_colours_ = colours;
    return {};
}

Outcome Header::set(const SetRule& what) {
    if (std::string says = misspelt(setup_.rules, what.name); !says.empty()) {
        return wrong(std::move(says));
    }
    const auto unchanged = rules::change(setup_.rules, what.name, what.value);
    if (!unchanged.reason.empty()) return wrong(unchanged.reason);
    chosen_.emplace_back(what);
    // The table follows a rule that no longer allows what it had.
    const rules::Rules& rules = setup_.rules;
    for (int decks = cards::decks_max; !rules.decks.value.allows(setup_.decks); --decks) {
        setup_.decks = decks;
    }
    setup_.boxes = std::min(setup_.boxes, rules.boxes_max.value);
    return {};
}

Outcome Header::set(const SetReading& what) {
    const rules::Reading* reading = rules::find_reading(*book_, what.key);
    if (!reading) {
        std::vector<std::string_view> keys;
        for (const rules::Reading& each : book_->readings) keys.push_back(each.key);
        const Word meant = nearest(what.key, keys);
        return wrong(fmt::format("the book has no reading '{}': expected one of {}{}", what.key,
                                 fmt::join(keys, ", "),
                                 meant.empty() ? "" : fmt::format("; did you mean {}?", meant)));
    }
    const auto unchanged = rules::choose_reading(setup_.rules, *reading, what.value);
    if (!unchanged.reason.empty()) return wrong(unchanged.reason);
    // A reading that replaces the rules as a whole keeps what was chosen before it.
    if (reading->replaces_all) {
        const auto before = std::exchange(chosen_, {});
        for (const What& each : before) {
            if (auto outcome = take(each); outcome && outcome->is != Outcome::Is::done) {
                return *outcome;
            }
        }
    } else {
        chosen_.emplace_back(what);
    }
    return {};
}

Outcome Header::set(const SetDealer& what) {
    setup_.dealer = what.manual ? table::DealerMode::manual : table::DealerMode::automatic;
    return {};
}

Outcome Header::set(const Seed& what) {
    seed_ = what.value;
    return {};
}

}  // namespace croupier::record
