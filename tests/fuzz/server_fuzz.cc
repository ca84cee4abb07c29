// Whatever clients send, the server answers with JSON and its tables stay sound. The first byte of each line says who sends the rest:
// two people at a table, or a stranger. "TABLE" in a message stands for the table's name. A line "+700" lets so many seconds pass.
#include <charconv>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "notation/text.h"
#include "server/testing/fake_world.h"

namespace {

using septem::server::ClientId;
using septem::server::testing::Bench;

std::string with_table(std::string text, const std::string& table) {
  for (std::size_t at = text.find("TABLE"); at != std::string::npos; at = text.find("TABLE", at + table.size())) {
    text.replace(at, 5, table);
  }
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 16'384) return 0;
  const std::string text(reinterpret_cast<const char*>(data), size);
  Bench bench;
  const std::string table = bench.people_at_table(2);
  bench.connect(3);
  for (const std::string_view line : septem::split(text, '\n')) {
    if (line.empty()) continue;
    if (line[0] == '+') {
      std::uint16_t seconds = 1;
      std::from_chars(line.data() + 1, line.data() + line.size(), seconds);
      bench.pass(1000LL * seconds);
      bench.let_bots_play();
      continue;
    }
    const ClientId client = 1 + static_cast<unsigned char>(line[0]) % 3;
    bench.now += 100;
    bench.hub.received(client, with_table(std::string(line.substr(1)), table), bench.now);
    bench.commit();
    bench.pass(500);
    bench.let_bots_play();
  }
  for (const auto& [client, messages] : bench.world.sent) {
    for (const std::string& message : messages) {
      boost::json::error_code error;
      (void)boost::json::parse(message, error);
      if (error) std::abort();
    }
  }
  // What happened can be replayed from the log.
  std::vector<septem::server::StoredEvent> events;
  for (const auto& entry : bench.world.appended)
    if (entry.table == table) events.push_back({entry.at, entry.text});
  if (!septem::server::Table::replay(table, events, septem::open_with(bench.files))) std::abort();
  return 0;
}
