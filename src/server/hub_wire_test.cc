// What goes over the wire: how many bytes a game takes, what events tell.
#include "server/testing/hub_test.h"

namespace septem::server {
namespace {

/// Bytes of steps as somebody who plays along gets them, in a table with a clock.
struct Bytes {
  std::vector<std::size_t> all{};
  std::vector<std::size_t>
      ordinary{};  ///< without those that end a round or the game, or turn up what several decided at once

  static double share_within_200(const std::vector<std::size_t>& bytes) {
    const auto within = std::count_if(bytes.begin(), bytes.end(), [](std::size_t size) { return size <= 200; });
    return static_cast<double>(within) / static_cast<double>(bytes.size());
  }
};

Bytes bytes_of(std::string_view game, std::size_t wanted) {
  Bytes bytes;
  while (bytes.all.size() < wanted) {
    Bench bench;
    bench.world.entropy_count = bytes.all.size();  // other cards at each table
    const std::string table = bench.people_at_table(4, {{"game", game}, {"clock", {{"game", 600}, {"increment", 5}}}});
    for (std::size_t i = 0; i < 400 && bench.play_one(table, 4, i * 5) != 0; ++i) bench.pass(10);
    for (const std::string& text : bench.world.sent[3]) {
      const json::value message = json::parse(text);
      if (!message.as_object().contains("method") || message.at("method") != "step") continue;
      const std::size_t size = text.size() + (text.size() < 126 ? 2 : 4);
      const json::object& patch = message.at("params").at(3).as_object();
      const bool is_joint = message.at("params").at(2).at(0).as_string().find(';') != json::string::npos;
      bytes.all.push_back(size);
      if (!is_joint && !patch.contains("round") && !patch.contains("over")) bytes.ordinary.push_back(size);
    }
  }
  std::sort(bytes.all.begin(), bytes.all.end());
  std::sort(bytes.ordinary.begin(), bytes.ordinary.end());
  return bytes;
}

struct Allowed {
  std::string_view game;
  std::size_t median;
  double all;       ///< share of steps with at most 200 bytes
  double ordinary;  ///< the same of ordinary ones
};

class HubWire : public ::testing::TestWithParam<Allowed> {};

TEST_P(HubWire, AnOrdinaryMoveCostsAtMost200Bytes) {
  const Bytes bytes = bytes_of(GetParam().game, 600);
  EXPECT_LE(bytes.all[bytes.all.size() / 2], GetParam().median);
  EXPECT_GE(Bytes::share_within_200(bytes.all), GetParam().all);
  EXPECT_GE(Bytes::share_within_200(bytes.ordinary), GetParam().ordinary);
  EXPECT_LE(bytes.all.back(), 1300U);
}

// In 7 Seize a captain parts seven treasures with long names, and in Seven7s a power may move much at once: a few are longer.
INSTANTIATE_TEST_SUITE_P(Games, HubWire,
                         ::testing::Values(Allowed{"seas", 138, 0.96, 1.0}, Allowed{"sevens", 143, 0.93, 0.955},
                                           Allowed{"seize", 147, 0.73, 0.9}),
                         [](const auto& one) { return std::string(one.param.game); });

TEST(HubWire, WhoSitsDownIsToldWithTheSeatGivenUpAndWhoseItIs) {
  Bench bench;
  for (const ClientId client : {1U, 2U}) {
    bench.connect(client);
    bench.ask(client, "hello", {{"name", "Person"}});
  }
  const json::value table = bench.ask(1, "create", {{"game", "seas"}, {"seats", 3}}).at("table");
  bench.ask(2, "watch", {{"table", table}});
  const auto told = [&](ClientId client) {
    for (auto text = bench.world.sent[client].rbegin(); text != bench.world.sent[client].rend(); ++text) {
      const json::value message = json::parse(*text);
      const json::value* params = message.as_object().if_contains("params");
      if (params && params->is_object() && params->as_object().contains("is")) return *params;
    }
    return json::value();
  };
  bench.ask(1, "sit", {{"table", table}, {"seat", "p2"}});
  EXPECT_EQ(told(1).at("from"), "p0");
  EXPECT_EQ(told(1).at("you"), true);
  EXPECT_EQ(told(2).at("from"), "p0");
  EXPECT_EQ(told(2).at("you"), false);
  bench.ask(2, "sit", {{"table", table}});
  EXPECT_EQ(told(1).at("from"), nullptr);
  EXPECT_EQ(told(2).at("seat"), "p0");
  EXPECT_EQ(told(2).at("you"), true);
}

}  // namespace
}  // namespace septem::server
