// Which file of src/ and wasm/ may include what: the direction of the layers (CMakeLists.txt links them the same way), and the headers
// of others that each folder may use.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace septem {

using Names = std::vector<std::string_view>;

inline bool has(const Names& names, std::string_view name) { return std::ranges::find(names, name) != names.end(); }

inline std::string_view first_folder(std::string_view path) { return path.substr(0, path.find('/')); }

/// Tests beside the code, and what these share.
inline bool is_test(std::string_view file) {
  return file.ends_with("_test.cc") || file.ends_with("_test.h") || file.find("/testing/") != std::string_view::npos;
}

/// Lowest first: a layer may include itself and what stands before it, but for those it has no business with. data/ holds the
/// generated headers with the text of the data files; it stands below everything.
struct Layer {
  std::string_view name;
  Names not_for_it{};
};
inline constexpr std::string_view kModule = "wasm";  ///< for the page; beside src/
inline const std::vector<Layer> kLayers = {
    {"data"},
    {"core"},
    {"games"},
    {"play"},
    {"notation"},
    {"bots", {"notation"}},
    {"engine"},
    {"coach"},
    {"arena", {"coach"}},
    {"server", {"arena", "coach"}},
    {"terminal", {"arena"}},
    {"apps"},
    {"learn", {"notation", "engine", "coach", "arena", "server", "terminal", "apps"}},
    {kModule, {"arena", "terminal", "apps", "learn"}},
};

inline bool may_include_layer(const Layer& layer, std::string_view file, std::string_view other) {
  // A game's own tests follow it with a Match.
  if (layer.name == "games" && other == "play") return is_test(file);
  const auto found = std::ranges::find(kLayers, other, &Layer::name);
  return found != kLayers.end() && &*found <= &layer && !has(layer.not_for_it, other);
}

/// "seas" for games/seas/rules.h; empty for what lies in games/ itself or elsewhere.
inline std::string_view game_of(std::string_view path) {
  constexpr std::string_view kGames = "games/";
  if (!path.starts_with(kGames)) return {};
  path.remove_prefix(kGames.size());
  return path.find('/') == std::string_view::npos ? std::string_view{} : first_folder(path);
}

/// Folders within a layer that not everybody in it may look into: only their own files, the layers above (but for the module, which has no sockets and no
/// files), and these.
struct InnerFolder {
  std::string_view folder;
  Names also{};
};
inline const std::vector<InnerFolder> kInnerFolders = {
    // Nothing else of the server knows sockets or threads.
    {"server/net/"},
    // Nothing else of the server knows the database; one file says which log a server has.
    {"server/log/", {"server/net/server.cc"}},
    // The parts of the hub; others use it as a whole.
    {"server/hub/", {"server/hub.h", "server/hub.cc", "server/steward.h", "server/steward.cc"}},
};

inline bool may_look_into(std::string_view file, std::string_view target) {
  return is_test(file) || std::ranges::all_of(kInnerFolders, [&](const InnerFolder& inner) {
           const bool is_of_layer = first_folder(file) == first_folder(inner.folder) || first_folder(file) == kModule;
           return !target.starts_with(inner.folder) || !is_of_layer || file.starts_with(inner.folder) ||
                  has(inner.also, file);
         });
}

/// Why this file of src/ may not include "target"; empty if it may.
inline std::string why_not_include(std::string_view file, std::string_view target) {
  const auto layer = std::ranges::find(kLayers, first_folder(file), &Layer::name);
  if (layer == kLayers.end()) return "is in a folder that is no layer";
  if (is_test(target) && !is_test(file)) return "the product may not include \"" + std::string(target) + "\"";
  if (!may_include_layer(*layer, file, first_folder(target))) {
    return std::string(layer->name) + " may not include \"" + std::string(target) + "\"";
  }
  if (!may_look_into(file, target)) return "may not look into \"" + std::string(target) + "\"";
  if (layer->name == "games" && !game_of(target).empty() && game_of(target) != game_of(file)) {
    return "no other game may include \"" + std::string(target) + "\"";
  }
  return {};
}

