// Bits and pages of the file damaged anywhere: no table loses anything without being named.
#include <gmock/gmock.h>

#include <fstream>
#include <map>

#include "server/log/check.h"
#include "server/testing/played_tables.h"

namespace septem::server {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using testing::PlayedTables;

std::string text_of(const fs::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// Many quiet tables, whose file is damaged in one way after another.
class DamagedPages : public PlayedTables {
 protected:
  static constexpr std::size_t kTables = 60;
  static constexpr std::size_t kPage = 4096;
  DamagedPages() : PlayedTables(kTables), whole_(text_of(database_in(folder_))), last_(found_last()) {
    sound_ = found().tables;
  }

  std::string found_last() const { return text_of(LastNumber::file_in(folder_)); }

  Result<Start, std::string> start_with(const std::string& database) const {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    std::ofstream(database_in(folder_), std::ios::binary) << database;
    std::ofstream(LastNumber::file_in(folder_)) << last_;
    return start();
  }

  std::string with_flipped_bit(std::size_t at, int bit) const {
    std::string damaged = whole_;
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << bit));
    return damaged;
  }

  /// No table has lost anything without being named.
  void expect_honest(const Start& now, const std::string& where) const {
    for (const std::string& table : tables_) {
      const auto found = now.found.tables.find(table);
      const bool is_apart = now.found.set_apart.contains(table);
      ASSERT_NE(found != now.found.tables.end(), is_apart) << table << where;
      EXPECT_TRUE(is_apart || found->second == sound_.at(table)) << table << where;
    }
  }
  std::string whole_;
  std::string last_;
  std::map<std::string, std::vector<StoredEvent>> sound_;
};

TEST_F(DamagedPages, AFlippedBitAnywhereCostsOneTableAtMost) {
  Rng rng(7);
  std::vector<std::size_t> places;
  for (std::size_t page = 0; page < whole_.size(); page += kPage) {
    for (const std::size_t at : {0U, 3U, 5U, 8U, 12U})
      places.push_back(page + at);  // type, count, begin, and what leads to cells
  }
  for (int i = 0; i < 150; ++i) places.push_back(rng.below(static_cast<std::uint32_t>(whole_.size())));
  for (int i = 0; i < 40; ++i) places.push_back(rng.below(kPage));  // header and schema
  for (const std::size_t at : places) {
    const auto now = start_with(with_flipped_bit(at, static_cast<int>(rng.below(8))));
    const std::string where = " at " + std::to_string(at);
    if (!now) {
      // The number of the format alone could be another Septem's.
      EXPECT_TRUE(at >= 60 && at < 64) << where << ": " << now.error();
      EXPECT_THAT(now.error(), HasSubstr("left as it is"));
      continue;
    }
    EXPECT_GE(now->found.tables.size(), kTables - 1) << where;
    expect_honest(*now, where);
    if (HasFailure()) return;
  }
}

TEST_F(DamagedPages, APageThatIsLostCostsOnlyTheTablesThatHadEventsInIt) {
  for (std::size_t page = kPage; page < whole_.size(); page += kPage) {
    std::string damaged = whole_;
    damaged.replace(page, kPage, kPage, '\0');
    const auto now = start_with(damaged);
    const std::string where = " at page " + std::to_string(page / kPage + 1);
    ASSERT_TRUE(now) << where << now.error();
    expect_honest(*now, where);
    EXPECT_LE(now->found.set_apart.size(), now->missing) << "each of them misses one at least" << where;
    EXPECT_TRUE(check(folder_)->tables.empty()) << "what is set apart is no news" << where;
    if (HasFailure()) return;
  }
}

}  // namespace
}  // namespace septem::server
