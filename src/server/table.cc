#include "server/table.h"

#include "core/check.h"
#include "core/fnv.h"
#include "notation/text.h"
#include "server/likeness.h"

namespace septem::server {
namespace {

/// 64 bits also where std::hash has 32, since two keys of a table must not be taken for each other.
std::uint64_t key_hash(const Person& person, const Key& key) { return Fnv().add(person.hash).add(key).value(); }

}  // namespace

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

std::optional<Refused> Table::need_seat(Seat seat) const {
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

std::optional<Refused> Table::take(const Sat& event, Millis at) {
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

std::optional<Refused> Table::take(const BotSat& event, Millis) {
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

std::optional<Refused> Table::take(const Left& event, Millis at) {
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

std::optional<Refused> Table::take(const Mixed& event, Millis) {
  if (auto why = need_seat(event.seat)) return why;
  if (auto why = why_not_in(Stage::kWaiting)) return why;
  if (!is_mix(event.number)) return bad_params("'number' must be 1 to 64 hex digits in lower case");
  mixes_[event.seat] = event.number;
  return std::nullopt;
}

std::optional<Refused> Table::take(const Chatted& event, Millis) {
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

std::optional<Refused> Table::take(const WentAway& event, Millis at) {
  if (auto why = why_not_in(Stage::kPlaying)) return why;
  if (auto why = need_seat(event.seat)) return why;
  chair_at(event.seat).is_away = true;
  if (plea_ && plea_->seat == event.seat) plea_.reset();
  go_on(at);
  return std::nullopt;
}

std::optional<Refused> Table::take(const CameBack& event, Millis at) {
  if (auto why = need_seat(event.seat)) return why;
  chair_at(event.seat).is_away = false;
  go_on(at);
  return std::nullopt;
}

std::optional<Refused> Table::take(const Rematched& event, Millis) {
  if (auto why = why_not_in(Stage::kOver)) return why;
  rematch_ = event.table;
  return std::nullopt;
}

std::optional<Refused> Table::take(const Closed& event, Millis) {
  if (!is_live()) return why_not_in(Stage::kPlaying);
  stage_ = Stage::kClosed;
  closing_ = event;
  return std::nullopt;
}

std::optional<Refused> Table::why_not_at(const std::optional<Seat>& seat, const Person& person) const {
  if (person == host_) return refused(ServerCode::kNotAllowed, "is-host", "nobody does that to who made the table");
  if (person.hash.empty() || seat != seat_of(person)) return bad_params("there is no such person here");
  return std::nullopt;
}

/// A plea ends with it: who is gone for good can be asked nothing, and shall not be gone because they were asked.
std::optional<Refused> Table::take(const TurnedOut& event, Millis at) {
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

std::optional<Refused> Table::take(const Muted& event, Millis) {
  if (stage_ == Stage::kClosed) return why_not_in(Stage::kPlaying);
  if (auto why = why_not_at(event.seat, event.person)) return why;
  if (event.is_muted) {
    muted_[event.person.hash] = event.name;
  } else {
    muted_.erase(event.person.hash);
  }
  return std::nullopt;
}

std::optional<Refused> Table::take(const Slowed& event, Millis) {
  if (stage_ == Stage::kClosed) return why_not_in(Stage::kPlaying);
  if (event.seconds < 0 || event.seconds > kSlowest) return bad_params("'seconds' must be 0 to 3600");
  settings_.slow = event.seconds;
  return std::nullopt;
}

std::string Table::record() const {
  SEPTEM_CHECK(stage_ == Stage::kOver || (is_resigned() && game_));
  std::string text = game_->record();
  text.insert(text.find('\n') + 1, fork_ ? fork_line(fork_->step) : fair_lines(seed_, mixes_));
  return text;
}

}  // namespace septem::server
