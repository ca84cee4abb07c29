#include "server/history.h"

#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include "server/patch.h"

namespace septem::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kMostPageBytes = 100'000;  // a connection is cut off at 256 KiB unsent

bool is_told(const Event& event) {
  return std::holds_alternative<Started>(event) || std::holds_alternative<Moved>(event) ||
         std::holds_alternative<Undone>(event);
}

}  // namespace

History::History(const Table& table, Audience audience, bool is_step_by_step, const Opener& open)
    : audience_(looking_back(table, audience)), is_step_by_step_(is_step_by_step), then_(table.id(), open) {}

bool History::can_go_on(const Table& table, Audience audience, bool is_step_by_step, std::uint64_t from) const {
  return next_ == from && is_step_by_step_ == is_step_by_step && audience_ == looking_back(table, audience) &&
         table.seq() >= then_.seq();
}

void History::begin_page(std::uint64_t from, const Table& table) {
  const bool goes_on = next_ == from;  // the event has been taken, and not been told yet
  from_ = from;
  end_ = table.seq();
  next_.reset();
  view_ = "null";
  steps_.clear();
  std::erase_if(stood_in_, [&](std::uint64_t seq) { return seq < from; });
  if (goes_on) write(is_next_undo_);
}

std::optional<std::string> History::step(const Table& table) {
  const auto event = then_.take(table.book().events()[static_cast<std::size_t>(then_.seq())]);
  if (!event) return event.error();
  if (!is_told(*event)) return std::nullopt;
  const Moved* moved = std::get_if<Moved>(&*event);
  if (moved && moved->by_bot && then_.table().chairs()[moved->seat].is_person()) stood_in_.push_back(then_.seq());
  if (then_.seq() < from_) {
    told_ = then_.table().game().steps();
    return std::nullopt;
  }
  const bool is_undo = std::holds_alternative<Undone>(*event);
  if (steps_.size() <= kMostPageBytes) {
    write(is_undo);
  } else {
    next_ = then_.seq();
    is_next_undo_ = is_undo;
  }
  return std::nullopt;
}

void History::write(bool is_undo) {
  if (is_step_by_step_) return write_steps(is_undo);
  write_entry(is_undo ? json::array{} : json::value_from(shown_steps(then_.table(), audience_)),
              shown_changes(then_.table(), audience_));
}

void History::write_steps(bool is_undo) {
  const AnyGame& game = then_.table().game();
  for (const auto& [name, text] : game.files()) files_[name] = text;
  if (is_undo) {
    write_entry(json::array{}, shown_changes(then_.table(), audience_), ',' + std::to_string(told_ - game.steps()));
  } else {
    for (Told& step : game.told(viewer_of(audience_), told_))
      write_entry(json::array{step.sight}, std::move(step.view));
  }
  told_ = game.steps();
}

void History::write_entry(const json::value& seen, std::string after, const std::string& more) {
  const bool is_first = steps_.empty();
  if (is_first) view_ = whole_view(then_.table().game().view_head(), after);
  if (!is_first) steps_ += ',';
  steps_ += '[' + std::to_string(then_.seq()) + ',' + json::serialize(seen) + ',' +
            (is_first ? "{}" : patch_between(last_, after)) + more + ']';
  last_ = std::move(after);
}

std::string History::page() const {
  json::array stood_in;
  for (const std::uint64_t seq : stood_in_)
    if (seq >= from_ && (!next_ || seq < *next_)) stood_in.push_back(seq);
  return R"({"seq":)" + std::to_string(end_) + R"(,"view":)" + view_ + R"(,"steps":[)" + steps_ + R"(],"next":)" +
         (next_ ? std::to_string(*next_) : "null") +
         (stood_in.empty() ? "" : R"(,"stood_in":)" + json::serialize(stood_in)) +
         (files_.empty() ? "" : R"(,"files":)" + json::serialize(files_)) + '}';
}

}  // namespace septem::server
