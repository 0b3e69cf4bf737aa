#include "view/view_json.hpp"

namespace croupier::view {
namespace {

using Json = nlohmann::ordered_json;

std::string words(Money amount) { return ledger::to_string(amount); }
std::string words(const Clause& clause) { return std::string(clause.number()); }
std::string_view words(ResultIs is) {
    switch (is) {
        case ResultIs::won: return "won";
        case ResultIs::lost: return "lost";
        case ResultIs::stand_off: return "stand-off";
        case ResultIs::surrendered: return "surrendered";
        case ResultIs::voided: return "void";
    }
    return "";
}

template <class List, class Write>
Json array(const List& list, Write write) {
    Json all = Json::array();
    for (const auto& each : list) all.push_back(write(each));
    return all;
}

Json of(const Limits& limits) {
    return {{"min", words(limits.min)}, {"max", words(limits.max)}, {"step", words(limits.step)}};
}
Json of(const Line& line) { return {{"text", line.text}, {"clause", words(line.clause)}}; }
Json of(const House::Notice& notice) {
    return {{"by", notice.by}, {"text", notice.text}, {"since", notice.since}};
}
Json of(const House::Rule& rule) {
    Json json{{"text", rule.text}};
    if (!rule.clause.empty()) json["clause"] = rule.clause;
    return json;
}

Json of(const Layout& layout) {
    Json json{{"boxes", layout.boxes}};
    json["inscriptions"] = array(layout.inscriptions, [](const Inscription& each) -> Json {
        return {{"place", each.place}, {"text", each.text}, {"clause", words(each.clause)}};
    });
    json["spots"] = array(layout.spots, [](const Spot& each) -> Json {
        return {{"option", rules::to_string(each.option)},
                {"mark", each.mark},
                {"title", rules::title(each.option)},
                {"clause", words(each.clause)}};
    });
    json["insurance_line"] = layout.insurance_line;
    if (layout.ante) json["ante"] = words(*layout.ante);
    json["sign"] = array(layout.sign, [](const Line& line) { return of(line); });
    return json;
}

Json of(const ShoeView& shoe, const House& house) {
    Json json{{"number", shoe.number},
              {"kind", shoe.kind},
              {"cards", shoe.cards},
              {"cards_left", shoe.cards_left},
              {"discards", shoe.discards}};
    json["cutting_card_at"] = shoe.cutting_card_at ? Json(*shoe.cutting_card_at) : Json(nullptr);
    json["cutting_card_out"] = shoe.cutting_card_out;
    if (!house.commitment.empty()) json["commitment"] = house.commitment;
    return json;
}

Json of(const OptionView& option) {
    return {{"option", rules::to_string(option.option)},
            {"title", rules::title(option.option)},
            {"limits", of(option.limits)},
            {"odds", array(option.odds, [](const Line& line) { return of(line); })}};
}

const House::Person* find(const House& house, std::string_view name) {
    for (const House::Person& person : house.people) {
        if (person.name == name) return &person;
    }
    return nullptr;
}

Json of(const Me& me, const House& house) {
    Json json{{"person", me.person}, {"chips", words(me.chips)}};
    if (house.wallet) json["wallet"] = words(*house.wallet);
    if (me.seat != 0) json["seat"] = me.seat;
    json["roles"] = me.roles;
    const House::Person* person = find(house, me.person);
    json["ready"] = person && person->ready;
    return json;
}

Json of(const PlayerView& player, const House& house) {
    const House::Person* person = find(house, player.name);
    Json json{{"name", player.name}};
    if (player.seat != 0) json["seat"] = player.seat;
    json["chips"] = words(player.chips);
    // Who has left the game has left it, on whichever line they still are.
    json["state"] = person && player.state != "left" ? person->state : player.state;
    if (person && !person->until.empty()) json["until"] = person->until;
    json["bot"] = person && person->bot;
    json["ready"] = person && person->ready;
    return json;
}

Json of(const BettorView& bettor) {
    Json json{{"name", bettor.name}, {"place", bettor.place}, {"wager", words(bettor.wager)}};
    if (bettor.ante) json["ante"] = words(*bettor.ante);
    json["insurance"] = words(bettor.insurance);
    if (bettor.personal_limit) json["personal_limit"] = words(*bettor.personal_limit);
    json["options"] = array(bettor.options, [](const OptionOnBox& each) {
        Json option{{"option", rules::to_string(each.option)}, {"amount", words(each.amount)}};
        if (each.result) {
            option["result"] = {{"is", words(each.result->is)},
                                {"stake", words(each.result->stake)},
                                {"paid", words(each.result->paid)},
                                {"clause", words(each.result->clause)}};
        }
        return option;
    });
    return json;
}

Json of(const ResultView& view) {
    Json json{{"name", view.name},
              {"is", words(view.result.is)},
              {"stake", words(view.result.stake)},
              {"paid", words(view.result.paid)}};
    if (view.odds) json["odds"] = ledger::to_string(*view.odds);
    json["clause"] = words(view.result.clause);
    return json;
}

void put_total(Json& json, const HandView& hand) {
    json["total"] = hand.total;
    json["soft"] = hand.soft;
    json["blackjack"] = hand.blackjack;
}

Json of(const HandView& hand) {
    Json json{{"hand", hand.hand}};
    json["cards"] = array(hand.cards, [](Card card) { return cards::to_string(card); });
    json["sideways"] = hand.sideways;
    put_total(json, hand);
    json["bust"] = hand.bust;
    json["words"] = hand.words;
    json["state"] = hand.state;
    json["stakes"] = array(hand.stakes, [](const StakeView& stake) -> Json {
        return {{"name", stake.name}, {"amount", words(stake.amount)}};
    });
    json["results"] = array(hand.results, [](const ResultView& result) { return of(result); });
    return json;
}

Json dealer_of(const HandView& hand) {
    Json json{{"cards", array(hand.cards, [](Card card) { return cards::to_string(card); })}};
    put_total(json, hand);
    json["words"] = hand.words;
    return json;
}

Json of(const BoxView& box) {
    Json json{{"box", box.box}};
    if (!box.seat.empty()) json["seat"] = box.seat;
    if (!box.caller.empty()) json["caller"] = box.caller;
    json["bettors"] = array(box.bettors, [](const BettorView& each) { return of(each); });
    json["covers"] = array(box.covers, [](const CoverView& cover) -> Json {
        return {{"by", cover.by}, {"for", cover.whose}, {"amount", words(cover.amount)}};
    });
    json["hands"] = array(box.hands, [](const HandView& each) { return of(each); });
    return json;
}

Json of(const ButtonView& button) {
    Json json{{"box", button.box},
              {"option", rules::to_string(button.option)},
              {"pressers", button.pressers}};
    if (button.prize) json["prize"] = *button.prize;
    return json;
}

Json of(const AwaitedView& awaited, const House& house) {
    Json json{{"name", awaited.name}, {"kind", awaited.kind}};
    if (!awaited.hand.empty()) json["hand"] = awaited.hand;
    if (const House::Person* person = find(house, awaited.name)) {
        if (!person->deadline.empty()) json["until"] = person->deadline;
        if (!person->bank.empty()) json["bank"] = person->bank;
    }
    return json;
}

// What an offer is about.
void put_about(Json& json, const Offer& offer, const View& view) {
    json["offer"] = offer.offer;
    if (!offer.hand.empty()) json["hand"] = offer.hand;
    if (offer.box != 0) json["box"] = offer.box;
    if (offer.option) json["option"] = rules::to_string(*offer.option);
    if (offer.insurance) json["option"] = "insurance";
    if (offer.whose < view.names.size()) json["for"] = view.names[offer.whose];
    if (offer.as) json["as"] = table::to_string(*offer.as);
}

Json of(const Open& open, const View& view) {
    Json json{{"order", open.order}, {"say", open.say}};
    if (!open.amount.empty()) json["amount"] = open.amount;
    put_about(json, open, view);
    if (!open.amount.empty()) {
        json["least"] = open.amounts.least;
        json["most"] = open.amounts.most;
        json["step"] = open.amounts.step;
    }
    if (open.cost) json["cost"] = words(*open.cost);
    json["clause"] = words(open.clause);
    return json;
}

Json of(const Closed& closed, const View& view) {
    Json json{{"order", closed.order}};
    put_about(json, closed, view);
    json["clause"] = words(closed.clause);
    json["text"] = closed.text;
    return json;
}

Json of(const LastResult& last) {
    Json json{{"name", last.name}, {"box", last.result.hand.box}};
    json["hand"] = last.result.hand.hand == 0 ? std::to_string(last.result.hand.box)
                                              : std::to_string(last.result.hand.box) + '.' +
                                                    std::to_string(last.result.hand.hand + 1);
    if (last.result.option) json["option"] = rules::to_string(*last.result.option);
    json["wager"] = words(last.result.stake);
    json["net"] = words(last.result.net);
    json["clause"] = words(last.result.clause);
    return json;
}

void put_house(Json& json, const House& house) {
    if (house.policy) {
        json["policy"] = {{"time_out", of(house.policy->time_out)},
                          {"line", of(house.policy->line)},
                          {"leaving", of(house.policy->leaving)}};
    }
    if (house.clock) json["clock"] = {{"until", house.clock->until}, {"for", house.clock->what}};
}

}  // namespace

Json to_json(const View& view, const House& house) {
    Json json;
    if (!house.table.empty()) json["table"] = house.table;
    if (!house.name.empty()) json["name"] = house.name;
    if (house.seq) json["seq"] = *house.seq;
    if (house.rehearsal) json["rehearsal"] = true;
    json["game"] = view.game;
    json["title"] = view.title;
    json["phase"] = view.phase;
    json["round"] = view.round;
    if (house.frozen) json["frozen"] = of(*house.frozen);
    if (house.call) json["call"] = of(*house.call);
    json["layout"] = of(view.layout);
    json["shoe"] = of(view.shoe, house);
    json["limits"] = of(view.limits);
    json["chips"] = array(view.chips, [](Money chip) { return words(chip); });
    json["options"] = array(view.options, [](const OptionView& each) { return of(each); });
    put_house(json, house);
    if (view.me) json["me"] = of(*view.me, house);
    json["players"] = array(view.players, [&](const PlayerView& each) { return of(each, house); });
    json["boxes"] = array(view.boxes, [](const BoxView& each) { return of(each); });
    if (view.button) json["button"] = of(*view.button);
    json["dealer"] = dealer_of(view.dealer);
    json["awaits"] = array(view.awaits, [&](const AwaitedView& each) { return of(each, house); });
    json["open"] = array(view.choices.open, [&](const Open& each) { return of(each, view); });
    json["closed"] = array(view.choices.closed, [&](const Closed& each) { return of(each, view); });
    json["rebet"] = array(view.rebet, [](const std::string& say) -> Json {
        return {{"say", say}};
    });
    if (view.last_round != 0) {
        json["last"] = {
            {"round", view.last_round},
            {"results", array(view.last, [](const LastResult& each) { return of(each); })}};
    }
    return json;
}

}  // namespace croupier::view