/// Rules are pure and allocate nothing: of the standard library they use this alone. Their tests may do as they like.
inline const Names kPureLayers = {"core", "games"};
inline const Names kInPureLayers = {"algorithm", "array",       "bit",         "charconv",         "compare",
                                    "concepts",  "cstddef",     "cstdint",     "initializer_list", "optional",
                                    "span",      "string_view", "type_traits", "utility"};
/// The one file that may print and stop: a broken invariant.
inline constexpr std::string_view kCheck = "core/check.cc";

/// What is not of the standard library, by folder; the longest one that a file lies in counts. A name that ends with / is
/// everything below it.
struct Foreign {
  std::string_view folder;
  Names headers;
};
inline const std::vector<Foreign> kForeign = {
    {"core/", {"tl/expected.hpp", "immintrin.h"}},
    {"games/", {}},
    {"play/", {}},
    {"notation/", {"boost/json/"}},
    {"bots/", {}},
    {"arena/", {"boost/json/", "fmt/"}},
    // The programs that play.
    {"arena/exec/", {"boost/json/", "sys/", "fcntl.h", "poll.h", "signal.h", "spawn.h", "unistd.h"}},
    {"engine/", {"boost/json/"}},
    {"coach/", {"boost/json/"}},
    // The hub has neither sockets nor files: it also runs in the page. It only reads addresses.
    {"server/", {"boost/json/", "boost/container/", "arpa/inet.h"}},
    {"server/net/",
     {"boost/json/", "boost/asio/", "boost/beast/", "fmt/", "spdlog/", "sodium.h", "arpa/", "netinet/", "sys/",
      "fcntl.h", "pthread.h", "unistd.h"}},
    {"server/log/", {"sqlite3.h", "sys/file.h", "fcntl.h", "unistd.h"}},
    {"server/log/postgres/", {"libpq-fe.h", "poll.h"}},
    // A server, and what stands between it and its clients.
    {"server/log/postgres/testing/", {"poll.h", "sys/", "unistd.h"}},
    {"terminal/", {"boost/json/", "fmt/", "fcntl.h", "poll.h", "unistd.h", "sys/"}},
    // The one folder that knows a screen.
    {"terminal/screen/", {"boost/json/", "fmt/", "curses.h", "poll.h", "unistd.h", "sys/", "langinfo.h"}},
    {"apps/",
     {"boost/json.hpp", "boost/json/", "CLI/", "fmt/", "mimalloc-new-delete.h", "sys/", "fcntl.h", "unistd.h"}},
    {"wasm/", {"boost/json/", "boost/throw_exception.hpp", "unistd.h"}},
};
/// Tests use these beside what their folder may.
inline const Names kForeignInTests = {"gtest/", "gmock/", "boost/json/", "sys/resource.h"};

inline bool is_foreign(std::string_view header) { return header.find_first_of("./") != std::string_view::npos; }

inline bool covers(const Names& headers, std::string_view header) {
  return std::ranges::any_of(headers, [header](std::string_view name) {
    return name.ends_with('/') ? header.starts_with(name) : header == name;
  });
}

inline bool may_include_foreign(std::string_view file, std::string_view header) {
  if (is_test(file) && covers(kForeignInTests, header)) return true;
  const Foreign* place = nullptr;
  for (const Foreign& each : kForeign) {
    const bool is_closer = !place || each.folder.size() > place->folder.size();
    if (file.starts_with(each.folder) && is_closer) place = &each;
  }
  return place && covers(place->headers, header);
}

/// Why this file of src/ may not include <header>; empty if it may.
inline std::string why_not_include_system(std::string_view file, std::string_view header) {
  const bool is_pure = has(kPureLayers, first_folder(file)) && !is_test(file) && file != kCheck;
  const bool may = is_foreign(header) ? may_include_foreign(file, header) : !is_pure || has(kInPureLayers, header);
  return may ? std::string{} : std::string(first_folder(file)) + " may not include <" + std::string(header) + ">";
}

}  // namespace septem
