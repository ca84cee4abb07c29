#include "server/log/chores.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "server/log/format.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;

class ChoresTest : public ::testing::Test {
 protected:
  ChoresTest() {
    std::string name = (fs::temp_directory_path() / "septem-chores-XXXXXX").string();
    folder_ = mkdtemp(name.data());
    database_.emplace(std::move(*make_database(folder_ / "chores.db")));
    database_->run(kMakeHeads);
    chores_.begin(*database_);
  }
  ~ChoresTest() override { fs::remove_all(folder_); }

  void commit() {
    ASSERT_TRUE(database_->run("BEGIN IMMEDIATE") && chores_.write(*database_, 0, 0) && database_->run("COMMIT"));
    chores_.written();
  }

  fs::path folder_;
  std::optional<Database> database_;
  Chores chores_;
};

TEST_F(ChoresTest, AnErasedTableIsForgottenAlsoWhenTheyRestedBefore) {
  ASSERT_TRUE(database_->run("INSERT INTO filed (tbl, wall, body, sum) VALUES ('a', 0, '', 0)"));
  chores_.rest();
  chores_.forget("a");
  commit();
  EXPECT_EQ(database_->number("SELECT count(*) FROM filed"), 1);
  chores_.rest(std::chrono::seconds(0));
  ASSERT_TRUE(chores_.are_due());
  commit();
  EXPECT_EQ(database_->number("SELECT count(*) FROM filed"), 0);
  EXPECT_FALSE(chores_.are_due());
}

}  // namespace
}  // namespace septem::server
