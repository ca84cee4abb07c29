// Seven7s beside a plain second reading of the rulings: the same moves are legal, the same cards lie in the same places, the same
// player wins; and how many ways there are to play on from fixed decks, counted by both.
#include "tests/property/plain_sevens.h"

#include <gtest/gtest.h>

#include "games/sevens/card_text.h"
#include "notation/sevens.h"
#include "notation/text.h"
#include "tests/scale.h"

namespace septem {
namespace {

using sevens::Card;
using sevens::CardSet;
using sevens::Phase;

template <class Cards>
plain_sevens::Words words(const Cards& cards) {
  plain_sevens::Words names;
  for (const Card card : cards) names.emplace_back(card_name(card));
  return names;
}
plain_sevens::Pile pile(CardSet cards) {
  const auto names = words(cards);
  return {names.begin(), names.end()};
}

struct Pair {
  sevens::Setup setup;
  sevens::State state;
  plain_sevens::Table table;

  Pair(int seats, int first)
      : setup{.seats = seats, .first = Seat::from_index(first)}, state(sevens::begin(setup)), table(seats, first) {}

  void chance(const sevens::Outcome& outcome) {
    sevens::apply(setup, state, outcome);
    if (outcome.kind == sevens::Outcome::Kind::kDeck) table.give_deck(words(outcome.list()));
    if (outcome.kind == sevens::Outcome::Kind::kSin) table.give_sin(std::string(card_name(outcome.cards[0])));
    if (outcome.kind == sevens::Outcome::Kind::kWonder) table.give_wonder();
  }
  void act(const std::string& text) {
    sevens::apply(setup, state, state.turn, *SevensNotation::parse_move(setup, text));
    table.act(text);
  }
  std::vector<sevens::Move> legal() const {
    sevens::MoveList list;
    sevens::legal_moves(setup, state, state.turn, list);
    std::vector<sevens::Move> moves;
    for (const sevens::Move move : list) moves.push_back(move);
    return moves;
  }

  void expect_same_moves() const {
    std::set<std::string> texts;
    for (const sevens::Move move : legal()) texts.insert(SevensNotation::move(setup, move));
    ASSERT_EQ(texts, table.legal());
  }
  void expect_same() const {
    static const std::map<std::string, std::string> kDue = {{"sinned", "sin"}, {"wonder", "wonder"}, {"deck", "deck"}};
    if (state.is_chance_due()) {
      ASSERT_EQ(SevensNotation::due(state).kind, kDue.at(table.phase));
    } else {
      ASSERT_EQ(SevensNotation::phase(state), table.phase);
    }
    ASSERT_TRUE(state.phase == Phase::kOver || state.turn.index() == table.turn);
    for (std::size_t i = 0; i < table.hands.size(); ++i) {
      ASSERT_EQ(pile(state.hands[i]), table.hands[i]);
      ASSERT_EQ(pile(state.lucky[i]), table.lucky[i]);
    }
    ASSERT_EQ(pile(state.gone), table.gone);
    expect_same_columns();
    ASSERT_EQ(state.deck_size(), static_cast<int>(table.deck.size()));
    for (int i = 0; i < state.deck_size(); ++i) {
      ASSERT_EQ(card_name(state.deck_at(i)), table.deck[static_cast<std::size_t>(i)]);
    }
    if (state.phase == Phase::kOver) expect_same_end();
  }

