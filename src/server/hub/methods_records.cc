// Methods about what was played: of a table, or of any record that a client brings along.
#include <boost/json/serialize.hpp>

#include "engine/replay.h"
#include "notation/json.h"
#include "notation/text.h"
#include "server/fair.h"
#include "server/hub/jobs.h"
#include "server/hub/methods.h"
#include "server/hub/refusals.h"
#include "server/patch.h"

namespace septem::server {
namespace {

namespace json = boost::json;

std::string line_of(const RecordStep& step) {
  return (step.seat ? seat_name(*step.seat) : std::string("*")) + ' ' + std::string(step.text);
}

json::object players_json(const Players& players) {
  json::object object;
  for (const auto& [seat, name] : players) object[seat_name(seat)] = name;
  return object;
}

/// Follows a record with the referee's eyes: a view, and a patch for each step.
class RecordWriter {
 public:
  void begin(const AnyGame& game) {
    last_ = game.changing_view(Viewer::referee());
    view_ = whole_view(game.view_head(), last_);
  }
  void take(const AnyGame& game, const RecordStep& step) {
    std::string after = game.changing_view(Viewer::referee());
    if (!steps_.empty()) steps_ += ',';
    steps_ += '[' + json::serialize(json::string(line_of(step))) + ',' + patch_between(last_, after) + ']';
    last_ = std::move(after);
  }
  std::string answer(const AnyGame& game, const Players& players) const {
    const bool is_over = game.status().is_over;
    return R"({"players":)" + json::serialize(players_json(players)) + R"(,"view":)" + view_ + R"(,"steps":[)" +
           steps_ + R"(],"result":)" + (is_over ? json::serialize(seats_json(game.winners())) : "null") +
           R"(,"scorings":)" + json::serialize(scorings_json(game.scorings(Viewer::referee()))) + '}';
  }

 private:
  std::string view_{};
  std::string last_{};
  std::string steps_{};
};

}  // namespace

Called record(Call& call) {
  const auto text = shown_record(call.table());
  if (!text) return failure(text.error());
  return json::serialize(json::object{{"record", *text}});
}

namespace {

/// Tells a page of a history.
class Telling : public Job {
 public:
  Telling(std::string table, History history) : table_(std::move(table)), history_(std::move(history)) {}

  std::optional<Called> work(House& house, Client& client) override {
    const Room* room = house.rooms.find(table_);
    if (!room) {  // it went to the archive meanwhile
      return failure(refused(ServerCode::kTooFast, "busy", "the table was put away; ask again"));
    }
    for (int i = 0; i < kEventsPerTurn && !history_.is_page_complete(); ++i) {
      ++house.core.counts.replayed;
      if (const auto why = history_.step(room->table)) {
        house.core.world.system.note({{"event", "unreadable"}, {"table", table_}, {"why", *why}});
        return failure(set_apart_refusal());
      }
    }
    if (!history_.is_page_complete()) return std::nullopt;
    Answer page = history_.page();
    if (history_.next()) house.jobs.set_bookmark(client.id, {table_, std::move(history_), house.core.now});
    return page;
  }

 private:
  std::string table_;
  History history_;
};

}  // namespace

Called history(Call& call) {
  const auto given = call.params.amount("from");
  const bool is_each = flag(call.params, "each", false);
  if (auto why = bad(call.params)) return failure(*why);
  const auto from = static_cast<std::uint64_t>(given.value_or(0));
  const Table& table = call.table();
  const Audience audience = call.room().audience_of(call.client);
  auto bookmark = call.house.jobs.take_bookmark(call.client.id);
  const bool goes_on = bookmark && bookmark->table == table.id() &&
                       bookmark->history.can_go_on(table, audience, is_each, from);
  History history = goes_on ? std::move(bookmark->history) : History(table, audience, is_each, call.house.core.open);
  history.begin_page(from, table);
  return std::make_unique<Telling>(table.id(), std::move(history));
}

Called scoring(Call& call) {
  const Audience audience = call.room().audience_of(call.client);
  return json::serialize(json::object{{"scorings", shown_scorings(call.table(), audience)}});
}

namespace {

/// Where to stop in a record that a client sent: after so many steps, or at its end.
struct Excerpt {
  std::string record;
  std::size_t most = kAllSteps;
};

/// Plays at most `budget` steps; whether there is no more to play.
template <class Played>
Result<bool, Refused> play(RecordReplay& replay, std::size_t most, int budget, const Played& played) {
  for (; budget > 0 && replay.has_more() && !replay.is_cut_at(most); --budget) {
    if (const auto fault = replay.step()) return failure(refused(*fault));
    played(replay.record().steps[replay.played() - 1]);
  }
  if (replay.is_cut_at(most)) return true;
  if (replay.has_more()) return false;
  if (const auto fault = replay.why_other_result()) return failure(refused(*fault));
  return true;
}

class Replaying : public Job {
 public:
  explicit Replaying(Excerpt excerpt) : excerpt_(std::move(excerpt)) {}

