#include "rulebooks/scenario_names.hpp"

#include <cctype>
#include <string>

namespace croupier::rulebooks {
namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// `7.5.3d` for 7.5.3(d), `def-soft-total` for def:Soft Total.
std::string as_file_name(std::string_view number) {
    std::string name;
    for (const char c : number) {
        if (c == '(' || c == ')' || c == '\'') continue;
        const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.';
        name += plain ? static_cast<char>(std::tolower(static_cast<unsigned char>(c))) : '-';
    }
    return name;
}

bool begins_with(std::string_view file, const std::string& name) {
    return file.starts_with(name) && file.size() > name.size() && file[name.size()] == '-';
}

bool has_row(const rules::Book& book, std::string_view of, const std::string& id) {
    for (const auto parts : {book.parts, book.borrowed}) {
        for (const rules::Part& part : parts) {
            for (const rules::Provision& row : part.rows) {
                if (row.id == id && row.book == of) return true;
            }
        }
    }
    return false;
}

// The row that `3.1-2-all-backs-look-alike` counts out, `3.1#2`; empty where there is none.
std::string counted_row(const rules::Book& book, const rules::Clause& clause,
                        std::string_view rest) {
    std::size_t digits = 0;
    while (digits < rest.size() && is_digit(rest[digits])) ++digits;
    if (digits == 0 || digits == rest.size() || rest[digits] != '-') return {};
    std::string id(clause.number());
    id += '#';
    id += rest.substr(0, digits);
    return has_row(book, clause.book(), id) ? id : std::string();
}

}  // namespace

bool is_named_for(std::string_view file, const rules::Clause& clause, const rules::Book& book) {
    file = file.substr(file.rfind('/') + 1);
    if (clause.book() != book.id) {
        constexpr std::string_view borrowed = "borrowed-";
        if (!file.starts_with(borrowed)) return false;
        file.remove_prefix(borrowed.size());
    }
    const std::string_view number = clause.number();
    if (const std::string name = as_file_name(number); begins_with(file, name)) {
        const std::string counted = counted_row(book, clause, file.substr(name.size() + 1));
        return counted.empty() || counted == clause.id();
    }
    for (std::size_t end = 1; end < number.size(); ++end) {
        const std::string_view shorter = number.substr(0, end);
        if (rules::meets(clause, shorter) && begins_with(file, as_file_name(shorter))) return true;
    }
    return false;
}

}  // namespace croupier::rulebooks
