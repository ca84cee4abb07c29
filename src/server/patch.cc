#include "server/patch.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <charconv>

#include "core/check.h"

namespace septem::server {
namespace {

bool is_between_values(char c) { return c == ',' || c == ']' || c == '}'; }

/// Where the value that begins at `at` ends.
std::size_t end_of_value(std::string_view text, std::size_t at) {
  if (text[at] == '"') return text.find('"', at + 1) + 1;
  if (text[at] != '[' && text[at] != '{') {
    while (!is_between_values(text[at])) ++at;
    return at;
  }
  int depth = 0;
  bool is_inside_text = false;
  do {
    const char c = text[at++];
    if (c == '"') is_inside_text = !is_inside_text;
    if (is_inside_text) continue;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
  } while (depth > 0);
  return at;
}

/// Walks the members of an object or the items of a list.
class Walker {
 public:
  explicit Walker(std::string_view text) : text_(text) {}

  bool is_at_end() const { return text_[at_] == ']' || text_[at_] == '}'; }
  /// The key that comes next, without its quotes; only inside an object, and not at its end.
  std::string_view key() const {
    const std::size_t begin = text_[at_] == '\n' ? at_ + 2 : at_ + 1;
    return text_.substr(begin, text_.find('"', begin) - begin);
  }
  void skip_key() { at_ = text_.find(':', at_ + 1) + 1; }
  /// When both are at the same line, takes it.
  static bool skip_equal_line(Walker& a, Walker& b) {
    if (a.text_[a.at_] != '\n') return false;
    const std::size_t end = a.text_.find('\n', a.at_ + 1);
    if (end == std::string_view::npos) return false;
    const std::size_t length = end - a.at_ + 1;
    if (b.text_.compare(b.at_, length, a.text_, a.at_, length) != 0) return false;
    a.at_ += length - 1;
    b.at_ += length - 1;
    return true;
  }
  std::string_view take_value() {
    const std::size_t begin = at_;
    const std::size_t end = end_of_value(text_, at_);
    at_ = end + (text_[end] == ',' ? 1 : 0);
    return text_.substr(begin, end - begin);
  }

 private:
  std::string_view text_;
  std::size_t at_ = 1;
};

using Items = boost::container::small_vector<std::string_view, 32>;

void read_items(std::string_view list, Items& items) {
  items.clear();
  for (Walker walker(list); !walker.is_at_end();) items.push_back(walker.take_value());
}

bool are_texts(const Items& items) {
  return std::all_of(items.begin(), items.end(), [](std::string_view item) { return item.front() == '"'; });
}

void append_number(std::string& out, std::size_t number) {
  char digits[24];
  out.append(digits, std::to_chars(std::begin(digits), std::end(digits), number).ptr);
}

/// Writes the patch while it compares.
class Differ {
 public:
  void compare(std::string_view before, std::string_view after) {
    if (before == after) return;
    if (before.front() == '[' && after.front() == '[') return compare_lists(before, after);
    if (before.front() == '{' && after.front() == '{') return compare_objects(before, after);
    replace(after);
  }

  std::string take() && { return std::move(out_ += '}'); }

 private:
  /// A path of keys that are no numbers and have no slash; true of every view.
  std::size_t enter(std::string_view key) {
    const std::size_t length = path_.size();
    if (length > 0) path_ += '/';
    path_ += key;
    return length;
  }
  void put(std::string_view edit, std::string_view value) {
    if (out_.size() > 1) out_ += ',';
    ((((out_ += '"') += path_) += edit) += "\":") += value;
  }
  void replace(std::string_view value) { put("", value); }

  void compare_objects(std::string_view before, std::string_view after) {
    const std::size_t written = out_.size();
    Walker old(before);
    for (Walker now(after); !now.is_at_end();) {
      if (Walker::skip_equal_line(old, now)) continue;
      const std::string_view key = now.key();
      const bool is_known = !old.is_at_end() && old.key() == key;
      now.skip_key();
      if (is_known) old.skip_key();
      const std::size_t length = enter(key);
      is_known ? compare(old.take_value(), now.take_value()) : replace(now.take_value());
      path_.resize(length);
    }
    if (old.is_at_end()) return;
    out_.resize(written);  // a key is gone, which no path can say
    replace(after);
  }

  void compare_lists(std::string_view before, std::string_view after) {
    Items old;
    Items now;
    read_items(before, old);
    read_items(after, now);
    if (old.size() == now.size() && !are_texts(old)) return compare_items(old, now);
    gone_.clear();
    come_.clear();
    edit(old, now);
    const std::size_t edit_size = (gone_.empty() ? 0 : gone_.size() + path_.size() + 7) +
                                  (come_.empty() ? 0 : come_.size() + path_.size() + 7);
    if (edit_size >= after.size() + path_.size() + 4) return replace(after);
    if (!gone_.empty()) put("-", '[' + gone_ + ']');
    if (!come_.empty()) put("+", '[' + come_ + ']');
  }

  /// Per seat or per owner: the places have a meaning.
  void compare_items(const Items& before, const Items& after) {
    for (std::size_t i = 0; i < after.size(); ++i) {
      const std::size_t length = enter(std::to_string(i));
      compare(before[i], after[i]);
      path_.resize(length);
    }
  }

  /// Walks both lists: what does not come again in the rest of `after` leaves, the others are waited for.
  void edit(const Items& before, const Items& after) {
    std::size_t j = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      const auto found = std::find(after.begin() + static_cast<std::ptrdiff_t>(j), after.end(), before[i]);
      if (found == after.end()) {
        if (!gone_.empty()) gone_ += ',';
        append_number(gone_, i);
        continue;
      }
      for (; after.begin() + static_cast<std::ptrdiff_t>(j) < found; ++j) come_in(j, after[j]);
      ++j;
    }
    for (; j < after.size(); ++j) come_in(j, after[j]);
  }
  void come_in(std::size_t place, std::string_view item) {
    if (!come_.empty()) come_ += ',';
    append_number(come_, place);
    (come_ += ',') += item;
  }

  std::string out_ = "{";
  std::string path_;
  std::string gone_;
  std::string come_;
};

}  // namespace

std::string patch_between(std::string_view before, std::string_view after) {
  SEPTEM_CHECK(before.starts_with('{') && after.starts_with('{'));
  Differ differ;
  differ.compare(before, after);
  return std::move(differ).take();
}

}  // namespace septem::server
