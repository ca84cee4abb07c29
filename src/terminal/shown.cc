#include "terminal/shown.h"

#include <algorithm>
#include <boost/json/array.hpp>

#include "notation/text.h"

namespace septem::terminal {

namespace json = boost::json;

namespace {

const json::value kNull;

const json::value& value_at(const json::object& view, std::string_view key) {
  const json::value* found = view.if_contains(json::string_view(key.data(), key.size()));
  return found ? *found : kNull;
}

}  // namespace

std::string_view word_at(const json::object& view, std::string_view key) {
  const json::value& value = value_at(view, key);
  return value.is_string() ? std::string_view(value.get_string().data(), value.get_string().size())
                           : std::string_view{};
}

std::int64_t number_at(const json::object& view, std::string_view key) {
  const json::value& value = value_at(view, key);
  return value.is_int64() ? value.get_int64() : 0;
}

bool is_true_at(const json::object& view, std::string_view key) {
  const json::value& value = value_at(view, key);
  return value.is_bool() && value.get_bool();
}

std::vector<std::string> words_in(const json::value& list) {
  std::vector<std::string> words;
  if (!list.is_array()) return words;
  for (const json::value& word : list.get_array())
    if (word.is_string()) words.emplace_back(word.get_string().data(), word.get_string().size());
  return words;
}

std::vector<std::string> words_at(const json::object& view, std::string_view key) {
  return words_in(value_at(view, key));
}

std::int64_t size_of(const json::value& list) {
  if (list.is_array()) return static_cast<std::int64_t>(list.get_array().size());
  return list.is_int64() ? list.get_int64() : 0;
}

const json::value& item_at(const json::object& view, std::string_view key, std::size_t index) {
  const json::value& list = value_at(view, key);
  return list.is_array() && index < list.get_array().size() ? list.get_array()[index] : kNull;
}

const json::object& options_of(const Shown& shown) {
  static const json::object kNone;
  const json::value& options = value_at(shown.view, "options");
  return options.is_object() ? options.get_object() : kNone;
}

std::string name_of(const Shown& shown, std::string_view seat) {
  if (seat == "g") return "the interloper";
  const auto parsed = parse_seat(seat, Seat::kMaxPlayers);
  const auto index = parsed ? static_cast<std::size_t>(parsed->index()) : shown.names.size();
  return index < shown.names.size() ? shown.names[index] : std::string(seat);
}

bool is_you(const Shown& shown, std::string_view seat) { return shown.seat && seat_name(*shown.seat) == seat; }

bool acts_now(const Shown& shown, std::string_view seat) {
  return std::ranges::count(words_at(shown.view, "to_act"), seat) > 0;
}

}  // namespace septem::terminal
