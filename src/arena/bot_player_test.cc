#include "arena/bot_player.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/play_game.h"
#include "games/seas/seas.h"
#include "notation/seas.h"

namespace septem {
namespace {

using seas::Seas;

/// Lays down the same card, whether it has it or not.
class Stubborn final : public Bot<Seas> {
 public:
  Thought<Seas> think(const Problem<Seas>&, const Limits&, Rng&) override {
    return {.move = seas::Move::lay(seas::Card::of(seas::Type::kGold, 2))};
  }
};

TEST(BotPlayers, WhoseMoveIsIllegalLoseTheGameAsProgramsDo) {
  seas::Setup setup;
  setup.seats = 2;
  BotPlayer<Seas> first(std::make_unique<Stubborn>(), {});
  BotPlayer<Seas> second(std::make_unique<Stubborn>(), {});
  Player<Seas>* const players[] = {&first, &second};
  const GameOrder<Seas> order{setup, Seed::from_number(1), Seed::from_number(2), players, {}, {}};
  Memory<Seas> memory;
  NoWatch<Seas> nobody;
  const auto played = PlayedGame<Seas, NoWatch<Seas>>(order, memory, nobody).play();
  ASSERT_TRUE(played && played->forfeit);
  EXPECT_THAT(played->forfeit->why, testing::HasSubstr("it answered 'G2', which is no legal action ("));
}

}  // namespace
}  // namespace septem
