#include "server/refusal.h"

namespace septem::server {
namespace {

std::string_view key_of(Code code) {
  switch (code) {
    case Code::kParseError:
      return "engine.not-json";
    case Code::kInvalidRequest:
      return "engine.bad-request";
    case Code::kNoSuchMethod:
      return "engine.no-such-method";
    case Code::kBadParams:
      return "engine.bad-params";
    case Code::kTooMuch:
      return "engine.too-many-tables";
    case Code::kIllegalAction:
      return "engine.no-such-action";
    case Code::kNotYourMove:
      return "engine.not-your-move";
    case Code::kNoSuchTable:
      return "engine.no-such-table";
    case Code::kGameOver:
      return "engine.game-over";
    case Code::kBadRecord:
      return "engine.bad-record";
    case Code::kBadOption:
      return "engine.bad-option";
    case Code::kImpossibleOutcome:
      return "engine.impossible-outcome";
  }
  return "engine.refused";
}

}  // namespace

Refused refused(ServerCode code, std::string_view why, std::string_view message) {
  return {static_cast<int>(code), "server." + std::string(why), std::string(message), {}, 0};
}

Refused bad_params(std::string_view message) { return refused(Fault{Code::kBadParams, std::string(message)}); }

Refused turned_out_refusal() {
  return refused(ServerCode::kNotAllowed, "turned-out", "the host has turned you out of this table");
}

Refused too_many_editions() {
  return refused(ServerCode::kTooMany, "too-many-editions",
                 "the server has no room for another edition; play with the usual cards, or try later");
}

Refused refused(const Fault& fault) {
  const std::string_view why = fault.refusal.why.empty() ? key_of(fault.code) : fault.refusal.why;
  return {static_cast<int>(fault.code), std::string(why), fault.message, std::string(fault.refusal.ruling), fault.line};
}

}  // namespace septem::server
