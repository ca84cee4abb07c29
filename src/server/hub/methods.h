// The methods of docs/server-protocol.md. methods.cc lists them with what each needs and costs.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "server/hub/call.h"

namespace septem::server {

// people and lists of tables
Called hello(Call& call);
Called lobby(Call& call);
Called tables(Call& call);
// who follows a table, sits down at it, gets up, and starts the game
Called watch(Call& call);
Called unwatch(Call& call);
Called sit(Call& call);
Called bot(Call& call);
Called leave(Call& call);
Called resign(Call& call);
Called mix(Call& call);
Called start(Call& call);
// a game in play
Called move(Call& call);
Called legal(Call& call);
Called foretell(Call& call);
Called view(Call& call);
Called undo(Call& call);
Called agree(Call& call);
Called withdraw(Call& call);
Called chat(Call& call);
// how a table comes to be
Called create(Call& call);
Called rematch(Call& call);
// what was played
Called record(Call& call);
Called history(Call& call);
Called scoring(Call& call);
Called replay(Call& call);
Called verify(Call& call);
Called fork(Call& call);
// what who made a table can do there for the sake of the others
Called turn_out(Call& call);
Called mute(Call& call);
Called slow(Call& call);
Called change(Call& call);
Called close(Call& call);

// --- what they have in common

inline constexpr std::string_view kEmotes[] = {"hello", "thanks",   "well-played", "good-luck",
                                               "oops",  "thinking", "hurry",       "bye"};

/// `{"seq": SEQ}`
std::string seq_answer(std::uint64_t seq);
/// Changes the table of the call, and answers with the number of its last event.
Called change_and_answer(Call& call, const Event& event);

/// Follows the table, and answers with the whole of it.
std::string followed(Call& call, Room& room, bool wants_legal);

/// A word mistyped would leave a table as nobody wanted it: whatever is neither a setting nor one of these is refused.
std::optional<Refused> why_unknown_setting(const Params& params, std::string_view method,
                                           std::initializer_list<std::string_view> others);
/// Why there is no room for a text that a table is given instead of a file; it is paid for here.
std::optional<Refused> why_no_edition(Call& call, const FileTexts& files);
/// A new table with the settings given, and its first people and bots.
Answer open_table(Call& call, const boost::json::object& given, std::optional<Fork> fork);

}  // namespace septem::server