 private:
  void expect_same_columns() const {
    for (std::size_t i = 0; i < plain_sevens::kTypes.size(); ++i) {
      const auto type = static_cast<sevens::Type>(i);
      const auto found = table.columns.find(plain_sevens::kTypes[i]);
      ASSERT_EQ((state.columns.opened() & sevens::bit_of(type)) != 0, found != table.columns.end());
      const auto lying = found == table.columns.end() ? plain_sevens::Words{} : found->second;
      ASSERT_EQ(words(state.columns.cards(type)), lying);
    }
    ASSERT_EQ(state.wild == sevens::Colour::kNone ? "" : colour_name(state.wild), table.wild());
    ASSERT_EQ(state.disabled(), table.disabled());
  }
  void expect_same_end() const {
    std::string ending;
    if (state.has_ending) {
      ending = std::string(card_name(state.ending.card)) + ">" + std::string(type_name(state.ending.column)) + " " +
               seat_name(state.ending.seat);
    }
    ASSERT_EQ(ending, table.ending);
    const auto scores = sevens::scores(setup, state);
    ASSERT_EQ(std::vector<int>(scores.begin(), scores.begin() + setup.seats), table.scores());
    std::set<int> winners;
    for (const Seat seat : sevens::winners(setup, state)) winners.insert(seat.index());
    ASSERT_EQ(winners, table.winners());
  }
};

TEST(SevensBesideThePlainRules, WholeRandomGamesGoTheSameWay) {
  for (int game = 0; game < scaled(1'500); ++game) {
    SCOPED_TRACE(game);
    Rng rng(static_cast<std::uint64_t>(game));
    const int seats = 2 + game % 3;
    Pair pair(seats, game / 3 % seats);
    while (pair.state.phase != Phase::kOver && !testing::Test::HasFailure()) {
      if (pair.state.is_chance_due()) {
        pair.chance(sevens::draw(pair.setup, pair.state, rng));
      } else {
        pair.expect_same_moves();
        const auto moves = pair.legal();
        pair.act(SevensNotation::move(pair.setup, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
      }
      pair.expect_same();
    }
    ASSERT_FALSE(testing::Test::HasFailure());
  }
}

/// A deck that depends on no generator: every `stride`-th card in deck order, around and around.
sevens::Outcome strided(int stride) {
  sevens::Outcome outcome{sevens::Outcome::Kind::kDeck};
  for (int i = 0; i < Card::kCount; ++i) {
    outcome.add(sevens::kDeckOrder[static_cast<std::size_t>((3 + i * stride) % Card::kCount)]);
  }
  return outcome;
}

/// Where chance is due: the lowest cards in deck order.
sevens::Outcome lowest(const sevens::Setup& setup, const sevens::State& state) {
  if (state.phase == Phase::kSinned) return sevens::Outcome::sin(state.hand(state.victim).first());
  sevens::Outcome outcome = sevens::Outcome::wonder();
  for (int i = 0; i < setup.seats; ++i) {
    const Seat seat = Seat::from_index(i);
    for (int k = 0; k < state.look.of(seat); ++k) outcome.add(state.hand(seat).nth(k));
  }
  return outcome;
}

/// The number of different sequences of so many decisions; shorter ones that end the game count as they are.
std::uint64_t perft(const sevens::Setup& setup, sevens::State state, int depth) {
  if (state.is_chance_due()) sevens::apply(setup, state, lowest(setup, state));
  if (depth == 0 || state.phase == Phase::kOver) return 1;
  sevens::MoveList moves;
  sevens::legal_moves(setup, state, state.turn, moves);
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const sevens::Move move : moves) {
    sevens::State after = state;
    sevens::apply(setup, after, state.turn, move);
    count += perft(setup, after, depth - 1);
  }
  return count;
}

std::uint64_t perft(plain_sevens::Table table, int depth) {
  if (table.phase == "sinned") table.give_sin(*table.hands[static_cast<std::size_t>(table.victim())].begin());
  if (table.phase == "wonder") table.give_wonder();
  if (depth == 0 || table.phase == "over") return 1;
  const auto moves = table.legal();
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const std::string& move : moves) {
    plain_sevens::Table after = table;
    after.act(move);
    count += perft(after, depth - 1);
  }
  return count;
}

/// After the deck, and after so many decisions.
struct PerftCase {
  int seats;
  int stride;
  int moves_before;
  std::vector<std::uint64_t> counts;  ///< of depth 1, 2, ...
};

const std::vector<PerftCase> kPerft = {
    {2, 8, 0, {3, 9, 29, 94, 320}},          {2, 10, 12, {8, 53, 337, 1966, 9486}},
    {2, 37, 30, {3, 23, 69, 283, 1367}},     {2, 5, 34, {14, 42, 294, 2282, 9282}},
    {2, 11, 35, {3, 10, 54, 728, 3635}},     {3, 8, 0, {4, 13, 58, 256, 1106}},
    {3, 10, 12, {13, 64, 265, 1636, 11733}}, {3, 23, 24, {6, 18, 120, 900, 6434}},
    {3, 5, 38, {1, 3, 29, 101, 654}},        {3, 44, 40, {2, 14, 74, 632, 5110}},
    {4, 8, 0, {3, 11, 64, 244, 1130}},       {4, 10, 12, {7, 76, 486, 3513, 15126}},
    {4, 5, 38, {9, 70, 299, 1630, 12644}},   {4, 44, 40, {3, 31, 91, 222, 1014}},
};

Pair position(const PerftCase& given) {
  Pair pair(given.seats, 0);
  pair.chance(strided(given.stride));
  for (int i = 0; i < given.moves_before && pair.state.phase != Phase::kOver; ++i) {
    const auto texts = pair.table.legal();  // sorted, whatever the order of the program's list
    pair.act(*std::next(texts.begin(), i * 5 % static_cast<int>(texts.size())));
    if (pair.state.is_chance_due()) pair.chance(lowest(pair.setup, pair.state));
  }
  return pair;
}

TEST(SevensPerft, CountsAreThoseOnRecord) {
  for (const PerftCase& given : kPerft) {
    const Pair pair = position(given);
    for (std::size_t depth = 1; depth <= given.counts.size(); ++depth) {
      EXPECT_EQ(perft(pair.setup, pair.state, static_cast<int>(depth)), given.counts[depth - 1])
          << given.seats << " seats, stride " << given.stride << ", depth " << depth;
    }
  }
}

TEST(SevensPerft, ThePlainRulesCountTheSame) {
  for (const PerftCase& given : kPerft) {
    const Pair pair = position(given);
    pair.expect_same();
    for (int depth = 1; depth <= 3; ++depth) {
      EXPECT_EQ(perft(pair.table, depth), given.counts[static_cast<std::size_t>(depth) - 1])
          << given.seats << " seats, stride " << given.stride << ", depth " << depth;
    }
  }
}

}  // namespace
}  // namespace septem
