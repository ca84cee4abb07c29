// What `history` tells a seat, step by step, is all that the seat knows: from it alone its knowledge is built again.
#include "engine/match_game.h"
#include "engine/rebuild.h"
#include "server/testing/apply_patch.h"
#include "server/testing/hub_test.h"
#include "tests/contract/games.h"
#include "tests/contract/variants.h"

namespace septem::server {
namespace {

/// All pages of a history, told step by step.
std::vector<json::value> pages_of(Bench& bench, ClientId client, const std::string& table) {
  std::vector<json::value> pages;
  json::object params{{"table", table}, {"each", true}};
  do {
    pages.push_back(bench.ask(client, "history", params));
    params["from"] = pages.back().at("next");
  } while (!params["from"].is_null());
  return pages;
}

/// The question that a client makes of its history.
BotQuestion question_of(const std::vector<json::value>& pages, Seat seat) {
  json::array told;
  for (const json::value& page : pages) {
    json::object view = page.at("view").as_object();
    for (const json::value& step : page.at("steps").as_array()) {
      EXPECT_TRUE(apply_patch(view, step.at(2).as_object()));
      const json::array& seen = step.at(1).as_array();
      if (seen.empty()) told.resize(told.size() - step.at(3).to_number<std::size_t>());
      if (!seen.empty()) told.push_back(json::array{seen.at(0), json::value(view)});
    }
  }
  const json::value& view = pages.front().at("view");
  FileTexts files;
  if (const json::value* texts = pages.back().as_object().if_contains("files")) {
    for (const auto& [name, text] : texts->as_object()) files.emplace(name, text.as_string());
  }
  return {.game = std::string(view.at("game").as_string()),
          .seats = view.at("seats").to_number<int>(),
          .options = view.at("options").as_object(),
          .files = std::move(files),
          .seat = seat,
          .told = json::serialize(told)};
}

template <class G>
class HistoryContract : public ::testing::Test {
 protected:
  /// Compares what each person's history gives with what their seat really knows. (When all is over it shows everybody all cards, and no bot is asked.)
  void expect_known(Bench& bench, const std::string& table, int people) {
    const auto truth = Table::replay(table, bench.world.stored(), open_with(Contract<G>::files()));
    ASSERT_TRUE(truth);
    const auto& game = dynamic_cast<const MatchGame<G>&>(truth->game());
    if (game.status().is_over) return;
    for (int i = 0; i < people; ++i) {
      const Seat seat = Seat::from_index(i);
      const auto rebuilt = rebuild<G>(question_of(pages_of(bench, static_cast<ClientId>(i + 1), table), seat));
      ASSERT_TRUE(rebuilt) << rebuilt.error();
      ASSERT_EQ(rebuilt->knowledge, game.knowledge(seat));
      ASSERT_EQ(G::hash(rebuilt->knowledge), G::hash(game.knowledge(seat)));
    }
  }
};
TYPED_TEST_SUITE(HistoryContract, GameTypes, GameNames);

TYPED_TEST(HistoryContract, HistoryAloneGivesEachSeatItsKnowledge) {
  using G = TypeParam;
  for_games<G>(1, [&](const Variant<G>& variant, Rng& rng) {
    Bench bench(open_with(Contract<G>::files()));
    const int people = variant.setup.seats;
    const std::string table = bench.people_at_table(people,
                                                    {{"game", G::kId}, {"options", options_json(variant.options)}});
    for (int move = 0; bench.play_one(table, people, rng.below(1'000)) != 0; ++move) {
      if (move % 47 == 12) this->expect_known(bench, table, people);
      if (this->HasFatalFailure()) return;
    }
  });
}

TYPED_TEST(HistoryContract, WhatWasTakenBackIsNotKnown) {
  using G = TypeParam;
  Bench bench;
  const std::string table = bench.people_at_table(2, {{"game", G::kId}});
  int undone = 0;
  for (std::size_t move = 0; move < 30; ++move) {
    const ClientId mover = bench.play_one(table, 2, move * 5);
    if (mover == 0) break;
    if (move % 3 != 2) continue;
    const json::value plea = bench.ask(mover, "undo", {{"table", table}});
    if (plea.at("done") == false) {
      bench.ask(3 - mover, "agree", {{"table", table}, {"plea", plea.at("seq")}});
    }
    ++undone;
    this->expect_known(bench, table, 2);
    if (this->HasFatalFailure()) return;
  }
  EXPECT_GT(undone, 5);
}

TYPED_TEST(HistoryContract, AForkTellsWhatCameBeforeIt) {
  using G = TypeParam;
  Bench bench;
  const std::string first = bench.people_at_table(2, {{"game", G::kId}});
  for (std::size_t move = 0; move < 20; ++move) bench.play_one(first, 2, move * 3);
  const auto played = Table::replay(first, bench.world.stored(), open_with(bench.files));
  bench.world.appended.clear();
  const json::value forked = bench.ask(
      1, "fork", {{"record", played->game().record()}, {"step", 15}, {"players", {"me", "open"}}});
  const std::string table(forked.at("table").as_string());
  bench.ask(2, "sit", {{"table", table}});
  bench.ask(1, "start", {{"table", table}});
  for (std::size_t move = 0; move < 5; ++move) bench.play_one(table, 2, move);
  this->expect_known(bench, table, 2);
}

}  // namespace
}  // namespace septem::server
