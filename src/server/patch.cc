#include "server/patch.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <charconv>
#include <vector>

#include "core/check.h"
#include "server/json_walker.h"

namespace septem::server {
namespace {

/// An item of a list and its place there: before when it left, after when it came.
struct Item {
  std::size_t place = 0;
  std::string_view text;
  bool is_moved = false;  ///< it left for another list
};
using Items = std::vector<Item>;

bool is_text(std::string_view value) { return value.front() == '"'; }
bool is_number(std::string_view value) {
  return value.front() == '-' || (value.front() >= '0' && value.front() <= '9');
}

void append_number(std::string& out, std::size_t number) {
  char digits[24];
  out.append(digits, std::to_chars(std::begin(digits), std::end(digits), number).ptr);
}

std::string places_text(const Items& items) {
  std::string out = "[";
  for (const Item& item : items) {
    if (item.is_moved) continue;
    if (out.size() > 1) out += ',';
    append_number(out, item.place);
  }
  return out += ']';
}

/// A place, and the items that come in from there on; then the next place.
std::string items_text(const Items& items) {
  std::string out = "[";
  const Item* last = nullptr;
  for (const Item& item : items) {
    if (last) out += ',';
    if (!last || item.place != last->place + 1) {
      append_number(out, item.place);
      out += ',';
    }
    out += item.text;
    last = &item;
  }
  return out += ']';
}

/// What is different at one path: another value, or a list that items left and came to.
struct Change {
  std::string path;
  std::string_view value;
  bool is_edit = false;
  Items gone{};
  Items come{};
  std::string gone_text{};  ///< as they are written
  std::string come_text{};
  const Change* source = nullptr;  ///< the list that all came from
  std::string moves{};             ///< where to, and which of the source's

  bool is_source() const {
    return std::any_of(gone.begin(), gone.end(), [](const Item& item) { return item.is_moved; });
  }
  /// Bytes of a line with this value.
  std::size_t size_with(std::size_t value_size) const { return path.size() + value_size + 4; }
  std::size_t edit_size() const {
    return (gone.empty() ? 0 : size_with(gone_text.size() + 1)) + (come.empty() ? 0 : size_with(come_text.size() + 1));
  }
  std::size_t size() const {
    return is_edit ? std::min(edit_size(), size_with(value.size())) : size_with(value.size());
  }
};
using Changes = boost::container::small_vector<Change, 12>;

/// Walks both lists: what does not come again in the rest of `after` leaves, the others are waited for.
void edit(const Texts& before, const Texts& after, Change& change) {
  std::size_t j = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    const auto found = std::find(after.begin() + static_cast<std::ptrdiff_t>(j), after.end(), before[i]);
    if (found == after.end()) {
      change.gone.push_back({i, before[i]});
      continue;
    }
    for (; after.begin() + static_cast<std::ptrdiff_t>(j) < found; ++j) change.come.push_back({j, after[j]});
    ++j;
  }
  for (; j < after.size(); ++j) change.come.push_back({j, after[j]});
  change.gone_text = places_text(change.gone);
  change.come_text = items_text(change.come);
}

/// Finds what differs.
class Differ {
 public:
  void compare(std::string_view before, std::string_view after) {
    if (before == after) return;
    if (before.front() == '[' && after.front() == '[') return compare_lists(before, after);
    if (before.front() == '{' && after.front() == '{') return compare_objects(before, after);
    replace(after);
  }

  /// Not to be moved: they are many texts.
  Changes& changes() { return changes_; }

 private:
  /// A path of keys that are no numbers and have none of the signs / , > and no + or - at their end; true of every view.
  std::size_t enter(std::string_view key) {
    const std::size_t length = path_.size();
    if (length > 0) path_ += '/';
    path_ += key;
    return length;
  }
  void replace(std::string_view value) {
    Change& change = changes_.emplace_back();
    change.path = path_;
    change.value = value;
  }

  void compare_objects(std::string_view before, std::string_view after) {
    const std::size_t known = changes_.size();
    JsonWalker old(before);
    for (JsonWalker now(after); !now.is_at_end();) {
      if (JsonWalker::skip_equal_line(old, now)) continue;
      const std::string_view key = now.key();
      const bool is_known = !old.is_at_end() && old.key() == key;
      now.skip_key();
      if (is_known) old.skip_key();
      const std::size_t length = enter(key);
      is_known ? compare(old.take_value(), now.take_value()) : replace(now.take_value());
      path_.resize(length);
    }
    if (old.is_at_end()) return keep_shorter(known, after);
    changes_.resize(known);  // a key is gone, which no path can say
    replace(after);
  }

