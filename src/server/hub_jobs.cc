// Work that takes longer than a moment: whose turn it is, and tables that come back from the archive.
#include "server/hub.h"
#include "server/hub_parts.h"

namespace septem::server {

namespace json = boost::json;

void Hub::Batch::add(const std::string& answer) {
  if (!answer.empty()) (answers += answers.empty() ? "[" : ",") += answer;
}

void Hub::add_job(Client& client, Task task) {
  task.after = after_;
  task.asked = asked_;
  client.jobs.push_back(std::move(task));
  ++jobs_;
  take_turns(client);
}

/// From now on, unless there is nothing to do for the moment.
void Hub::take_turns(Client& client) {
  if (client.is_in_turn || client.jobs.empty() || !client.awaited.empty()) return;
  client.is_in_turn = true;
  working_.push_back(client.id);
}

void Hub::work(Millis now) {
  now_ = now;
  if (working_.empty()) return;
  const auto found = clients_.find(working_.front());
  working_.pop_front();
  if (found == clients_.end()) return;
  Client& client = *found->second;
  if (client.is_cut_off) drop_jobs(client);
  if (!client.jobs.empty()) {
    Task& task = client.jobs.front();
    after_ = task.after;
    asked_ = task.asked;
    auto called = task.job->work(*this, client);
    task.after = after_;
    if (called && std::holds_alternative<Answer>(*called)) {
      Task done = std::move(task);
      client.jobs.pop_front();
      --jobs_;
      finish(client, std::move(done), std::get<Answer>(*called));
    } else if (called) {
      task.job = std::move(std::get<std::unique_ptr<Job>>(*called));
    }
  }
  client.is_in_turn = false;
  take_turns(client);
}

void Hub::finish(Client& client, Task task, const Answer& result) {
  const std::string text = envelope(task.id ? &*task.id : nullptr, result);
  if (!task.batch) {
    if (!text.empty()) answer(client, text, *task.id);
    return;
  }
  Batch& batch = *task.batch;
  batch.add(text);
  batch.after = std::max(batch.after, after_);
  if (--batch.missing > 0 || batch.answers.empty()) return;
  after_ = batch.after;
  answer_batch(client, batch.answers + "]");
}

void Hub::drop_jobs(Client& client) {
  jobs_ -= client.jobs.size();
  client.jobs.clear();
  client.awaited.clear();
  client.read.reset();
  (void)take_bookmark(client);
}

/// The disk failed: jobs that depend on what is lost end here, and a batch ends as a whole.
void Hub::refuse_jobs(Client& client, std::uint64_t committed, const Refused& refusal) {
  std::set<const Batch*> lost;
  for (const Task& task : client.jobs) {
    if (task.batch && std::max(task.after, task.batch->after) > committed) lost.insert(task.batch.get());
  }
  for (std::size_t i = 0; i < lost.size(); ++i) world_.clients.send(client.id, refuse(nullptr, refusal));
  const Job* first = client.jobs.empty() ? nullptr : client.jobs.front().job.get();
  std::deque<Task> others;
  for (Task& task : client.jobs) {
    const bool is_lost = task.batch ? lost.contains(task.batch.get()) : task.after > committed;
    if (is_lost && !task.batch && task.id) world_.clients.send(client.id, refuse(*task.id, refusal));
    if (!is_lost) others.push_back(std::move(task));
  }
  jobs_ -= client.jobs.size() - others.size();
  client.jobs = std::move(others);
  (void)take_bookmark(client);
  if (!client.jobs.empty() && client.jobs.front().job.get() == first) return;
  client.awaited.clear();  // it was for the first one
  client.read.reset();
  take_turns(client);
}

// --- pages of a history

void Hub::set_bookmark(Client& client, Bookmark bookmark) {
  (void)take_bookmark(client);
  if (bookmarks_ >= limits_.bookmarks) return;
  ++bookmarks_;
  client.bookmark = std::make_unique<Bookmark>(std::move(bookmark));
}

std::unique_ptr<Hub::Bookmark> Hub::take_bookmark(Client& client) {
  if (client.bookmark) --bookmarks_;
  return std::move(client.bookmark);
}

/// Who has not asked for the next page by now reads something else.
void Hub::forget_bookmarks() {
  constexpr Millis kKept = 30'000;
  for (auto& [id, client] : clients_) {
    if (client->bookmark && now_ - client->bookmark->at >= kKept) (void)take_bookmark(*client);
  }
}

// --- the archive

/// What it costs to read a table, besides what is then done with it.
constexpr double kOpeningCost = 10;

/// Reads tables from the archive, and runs the command that needs them.
class Hub::Opening : public Hub::Job {
 public:
  Opening(Call& call, Method method)
      : method_(method),
        params_(kept(call.params)),
        wants_answer_(call.wants_answer),
        tables_(std::move(call.to_open)) {}

