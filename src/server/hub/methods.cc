#include "server/hub/methods.h"

#include <algorithm>
#include <iterator>

namespace septem::server {
namespace {

constexpr auto kNamed = Needs::TableNamed::kYes;
constexpr auto kAlive = Needs::TableNamed::kAsSignOfLife;
constexpr auto kNoTable = Needs::TableNamed::kNo;
using Who = Needs::Who;

// Costs: 30 where a whole game is played again, 20 where a table is made, 5 for lists and for the chat and what is about it.
constexpr Method kMethods[] = {
    {"move", &move, {kAlive, Who::kPlaying, true}},
    {"watch", &watch, {kAlive}, 2},
    {"legal", &legal, {kAlive, Who::kSeated}},
    {"foretell", &foretell, {kNamed, Who::kSeated}},  // a page asks it by itself
    {"view", &view, {kAlive, Who::kEyes}},
    {"hello", &hello, {}, 2},
    {"lobby", &lobby, {}, 5},
    {"tables", &tables, {kNoTable, Who::kPerson}, 5},
    {"create", &create, {kNoTable, Who::kPerson, true}, 20, true},
    {"unwatch", &unwatch, {kNamed}},  // no sign of life, any more than a connection that ends
    {"sit", &sit, {kAlive, Who::kPerson, true}},
    {"bot", &bot, {kAlive, Who::kHost}},
    {"leave", &leave, {kNamed, Who::kSeated}},
    {"resign", &resign, {kAlive, Who::kSeated}},
    {"mix", &mix, {kAlive, Who::kSeated}},
    {"start", &start, {kAlive, Who::kPerson}},
    {"undo", &undo, {kAlive, Who::kPlaying, true}},
    {"agree", &agree, {kAlive, Who::kPlaying}},
    {"withdraw", &withdraw, {kAlive, Who::kPlaying}},
    {"chat", &chat, {kAlive, Who::kPerson, true}, 5},
    {"rematch", &rematch, {kAlive, Who::kPerson}, 20},
    {"record", &record, {kAlive, Who::kEyes}, 5},
    {"history", &history, {kAlive, Who::kEyes}, 30},
    {"scoring", &scoring, {kAlive, Who::kEyes}, 5},
    {"replay", &replay, {}, 30, true},
    {"verify", &verify, {}, 30, true},
    {"fork", &fork, {kNoTable, Who::kPerson, true}, 30, true},
    {"turn-out", &turn_out, {kAlive, Who::kHost}},
    {"mute", &mute, {kAlive, Who::kHost}, 5},
    {"slow", &slow, {kAlive, Who::kHost}, 5},
    {"change", &change, {kAlive, Who::kHost}, 5},
    {"close", &close, {kAlive, Who::kHost}},
};

}  // namespace

const Method* find_method(std::string_view name) {
  const auto* found = std::find_if(std::begin(kMethods), std::end(kMethods),
                                   [&](const Method& method) { return method.name == name; });
  return found == std::end(kMethods) ? nullptr : found;
}

std::string seq_answer(std::uint64_t seq) { return R"({"seq":)" + std::to_string(seq) + '}'; }

Called change_and_answer(Call& call, const Event& event) {
  if (auto why = call.house.life.change(call.room(), event)) return failure(std::move(*why));
  return seq_answer(call.table().seq());
}

}  // namespace septem::server
