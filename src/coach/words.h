// Reasons in English sentences. Pages have texts of their own for the same keys.
#pragma once

#include <string>
#include <vector>

#include "coach/reason.h"

namespace septem {

/// How the players are called, from p0 on.
using SeatNames = std::vector<std::string>;

/// `takes R1, C4`, `Bo clears it with 35 %`.
std::string in_words(const Reason& reason, const SeatNames& names);
/// All of them, joined.
std::string in_words(const std::vector<Reason>& reasons, const SeatNames& names);

/// Every key with its sentence, for tests of the texts of others.
struct ReasonText {
  std::string_view key;
  std::string_view text;  ///< with {things}, {seat}, {chance} and {number}
};
const std::vector<ReasonText>& reason_texts();

}  // namespace septem
