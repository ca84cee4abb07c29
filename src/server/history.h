// What an audience saw of a game, told again. What it is shown is said in visibility.h.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/table_replay.h"
#include "server/visibility.h"

namespace septem::server {

/// Told event by event and page by page; after the end with all cards open. A page is the text of
/// `{seq, view, steps: [[seq, [what was seen], patch], ...], next}`: `view` is as it was after the first of these events, `next` the
/// event to go on from when it is too much for one page. An undo has a patch and nothing to be seen. `stood_in` has those that a bot
/// decided for a person, if there are any.
///
/// Told step by step, each decision and each outcome has an entry and a patch of its own, also those before a fork; an undo says how many
/// steps go back, and the page has the option files of the table. That is all that a seat knows the game from.
class History {
 public:
  /// Of the table as it is now.
  History(const Table& table, Audience audience, bool is_step_by_step, const Opener& open);

  /// Begins a page. One that begins where the last one said costs nothing of what was told before.
  void begin_page(std::uint64_t from, const Table& table);
  bool can_go_on(const Table& table, Audience audience, bool is_step_by_step, std::uint64_t from) const;
  /// Tells the next event of this very table, which may have gone on meanwhile. The failure says why it cannot be told.
  std::optional<std::string> step(const Table& table);
  bool is_page_complete() const { return next_ || then_.seq() == end_; }
  std::string page() const;
  /// Where the next page begins, if there is one.
  std::optional<std::uint64_t> next() const { return next_; }

 private:
  void write(bool is_undo);
  void write_steps(bool is_undo);
  /// `more` stands behind the patch.
  void write_entry(const boost::json::value& seen, std::string after, const std::string& more = {});

  Audience audience_;
  bool is_step_by_step_;
  TableReplay then_;
  std::uint64_t from_ = 0;
  std::uint64_t end_ = 0;
  std::optional<std::uint64_t> next_{};
  bool is_next_undo_ = false;
  std::string view_ = "null";
  std::string last_{};
  std::string steps_{};
  std::size_t told_ = 0;  ///< steps of the game that have been told
  std::vector<std::uint64_t> stood_in_{};
  boost::json::object files_{};
};

}  // namespace septem::server
