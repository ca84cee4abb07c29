#include "server/steward.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <map>

#include "notation/clean_text.h"
#include "notation/text.h"
#include "server/hub/refusals.h"
#include "server/network.h"
#include "server/outline.h"

namespace septem::server {
namespace {

namespace json = boost::json;

constexpr std::size_t kMostReasonLetters = kMostChatLetters;

std::string answer_text(const json::value& id, const json::object& result) {
  return rpc_result(id, json::serialize(result));
}

Refused set_apart_because(const std::string& why) {
  return refused(ServerCode::kSetApart, "table-set-apart", "it is set apart: " + why);
}

}  // namespace

void Steward::received(std::string_view line, Millis now, Reply reply) {
  hub_.core_.now = now;
  json::error_code error;
  const json::value message = json::parse(line, error);
  if (error) {
    return reply(error_text(nullptr, not_json(error.message())));
  }
  const auto request = read_request(message);
  if (!request) {
    return reply(error_text(request.error(), refused(Fault{Code::kInvalidRequest, std::string(kNoRequest)})));
  }
  const json::value id = request->id ? *request->id : json::value(nullptr);
  if (!request->id) reply = [reply](const std::string&) { reply({}); };  // done all the same
  auto answer = call(request->method, request->params);
  if (!answer) return reply(error_text(id, answer.error()));
  this->answer({hub_.ledger_.last(), id, std::move(*answer), std::move(reply)});
}

/// At once, or when what it waits for is there.
void Steward::answer(Waiting one) {
  if (!one.done.looked_for.empty()) {
    looking_.push_back(std::move(one));
  } else if (one.done.is_on_disk) {
    one.reply(answer_text(one.id, one.done.result));
  } else {
    waiting_.push_back(std::move(one));
  }
}

Steward::Answer Steward::call(std::string_view name, const json::value* given) {
  static constexpr std::pair<std::string_view, Method> kMethods[] = {
      {"list", &Steward::list},
      {"show", &Steward::show},
      {"close", &Steward::close},
      {"delete", &Steward::remove},
      {"connections", &Steward::connections},
  };
  const auto* found = std::find_if(std::begin(kMethods), std::end(kMethods),
                                   [&](const auto& method) { return method.first == name; });
  if (found == std::end(kMethods)) {
    return failure(no_such_method(name));
  }
  static const json::object none;
  if (given && !given->is_object()) return failure(bad_params("'params' must be an object"));
  Params params(given ? given->get_object() : none);
  return (this->*found->second)(params);
}

// --- looking

/// In the order of their names, so that a list can go on where it ended.
std::vector<const Room*> Steward::rooms_after(const std::string& table) const {
  std::vector<const Room*> rooms;
  for (const auto& [id, room] : hub_.rooms_.all())
    if (id > table) rooms.push_back(room.get());
  const auto end = rooms.begin() + static_cast<std::ptrdiff_t>(std::min(kPage, rooms.size()));
  std::partial_sort(rooms.begin(), end, rooms.end(),
                    [](const Room* a, const Room* b) { return a->table.id() < b->table.id(); });
  rooms.erase(end, rooms.end());
  return rooms;
}

json::object Steward::row(const Room& room, Outline outline) const {
  outline.is_archived = room.is_archived;
  json::object object = shown_outline(outline, hub_.core_.now);
  object["watchers"] = room.watchers.size();
  return object;
}

/// Tables that cannot be used belong to no filter: nobody knows what is in them.
json::object Steward::set_apart() const {
  json::object reasons;
  for (const auto& [table, why] : hub_.set_apart()) {
    if (reasons.size() == kPage) break;
    reasons[table] = why;
  }
  return reasons;
}

Steward::Answer Steward::list(Params& params) {
  const TableFilter filter = read_filter(params);
  const std::string network = params.has("network") ? network_of(params.text("network")) : std::string{};
  const std::string after(params.has("after") ? params.text("after") : std::string_view{});
  if (params.fault()) return failure(refused(*params.fault()));
  const auto is_followed_from = [&](const Room& room) {
    return network.empty() || std::any_of(room.watchers.begin(), room.watchers.end(), [&](const Watcher& watcher) {
             return network_of(watcher.client->address) == network;
           });
  };
  const auto rooms = rooms_after(after);
  json::array tables;
  for (const Room* room : rooms) {
    if (!is_followed_from(*room)) continue;
    Outline outline = outline_of(room->table);
    if (filter.takes(outline, hub_.core_.now)) tables.push_back(row(*room, std::move(outline)));
  }
  const bool is_all = rooms.size() < kPage;
  return Done{{{"now", hub_.core_.now},
               {"tables", std::move(tables)},
               {"set_apart", after.empty() ? set_apart() : json::object{}},
               {"next", is_all ? json::value(nullptr) : json::value(rooms.back()->table.id())}}};
}

Result<Room*, Refused> Steward::room_of(Params& params) {
  const std::string id(params.text("table").substr(0, 40));
  if (params.fault()) return failure(refused(*params.fault()));
  Room* found = hub_.rooms_.find(id);
  if (found) return found;
  if (const auto bad = hub_.set_apart().find(id); bad != hub_.set_apart().end()) {
    return failure(set_apart_because(bad->second));
  }
  return failure(no_such_table());
}

Steward::Answer Steward::show(Params& params) {
  const auto room = room_of(params);
  if (!room) return failure(room.error());
  json::object object = row(**room, outline_of((*room)->table));
  object["settings"] = settings_json((*room)->table.settings());
  object["unwritten"] = (*room)->table.seq() - (*room)->committed_seq;
  std::map<std::string, std::int64_t> networks;
  for (const Watcher& watcher : (*room)->watchers) ++networks[network_of(watcher.client->address)];
  json::object& shown = object["networks"].emplace_object();
  for (const auto& [network, count] : networks) shown[network] = count;
  return Done{std::move(object)};
}

Steward::Answer Steward::connections(Params&) {
  struct Use {
    std::int64_t connections = 0;
    std::int64_t known = 0;  ///< have said hello
    std::int64_t tables = 0;
    double credits = 0;
  };
  std::map<std::string, Use> uses;
  std::unordered_map<std::string_view, Use*> of_address;  // many connections, few addresses
  for (const auto& [id, client] : hub_.people_.all()) {
    Use*& use = of_address[client->address];
    if (!use) use = &uses[network_of(client->address)];
    ++use->connections;
    use->known += client->person ? 1 : 0;
    use->tables += static_cast<std::int64_t>(client->followed.size());
    use->credits += client->credits.used(hub_.core_.limits.per_connection(), hub_.core_.now);
  }
  std::vector<std::pair<std::string, Use>> most(uses.begin(), uses.end());
  std::stable_sort(most.begin(), most.end(),
                   [](const auto& a, const auto& b) { return a.second.connections > b.second.connections; });
  if (most.size() > kMostNetworks) most.resize(kMostNetworks);
  json::array networks;
  for (const auto& [network, use] : most) {
    networks.push_back(json::object{{"network", network},
                                    {"connections", use.connections},
                                    {"known", use.known},
                                    {"credits_used", static_cast<std::int64_t>(use.credits)},
                                    {"tables", use.tables}});
  }
  return Done{{{"connections", hub_.clients()}, {"of", uses.size()}, {"networks", std::move(networks)}}};
}

// --- the end of a table

std::optional<Refused> Steward::busy() {
  return refused(ServerCode::kTooFast, "busy", "the disk has not written what was done before; try again");
}

/// A disk that stalls does not pile up work, and no table is deleted twice.
std::optional<Refused> Steward::why_not_yet(const std::string& taken_away) const {
  const bool is_going = !taken_away.empty() && std::any_of(waiting_.begin(), waiting_.end(), [&](const Waiting& one) {
    return one.done.taken_away == taken_away;
  });
  return is_going || waiting_.size() >= kMostWaiting ? busy() : std::nullopt;
}

Steward::Answer Steward::close(Params& params) {
  const std::string reason = cleaned(params.has("reason") ? params.text("reason") : std::string_view{},
                                     kMostReasonLetters);
  const auto room = room_of(params);
  if (!room) return failure(room.error());
  if (auto why = why_not_yet({})) return failure(*why);
  if (auto why = hub_.life_.change(**room, Closed{reason})) return failure(*why);
  return Done{{{"table", (*room)->table.id()}, {"seq", (*room)->table.seq()}}, false};
}

/// Of a table in memory, or one that the archive has to look for.
Steward::Answer Steward::remove(Params& params) {
  const auto found = room_of(params);
  if (!found) {
    const std::string id(params.text("table"));
    const bool is_unknown = found.error().code == static_cast<int>(Code::kNoSuchTable);
    if (!is_unknown || !is_table_id(id)) return failure(found.error());
    if (looking_.size() >= kMostWaiting) return failure(*busy());
    hub_.core_.world.log.read(id);
    return Done{.result = {}, .looked_for = id};
  }
  Room& room = **found;
  if (is_live(room.table.stage())) {
    return failure(refused(ServerCode::kNotNow, "not-over", "only a finished or closed table can be deleted"));
  }
  const bool is_on_disk = room.committed_seq == room.table.seq();
  if (auto why = is_on_disk ? why_not_yet(room.table.id()) : busy()) return failure(*why);
  // Until all of it is off the disk, the log tells by that what must not come back.
  if (!room.is_archived || room.is_archiving_lost) hub_.caretaker_.archive(room);
  return erase(room.table.id());
}

Steward::Done Steward::erase(const std::string& table) {
  erase_(hub_.ledger_.erasure_of(table));
  return Done{{{"table", table}}, false, table};
}

/// A damaged table stays: somebody may still want to save what is left of it.
std::optional<Refused> Steward::why_not_erase(const std::string& table,
                                              const std::optional<StoredEvents>& events) const {
  if (!events) return no_such_table();
  if (events->empty()) return set_apart_because(std::string(kUnreadableInArchive));
  return why_not_yet(table);
}

void Steward::was_read(const std::string& table, const std::optional<StoredEvents>& events) {
  std::deque<Waiting> others;
  std::deque<Waiting> looking = std::exchange(looking_, {});
  for (Waiting& one : looking) {
    if (one.done.looked_for != table) {
      others.push_back(std::move(one));
    } else if (auto why = why_not_erase(table, events)) {
      one.reply(error_text(one.id, *why));
    } else {
      Done done = erase(table);
      answer({hub_.ledger_.last(), one.id, std::move(done), std::move(one.reply)});
    }
  }
  looking_ = std::move(others);
}

void Steward::take_away(const std::string& table) {
  Room* found = hub_.rooms_.find(table);
  if (!found) return;
  Room& room = *found;
  while (!room.watchers.empty()) {
    Client& client = *room.watchers.back().client;
    hub_.life_.stop_following(client, room);
    hub_.teller_.tell_turned_out(client, 0, table, "server.deleted");
  }
  hub_.rooms_.forget(table);
}

void Steward::committed() {
  while (!waiting_.empty() && waiting_.front().number <= hub_.ledger_.committed()) {
    const Waiting one = std::move(waiting_.front());
    waiting_.pop_front();
    if (!one.done.taken_away.empty()) take_away(one.done.taken_away);
    one.reply(answer_text(one.id, one.done.result));
  }
}

void Steward::commit_failed(std::string_view why) {
  const Refused refusal = refused(ServerCode::kStorage, "storage", "it was not done: " + std::string(why));
  std::deque<Waiting> waiting;
  waiting.swap(waiting_);
  for (const Waiting& one : waiting) one.reply(error_text(one.id, refusal));
}

}  // namespace septem::server
