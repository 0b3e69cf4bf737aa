#include "record/entry.hpp"

#include <optional>
#include <utility>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

namespace croupier::record {
namespace {

// A member of an object; null where it is left out.
const Json* find(const Json& in, const char* name) {
    const auto found = in.find(name);
    return found == in.end() ? nullptr : &*found;
}

// Reads the head of an entry: texts and flags that may be left out. The first fault stays.
class Head {
public:
    Head(const Json& in, std::optional<JsonFault>& fault) : in_(in), fault_(fault) {}

    void text(const char* name, std::string& value) {
        const Json* found = find(in_, name);
        if (!found) return;
        if (const auto* text = found->get_ptr<const std::string*>()) {
            value = *text;
        } else {
            fail(name, "expected a text");
        }
    }
    void flag(const char* name, bool& value) {
        const Json* found = find(in_, name);
        if (!found) return;
        if (!found->is_boolean()) return fail(name, "expected true or false");
        value = found->get<bool>();
    }
    void fail(const char* name, const char* what) {
        if (!fault_) fault_ = JsonFault{name, what};
    }

private:
    const Json& in_;
    std::optional<JsonFault>& fault_;
};

Json to_json(const Speaker& by) {
    Json out = Json::object();
    if (!by.person.empty()) out["person"] = by.person;
    if (!by.role.empty()) out["as"] = by.role;
    if (by.bot) out["bot"] = true;
    if (by.clock) out["clock"] = true;
    return out;
}

}  // namespace

Json to_json(const table::State& state, const Entry& entry, Texts texts) {
    Json out{{"seq", entry.seq}};
    if (!entry.at.empty()) out["at"] = entry.at;
    out["by"] = to_json(entry.by);
    out["say"] = entry.say;
    Json& events = out["events"] = Json::array();
    for (const table::Event& event : entry.events) {
        events.push_back(table::to_json(state, event, texts));
    }
    return out;
}

std::variant<Entry, JsonFault> entry_of_json(const Json& json, table::JsonEvents& events) {
    if (!json.is_object()) return JsonFault{{}, "an entry is an object"};
    Entry entry;
    std::optional<JsonFault> fault;
    Head head(json, fault);
    const Json* seq = find(json, "seq");
    if (seq && seq->is_number_unsigned()) {
        entry.seq = seq->get<std::uint64_t>();
    } else {
        head.fail("seq", "expected a number from 1");
    }
    head.text("at", entry.at);
    const Json* by = find(json, "by");
    if (by && by->is_object()) {
        Head speaker(*by, fault);
        speaker.text("person", entry.by.person);
        speaker.text("as", entry.by.role);
        speaker.flag("bot", entry.by.bot);
        speaker.flag("clock", entry.by.clock);
    } else {
        head.fail("by", "expected who said it, as an object");
    }
    if (!find(json, "say")) head.fail("say", "it is missing");
    head.text("say", entry.say);
    const Json* told = find(json, "events");
    if (!told || !told->is_array()) head.fail("events", "expected a list");
    if (fault) return *std::move(fault);
    for (const Json& each : *told) {
        auto event = events.next(each);
        if (auto* wrong = std::get_if<JsonFault>(&event)) {
            wrong->where = fmt::format("events: {}{}{}", entry.events.size() + 1,
                                       wrong->where.empty() ? "" : ": ", wrong->where);
            return std::move(*wrong);
        }
        entry.events.push_back(std::get<table::Event>(std::move(event)));
    }
    return entry;
}

}  // namespace croupier::record
