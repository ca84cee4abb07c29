#include "server/patch.h"

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <charconv>

#include "core/check.h"

namespace septem::server {
namespace {

/// Where the value that begins at `at` ends.
std::size_t end_of_value(std::string_view text, std::size_t at) {
  int depth = 0;
  for (; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') {
      for (++at; at < text.size() && text[at] != '"'; ++at) at += text[at] == '\\' ? 1 : 0;
    } else if (c == '[' || c == '{') {
      ++depth;
    } else if (c == ']' || c == '}') {
      if (depth == 0) return at;
      --depth;
    } else if (c == ',' && depth == 0) {
      return at;
    }
  }
  return at;
}

/// Walks the members of an object or the items of a list.
class Walker {
 public:
  explicit Walker(std::string_view text) : text_(text) {}

  bool is_at_end() const { return text_[at_] == ']' || text_[at_] == '}'; }
  /// The key that comes next, without its quotes; only inside an object, and not at its end.
  std::string_view key() const { return text_.substr(at_ + 1, text_.find('"', at_ + 1) - at_ - 1); }
  void skip_key() { at_ = text_.find('"', at_ + 1) + 2; }
  std::string_view take_value() {
    const std::size_t begin = at_;
    go_to(end_of_value(text_, at_));
    return text_.substr(begin, end_ - begin);
  }
  /// Takes the value if it is this one.
  bool skip_equal(std::string_view value) {
    if (text_.compare(at_, value.size(), value) != 0) return false;
    const std::size_t end = at_ + value.size();
    if (end >= text_.size() || (text_[end] != ',' && text_[end] != ']' && text_[end] != '}')) return false;
    go_to(end);
    return true;
  }

 private:
  void go_to(std::size_t end) {
    end_ = end;
    at_ = end + (text_[end] == ',' ? 1 : 0);
  }

  std::string_view text_;
  std::size_t at_ = 1;
  std::size_t end_ = 1;
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
    if (before.front() == '[' && after.front() == '[') return compare_lists(before, after);
    if (before.front() == '{' && after.front() == '{') return compare_objects(before, after);
    if (before != after) replace(after);
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
      const std::string_view key = now.key();
      const bool is_known = !old.is_at_end() && old.key() == key;
      now.skip_key();
      if (is_known) old.skip_key();
      const std::string_view was = is_known ? old.take_value() : std::string_view{};
      if (is_known && now.skip_equal(was)) continue;
      const std::size_t length = enter(key);
      is_known ? compare(was, now.take_value()) : replace(now.take_value());
      path_.resize(length);
    }
    if (old.is_at_end()) return;
    out_.resize(written);  // a key is gone, which no path can say
    replace(after);
  }

  void compare_lists(std::string_view before, std::string_view after) {
    if (before == after) return;
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
