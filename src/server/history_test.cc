// Histories that are told page by page.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <set>
#include <utility>
#include <vector>

#include "server/history.h"
#include "server/testing/fake_world.h"

namespace septem::server {
namespace {

namespace json = boost::json;

/// A long game of two people for whom bots decide everything; `undos` times the first seat takes back.
Table played_by_bots(const Opener& open, std::uint64_t seed, int undos) {
  const Settings settings = *read_settings({{"game", "seas"}, {"seats", 2}});
  auto table = std::move(
      *Table::create("aaaaaaaaaa", {settings, {"ada"}, "Ada", Seed{{seed, 2, 3, 4}}, 1, {}}, 1, open));
  const auto apply = [&](const Event& event) {
    const auto why = table.apply(event, 1);
    EXPECT_FALSE(why) << why->message;
  };
  apply(Sat{Seat::from_index(0), {"ada"}, "Ada", {}});
  apply(Sat{Seat::from_index(1), {"bo"}, "Bo", {}});
  apply(Started{1});
  for (int i = 0; i < undos; ++i) {
    for (int move = 0; move < 3; ++move) {
      const Seat seat = table.to_act().first();
      apply(Moved{seat, table.game().legal(seat).front(), true, {}});
    }
    apply(Undone{Seat::from_index(0), {}});
    if (table.game().undo_depth(Seat::from_index(1)) > 0) apply(Undone{Seat::from_index(1), {}});
  }
  return table;
}

/// The numbers that the pages of a history give as decided by bots for people, and whether a page ended right before such a decision.
std::pair<std::vector<std::int64_t>, bool> told_of_bots(const Table& table, const Opener& open) {
  History history(table, Audience::spectator(), false, open);
  std::vector<std::int64_t> stood_in;
  bool is_between = false;
  for (std::optional<std::uint64_t> from = 0; from; from = history.next()) {
    history.begin_page(*from, table);
    while (!history.is_page_complete()) EXPECT_EQ(history.step(table), std::nullopt);
    const json::value page = json::parse(history.page());
    for (const json::value& seq : page.at("stood_in").as_array()) stood_in.push_back(seq.as_int64());
    const auto next = history.next();
    is_between = is_between || (next && table.book().events()[*next - 1].text.find("moved") != std::string::npos);
  }
  return {stood_in, is_between};
}

TEST(History, SaysOfEachDecisionOnceThatABotStoodIn) {
  const NoDataFiles files;
  const Opener open = open_with(files);
  bool was_between = false;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const auto [stood_in, is_between] = told_of_bots(played_by_bots(open, seed, 300), open);
    was_between = was_between || is_between;
    EXPECT_EQ(stood_in.size(), 900U);
    EXPECT_EQ(std::set<std::int64_t>(stood_in.begin(), stood_in.end()).size(), stood_in.size());
  }
  EXPECT_TRUE(was_between);
}

}  // namespace
}  // namespace septem::server
