#include "apps/folder_files.h"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <fstream>
#include <string>

namespace septem {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;

class FolderFilesTest : public ::testing::Test {
 protected:
  FolderFilesTest() {
    std::string name = (fs::temp_directory_path() / "septem-files-XXXXXX").string();
    root_ = mkdtemp(name.data());
    fs::create_directories(root_ / "files/deep");
    fs::create_directories(root_ / "data");
    write("files/mine.txt", "mine");
    write("files/deep/more.txt", "more");
    write("data/septem.db", "the database");
    write("data/septem.db-shm", "its memory");
    write("data/plain.txt", "not for you");
    write("outside.txt", "outside");
  }
  ~FolderFilesTest() override { fs::remove_all(root_); }

  void write(const std::string& name, const std::string& text) const { std::ofstream(root_ / name) << text; }
  std::string read(const std::string& name) const { return read_from({root_ / "files"}, name); }
  std::string read_from(std::vector<fs::path> allowed, const std::string& name) const {
    const auto text = FolderFiles(std::move(allowed), root_ / "data").read(name);
    return text ? *text : "refused: " + text.error();
  }
  void expect_nothing_at(const std::string& name) const {
    EXPECT_EQ(read(name), "refused: there is no option file '" + name + "' here");
  }

  fs::path root_;
};

/// Whether another process can take a lock on the whole file.
bool can_be_locked_by_others(const fs::path& file) {
  const int number = ::open(file.c_str(), O_RDWR | O_CLOEXEC);
  struct flock lock{};
  lock.l_type = F_WRLCK;
  const bool can = ::fcntl(number, F_OFD_SETLK, &lock) ==
                   0;  // belongs to the open file, so it conflicts with our own process, too
  ::close(number);
  return can;
}

TEST_F(FolderFilesTest, ReadsPlainFilesOfTheFolderAndSingleOnes) {
  EXPECT_EQ(read("mine.txt"), "mine");
  EXPECT_EQ(read("deep/more.txt"), "more");
  const std::string single = (root_ / "outside.txt").string();
  EXPECT_EQ(read_from({single}, single), "outside");
  EXPECT_THAT(read_from({single}, "outside.txt"), HasSubstr("refused"));
}

TEST_F(FolderFilesTest, NoNameLeadsOut) {
  for (const std::string name : {"../outside.txt", "deep/../../outside.txt", "deep/../mine.txt", ".", "..", "/", "",
                                 "deep", "./mine.txt", "deep//more.txt/", "/etc/passwd", "mine.txt/", "nothing.txt"}) {
    expect_nothing_at(name);
  }
  expect_nothing_at((root_ / "outside.txt").string());
  EXPECT_THAT(read(std::string("mine.txt\0.db", 12)), HasSubstr("refused"));
}

TEST_F(FolderFilesTest, NoLinkIsFollowed) {
  fs::create_symlink("mine.txt", root_ / "files/link.txt");
  fs::create_symlink(root_ / "outside.txt", root_ / "files/out.txt");
  fs::create_symlink("deep", root_ / "files/way");
  for (const std::string name : {"link.txt", "out.txt", "way/more.txt"}) expect_nothing_at(name);
  const fs::path link = root_ / "files/out.txt";
  EXPECT_THAT(read_from({link}, link.string()), HasSubstr("refused"));
}

TEST_F(FolderFilesTest, PipesDevicesAndSocketsAreNeverOpened) {
  ASSERT_EQ(::mkfifo((root_ / "files/pipe").c_str(), 0600), 0);
  const int listener = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  (root_ / "files/socket").string().copy(address.sun_path, sizeof address.sun_path - 1);
  ASSERT_EQ(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  // Somebody who waits at the pipe would be let through by who opens its other end.
  const int waiting = ::open((root_ / "files/pipe").c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  expect_nothing_at("pipe");
  expect_nothing_at("socket");
  EXPECT_THAT(read_from({"/dev"}, "zero"), HasSubstr("refused"));
  EXPECT_THAT(read_from({"/dev/zero"}, "/dev/zero"), HasSubstr("refused"));
  ::close(waiting);
  ::close(listener);
}

TEST_F(FolderFilesTest, NothingOfTheDataFolderIsReadHoweverItIsNamed) {
  const fs::path data = root_ / "data";
  EXPECT_THAT(read_from({data}, "plain.txt"), HasSubstr("refused"));
  EXPECT_THAT(read_from({data}, "septem.db-shm"), HasSubstr("refused"));
  EXPECT_THAT(read_from({root_}, "data/plain.txt"), HasSubstr("refused"));
  EXPECT_THAT(read_from({data / "plain.txt"}, (data / "plain.txt").string()), HasSubstr("refused"));
  fs::create_directory_symlink(data, root_ / "alias");
  EXPECT_THAT(read_from({root_ / "alias"}, "plain.txt"), HasSubstr("refused"));
  fs::create_hard_link(data / "septem.db", root_ / "files/innocent.txt");
  expect_nothing_at("innocent.txt");
  fs::create_directories(data / "inside");
  write("data/inside/file.txt", "x");
  EXPECT_THAT(read_from({data / "inside"}, "file.txt"), HasSubstr("refused"));
}

TEST_F(FolderFilesTest, LocksOnTheDatabaseStayWhateverIsAskedFor) {
  const fs::path database = root_ / "data/septem.db-shm";
  fs::create_hard_link(database, root_ / "files/innocent.txt");
  const int number = ::open(database.c_str(), O_RDWR | O_CLOEXEC);
  struct flock lock{};
  lock.l_type = F_WRLCK;
  ASSERT_EQ(::fcntl(number, F_SETLK, &lock), 0);  // as SQLite does it
  for (const fs::path& allowed : {root_ / "data", root_ / "files", root_, database}) {
    for (const std::string& name : {std::string("septem.db-shm"), std::string("innocent.txt"),
                                    std::string("data/septem.db-shm"), database.string()}) {
      EXPECT_THAT(read_from({allowed}, name), HasSubstr("refused"));
    }
  }
  EXPECT_FALSE(can_be_locked_by_others(database));
  ::close(number);
}

TEST_F(FolderFilesTest, DatabasesOfOthersAndLongFilesAreRefused) {
  write("files/other.db", "text");
  write("files/other.txt", std::string("SQLite format 3\0 and more", 25));
  write("files/latin.txt", "G1 5 # K\xf6nig\n");
  write("files/polish.txt", "G1 5 # król\n");
  write("files/long.txt", std::string(70'000, 'x'));
  expect_nothing_at("other.db");
  EXPECT_THAT(read("other.txt"), HasSubstr("is a database"));
  EXPECT_THAT(read("long.txt"), HasSubstr("larger"));
  EXPECT_THAT(read("latin.txt"), HasSubstr("UTF-8"));
  EXPECT_EQ(read("polish.txt"), "G1 5 # król\n");
}

TEST_F(FolderFilesTest, AHostMayNotAllowTheDataFolderOrWhatHoldsIt) {
  const fs::path data = root_ / "data";
  fs::create_directory_symlink(data, root_ / "alias");
  fs::create_directories(data / "inside");
  fs::create_hard_link(data / "septem.db", root_ / "files/innocent.txt");
  for (const fs::path& path : {data, root_, data / "inside", root_ / "alias", data / "septem.db", data / "../data",
                               root_ / "files/innocent.txt", root_ / "nothing", fs::path("/dev/zero")}) {
    EXPECT_TRUE(why_not_allowed(path, data)) << path;
  }
  EXPECT_FALSE(why_not_allowed(root_ / "files", data));
  EXPECT_FALSE(why_not_allowed(root_ / "outside.txt", data));
}

}  // namespace
}  // namespace septem
