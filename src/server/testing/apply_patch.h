// The other side of server/patch.h, as a client has it.
#pragma once

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// The list at a path; nothing when there is none.
inline json::array* list_at(json::value& root, std::string_view path) {
  json::value* value = &root;
  for (std::size_t slash = 0; value && slash != std::string_view::npos;) {
    slash = path.find('/');
    value = step_into(*value, path.substr(0, slash));
    path.remove_prefix(slash == std::string_view::npos ? path.size() : slash + 1);
  }
  return value ? value->if_array() : nullptr;
}

inline bool replace(json::value& root, std::string_view path, const json::value& value) {
  json::value* parent = &root;
  for (std::size_t slash = path.find('/'); parent && slash != std::string_view::npos; slash = path.find('/')) {
    parent = step_into(*parent, path.substr(0, slash));
    path.remove_prefix(slash + 1);
  }
  if (!parent) return false;
  if (json::object* object = parent->if_object()) return (*object)[path] = value, true;
  json::value* item = step_into(*parent, path);
  return item && (*item = value, true);
}

/// What a patch does to lists: what leaves by its places before, what comes by its places after.
class ListEdits {
 public:
  explicit ListEdits(json::value& root) : root_(root) {}

  bool take(std::string_view path, const json::array& places) {
    for (const json::value& place : places) gone_[std::string(path)].insert(place.as_int64());
    return true;
  }
  bool put(std::string_view path, const json::array& items) {
    come_.emplace_back(path, items);
    return true;
  }
  bool move(std::string_view path, const json::array& places) {
    const std::string_view from = path.substr(0, path.find('>'));
    const json::array* source = list_at(root_, from);
    if (!source || places.empty()) return false;
    json::array items{places[0]};
    for (std::size_t i = 1; i < places.size(); ++i) {
      const json::value* item = source->if_contains(static_cast<std::size_t>(places[i].as_int64()));
      if (!item) return false;
      items.push_back(*item);
      gone_[std::string(from)].insert(places[i].as_int64());
    }
    return put(path.substr(from.size() + 1), items);
  }

  /// Whether all of it fitted.
  bool done() {
    for (const auto& [path, places] : gone_) {
      json::array* list = list_at(root_, path);
      if (!list || *places.rbegin() >= static_cast<std::int64_t>(list->size()) || *places.begin() < 0) return false;
      for (auto place = places.rbegin(); place != places.rend(); ++place) list->erase(list->begin() + *place);
    }
    return std::all_of(come_.begin(), come_.end(), [&](const auto& one) { return come_in(one.first, one.second); });
  }

 private:
  bool come_in(std::string_view path, const json::array& items) {
    json::array* list = list_at(root_, path);
    if (!list) return false;
    std::int64_t place = -1;
    for (const json::value& item : items) {
      if (item.is_int64()) {
        place = item.as_int64();
        continue;
      }
      if (place < 0 || place > static_cast<std::int64_t>(list->size())) return false;
      list->insert(list->begin() + place++, item);
    }
    return true;
  }

  json::value& root_;
  std::map<std::string, std::set<std::int64_t>> gone_;
  std::vector<std::pair<std::string, json::array>> come_;
};

/// Whether the patch fitted.
inline bool apply_patch(json::object& view, const json::object& patch) {
  if (const json::value* whole = patch.if_contains("")) return view = whole->as_object(), true;
  json::value root(std::move(view));
  ListEdits edits(root);
  bool fitted = true;
  for (const auto& [key, value] : patch) {
    const char sign = key.back() == '+' || key.back() == '-' ? key.back() : ' ';
    std::string_view paths = std::string_view(key).substr(0, key.size() - (sign == ' ' ? 0 : 1));
    while (!paths.empty()) {
      const std::string_view path = paths.substr(0, paths.find(','));
      paths.remove_prefix(std::min(path.size() + 1, paths.size()));
      fitted = fitted && (sign == '-'                   ? edits.take(path, value.as_array())
                          : sign == '+'                 ? edits.put(path, value.as_array())
                          : path.find('>') != path.npos ? edits.move(path, value.as_array())
                                                        : replace(root, path, value));
    }
  }
  fitted = fitted && edits.done();
  view = std::move(root.get_object());
  return fitted;
}

}  // namespace septem::server
