// What leaves the hub, and what waits for the disk before it does; hub.h says what holds.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "core/check.h"
#include "server/hub.h"
#include "server/hub_parts.h"

namespace septem::server {

namespace json = boost::json;

void Hub::tell(const Room& room, Client& client, std::string text) {
  send(client, {room.number, Held::Kind::kNews, std::move(text)});
}

void Hub::answer(Client& client, std::string text, const json::value& id) {
  const bool waits = std::max(after_, client.not_before) > committed_;
  send(client, {after_, Held::Kind::kAnswer, std::move(text), waits ? json::serialize(id) : std::string{}, asked_});
}

void Hub::answer_batch(Client& client, std::string text) {
  send(client, {after_, Held::Kind::kAnswer, std::move(text), "null", asked_});
  client.not_before = std::max(client.not_before, after_);
}

void Hub::send(Client& client, Held message) {
  if (client.is_cut_off) return;
  message.until = std::max(message.after, client.not_before);
  if (message.until > committed_) return hold(client, std::move(message));
  let_go(client, message);
}

void Hub::let_go(const Client& client, Held& message) {
  world_.clients.send(client.id, std::move(message.text));
  if (message.kind == Held::Kind::kAnswer) world_.clients.answered(message.asked);
}

void Hub::hold(Client& client, Held message) {
  client.held_bytes += message.text.size();
  held_bytes_ += message.text.size();
  if (client.held_bytes > limits_.held_per_client || held_bytes_ > 2 * limits_.held_in_all) {
    return cut_off(client, "too much waits for the disk");
  }
  auto& waiting = in_flight_[static_cast<std::size_t>(message.until - in_flight_.front().number)].clients;
  if (waiting.empty() || waiting.back() != client.id) waiting.push_back(client.id);
  client.next_release = client.held.empty() ? message.until : std::min(client.next_release, message.until);
  client.held.push_back(std::move(message));
  ++held_messages_;
}

/// It may come back and look again.
void Hub::cut_off(Client& client, std::string_view why) {
  forget_held(client);
  client.is_cut_off = true;
  world_.clients.drop(client.id, why);
}

void Hub::forget_held(Client& client) {
  held_bytes_ -= client.held_bytes;
  held_messages_ -= client.held.size();
  client.held_bytes = 0;
  client.held.clear();
}

void Hub::release(Client& client) {
  if (client.next_release > committed_) return;
  std::size_t kept = 0;
  client.next_release = last_number_ + 1;
  for (Held& message : client.held) {
    if (message.until > committed_) {
      client.next_release = std::min(client.next_release, message.until);
      if (&message != &client.held[kept]) client.held[kept] = std::move(message);
      ++kept;
      continue;
    }
    client.held_bytes -= message.text.size();
    held_bytes_ -= message.text.size();
    let_go(client, message);
  }
  held_messages_ -= client.held.size() - kept;
  client.held.resize(kept);
}

void Hub::committed(std::uint64_t number) {
  committed_ = std::max(committed_, number);
  while (!in_flight_.empty() && in_flight_.front().number <= committed_) {
    const InFlight event = std::move(in_flight_.front());
    in_flight_.pop_front();
    if (const auto room = rooms_.find(event.table); room != rooms_.end()) {
      room->second->committed_seq = event.seq;
      if (!is_waiting(*room->second)) room->second->on_disk.reset();
    }
    for (const ClientId id : event.clients) {
      if (const auto client = clients_.find(id); client != clients_.end()) release(*client->second);
    }
  }
}

// --- when there is too much, or the disk fails

std::optional<Refused> Hub::why_busy(std::size_t events) const {
  if (in_flight_.size() + events <= limits_.waiting_writes && held_bytes_ <= limits_.held_in_all) return std::nullopt;
  return refused(ServerCode::kTooFast, "busy", "the server is busy; try again");
}

/// An answer about this table would have to wait, and enough waits already. Half of what may wait is left for news.
std::optional<Refused> Hub::why_held_up(const Client& client, const Room& room) const {
  if (!is_waiting(room)) return std::nullopt;
  if (client.held_bytes > limits_.held_per_client / 2) {
    return refused(ServerCode::kTooFast, "busy", "the server is busy; wait for the answers that you asked for");
  }
  return why_busy(0);
}

void Hub::commit_failed(std::string_view why, Millis now) {
  now_ = now;
  ++era_;
  constexpr Millis kRest = 1'000;  // clocks and bots would try again at every tick
  rests_until_ = now_ + kRest;
  for (auto& [id, room] : rooms_) room->is_archiving_lost = room->is_archived;
  std::set<std::string> concerned;
  for (const InFlight& event : in_flight_) concerned.insert(event.table);
  in_flight_.clear();
  const std::uint64_t committed = std::exchange(committed_, last_number_);
  const Refused refusal = refused(
      ServerCode::kStorage, "storage",
      "the table is as it was before, because " + std::string(why) +
          "; should the server crash now, the change may be there afterwards: then look again before you repeat it");
  for (auto& [id, client] : clients_) {
    refuse_held(*client, committed, refusal);
    refuse_jobs(*client, committed, refusal);
  }
  for (const std::string& id : concerned) {
    const auto found = rooms_.find(id);
    if (found == rooms_.end()) continue;
    if (found->second->committed_seq == 0) {
      unmake(id);
    } else {
      take_back(*found->second);
    }
  }
}

void Hub::refuse_held(Client& client, std::uint64_t committed, const Refused& refusal) {
  for (Held& message : client.held) {
    const bool is_true = message.kind == Held::Kind::kFact || message.after <= committed;  // only waited behind a batch
    if (is_true) {
      let_go(client, message);
    } else if (message.kind == Held::Kind::kAnswer) {
      world_.clients.send(client.id, refuse(json::parse(message.id), refusal));
    }
  }
  forget_held(client);
}

/// A table that never was on disk.
void Hub::unmake(const std::string& id) {
  Room& room = *rooms_.at(id);
  call_off_bots(room, room.thinking);
  for (const Watcher& watcher : room.watchers) std::erase(watcher.client->followed, id);
  for (auto& [hash, tables] : tables_of_) tables.erase(id);
  hosting_.forget(id);
  rooms_.erase(id);
}

/// The table as it is on disk.
void Hub::take_back(Room& room) {
  const auto& events = room.table.events();
  const std::vector<StoredEvent> kept(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(room.committed_seq));
  auto table = Table::replay(room.table.id(), kept, open_);
  SEPTEM_CHECK(table);  // these very events were applied before
  room.table = std::move(*table);
  hosting_.update(room.table);
  room.on_disk.reset();
  call_off_bots(room, room.thinking);
  room.bot_at = {};
  room.alarm.reset();
  seats_changed(room);
  for (auto& view : room.shown) {
    if (!view) continue;
    const std::size_t i = static_cast<std::size_t>(&view - room.shown.data());
    const auto audience = i == Seat::kMaxPlayers ? Audience::spectator()
                                                 : Audience::of_seat(Seat::from_index(static_cast<int>(i)));
    view = room.table.has_game() ? std::optional(shown_changes(room.table, audience)) : std::nullopt;
  }
  update_presence(room);
  for (const Seat seat : room.table.seats()) {
    if (room.table.chair(seat).is_person()) tell_here(room, seat);
  }
}

}  // namespace septem::server
