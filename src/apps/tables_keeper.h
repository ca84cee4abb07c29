// Whom `septem tables` asks about the tables of a data folder.
#pragma once

#include <boost/json/object.hpp>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "core/result.h"
#include "server/log/still_hub.h"
#include "server/net/local_client.h"

namespace septem {

/// Why something could not be done.
struct TablesFailure {
  static constexpr int kNoSuchTable = 3;

  int code = 0;  ///< of the server's refusal
  std::string why;
};

/// Tells it on the standard error. The exit status.
int complain(const std::string& why);

/// Whoever knows the tables: the server that runs, or, where none does, the folder itself.
class TablesKeeper {
 public:
  static Result<TablesKeeper, std::string> find(const std::filesystem::path& data, const DataFiles& files,
                                                server::StillHub::For purpose);

  bool is_running() const { return std::holds_alternative<server::LocalClient>(who_); }
  Result<boost::json::object, TablesFailure> ask(std::string_view method, boost::json::object params);

 private:
  struct CloseInTime {
    void operator()(server::StillHub* still) const;
  };
  using Still = std::unique_ptr<server::StillHub, CloseInTime>;

  explicit TablesKeeper(server::LocalClient client) : who_(std::move(client)) {}
  explicit TablesKeeper(Still still) : who_(std::move(still)) {}

  std::variant<server::LocalClient, Still> who_;
};

}  // namespace septem