  std::optional<Called> work(House& house, Client&) override {
    if (!replay_) {
      auto begun = RecordReplay::begin(excerpt_.record, house.core.open);
      if (!begun) return failure(refused(begun.error()));
      replay_ = std::move(*begun);
      writer_.begin(replay_->game());
    }
    const auto is_done = play(*replay_, excerpt_.most, kEventsPerTurn, [&](const RecordStep& step) {
      ++house.core.counts.replayed;
      writer_.take(replay_->game(), step);
    });
    if (!is_done) return failure(is_done.error());
    if (!*is_done) return std::nullopt;
    return writer_.answer(replay_->game(), replay_->record().players);
  }

 private:
  Excerpt excerpt_;
  std::optional<RecordReplay> replay_;
  RecordWriter writer_;
};

}  // namespace

Called replay(Call& call) {
  const std::string_view text = call.params.text("record");
  const auto most = call.params.amount("step");
  if (auto why = bad(call.params)) return failure(*why);
  return std::make_unique<Replaying>(Excerpt{std::string(text), most ? static_cast<std::size_t>(*most) : kAllSteps});
}

namespace {

class Verifying : public Job {
 public:
  Verifying(std::string record, const Opener& open) : verification_(std::move(record), open) {}

  std::optional<Called> work(House& house, Client&) override {
    std::optional<Result<Verdict, Unfair>> found;
    for (int i = 0; i < kEventsPerTurn && !found; ++i) {
      ++house.core.counts.replayed;
      found = verification_.step();
    }
    if (!found) return std::nullopt;
    if (!*found) {
      const Unfair& unfair = found->error();
      return json::serialize(json::object{{"fair", false}, {"why", unfair.why}, {"message", unfair.message}});
    }
    return json::serialize(
        json::object{{"fair", true}, {"commitment", (*found)->commitment}, {"outcomes", (*found)->outcomes}});
  }

 private:
  Verification verification_;
};

}  // namespace

Called verify(Call& call) {
  const std::string_view text = call.params.text("record");
  if (auto why = bad(call.params)) return failure(*why);
  return std::make_unique<Verifying>(std::string(text), call.house.core.open);
}

namespace {

/// Plays a record up to a position, and makes a table that goes on from there.
class Forking : public Job {
 public:
  Forking(const Call& call, Excerpt excerpt)
      : params_(kept(call.params)), wants_answer_(call.wants_answer), excerpt_(std::move(excerpt)) {}

  std::optional<Called> work(House& house, Client& client) override {
    if (!replay_) {
      auto begun = RecordReplay::begin(excerpt_.record, house.core.open);
      if (!begun) return failure(refused(begun.error()));
      replay_ = std::move(*begun);
    }
    const auto is_done = play(*replay_, excerpt_.most, kEventsPerTurn,
                              [&](const RecordStep&) { ++house.core.counts.replayed; });
    if (!is_done) return failure(is_done.error());
    if (!*is_done) return std::nullopt;
    return make_table(house, client);
  }

 private:
  /// The game, its seats and its options are the record's; everything else is given as for `create`.
  Answer make_table(House& house, Client& client) {
    const Record& record = replay_->record();
    if (excerpt_.most > record.steps.size()) {
      return failure(bad_params("the record has " + std::to_string(record.steps.size()) + " steps"));
    }
    const auto options = options_of(record, *find_game(record.game)->options);
    SEPTEM_CHECK(options);
    json::object given = params_;
    given["game"] = record.game;
    given["seats"] = record.seats;
    given["options"] = options_json(*options);
    Call call{house, client, Params(params_), wants_answer_};
    if (auto why = why_unmet(call, {Needs::TableNamed::kNo, Needs::Who::kPerson, true})) return failure(*why);
    return open_table(call, given, Fork{replay_->game().record(), excerpt_.most});
  }

  json::object params_;
  bool wants_answer_;
  Excerpt excerpt_;
  std::optional<RecordReplay> replay_;
};

}  // namespace

Called fork(Call& call) {
  if (auto why = why_unknown_setting(call.params, "fork", {"record", "step"})) return failure(*why);
  const std::string_view text = call.params.text("record");
  const std::int64_t step = call.params.integer("step");
  if (step < 0) call.params.refuse("'step' must not be negative");
  if (auto why = bad(call.params)) return failure(*why);
  return std::make_unique<Forking>(call, Excerpt{std::string(text), static_cast<std::size_t>(step)});
}

}  // namespace septem::server
