// A result file is gone on with as if nothing had happened.
#include "arena/result_file.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "arena/contest_test.h"

namespace septem {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class ResultFiles : public testing::Test {
 protected:
  ResultFiles() {
    fs::remove(path_);
    ContestOrder order = contest_order("sevens", 3, {"greedy", "random"});
    order.has_categories = true;
    contest_ = contest(order);
    results_ = play_deals(*contest_, 5);
    results_[2].games[1].forfeit = Forfeit{Seat::from_index(1), "it said \"no\"\n"};
    head_ = {.version = "1", .program = "one build", .command = "septem arena", .contests = {&contest_->order()}};
  }
  ~ResultFiles() override { fs::remove(path_); }

  /// What is in the file when it is opened.
  Result<std::vector<DealResult>, std::string> open(std::size_t more_until = 0) {
    std::vector<DealResult> found;
    auto file = ResultFile::open(path_, head_, [&](DealLine line) { found.push_back(std::move(line.result)); });
    if (!file) return failure(file.error());
    for (std::size_t i = found.size(); i < more_until; ++i) file->add(0, results_[i]);
    EXPECT_TRUE(file->flush());
    return found;
  }
  std::string text() const {
    std::ostringstream text;
    text << std::ifstream(path_, std::ios::binary).rdbuf();
    return text.str();
  }
  void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }

  const fs::path path_ = fs::path(testing::TempDir()) / "septem_result_file_test.jsonl";
  std::unique_ptr<Contest> contest_;
  std::vector<DealResult> results_;
  RunHead head_;
};

TEST_F(ResultFiles, GiveBackWhatWasWritten) {
  EXPECT_TRUE(open(5)->empty());
  EXPECT_EQ(*open(), results_);
}

TEST_F(ResultFiles, CutOffAtAnyByteAreWrittenToTheSameEnd) {
  open(5);
  const std::string whole = text();
  for (std::size_t size = 0; size <= whole.size(); size += 97) {
    write(whole.substr(0, size));
    const auto found = open(5);
    ASSERT_TRUE(found) << found.error();
    EXPECT_EQ(*found, std::vector<DealResult>(results_.begin(), results_.begin() + static_cast<long>(found->size())));
    ASSERT_EQ(text(), whole) << size;
  }
}

TEST_F(ResultFiles, OfAnotherRunAreRefusedAndLeftAlone) {
  open(3);
  const std::string before = text();
  head_.version = "2";
  EXPECT_THAT(open().error(), HasSubstr("'version'"));
  head_.version = "1";
  head_.program = "another build";
  EXPECT_THAT(open().error(), HasSubstr("'program' is \"one build\", not \"another build\""));
  head_.program = "one build";
  ContestOrder other = contest_->order();
  other.seed = 2;
  head_.contests = {&other};
  EXPECT_THAT(open().error(), HasSubstr("'contests'"));
  EXPECT_EQ(text(), before);
}

TEST_F(ResultFiles, NoteEveryOtherCommandThatTheyWereGoneOnWith) {
  open(2);
  const std::string before = text();
  head_.command = "septem arena --threads 2";
  EXPECT_EQ(open(3)->size(), 2U) << "how it was typed does not matter";
  const std::string noted = before + "{\"command\":\"septem arena --threads 2\"}\n";
  EXPECT_THAT(text(), testing::StartsWith(noted));
  const std::string after = text();
  EXPECT_EQ(open()->size(), 3U);
  EXPECT_EQ(text(), after) << "noted once";
}

TEST_F(ResultFiles, ThatAreSomethingElseAreLeftAlone) {
  for (const std::string other : {"my notes", "my notes\n", "{}\n", "{\"septem_arena\":1}\n"}) {
    write(other);
    EXPECT_FALSE(open()) << other;
    EXPECT_EQ(text(), other);
  }
}

TEST_F(ResultFiles, WithALineThatIsWrongNameIt) {
  open(2);
  const std::string good = text();
  for (const std::string_view bad : {"{}", "x", R"({"contest":0,"deal":7,"games":[],"efforts":[]})",
                                     R"({"contest":9,"deal":2,"games":[],"efforts":[]})"}) {
    write(good + std::string(bad) + "\n");
    EXPECT_THAT(open().error(), HasSubstr("line 4: ")) << bad;
  }
}

}  // namespace
}  // namespace septem
