#include "apps/tables_keeper.h"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace septem {
namespace {

namespace json = boost::json;
using server::LocalClient;
using server::StillHub;

/// Waits for the disk, but not for ever. What hangs there cannot be ended in order.
template <class Work>
auto in_time(const Work& work) {
  const std::jthread deadline([](const std::stop_token& stop) {
    constexpr auto kPatience = std::chrono::seconds(10);
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any().wait_for(lock, stop, kPatience, [] { return false; });
    if (stop.stop_requested()) return;
    complain("the disk does not answer; what was asked may still be done");
    std::_Exit(1);
  });
  return work();
}

}  // namespace

int complain(const std::string& why) {
  std::cerr << "septem: " << why << '\n';
  return 1;
}

void TablesKeeper::CloseInTime::operator()(StillHub* still) const {
  in_time([&] { delete still; });
}

Result<TablesKeeper, std::string> TablesKeeper::find(const std::filesystem::path& data, const DataFiles& files,
                                                     StillHub::For purpose) {
  auto client = LocalClient::connect(data);
  if (!client) return failure(client.error());
  if (*client) return TablesKeeper(std::move(**client));
  auto still = in_time([&] { return StillHub::open(data, files, purpose); });
  if (!still) return failure(still.error());
  return TablesKeeper(Still(still->release()));
}

Result<json::object, TablesFailure> TablesKeeper::ask(std::string_view method, json::object params) {
  const std::string line = json::serialize(
      json::object{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", std::move(params)}});
  using Answer = Result<std::string, std::string>;
  const auto text = is_running() ? std::get<LocalClient>(who_).ask(line)
                                 : in_time([&] { return Answer(std::get<Still>(who_)->ask(line)); });
  if (!text) return failure(TablesFailure{0, text.error()});
  const json::object answer = json::parse(*text).as_object();
  if (answer.contains("result")) return answer.at("result").as_object();
  const json::object& error = answer.at("error").as_object();
  return failure(
      TablesFailure{static_cast<int>(error.at("code").as_int64()), std::string(error.at("message").as_string())});
}

}  // namespace septem
