#include "server/table_book.h"

#include <algorithm>
#include <iterator>
#include <type_traits>

#include "core/fnv.h"

namespace septem::server {
namespace {

/// 64 bits also where std::hash has 32, since two keys of a table must not be taken for each other.
std::uint64_t key_hash(const Person& person, const Key& key) { return Fnv().add(person.hash).add(key).value(); }

/// Where a kind of event stands among all of them.
template <class E, std::size_t I = 0>
constexpr std::size_t place_of() {
  if constexpr (std::is_same_v<std::variant_alternative_t<I, Event>, E>) {
    return I;
  } else {
    return place_of<E, I + 1>();
  }
}

/// How many events of a kind a table takes, so that its log stays short enough to be told again.
struct Bound {
  std::size_t kind = 0;
  std::uint32_t most = 0;
  std::uint32_t most_of_one = 0;  ///< seat, or of all spectators
  std::string_view why;           ///< message key
  std::string_view message;
};

constexpr std::string_view kSeats = "seats were changed too often here; start the game or make another table";
constexpr std::string_view kMixes = "too many numbers were mixed in here; the last one counts, so start the game";
constexpr std::string_view kUndos = "too much was taken back at this table; play on";
constexpr std::string_view kTalk = "too much was said at this table; talk on at another one";
constexpr std::string_view kOrders = "the host has said too much about the chat of this table";
constexpr std::string_view kRules =
    "the rules of this table were changed too often; start the game or make another one";
constexpr std::string_view kAbsences = "a bot has stood in too often at this table";

/// What is not among these is never refused, so that a running game comes to its end: moves (finite when nothing is taken back any
/// more), time that is up, who leaves, who comes back. What one seat does uses up nothing of another's.
constexpr std::uint32_t kAny = 20'000;
constexpr Bound kBounds[] = {
    {place_of<Sat>(), 5'000, kAny, "server.too-many-seat-changes", kSeats},
    {place_of<BotSat>(), 1'000, kAny, "server.too-many-seat-changes", kSeats},
    {place_of<Mixed>(), 5'000, 20, "server.too-many-mixes", kMixes},
    {place_of<UndoAsked>(), kAny, 1'000, "server.too-many-undos", kUndos},
    {place_of<UndoAnswered>(), kAny, kAny, "server.too-many-undos", kUndos},
    {place_of<Undone>(), kAny, 1'000, "server.too-many-undos", kUndos},
    {place_of<Chatted>(), kAny, 2'000, "server.too-much-chat", kTalk},
    {place_of<Muted>(), 1'000, kAny, "server.too-many-events", kOrders},
    {place_of<Slowed>(), 1'000, kAny, "server.too-many-events", kOrders},
    {place_of<Changed>(), 1'000, kAny, "server.too-many-events", kRules},
    {place_of<WentAway>(), kAny, 1'000, "server.too-many-events", kAbsences},
};
constexpr std::uint64_t kMostEvents = kAny;  ///< of all kinds, before the bounded ones are refused

/// The seat of an event, or the place after all seats.
std::size_t owner_of(const Event& event) {
  return std::visit(
      [](const auto& e) -> std::size_t {
        if constexpr (requires { e.seat; }) {
          const std::optional<Seat> seat = e.seat;
          if (seat) return static_cast<std::size_t>(seat->index());
        }
        return Seat::kMaxPlayers;
      },
      event);
}

std::size_t own_bytes_of(const Event& event) {
  if (const Created* created = std::get_if<Created>(&event)) return own_bytes(created->files);
  const Changed* changed = std::get_if<Changed>(&event);
  return changed ? own_bytes(changed->files) : 0;
}

constexpr std::size_t kMostOwnBytesOfTable = 64 * 1024;

}  // namespace

void TableBook::write(const Event& event, Millis at) {
  events_.push_back({at, write_event(event)});
  own_bytes_ += own_bytes_of(event);
  ++counts_[event.index()];
  ++counts_of_[owner_of(event)][event.index()];
}

void TableBook::remember(const Person& person, const Key& key) {
  if (!key.empty()) keys_.emplace(key_hash(person, key), seq() + 1);
}

std::optional<std::uint64_t> TableBook::seq_of(const Person& person, const Key& key) const {
  if (key.empty()) return std::nullopt;
  const auto found = keys_.find(key_hash(person, key));
  return found == keys_.end() ? std::nullopt : std::optional(found->second);
}

void TableBook::forget_mixes(Seat seat) { counts_of_[static_cast<std::size_t>(seat.index())][place_of<Mixed>()] = 0; }

std::optional<Refused> TableBook::why_full(const Event& event) const {
  const auto* bound = std::find_if(std::begin(kBounds), std::end(kBounds),
                                   [&](const Bound& one) { return one.kind == event.index(); });
  if (bound == std::end(kBounds)) return std::nullopt;
  if (seq() >= kMostEvents) {
    return refused(ServerCode::kTooMany, "too-many-events",
                   "too much has happened at this table; play to the end or make another table");
  }
  if (const std::size_t more = own_bytes_of(event); more > 0 && own_bytes_ + more > kMostOwnBytesOfTable) {
    return too_many_editions();
  }
  if (counts_[bound->kind] < bound->most && counts_of_[owner_of(event)][bound->kind] < bound->most_of_one) {
    return std::nullopt;
  }
  return Refused{static_cast<int>(ServerCode::kTooMany), std::string(bound->why), std::string(bound->message), {}, 0};
}

}  // namespace septem::server
