// Work that takes longer than a moment: a game is played again. Done a part at a time for one client after the other, so that nobody waits
// for it but who asked.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/history.h"
#include "server/hub/call.h"

namespace septem::server {

/// A batch of which some answers are still to come.
struct Batch {
  std::string answers;  ///< a list without its end
  std::size_t missing = 0;
  std::uint64_t after = 0;
};

/// A job and whom it is for.
struct Task {
  std::unique_ptr<Job> job;
  std::optional<boost::json::value> id;  ///< nothing: is not answered
  std::shared_ptr<Batch> batch;          ///< nothing: a request of its own
  Outbox::Command command{};             ///< what the answer waits for
};

/// Where a page of a history ended.
struct Bookmark {
  std::string table;
  History history;
  Millis at = 0;
};

/// What the archive has of a table.
struct Archived {
  std::string table;
  bool is_there = false;
  StoredEvents events{};
};

/// Which tables of a person the archive has.
struct Listed {
  Person person;
  std::vector<std::string> tables;
};

class Jobs {
 public:
  Jobs(Core& core, Outbox& outbox) : core_(core), outbox_(outbox) {}

  /// Whether no more is taken from this client now.
  bool is_full(ClientId client) const;
  void add(const Client& client, Task task);
  bool has_work() const { return !working_.empty(); }
  /// The next turn.
  void work(House& house);
  /// The client goes.
  void drop(ClientId client);
  /// The disk failed: jobs that depend on what is lost end here, and a batch ends as a whole.
  void refuse(ClientId client, std::uint64_t committed, const Refused& refusal);

  /// The table from the archive, for the job in work; nothing: it waits for it.
  std::optional<Archived> read(ClientId client, const std::string& table);
  void was_read(const std::string& table, const std::optional<StoredEvents>& events);
  /// The same with the names of a person's archived tables.
  std::optional<std::vector<std::string>> list(ClientId client, const Person& person);
  void was_listed(const Person& person, const std::vector<std::string>& tables);

  void set_bookmark(ClientId client, Bookmark bookmark);
  std::optional<Bookmark> take_bookmark(ClientId client);
  /// Who has not asked for the next page by now reads something else.
  void forget_bookmarks();

 private:
  /// Those of a client, in their order.
  struct Queue {
    std::deque<Task> tasks{};
    bool is_in_turn = false;
    std::string awaited{};           ///< what the first of them needs of the archive: a table, or by hash a person's
    std::optional<Archived> read{};  ///< what came of it
    std::optional<Listed> listed{};
    std::optional<Bookmark> bookmark{};
  };

  void take_turns(ClientId client, Queue& queue);
  /// Whether it has to be asked for, since nobody else waits for it.
  bool wait_for(ClientId client, Queue& queue, const std::string& what);
  /// The queues that waited for it, which go on.
  std::vector<Queue*> waiting_for(const std::string& what);
  void finish(const Client& client, const Task& task, const Answer& answer);

  Core& core_;
  Outbox& outbox_;
  std::unordered_map<ClientId, Queue> queues_;
  std::deque<ClientId> working_;  ///< in the order of their turns
  std::size_t count_ = 0;
  std::size_t bookmarks_ = 0;
  std::unordered_map<std::string, std::vector<ClientId>> readers_;  ///< who waits for what of the archive
};

/// Runs a method: its answer, or the job that leads to it. Tables of the archive that it needs are read before.
Called run(Call& call, const Method& method);

}  // namespace septem::server
