// The whole server without sockets, threads or files: clients and their commands in, messages and events out.
//
// An event changes its table at once, but nothing that depends on it leaves the hub before the event is on disk:
//  - Events are numbered through all tables, and each table knows the number of its last one. A message about a table waits until that
//    number is on disk; an answer waits for all tables that its command read or changed, a batch's for those of all its commands.
//  - What depends on no event that waits leaves at once, whatever other tables wait for. The lobby never waits: it shows tables as they
//    are on disk. Neither does `hello`: only who was given a token by this process can be named by an event that waits.
//  - The number of a table only grows, so that messages about one table reach a client in the order in which they were made. A batch may
//    wait longer than the tables it tells of; until it has left, everything else for this client waits behind it.
//  - When the disk refuses, `commit_failed` takes the tables back to what is on disk. Every request whose answer waits is answered with an
//    error, and news that waits is forgotten; `turned-out` is told all the same, and who is here is told anew.
//  - What waits is bounded in events and in bytes: before it is too much, commands that would add to it are refused as `busy`, and a
//    client for whom too much waits is cut off.
//
// One thread at a time.
#pragma once

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>
#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "engine/params.h"
#include "engine/request.h"
#include "server/hosting.h"
#include "server/limits.h"
#include "server/table.h"
#include "server/visibility.h"
#include "server/world.h"

namespace septem::server {

/// Counted since the start; the metrics page is made of them.
struct Counts {
  std::uint64_t messages = 0;
  std::map<std::string, std::uint64_t, std::less<>> refusals;  ///< per message key
  std::uint64_t bot_moves = 0;
  std::uint64_t replayed = 0;  ///< events and steps of records that were played again in `work`
  std::map<std::string, std::uint64_t, std::less<>> commands;
  /// Per game and kind of event.
  std::map<std::string, std::array<std::uint64_t, std::variant_size_v<Event>>> events;
};

class Hub {
 public:
  Hub(World world, Opener open, Limits limits, std::string public_url);
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;
  ~Hub();

  /// What links to tables begin with.
  void set_public_url(std::string url) { public_url_ = std::move(url); }

  /// At the start: a table as the store has it. When it cannot be used, it is set apart, and the failure says why.
  std::optional<std::string> restore(const std::string& table, const std::vector<StoredEvent>& events, Millis now);
  /// A table that cannot be used: nothing happens there, its people are told so, and everything else goes on. `events` are those that
  /// can be read, wherever they stood.
  void set_apart(const std::string& table, std::string why, const std::vector<StoredEvent>& events);
  /// Table and reason.
  const std::map<std::string, std::string>& set_apart() const { return set_apart_; }

  void opened(ClientId client, std::string address, Millis now);
  void received(ClientId client, std::string_view text, Millis now);
  void closed(ClientId client, Millis now);
  /// Clocks, absence and the bots' pace; call it every few hundredths of a second.
  void tick(Millis now);
  /// When `tick` will have something to do, if nothing happens before; at the latest a little later for tidying up.
  std::optional<Millis> next_alarm() const { return alarms_.empty() ? std::nullopt : std::optional(alarms_.top().at); }
  /// Does a part of the work that takes longer than a moment (see `Job`), for one client after the other. Call it between other
  /// events as long as there is any; it may be left undone at the end.
  void work(Millis now);
  /// At most so many events, or steps of a record, are played again in one call of it.
  static constexpr int kEventsPerTurn = 20;
  bool has_work() const { return !working_.empty(); }
  void bot_answered(const BotTurn& turn, const std::string& action, Millis now);

  /// A table of the archive that was to be read, or nothing when there is none; see `EventLog::read`.
  void was_read(const std::string& table, const std::optional<StoredEvents>& events);
  /// Everything up to this number is on disk.
  void committed(std::uint64_t number);
  /// Nothing that is not committed will ever be: start a new era.
  void commit_failed(std::string_view why, Millis now);
  bool has_uncommitted() const { return !in_flight_.empty(); }
  std::size_t waiting_writes() const { return in_flight_.size(); }
  /// Messages that wait for them.
  std::size_t held_messages() const { return held_messages_; }
  std::size_t held_bytes() const { return held_bytes_; }
  /// Whether a clock runs somewhere: the time of the last moment must then be kept.
  bool has_running_clocks() const;

  const Counts& counts() const { return counts_; }
  std::size_t clients() const { return clients_.size(); }
  std::map<std::string, std::size_t> tables_by_stage() const;

