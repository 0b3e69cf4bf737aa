// croupier tournament check: the conditions as a regulator goes through them.
#include <algorithm>
#include <iostream>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "apps/files.hpp"
#include "apps/run_json.hpp"
#include "apps/run_record.hpp"
#include "apps/terminal.hpp"
#include "apps/tournament/tournament.hpp"
#include "rulebooks/registry.hpp"
#include "tournament/parse.hpp"

namespace croupier::apps {
namespace {

using nlohmann::ordered_json;
using tournament::Item;
using tournament::Lack;
using tournament::Overruled;
using tournament::Review;

ordered_json lacks_json(const std::vector<Lack>& lacks) {
    ordered_json json = ordered_json::array();
    for (const Lack& lack : lacks) {
        json.push_back({{"clause", lack.clause.number()}, {"what", lack.what}});
    }
    return json;
}

// A refusal names every clause in the way; the first stands alone, as in the events of a table.
ordered_json overruled_json(const Overruled& each) {
    const auto& because = each.refusal.because;
    ordered_json json{{"line", each.line},
                      {"clause", because.front().number()},
                      {"text", fmt::format("{}: {}", each.said, each.refusal.reason)}};
    ordered_json also = ordered_json::array();
    for (std::size_t i = 1; i < because.size(); ++i) also.push_back(because[i].number());
    if (!also.empty()) json["also"] = std::move(also);
    return json;
}

ordered_json check_json(const TournamentFile& read, const Review& review) {
    const tournament::Conditions& c = read.header.conditions;
    ordered_json refused = ordered_json::array();
    for (const Overruled& each : read.header.overruled) refused.push_back(overruled_json(each));
    ordered_json conditions = ordered_json::array();
    for (const Item& item : review.items) {
        ordered_json row{{"condition", tournament::topic(item.topic).word},
                         {"value", nullptr},
                         {"clause", nullptr},
                         {"demanded", item.demanded}};
        if (!item.value.empty()) row["value"] = item.value;
        if (item.clause) row["clause"] = item.clause.number();
        conditions.push_back(std::move(row));
    }
    return {{"file", read.name},
            {"game", c.game->id},
            {"format", tournament::to_string(c.format)},
            {"complete", review.complete()},
            {"missing", lacks_json(review.missing)},
            {"notices", lacks_json(review.notices)},
            {"refused", std::move(refused)},
            {"conditions", std::move(conditions)}};
}

constexpr int clause_columns = 19;
constexpr int word_columns = 21;

void print_item(const Item& item) {
    const bool stated = !item.value.empty();
    const std::string box = toned(stated          ? "[x]"
                                  : item.demanded ? "[ ]"
                                                  : "[-]",
                                  stated          ? Tone::good
                                  : item.demanded ? Tone::bad
                                                  : Tone::faint);
    const tournament::TopicIs& topic = tournament::topic(item.topic);
    const std::string value = stated ? item.value : fmt::format("not stated: {}", topic.what);
    constexpr int indent = 6 + clause_columns + word_columns;
    print_folded("  {} {:{}}{:{}}{}\n", box, item.clause ? item.clause.number() : "house",
                 clause_columns, topic.word, word_columns,
                 wrapped(value, terminal_width(), indent));
}

void print_lacks(std::string_view heading, const std::vector<Lack>& lacks) {
    if (lacks.empty()) return;
    print_folded("\n{}\n", toned(heading, Tone::strong));
    for (const Lack& lack : lacks) {
        print_folded("      {:{}}{}\n", lack.clause.number(), clause_columns, lack.what);
    }
}

void print_overruled(const std::vector<Overruled>& all) {
    if (all.empty()) return;
    print_folded("\n{}\n", toned("Overruled by the book, and so not written", Tone::strong));
    for (const Overruled& each : all) {
        std::string clauses;
        for (const rules::Clause& clause : each.refusal.because) {
            if (!clauses.empty()) clauses += ", ";
            clauses += clause.number();
        }
        print_folded("      {:{}}line {}: {}\n", clauses, clause_columns, each.line, each.said);
        print_folded("      {:{}}{}\n", "", clause_columns, each.refusal.reason);
    }
}

void print_check(const TournamentFile& read, const Review& review) {
    const tournament::Conditions& c = read.header.conditions;
    print_folded("{}\n{}, by {}\n\n", toned(title_of(c), Tone::strong), kind_of(c), c.book->title);
    for (const Item& item : review.items) print_item(item);
    print_overruled(read.header.overruled);
    print_lacks("Missing", review.missing);
    print_lacks("Left out, which the book lets them", review.notices);
    const std::size_t missing = review.missing.size();
    const std::string verdict =
        review.complete() ? std::string("The conditions are complete.")
                          : fmt::format("The conditions are not complete: {} item{} missing.",
                                        missing, missing == 1 ? "" : "s");
    print_folded("\n{}\n", toned(verdict, review.complete() ? Tone::good : Tone::bad));
}

}  // namespace

std::variant<TournamentFile, Unreadable> read_tournament(const std::string& file) {
    FileText text = read_whole(file);
    if (!text) return Unreadable{fmt::format("{}: cannot be read: {}", file, text.wrong), {}};
    const auto fault_at = [&](const tournament::Fault& fault) {
        return Unreadable{where(file, fault), fault};
    };
    auto parsed = tournament::parse(std::move(*text));
    if (const auto* fault = std::get_if<tournament::Fault>(&parsed)) return fault_at(*fault);
    TournamentFile read{file, std::get<tournament::File>(std::move(parsed)), {}};
    read.header = tournament::read_header(read.file, rulebooks::all());
    if (read.header.fault) return fault_at(*read.header.fault);
    return read;
}

int tell_unreadable(const std::string& file, const Unreadable& why, Output output) {
    if (output == Output::json) {
        ordered_json error{{"text", why.text}};
        if (why.fault) {
            error = {{"line", why.fault->line}, {"column", why.fault->column}, {"text", why.text}};
        }
        std::cout << printed({{"file", file}, {"error", std::move(error)}});
    }
    complain(why.text);
    return wrong_input;
}

std::string title_of(const tournament::Conditions& conditions) {
    if (!conditions.says(tournament::Topic::title)) return std::string(conditions.game->title);
    return conditions.written[static_cast<std::size_t>(tournament::Topic::title)].front();
}

std::string kind_of(const tournament::Conditions& conditions) {
    return fmt::format("{}, {}", conditions.game->id, tournament::to_string(conditions.format));
}

int check_tournament(const TournamentOptions& options) {
    const auto read = read_tournament(options.file);
    if (const auto* why = std::get_if<Unreadable>(&read)) {
        return tell_unreadable(options.file, *why, options.output);
    }
    const auto& file = std::get<TournamentFile>(read);
    const Review review = tournament::review(file.header.conditions);
    if (options.output == Output::json) {
        std::cout << printed(check_json(file, review));
    } else {
        print_check(file, review);
    }
    return review.complete() ? done : answer_is_no;
}

}  // namespace croupier::apps
