// Tables of every game: the same seed gives the same game, a record replays, undo restores, bad outcomes are refused.
#include <gtest/gtest.h>

#include "engine/match_game.h"
#include "engine/replay.h"
#include "tests/contract/games.h"
#include "tests/contract/play.h"
#include "tests/contract/variants.h"

namespace septem {
namespace {

template <class G>
class TableContract : public testing::Test {};
TYPED_TEST_SUITE(TableContract, GameTypes, GameNames);

std::string referee_view(const AnyGame& game) { return game.view(Viewer::referee()); }

template <Notated G>
MatchGame<G> automatic(const Variant<G>& variant, std::uint64_t seed) {
  return MatchGame<G>(variant.setup, variant.options, Seed::from_number(seed));
}
template <Notated G>
MatchGame<G> manual(const Variant<G>& variant) {
  return MatchGame<G>(variant.setup, variant.options, std::nullopt);
}

/// A random action of one of the seats to act.
void random_action(AnyGame& game, Rng& rng) {
  const Seat seat = any_of(game.status().to_act, rng);
  const std::string action = any_of(game.legal(seat), rng);
  const auto fault = game.act(seat, action);
  ASSERT_FALSE(fault) << action << ": " << fault->message;
}

void play_automatic(AnyGame& game, Rng& rng, int most = kMostSteps) {
  for (int step = 0; step < most && !game.status().is_over; ++step) {
    ASSERT_FALSE(game.status().due);
    ASSERT_NO_FATAL_FAILURE(random_action(game, rng));
  }
}

TYPED_TEST(TableContract, TheSameSeedAndDecisionsGiveTheSameRecord) {
  using G = TypeParam;
  for_games<G>(300, [](const Variant<G>& variant, Rng& rng) {
    const std::uint64_t seed = rng.next();
    const Rng decisions = rng;
    std::string records[2];
    for (std::string& record : records) {
      MatchGame<G> table = automatic(variant, seed);
      Rng same = decisions;
      play_automatic(table, same);
      record = table.record();
    }
    ASSERT_EQ(records[0], records[1]);
  });
}

TYPED_TEST(TableContract, AFinishedRecordReplaysToTheSameViewsAndRecord) {
  using G = TypeParam;
  for_games<G>(1'000, [](const Variant<G>& variant, Rng& rng) {
    MatchGame<G> table = automatic(variant, rng.next());
    table.set_players({{Seat::from_index(1), "Ada of the 7 seas"}});
    play_automatic(table, rng);
    const auto replayed = replay(table.record(), Contract<G>::files());
    ASSERT_TRUE(replayed) << replayed.error().message;
    ASSERT_EQ((*replayed)->record(), table.record());
    ASSERT_EQ(referee_view(**replayed), referee_view(table));
    for (const Seat seat : seats_of(variant.setup)) ASSERT_EQ((*replayed)->view(seat), table.view(seat));
  });
}

/// A record as far as the end of its `lines`-th line.
std::string first_lines(const std::string& text, std::size_t lines) {
  std::size_t end = 0;
  for (; lines > 0; --lines) end = text.find('\n', end) + 1;
  return text.substr(0, end);
}

TYPED_TEST(TableContract, EveryPrefixOfARecordReplays) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    MatchGame<G> table = automatic(variant, rng.next());
    play_automatic(table, rng);
    const std::string record = table.record();
    const auto lines = static_cast<std::size_t>(std::count(record.begin(), record.end(), '\n'));
    constexpr std::size_t kHead = 4;
    for (std::size_t count = kHead; count <= lines; ++count) {
      const std::string prefix = first_lines(record, count);
      const auto replayed = replay(prefix, Contract<G>::files());
      ASSERT_TRUE(replayed) << replayed.error().message << "\n" << prefix;
      // Without its result the whole game is a prefix too, and then the table adds the result.
      ASSERT_TRUE((*replayed)->record().starts_with(prefix));
      ASSERT_LE((*replayed)->record().size(), record.size());
    }
  });
}

/// What a table shows at one moment: to the referee and to one seat.
struct Moment {
  std::string referee;
  std::string seat;
  std::string record;
  std::vector<std::string> legal;
  friend bool operator==(const Moment&, const Moment&) = default;
};

Moment moment_of(AnyGame& game, Seat seat) {
  return {referee_view(game), game.view(seat), game.record(), game.legal(seat)};
}

void expect_nothing_to_undo(AnyGame& game, Seat seat) {
  const Moment start = moment_of(game, seat);
  const auto fault = game.undo();
  ASSERT_TRUE(fault);
  ASSERT_EQ(fault->code, Code::kIllegalAction);
  ASSERT_EQ(moment_of(game, seat), start);
}

void undo_all(AnyGame& game, Seat seat, std::vector<Moment> moments) {
  for (; !moments.empty(); moments.pop_back()) {
    ASSERT_FALSE(game.undo());
    ASSERT_EQ(moment_of(game, seat), moments.back());
  }
  expect_nothing_to_undo(game, seat);
}