  void compare_lists(std::string_view before, std::string_view after) {
    const Texts old = items_of(before);
    const Texts now = items_of(after);
    const bool are_texts = std::all_of(old.begin(), old.end(), is_text);
    const std::size_t known = changes_.size();
    if (old.size() == now.size()) compare_items(old, now);
    if (old.size() == now.size() && !are_texts) return keep_shorter(known, after);
    Change change{path_, after, true};
    edit(old, now, change);
    // In the patch a number is a place.
    change.is_edit = std::none_of(change.come.begin(), change.come.end(),
                                  [](const Item& i) { return is_number(i.text); });
    if (changes_.size() > known && size_since(known) <= change.size()) return;
    changes_.resize(known);
    changes_.push_back(std::move(change));
  }

  /// Per seat or per owner: the places have a meaning.
  void compare_items(const Texts& before, const Texts& after) {
    for (std::size_t i = 0; i < after.size(); ++i) {
      const std::size_t length = enter(std::to_string(i));
      compare(before[i], after[i]);
      path_.resize(length);
    }
  }

  std::size_t size_since(std::size_t known) const {
    std::size_t size = 0;
    for (std::size_t i = known; i < changes_.size(); ++i) size += changes_[i].size();
    return size;
  }
  /// Many small changes of one value may be longer than the value.
  void keep_shorter(std::size_t known, std::string_view after) {
    if (path_.empty() || size_since(known) <= path_.size() + after.size() + 4) return;
    changes_.resize(known);
    replace(after);
  }

  Changes changes_;
  std::string path_;
};

/// The places in `source` of all that came to `target`, in one piece; nothing when they did not come from there.
std::string moves_between(Change& source, const Change& target) {
  boost::container::small_vector<Item*, 8> found;
  std::size_t next = target.come.front().place;
  std::string moves = "[";
  append_number(moves, next);
  for (const Item& item : target.come) {
    const auto gone = std::find_if(source.gone.begin(), source.gone.end(),
                                   [&](const Item& one) { return one.text == item.text && !one.is_moved; });
    const bool fits = gone != source.gone.end() && item.place == next++ && is_text(item.text);
    if (!fits) {
      for (Item* one : found) one->is_moved = false;
      return {};
    }
    gone->is_moved = true;
    found.push_back(&*gone);
    append_number(moves += ',', gone->place);
  }
  return moves += ']';
}

/// What left one list and came to another need not be told again.
void find_moves(Changes& changes) {
  for (Change& target : changes) {
    if (!target.is_edit || target.come.empty() || !target.gone.empty()) continue;
    for (Change& source : changes) {
      if (!source.is_edit || source.gone.empty()) continue;
      target.moves = moves_between(source, target);
      if (target.moves.empty()) continue;
      target.source = &source;
      break;
    }
  }
}

/// Writes a patch; equal changes share a line.
class Lines {
 public:
  void put(const Change& change) {
    if (change.source) return put_line(change.source->path + '>' + change.path, "", change.moves);
    const bool is_source = change.is_source();
    if (!change.is_edit || (!is_source && change.size_with(change.value.size()) <= change.edit_size())) {
      return put_line(change.path, "", change.value);
    }
    const std::string places = is_source ? places_text(change.gone) : change.gone_text;
    if (places != "[]") put_line(change.path, "-", places);
    if (!change.come.empty()) put_line(change.path, "+", change.come_text);
  }

  std::string text() const {
    std::string out = "{";
    for (const Line& line : lines_) {
      if (out.size() > 1) out += ',';
      ((((out += '"') += line.paths) += line.edit) += "\":") += line.value;
    }
    return out += '}';
  }

 private:
  struct Line {
    std::string paths{};
    std::string_view edit{};
    std::string value{};
  };

  void put_line(std::string_view path, std::string_view edit, std::string_view value) {
    // Nobody shall have to take care that two lists of a view, or two items, are not one and the same.
    const bool is_plain = value.find_first_of("[{", edit.empty() ? 0 : 1) == std::string_view::npos;
    const auto same = std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) {
      return is_plain && line.value == value && line.edit == edit;
    });
    if (same == lines_.end()) {
      Line& line = lines_.emplace_back();
      line.paths = path;
      line.edit = edit;
      line.value = value;
    } else {
      (same->paths += ',') += path;
    }
  }

  boost::container::small_vector<Line, 12> lines_;
};

}  // namespace

std::string patch_between(std::string_view before, std::string_view after) {
  SEPTEM_CHECK(before.starts_with('{') && after.starts_with('{'));
  Differ differ;
  differ.compare(before, after);
  find_moves(differ.changes());
  Lines lines;
  for (const Change& change : differ.changes()) lines.put(change);
  return lines.text();
}

}  // namespace septem::server
