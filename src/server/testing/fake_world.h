// A world around the hub that tests hold in their hand: nothing is random, nothing waits, everything is written down.
#pragma once

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "server/hub.h"
#include "server/log/memory_archive.h"

namespace septem::server::testing {

class FakeWorld : public Clients, public EventLog, public Thinker, public System {
 public:
  void send(ClientId client, std::string text) override { sent[client].push_back(std::move(text)); }
  void drop(ClientId client, std::string_view why) override { dropped.emplace_back(client, why); }
  void append(Entry entry) override { appended.push_back(std::move(entry)); }
  void archive(ArchivedTable archived) override { archived_tables.add(std::move(archived)); }
  void think(BotTask task) override { tasks.push_back(std::move(task)); }
  void stop_thinking(const BotTurn& turn) override {
    std::erase_if(tasks, [&](const BotTask& task) { return task.turn == turn; });
    ++called_off;
  }
  Seed entropy() override { return Seed{{++entropy_count, 1, 2, 3}}; }
  std::int64_t wall_clock() override { return 1'000'000; }
  void note(const boost::json::object& line) override { notes.push_back(boost::json::serialize(line)); }
  void read(const std::string& table) override { to_read.push_back(table); }
  void list(const Person& person) override { to_list.push_back(person); }

  World parts() { return {*this, *this, *this, *this}; }

  /// What a server that is started again finds, when there is one table.
  std::vector<StoredEvent> stored() const {
    std::vector<StoredEvent> events;
    events.reserve(appended.size());
    for (const Entry& entry : appended) events.push_back({entry.at, entry.text});
    return events;
  }

  std::map<ClientId, std::vector<std::string>> sent;
  std::vector<std::pair<ClientId, std::string>> dropped;
  std::vector<Entry> appended;
  MemoryArchive archived_tables;
  std::vector<std::string> to_read;  ///< of them
  std::vector<Person> to_list;       ///< whose they are
  std::deque<BotTask> tasks;
  int called_off = 0;  ///< questions that nobody wants answered any more
  std::vector<std::string> notes;
  std::uint64_t entropy_count = 0;
};

/// The message key of a refusal.
inline std::string why(const boost::json::value& error) { return std::string(error.at("data").at("why").as_string()); }

/// A hub in a fake world, with a disk that writes at once unless told otherwise.
struct Bench {
  /// Time stands still in a test, so credits would run out.
  static Limits generous() {
    Limits limits;
    limits.credits_at_most = 1e9;
    return limits;
  }
  explicit Bench(Opener open = {}, Limits limits = generous())
      : hub(world.parts(), open ? std::move(open) : open_with(files), limits, "http://localhost") {}

  void connect(ClientId client, std::string address = "127.0.0.1") { hub.opened(client, std::move(address), now); }
  /// Sends a request and gives the answer: its result, or its error.
  boost::json::value ask(ClientId client, std::string_view method, boost::json::object params = {}) {
    send(client, method, std::move(params));
    return answer(client);
  }
  void send(ClientId client, std::string_view method, boost::json::object params = {}) {
    hub.received(client,
                 boost::json::serialize(boost::json::object{
                     {"jsonrpc", "2.0"}, {"id", ++last_id}, {"method", method}, {"params", std::move(params)}}),
                 now);
    if (works_at_once) work();
    if (writes_at_once) commit();
  }
  /// All that takes longer than a moment, tables of the archive included.
  void work() {
    while (hub.has_work() || is_reading()) {
      read();
      hub.work(now);
    }
  }
  /// Whether somebody waits for the archive.
  bool is_reading() const { return !world.to_read.empty() || !world.to_list.empty(); }
  /// What was to be read from the archive has been.
  void read() {
    for (const std::string& table : std::exchange(world.to_read, {})) {
      hub.was_read(table, world.archived_tables.events_of(table));
    }
    for (const Person& person : std::exchange(world.to_list, {})) {
      hub.was_listed(person, world.archived_tables.of_person(person));
    }
  }
  void commit() { hub.committed(world.appended.empty() ? 0 : world.appended.back().number); }
  /// The answer with the last id.
  boost::json::value answer(ClientId client) {
    const auto& sent = world.sent[client];
    for (std::size_t i = sent.size(); i-- > 0;) {
      const boost::json::value message = boost::json::parse(sent[i]);
      const boost::json::object& object = message.as_object();
      if (!object.contains("id") || object.at("id") != boost::json::value(last_id)) continue;
      return object.contains("result") ? object.at("result") : object.at("error");
    }
    return nullptr;
  }
  void pass(Millis time) {
    now += time;
    hub.tick(now);
    if (writes_at_once) commit();
  }
  /// Lets every bot that was asked decide.
  void let_bots_play() {
    while (!world.tasks.empty()) {
      const BotTask task = std::move(world.tasks.front());
      world.tasks.pop_front();
      hub.bot_answered(task.turn, think(task.question).value().action, now);
      if (writes_at_once) commit();
    }
  }
  /// A table of so many people (clients 1, 2, ...), started.
  std::string people_at_table(int seats, boost::json::object more = {}) {
    for (int i = 1; i <= seats; ++i) {
      connect(static_cast<ClientId>(i));
      ask(static_cast<ClientId>(i), "hello", {{"name", "Person " + std::to_string(i)}});
    }
    boost::json::object params{{"game", "seas"}, {"seats", seats}};
    for (auto& entry : more) params[entry.key()] = entry.value();
    const std::string table(ask(1, "create", params).at("table").as_string());
    for (int i = 2; i <= seats; ++i) ask(static_cast<ClientId>(i), "sit", {{"table", table}});
    ask(1, "start", {{"table", table}});
    return table;
  }
  /// What the client was given at its first hello.
  std::string token_of(ClientId client) {
    return std::string(boost::json::parse(world.sent[client][0]).at("result").at("token").as_string());
  }
  std::vector<std::string> legal(ClientId client, const std::string& table) {
    std::vector<std::string> actions;
    const boost::json::value answer = ask(client, "legal", {{"table", table}});
    for (const auto& action : answer.at("actions").as_array()) {
      actions.emplace_back(action.as_string());
    }
    return actions;
  }
  /// The first of these clients who has to act makes a move; who it was, or 0.
  ClientId play_one(const std::string& table, int people, std::size_t choice = 0) {
    for (ClientId client = 1; client <= static_cast<ClientId>(people); ++client) {
      const auto actions = legal(client, table);
      if (actions.empty()) continue;
      ask(client, "move", {{"table", table}, {"action", actions[choice % actions.size()]}});
      return client;
    }
    return 0;
  }

  NoDataFiles files;
  FakeWorld world;
  Hub hub;
  Millis now = 1'000;
  bool writes_at_once = true;
  bool works_at_once = true;  ///< what takes longer than a moment
  std::int64_t last_id = 0;
};

}  // namespace septem::server::testing
