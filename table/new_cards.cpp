// Cards that are new to a table: checked, mixed, brought in place of others.
#include "table/preparing.hpp"
#include "table/shuffling.hpp"

namespace croupier::table {

// At a table that was opened on record the staff's checks are on record too.
CardsBrought brought(const Deciding& d, Brought kind, bool replaced) {
    const auto& checked = d.r.cards_checked;
    const bool on_record = d.s.cards.preparing.formal && checked.because &&
                           checked.value != rules::Checked::on_record_first;
    return {kind, replaced, on_record && replaced && kind == Brought::unprepared};
}

using rules::Checked;

void check_unasked(Deciding& d) {
    const Preparing& p = d.s.cards.preparing;
    const int cards = d.s.setup.decks * deck_size(d.s);
    const Because because(d.r.new_cards_prepared, d.r.cards_checked, d.r.suits);
    if (!p.dealer_checked) d.emit(because, CardsChecked{Role::dealer, cards, cards});
    const bool both =
        d.r.cards_checked.value == Checked::by_dealer_and_supervisor || p.why == Shuffled::replaced;
    if (both && !p.supervisor_checked) {
        d.emit(because, CardsChecked{Role::supervisor, cards, cards});
    }
}

void mix_rest(Deciding& d) {
    const Rules& r = d.r;
    const Preparing& p = d.s.cards.preparing;
    if (p.cards != CardsAre::new_cards || !r.cards_washed.because) return;
    if (!p.dealer_checked && !p.supervisor_checked && !d.s.machine()) check_unasked(d);
    const auto step = [&](Mix mix, const auto& rule) {
        if ((p.mixed & bit(mix)) == 0 && rule.because) d.emit(Because(rule), CardsMixed{mix});
    };
    if (d.s.machine()) {
        step(Mix::wash, r.machine_cards_washed);
        step(Mix::stack, r.machine_cards_stacked);
        step(Mix::riffle, r.machine_cards_riffled);
    } else if (p.brought == Brought::pre_checked) {
        step(Mix::wash, r.pre_checked_washed);
        step(Mix::stack, r.pre_checked_stacked);
        step(Mix::riffle, r.pre_checked_riffled);
    } else if (p.brought == Brought::pre_shuffled) {
        if (p.mixed == 0) d.emit(Because(r.pre_shuffled_mixed), CardsMixed{Mix::riffle});
    } else {
        step(Mix::spread, r.cards_spread);
        step(Mix::wash, r.cards_washed);
        step(Mix::stack, r.cards_stacked);
        step(Mix::riffle, r.cards_riffled);
    }
}

Refused refuse_pre_shuffled(Deciding& d) {
    const Because because(d.r.pre_shuffled_refused, d.r.pre_shuffled_viewed);
    const Shuffled why = d.s.cards.preparing.why;
    Steps steps(d.s, d.events());
    steps.take([&](Deciding& e) {
        const int cards = e.s.setup.decks * deck_size(e.s);
        e.emit(because, brought(e, Brought::unprepared, why == Shuffled::replaced));
        e.emit(Because(e.r.cards_checked), CardsChecked{Role::dealer, cards, cards});
        e.emit(Because(e.r.cards_checked), CardsChecked{Role::supervisor, cards, cards});
    });
    steps.take([&](Deciding& e) {
        shuffle_and_offer(e, Because(e.r.pre_shuffled_refused, e.r.shuffle), why, {}, true);
    });
    return std::nullopt;
}

Refused check_cards(Deciding& d, const CheckCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const int all = s.setup.decks * deck_size(s);
    const int counted = c.counted < 0 ? all : c.counted;
    if (s.round.stage == Stage::closed) {
        d.emit(Because(r.cards_counted_at_end, r.cards_checked), CardsChecked{d.by, counted, all});
        return std::nullopt;
    }
    if (in_round(s) && !s.cards.preparing.substitute) {
        return refuse(Because(r.cards_checked, r.new_cards_prepared),
                      "cards are checked when no round is being played");
    }
    Because because(r.cards_checked, r.suits);
    if (s.cards.preparing.why == Shuffled::replaced || s.cards.preparing.substitute) {
        because = Because(r.new_cards_prepared).with_all(because);
    }
    if (because.empty()) because.with(r.shuffle);
    d.emit(because, CardsChecked{d.by, counted, all});
    return std::nullopt;
}

Refused bring_cards(Deciding& d, const BringCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    if (!between_rounds(s) && s.round.stage != Stage::closed) {
        return refuse(Because(r.cards_replaced, r.prepared_cards),
                      "the cards change between rounds");
    }
    if (c.brought != Brought::unprepared && !r.prepared_cards.because) {
        return refuse(Because(r.shuffle, r.cards_checked),
                      "this book knows no cards that were prepared elsewhere");
    }
    const bool replaced = s.cards.shoe_round > 0 || s.cards.shoe_number > 1;
    Because because = replaced ? Because(r.cards_replaced, r.prepared_cards)
                               : Because(r.prepared_cards, r.cards_checked);
    if (s.machine()) because.with(r.machine_cards_unseen);
    if (because.empty()) because.with(r.shuffle);
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) { e.emit(because, brought(e, c.brought, replaced)); });
    // Where nothing has to be done to cards shuffled before, they are ready for the cut.
    if (c.brought == Brought::pre_shuffled && !r.pre_shuffled_mixed.because) {
        steps.take([&](Deciding& e) {
            const Shuffled why = e.s.cards.preparing.why;
            shuffle_and_offer(e, Because(r.prepared_cards, r.shuffle_before_play), why, {}, true);
        });
    }
    return std::nullopt;
}

