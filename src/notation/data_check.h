// What is wrong with the text of a data file, in words, and how an option's file or text becomes a game's table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "games/data_error.h"
#include "notation/data_files.h"
#include "notation/explain.h"

namespace septem {

struct DataMistake {
  int line = 0;  ///< from 1
  int cell = 0;  ///< from 1; 0: the line as a whole
  std::string_view why;
  std::string message;  ///< the sentence behind the key, with what it is about
};

struct DataCheck {
  std::vector<DataMistake> mistakes;
  int good_lines = 0;  ///< those without mistakes: a file of another game has none
};

DataCheck in_words(Sentences sentences, const Mistakes& mistakes);

/// What an option's file says, or the option's own text. The failure names the line.
template <class T>
Result<T, std::string> read_data(std::string_view key, const std::string& name, const DataFiles& files,
                                 Sentences sentences, Result<T, DataError> (*parse)(std::string_view)) {
  const auto text = files.read(name);
  if (!text) return failure("option '" + std::string(key) + "': " + text.error());
  auto data = parse(*text);
  if (data) return std::move(*data);
  const std::string where = name == kOwn ? "option '" + std::string(key) + "', "
                                         : std::string(key) + " file '" + name + "', ";
  return failure(where + explain(sentences, data.error()));
}

}  // namespace septem
