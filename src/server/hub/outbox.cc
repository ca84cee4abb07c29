#include "server/hub/outbox.h"

#include "server/hub/envelope.h"
#include "server/hub/refusals.h"

namespace septem::server {

namespace json = boost::json;

Mailbox& Outbox::open(ClientId client) {
  Mailbox& box = boxes_[client];
  box.client = client;
  return box;
}

void Outbox::close(ClientId client) {
  forget(boxes_.at(client));
  boxes_.erase(client);
}

void Outbox::answer(Mailbox& box, std::string text, const json::value& id) {
  // A copy would use the memory of the message that it was read from.
  send(box, {command_.after, Message::Answer{json::value(id, json::storage_ptr()), command_.asked}, std::move(text)});
}

void Outbox::answer_batch(Mailbox& box, std::string text) {
  send(box, {command_.after, Message::Answer{nullptr, command_.asked}, std::move(text)});
  box.not_before = std::max(box.not_before, command_.after);
}

void Outbox::send(Mailbox& box, Message message) {
  if (box.is_cut_off) return;
  message.until = std::max(message.after, box.not_before);
  if (ledger_.is_waiting(message.until)) return hold(box, std::move(message));
  let_go(box, message);
}

void Outbox::let_go(const Mailbox& box, Message& message) {
  core_.world.clients.send(box.client, std::move(message.text));
  if (const auto* answer = std::get_if<Message::Answer>(&message.kind)) core_.world.clients.answered(answer->asked);
}

void Outbox::hold(Mailbox& box, Message message) {
  box.bytes += message.text.size();
  bytes_ += message.text.size();
  if (box.bytes > core_.limits.held_per_client || bytes_ > 2 * core_.limits.held_in_all) {
    return cut_off(box, "too much waits for the disk");
  }
  auto& waiting = ledger_.at(message.until).clients;
  if (waiting.empty() || waiting.back() != box.client) waiting.push_back(box.client);
  box.next_release = box.held.empty() ? message.until : std::min(box.next_release, message.until);
  box.held.push_back(std::move(message));
  ++messages_;
}

/// It may come back and look again.
void Outbox::cut_off(Mailbox& box, std::string_view why) {
  forget(box);
  box.is_cut_off = true;
  core_.world.clients.drop(box.client, why);
}

void Outbox::forget(Mailbox& box) {
  bytes_ -= box.bytes;
  messages_ -= box.held.size();
  box.bytes = 0;
  box.held.clear();
}

void Outbox::release(const std::vector<ClientId>& clients) {
  for (const ClientId id : clients) {
    if (const auto box = boxes_.find(id); box != boxes_.end()) release(box->second);
  }
}

void Outbox::release(Mailbox& box) {
  if (ledger_.is_waiting(box.next_release)) return;
  std::size_t kept = 0;
  box.next_release = ledger_.last() + 1;
  for (Message& message : box.held) {
    if (ledger_.is_waiting(message.until)) {
      box.next_release = std::min(box.next_release, message.until);
      if (&message != &box.held[kept]) box.held[kept] = std::move(message);
      ++kept;
      continue;
    }
    box.bytes -= message.text.size();
    bytes_ -= message.text.size();
    let_go(box, message);
  }
  messages_ -= box.held.size() - kept;
  box.held.resize(kept);
}

// --- when there is too much, or the disk fails

std::optional<Refused> Outbox::why_busy(std::size_t events) const {
  const Limits& limits = core_.limits;
  if (ledger_.waiting() + events <= limits.waiting_writes && bytes_ <= limits.held_in_all) return std::nullopt;
  return refused(ServerCode::kTooFast, "busy", "the server is busy; try again");
}

/// An answer about this table would have to wait, and enough waits already. Half of what may wait is left for news.
std::optional<Refused> Outbox::why_held_up(const Mailbox& box, std::uint64_t number) const {
  if (!ledger_.is_waiting(number)) return std::nullopt;
  if (box.bytes > core_.limits.held_per_client / 2) return too_many_questions();
  return why_busy(0);
}

void Outbox::refuse(Mailbox& box, std::uint64_t committed, const Refused& refusal) {
  for (Message& message : box.held) {
    const auto* answer = std::get_if<Message::Answer>(&message.kind);
    // What depends on an earlier event only waited behind a batch.
    if (std::holds_alternative<Message::Fact>(message.kind) || message.after <= committed) {
      let_go(box, message);
    } else if (answer) {
      core_.world.clients.send(box.client, refusal_text(core_, answer->id, refusal));
    }
  }
  forget(box);
}

}  // namespace septem::server
