// The system that a server runs on.
#pragma once

#include <sodium.h>

#include <chrono>

#include "server/net/log.h"
#include "server/world.h"

namespace septem::server {

class HostSystem : public System {
 public:
  Seed entropy() override {
    Seed seed;
    randombytes_buf(seed.words.data(), sizeof seed.words);
    return seed;
  }
  std::int64_t wall_clock() override {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
  }
  void note(const boost::json::object& line) override { log(LogLevel::kInfo, line); }
};

}  // namespace septem::server
