// Two tables whose hidden cards differ give byte-identical streams to everybody who may not know the difference.
//
// Works for any game: a random game is recorded; two words of its outcomes are swapped; if the same decisions can be made and a viewer's
// engine views never differ, then the whole stream that the server sends this viewer must not differ either.
#include <gtest/gtest.h>

#include "engine/replay.h"
#include "notation/record.h"
#include "notation/text.h"
#include "server/testing/fake_world.h"
#include "server/testing/forwarded_game.h"

namespace septem::server {
namespace {

namespace json = boost::json;

/// A game whose outcomes are given beforehand.
class StackedGame final : public testing::ForwardedGame {
 public:
  StackedGame(std::unique_ptr<AnyGame> game, std::vector<std::string> outcomes)
      : ForwardedGame(std::move(game)), outcomes_(std::move(outcomes)) {
    give();
  }

  std::optional<Fault> act(Seat seat, std::string_view action) override {
    auto fault = ForwardedGame::act(seat, action);
    if (!fault) give();
    return fault;
  }

  /// Whether every outcome so far was possible.
  bool is_possible() const { return is_possible_; }

 private:
  void give() {
    while (status().due && next_ < outcomes_.size()) {
      const auto words = split(outcomes_[next_++], ' ');
      const std::vector<std::string> given(words.begin() + 1, words.end());
      auto fault = chance({true, given});
      if (fault && given.size() == 1) fault = chance({false, given});
      if (fault) is_possible_ = false;
      if (fault) return;
    }
  }

  std::vector<std::string> outcomes_;
  std::size_t next_ = 0;
  bool is_possible_ = true;
};

struct Deal {
  std::vector<std::string> outcomes;
  std::vector<std::pair<Seat, std::string>> moves;
};

/// A random game of so many moves.
Deal random_world(const GameEntry& entry, int seats, int moves, std::uint64_t number) {
  const NoDataFiles files;
  auto game = std::move(*entry.open({seats, Options(*entry.options), Seed::from_number(number)}, files));
  Rng rng(number);
  Deal world;
  for (int i = 0; i < moves && !game->status().is_over; ++i) {
    const Seat seat = game->status().to_act.first();
    const auto actions = game->legal(seat);
    world.moves.emplace_back(seat, actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    (void)game->act(seat, world.moves.back().second);
  }
  const std::string text = game->record();
  const auto record = read_record(text);
  for (const RecordStep& step : record->steps)
    if (!step.seat) world.outcomes.emplace_back(step.text);
  return world;
}

/// All views of one viewer along the way; nothing when a move is not possible in this world.
std::optional<std::vector<std::string>> views_of(const GameEntry& entry, int seats, const Deal& world, Viewer viewer) {
  const NoDataFiles files;
  auto opened = entry.open({seats, Options(*entry.options), std::nullopt}, files);
  StackedGame game(std::move(*opened), world.outcomes);
  std::vector<std::string> views{game.view(viewer)};
  for (const auto& [seat, action] : world.moves) {
    if (!game.is_possible() || game.act(seat, action) || !game.is_possible()) return std::nullopt;
    views.push_back(game.view(viewer));
  }
  return views;
}

/// Two words of one outcome change places.
Deal swapped(const Deal& world, Rng& rng) {
  Deal other = world;
  std::string& text = other.outcomes[rng.below(static_cast<std::uint32_t>(other.outcomes.size()))];
  auto words = split(text, ' ');
  if (words.size() < 3) return other;
  const auto count = static_cast<std::uint32_t>(words.size() - 1);
  std::swap(words[1 + rng.below(count)], words[1 + rng.below(count)]);
  text = join(std::vector<std::string>(words.begin(), words.end()), " ");
  return other;
}

/// What each client is sent in this world, and the log: people 1 to `seats`, and spectator 9.
struct Streams {
  std::map<ClientId, std::vector<std::string>> sent;
  std::vector<std::string> notes;
};
Streams streams_of(const GameEntry& entry, int seats, const Deal& world) {
  const NoDataFiles files;
  testing::Bench bench(
      [&](const GameEntry& game, const TableOrder& order) -> Result<std::unique_ptr<AnyGame>, std::string> {
        auto opened = game.open({order.seats, order.options, std::nullopt}, files);
        return std::make_unique<StackedGame>(std::move(*opened), world.outcomes);
      });
  bench.connect(9);
  const std::string table = bench.people_at_table(seats, {{"game", entry.id}, {"clock", {{"move", 100}}}});
  bench.ask(9, "watch", {{"table", table}});
  for (const auto& [seat, action] : world.moves) {
    bench.now += 10;
    bench.ask(static_cast<ClientId>(seat.index() + 1), "move", {{"table", table}, {"action", action}});
  }
  for (const ClientId client : {ClientId{1}, ClientId{2}, ClientId{9}}) {
    bench.ask(client, "watch", {{"table", table}, {"legal", true}});
    bench.ask(client, "view", {{"table", table}});
    bench.ask(client, "record", {{"table", table}});
    bench.ask(client, "history", {{"table", table}});
    bench.ask(client, "scoring", {{"table", table}});
    bench.ask(client, "foretell", {{"table", table}});
    bench.ask(client, "move", {{"table", table}, {"action", "nonsense"}});
    bench.ask(client, "lobby");
    bench.ask(client, "tables");
  }
  return {bench.world.sent, bench.world.notes};
}

TEST(TwoWorlds, GiveByteIdenticalStreamsToWhoMayNotKnow) {
  Rng rng(77);
  for (const GameEntry& entry : game_entries()) {
    int compared = 0;
    for (std::uint64_t number = 1; number <= 60 && compared < 60; ++number) {
      const int seats = entry.min_seats + static_cast<int>(number % 2);
      const Deal world = random_world(entry, seats, 2 + static_cast<int>(number % 20), number);
      for (int attempt = 0; attempt < 6; ++attempt) {
        const Deal other = swapped(world, rng);
        if (other.outcomes == world.outcomes) continue;
        for (int i = -1; i < seats; ++i) {
          const Viewer viewer = i < 0 ? Viewer::spectator() : Viewer(Seat::from_index(i));
          const auto views = views_of(entry, seats, world, viewer);
          const auto other_views = views_of(entry, seats, other, viewer);
          ASSERT_TRUE(views);
          if (!other_views || *other_views != *views) continue;
          const ClientId client = i < 0 ? 9 : static_cast<ClientId>(i + 1);
          const Streams one = streams_of(entry, seats, world);
          const Streams two = streams_of(entry, seats, other);
          ASSERT_EQ(one.sent.at(client), two.sent.at(client)) << entry.id << ", game " << number << ", viewer " << i;
          ASSERT_EQ(one.notes, two.notes);
          ++compared;
        }
      }
    }
    EXPECT_GT(compared, 50) << entry.id;
  }
}

}  // namespace
}  // namespace septem::server
