// What a method needs of the archive, before it is run again: a person's tables by name, and tables themselves.
#include <utility>

#include "server/hub/jobs.h"
#include "server/hub/refusals.h"
#include "server/table_replay.h"

namespace septem::server {
namespace {

/// What it costs to read a table, besides what is then done with it.
constexpr double kOpeningCost = 10;

class Opening : public Job {
 public:
  Opening(Call& call, const Method& method)
      : method_(method),
        params_(kept(call.params)),
        wants_answer_(call.wants_answer),
        person_(std::move(call.to_list)),
        listed_(std::move(call.listed)),
        tables_(std::move(call.to_open)) {}

  std::optional<Called> work(House& house, Client& client) override {
    if (person_ && !listed_) listed_ = house.jobs.list(client.id, *person_);
    if (person_ && !listed_) return std::nullopt;
    for (int i = 0; i < kEventsPerTurn && at_ < tables_.size(); ++i) {
      const auto is_waiting = open(house, client);
      if (!is_waiting) return failure(is_waiting.error());
      if (*is_waiting) return std::nullopt;
    }
    if (at_ < tables_.size()) return std::nullopt;
    Call call{house, client, Params(params_), wants_answer_};
    call.has_turn = true;
    call.may_open = tables_.empty();
    call.listed = listed_;
    return run(call, method_);
  }

 private:
  /// One event more of the table that is being read, or the beginning of it. Whether it has to wait.
  Result<bool, Refused> open(House& house, Client& client) {
    const std::string& id = tables_[at_];
    if (house.rooms.find(id)) {  // somebody else wanted it, too
      next();
    } else if (replay_) {
      go_on(house);
    } else {
      auto read = house.jobs.read(client.id, id);
      if (!read) return true;
      if (!read->is_there) {
        next();
        return false;
      }
      if (!house.people.pay(client, kOpeningCost)) return failure(too_fast());
      events_ = std::move(read->events);
      replay_.emplace(id, house.core.open);
    }
    return false;
  }

  void go_on(House& house) {
    const std::string& id = tables_[at_];
    const auto why = why_bad();
    ++house.core.counts.replayed;
    if (why) house.rooms.set_apart(id, *why, events_);
    if (!why && replay_->seq() < events_.size()) return;
    if (!why) house.rooms.add_archived(std::make_unique<Room>(replay_->take_table()));
    next();
  }

  void next() {
    replay_.reset();
    ++at_;
  }

  /// Takes the next event. Why the table cannot be used, if that shows.
  std::optional<std::string> why_bad() {
    if (events_.empty()) return std::string(kUnreadableInArchive);
    const auto event = replay_->take(events_[static_cast<std::size_t>(replay_->seq())]);
    return event ? std::nullopt : std::optional(event.error());
  }

  const Method& method_;
  boost::json::object params_;
  bool wants_answer_;
  std::optional<Person> person_;
  std::optional<std::vector<std::string>> listed_;  ///< their tables
  std::vector<std::string> tables_;
  std::size_t at_ = 0;
  StoredEvents events_{};
  std::optional<TableReplay> replay_{};
};

Called answer_of(Call& call, const Method& method) {
  if (auto why = why_unmet(call, method.needs)) return failure(std::move(*why));
  return method.run(call);
}

}  // namespace

Called run(Call& call, const Method& method) {
  const bool must_wait = call.client.is_looked_up && !call.has_turn;  // behind the hello that says who asks
  Called called = must_wait ? Called(std::make_unique<Opening>(call, method)) : answer_of(call, method);
  if (!call.to_open.empty() || call.to_list) called = std::make_unique<Opening>(call, method);
  if (call.has_turn || std::holds_alternative<Answer>(called) || !call.house.jobs.is_full(call.client.id))
    return called;
  if (!must_wait) call.client.is_looked_up = false;
  return failure(too_many_questions());
}

}  // namespace septem::server
