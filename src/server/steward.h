// The door for who runs the server: which tables and connections there are, and the end of a table. Beside the hub, on its thread, and
// never reached over the public port (net/local_socket.h).
//
// JSON-RPC, a request a line: `list`, `show`, `close`, `delete`, `connections` (docs/hosting.md). Each request looks at a bounded number of
// tables; what changes something is answered when it is on disk.
#pragma once

#include <boost/json/object.hpp>
#include <deque>
#include <functional>
#include <string>
#include <string_view>

#include "server/hub.h"

namespace septem::server {

class Steward {
 public:
  /// Called once for each line; with an empty text where nobody wants an answer.
  using Reply = std::function<void(std::string line)>;

  static constexpr std::size_t kPage = 200;  ///< tables that one `list` looks at
  static constexpr std::size_t kMostNetworks = 500;
  static constexpr std::size_t kMostWaiting = 1000;  ///< requests for the disk

  /// `erase` takes a table out of the store; `committed` or `commit_failed` follows.
  Steward(Hub& hub, std::function<void(Erasure)> erase) : hub_(hub), erase_(std::move(erase)) {}

  void received(std::string_view line, Millis now, Reply reply);

  /// After the hub was told the same.
  void was_read(const std::string& table, const std::optional<StoredEvents>& events);
  void committed();
  void commit_failed(std::string_view why);

 private:
  struct Done {
    boost::json::object result;
    bool is_on_disk = true;       ///< otherwise the answer waits until it is
    std::string taken_away = {};  ///< the table that goes then
    std::string looked_for = {};  ///< or it waits for the archive to look for this table
  };
  using Answer = Result<Done, Refused>;
  using Method = Answer (Steward::*)(Params&);
  struct Waiting {
    std::uint64_t number = 0;
    boost::json::value id;
    Done done;
    Reply reply;
  };

  Answer list(Params& params);
  Answer show(Params& params);
  Answer close(Params& params);
  Answer remove(Params& params);
  Answer connections(Params& params);

  Answer call(std::string_view method, const boost::json::value* given);
  std::vector<const Room*> rooms_after(const std::string& table) const;
  Result<Room*, Refused> room_of(Params& params);
  boost::json::object set_apart() const;
  boost::json::object row(const Room& room, Outline outline) const;
  static std::optional<Refused> busy();
  std::optional<Refused> why_not_yet(const std::string& taken_away) const;
  std::optional<Refused> why_not_erase(const std::string& table, const std::optional<StoredEvents>& events) const;
  Done erase(const std::string& table);
  void answer(Waiting one);
  void take_away(const std::string& table);

  Hub& hub_;
  std::function<void(Erasure)> erase_;
  std::deque<Waiting> waiting_{};
  std::deque<Waiting> looking_{};  ///< for tables of the archive
};

}  // namespace septem::server
