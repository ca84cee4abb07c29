#include "server/patch.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <boost/json/value.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace septem::server {
namespace {

namespace json = boost::json;

/// About how many bytes a value takes; exact enough to choose the shorter way.
std::size_t weight(const json::value& value) {
  switch (value.kind()) {
    case json::kind::string:
      return value.get_string().size() + 3;
    case json::kind::array: {
      std::size_t sum = 2;
      for (const json::value& item : value.get_array()) sum += weight(item);
      return sum;
    }
    case json::kind::object: {
      std::size_t sum = 2;
      for (const auto& entry : value.get_object()) sum += entry.key().size() + 4 + weight(entry.value());
      return sum;
    }
    default:
      return 5;
  }
}

/// Whether every key of `before` is there still.
bool keeps_keys(const json::object& before, const json::object& after) {
  const auto* in_step = after.begin();
  for (const auto& entry : before) {
    const bool is_in_step = in_step != after.end() && in_step->key() == entry.key();
    if (is_in_step) {
      ++in_step;
    } else if (!after.contains(entry.key())) {
      return false;
    }
  }
  return true;
}

/// Writes a value; texts of views are names, which need no escapes, but whatever does gets them.
void write(const json::value& value, std::string& out) {
  const json::string* text = value.if_string();
  const bool is_plain = text && std::all_of(text->begin(), text->end(),
                                            [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
  if (is_plain) {
    ((out += '"') += std::string_view(*text)) += '"';
  } else if (const json::array* array = value.if_array()) {
    out += '[';
    for (std::size_t i = 0; i < array->size(); ++i) {
      if (i > 0) out += ',';
      write((*array)[i], out);
    }
    out += ']';
  } else {
    out += json::serialize(value);
  }
}

/// Writes the patch while it compares: it is needed as text, for every watcher of every move.
class Differ {
 public:
  void compare(const json::object& before, const json::object& after) {
    // Two views of one game have their keys in the same order: mostly nothing must be looked up.
    const auto* in_step = before.begin();
    for (const auto& entry : after) {
      const bool is_in_step = in_step != before.end() && in_step->key() == entry.key();
      const json::value* old = is_in_step ? &in_step->value() : before.if_contains(entry.key());
      if (is_in_step) ++in_step;
      const std::size_t length = enter(entry.key());
      if (!old) {
        replace(entry.value());
      } else {
        compare(*old, entry.value());
      }
      path_.resize(length);
    }
  }

  void compare(const json::value& before, const json::value& after) {
    if (before.is_array() && after.is_array()) return compare(before.get_array(), after.get_array());
    if (before.is_object() && after.is_object() && keeps_keys(before.get_object(), after.get_object())) {
      return compare(before.get_object(), after.get_object());
    }
    if (before != after) replace(after);
  }

  std::string take() && { return out_ + '}'; }

 private:
  /// A path of keys that are no numbers and have no slash; true of every view.
  std::size_t enter(std::string_view key) {
    const std::size_t length = path_.size();
    if (length > 0) path_ += '/';
    path_ += key;
    return length;
  }
  void put(std::string_view edit, const json::value& value) {
    if (out_.size() > 1) out_ += ',';
    (((out_ += '"') += path_) += edit) += "\":";
    write(value, out_);
  }
  void replace(const json::value& value) { put("", value); }

  void compare(const json::array& before, const json::array& after) {
    if (before.size() == after.size() && !is_list_of_texts(before)) return compare_items(before, after);
    if (before == after) return;
    json::value gone = json::array{};
    json::value come = json::array{};
    edit(before, after, gone.get_array(), come.get_array());
    const bool has_gone = !gone.get_array().empty();
    const bool has_come = !come.get_array().empty();
    const std::size_t edit_weight = (has_gone ? weight(gone) + path_.size() + 5 : 0) +
                                    (has_come ? weight(come) + path_.size() + 5 : 0);
    if (edit_weight >= weight(after) + path_.size() + 4) return replace(after);
    if (has_gone) put("-", gone);
    if (has_come) put("+", come);
  }

  static bool is_list_of_texts(const json::array& list) {
    return std::all_of(list.begin(), list.end(), [](const json::value& item) { return item.is_string(); });
  }

  /// Per seat or per owner: the places have a meaning.
  void compare_items(const json::array& before, const json::array& after) {
    for (std::size_t i = 0; i < after.size(); ++i) {
      const std::size_t length = enter(std::to_string(i));
      compare(before[i], after[i]);
      path_.resize(length);
    }
  }

  /// Walks both lists: what does not come again in the rest of `after` leaves, the others are waited for.
  static void edit(const json::array& before, const json::array& after, json::array& gone, json::array& come) {
    std::size_t j = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      std::size_t found = j;
      while (found < after.size() && after[found] != before[i]) ++found;
      if (found == after.size()) {
        gone.emplace_back(i);
        continue;
      }
      for (; j < found; ++j) come_in(come, after, j);
      ++j;
    }
    for (; j < after.size(); ++j) come_in(come, after, j);
  }
  static void come_in(json::array& come, const json::array& after, std::size_t place) {
    come.emplace_back(place);
    come.emplace_back(after[place]);
  }

  std::string out_ = "{";
  std::string path_;
};

json::value* step_into(json::value& value, std::string_view part) {
  if (json::object* object = value.if_object()) return object->if_contains(part);
  json::array* array = value.if_array();
  if (!array || part.empty() || part.size() > 4) return nullptr;
  std::size_t place = 0;
  for (const char c : part) {
    if (c < '0' || c > '9') return nullptr;
    place = place * 10 + static_cast<std::size_t>(c - '0');
  }
  return array->if_contains(place);
}

bool take_out(json::array& list, const json::value& gone) {
  const json::array* places = gone.if_array();
  if (!places) return false;
  for (std::size_t i = places->size(); i-- > 0;) {
    const std::int64_t* place = (*places)[i].if_int64();
    const std::uint64_t* unsigned_place = (*places)[i].if_uint64();
    const std::uint64_t at = place            ? static_cast<std::uint64_t>(*place)
                             : unsigned_place ? *unsigned_place
                                              : list.size();
    if (at >= list.size()) return false;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(at));
  }
  return true;
}

bool put_in(json::array& list, const json::value& come) {
  const json::array* pairs = come.if_array();
  if (!pairs || pairs->size() % 2 != 0) return false;
  for (std::size_t i = 0; i < pairs->size(); i += 2) {
    const std::int64_t* place = (*pairs)[i].if_int64();
    const std::uint64_t* unsigned_place = (*pairs)[i].if_uint64();
    const std::uint64_t at = place            ? static_cast<std::uint64_t>(*place)
                             : unsigned_place ? *unsigned_place
                                              : list.size() + 1;
    if (at > list.size()) return false;
    list.insert(list.begin() + static_cast<std::ptrdiff_t>(at), (*pairs)[i + 1]);
  }
  return true;
}

/// The value that holds the last part of the path, and that part.
json::value* parent_of(json::value& root, std::string_view& path) {
  json::value* value = &root;
  while (value) {
    const std::size_t slash = path.find('/');
    if (slash == std::string_view::npos) return value;
    value = step_into(*value, path.substr(0, slash));
    path.remove_prefix(slash + 1);
  }
  return nullptr;
}

bool apply_one(json::value& root, std::string_view path, const json::value& value) {
  const char last = path.empty() ? ' ' : path.back();
  const bool is_edit = last == '-' || last == '+';
  if (is_edit) path.remove_suffix(1);
  json::value* parent = parent_of(root, path);
  if (!parent) return false;
  json::value* target = step_into(*parent, path);
  if (is_edit) {
    json::array* list = target ? target->if_array() : nullptr;
    return list && (last == '-' ? take_out(*list, value) : put_in(*list, value));
  }
  if (target) {
    *target = value;
  } else if (json::object* object = parent->if_object()) {
    (*object)[path] = value;
  } else {
    return false;
  }
  return true;
}

}  // namespace

std::string patch_between(const json::object& before, const json::object& after) {
  if (!keeps_keys(before, after)) return json::serialize(json::object{{"", after}});
  Differ differ;
  differ.compare(before, after);
  return std::move(differ).take();
}

bool apply_patch(json::object& value, const json::object& patch) {
  if (const json::value* whole = patch.if_contains("")) {
    if (!whole->is_object()) return false;
    value = whole->get_object();
    return true;
  }
  json::value root(std::move(value));
  bool fitted = true;
  for (const auto& entry : patch) fitted = fitted && apply_one(root, entry.key(), entry.value());
  value = std::move(root.get_object());
  return fitted;
}

}  // namespace septem::server
