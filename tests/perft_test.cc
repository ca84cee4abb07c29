// How many ways there are to play on from fixed deals of 7 Seas. A change of the rules or of the list of legal moves changes some
// of these numbers; the plain rules count the small depths for themselves.
#include <gtest/gtest.h>

#include "tests/property/beside_plain.h"

namespace septem {
namespace {

/// A deal that depends on no generator: every `stride`-th card of the deck, around and around.
seas::Outcome strided(int stride) {
  seas::Outcome outcome;
  for (std::size_t i = 0; i < outcome.cards.size(); ++i) {
    outcome.cards[i] = seas::Card::from_index(static_cast<int>(i) * stride % seas::Card::kCount);
  }
  return outcome;
}

/// The number of different sequences of so many decisions; shorter ones that end the round count as they are.
std::uint64_t perft(const seas::Setup& setup, const seas::State& state, int depth) {
  if (depth == 0 || !state.is_waiting()) return 1;
  seas::MoveList moves;
  seas::legal_moves(setup, state, state.turn, moves);
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const seas::Move move : moves) {
    seas::State after = state;
    seas::apply(setup, after, state.turn, move);
    count += perft(setup, after, depth - 1);
  }
  return count;
}

std::uint64_t perft(const plain::Table& table, int depth) {
  if (depth == 0) return 1;
  const auto moves = table.legal();
  if (moves.empty() || depth == 1) return std::max<std::uint64_t>(1, moves.size());
  std::uint64_t count = 0;
  for (const std::string& move : moves) {
    plain::Table after = table;
    after.act(move);
    count += perft(after, depth - 1);
  }
  return count;
}

/// After the deal, and after so many moves of it: the middle of a round has other displays, and nicks.
struct PerftCase {
  std::size_t kind;
  int stride;
  int moves_before;
  std::vector<std::uint64_t> counts;  ///< of depth 1, 2, ...
};

const std::vector<PerftCase> kPerft = {
    {0, 7, 0, {8, 68, 495, 3445, 22752}},      {0, 13, 4, {6, 33, 161, 793, 3269}},
    {0, 27, 20, {7, 42, 244, 1248, 5423}},     {1, 7, 0, {11, 126, 1345, 14191, 140855}},
    {1, 13, 11, {8, 64, 632, 4518, 31904}},    {1, 27, 20, {5, 25, 126, 510, 2067}},
    {2, 7, 0, {8, 68, 529, 4210, 31973}},      {2, 13, 11, {7, 35, 178, 885, 5128}},
    {2, 27, 20, {3, 9, 28, 86, 225}},          {3, 7, 0, {8, 68, 529, 4193, 31760}},
    {3, 13, 11, {7, 35, 176, 857, 4998}},      {3, 27, 20, {3, 9, 28, 84, 202}},
    {4, 7, 0, {10, 109, 1106, 11259, 102766}}, {4, 13, 11, {9, 69, 501, 3693, 26017}},
    {4, 27, 20, {5, 26, 153, 776, 3144}},      {5, 11, 24, {5, 21, 89, 288, 884}},
    {6, 3, 18, {5, 24, 122, 532, 2281}},       {7, 17, 14, {7, 49, 298, 1845, 11626}},
};

Pair position(const PerftCase& given) {
  Pair pair(kKinds[given.kind].rules);
  pair.deal(strided(given.stride));
  for (int i = 0; i < given.moves_before; ++i) {
    const auto texts = pair.table.legal();  // sorted, whatever the order of the program's list
    const std::string text = *std::next(texts.begin(), i * 7 % static_cast<int>(texts.size()));
    pair.act(*SeasNotation::parse_move(pair.setup, text));
  }
  return pair;
}

TEST(SeasPerft, CountsAreThoseOnRecord) {
  for (const PerftCase& given : kPerft) {
    const Pair pair = position(given);
    for (std::size_t depth = 1; depth <= given.counts.size(); ++depth) {
      EXPECT_EQ(perft(pair.setup, pair.state, static_cast<int>(depth)), given.counts[depth - 1])
          << kKinds[given.kind].name << ", stride " << given.stride << ", after " << given.moves_before << ", depth "
          << depth;
    }
  }
}

TEST(SeasPerft, ThePlainRulesCountTheSame) {
  for (const PerftCase& given : kPerft) {
    const Pair pair = position(given);
    pair.expect_same();
    for (int depth = 1; depth <= 3; ++depth) {
      EXPECT_EQ(perft(pair.table, depth), given.counts[static_cast<std::size_t>(depth) - 1])
          << kKinds[given.kind].name << ", stride " << given.stride << ", after " << given.moves_before << ", depth "
          << depth;
    }
  }
}

}  // namespace
}  // namespace septem
