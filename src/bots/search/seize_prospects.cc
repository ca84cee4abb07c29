#include "bots/search/seize_prospects.h"

#include <algorithm>
#include <cmath>

#include "bots/search/seize_weights.h"

namespace septem::seize {
namespace {

std::size_t at(Seat seat) { return static_cast<std::size_t>(seat.index()); }

float square(float x) { return x * x; }

float middle(const Setup& setup, const View& view, Piece piece) {
  if (view.weighed.has(piece)) return view.weights[static_cast<std::size_t>(piece.index())];
  return static_cast<float>(setup.booty.low(piece) + setup.booty.high(piece)) / 2;
}

/// Of a weight that may be anything between the two ends.
float variance(const Setup& setup, const View& view, Piece piece) {
  if (view.weighed.has(piece)) return 0;
  return (square(static_cast<float>(setup.booty.high(piece) - setup.booty.low(piece) + 1)) - 1) / 12;
}

}  // namespace

Prospects::Prospects(const Setup& setup, const View& view)
    : is_last_(view.round == kRounds), is_cursed_(setup.is_cursed) {
  float sum = 0;
  float squares = 0;
  for (const Piece piece : setup.booty.all()) {
    const float weight = middle(setup, view, piece);
    sum += weight;
    squares += square(weight);
  }
  const auto pieces = static_cast<float>(setup.booty.size());
  const float unit = sum > 0 ? sum / pieces : 1;
  for (const Piece piece : setup.booty.all()) {
    const auto i = static_cast<std::size_t>(piece.index());
    worths_[i] = middle(setup, view, piece) / (is_cursed_ ? -unit : unit);
    doubts_[i] = variance(setup, view, piece) / square(unit);
  }
  const auto seats = static_cast<std::size_t>(setup.seats);
  turmoil_ = squares / pieces / square(unit);
  to_come_ = static_cast<float>(kRounds - view.round) * kSpread[seats] * turmoil_;
}

float Prospects::worth(PieceSet pieces) const {
  float sum = 0;
  for (const Piece piece : pieces) sum += worth(piece);
  return sum;
}

float Prospects::worth_keeping(Card card) const {
  if (is_last_) return 0;
  return (is_cursed_ ? kKeptCursed : kKept)[static_cast<std::size_t>(card.rank())];
}

float Prospects::hopes(const State& end, const Hands& kept, Seat player) const {
  float sum = worth(end.collection(player));
  if (player.is_ghost()) return sum;
  for (const Card card : kept[at(player)]) sum += worth_keeping(card);
  return sum;
}

float Prospects::doubt(const Setup& setup, const State& state) const {
  float sum = 0;
  for (int i = 0; i < setup.contestants(); ++i) {
    for (const Piece piece : state.collection(setup.player(i))) sum += doubts_[static_cast<std::size_t>(piece.index())];
  }
  return 2 * sum / static_cast<float>(setup.contestants());
}

float scale_of(float variance) {
  constexpr float kTiny = 1e-4F;  // where all weights are known, the heaviest has won
  constexpr float kLogisticOverNormal = 1.7F;
  return std::sqrt(variance + kTiny) / kLogisticOverNormal;
}

Utilities Prospects::shares(const Setup& setup, const State& end, const Hands& kept) const {
  std::array<float, kMaxPlayers> hope{};
  float best = -1e9F;
  for (int i = 0; i < setup.contestants(); ++i) {
    hope[static_cast<std::size_t>(i)] = hopes(end, kept, setup.player(i));
    best = std::max(best, hope[static_cast<std::size_t>(i)]);
  }
  const float per_piece = 1 / scale_of(doubt(setup, end) + to_come_);
  float sum = 0;
  for (int i = 0; i < setup.contestants(); ++i) {
    float& chance = hope[static_cast<std::size_t>(i)];
    chance = std::exp((chance - best) * per_piece);
    sum += chance;
  }
  Utilities shares{};
  for (int i = 0; i < setup.contestants(); ++i) shares[at(setup.player(i))] = hope[static_cast<std::size_t>(i)] / sum;
  return shares;
}

}  // namespace septem::seize
