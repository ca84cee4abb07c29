#include "page_world.h"

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

void PageWorld::file(server::Filed filed) {
  std::string line = "file " + filed.table;
  for (const server::Person& person : filed.people) line += ' ' + person.hash;
  say(line);
  keep(std::move(filed));
}

namespace {

/// `TABLE SEAT TURN`
std::string name_of(const server::BotTurn& turn) {
  return turn.table + ' ' + seat_name(turn.seat) + ' ' + std::to_string(turn.turn);
}

}  // namespace

void PageWorld::think(server::BotTask task) { say("think " + name_of(task.turn) + ' ' + question_text(task.question)); }

void PageWorld::stop_thinking(const server::BotTurn& turn) { say("stop " + name_of(turn)); }

void PageWorld::keep(server::Filed filed) {
  const std::string table = filed.table;
  filed_.insert_or_assign(table, std::move(filed));
}

std::int64_t PageWorld::wall_clock() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

std::optional<std::vector<server::Table::Stored>> PageWorld::filed(const std::string& table) {
  const auto found = filed_.find(table);
  if (found == filed_.end()) return std::nullopt;
  return found->second.events;
}

std::vector<std::string> PageWorld::filed_of(const server::Person& person) {
  std::vector<std::string> tables;
  for (const auto& [table, filed] : filed_) {
    if (std::find(filed.people.begin(), filed.people.end(), person) != filed.people.end()) tables.push_back(table);
  }
  return tables;
}

std::string PageWorld::take_lines() {
  std::string lines;
  lines.swap(lines_);
  return lines;
}

}  // namespace septem::page
