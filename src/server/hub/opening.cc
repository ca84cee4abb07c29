// Tables that come back from the archive for a method that needs them.
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
        tables_(std::move(call.to_open)) {}

  std::optional<Called> work(House& house, Client& client) override {
    for (int i = 0; i < kEventsPerTurn && at_ < tables_.size(); ++i) {
      const auto is_waiting = open(house, client);
      if (!is_waiting) return failure(is_waiting.error());
      if (*is_waiting) return std::nullopt;
    }
    if (at_ < tables_.size()) return std::nullopt;
    Call call{house, client, Params(params_), wants_answer_};
    call.may_open = false;
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
  Called called = answer_of(call, method);
  if (!call.to_open.empty()) called = std::make_unique<Opening>(call, method);
  const bool has_turn = !call.may_open;  // its own job leads to another one
  if (has_turn || std::holds_alternative<Answer>(called) || !call.house.jobs.is_full(call.client.id)) return called;
  return failure(too_many_questions());
}

}  // namespace septem::server
