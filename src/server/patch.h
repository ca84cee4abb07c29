// The difference of two JSON objects as a small patch, so that a move costs bytes in proportion to what it changed.
//
// A patch is an object. Each key is a path, its parts joined by '/', and perhaps a sign:
//   "turn": "p1"            the value there is replaced
//   "display-": [1, 3]      items leave the list, named by their places before
//   "display+": [2, "C5"]   items come into the list: a place after, the items that come there and behind it, perhaps another place ...
//   "drawn>red": [0, 4, 2]  items move to another list: the place after, and the places before of those that come there and behind it
// What leaves goes before what comes. Paths with the same sign and value share a key: "turn,to_act/0": "p1". The empty path is the whole value.
#pragma once

#include <string>
#include <string_view>

namespace septem::server {

/// What turns `before` into `after`; `{}` when they are equal. All three are the texts of JSON objects, and those given are written as
/// views are (notation/json_text.h): without blanks and escapes, and keys that both have in the same order. Lines that are equal cost little.
std::string patch_between(std::string_view before, std::string_view after);

}  // namespace septem::server
