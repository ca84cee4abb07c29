#include "server/fair.h"

#include <optional>
#include <vector>

#include "core/check.h"
#include "engine/any_game.h"
#include "engine/replay.h"
#include "notation/record.h"
#include "notation/text.h"
#include "server/secrets.h"

namespace septem::server {
namespace {

constexpr std::string_view kPrefix = "# fair ";
constexpr std::string_view kForked = "forked";

struct Claim {
  std::string commitment;
  std::optional<Seed> seed;
  Mixes mixes;
};

tl::unexpected<Unfair> unfair(std::string_view why, std::string message) {
  return failure(Unfair{why, std::move(message)});
}

Result<Claim, Unfair> read_claim(std::string_view record) {
  Claim claim;
  for (const std::string_view line : split(record, '\n')) {
    if (!line.starts_with(kPrefix)) continue;
    const auto words = split(line.substr(kPrefix.size()), ' ');
    if (words[0] == kForked) {
      return unfair("fair.forked", "the game goes on from a position of another one, so its deal proves nothing");
    }
    if (words.size() == 2 && words[0] == "commitment" && claim.commitment.empty()) {
      claim.commitment = words[1];
    } else if (words.size() == 2 && words[0] == "seed" && !claim.seed && parse_seed_text(words[1])) {
      claim.seed = parse_seed_text(words[1]);
    } else if (words.size() == 3 && words[0] == "mix" && parse_seat(words[1], Seat::kMaxPlayers) && is_mix(words[2])) {
      claim.mixes[*parse_seat(words[1], Seat::kMaxPlayers)] = words[2];
    } else {
      return unfair("fair.bad-line", "this line about the deal is not understood: " + std::string(line.substr(0, 100)));
    }
  }
  if (!claim.seed || claim.commitment.empty()) {
    return unfair("fair.no-proof",
                  "the record has no '# fair' lines with commitment and seed: it is of no online table, or of one that "
                  "is not finished");
  }
  return claim;
}

/// The lines from the first move on.
std::string moves_of(std::string_view text) {
  std::string moves;
  for (const std::string_view line : split(text, '\n')) {
    const bool is_move = line.starts_with("* ") || (line.size() > 2 && line[0] == 'p' && line[2] == ' ');
    if (is_move) (moves += line) += '\n';
  }
  return moves;
}

}  // namespace

bool is_mix(std::string_view number) {
  return !number.empty() && number.size() <= 64 &&
         number.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string commitment(const Seed& server_seed) { return sha256(seed_text(server_seed)); }

Seed deal_seed(const Seed& server_seed, const Mixes& mixes) {
  std::string text = "septem deal " + seed_text(server_seed);
  for (const auto& [seat, number] : mixes) text += " " + seat_name(seat) + "=" + number;
  const auto seed = parse_seed_text(sha256(text));
  SEPTEM_CHECK(seed);
  return *seed;
}

std::string fair_lines(const Seed& server_seed, const Mixes& mixes) {
  std::string text = std::string(kPrefix) + "commitment " + commitment(server_seed) + "\n" + std::string(kPrefix) +
                     "seed " + seed_text(server_seed) + "\n";
  for (const auto& [seat, number] : mixes) {
    text += std::string(kPrefix) + "mix " + seat_name(seat) + " " + number + "\n";
  }
  return text;
}

std::string fork_line(std::uint64_t step) {
  return std::string(kPrefix) + std::string(kForked) + " after step " + std::to_string(step) + "\n";
}

std::optional<Result<Verdict, Unfair>> Verification::begin() {
  const auto claim = read_claim(text_);
  if (!claim) return failure(claim.error());
  if (commitment(*claim->seed) != claim->commitment) {
    return unfair("fair.other-seed",
                  "the seed is not the one that was committed to: its SHA-256 is " + commitment(*claim->seed));
  }
  auto replay = RecordReplay::begin(text_, open_);
  if (!replay) return unfair("fair.bad-record", replay.error().message);
  const Record& record = replay->record();
  const GameEntry* entry = find_game(record.game);
  const auto options = options_of(record, *entry->options);
  auto game = open_(*entry, {record.seats, *options, deal_seed(*claim->seed, claim->mixes)});
  if (!game) return unfair("fair.bad-record", game.error());
  game_ = std::move(*game);
  verdict_.commitment = claim->commitment;
  record_ = std::move(*replay);
  return std::nullopt;
}

std::optional<Result<Verdict, Unfair>> Verification::step() {
  if (!record_) return begin();
  if (record_->has_more()) {
    if (const auto fault = record_->step()) return unfair("fair.bad-record", fault->message);
    return std::nullopt;
  }
  if (played_ == 0) {
    if (const auto fault = record_->why_other_result()) return unfair("fair.bad-record", fault->message);
  }
  return deal_again();
}

std::optional<Result<Verdict, Unfair>> Verification::deal_again() {
  if (played_ < record_->record().steps.size()) {
    const RecordStep& step = record_->record().steps[played_++];
    if (!step.seat) {
      ++verdict_.outcomes;
    } else if (const auto fault = game_->act(*step.seat, step.text)) {
      return unfair("fair.other-cards", "line " + std::to_string(step.line) +
                                            ": with the cards of the seed this move is refused: " + fault->message);
    }
    return std::nullopt;
  }
  if (moves_of(game_->record()) != moves_of(text_)) {
    return unfair("fair.other-cards", "the seed deals other cards than the record has");
  }
  return verdict_;
}

Result<Verdict, Unfair> verify(std::string_view text, const Opener& open) {
  Verification verification{std::string(text), open};
  while (true) {
    if (auto found = verification.step()) return std::move(*found);
  }
}

}  // namespace septem::server
