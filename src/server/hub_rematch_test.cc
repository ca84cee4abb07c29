// The same people at another table.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

TEST(HubRematch, OfAnArchivedTableIsRefusedAndLeavesNothingBehind) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  for (const ClientId client : {1U, 2U}) bench.ask(client, "unwatch", {{"table", table}});
  bench.pass(11 * 60'000);
  const std::size_t events = bench.world.appended.size();
  EXPECT_EQ(why(bench.ask(1, "rematch", {{"table", table}})), "server.filed");
  EXPECT_EQ(bench.world.appended.size(), events);
}

TEST(HubRematch, IsForTheHostOfATableOfBotsToo) {
  Bench bench;
  for (const ClientId client : {1U, 2U}) {
    bench.connect(client);
    bench.ask(client, "hello");
  }
  const auto table =
      bench.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"players", {"easy", "easy"}}}).at("table");
  bench.ask(1, "start", {{"table", table}});
  for (int i = 0; i < 2000 && bench.ask(1, "watch", {{"table", table}}).at("stage") != "over"; ++i) {
    bench.pass(500);
    bench.let_bots_play();
  }
  EXPECT_EQ(why(bench.ask(2, "rematch", {{"table", table}})), "server.not-seated");
  const auto next = bench.ask(1, "rematch", {{"table", table}}).at("table");
  EXPECT_EQ(bench.ask(1, "watch", {{"table", next}}).at("seats").at(1).at("is"), "bot");
}

TEST(HubRematch, BringsEverybodyToTheSameNewTable) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  EXPECT_EQ(why(bench.ask(1, "rematch", {{"table", table}})), "server.not-over");
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  bench.ask(2, "chat", {{"table", table}, {"text", "Again?"}});
  const auto first = bench.ask(1, "rematch", {{"table", table}});
  EXPECT_EQ(bench.ask(2, "rematch", {{"table", table}}).at("table"), first.at("table"));
  const auto seen = bench.ask(2, "watch", {{"table", first.at("table")}});
  EXPECT_EQ(seen.at("you"), "p1");
  EXPECT_EQ(seen.at("chat").at(0).at("text"), "Again?");
  EXPECT_EQ(seen.at("chat").at(0).at("seat"), "p1");
}

TEST(HubRematch, BringsAllTheTalkAlongOrIsRefused) {
  Limits limits = Bench::generous();
  limits.waiting_writes = Seat::kMaxPlayers + 2 + 4;
  Bench bench({}, limits);
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  for (int i = 0; i < 5; ++i) {
    bench.pass(60'000);
    ASSERT_TRUE(bench.ask(2, "chat", {{"table", table}, {"text", "One line more"}}).as_object().contains("seq"));
  }
  const std::size_t events = bench.world.appended.size();
  EXPECT_EQ(why(bench.ask(1, "rematch", {{"table", table}})), "server.busy");
  EXPECT_EQ(bench.world.appended.size(), events);
}

TEST(HubRematch, TalkThatIsBroughtAlongWasSaidOnce) {
  Bench bench;
  const std::string table = bench.people_at_table(2);
  for (std::size_t i = 0; i < 2000 && bench.play_one(table, 2, i) != 0; ++i) bench.pass(100);
  bench.ask(2, "chat", {{"table", table}, {"text", "Again?"}});
  const auto said = [&] {
    const std::size_t kind = Event(Chatted{}).index();
    const auto is_of_chat = [](const std::string& note) { return note.find("chatted") != std::string::npos; };
    return std::pair(bench.hub.counts().events.at("seas")[kind],
                     std::count_if(bench.world.notes.begin(), bench.world.notes.end(), is_of_chat));
  };
  const auto before = said();
  EXPECT_EQ(before, std::pair(std::uint64_t{1}, std::ptrdiff_t{1}));
  const auto next = bench.ask(1, "rematch", {{"table", table}}).at("table");
  EXPECT_EQ(said(), before);
  EXPECT_THAT(bench.ask(1, "watch", {{"table", next}}).at("chat").as_array(), SizeIs(1));
}

}  // namespace
}  // namespace septem::server
