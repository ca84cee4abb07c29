#include "wasm/page_world.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "core/check.h"
#include "notation/text.h"

namespace septem::page {

Seed entropy() {
  Seed seed;
  SEPTEM_CHECK(getentropy(seed.words.data(), sizeof seed.words) == 0);
  return seed;
}

void PageWorld::send(server::ClientId client, std::string text) { say("send " + std::to_string(client) + ' ' + text); }

void PageWorld::drop(server::ClientId client, std::string_view why) {
  say("drop " + std::to_string(client) + ' ' + std::string(why));
}

void PageWorld::append(server::Entry entry) {
  say("append " + std::to_string(entry.number) + ' ' + entry.table + ' ' + std::to_string(entry.seq) + ' ' +
      std::to_string(entry.at) + ' ' + entry.text);
}

void PageWorld::archive(server::ArchivedTable table) {
  std::string line = "archive " + table.table;
  for (const server::Person& person : table.people) line += ' ' + person.hash;
  say(line);
  keep(std::move(table));
}

void PageWorld::keep(server::ArchivedTable table) {
  const std::string id = table.table;
  archived_.insert_or_assign(id, std::move(table));
}

void PageWorld::read(const std::string& table) {
  const auto found = archived_.find(table);
  if (found == archived_.end() || found->second.events.empty()) return say("read " + table);
  known_.push_back(found->second);
}

namespace {

/// `TABLE SEAT TURN`
std::string name_of(const server::BotTurn& turn) {
  return turn.table + ' ' + seat_name(turn.seat) + ' ' + std::to_string(turn.turn);
}

}  // namespace

void PageWorld::think(server::BotTask task) { say("think " + name_of(task.turn) + ' ' + question_text(task.question)); }

void PageWorld::stop_thinking(const server::BotTurn& turn) { say("stop " + name_of(turn)); }

std::int64_t PageWorld::wall_clock() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::vector<std::string> PageWorld::tables_of(const server::Person& person) const {
  std::vector<std::string> tables;
  for (const auto& [id, table] : archived_) {
    if (std::find(table.people.begin(), table.people.end(), person) != table.people.end()) tables.push_back(id);
  }
  return tables;
}

std::string PageWorld::take_lines() {
  std::string lines;
  lines.swap(lines_);
  return lines;
}

}  // namespace septem::page
