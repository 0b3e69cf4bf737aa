// Any bytes are a record or a fault, and a record survives being written and read again.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <variant>

#include "record/parse.hpp"
#include "record/print.hpp"

namespace {

using namespace croupier::record;

void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "record_fuzz: %s\n", what);
    std::abort();
}

// A fault points into the text and says in printable letters what was expected.
void check(const Fault& fault, std::string_view text) {
    require(fault.line >= 1 && fault.line <= text.size() + 1,
            "a fault on a line that is not there");
    require(fault.column >= 1 && fault.column <= text.size() + 1, "a fault beside its line");
    require(!fault.expected.empty(), "a fault that expects nothing");
    for (const char c : to_string(fault)) require(c >= 0x20 && c < 0x7F, "a fault not printable");
}

void check(const Record& record) {
    const std::string written = print(record);
    const auto result = parse(written);
    const auto* again = std::get_if<Record>(&result);
    require(again != nullptr, "what was written cannot be read");
    require(again->statements == record.statements, "what was written says something else");
    require(print(*again) == written, "written twice, it differs");
}

// A line by itself is read as it is in a record, where nothing before it matters.
void check_lines(const Record& record) {
    for (const Statement& statement : record.statements) {
        const std::string line = print(statement);
        const auto result = parse_line(line);
        const auto* again = std::get_if<Statement>(&result);
        require(again != nullptr && *again == statement, "a line by itself says something else");
        require(again->comment == statement.comment, "a comment was changed");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    const auto result = parse(text);
    if (const auto* fault = std::get_if<Fault>(&result)) {
        check(*fault, text);
    } else {
        check(std::get<Record>(result));
        check_lines(std::get<Record>(result));
    }
    const auto line = parse_line(text);
    if (const auto* fault = std::get_if<Fault>(&line)) check(*fault, text);
    return 0;
}
