#include "terminal/saved_game.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>

#include "engine/replay.h"
#include "engine/seed_text.h"
#include "notation/text.h"

namespace septem::terminal {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSeedMark = "# seed ";
constexpr std::string_view kBotMark = "# bot ";

/// What the comments of a saved game say.
struct Marks {
  std::optional<Seed> seed{};
  std::vector<std::pair<Seat, std::string>> bots{};
};

Marks read_marks(std::string_view text) {
  Marks marks;
  for (const std::string_view line : split(text, '\n')) {
    if (line.starts_with(kSeedMark))
      marks.seed = parse_seed(boost::json::value(std::string(line.substr(kSeedMark.size()))));
    if (!line.starts_with(kBotMark)) continue;
    const auto words = split(line.substr(kBotMark.size()), ' ');
    const auto seat = parse_seat(words.front(), Seat::kMaxPlayers);
    if (seat && words.size() == 2) marks.bots.emplace_back(*seat, words[1]);
  }
  return marks;
}

/// The same decisions again, with the cards of the seed; nothing when that leads elsewhere.
std::unique_ptr<AnyGame> play_again(const Record& record, const Seed& seed, const DataFiles& files) {
  const GameEntry* entry = find_game(record.game);
  if (!entry) return nullptr;
  const auto options = options_of(record, *entry->options);
  if (!options) return nullptr;
  auto game = entry->open({record.seats, *options, seed}, files);
  if (!game) return nullptr;
  (*game)->set_players(record.players);
  for (const RecordStep& step : record.steps)
    if (step.seat && (*game)->act(*step.seat, step.text)) return nullptr;
  return std::move(*game);
}

std::string without_comments(std::string_view text) {
  std::string rest;
  for (const std::string_view line : split(text, '\n'))
    if (!line.starts_with('#')) rest += std::string(line) + "\n";
  return rest;
}

std::vector<Sitter> sitters_of(const Record& record, const Marks& marks) {
  std::vector<Sitter> sitters;
  for (int i = 0; i < record.seats; ++i) sitters.push_back({"Player " + std::to_string(i + 1)});
  for (const auto& [seat, name] : record.players) sitters[static_cast<std::size_t>(seat.index())].name = name;
  for (const auto& [seat, level] : marks.bots)
    if (seat.index() < record.seats) sitters[static_cast<std::size_t>(seat.index())].level = level;
  return sitters;
}

std::string why_from_errno(const fs::path& path) { return path.string() + ": " + std::strerror(errno); }

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

void sync_folder(const fs::path& folder) {
  const int opened = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (opened < 0) return;
  ::fsync(opened);
  ::close(opened);
}

std::string about_text(const Record& record, const GameEntry& entry) {
  std::vector<std::string> names;
  for (const auto& [seat, name] : record.players) names.push_back(name);
  const auto decisions = std::ranges::count_if(record.steps,
                                               [](const RecordStep& step) { return step.seat.has_value(); });
  return std::string(entry.title) + ": " + join(names, ", ") + " (" + std::to_string(decisions) + " moves)";
}

}  // namespace

std::string saved_text(const LocalGame& local) {
  const std::string record = local.game->record();
  const std::size_t head = record.find('\n') + 1;
  std::string marks = std::string(kSeedMark) + seed_text(local.seed) + "\n";
  for (std::size_t i = 0; i < local.sitters.size(); ++i) {
    if (!local.sitters[i].is_person())
      marks += std::string(kBotMark) + "p" + std::to_string(i) + " " + local.sitters[i].level + "\n";
  }
  return record.substr(0, head) + marks + record.substr(head);
}

Result<LocalGame, std::string> read_saved(std::string_view text, const DataFiles& files) {
  const auto record = read_record(text);
  if (!record) return failure("line " + std::to_string(record.error().line) + ": " + record.error().message);
  const Marks marks = read_marks(text);
  if (!marks.seed) return failure(std::string("it has no seed to go on with"));
  auto game = play_again(*record, *marks.seed, files);
  if (!game || without_comments(game->record()) != without_comments(text)) {
    // Cards that this program deals otherwise: what was played stays, and the seed counts from here on.
    auto replayed = replay(text, files);
    if (!replayed) return failure(replayed.error().message);
    game = std::move(*replayed);
    game->go_on_with(*marks.seed);
  }
  return LocalGame{std::move(game), sitters_of(*record, marks), *marks.seed};
}

fs::path state_folder() {
  // NOLINTNEXTLINE(concurrency-mt-unsafe): nobody changes the environment
  const char* given = std::getenv("XDG_STATE_HOME");
  if (given && *given) return fs::path(given) / "septem";
  // NOLINTNEXTLINE(concurrency-mt-unsafe): as above
  const char* home = std::getenv("HOME");
  return fs::path(home && *home ? home : ".") / ".local" / "state" / "septem";
}

std::vector<SavedFile> unfinished_games(const fs::path& folder, std::string_view game) {
  std::vector<std::pair<fs::file_time_type, SavedFile>> found;
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(folder, error)) {
    if (entry.path().extension() != ".7gr") continue;
    const auto text = read_text_file(entry.path());
    if (!text) continue;
    const auto record = read_record(*text);
    const GameEntry* known = record ? find_game(record->game) : nullptr;
    if (!known || record->result || (!game.empty() && known->id != game)) continue;
    found.push_back(
        {entry.last_write_time(error), {entry.path(), std::string(known->id), about_text(*record, *known)}});
  }
  std::ranges::sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<SavedFile> files;
  for (auto& [time, file] : found) files.push_back(std::move(file));
  return files;
}

fs::path new_game_path(const fs::path& folder, std::string_view game) {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  ::localtime_r(&now, &local);
  std::string stamp(32, '\0');
  stamp.resize(std::strftime(stamp.data(), stamp.size(), "%Y%m%d-%H%M%S", &local));
  for (int i = 0;; ++i) {
    const fs::path path = folder / (std::string(game) + "-" + stamp + (i > 0 ? "-" + std::to_string(i) : "") + ".7gr");
    if (!fs::exists(path)) return path;
  }
}

std::optional<std::string> read_text_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string{std::istreambuf_iterator<char>(file), {}};
}

std::string write_durably(const fs::path& path, std::string_view text) {
  std::error_code error;
  fs::create_directories(path.parent_path(), error);
  const fs::path fresh = path.string() + ".new";
  constexpr mode_t kOwnerOnly = 0600;
  const int file = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kOwnerOnly);
  if (file < 0) return why_from_errno(fresh);
  const bool is_written = write_all(file, text) && ::fsync(file) == 0;
  std::string why = is_written ? std::string{} : why_from_errno(fresh);
  ::close(file);
  if (why.empty() && ::rename(fresh.c_str(), path.c_str()) != 0) why = why_from_errno(path);
  if (why.empty()) sync_folder(path.parent_path());
  return why;
}

}  // namespace septem::terminal
