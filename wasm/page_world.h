// The world around the hub when it runs in a page: whatever the hub asks for becomes a line of text, which the page takes after each
// call (docs/offline.md).
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "server/hub.h"

namespace septem::page {

/// From the browser's generator.
Seed entropy();

class PageWorld : public server::Clients, public server::EventLog, public server::Thinker, public server::System {
 public:
  void send(server::ClientId client, std::string text) override;
  void drop(server::ClientId client, std::string_view why) override;
  void append(server::Entry entry) override;
  void archive(server::ArchivedTable table) override;
  void read(const std::string& table) override;
  void list(const server::Person& person) override { listed_.push_back(person); }
  void think(server::BotTask task) override;
  void stop_thinking(const server::BotTurn& turn) override;
  Seed entropy() override { return page::entropy(); }
  std::int64_t wall_clock() override;
  void note(const boost::json::object&) override {}

  server::World parts() { return {*this, *this, *this, *this}; }
  /// An archived table that the page has; without its events it is read when it is wanted.
  void keep(server::ArchivedTable table);
  /// Those that are wanted and need not be read: the hub is not called back at once.
  std::vector<server::ArchivedTable> take_known() { return std::exchange(known_, {}); }
  /// Whose tables are wanted.
  std::vector<server::Person> take_listed() { return std::exchange(listed_, {}); }
  std::vector<std::string> tables_of(const server::Person& person) const;
  /// A line for the page.
  void say(const std::string& line) { (lines_ += line) += '\n'; }
  /// All lines since the last time.
  std::string take_lines();

 private:
  std::string lines_;
  std::map<std::string, server::ArchivedTable> archived_;
  std::vector<server::ArchivedTable> known_;
  std::vector<server::Person> listed_;
};

}  // namespace septem::page
