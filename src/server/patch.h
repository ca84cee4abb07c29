// The difference of two JSON objects as a small patch, so that a move costs bytes in proportion to what it changed.
//
// A patch is an object. Each key is a path, its parts joined by '/':
//   "turn": "p1"            the value there is replaced
//   "display-": [1, 3]      items leave the list, named by their places before, in ascending order
//   "display+": [2, "C5"]   items come into the list: place after, item, place after, item ... in ascending order
// "-" goes before "+". The empty path is the whole value.
#pragma once

#include <string>
#include <string_view>

namespace septem::server {

/// What turns `before` into `after`; `{}` when they are equal. All three are the texts of JSON objects, and those given are written as
/// views are (notation/json_text.h): without blanks and escapes, and keys that both have in the same order. Lines that are equal cost little.
std::string patch_between(std::string_view before, std::string_view after);

}  // namespace septem::server
