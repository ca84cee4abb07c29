// The world around the hub when it runs in a page: whatever the hub asks for becomes a line of text, which the page takes after each
// call (docs/offline.md).
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/hub.h"

namespace septem::page {

/// From the browser's generator.
Seed entropy();

class PageWorld : public server::World {
 public:
  void send(server::ClientId client, std::string text) override;
  void drop(server::ClientId client, std::string_view why) override;
  void append(server::Entry entry) override;
  void file(server::Filed filed) override;
  void think(server::BotTask task) override;
  void stop_thinking(const server::BotTurn& turn) override;
  Seed entropy() override { return page::entropy(); }
  std::int64_t wall_clock() override;
  void note(const boost::json::object&) override {}
  std::optional<std::vector<server::Table::Stored>> filed(const std::string& table) override;
  std::vector<std::string> filed_of(const server::Person& person) override;

  /// A finished table that the page has kept.
  void keep(server::Filed filed);
  /// A line for the page.
  void say(const std::string& line) { (lines_ += line) += '\n'; }
  /// All lines since the last time.
  std::string take_lines();

 private:
  std::string lines_;
  std::map<std::string, server::Filed> filed_;
};

}  // namespace septem::page
