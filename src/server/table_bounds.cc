// How many events of a kind a table takes, so that its log stays short enough to be told again.
#include <algorithm>
#include <iterator>
#include <type_traits>

#include "server/table.h"

namespace septem::server {
namespace {

/// Where a kind of event stands among all of them.
template <class E, std::size_t I = 0>
constexpr std::size_t place_of() {
  if constexpr (std::is_same_v<std::variant_alternative_t<I, Event>, E>) {
    return I;
  } else {
    return place_of<E, I + 1>();
  }
}

struct Bound {
  std::size_t kind = 0;
  std::uint32_t most = 0;
  std::string_view why;  ///< message key
  std::string_view message;
};

constexpr std::string_view kSeats = "seats were changed too often here; start the game or make another table";
constexpr std::string_view kMixes = "too many numbers were mixed in here; the last one counts, so start the game";
constexpr std::string_view kUndos = "too much was taken back at this table; play on";
constexpr std::string_view kOrders = "the host has said too much about the chat of this table";

/// What is not among these is never refused, so that a running game comes to its end: moves (finite when nothing is taken back any
/// more), time that is up, who leaves, who comes back.
constexpr Bound kBounds[] = {
    {place_of<Sat>(), 1'000, "server.too-many-seat-changes", kSeats},
    {place_of<BotSat>(), 1'000, "server.too-many-seat-changes", kSeats},
    {place_of<Mixed>(), 500, "server.too-many-mixes", kMixes},
    {place_of<UndoAsked>(), 1'000, "server.too-many-undos", kUndos},
    {place_of<UndoAnswered>(), 1'000 * Seat::kMaxPlayers, "server.too-many-undos", kUndos},
    {place_of<Undone>(), 1'000, "server.too-many-undos", kUndos},
    {place_of<Chatted>(), 5'000, "server.too-much-chat", "too much was said at this table; talk on at another one"},
    {place_of<Muted>(), 1'000, "server.too-many-events", kOrders},
    {place_of<Slowed>(), 1'000, "server.too-many-events", kOrders},
    {place_of<WentAway>(), 1'000, "server.too-many-events", "a bot has stood in too often at this table"},
};
constexpr std::uint64_t kMostEvents = 20'000;  ///< of all kinds, before the bounded ones are refused
constexpr std::uint32_t kMostMixesOfOne = 20;  ///< while they sit there

}  // namespace

std::optional<Refused> Table::why_full(const Event& event) const {
  const auto* bound = std::find_if(std::begin(kBounds), std::end(kBounds),
                                   [&](const Bound& one) { return one.kind == event.index(); });
  if (bound == std::end(kBounds)) return std::nullopt;
  if (seq() >= kMostEvents) {
    return refused(ServerCode::kTooMany, "too-many-events",
                   "too much has happened at this table; play to the end or make another table");
  }
  const Mixed* mixed = std::get_if<Mixed>(&event);
  const bool is_one_too_many = mixed &&
                               mixes_since_seated_[static_cast<std::size_t>(mixed->seat.index())] >= kMostMixesOfOne;
  if (counts_[bound->kind] < bound->most && !is_one_too_many) return std::nullopt;
  return Refused{static_cast<int>(ServerCode::kTooMany), std::string(bound->why), std::string(bound->message), {}, 0};
}

}  // namespace septem::server
