// Deals that anyone can check: the server commits to its part of the seed before anybody has a seat, seats may mix in numbers of their own,
// and the end of the game reveals the seed.
//
//   commitment = SHA-256 of the server's seed, written as 64 lower-case hex digits
//   deal seed  = SHA-256 of the text "septem deal SEED" followed by " p0=NUMBER" for each seat that mixed one in, in seat order
// Each chance outcome of the table is drawn from the deal seed as `core/rng.h` says.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "engine/any_game.h"
#include "engine/replay.h"

namespace septem::server {

/// What the seats mixed in: 1 to 64 lower-case hex digits each.
using Mixes = std::map<Seat, std::string>;

bool is_mix(std::string_view number);

std::string commitment(const Seed& server_seed);
Seed deal_seed(const Seed& server_seed, const Mixes& mixes);

/// The comment lines that a record of a finished table begins its moves with.
std::string fair_lines(const Seed& server_seed, const Mixes& mixes);

/// The line that stands there instead when the game goes on from another one: then the deal proves nothing.
std::string fork_line(std::uint64_t step);

/// What a check of a record found.
struct Verdict {
  std::string commitment;
  int outcomes = 0;  ///< drawn anew, all equal to the record's
};
/// Why a record does not hold.
struct Unfair {
  std::string_view why;  ///< message key
  std::string message;   ///< English
};
/// The check, one step at a time.
class Verification {
 public:
  Verification(std::string record, Opener open) : text_(std::move(record)), open_(std::move(open)) {}

  /// What was found; nothing while there is more to check.
  std::optional<Result<Verdict, Unfair>> step();

 private:
  std::optional<Result<Verdict, Unfair>> begin();
  std::optional<Result<Verdict, Unfair>> deal_again();

  std::string text_;
  Opener open_;
  std::optional<RecordReplay> record_;  ///< first it is played as it stands
  std::unique_ptr<AnyGame> game_;       ///< then with the cards of the seed
  std::size_t played_ = 0;
  Verdict verdict_{};
};
Result<Verdict, Unfair> verify(std::string_view record, const Opener& open);

}  // namespace septem::server
