// The examples on the rules pages (docs/rules), which each game's tests play. An example is a paragraph in italics that begins with the
// language's word for it, or a section whose heading has that word.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace septem {

struct PageExample {
  std::string_view english;  ///< words of it, so that a changed example is noticed here
  void (*play)(const std::string& text) = nullptr;
};

namespace page {

struct Language {
  std::string_view id;
  std::string_view word;  ///< without its first letter, which may be large or small
};
inline constexpr Language kLanguages[] = {{"en", "xample"}, {"de", "eispiel"}, {"pl", "rzykład"}};

inline std::vector<std::string> lines_of(const std::string& language, const std::string& game) {
  std::ifstream file(SEPTEM_SOURCE_DIR "/docs/rules/" + language + "/" + game + ".md");
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  EXPECT_FALSE(lines.empty()) << language << " " << game;
  return lines;
}

inline std::vector<std::string> examples_of(const Language& language, const std::string& game) {
  std::vector<std::string> examples;
  bool is_inside = false;
  bool is_section = false;
  for (const std::string& line : lines_of(std::string(language.id), game)) {
    const bool is_heading = line.starts_with("#");
    if (is_heading || (line.empty() && !is_section)) is_inside = is_section = false;
    const bool has_word = line.find(language.word) < 20;
    if (has_word && (is_heading || line.starts_with("*"))) {
      examples.emplace_back();
      is_inside = true;
      is_section = is_heading;
    }
    if (is_inside) examples.back() += line + "\n";
  }
  return examples;
}

/// `6`, `10.1`: a decimal comma is a point.
inline std::set<std::string> numbers_in(const std::string& text) {
  std::set<std::string> numbers;
  std::string number;
  const auto is_digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const bool is_point = i < text.size() && (text[i] == '.' || text[i] == ',') && !number.empty() && is_digit(i + 1);
    if (is_digit(i) || is_point) {
      number += is_point ? '.' : text[i];
    } else if (!number.empty()) {
      numbers.insert(std::exchange(number, {}));
    }
  }
  return numbers;
}

}  // namespace page

/// Plays every example of a game's page; the page has these and no others, and all languages tell the same figures.
inline void play_page_examples(const std::string& game, const std::vector<PageExample>& examples) {
  const auto english = page::examples_of(page::kLanguages[0], game);
  ASSERT_EQ(english.size(), examples.size());
  for (const page::Language& language : page::kLanguages) {
    const auto told = page::examples_of(language, game);
    ASSERT_EQ(told.size(), english.size()) << language.id;
    for (std::size_t i = 0; i < told.size(); ++i)
      EXPECT_EQ(page::numbers_in(told[i]), page::numbers_in(english[i])) << told[i];
  }
  for (std::size_t i = 0; i < examples.size(); ++i) {
    EXPECT_THAT(english[i], testing::HasSubstr(std::string(examples[i].english)));
    examples[i].play(english[i]);
  }
}

}  // namespace septem
