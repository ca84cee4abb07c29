// Tables that outlive their option files, and tables that cannot be used any more.
#include <fstream>
#include <iterator>

#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

/// A file that can go away.
struct OneFile : DataFiles {
  Result<std::string, std::string> read(std::string_view name) const override {
    if (name != "club.txt" || is_gone) return failure(std::string("there is no file"));
    std::ifstream stream(SEPTEM_SOURCE_DIR "/data/seas/values.txt");
    return std::string{std::istreambuf_iterator<char>(stream), {}};
  }
  bool is_gone = false;
};

class HubFiles : public ::testing::Test {
 protected:
  OneFile files_;
  Bench bench_{open_with(files_)};
  std::string table_ = bench_.people_at_table(2, {{"options", {{"values", "club.txt"}}}});
};

TEST_F(HubFiles, ATableNeedsItsFileOnceInItsLife) {
  ASSERT_TRUE(bench_.hub.set_apart().empty());
  files_.is_gone = true;
  for (std::size_t i = 0; i < 5; ++i) bench_.play_one(table_, 2, i);
  EXPECT_TRUE(bench_.ask(1, "history", {{"table", table_}}).as_object().contains("steps"));
  Bench again(open_with(files_));
  EXPECT_EQ(again.hub.restore(table_, bench_.world.stored(), 5'000), std::nullopt);
  again.connect(1);
  EXPECT_EQ(again.ask(1, "view", {{"table", table_}}).at("view").at("options").at("values"), "club.txt");
  EXPECT_TRUE(again.ask(1, "history", {{"table", table_}}).as_object().contains("steps"));
}

TEST_F(HubFiles, AlsoWhenItWaitsForItsStartAndAtARematch) {
  const std::string waiting(
      bench_.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"options", {{"values", "club.txt"}}}})
          .at("table")
          .as_string());
  bench_.ask(2, "sit", {{"table", waiting}});
  for (std::size_t i = 0; bench_.play_one(table_, 2, i) != 0; ++i) continue;
  files_.is_gone = true;
  EXPECT_TRUE(bench_.ask(1, "start", {{"table", waiting}}).as_object().contains("seq"));
  const auto rematch = bench_.ask(1, "rematch", {{"table", table_}});
  ASSERT_TRUE(rematch.as_object().contains("table")) << json::serialize(rematch);
  EXPECT_TRUE(bench_.ask(1, "start", {{"table", rematch.at("table")}}).as_object().contains("seq"));
  EXPECT_EQ(bench_.ask(1, "create", {{"game", "seas"}, {"seats", 2}, {"options", {{"values", "club.txt"}}}}).at("code"),
            6);
}

TEST_F(HubFiles, AForkNeedsThemNoMoreThanATable) {
  for (std::size_t i = 0; bench_.play_one(table_, 2, i) != 0; ++i) continue;
  const auto record = bench_.ask(1, "record", {{"table", table_}}).at("record");
  const std::string fork(bench_.ask(1, "fork", {{"record", record}, {"step", 4}}).at("table").as_string());
  files_.is_gone = true;
  std::vector<StoredEvent> events;
  for (const Entry& entry : bench_.world.appended)
    if (entry.table == fork) events.push_back({entry.at, entry.text});
  EXPECT_TRUE(Table::replay(fork, events, open_with(files_)));
  EXPECT_TRUE(bench_.ask(1, "start", {{"table", fork}, {"fill", true}}).as_object().contains("seq"));
  // A record that somebody brings along is another thing: it names a file that is not there.
  EXPECT_EQ(bench_.ask(1, "replay", {{"record", record}}).at("code"), 5);
}

class HubSetApart : public ::testing::Test {
 protected:
  /// A server that is started again with these events.
  void restart(const std::vector<StoredEvent>& events) {
    EXPECT_NE(again_.hub.restore(table_, events, 5'000), std::nullopt);
    again_.connect(1);
    again_.ask(1, "hello", {{"token", token_}});
  }

  Bench bench_;
  std::string table_ = bench_.people_at_table(2);
  std::string token_ = [&] {
    bench_.connect(5);
    const std::string token(bench_.ask(5, "hello", {{"name", "Cleo"}}).at("token").as_string());
    const std::string waiting(bench_.ask(5, "create", {{"game", "seas"}, {"seats", 2}}).at("table").as_string());
    table_ = waiting;
    bench_.ask(1, "sit", {{"table", waiting}});
    bench_.ask(1, "start", {{"table", waiting}});
    return token;
  }();
  Bench again_;

  std::vector<StoredEvent> stored() const {
    std::vector<StoredEvent> events;
    for (const Entry& entry : bench_.world.appended)
      if (entry.table == table_) events.push_back({entry.at, entry.text});
    return events;
  }
};

TEST_F(HubSetApart, WhateverIsWrongItsPeopleAreToldAndOthersPlay) {
  const auto good = stored();
  for (const std::string_view text : {R"({"is":"moved","seat":"p0","do":"nick none"})", R"({"is":"danced"})", "", "{",
                                      R"({"is":"moved","seat":"p9"})"}) {
    auto events = good;
    events.push_back({9, std::string(text)});
    Bench again;
    EXPECT_NE(again.hub.restore(table_, events, 5'000), std::nullopt) << text;
    again.connect(1);
    EXPECT_FALSE(again.ask(1, "hello", {{"token", token_}}).as_object().contains("token")) << "known by the table";
    for (const char* method : {"watch", "sit", "move", "view", "history", "record", "leave", "chat"}) {
      const auto told = again.ask(1, method, {{"table", table_}, {"action", "G1"}, {"text", "x"}});
      EXPECT_EQ(why(told), "server.table-set-apart") << method;
      EXPECT_EQ(told.at("code"), 28);
    }
    const auto tables = again.ask(1, "tables");
    EXPECT_EQ(tables.at("set_apart"), json::array{table_});
    EXPECT_TRUE(tables.at("tables").as_array().empty());
    EXPECT_TRUE(again.hub.set_apart().contains(table_));
    EXPECT_THAT(again.world.notes.back(), HasSubstr("set-apart"));
    EXPECT_TRUE(again.ask(1, "create", {{"game", "seas"}, {"seats", 2}}).as_object().contains("table"));
  }
}

TEST_F(HubSetApart, AnArchivedTableThatCannotBeReadIsSetApartWhenItIsAskedFor) {
  again_.connect(1);
  again_.ask(1, "hello");
  again_.world.archived_tables.add({table_, {}, {}});
  EXPECT_EQ(why(again_.ask(1, "history", {{"table", table_}})), "server.table-set-apart");
  EXPECT_EQ(why(again_.ask(1, "watch", {{"table", table_}})), "server.table-set-apart");
  EXPECT_EQ(again_.hub.set_apart().size(), 1U);
  again_.world.archived_tables.clear();
  EXPECT_EQ(again_.ask(1, "watch", {{"table", "aaaaaaaaaa"}}).at("code"), 3);
}

}  // namespace
}  // namespace septem::server
