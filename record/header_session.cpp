// Header statements: checked in the order written, against the book and against each other.
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "record/session.hpp"
#include "rules/listing.hpp"

namespace croupier::record {
namespace {

using rules::Inscribed;
using rules::Soft17;
using table::Because;

Outcome wrong(std::string text) { return {Outcome::Is::wrong, {}, {}, {}, std::move(text)}; }

Outcome refused(const Because& because, std::string reason) {
    return {Outcome::Is::refused, {because, std::move(reason)}, {}, {}, {}};
}

Outcome not_yet(std::string_view what) {
    return wrong(fmt::format("{} is not carried out yet", what));
}

}  // namespace

std::optional<Outcome> Header::take(const What& what) {
    return std::visit(
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
    if (!game) {
        std::vector<std::string_view> ids;
        for (const rules::Book* book : books_) {
            for (const rules::Game& each : book->games) ids.push_back(each.id);
        }
        return wrong(
            fmt::format("no game '{}': expected one of {}", what.game, fmt::join(ids, ", ")));
    }
    book_ = &rules::book_of(books_, *game);
    setup_ = table::usual_setup(*game);
    return {};
}

Outcome Header::set(const With&) { return not_yet("an optional wager"); }

Outcome Header::set(const SetDecks& what) {
    if (!setup_.rules.decks.value.allows(what.count)) {
        return refused(Because(setup_.rules.decks),
                       fmt::format("this game is not played with {} deck{}", what.count,
                                   what.count == 1 ? "" : "s"));
    }
    setup_.decks = what.count;
    return {};
}

Outcome Header::set(const SetBoxes& what) {
    const int most = setup_.rules.boxes_max.value;
    if (what.count < 1 || what.count > most) {
        return refused(Because(setup_.rules.boxes_max, setup_.rules.box),
                       fmt::format("a layout has from 1 to {} boxes", most));
    }
    setup_.boxes = what.count;
    return {};
}

Outcome Header::set(const SetLimits& what) {
    if (!what.option.empty()) return not_yet("an optional wager");
    if (what.minimum <= ledger::nothing) return wrong("a minimum is an amount above nothing");
    if (what.maximum < what.minimum) return wrong("the maximum is below the minimum");
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
    setup_.chips = ledger::Chips(what.denominations);
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

Outcome Header::set(const SetAnte&) { return not_yet("an Ante"); }
Outcome Header::set(const SetAnteWaivedFrom&) { return not_yet("an Ante"); }

Outcome Header::set(const SetShoe& what) {
    if (what.word == "hand") return {};
    return not_yet("a machine shoe");
}

Outcome Header::set(const SetCuttingCards& what) {
    if (what.count == 1) return {};
    return not_yet("a second cutting card");
}

Outcome Header::set(const SetRule& what) {
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
        return wrong(fmt::format("the book has no reading '{}': expected one of {}", what.key,
                                 fmt::join(keys, ", ")));
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
    if (!what.manual) return {};
    return not_yet("a dealer worked by hand");
}

Outcome Header::set(const Seed& what) {
    seed_ = what.value;
    return {};
}

}  // namespace croupier::record
