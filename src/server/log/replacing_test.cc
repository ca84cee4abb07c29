// Backups, and databases that take the place of others.
#include <gmock/gmock.h>

#include <fstream>

#include "server/log/backup.h"
#include "server/log/check.h"
#include "server/testing/played_tables.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::new_folder;

class Replacing : public testing::PlayedTables {
 protected:
  Replacing() : PlayedTables(6) {}
};

TEST_F(Replacing, ARestoreBringsBackTheBackupAndKeepsWhatWasThere) {
  const fs::path target = new_folder();
  ASSERT_EQ(backup(folder_, target), std::nullopt);
  run("DELETE FROM events WHERE seq > 5");
  std::ofstream(fs::path(database_in(folder_)) += "-wal") << "nothing";
  const auto old = restore(target, folder_);
  ASSERT_TRUE(old) << old.error();
  EXPECT_TRUE(fs::exists(*old));
  const auto findings = check(folder_);
  EXPECT_TRUE(findings->is_sound());
  EXPECT_EQ(findings->events, events_);
  EXPECT_FALSE(fs::exists(LastNumber::file_in(folder_)));
  fs::remove_all(target);
}

TEST_F(Replacing, ARestoreTakesNoBackupThatIsNotSoundAndDisturbsNoServer) {
  const fs::path target = new_folder();
  ASSERT_EQ(backup(folder_, target), std::nullopt);
  {
    const auto lock = lock_folder(folder_);
    ASSERT_TRUE(lock);
    EXPECT_THAT(restore(target, folder_).error(), HasSubstr("another server"));
  }
  std::fstream file(database_in(target), std::ios::binary | std::ios::in | std::ios::out);
  std::string whole{std::istreambuf_iterator<char>(file), {}};
  file.clear();
  file.seekp(static_cast<std::streamoff>(whole.find("\"is\":\"moved\"") + 6));
  file.write("M", 1);
  file.close();
  EXPECT_THAT(restore(target, folder_).error(), HasSubstr("not sound"));
  EXPECT_THAT(restore(folder_, folder_).error(), HasSubstr("itself"));
  EXPECT_THAT(restore(new_folder(), folder_).error(), HasSubstr("no database"));
  EXPECT_TRUE(check(folder_)->is_sound());
  fs::remove_all(target);
}

TEST_F(Replacing, ABackupNeverGoesToTheDataFolderItself) {
  const fs::path elsewhere = new_folder();
  fs::create_directory_symlink(folder_, elsewhere / "alias");
  fs::create_directories(elsewhere / "linked");
  fs::create_symlink(database_in(folder_), database_in(elsewhere / "linked"));
  fs::create_directories(elsewhere / "hard");
  fs::create_hard_link(database_in(folder_), database_in(elsewhere / "hard"));
  for (const fs::path& target : {folder_, folder_ / ".", folder_ / ".." / folder_.filename(), elsewhere / "alias",
                                 elsewhere / "linked", elsewhere / "hard", fs::relative(folder_)}) {
    const auto why = backup(folder_, target);
    ASSERT_TRUE(why) << target;
    EXPECT_THAT(*why, HasSubstr("data folder itself")) << target;
  }
  EXPECT_TRUE(check(folder_)->is_sound());
  EXPECT_EQ(backup(folder_, elsewhere / "new"), std::nullopt);
  fs::remove_all(elsewhere);
}

TEST_F(Replacing, TwoBackupsNeverGoToOneFolderAtOnce) {
  const fs::path target = new_folder();
  {
    const auto lock = lock_for_backup(target);
    ASSERT_TRUE(lock);
    EXPECT_THAT(*backup(folder_, target), HasSubstr("another backup is being made"));
  }
  EXPECT_EQ(backup(folder_, target), std::nullopt);
  fs::remove_all(target);
}

TEST_F(Replacing, AReplacementThatWasCutShortIsFinishedAtTheNextStart) {
  const fs::path target = new_folder();
  ASSERT_EQ(backup(folder_, target), std::nullopt);
  run("DELETE FROM events WHERE seq > 5");
  fs::copy_file(database_in(target), folder_ / "septem.db.next");
  std::ofstream(fs::path(database_in(folder_)) += "-wal") << "nothing";
  std::size_t events = 0;
  for (const auto& [table, all] : found().tables) events += all.size();
  EXPECT_EQ(events, events_);
  fs::remove_all(target);
}

}  // namespace
}  // namespace septem::server