// New cards that only one of the two has checked are left alone.
Refused forbids_unchecked(const Deciding& d) {
    const Preparing& p = d.s.cards.preparing;
    const bool both = d.r.cards_checked.value == Checked::by_dealer_and_supervisor;
    if (p.cards != CardsAre::new_cards || !both || p.dealer_checked == p.supervisor_checked) {
        return std::nullopt;
    }
    return refuse(Because(d.r.cards_checked, d.r.new_cards_prepared),
                  "dealer and supervisor both check the cards");
}

Refused mix_cards(Deciding& d, const MixCards& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Preparing& p = s.cards.preparing;
    const bool machine = s.machine();
    const bool checked = p.brought == Brought::pre_checked;
    const bool shuffled = p.brought == Brought::pre_shuffled;
    const auto rule = [&] {
        switch (c.mix) {
            case Mix::spread: return Because(r.cards_spread);
            case Mix::wash:
                return machine    ? Because(r.machine_cards_washed)
                       : shuffled ? Because(r.pre_shuffled_mixed)
                       : checked  ? Because(r.pre_checked_washed)
                                  : Because(r.cards_washed);
            case Mix::stack:
                return machine   ? Because(r.machine_cards_stacked)
                       : checked ? Because(r.pre_checked_stacked)
                                 : Because(r.cards_stacked);
            case Mix::riffle:
                return machine    ? Because(r.machine_cards_riffled)
                       : shuffled ? Because(r.pre_shuffled_mixed)
                       : checked  ? Because(r.pre_checked_riffled)
                                  : Because(r.cards_riffled);
        }
        return Because();
    }();
    if (rule.empty()) {
        return refuse(Because(r.shuffle), "this book has no such step: the dealer shuffles");
    }
    const auto done = [&](Mix mix) { return (p.mixed & bit(mix)) != 0; };
    // Pre-shuffled cards may be washed and riffled, either or both, until they are cut.
    if (p.cards == CardsAre::shuffled && shuffled && c.mix != Mix::spread && !done(c.mix)) {
        d.emit(rule, CardsMixed{c.mix});
        return std::nullopt;
    }
    if (p.cards != CardsAre::new_cards) {
        return refuse(rule, "no new cards are at the table");
    }
    if (auto no = forbids_unchecked(d)) return no;
    const bool plain = !machine && !checked && !shuffled;
    if (plain && c.mix == Mix::wash && !done(Mix::spread) && r.cards_spread.because) {
        return refuse(Because(r.cards_spread, r.cards_washed),
                      "the cards are first spread for the players to see");
    }
    if (c.mix == Mix::spread && p.mixed != 0) {
        return refuse(rule, "the cards have been spread");
    }
    if (!shuffled && c.mix == Mix::stack && !done(Mix::wash)) {
        return refuse(rule, "the cards are washed before they are stacked");
    }
    if (!shuffled && c.mix == Mix::riffle && !done(Mix::stack)) {
        return refuse(rule, "the cards are washed and stacked before they are riffled");
    }
    Steps steps(s, d.events());
    steps.take([&](Deciding& e) { e.emit(rule, CardsMixed{c.mix}); });
    if (c.mix == Mix::riffle || (shuffled && c.mix == Mix::wash)) {
        steps.take([&](Deciding& e) {
            const Shuffled why = e.s.cards.preparing.why;
            shuffle_and_offer(e, shuffle_because(e.s, why), why, {}, true);
        });
    }
    return std::nullopt;
}

Refused use_power(Deciding& d, const ReplaceCards&) {
    const State& s = d.s;
    const Rules& r = d.r;
    const bool last = s.cards.preparing.cards == CardsAre::shuffle_due ||
                      s.cards.preparing.cards == CardsAre::shuffled || s.cards.shoe_round == 0;
    const Because because = !last && r.cards_unfit.because
                                ? Because(r.cards_unfit, r.cards_replaced)
                                : Because(r.cards_replaced, r.cards_unfit);
    if (!between_rounds(s)) {
        return refuse(because, "all cards are replaced between rounds, not during one");
    }
    if (!last && r.cards_unfit.because && d.by == Role::supervisor &&
        s.floor.staff.supervisor == Rank::game) {
        return refuse(Because(r.cards_unfit, r.casino_supervisor),
                      "this takes a casino supervisor or above");
    }
    d.emit(because, brought(d, Brought::unprepared, true));
    return std::nullopt;
}

Refused use_power(Deciding& d, const ReplaceCard& c) {
    const State& s = d.s;
    const Rules& r = d.r;
    const Because because(r.card_replaced, r.new_cards_prepared);
    const bool unfit = !r.card_replaced.because;
    if (unfit &&
        (in_round(s) || (d.by == Role::supervisor && s.floor.staff.supervisor == Rank::game))) {
        return refuse(Because(r.cards_unfit, r.cards_replaced),
                      "a casino supervisor has unfit cards replaced when no hand is played");
    }
    if (cards::Shoe(1, r.deck.value).held(c.card) == 0) {
        return refuse(Because(r.deck, r.decks), "no deck of this game has the {}",
                      cards::spoken(c.card));
    }
    if (r.card_replaced.value == rules::ReplacedWhen::after_the_round && in_round(s)) {
        return refuse(because, "a damaged card is replaced when the round is over");
    }
    d.emit(unfit ? Because(r.cards_unfit, r.cards_replaced) : because,
           CardReplaced{c.card, r.card_replaced.value == rules::ReplacedWhen::at_once});
    return std::nullopt;
}

}  // namespace croupier::table
