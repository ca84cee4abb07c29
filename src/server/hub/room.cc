#include "server/hub/room.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace septem::server {

Audience Room::audience_of(const Client& client) const {
  const auto seat = client.person ? table.chairs().seat_of(*client.person) : std::nullopt;
  return seat ? Audience::of_seat(*seat) : Audience::spectator();
}

bool Room::has_turned_out(const Client& client) const {
  return client.person && is_live(table.stage()) && table.known().is_turned_out(*client.person);
}

bool Room::may_be_seen_by(const Client& client) const {
  if (has_turned_out(client)) return false;
  const auto& person = client.person;
  const bool is_theirs = person && (table.chairs().seat_of(*person) || *person == table.origin().host);
  return is_theirs || table.settings().has_spectators;
}

Listing Room::listing() const { return {table.stage(), table.changed_at(), shown_in_list(table, here)}; }

void Room::add(Client& client, bool wants_legal) {
  const Audience audience = audience_of(client);
  const auto known = std::find_if(watchers.begin(), watchers.end(),
                                  [&](const Watcher& watcher) { return watcher.client == &client; });
  if (known != watchers.end()) {
    known->wants_legal = wants_legal;
  } else {
    watchers.push_back({&client, audience, wants_legal});
    client.followed.push_back(table.id());
    if (audience.is_seat()) here.add(audience.seat());
  }
  keep_view(audience);
}

void Room::remove(Client& client) {
  std::erase_if(watchers, [&](const Watcher& watcher) { return watcher.client == &client; });
  std::erase(client.followed, table.id());
  here = {};
  std::array<bool, Audience::kCount> is_followed{};
  for (const Watcher& watcher : watchers) {
    is_followed[watcher.audience.index()] = true;
    if (watcher.audience.is_seat()) here.add(watcher.audience.seat());
  }
  // Views that nobody follows are not kept.
  for (std::size_t i = 0; i < Audience::kCount; ++i)
    if (!is_followed[i]) shown[i].reset();
}

void Room::seats_changed() {
  here = {};
  for (Watcher& watcher : watchers) {
    watcher.audience = audience_of(*watcher.client);
    if (watcher.audience.is_seat()) here.add(watcher.audience.seat());
    keep_view(watcher.audience);
  }
}

void Room::keep_view(Audience audience) {
  auto& view = shown[audience.index()];
  if (table.has_game() && !view) view = shown_changes(table, audience);
}

void Room::renew_views() {
  for (std::size_t i = 0; i < Audience::kCount; ++i) {
    if (!shown[i]) continue;
    const auto audience = i == Seat::kMaxPlayers ? Audience::spectator()
                                                 : Audience::of_seat(Seat::from_index(static_cast<int>(i)));
    shown[i] = table.has_game() ? std::optional(shown_changes(table, audience)) : std::nullopt;
  }
}

std::size_t Room::watching() const {
  std::set<std::string_view> people;
  std::size_t strangers = 0;
  for (const Watcher& watcher : watchers) {
    if (watcher.audience.is_seat()) continue;
    if (watcher.client->person)
      people.insert(watcher.client->person->hash);
    else
      ++strangers;
  }
  return people.size() + strangers;
}

SeatSet Room::attending() const {
  SeatSet seats;
  for (const Seat seat : here) {
    const Chair& chair = table.chairs()[seat];
    if (!chair.is_away && !chair.has_left) seats.add(seat);
  }
  return seats;
}

bool Room::is_asked(Seat seat) const {
  return thinking.has(seat) && table.to_act().has(seat) && table.chairs()[seat].is_played_by_bot() &&
         table.decisions().turn(seat) == bots[index_of(seat)].turn;
}

/// Bots on seats of their own always play. Who left or went away is stood in for only while another person waits: an empty table sleeps.
bool Room::should_bot_play(Seat seat, SeatSet attending) const {
  const Chair& chair = table.chairs()[seat];
  if (!chair.is_played_by_bot()) return false;
  if (!chair.is_person() || chair.is_flagged || chair.is_late) return true;
  return !(attending - SeatSet::of(seat)).is_empty();
}

bool Room::is_waited_for(Seat seat, SeatSet attending) const {
  const Chair& chair = table.chairs()[seat];
  const SeatSet to_act = table.to_act();
  if (!to_act.has(seat) || !chair.is_person() || chair.is_played_by_bot() || table.clocks().is_used()) return false;
  return attending.has(seat) && !(attending - to_act).is_empty();
}

std::optional<Millis> Room::patience_ends(Seat seat, SeatSet attending) const {
  const std::size_t i = index_of(seat);
  const Settings& settings = table.settings();
  const Chair& chair = table.chairs()[seat];
  if (!chair.is_person() || chair.is_played_by_bot()) return std::nullopt;
  if (idle_since[i]) return settings.idle ? std::optional(*idle_since[i] + *settings.idle) : std::nullopt;
  const bool is_missed = gone_since[i] != kHere && !attending.is_empty();
  return is_missed && settings.away ? std::optional(gone_since[i] + *settings.away) : std::nullopt;
}

}  // namespace septem::server
