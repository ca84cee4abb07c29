// Why a request was refused, as the engine protocol says it.
#pragma once

#include <string>
#include <string_view>

#include "games/game.h"

namespace septem {

enum class Code : int {
  kParseError = -32700,
  kInvalidRequest = -32600,
  kNoSuchMethod = -32601,
  kBadParams = -32602,
  kTooMuch = -32000,
  kIllegalAction = 1,
  kNotYourMove = 2,
  kNoSuchTable = 3,
  kGameOver = 4,
  kBadRecord = 5,
  kBadOption = 6,
  kImpossibleOutcome = 7,
};

struct Fault {
  Code code = Code::kInvalidRequest;
  std::string message;
  Refusal refusal{};  ///< message key and ruling, where a rule is the reason
  int line = 0;       ///< of the record, where one is the reason
};

}  // namespace septem
