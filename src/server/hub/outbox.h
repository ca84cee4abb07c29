// What leaves the hub, and what waits for the disk before it does; hub.h says what holds.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "server/hub/ledger.h"
#include "server/refusal.h"

namespace septem::server {

/// A message to a client, and what becomes of it when the disk refuses while it waits.
struct Message {
  struct News {};  ///< forgotten: it tells of what never was
  struct Fact {};  ///< told all the same
  /// An error takes its place.
  struct Answer {
    boost::json::value id;  ///< of the request; null for a batch, and for what was no request
    Stamp asked{};          ///< when that came
  };

  std::uint64_t after = 0;  ///< the event that it depends on
  std::variant<News, Fact, Answer> kind;
  std::string text;
  std::uint64_t until = 0;  ///< the event that it waits for: perhaps a later one, behind a batch
};

/// What waits for one client.
struct Mailbox {
  ClientId client = 0;
  std::vector<Message> held{};  ///< in the order in which they were made
  std::size_t bytes = 0;
  std::uint64_t next_release = 0;  ///< the event that the first of them to go waits for
  std::uint64_t not_before = 0;    ///< a batch waits for this event: nothing overtakes it
  bool is_cut_off = false;
};

class Outbox {
 public:
  Outbox(Core& core, Ledger& ledger) : core_(core), ledger_(ledger) {}

  Mailbox& open(ClientId client);
  void close(ClientId client);

  /// The command in work: the last event that it depends on, and when it came.
  struct Command {
    std::uint64_t after = 0;
    Stamp asked{};
  };
  Command& command() { return command_; }
  /// The answer of the command in work depends on a table whose last event has this number.
  void depend_on(std::uint64_t number) { command_.after = std::max(command_.after, number); }

  void send(Mailbox& box, Message message);
  void answer(Mailbox& box, std::string text, const boost::json::value& id);
  void answer_batch(Mailbox& box, std::string text);

  /// For these clients something has waited that may go now.
  void release(const std::vector<ClientId>& clients);
  /// Whatever waits for an event after `committed` will not come.
  void refuse(Mailbox& box, std::uint64_t committed, const Refused& refusal);

  /// Why so many more events cannot be written now.
  std::optional<Refused> why_busy(std::size_t events = 1) const;
  /// Why nothing more that waits for this event may be made for this client.
  std::optional<Refused> why_held_up(const Mailbox& box, std::uint64_t number) const;

  std::size_t held_messages() const { return messages_; }
  std::size_t held_bytes() const { return bytes_; }

 private:
  void hold(Mailbox& box, Message message);
  void let_go(const Mailbox& box, Message& message);
  void release(Mailbox& box);
  void cut_off(Mailbox& box, std::string_view why);
  void forget(Mailbox& box);

  Core& core_;
  Ledger& ledger_;
  std::unordered_map<ClientId, Mailbox> boxes_;
  Command command_{};
  std::size_t bytes_ = 0;
  std::size_t messages_ = 0;
};

}  // namespace septem::server
