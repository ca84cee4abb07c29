// What one person at a terminal is shown of a table, wherever the game is played: here, on a server, or long ago.
//
// All of it is made from a view and from what the viewer saw of each step. Nothing in this folder that draws or speaks has more.
#pragma once

#include <boost/json/object.hpp>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"
#include "notation/data_files.h"

namespace septem::terminal {

struct Shown {
  boost::json::object view{};                  ///< nothing before the game has begun
  std::optional<Seat> seat{};                  ///< whose eyes; nobody's where somebody looks on
  std::vector<std::string> names{};            ///< of the seats
  std::vector<std::string> legal{};            ///< what the seat may do now
  std::map<std::string, std::string> notes{};  ///< what follows from an action, where the game foretells it
  std::vector<std::string> log{};              ///< what was seen of each step: `p1 pick ?`
  FileTexts files{};                           ///< that the options name

  bool is_begun() const { return !view.empty(); }
};

/// Parts of a view; nothing a view lacks is an error, because views of servers come from outside.
std::string_view word_at(const boost::json::object& view, std::string_view key);
std::int64_t number_at(const boost::json::object& view, std::string_view key);
bool is_true_at(const boost::json::object& view, std::string_view key);
/// Cards or pieces of a list; none where only their number is shown.
std::vector<std::string> words_in(const boost::json::value& list);
std::vector<std::string> words_at(const boost::json::object& view, std::string_view key);
/// How many things a list has, whether it is shown or only its length.
std::int64_t size_of(const boost::json::value& list);
/// An item of a list that has one for every seat; null where there is none.
const boost::json::value& item_at(const boost::json::object& view, std::string_view key, std::size_t index);

/// The table's options; none where the view has none.
const boost::json::object& options_of(const Shown& shown);

/// What a seat is called: its name, `you` to who sits there, the interloper.
std::string name_of(const Shown& shown, std::string_view seat);
bool is_you(const Shown& shown, std::string_view seat);
bool acts_now(const Shown& shown, std::string_view seat);

}  // namespace septem::terminal
