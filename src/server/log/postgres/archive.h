// The archive in PostgreSQL, read over a connection of its own.
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/log/archive_reader.h"
#include "server/log/postgres/connection.h"

namespace septem::server::postgres {

class Archive : public ArchiveSource {
 public:
  explicit Archive(std::string address) : address_(std::move(address)) {}

  // Both wait for a database that cannot be reached.
  std::optional<StoredEvents> read(const std::string& table) override;
  std::vector<std::string> list(const Person& person) override;
  void end_soon() override { has_given_up_ = true; }

 private:
  /// Nothing when somebody gave up meanwhile.
  std::optional<Rows> ask(const Statement& question);

  const std::string address_;
  std::optional<Connection> connection_;
  std::atomic<bool> has_given_up_ = false;
};

}  // namespace septem::server::postgres
