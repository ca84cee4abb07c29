// The faces that there are.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "terminal/face.h"

namespace septem::terminal {

/// An action or an outcome taken apart: `nick p2` is `nick` and `p2`.
struct Phrase {
  std::string_view verb;
  std::string_view rest;
};
Phrase phrase_of(std::string_view text);

/// With a large first letter.
std::string capitalised(std::string text);

/// The sentence behind the key of a scoring, if it is one of these; a server may send anything.
std::string known_sentence(std::span<const std::string_view> keys, std::string_view key,
                           std::string_view (*explain)(std::string_view));

/// The cards of who looks, if it is somebody who has a seat.
void add_own_hand(Board& board, const Face& face, const Shown& shown);

const Face& seas_face();
const Face& seize_face();
const Face& sevens_face();

}  // namespace septem::terminal
