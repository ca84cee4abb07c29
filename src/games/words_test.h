// Tests name cards and moves by words: what reads and writes them for every game.
#pragma once

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/check.h"

namespace septem {

using Words = std::vector<std::string_view>;
using Texts = std::set<std::string>;

inline Words words_of(std::string_view text, std::string_view separator = " ") {
  Words words;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find(separator), text.size());
    if (length > 0) words.push_back(text.substr(0, length));
    text.remove_prefix(std::min(length + separator.size(), text.size()));
  }
  return words;
}

/// What a test names is there.
template <class Thing>
Thing known(const std::optional<Thing>& found) {
  SEPTEM_CHECK(found.has_value());
  return *found;
}

/// `read(word)` of each word.
template <class Set, class Read>
Set set_of(const Words& words, Read read) {
  Set set;
  for (const std::string_view word : words) set.add(read(word));
  return set;
}

/// `name(thing)` of each.
template <class Things, class Name>
std::string joined(const Things& things, Name name, std::string_view separator = " ") {
  std::string text;
  for (const auto& thing : things) {
    if (!text.empty()) text += separator;
    text += name(thing);
  }
  return text;
}

}  // namespace septem
