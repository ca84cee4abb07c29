#include "server/hub/jobs.h"

#include <algorithm>
#include <set>
#include <utility>

#include "engine/request.h"
#include "server/hub/refusals.h"

namespace septem::server {

bool Jobs::is_full(ClientId client) const {
  const auto queue = queues_.find(client);
  const std::size_t own = queue == queues_.end() ? 0 : queue->second.tasks.size();
  return own >= core_.limits.jobs_per_client || count_ >= core_.limits.jobs;
}

void Jobs::add(const Client& client, Task task) {
  task.command = outbox_.command();
  Queue& queue = queues_[client.id];
  queue.tasks.push_back(std::move(task));
  ++count_;
  take_turns(client.id, queue);
}

/// From now on, unless there is nothing to do for the moment.
void Jobs::take_turns(ClientId client, Queue& queue) {
  if (queue.is_in_turn || queue.tasks.empty() || !queue.awaited.empty()) return;
  queue.is_in_turn = true;
  working_.push_back(client);
}

void Jobs::work(House& house) {
  if (working_.empty()) return;
  const ClientId id = working_.front();
  working_.pop_front();
  Client* client = house.people.find(id);
  if (!client) return;
  if (client->box->is_cut_off) drop(id);
  const auto found = queues_.find(id);
  if (found == queues_.end()) return;
  Queue& queue = found->second;
  queue.is_in_turn = false;
  if (!queue.tasks.empty()) {
    Task& task = queue.tasks.front();
    outbox_.command() = task.command;
    auto called = task.job->work(house, *client);
    task.command = outbox_.command();
    if (called && std::holds_alternative<Answer>(*called)) {
      const Task done = std::move(task);
      queue.tasks.pop_front();
      --count_;
      finish(*client, done, std::get<Answer>(*called));
    } else if (called) {
      task.job = std::move(std::get<std::unique_ptr<Job>>(*called));
    }
  }
  take_turns(id, queue);
}

void Jobs::finish(const Client& client, const Task& task, const Answer& answer) {
  const std::string text = answer_text(core_, task.id ? &*task.id : nullptr, answer);
  if (!task.batch) {
    if (!text.empty()) outbox_.answer(*client.box, text, *task.id);
    return;
  }
  Batch& batch = *task.batch;
  add_to_batch(batch.answers, text);
  batch.after = std::max(batch.after, outbox_.command().after);
  if (--batch.missing > 0 || batch.answers.empty()) return;
  outbox_.command().after = batch.after;
  outbox_.answer_batch(*client.box, batch.answers + "]");
}

void Jobs::drop(ClientId client) {
  const auto found = queues_.find(client);
  if (found == queues_.end()) return;
  count_ -= found->second.tasks.size();
  (void)take_bookmark(client);
  queues_.erase(found);
}

void Jobs::refuse(ClientId client, std::uint64_t committed, const Refused& refusal) {
  const auto found = queues_.find(client);
  if (found == queues_.end()) return;
  Queue& queue = found->second;
  std::set<const Batch*> lost;
  for (const Task& task : queue.tasks) {
    if (task.batch && std::max(task.command.after, task.batch->after) > committed) lost.insert(task.batch.get());
  }
  for (std::size_t i = 0; i < lost.size(); ++i) {
    core_.world.clients.send(client, refusal_text(core_, nullptr, refusal));
  }
  const Job* first = queue.tasks.empty() ? nullptr : queue.tasks.front().job.get();
  std::deque<Task> others;
  for (Task& task : queue.tasks) {
    const bool is_lost = task.batch ? lost.contains(task.batch.get()) : task.command.after > committed;
    if (is_lost && !task.batch && task.id) core_.world.clients.send(client, refusal_text(core_, *task.id, refusal));
    if (!is_lost) others.push_back(std::move(task));
  }
  count_ -= queue.tasks.size() - others.size();
  queue.tasks = std::move(others);
  (void)take_bookmark(client);
  if (!queue.tasks.empty() && queue.tasks.front().job.get() == first) return;
  queue.awaited.clear();  // it was for the first one
  queue.read.reset();
  queue.listed.reset();
  take_turns(client, queue);
}

// --- the archive

std::optional<Archived> Jobs::read(ClientId client, const std::string& table) {
  Queue& queue = queues_.at(client);
  // What was read may be another one, which came into memory for somebody else meanwhile.
  if (auto read = std::exchange(queue.read, std::nullopt); read && read->table == table) return read;
  if (wait_for(client, queue, table)) core_.world.log.read(table);
  return std::nullopt;
}

std::optional<std::vector<std::string>> Jobs::list(ClientId client, const Person& person) {
  Queue& queue = queues_.at(client);
  if (auto listed = std::exchange(queue.listed, std::nullopt); listed && listed->person == person) {
    return std::move(listed->tables);
  }
  if (wait_for(client, queue, person.hash)) core_.world.log.list(person);
  return std::nullopt;
}

bool Jobs::wait_for(ClientId client, Queue& queue, const std::string& what) {
  queue.awaited = what;
  auto& readers = readers_[what];
  readers.push_back(client);
  return readers.size() == 1;
}

std::vector<Jobs::Queue*> Jobs::waiting_for(const std::string& what) {
  std::vector<Queue*> queues;
  const auto readers = readers_.extract(what);
  if (readers.empty()) return queues;
  for (const ClientId client : readers.mapped()) {
    const auto found = queues_.find(client);
    if (found == queues_.end() || found->second.awaited != what) continue;
    found->second.awaited.clear();
    take_turns(client, found->second);
    queues.push_back(&found->second);
  }
  return queues;
}

void Jobs::was_read(const std::string& table, const std::optional<StoredEvents>& events) {
  for (Queue* queue : waiting_for(table)) {
    queue->read = Archived{table, events.has_value(), events.value_or(StoredEvents{})};
  }
}

void Jobs::was_listed(const Person& person, const std::vector<std::string>& tables) {
  for (Queue* queue : waiting_for(person.hash)) queue->listed = Listed{person, tables};
}

// --- pages of a history

void Jobs::set_bookmark(ClientId client, Bookmark bookmark) {
  (void)take_bookmark(client);
  if (bookmarks_ >= core_.limits.bookmarks) return;
  ++bookmarks_;
  queues_[client].bookmark = std::move(bookmark);
}

std::optional<Bookmark> Jobs::take_bookmark(ClientId client) {
  const auto found = queues_.find(client);
  if (found == queues_.end() || !found->second.bookmark) return std::nullopt;
  --bookmarks_;
  return std::exchange(found->second.bookmark, std::nullopt);
}

void Jobs::forget_bookmarks() {
  constexpr Millis kKept = 30'000;
  for (auto& [client, queue] : queues_) {
    if (queue.bookmark && core_.now - queue.bookmark->at >= kKept) (void)take_bookmark(client);
  }
}

}  // namespace septem::server