TYPED_TEST(TableContract, UndoRestoresEveryMomentDownToTheStart) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    MatchGame<G> table = automatic(variant, rng.next());
    const Seat seat = any_of(seats_of(variant.setup), rng);
    std::vector<Moment> moments;
    const std::size_t most = 20 + random_index(120, rng);
    while (moments.size() < most && !table.status().is_over) {
      moments.push_back(moment_of(table, seat));
      random_action(table, rng);
    }
    undo_all(table, seat, moments);
  });
}

/// The outcomes of a game played by itself, to be given by hand.
GivenOutcome given(bool is_list, const std::string& text) {
  const auto words = split(text, ' ');
  return {is_list, {words.begin(), words.end()}};
}

/// A table with chance by hand, and the state it must be in.
template <Notated G>
class ManualGame {
 public:
  explicit ManualGame(const Variant<G>& variant)
      : setup_(variant.setup), table_(manual(variant)), state_(G::begin(variant.setup)) {}

  MatchGame<G>& table() { return table_; }
  bool is_chance_due() const { return G::is_chance_due(setup_, state_); }

  GivenOutcome draw(Rng& rng) {
    outcome_ = G::draw(setup_, state_, rng);
    return given(Notation<G>::due(state_).is_list, Notation<G>::outcome(setup_, outcome_));
  }
  /// Gives what was drawn last.
  void chance(const GivenOutcome& outcome) {
    const auto fault = table_.chance(outcome);
    ASSERT_FALSE(fault) << fault->message;
    G::apply(setup_, state_, outcome_);
  }
  void act(Rng& rng) {
    const Seat seat = any_of(table_.status().to_act, rng);
    const std::string action = any_of(table_.legal(seat), rng);
    ASSERT_FALSE(table_.act(seat, action));
    G::apply(setup_, state_, seat, *Notation<G>::parse_move(setup_, action));
  }
  void step(Rng& rng) {
    if (is_chance_due()) return chance(draw(rng));
    act(rng);
  }

 private:
  const typename G::Setup& setup_;
  MatchGame<G> table_;
  typename G::State state_;
  typename G::Outcome outcome_{};
};

TYPED_TEST(TableContract, UndoTakesBackOutcomesThatWereGivenByHand) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    ManualGame<G> game(variant);
    const Seat seat = any_of(seats_of(variant.setup), rng);
    std::vector<Moment> moments;
    const std::size_t most = 20 + random_index(120, rng);
    while (moments.size() < most && !game.table().status().is_over) {
      moments.push_back(moment_of(game.table(), seat));
      game.step(rng);
    }
    undo_all(game.table(), seat, moments);
  });
}

TYPED_TEST(TableContract, AGameTakenBackAndPlayedAgainIsDealtTheSame) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    MatchGame<G> table = automatic(variant, rng.next());
    Rng decisions = rng;
    play_automatic(table, decisions, 100);
    const std::string record = table.record();
    while (!table.undo()) {
    }
    decisions = rng;
    play_automatic(table, decisions, 100);
    ASSERT_EQ(table.record(), record);
  });
}

/// The outcome spoilt in every way that leaves it readable as words.
std::vector<GivenOutcome> spoilt(const GivenOutcome& good, Rng& rng) {
  std::vector<GivenOutcome> bad(6, good);
  const std::size_t at = random_index(good.words.size(), rng);
  bad[0].words.pop_back();
  bad[1].words[at] = "nonsense";
  bad[2].words.push_back(good.words[at]);
  bad[3].words[at] = "";
  bad[4].words[at] += " ";
  bad[5].is_list = !good.is_list;
  if (good.words.size() > 1) {
    bad.push_back(good);
    bad.back().words[at] = good.words[(at + 1) % good.words.size()];
  }
  return bad;
}

TYPED_TEST(TableContract, ASpoiltOutcomeIsRefusedAndChangesNothing) {
  using G = TypeParam;
  for_games<G>(100, [](const Variant<G>& variant, Rng& rng) {
    ManualGame<G> game(variant);
    for (int step = 0; step < 100 && !game.table().status().is_over; ++step) {
      if (!game.is_chance_due()) {
        game.act(rng);
        continue;
      }
      const GivenOutcome good = game.draw(rng);
      const std::string before = referee_view(game.table()) + game.table().record();
      for (const GivenOutcome& bad : spoilt(good, rng)) {
        const auto fault = game.table().chance(bad);
        ASSERT_TRUE(fault) << ::testing::PrintToString(bad.words);
        ASSERT_EQ(fault->code, Code::kImpossibleOutcome);
        ASSERT_EQ(referee_view(game.table()) + game.table().record(), before);
      }
      ASSERT_NO_FATAL_FAILURE(game.chance(good));
    }
  });
}

}  // namespace
}  // namespace septem
