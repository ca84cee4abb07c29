// One table: who sits where, the game, its clocks. A table changes by `apply` alone, live and in recovery, so that replaying its
// events gives the same table. Pure: no sockets, no threads; the time is given.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/check.h"
#include "core/result.h"
#include "engine/any_game.h"
#include "server/clock.h"
#include "server/event.h"
#include "server/fair.h"
#include "server/refusal.h"

namespace septem::server {

/// Who sits on a seat.
struct Chair {
  enum class Kind : std::uint8_t { kEmpty, kPerson, kBot };

  Kind kind = Kind::kEmpty;
  Person person{};
  std::string name{};
  std::string level{};         ///< of a bot
  bool has_left = false;       ///< a person who left a running game
  bool is_away = false;        ///< a bot stands in
  bool is_flagged = false;     ///< no time left for this game
  bool is_late = false;        ///< no time left for this move
  bool was_bot_last = false;   ///< who made the seat's last decision
  bool is_turned_out = false;  ///< a person who left because the host wanted it, and does not come back
  bool is_person() const { return kind == Kind::kPerson; }
  /// Whether a bot decides for this seat now.
  bool is_played_by_bot() const { return kind == Kind::kBot || has_left || is_away || is_flagged || is_late; }
};

/// What somebody is called who has not said their name.
inline constexpr std::string_view kNameless = "Guest";

Refused turned_out_refusal();

/// Why the game cannot be played at this table: there is none, or it has other seats. Nothing when it can.
std::optional<Fault> why_no_game(const Settings& settings);

class Table {
 public:
  enum class Stage : std::uint8_t { kWaiting, kPlaying, kOver, kClosed };
  static constexpr std::size_t kChatKept = 50;
  struct Said {
    std::uint64_t seq = 0;
    Chatted line;
  };

  /// A table from its first event. Option files are read only where the event does not bring them along; from then on it does.
  static Result<Table, Refused> create(std::string id, Created created, Millis at, Opener open);
  /// A table from all its events. The failure names the event that does not fit.
  static Result<Table, std::string> replay(std::string id, const StoredEvents& events, const Opener& open);

  /// Why one more event of this kind would be too much. Asked before an event is written: a table that has more is read all the same.
  std::optional<Refused> why_full(const Event& event) const;
  /// After a refusal nothing has changed.
  std::optional<Refused> apply(const Event& event, Millis at);

  const std::string& id() const { return id_; }
  /// The number of the last event; the first one is 1.
  std::uint64_t seq() const { return events_.size(); }
  const StoredEvents& events() const { return events_; }
  Stage stage() const { return stage_; }
  /// Why what belongs to this stage cannot be done; nothing when the table is in it.
  std::optional<Refused> why_not_in(Stage stage) const;
  bool is_live() const { return stage_ == Stage::kWaiting || stage_ == Stage::kPlaying; }
  const Settings& settings() const { return settings_; }
  const Person& host() const { return host_; }
  /// A mark of the network that it was made from, see Created.
  const std::string& network() const { return network_; }
  Millis made_at() const { return events_.front().at; }
  /// The hashes of all whom the table will know again: who made it, who ever sat here, and who spoke with a key.
  const std::set<std::string>& people() const { return people_; }
  Millis changed_at() const { return events_.back().at; }
  std::string commitment() const { return server::commitment(seed_); }
  /// Where the game began, when it goes on from a record.
  const std::optional<Fork>& fork() const { return fork_; }
  /// The option files that the game was made with.
  const FileTexts& files() const { return files_; }
  const Mixes& mixes() const { return mixes_; }
  const std::deque<Said>& chat() const { return chat_; }
  /// What they are called here: by their name, unless somebody else's looks like it.
  std::string name_for(const Person& person, const std::string& name) const;
  /// The event that changes what was agreed about the table, with the option files in it; or why that cannot be.
  Result<Changed, Refused> change_to(Settings settings) const;
  bool is_turned_out(const Person& person) const { return turned_out_.contains(person.hash); }
  bool is_muted(const Person& person) const { return muted_.contains(person.hash); }
  /// The names of those without a word, by the hash of the person.
  const std::map<std::string, std::string>& muted() const { return muted_; }
  /// How it was closed, when it was.
  const std::optional<Closed>& closing() const { return closing_; }
  bool is_resigned() const { return closing_ && closing_->why == kResigned; }
  /// Whether nobody but who made it sits here.
  bool is_alone() const;
  const std::optional<std::string>& rematch() const { return rematch_; }

  SeatSet seats() const { return SeatSet::first_n(settings_.seats); }
  const Chair& chair(Seat seat) const { return chairs_[static_cast<std::size_t>(seat.index())]; }
  /// Nothing also for who was turned out.
  std::optional<Seat> seat_of(const Person& person) const;
  std::optional<Seat> empty_seat() const;
  /// The seat that who sat down last gave up for it.
  std::optional<Seat> given_up() const { return given_up_; }

  /// The game; only from the start on.
  const AnyGame& game() const { return *game_; }
  bool has_game() const { return game_ != nullptr; }
  SeatSet to_act() const { return stage_ == Stage::kPlaying ? game_->status().to_act : SeatSet{}; }
  const Clocks& clocks() const { return clocks_; }
  /// Changes whenever what the seat was asked is settled or taken back: tells whether a bot's answer is still wanted.
  std::uint64_t turn(Seat seat) const { return turns_[static_cast<std::size_t>(seat.index())]; }

