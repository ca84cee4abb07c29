// Which names people would take for each other, so that nobody at a table can pass for somebody else.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace septem::server {

/// What a name looks like at a glance: equal for names that differ only in case, width, accents, blanks, letters that nobody sees, or in
/// letters of Latin, Greek and Cyrillic that are drawn alike. Not for reading.
std::string likeness(std::string_view name);

/// The name itself, or with the first number behind it (from 2) that makes it unlike all of these; cut so that it has at most
/// `kMostNameLetters`.
std::string told_apart(std::string_view name, const std::vector<std::string>& others);

}  // namespace septem::server