 private:
  friend class Steward;  ///< who runs the server looks into every room
  struct Client;
  struct Watcher;
  struct Room;
  struct Listing;
  /// The text of a result, or why not.
  using Answer = Result<std::string, Refused>;
  struct Call;
  class Job;
  class Opening;
  class Telling;
  class Replaying;
  class Verifying;
  class Forking;
  struct Task;
  struct Batch;
  struct Bookmark;
  struct Archived;
  /// An answer, or the work that leads to it.
  using Called = std::variant<Answer, std::unique_ptr<Job>>;
  using Method = Answer (Hub::*)(Call&);

  // rpc: the JSON-RPC envelope
  void received_batch(Client& client, const boost::json::array& requests);
  void refuse_message(Client& client, const boost::json::value& id, const Refused& refusal);
  Called call(Client& client, const Request& request);
  Called run(Call& call, Method method);
  static Method find_method(std::string_view name);
  std::string envelope(const boost::json::value* id, const Answer& answer);
  /// The text of an error, which is counted.
  std::string refuse(const boost::json::value& id, const Refused& refusal);
  static std::string error_text(const boost::json::value& id, const Refused& refusal);

  // the methods, see docs/server-protocol.md
  Answer hello(Call& call);
  Answer create(Call& call);
  Answer lobby(Call& call);
  Answer tables(Call& call);
  Answer watch(Call& call);
  Answer unwatch(Call& call);
  Answer sit(Call& call);
  Answer bot(Call& call);
  Answer leave(Call& call);
  Answer mix(Call& call);
  Answer start(Call& call);
  Answer move(Call& call);
  Answer legal(Call& call);
  Answer view(Call& call);
  Answer undo(Call& call);
  Answer agree(Call& call);
  Answer withdraw(Call& call);
  Answer turn_out(Call& call);
  Answer mute(Call& call);
  Answer slow(Call& call);
  Answer close(Call& call);
  Answer chat(Call& call);
  Answer rematch(Call& call);
  Answer record(Call& call);
  Answer history(Call& call);
  Answer scoring(Call& call);
  Answer replay(Call& call);
  Answer verify(Call& call);
  Answer fork(Call& call);

  // what methods are made of
  /// The table that the command names; to name it is a sign of life there.
  Result<Room*, Refused> room_of(Call& call);
  Result<Room*, Refused> named_room(Call& call);
  std::optional<Refused> heard_of(Call& call, Room& room);
  std::optional<Refused> why_not_host(const Call& call, const Room& room) const;
  Result<Seat, Refused> own_seat(const Call& call, const Room& room) const;
  /// The same, but not for who has left it to a bot.
  Result<Seat, Refused> played_seat(const Call& call, const Room& room) const;
  static Result<Key, Refused> key_of(Call& call);
  Room* made_before(const Person& person, const Key& key);
  Answer open_table(Call& call, const boost::json::object& given, std::optional<Fork> fork);
  std::string known_name(const Person& person) const;
  bool is_known(const Person& person);
  void send_strangers_away(Room& room);
  /// By the host, from a table that is not over.
  static bool is_turned_out(const Client& client, const Room& room);
  static bool may_see(const Client& client, const Room& room);
  static std::optional<Refused> why_no_eyes(const Call& call, const Room& room, bool is_joinable);
  /// Somebody else whom the host names: by `seat`, or by the number of a message of theirs (`chat`).
  struct Other {
    std::optional<Seat> seat;
    Person person;
    std::string name;
  };
  static Result<Other, Refused> other_named(Call& call, const Room& room);
  std::optional<Refused> why_no_new_table(const Client& client);
  bool is_deserted(const Room& room) const;
  bool make_place();
  std::string mark_of_network(const Client& client);
  Result<Room*, Refused> make_room(Client& client, Created created);
  void follow(Client& client, Room& room, bool wants_legal);
  Listing listing(const Room& room) const;
  boost::json::object snapshot(const Client& client, Room& room);
  static std::string seq_answer(std::uint64_t seq);
  static Refused archived_refusal();
  static Refused set_apart_refusal();

  // work that takes longer than a moment
  void add_job(Client& client, Task task);
  void take_turns(Client& client);
  void finish(Client& client, Task task, const Answer& answer);
  void drop_jobs(Client& client);
  void refuse_jobs(Client& client, std::uint64_t committed, const Refused& refusal);
  std::unique_ptr<Job> opening_of(Call& call, Method method);
  void set_bookmark(Client& client, Bookmark bookmark);
  std::unique_ptr<Bookmark> take_bookmark(Client& client);
  void forget_bookmarks();
  void keep_archived(std::unique_ptr<Room> room);

