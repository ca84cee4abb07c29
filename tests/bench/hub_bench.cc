// How many moves a second the hub makes without sockets and disk: two people at a table, both following it.
#include <benchmark/benchmark.h>

#include "server/testing/fake_world.h"

namespace septem::server {
namespace {

void moves_of_two_people(benchmark::State& state) {
  std::int64_t moves = 0;
  std::size_t bytes = 0;
  Rng rng(1);
  while (state.KeepRunning()) {
    state.PauseTiming();
    testing::Bench bench;
    const std::string table = bench.people_at_table(2);
    state.ResumeTiming();
    for (int i = 0; i < 60; ++i) {
      state.PauseTiming();
      ClientId mover = 1;
      auto actions = bench.legal(1, table);
      if (actions.empty()) actions = bench.legal(mover = 2, table);
      if (actions.empty()) break;
      const std::string request = R"({"jsonrpc":"2.0","id":7,"method":"move","params":{"table":")" + table +
                                  R"(","action":")" + actions[rng.below(static_cast<std::uint32_t>(actions.size()))] +
                                  R"(","key":"k)" + std::to_string(i) + "\"}}";
      state.ResumeTiming();
      bench.hub.received(mover, request, bench.now);
      bench.commit();
      ++moves;
      bytes += bench.world.sent[2].back().size();
    }
    state.PauseTiming();
    state.ResumeTiming();
  }
  state.SetItemsProcessed(moves);
  state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(moves_of_two_people)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace septem::server