  /// Whether the seat may take back its last decision.
  std::optional<Refused> why_no_undo(Seat seat) const;
  /// Who has to agree before it goes back: nobody when it told the seat nothing, or when nobody else here is a person. To be away
  /// is not to agree. Who left is asked about decisions of their own, and when nobody else could be.
  SeatSet asked_to_agree(Seat seat) const;
  struct Plea {
    std::uint64_t number = 0;  ///< of the event in which it was made
    Seat seat;
    SeatSet asked;
    SeatSet agreed{};
  };
  const std::optional<Plea>& plea() const { return plea_; }
  bool is_plea_granted() const { return plea_ && plea_->agreed.has_all(plea_->asked); }

  /// What the event with this key of this person led to, when the command has been done before.
  std::optional<std::uint64_t> seq_of(const Person& person, const Key& key) const;

  /// The complete record with the proof of the deal. Only when the game is over, or was given up: then it has no result.
  std::string record() const;

 private:
  Table(std::string id, const Created& created, Opener open);

  std::optional<Refused> take(const Created&, Millis at);
  std::optional<Refused> take(const Sat& event, Millis at);
  std::optional<Refused> take(const BotSat& event, Millis at);
  std::optional<Refused> take(const Left& event, Millis at);
  std::optional<Refused> take(const Mixed& event, Millis at);
  std::optional<Refused> take(const Started& event, Millis at);
  std::optional<Refused> take(const Moved& event, Millis at);
  std::optional<Refused> take(const TimedOut& event, Millis at);
  std::optional<Refused> take(const UndoAsked& event, Millis at);
  std::optional<Refused> take(const UndoAnswered& event, Millis at);
  std::optional<Refused> take(const UndoWithdrawn& event, Millis at);
  std::optional<Refused> take(const Undone& event, Millis at);
  std::optional<Refused> take(const Chatted& event, Millis at);
  std::optional<Refused> take(const WentAway& event, Millis at);
  std::optional<Refused> take(const CameBack& event, Millis at);
  std::optional<Refused> take(const Rematched& event, Millis at);
  std::optional<Refused> take(const Closed& event, Millis at);
  std::optional<Refused> take(const TurnedOut& event, Millis at);
  std::optional<Refused> take(const Muted& event, Millis at);
  std::optional<Refused> take(const Slowed& event, Millis at);
  std::optional<Refused> take(const Changed& event, Millis at);

  std::optional<Refused> need_seat(Seat seat) const;
  std::optional<Refused> why_not_agreed(const Settings& settings) const;
  void count(const Event& event);
  void forget_mixes(Seat seat);
  /// Why the host cannot do something to this person, who sits there or, without a seat, looks on.
  std::optional<Refused> why_not_at(const std::optional<Seat>& seat, const Person& person) const;
  Chair& chair_at(Seat seat) { return chairs_[static_cast<std::size_t>(seat.index())]; }
  void go_on(Millis at);
  SeatSet deciders_since_last_of(Seat seat) const;
  void remember(const Person& person, const Key& key);

  std::string id_;
  Settings settings_;
  Person host_;
  std::string host_name_;
  std::string network_;
  std::set<std::string> people_;
  Seed seed_;
  std::optional<Fork> fork_;
  FileTexts files_;
  Opener open_;  ///< without the option files, which may change before the start
  Stage stage_ = Stage::kWaiting;
  std::array<Chair, Seat::kMaxPlayers> chairs_{};
  std::optional<Seat> given_up_;
  Mixes mixes_;
  std::unique_ptr<AnyGame> game_;
  Clocks clocks_;
  std::array<std::uint64_t, Seat::kMaxPlayers> turns_{};
  std::optional<Plea> plea_;
  /// Per seat: how many decisions there were when its plea was declined.
  std::array<std::optional<std::size_t>, Seat::kMaxPlayers> declined_at_{};
  struct Decision {
    Seat seat;
    bool by_bot = false;
  };
  std::vector<Decision> decisions_;  ///< those that stand, and can be taken back
  std::size_t fixed_decisions_ = 0;  ///< as many of them as there were when somebody was turned out
  std::deque<Said> chat_;
  std::set<std::string> turned_out_;
  std::map<std::string, std::string> muted_;
  std::optional<Closed> closing_;
  std::optional<std::string> rematch_;
  StoredEvents events_;
  using Counts = std::array<std::uint32_t, std::variant_size_v<Event>>;  ///< per kind of event
  Counts counts_{};
  std::array<Counts, Seat::kMaxPlayers + 1> counts_of_{};  ///< of each seat, and of all others together
  std::unordered_map<std::uint64_t, std::uint64_t> keys_;  ///< per hash of person and key: the event
};

/// A table's life once more, one event at a time.
class TableReplay {
 public:
  TableReplay(std::string id, Opener open) : id_(std::move(id)), open_(std::move(open)) {}

  /// The event, now that the table has taken it. The failure names the event that does not fit.
  Result<Event, std::string> take(const StoredEvent& stored);
  std::uint64_t seq() const { return table_ ? table_->seq() : 0; }
  /// After the first event.
  const Table& table() const { return *table_; }
  Table take_table() { return std::move(*table_); }

 private:
  std::string id_;
  Opener open_;
  std::optional<Table> table_;
};

}  // namespace septem::server