  // changes
  std::optional<Refused> change(Room& room, const Event& event, ClientId told_by_answer = 0);
  void append(Room& room);
  void count(const Room& room, const Event& event);
  void index(Room& room, const Event& event);
  void tell(Room& room, const Event& event, ClientId told_by_answer);
  void tell_step(Room& room, Seat mover, ClientId told_by_answer);
  void put_more(std::string& text, const Room& room, Seat mover, const Watcher& watcher) const;
  void seats_changed(Room& room);
  void keep_view(Room& room, Audience audience);
  void stop_following_all(Client& client);
  void after_change(Room& room);
  Audience audience_of(const Client& client, const Room& room) const;
  SeatSet here(const Room& room) const;
  SeatSet attending(const Room& room) const;
  void update_presence(Room& room);
  void stop_following(Client& client, Room& room);

  // time
  void schedule(Room& room);
  void wake(Room& room);
  bool should_bot_play(const Room& room, Seat seat) const;
  bool is_waited_for(const Room& room, Seat seat) const;
  /// When the seat's person has been gone, or idle, for too long.
  std::optional<Millis> patience_ends(const Room& room, Seat seat) const;
  void ask_bots(Room& room);
  bool is_asked(const Room& room, Seat seat) const;
  void call_off_bots(Room& room, SeatSet seats);
  void sweep();
  void archive(Room& room);
  void forget(const std::string& table);

  /// Whether the connection, its person and its network can pay for it.
  bool pay(Client& client, double cost);
  std::shared_ptr<Credits> shared_credits(const std::string& owner, const Allowance& allowed);

  // what leaves the hub
  struct Held;
  void tell(const Room& room, Client& client, std::string text);
  void tell_here(const Room& room, Seat seat);
  void answer(Client& client, std::string text, const boost::json::value& id);
  void answer_batch(Client& client, std::string text);
  void send(Client& client, Held message);
  void hold(Client& client, Held message);
  void let_go(const Client& client, Held& message);
  void release(Client& client);
  void cut_off(Client& client, std::string_view why);
  void forget_held(Client& client);
  void refuse_held(Client& client, std::uint64_t committed, const Refused& refusal);
  void take_back(Room& room);
  void unmake(const std::string& table);
  bool is_waiting(const Room& room) const;
  /// The answer of the command in work depends on this table as it is now.
  void depend_on(const Room& room);
  /// Why so many more events cannot be written now.
  std::optional<Refused> why_busy(std::size_t events = 1) const;
  /// Why nothing more that waits for this table may be made for this client.
  std::optional<Refused> why_held_up(const Client& client, const Room& room) const;
  Room* find_room(Call& call, const std::string& table);
  void read_for(Client& client, const std::string& table);

  World world_;
  Opener open_;
  Limits limits_;
  std::string public_url_;
  Millis now_ = 0;
  Millis swept_at_ = 0;
  Millis rests_until_ = 0;  ///< nothing happens by itself before: the disk could not be written
  std::unordered_map<ClientId, std::unique_ptr<Client>> clients_;
  std::unordered_map<std::string, std::unique_ptr<Room>> rooms_;
  std::map<std::string, std::string> set_apart_;                      ///< table and reason
  std::unordered_map<std::string, std::set<std::string>> tables_of_;  ///< per hash of a person: where they are known
  std::unordered_map<std::string, std::size_t> connections_of_;       ///< per hash of a person
  std::unordered_map<std::string, std::shared_ptr<Credits>> shared_credits_;  ///< per network, and per hash of a person
  Hosting hosting_;
  std::string network_salt_;  ///< of the marks of networks; never leaves the memory

  struct InFlight {
    std::uint64_t number = 0;
    std::string table;
    std::uint64_t seq = 0;
    std::vector<ClientId> clients{};  ///< for whom something waits until this event is on disk
  };
  std::uint64_t era_ = 0;
  std::uint64_t last_number_ = 0;
  std::uint64_t committed_ = 0;
  std::uint64_t after_ = 0;  ///< the last event that the command in work depends on
  Stamp asked_{};            ///< when that command came
  std::deque<InFlight> in_flight_;
  std::size_t held_bytes_ = 0;
  std::size_t held_messages_ = 0;

  std::deque<ClientId> working_;                                    ///< who has jobs, in the order of their turns
  std::unordered_map<std::string, std::vector<ClientId>> readers_;  ///< per table of the archive: who waits for it
  std::size_t jobs_ = 0;
  std::size_t bookmarks_ = 0;
  std::deque<std::string> archived_;  ///< tables that were read from the archive, the oldest first

  struct Alarm {
    Millis at = 0;
    std::string table;
    bool operator>(const Alarm& other) const { return at > other.at; }
  };
  std::priority_queue<Alarm, std::vector<Alarm>, std::greater<>> alarms_;
  Counts counts_;
};

}  // namespace septem::server
