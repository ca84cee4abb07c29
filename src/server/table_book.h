// What has happened at a table: its events, how many of each kind, and which command led to which of them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <variant>

#include "server/event.h"
#include "server/refusal.h"

namespace septem::server {

class TableBook {
 public:
  /// The number of the last event; the first one is 1.
  std::uint64_t seq() const { return events_.size(); }
  const StoredEvents& events() const { return events_; }
  Millis made_at() const { return events_.front().at; }
  Millis changed_at() const { return events_.back().at; }
  /// What the event with this key of this person led to, when the command has been done before.
  std::optional<std::uint64_t> seq_of(const Person& person, const Key& key) const;
  /// Of all texts that were given instead of files: they stay in the log also when another one takes their place.
  std::size_t own_bytes() const { return own_bytes_; }
  /// Why one more event of this kind would be too much.
  std::optional<Refused> why_full(const Event& event) const;

  void write(const Event& event, Millis at);
  /// The event that comes next was this person's command.
  void remember(const Person& person, const Key& key);
  /// Who sat there before takes nothing away from who sits there now.
  void forget_mixes(Seat seat);

 private:
  using Counts = std::array<std::uint32_t, std::variant_size_v<Event>>;  ///< per kind of event

  StoredEvents events_;
  std::size_t own_bytes_ = 0;
  Counts counts_{};
  std::array<Counts, Seat::kMaxPlayers + 1> counts_of_{};  ///< of each seat, and of all others together
  std::unordered_map<std::uint64_t, std::uint64_t> keys_;  ///< per hash of person and key: the event
};

}  // namespace septem::server
