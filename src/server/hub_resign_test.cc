// Giving a game up, and what one's own list says of games.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

class HubResign : public ::testing::Test {
 protected:
  void sit_down(json::array players) {
    for (const ClientId client : {1U, 2U}) {
      bench_.connect(client);
      bench_.ask(client, "hello", {{"name", "Person " + std::to_string(client)}});
    }
    table_ = bench_.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", std::move(players)}}).at("table");
    bench_.ask(2, "sit", {{"table", table_}});
    bench_.ask(1, "start", {{"table", table_}});
  }
  json::value do_at(ClientId client, std::string_view method) {
    return bench_.ask(client, method, {{"table", table_}});
  }
  json::value own(ClientId client) { return bench_.ask(client, "tables").at("tables").at(0); }
  Bench bench_;
  json::value table_;
};

TEST_F(HubResign, ClosesAGameAgainstBotsAndTheRecordHasNoResult) {
  sit_down({"me", "easy"});
  EXPECT_EQ(do_at(1, "resign").at("seq"), do_at(1, "resign").at("seq"));  // sent again
  EXPECT_EQ(own(1).at("stage"), "closed");
  EXPECT_EQ(own(1).at("closed").at("why"), "server.resigned");
  const std::string record(do_at(1, "record").at("record").as_string());
  EXPECT_THAT(record, HasSubstr("\ngame seas\n"));
  EXPECT_EQ(record.find("\nresult"), std::string::npos);
}

TEST_F(HubResign, IsNotForATableWhereOthersPlay) {
  sit_down({"me", "open"});
  EXPECT_EQ(why(do_at(1, "resign")), "server.others-play");
  do_at(2, "leave");
  EXPECT_TRUE(do_at(1, "resign").as_object().contains("seq"));
}

TEST_F(HubResign, IsForAGameThatIsPlayed) {
  bench_.connect(1);
  bench_.ask(1, "hello");
  table_ = bench_.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", {"me", "easy"}}}).at("table");
  EXPECT_EQ(why(do_at(1, "resign")), "server.not-started");
  EXPECT_EQ(own(1).at("stage"), "waiting");
  do_at(1, "start");
  for (int i = 0; i < 2000 && own(1).at("stage") != "over"; ++i) {
    bench_.play_one(std::string(table_.as_string()), 1);
    bench_.pass(500);
    bench_.let_bots_play();
  }
  EXPECT_EQ(why(do_at(1, "resign")), "engine.game-over");
  EXPECT_EQ(own(1).at("stage"), "over");
}

TEST_F(HubResign, OnesOwnListTellsHowAGameStands) {
  sit_down({"me", "open"});
  bench_.pass(5'000);
  EXPECT_EQ(own(1).at("idle"), 5'000);
  EXPECT_EQ(own(1).at("view").at("hands").at(1), 8);
  EXPECT_EQ(own(2).at("view").at("hands").at(0), 8);
  EXPECT_FALSE(own(1).as_object().contains("winners"));
}

}  // namespace
}  // namespace septem::server
