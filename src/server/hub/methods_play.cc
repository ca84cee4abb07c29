// Methods about a game in play: moves, taking back, chat.
#include <algorithm>
#include <boost/json/serialize.hpp>
#include <boost/json/value_from.hpp>

#include "notation/clean_text.h"
#include "notation/json.h"
#include "server/hub/methods.h"

namespace septem::server {

namespace json = boost::json;

Called move(Call& call) {
  const Table& table = call.table();
  const std::string_view action = call.params.text("action");
  const auto basis = call.params.amount("seq");
  if (auto why = bad(call.params)) return failure(*why);
  const auto numbered = [&](std::uint64_t seq) { return "[\"" + table.id() + "\"," + std::to_string(seq) + ']'; };
  if (const auto seq = table.book().seq_of(call.person(), call.key)) return numbered(*seq);
  // That they are back is an event as well, but nothing that they could have known.
  const std::uint64_t known = table.seq() - (call.has_come_back ? 1 : 0);
  if (basis && static_cast<std::uint64_t>(*basis) != known) {
    return failure(refused(ServerCode::kConflict, "moved-on",
                           "the table is at " + std::to_string(table.seq()) + "; look again and decide anew"));
  }
  Asker asker{call.client.id};
  const Moved event{call.seat(), std::string(action), false, call.key};
  if (auto why = call.house.life.change(call.room(), event, call.wants_answer ? &asker : nullptr)) {
    return failure(std::move(*why));
  }
  return asker.answer.empty() ? numbered(table.seq()) : std::move(asker.answer);
}

Called legal(Call& call) {
  const Table& table = call.table();
  std::vector<std::string> actions;
  if (table.stage() == Stage::kPlaying) actions = table.game().legal(call.seat());
  return json::serialize(json::object{{"seq", table.seq()}, {"actions", json::value_from(actions)}});
}

Called foretell(Call& call) {
  const Table& table = call.table();
  const bool is_played = table.stage() == Stage::kPlaying;
  json::object told = foretelling_json(is_played ? table.game().foretell(call.seat()) : Foretelling{});
  told.emplace("seq", table.seq());
  return json::serialize(told);
}

Called view(Call& call) {
  const Audience audience = call.room().audience_of(call.client);
  return with_text({{"seq", call.table().seq()}}, "view", shown_view(call.table(), audience));
}

Called undo(Call& call) {
  const Table& table = call.table();
  const Seat seat = call.seat();
  if (const auto seq = table.book().seq_of(call.person(), call.key)) return seq_answer(*seq);
  const auto asked = table.asked_about_undo(seat);
  if (!asked) return failure(asked.error());
  if (auto why = table.why_full(Undone{seat})) return failure(*why);
  const bool is_free = asked->is_empty();
  const Event event = is_free ? Event(Undone{seat, call.key}) : Event(UndoAsked{seat, call.key, *asked});
  if (auto why = call.house.life.change(call.room(), event)) return failure(*why);
  return json::serialize(json::object{{"seq", table.seq()}, {"done", is_free}});
}

namespace {

/// An answer that comes late, or once more, says nothing about the next plea.
std::optional<Refused> why_not_plea(Call& call) {
  const std::int64_t number = call.params.integer("plea");
  if (auto why = bad(call.params)) return why;
  const auto& plea = call.table().decisions().plea();
  if (!plea || plea->number == static_cast<std::uint64_t>(number)) return std::nullopt;
  return refused(ServerCode::kConflict, "other-plea", "the plea that this answers is over");
}

/// What is said: a text, or an emote between colons.
Result<std::string, Refused> text_said(Params& params) {
  std::string text;
  if (params.has("emote")) {
    const std::string_view emote = params.text("emote");
    if (std::find(std::begin(kEmotes), std::end(kEmotes), emote) == std::end(kEmotes)) {
      params.refuse("'emote' must be one of hello's emotes");
    }
    text = ":" + std::string(emote) + ":";
  } else {
    text = cleaned(params.text("text"), kMostChatLetters);
    if (text.empty()) params.refuse("'text' must have a visible letter");
  }
  if (auto why = bad(params)) return failure(*why);
  return text;
}

}  // namespace

Called agree(Call& call) {
  const Table& table = call.table();
  const bool agrees = flag(call.params, "agree", true);
  if (auto why = why_not_plea(call)) return failure(*why);
  // Sent again because the answer was lost.
  const bool is_said = agrees && table.decisions().plea() && table.decisions().plea()->agreed.has(call.seat());
  if (!is_said) {
    if (auto why = call.house.life.change(call.room(), UndoAnswered{call.seat(), agrees})) return failure(*why);
  }
  return json::serialize(json::object{{"seq", table.seq()}, {"done", agrees && !table.decisions().plea()}});
}

Called withdraw(Call& call) {
  if (auto why = why_not_plea(call)) return failure(*why);
  return change_and_answer(call, UndoWithdrawn{call.seat()});
}

Called chat(Call& call) {
  const auto text = text_said(call.params);
  if (!text) return failure(text.error());
  const Table& table = call.table();
  const auto& followed = call.client.followed;
  if (std::find(followed.begin(), followed.end(), table.id()) == followed.end()) {
    return failure(refused(ServerCode::kNotAllowed, "not-watching", "'watch' the table first"));
  }
  const Person& person = call.person();
  if (const auto seq = table.book().seq_of(person, call.key)) return seq_answer(*seq);
  const auto seat = table.chairs().seat_of(person);
  const std::string name = seat ? table.chairs()[*seat].name : name_at(table, person, call.client.name);
  constexpr Millis kSecond = 1'000;
  const Millis slow = table.settings().slow * kSecond;
  if (auto why = call.room().chat_pace.why_not(person.hash, seat.has_value(), slow, call.house.core.now)) {
    return failure(std::move(*why));
  }
  return change_and_answer(call, Chatted{seat, name, *text, call.key, person});
}

}  // namespace septem::server
