#include "notation/options.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/value.hpp>
#include <optional>

#include "core/check.h"
#include "notation/text.h"

namespace septem {
namespace {

namespace json = boost::json;

std::string text_of(const OptionValue& value) {
  if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  if (const std::int64_t* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

json::value json_of(const OptionValue& value) {
  return std::visit([](const auto& v) { return json::value(v); }, value);
}

std::optional<OptionValue> value_of(const json::value& given) {
  if (given.is_bool()) return given.get_bool();
  if (given.is_int64()) return given.get_int64();
  if (given.is_string()) return std::string(given.get_string());
  return std::nullopt;
}

/// File names are words of letters, digits, `.`, `_`, `-` and `/`, so that a record can name them.
bool is_file_name(std::string_view text) {
  const auto is_allowed = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
           c == '-' || c == '/';
  };
  return !text.empty() && text.size() <= 255 && std::all_of(text.begin(), text.end(), is_allowed);
}

bool is_allowed(const OptionSpec& spec, int seats, const OptionValue& value) {
  if (std::find(spec.choices.begin(), spec.choices.end(), value) != spec.choices.end()) return true;
  const std::string* word = std::get_if<std::string>(&value);
  if (!word) return false;
  return (spec.takes_seat && parse_seat(*word, seats)) || (spec.takes_file && is_file_name(*word));
}

/// The text of `{"text": "..."}`.
const json::string* own_text(const json::value& given) {
  const json::object* object = given.if_object();
  const json::value* text = object && object->size() == 1 ? object->if_contains("text") : nullptr;
  return text ? text->if_string() : nullptr;
}

std::string too_long(std::string_view key) {
  return "option '" + std::string(key) + "': a text has at most " + std::to_string(kMostOwnBytes) + " bytes";
}

std::string quoted(const OptionValue& value) {
  return std::holds_alternative<std::string>(value) ? '"' + text_of(value) + '"' : text_of(value);
}

std::string expectation(const OptionSpec& spec, int seats) {
  std::vector<std::string> choices;
  for (const OptionValue& choice : spec.choices) choices.push_back(quoted(choice));
  if (spec.takes_seat) choices.push_back("a seat \"p0\" to \"p" + std::to_string(seats - 1) + '"');
  if (spec.takes_file) choices.emplace_back("the name of a data file, its text as {\"text\": \"...\"}");
  return "option '" + std::string(spec.key) + "' takes " + join(choices, ", ");
}

const OptionSpec* find(const OptionSpecs& specs, std::string_view key) {
  const auto found = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& spec) { return spec.key == key; });
  return found == specs.end() ? nullptr : &*found;
}

std::string unknown_option(const OptionSpecs& specs, std::string_view key) {
  std::vector<std::string> keys;
  for (const OptionSpec& spec : specs) keys.emplace_back(spec.key);
  return "unknown option '" + shortened(key, 60) + "'; there are: " + join(keys, ", ");
}

/// The value that a record's text stands for.
OptionValue value_of(const OptionSpec& spec, std::string_view text) {
  for (const OptionValue& choice : spec.choices)
    if (text_of(choice) == text) return choice;
  return std::string(text);
}

}  // namespace

Options::Options(const OptionSpecs& specs) {
  for (const OptionSpec& spec : specs) values_.emplace_back(spec.key, spec.choices.front());
}

const OptionValue& Options::at(std::string_view key) const {
  const auto found = std::find_if(values_.begin(), values_.end(),
                                  [&](const auto& entry) { return entry.first == key; });
  SEPTEM_CHECK(found != values_.end());
  return found->second;
}

void Options::set(std::string_view key, OptionValue value) {
  for (auto& [name, current] : values_)
    if (name == key) current = std::move(value);
}

void Options::set_own(std::string_view key, std::string text) {
  set(key, std::string(kOwn));
  own_.insert_or_assign(std::string(kOwn), std::move(text));
}

Result<Options, std::string> read_options(const OptionSpecs& specs, int seats, const json::object& given) {
  Options options(specs);
  for (const auto& [key, wanted] : given) {
    const OptionSpec* spec = find(specs, key);
    if (!spec) return failure(unknown_option(specs, key));
    if (const json::string* text = spec->takes_file ? own_text(wanted) : nullptr) {
      if (text->size() > kMostOwnBytes) return failure(too_long(key));
      options.set_own(key, std::string(*text));
      continue;
    }
    auto value = value_of(wanted);
    if (!value || !is_allowed(*spec, seats, *value)) return failure(expectation(*spec, seats));
    options.set(key, std::move(*value));
  }
  return options;
}

Result<Options, std::string> read_options(const OptionSpecs& specs, int seats,
                                          const std::vector<std::string_view>& given) {
  Options options(specs);
  std::vector<std::string_view> seen;
  for (const std::string_view word : given) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return failure("'" + std::string(word) + "' is not key=value");
    const std::string_view key = word.substr(0, equals);
    const OptionSpec* spec = find(specs, key);
    if (!spec) return failure(unknown_option(specs, key));
    if (std::find(seen.begin(), seen.end(), key) != seen.end()) {
      return failure("option '" + std::string(key) + "' is given twice");
    }
    seen.push_back(key);
    OptionValue value = value_of(*spec, word.substr(equals + 1));
    if (!is_allowed(*spec, seats, value)) return failure(expectation(*spec, seats));
    options.set(key, std::move(value));
  }
  return options;
}

json::object options_json(const Options& options) {
  json::object object;
  for (const auto& [key, value] : options.all()) object[key] = json_of(value);
  return object;
}

std::string options_text(const Options& options) {
  std::vector<std::string> words;
  for (const auto& [key, value] : options.all()) words.push_back(key + "=" + text_of(value));
  return join(words, " ");
}

std::string own_key(const Options& options) {
  for (const auto& [key, value] : options.all())
    if (value == OptionValue(std::string(kOwn))) return key;
  return {};
}

json::object describe(const OptionSpecs& specs) {
  json::object object;
  for (const OptionSpec& spec : specs) {
    json::array choices;
    for (const OptionValue& choice : spec.choices) choices.push_back(json_of(choice));
    if (spec.takes_seat) choices.emplace_back("a seat");
    if (spec.takes_file) choices.emplace_back("a file");
    object[spec.key] = std::move(choices);
  }
  return object;
}

}  // namespace septem
