#include "server/table.h"

#include "core/check.h"
#include "core/fnv.h"
#include "engine/replay.h"
#include "notation/text.h"
#include "server/likeness.h"

namespace septem::server {
namespace {

Result<TableOrder, std::string> order_for(const Settings& settings, std::optional<Seed> seed) {
  if (const auto fault = why_no_game(settings)) return failure(fault->message);
  auto options = read_options(*find_game(settings.game)->options, settings.seats, settings.options);
  if (!options) return failure(options.error());
  return TableOrder{settings.seats, std::move(*options), seed};
}

/// The game of a record at its last step. From there on it is dealt from the seed.
Result<std::unique_ptr<AnyGame>, std::string> open_fork(const Fork& fork, std::optional<Seed> seed,
                                                        const Opener& open) {
  auto game = replay(fork.record, open);
  if (!game) return failure(game.error().message);
  if ((*game)->status().is_over) return failure(std::string("the game is over at this step"));
  if (seed) (*game)->go_on_with(*seed);
  return std::move(*game);
}

Result<std::unique_ptr<AnyGame>, std::string> open_game(const Settings& settings, const std::optional<Fork>& fork,
                                                        std::optional<Seed> seed, const Opener& open) {
  if (fork) return open_fork(*fork, seed, open);
  const auto order = order_for(settings, seed);
  if (!order) return failure(order.error());
  return open(*find_game(settings.game), *order);
}

/// 64 bits also where std::hash has 32, since two keys of a table must not be taken for each other.
std::uint64_t key_hash(const Person& person, const Key& key) { return Fnv().add(person.hash).add(key).value(); }

}  // namespace

std::optional<Fault> why_no_game(const Settings& settings) {
  const GameEntry* entry = find_game(settings.game);
  if (!entry) return Fault{Code::kBadParams, "there is no game '" + shortened(settings.game, 60) + "'; see 'hello'"};
  if (settings.seats >= entry->min_seats && settings.seats <= entry->max_seats) return std::nullopt;
  return Fault{Code::kBadOption, settings.game + " has " + std::to_string(entry->min_seats) + " to " +
                                     std::to_string(entry->max_seats) + " seats"};
}

Table::Table(std::string id, const Created& created, Opener open)
    : id_(std::move(id)),
      settings_(created.settings),
      host_(created.host),
      host_name_(created.name),
      network_(created.network),
      people_{created.host.hash},
      seed_(created.seed),
      fork_(created.fork),
      files_(created.files),
      open_(std::move(open)),
      clocks_(created.settings.clock) {}

Result<Table, Refused> Table::create(std::string id, Created created, Millis at, Opener open) {
  const auto game = open_game(created.settings, created.fork, std::nullopt, open_again(open, created.files));
  if (!game) return failure(refused(Fault{Code::kBadOption, game.error()}));
  created.files = (*game)->files();
  Table table(std::move(id), created, std::move(open));
  table.remember(created.host, created.key);
  table.events_.push_back({at, write_event(created)});
  table.count(created);
  return table;
}

Result<Event, std::string> TableReplay::take(const StoredEvent& stored) {
  const std::string where = "event " + std::to_string(seq() + 1) + ": ";
  auto event = read_event(stored.text);
  if (!event) return failure(where + event.error());
  if (table_) {
    if (const auto why = table_->apply(*event, stored.at)) return failure(where + why->message);
    return event;
  }
  const Created* created = std::get_if<Created>(&*event);
  if (!created) return failure(std::string("the first event does not make a table"));
  auto table = Table::create(id_, *created, stored.at, open_);
  if (!table) return failure(where + table.error().message);
  table_ = std::move(*table);
  return event;
}

Result<Table, std::string> Table::replay(std::string id, const StoredEvents& events, const Opener& open) {
  if (events.empty()) return failure(std::string("a table has events"));
  TableReplay replay(std::move(id), open);
  for (const StoredEvent& stored : events) {
    if (auto event = replay.take(stored); !event) return failure(event.error());
  }
  return replay.take_table();
}

std::optional<Refused> Table::apply(const Event& event, Millis at) {
  auto refusal = std::visit([&](const auto& e) { return take(e, at); }, event);
  if (refusal) return refusal;
  events_.push_back({at, write_event(event)});
  count(event);
  return std::nullopt;
}

std::optional<Seat> Table::seat_of(const Person& person) const {
  for (const Seat seat : seats())
    if (chair(seat).is_person() && chair(seat).person == person && !chair(seat).is_turned_out) return seat;
  return std::nullopt;
}

std::optional<Seat> Table::empty_seat() const {
  for (const Seat seat : seats())
    if (chair(seat).kind == Chair::Kind::kEmpty) return seat;
  return std::nullopt;
}

bool Table::is_alone() const {
  for (const Seat seat : seats())
    if (chair(seat).is_person() && chair(seat).person != host_) return false;
  return true;
}

std::string Table::name_for(const Person& person, const std::string& name) const {
  if (name == kNameless) return name;  // every reader has a word of their own for it, and numbers
  std::vector<std::string> others;
  if (person != host_) others.push_back(host_name_);
  for (const Seat seat : seats()) {
    if (chair(seat).is_person() && chair(seat).person != person) others.push_back(chair(seat).name);
  }
  for (const Said& said : chat_) {
    if (said.line.person != person) others.push_back(said.line.name);
  }
  return told_apart(name, others);
}

std::optional<Refused> Table::why_not_in(Stage stage) const {
  if (stage_ == stage) return std::nullopt;
  switch (stage_) {
    case Stage::kWaiting:
      return refused(ServerCode::kNotNow, "not-started", "the game has not started yet");
    case Stage::kPlaying:
      return refused(ServerCode::kNotNow, "already-started", "the game has started");
    case Stage::kOver:
      return refused(Fault{Code::kGameOver, "the game is over"});
    case Stage::kClosed:
      return refused(ServerCode::kNotNow, "closed", "this table is closed");
  }
  return std::nullopt;
}

Table::Refusal Table::need_seat(Seat seat) const {
  if (seats().has(seat)) return std::nullopt;
  return bad_params("this table has the seats p0 to p" + std::to_string(settings_.seats - 1));
}

void Table::remember(const Person& person, const Key& key) {
  if (!key.empty()) keys_.emplace(key_hash(person, key), seq() + 1);
}

std::optional<std::uint64_t> Table::seq_of(const Person& person, const Key& key) const {
  if (key.empty()) return std::nullopt;
  const auto found = keys_.find(key_hash(person, key));
  return found == keys_.end() ? std::nullopt : std::optional(found->second);
}

/// After every change of the game or of who plays: the clocks of the people who have to act run.
void Table::go_on(Millis at) {
  SeatSet people;
  for (const Seat seat : to_act())
    if (!chair(seat).is_played_by_bot()) people.add(seat);
  clocks_.set_running(people, at);
}

Refused turned_out_refusal() {
  return refused(ServerCode::kNotAllowed, "turned-out", "the host has turned you out of this table");
}

Table::Refusal Table::take(const Created&, Millis) {
  return refused(ServerCode::kNotNow, "already-made", "the table is made already");
}

Table::Refusal Table::take(const Sat& event, Millis at) {
  if (auto why = need_seat(event.seat)) return why;
  if (is_turned_out(event.person)) return turned_out_refusal();
  const auto old = seat_of(event.person);
  if (stage_ == Stage::kPlaying && old == event.seat) {  // back to the seat they left
    given_up_.reset();
    chair_at(event.seat).has_left = chair_at(event.seat).is_away = false;
    go_on(at);
    remember(event.person, event.key);
    return std::nullopt;
  }
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (chair(event.seat).kind != Chair::Kind::kEmpty && old != event.seat) {
    return refused(ServerCode::kSeatTaken, "seat-taken", "somebody sits on " + seat_name(event.seat));
  }
  if (old != event.seat) forget_mixes(event.seat);
  if (old) chair_at(*old) = {};
  given_up_ = old == event.seat ? std::nullopt : old;
  if (given_up_) mixes_.erase(*given_up_);
  Chair& taken = chair_at(event.seat);
  taken.kind = Chair::Kind::kPerson;
  taken.person = event.person;
  taken.name = event.name;
  people_.insert(event.person.hash);
  remember(event.person, event.key);
  return std::nullopt;
}

Table::Refusal Table::take(const BotSat& event, Millis) {
  if (auto why = need_seat(event.seat)) return why;
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (chair(event.seat).is_person()) {
    return refused(ServerCode::kSeatTaken, "seat-taken", "a person sits on " + seat_name(event.seat));
  }
  Chair& taken = chair_at(event.seat);
  taken = {};
  if (event.level) {
    taken.kind = Chair::Kind::kBot;
    taken.level = *event.level;
    taken.name = "bot (" + *event.level + ")";
  }
  return std::nullopt;
}

Table::Refusal Table::take(const Left& event, Millis at) {
  if (auto why = need_seat(event.seat)) return why;
  if (!chair(event.seat).is_person()) return bad_params("no person sits on " + seat_name(event.seat));
  if (stage_ == Stage::kWaiting) {
    chair_at(event.seat) = {};
    mixes_.erase(event.seat);
    return std::nullopt;
  }
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  chair_at(event.seat).has_left = true;
  if (plea_ && plea_->seat == event.seat) plea_.reset();
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::take(const Mixed& event, Millis) {
  if (auto why = need_seat(event.seat)) return why;
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (!is_mix(event.number)) return bad_params("'number' must be 1 to 64 hex digits in lower case");
  mixes_[event.seat] = event.number;
  return std::nullopt;
}

Table::Refusal Table::take(const Started&, Millis at) {
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (const auto seat = empty_seat()) {
    return refused(ServerCode::kNotNow, "seats-empty", "nobody sits on " + seat_name(*seat));
  }
  auto game = open_game(settings_, fork_, deal_seed(seed_, mixes_), open_again(open_, files_));
  if (!game) return refused(Fault{Code::kBadOption, game.error()});
  game_ = std::move(*game);
  Players players;
  for (const Seat seat : seats()) players.emplace_back(seat, chair(seat).name);
  game_->set_players(std::move(players));
  stage_ = Stage::kPlaying;
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::take(const Moved& event, Millis at) {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (auto why = need_seat(event.seat)) return why;
  Chair& mover = chair_at(event.seat);
  if (!event.by_bot && mover.is_flagged) {
    return refused(ServerCode::kNotNow, "time-is-up", "this seat's time is up; a bot plays on");
  }
  if (auto fault = game_->act(event.seat, event.action)) return refused(*fault);
  ++turns_[static_cast<std::size_t>(event.seat.index())];
  if (!event.by_bot) clocks_.pressed(event.seat, at);  // a bot that stands in earns nobody time
  mover.is_late = false;
  mover.was_bot_last = event.by_bot;
  decisions_.push_back({event.seat, event.by_bot});
  plea_.reset();
  if (game_->status().is_over) stage_ = Stage::kOver;
  if (!event.by_bot) remember(mover.person, event.key);
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::take(const TimedOut& event, Millis at) {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (auto why = need_seat(event.seat)) return why;
  (settings_.clock.kind == ClockRule::Kind::kMove ? chair_at(event.seat).is_late
                                                  : chair_at(event.seat).is_flagged) = true;
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::why_no_undo(Seat seat) const {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (game_->undo_depth(seat) == 0) {
    return refused(ServerCode::kNotNow, "nothing-to-undo", "this seat has decided nothing yet");
  }
  if (declined_at_[static_cast<std::size_t>(seat.index())] == decisions_.size()) {
    return refused(ServerCode::kNotNow, "undo-declined", "the others said no; the game goes on");
  }
  // Who was turned out can agree to nothing any more.
  if (decisions_.size() - game_->undo_depth(seat) < fixed_decisions_) {
    return refused(ServerCode::kNotNow, "undo-turned-out", "what was played before somebody was turned out stands");
  }
  // What a bot did because the time was up stands.
  if (clocks_.is_used() && (chair(seat).is_flagged || chair(seat).was_bot_last)) {
    return refused(ServerCode::kNotNow, "time-is-up", "the time for that move is up");
  }
  return std::nullopt;
}

/// The people who decided something themselves, from the seat's last decision on.
SeatSet Table::deciders_since_last_of(Seat seat) const {
  SeatSet deciders;
  for (std::size_t i = decisions_.size() - game_->undo_depth(seat); i < decisions_.size(); ++i) {
    if (!decisions_[i].by_bot) deciders.add(decisions_[i].seat);
  }
  return deciders;
}

SeatSet Table::asked_to_agree(Seat seat) const {
  if (game_->told_nothing(seat)) return {};
  SeatSet staying;
  SeatSet left;
  for (const Seat other : seats()) {
    if (other != seat && chair(other).is_person() && !chair(other).is_turned_out)
      (chair(other).has_left ? left : staying).add(other);
  }
  const SeatSet asked = staying | (left & deciders_since_last_of(seat));
  return asked.is_empty() ? left : asked;
}

Table::Refusal Table::take(const UndoAsked& event, Millis) {
  if (auto why = need_seat(event.seat)) return why;
  if (auto why = why_no_undo(event.seat)) return why;
  if (plea_) return refused(ServerCode::kNotNow, "undo-asked-already", "an undo is asked for already");
  plea_ = Plea{seq() + 1, event.seat, event.asked};
  remember(chair(event.seat).person, event.key);
  return std::nullopt;
}

Table::Refusal Table::take(const UndoAnswered& event, Millis) {
  if (auto why = need_seat(event.seat)) return why;
  if (!plea_ || plea_->seat == event.seat) {
    return refused(ServerCode::kNotNow, "no-undo-asked", "nobody else asks for an undo");
  }
  if (!plea_->asked.has(event.seat)) return refused(ServerCode::kNotAllowed, "not-asked", "you need not agree to this");
  if (event.agrees) {
    plea_->agreed.add(event.seat);
  } else {
    declined_at_[static_cast<std::size_t>(plea_->seat.index())] = decisions_.size();
    plea_.reset();
  }
  return std::nullopt;
}

Table::Refusal Table::take(const UndoWithdrawn& event, Millis) {
  if (!plea_ || plea_->seat != event.seat) {
    return refused(ServerCode::kNotNow, "no-undo-asked", "you do not ask for an undo");
  }
  plea_.reset();
  return std::nullopt;
}

Table::Refusal Table::take(const Undone& event, Millis at) {
  if (auto why = need_seat(event.seat)) return why;
  if (auto why = why_no_undo(event.seat)) return why;
  const std::size_t depth = game_->undo_depth(event.seat);
  for (std::size_t i = 0; i < depth; ++i) {
    const auto fault = game_->undo();
    SEPTEM_CHECK(!fault);
  }
  decisions_.resize(decisions_.size() - depth);
  for (std::uint64_t& turn : turns_) ++turn;
  plea_.reset();
  for (auto& declined_at : declined_at_)
    if (declined_at > decisions_.size()) declined_at.reset();
  remember(chair(event.seat).person, event.key);
  clocks_.set_running({}, at);
  clocks_.taken_back(event.seat);
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::take(const Chatted& event, Millis) {
  if (!settings_.has_chat) return refused(ServerCode::kNotAllowed, "no-chat", "there is no chat at this table");
  if (stage_ == Stage::kClosed) return why_not_in(Stage::kPlaying);
  if (is_turned_out(event.person)) return turned_out_refusal();
  if (is_muted(event.person)) return refused(ServerCode::kNotAllowed, "muted", "the host has muted you at this table");
  if (!event.person.hash.empty()) people_.insert(event.person.hash);
  remember(event.person, event.key);
  chat_.push_back({seq() + 1, event});
  if (chat_.size() > kChatKept) chat_.pop_front();
  return std::nullopt;
}

Table::Refusal Table::take(const WentAway& event, Millis at) {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (auto why = need_seat(event.seat)) return why;
  chair_at(event.seat).is_away = true;
  if (plea_ && plea_->seat == event.seat) plea_.reset();
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::take(const CameBack& event, Millis at) {
  if (auto why = need_seat(event.seat)) return why;
  chair_at(event.seat).is_away = false;
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::take(const Rematched& event, Millis) {
  if (auto why = why_not_in(Stage::kOver)) return why;
  rematch_ = event.table;
  return std::nullopt;
}

Table::Refusal Table::take(const Closed& event, Millis) {
  if (!is_live()) return why_not_in(Stage::kPlaying);
  stage_ = Stage::kClosed;
  closing_ = event;
  return std::nullopt;
}

Table::Refusal Table::why_not_at(const std::optional<Seat>& seat, const Person& person) const {
  if (person == host_) return refused(ServerCode::kNotAllowed, "is-host", "nobody does that to who made the table");
  if (person.hash.empty() || seat != seat_of(person)) return bad_params("there is no such person here");
  return std::nullopt;
}

/// A plea ends with it: who is gone for good can be asked nothing, and shall not be gone because they were asked.
Table::Refusal Table::take(const TurnedOut& event, Millis at) {
  if (!is_live()) return why_not_in(Stage::kPlaying);
  if (auto why = why_not_at(event.seat, event.person)) return why;
  turned_out_.insert(event.person.hash);
  if (!event.seat) return std::nullopt;
  Chair& seat = chair_at(*event.seat);
  if (stage_ == Stage::kWaiting) {
    seat = {};
    mixes_.erase(*event.seat);
    return std::nullopt;
  }
  seat.has_left = seat.is_turned_out = true;
  fixed_decisions_ = decisions_.size();
  plea_.reset();
  go_on(at);
  return std::nullopt;
}

Table::Refusal Table::take(const Muted& event, Millis) {
  if (stage_ == Stage::kClosed) return why_not_in(Stage::kPlaying);
  if (auto why = why_not_at(event.seat, event.person)) return why;
  if (event.is_muted) {
    muted_[event.person.hash] = event.name;
  } else {
    muted_.erase(event.person.hash);
  }
  return std::nullopt;
}

Table::Refusal Table::take(const Slowed& event, Millis) {
  if (stage_ == Stage::kClosed) return why_not_in(Stage::kPlaying);
  if (event.seconds < 0 || event.seconds > kSlowest) return bad_params("'seconds' must be 0 to 3600");
  settings_.slow = event.seconds;
  return std::nullopt;
}

/// Nobody loses their seat by it, and a game that goes on from a record is the record's.
Table::Refusal Table::why_not_agreed(const Settings& settings) const {
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (settings.game != settings_.game)
    return bad_params("the game of a table stays; make another table for another game");
  if (const auto fault = why_no_game(settings)) return refused(*fault);
  if (fork_ && (settings.seats != settings_.seats || settings.options != settings_.options)) {
    return refused(ServerCode::kNotAllowed, "rules-of-record", "this game goes on from a record and keeps its rules");
  }
  for (int place = settings.seats; place < settings_.seats; ++place) {
    const Seat seat = Seat::from_index(place);
    if (chair(seat).kind == Chair::Kind::kEmpty) continue;
    return refused(ServerCode::kSeatTaken, "seats-in-use",
                   "somebody sits on " + seat_name(seat) + "; seats in use stay");
  }
  return std::nullopt;
}

Result<Changed, Refused> Table::change_to(Settings settings) const {
  if (auto why = why_not_agreed(settings)) return failure(std::move(*why));
  const bool are_options_same = settings.options == settings_.options;
  const auto game = open_game(settings, fork_, std::nullopt, are_options_same ? open_again(open_, files_) : open_);
  if (!game) return failure(refused(Fault{Code::kBadOption, game.error()}));
  return Changed{std::move(settings), (*game)->files()};
}

Table::Refusal Table::take(const Changed& event, Millis) {
  if (auto why = why_not_agreed(event.settings)) return why;
  settings_ = event.settings;
  files_ = event.files;
  clocks_ = Clocks(settings_.clock);
  return std::nullopt;
}

std::string Table::record() const {
  SEPTEM_CHECK(stage_ == Stage::kOver || (is_resigned() && game_));
  std::string text = game_->record();
  text.insert(text.find('\n') + 1, fork_ ? fork_line(fork_->step) : fair_lines(seed_, mixes_));
  return text;
}

}  // namespace septem::server
