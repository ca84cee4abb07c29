// Table options as the outside world writes them: checked against a game's list, with the defaults filled in.
#pragma once

#include <boost/json/object.hpp>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.h"
#include "notation/data_files.h"

namespace septem {

using OptionValue = std::variant<bool, std::int64_t, std::string>;

/// What an option may be. The first choice is the default.
struct OptionSpec {
  std::string_view key;
  std::vector<OptionValue> choices;
  bool takes_seat = false;  ///< a seat of the table, too
  bool takes_file = false;  ///< the name of a data file, too, or `{"text": ...}`, what would stand in one
};
using OptionSpecs = std::vector<OptionSpec>;

/// Every option of a game with its value, in the order of its specs.
class Options {
 public:
  explicit Options(const OptionSpecs& specs);

  const OptionValue& at(std::string_view key) const;
  bool is_on(std::string_view key) const { return std::get<bool>(at(key)); }
  std::int64_t number(std::string_view key) const { return std::get<std::int64_t>(at(key)); }
  const std::string& word(std::string_view key) const { return std::get<std::string>(at(key)); }

  void set(std::string_view key, OptionValue value);
  const std::vector<std::pair<std::string, OptionValue>>& all() const { return values_; }

  /// The option is the data itself: it reads `own`, and this is its text.
  void set_own(std::string_view key, std::string text);
  /// The text by the name `own`, where there is one.
  const FileTexts& own() const { return own_; }

 private:
  std::vector<std::pair<std::string, OptionValue>> values_;
  FileTexts own_;
};

inline constexpr std::size_t kMostOwnBytes = 8 * 1024;

/// Reads options as JSON (`{"target": 7}`). The failure says what is wrong and what would be right.
Result<Options, std::string> read_options(const OptionSpecs& specs, int seats, const boost::json::object& given);
/// Reads options as a record has them (`target=7 last_clears=true`); what is `own` has its text elsewhere.
Result<Options, std::string> read_options(const OptionSpecs& specs, int seats,
                                          const std::vector<std::string_view>& given);

boost::json::object options_json(const Options& options);
std::string options_text(const Options& options);
/// The option that is `own`; empty: none is.
std::string own_key(const Options& options);
/// What `hello` says of the options: per key the list of choices, the default first.
boost::json::object describe(const OptionSpecs& specs);

}  // namespace septem
