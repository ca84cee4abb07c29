// The hub's door: JSON-RPC messages of clients in, their answers to the outbox.
#pragma once

#include <boost/json/array.hpp>
#include <string_view>

#include "engine/request.h"
#include "server/hub/jobs.h"

namespace septem::server {

class Door {
 public:
  explicit Door(House house) : house_(house) {}

  void received(Client& client, std::string_view text);

 private:
  void received_batch(Client& client, const boost::json::array& requests);
  /// A message that is no request, or too long for one.
  void refuse(Client& client, const boost::json::value& id, const Refused& refusal);
  Called call(Client& client, const Request& request);

  House house_;
};

}  // namespace septem::server
