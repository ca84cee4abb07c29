#include "server/hub.h"

namespace septem::server {
namespace {

constexpr Millis kSweepEvery = 60'000;
constexpr Millis kSweepGoesOn = 100;  ///< when there is more to do than fits into one turn

}  // namespace

Hub::Hub(World world, Opener open, Limits limits, std::string public_url)
    : core_{world, std::move(open), limits, std::move(public_url)} {}

std::optional<std::string> Hub::restore(const std::string& id, const StoredEvents& events, Millis now) {
  core_.now = now;
  auto table = Table::replay(id, events, core_.open);
  if (!table) {
    set_apart(id, table.error(), events);
    return "table " + id + ", " + table.error();
  }
  life_.restore(std::move(*table));
  return std::nullopt;
}

void Hub::set_apart(const std::string& table, std::string why, const StoredEvents& events) {
  rooms_.set_apart(table, std::move(why), events);
}

void Hub::opened(ClientId id, std::string address, Millis now) {
  core_.now = now;
  people_.open(id, std::move(address));
}

void Hub::received(ClientId id, std::string_view text, Millis now) {
  core_.now = now;
  if (Client* client = people_.find(id)) door_.received(*client, text);
}

void Hub::closed(ClientId id, Millis now) {
  core_.now = now;
  Client* client = people_.find(id);
  if (!client) return;
  life_.stop_following_all(*client);
  jobs_.drop(id);
  people_.close(*client);
}

void Hub::tick(Millis now) {
  core_.now = now;
  life_.tick();
  if (now - swept_at_ >= kSweepEvery) sweep();
}

void Hub::sweep() {
  const bool has_more = caretaker_.make_round();
  swept_at_ = has_more ? core_.now - kSweepEvery + kSweepGoesOn : core_.now;
  people_.tidy_up();
  jobs_.forget_bookmarks();
}

void Hub::work(Millis now) {
  core_.now = now;
  jobs_.work(house_);
}

void Hub::bot_answered(const BotTurn& turn, const std::string& action, Millis now) {
  core_.now = now;
  life_.bot_answered(turn, action);
}

void Hub::committed(std::uint64_t number) {
  ledger_.commit(number, [this](const Ledger::InFlight& event) {
    if (Room* room = rooms_.find(event.table)) {
      room->committed_seq = event.seq;
      if (!ledger_.is_waiting(room->number)) room->on_disk.reset();
    }
    outbox_.release(event.clients);
  });
}

void Hub::commit_failed(std::string_view why, Millis now) {
  core_.now = now;
  constexpr Millis kRest = 1'000;  // clocks and bots would try again at every tick
  life_.rest_until(now + kRest);
  for (const auto& [id, room] : rooms_.all()) room->is_archiving_lost = room->is_archived;
  const auto [committed, concerned] = ledger_.fail();
  const Refused refusal = refused(
      ServerCode::kStorage, "storage",
      "the table is as it was before, because " + std::string(why) +
          "; should the server crash now, the change may be there afterwards: then look again before you repeat it");
  for (const auto& [id, client] : people_.all()) {
    outbox_.refuse(*client->box, committed, refusal);
    jobs_.refuse(id, committed, refusal);
  }
  for (const std::string& id : concerned) {
    Room* room = rooms_.find(id);
    if (!room) continue;
    if (room->committed_seq == 0) {
      life_.unmake(*room);
    } else {
      life_.take_back(*room);
    }
  }
}

}  // namespace septem::server
