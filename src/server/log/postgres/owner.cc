#include "server/log/postgres/owner.h"

#include <utility>

#include "server/log/postgres/schema.h"

namespace septem::server::postgres {
namespace {

constexpr std::string_view kTake =
    "UPDATE septem.owner SET epoch = epoch + 1, written = 0, name = $1, "
    "lease = clock_timestamp() + $2::bigint * interval '1 millisecond' "
    "WHERE $3::bigint = 1 OR lease < clock_timestamp() RETURNING epoch";
constexpr std::string_view kGoOn = "SELECT septem.go_on($1, $2, $3)";
/// Waits for a transaction of ours that the server still works on.
constexpr std::string_view kLookUp = "SELECT epoch, written FROM septem.owner FOR UPDATE";
constexpr std::string_view kRelease = "UPDATE septem.owner SET lease = '-infinity' WHERE epoch = $1";

}  // namespace

Owner::Owner(std::string address, std::string name, Connection connection)
    : address_(std::move(address)), name_(std::move(name)), connection_(std::move(connection)) {}

Result<bool, std::string> Owner::take(bool is_by_force) {
  if (!is_connected_in_time()) return failure(std::string("the database cannot be reached"));
  const auto begin = SteadyClock::now();
  const auto rows = connection_->commit(
      {Statement(kTake).add(name_).add(kLease.count()).add(std::int64_t{is_by_force ? 1 : 0})});
  if (!rows) {
    connection_.reset();
    return failure(rows.error().why);
  }
  if (rows->front().count() == 0) return false;
  epoch_ = rows->front().number(0, 0);
  number_ = 0;
  renewed_at(begin);
  return true;
}

/// As long as it takes, unless somebody gives up.
bool Owner::is_connected_in_time() {
  while (!connection_) {
    if (auto opened = Connection::open(address_)) {
      connection_ = std::move(*opened);
      connection_->set_patience(patience_);
      break;
    }
    std::unique_lock lock(mutex_);
    if (wake_.wait_for(lock, kBetweenTries, [this] { return has_given_up_; })) return false;
  }
  return true;
}

Owner::Fate Owner::look_up() {
  const auto rows = connection_->commit({Statement(kLookUp)});
  if (!rows || rows->front().count() == 0) return Fate::kUnknown;
  const std::int64_t epoch = rows->front().number(0, 0);
  const std::int64_t written = rows->front().number(0, 1);
  if (epoch == epoch_ && written == number_) return Fate::kDone;
  return epoch == epoch_ && written == number_ - 1 ? Fate::kNotDone : Fate::kLost;
}

Result<std::vector<Rows>, Owner::Refusal> Owner::write(const std::vector<Statement>& piece) {
  ++number_;
  std::vector<Statement> all{Statement(kGoOn).add(epoch_).add(number_).add(kLease.count())};
  all.insert(all.end(), piece.begin(), piece.end());
  bool is_unsure = false;
  while (true) {
    if (!is_connected_in_time()) return failure(Refusal{"the database cannot be reached", false});
    const Fate fate = is_unsure ? look_up() : Fate::kNotDone;
    if (fate == Fate::kDone) return std::vector<Rows>{};
    if (fate == Fate::kLost) return failure(Refusal{"another server has taken it over", true});
    if (fate == Fate::kUnknown) {
      connection_.reset();
      continue;
    }
    const auto begin = SteadyClock::now();
    auto rows = connection_->commit(all);
    if (rows) {
      renewed_at(begin);
      rows->erase(rows->begin());
      return std::move(*rows);
    }
    is_unsure = rows.error().is_of_line || rows.error().code == kNotOurs;
    if (rows.error().is_of_line) connection_.reset();
    if (is_unsure) continue;
    --number_;
    return failure(Refusal{rows.error().why, false});
  }
}

void Owner::release() {
  if (connection_ && has_taken()) (void)connection_->commit({Statement(kRelease).add(epoch_)});
}

void Owner::give_up() {
  {
    const std::lock_guard lock(mutex_);
    has_given_up_ = true;
  }
  wake_.notify_all();
}

bool Owner::is_ours() const { return SteadyClock::now().time_since_epoch().count() < lease_ends_.load(); }

void Owner::renewed_at(SteadyClock::time_point moment) { lease_ends_ = (moment + kLease).time_since_epoch().count(); }

void Owner::set_patience(std::chrono::milliseconds patience) {
  patience_ = patience;
  if (connection_) connection_->set_patience(patience);
}

}  // namespace septem::server::postgres
