// Reads a view that somebody was told, as JSON. The first thing that is wrong is kept; readers after it give harmless values, so
// that a game reads all it needs and then looks once whether all was well.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/seat.h"

namespace septem {

class ViewReader {
 public:
  using Value = boost::json::value;

  ViewReader(const boost::json::object& view, int seats) : view_(view), seats_(seats) {}

  const std::optional<std::string>& fault() const { return fault_; }
  void refuse(std::string_view what);

  /// null where the key is missing, which is refused.
  const Value& at(std::string_view key) { return at(view_, key); }
  const Value& at(const Value& object, std::string_view key);
  bool has(std::string_view key) const { return view_.contains(key); }

  std::string_view text(const Value& value);
  int number(const Value& value, int low, int high);
  /// Nobody for null; `g` is a seat, too.
  std::optional<Seat> seat(const Value& value);
  /// Nobody for null.
  SeatSet seats(const Value& value);

  /// Calls `read(item, place)` for each item of a list, which must have so many.
  template <class Read>
  void each(const Value& list, std::size_t count, Read read) {
    const auto* items = list.if_array();
    if (!items || items->size() != count) return refuse("a list has another length");
    for (std::size_t i = 0; i < count; ++i) read((*items)[i], i);
  }
  /// A list of names, each once: `parse(text)` gives what is meant, or nothing.
  template <class Items, class Parse>
  Items items(const Value& list, Parse parse) {
    Items all;
    names(list, [&](std::string_view name) {
      const auto item = parse(name);
      if (!item || has_item(all, *item) || !add(all, *item))
        return refuse("'" + std::string(name) + "' cannot be there");
    });
    return all;
  }

 private:
  const Value& at(const boost::json::object& object, std::string_view key);
  template <class Visit>
  void names(const Value& list, Visit visit) {
    const auto* items = list.if_array();
    if (!items) return refuse("a list is missing");
    for (const Value& item : *items) visit(text(item));
  }
  template <class Items, class Item>
  static bool has_item(const Items& all, const Item& item) {
    for (const auto& other : all)
      if (other == item) return true;
    return false;
  }
  /// Whether there was room.
  template <class Items, class Item>
  static bool add(Items& all, const Item& item) {
    if constexpr (requires { all.add(item); }) {
      all.add(item);
      return true;
    } else {
      if (all.size() == Items::kCapacity) return false;
      all.push_back(item);
      return true;
    }
  }

  const boost::json::object& view_;
  int seats_;
  std::optional<std::string> fault_;
};

/// A step of which somebody was told who took it: `p1 nick harbour`.
struct Said {
  Seat seat{};
  std::string_view what;
};
std::optional<Said> parse_said(std::string_view text, int seats);

}  // namespace septem
