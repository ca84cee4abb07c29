// The other side of server/patch.h, as a client has it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <string_view>

namespace septem::server {

namespace json = boost::json;

inline json::value* step_into(json::value& value, std::string_view part) {
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

inline bool take_out(json::array& list, const json::value& gone) {
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

inline bool put_in(json::array& list, const json::value& come) {
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
inline json::value* parent_of(json::value& root, std::string_view& path) {
  json::value* value = &root;
  while (value) {
    const std::size_t slash = path.find('/');
    if (slash == std::string_view::npos) return value;
    value = step_into(*value, path.substr(0, slash));
    path.remove_prefix(slash + 1);
  }
  return nullptr;
}

inline bool apply_one(json::value& root, std::string_view path, const json::value& value) {
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

/// Whether the patch fitted.
inline bool apply_patch(json::object& value, const json::object& patch) {
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