  std::optional<Called> work(Hub& hub, Client& client) override {
    for (int i = 0; i < kEventsPerTurn && at_ < tables_.size(); ++i) {
      if (auto why = open(hub, client)) return failure(std::move(*why));
      if (!client.awaited.empty()) return std::nullopt;
    }
    if (at_ < tables_.size()) return std::nullopt;
    Call call{client, Params(params_), wants_answer_};
    call.may_open = false;
    return hub.run(call, method_);
  }

 private:
  /// One event more of the table that is being read, or the beginning of it.
  std::optional<Refused> open(Hub& hub, Client& client) {
    const std::string& id = tables_[at_];
    const bool is_there = hub.rooms_.contains(id);  // somebody else wanted it, too
    if (!is_there && replay_) {
      go_on(hub);
      return std::nullopt;
    }
    if (!is_there && !client.read) {
      hub.read_for(client, id);
      return std::nullopt;
    }
    const auto read = std::exchange(client.read, std::nullopt);
    if (is_there || !read->is_there) return next();
    if (!hub.pay(client, kOpeningCost)) return too_fast();
    events_ = std::move(read->events);
    replay_.emplace(id, hub.open_);
    return std::nullopt;
  }

  void go_on(Hub& hub) {
    const std::string& id = tables_[at_];
    const auto why = why_bad();
    ++hub.counts_.replayed;
    if (why) hub.set_apart(id, *why, events_);
    if (!why && replay_->seq() < events_.size()) return;
    if (!why) hub.keep_archived(std::make_unique<Room>(replay_->take_table()));
    (void)next();
  }

  std::optional<Refused> next() {
    replay_.reset();
    ++at_;
    return std::nullopt;
  }

  /// Takes the next event. Why the table cannot be used, if that shows.
  std::optional<std::string> why_bad() {
    if (events_.empty()) return "what is in the archive cannot be read";
    const auto event = replay_->take(events_[static_cast<std::size_t>(replay_->seq())]);
    return event ? std::nullopt : std::optional(event.error());
  }

  Method method_;
  json::object params_;
  bool wants_answer_;
  std::vector<std::string> tables_;
  std::size_t at_ = 0;
  StoredEvents events_{};
  std::optional<TableReplay> replay_{};
};

std::unique_ptr<Hub::Job> Hub::opening_of(Call& call, Method method) { return std::make_unique<Opening>(call, method); }

/// A table in memory, or nothing. One that may be in the archive is looked for there first; then the command is run once more.
Hub::Room* Hub::find_room(Call& call, const std::string& id) {
  const auto found = rooms_.find(id);
  if (found != rooms_.end()) return found->second.get();
  if (call.may_open && is_table_id(id) && !set_apart_.contains(id)) call.to_open.push_back(id);
  return nullptr;
}

void Hub::read_for(Client& client, const std::string& table) {
  client.awaited = table;
  auto& readers = readers_[table];
  if (readers.empty()) world_.log.read(table);
  readers.push_back(client.id);
}

void Hub::was_read(const std::string& table, const std::optional<StoredEvents>& events) {
  const auto readers = readers_.extract(table);
  if (readers.empty()) return;
  for (const ClientId id : readers.mapped()) {
    const auto client = clients_.find(id);
    if (client == clients_.end() || client->second->awaited != table) continue;
    client->second->awaited.clear();
    client->second->read = Archived{events.has_value(), events.value_or(StoredEvents{})};
    take_turns(*client->second);
  }
}

/// There are not too many of them: the oldest ones that nobody watches go.
void Hub::keep_archived(std::unique_ptr<Room> room) {
  room->is_archived = true;
  room->committed_seq = room->table.seq();
  const std::string id = room->table.id();
  rooms_[id] = std::move(room);
  archived_.push_back(id);
  for (std::size_t tries = archived_.size(); archived_.size() > limits_.archived_tables && tries > 1; --tries) {
    const std::string oldest = std::move(archived_.front());
    archived_.pop_front();
    const auto found = rooms_.find(oldest);
    if (found == rooms_.end() || !found->second->is_archived) continue;
    if (!found->second->watchers.empty() || found->second->is_archiving_lost) {
      archived_.push_back(oldest);
    } else {
      forget(oldest);
    }
  }
}

}  // namespace septem::server
