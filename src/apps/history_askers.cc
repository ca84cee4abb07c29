#include "apps/history_askers.h"

#include <fmt/format.h>

#include <cstdio>
#include <utility>

namespace septem {

std::string HistoryAskers::connect(server::ClientSocket::Lost lost) {
  auto asker = std::make_unique<Asker>(loop_);
  Asker& one = *asker;
  askers_.push_back(std::move(asker));
  return one.socket.connect(
      options_.host, options_.port, [this, &one](std::string_view text, std::size_t) { take(one, text); },
      std::move(lost));
}

void HistoryAskers::ask(const std::function<std::string(std::size_t)>& table_of) {
  constexpr auto kPause = std::chrono::milliseconds(310);
  const auto now = Clock::now();
  for (std::size_t i = 0; i < askers_.size(); ++i) {
    Asker& asker = *askers_[i];
    if (asker.is_waiting || now - asker.asked_at < kPause) continue;
    const std::string table = table_of(i);
    if (table.empty()) continue;
    asker.asked_at = now;
    asker.is_waiting = true;
    asker.socket.send(fmt::format(R"({{"jsonrpc":"2.0","id":1,"method":"history","params":{{"table":"{}"}}}})", table));
  }
}

void HistoryAskers::take(Asker& asker, std::string_view text) {
  constexpr std::size_t kHead = 60;  // the answer is long, and its beginning says which it is
  asker.is_waiting = false;
  times_.add(std::chrono::duration<double, std::milli>(Clock::now() - asker.asked_at).count());
  if (text.substr(0, kHead).find("\"error\"") != std::string_view::npos) ++refusals_;
}

void HistoryAskers::print() const { std::printf("beside %zu connections that ask for histories:\n", askers_.size()); }

void HistoryAskers::print_answers() {
  std::printf("%zu histories, %lld of them refused\n", times_.count(), static_cast<long long>(refusals_));
  print_times("history               ", times_);
}

}  // namespace septem
