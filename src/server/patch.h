// The difference of two JSON values as a small patch, so that a move costs bytes in proportion to what it changed.
//
// A patch is an object. Each key is a path, its parts joined by '/':
//   "turn": "p1"            the value there is replaced
//   "display-": [1, 3]      items leave the list, named by their places before, in ascending order
//   "display+": [2, "C5"]   items come into the list: place after, item, place after, item ... in ascending order
// "-" goes before "+". The empty path is the whole value.
#pragma once

#include <boost/json/object.hpp>
#include <string>

namespace septem::server {

/// What turns `before` into `after`, as text; `{}` when they are equal.
std::string patch_between(const boost::json::object& before, const boost::json::object& after);

/// Whether the patch fitted. For tests and clients written in C++.
bool apply_patch(boost::json::object& value, const boost::json::object& patch);

}  // namespace septem::server
