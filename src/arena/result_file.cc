#include "arena/result_file.h"

#include <cstdint>
#include <iterator>
#include <utility>

namespace septem {
namespace {

namespace fs = std::filesystem;

/// How every head begins: a file without a single whole line is gone on with only where it began like one.
constexpr std::string_view kBeginning = R"({"septem_arena":)";

/// How a line with a later command begins: not every deal need be parsed twice.
constexpr std::string_view kCommand = R"({"command":)";

bool is_beginning(std::string_view text) {
  return text.substr(0, kBeginning.size()) == kBeginning.substr(0, text.size());
}

/// Reads what a run has left. Lines that end are whole; what comes after the last of them is done again.
class Reader {
 public:
  Reader(const RunHead& head, const ResultFile::Visit& visit)
      : head_(head), visit_(visit), due_(head.contests.size()) {}

  /// Empty, or what is wrong.
  std::string read(std::istream& stream) {
    std::string line;
    while (std::getline(stream, line) && !stream.eof()) {
      ++number_;
      std::string why = number_ == 1 ? why_other_run(head_, line) : take(line);
      if (!why.empty()) return number_ == 1 ? why : "line " + std::to_string(number_) + ": " + why;
      if (number_ == 1) command_ = command_of(line);
      whole_ += line.size() + 1;
    }
    return number_ == 0 && !is_beginning(line) ? "it is no result of an arena" : "";
  }
  /// What the run was told last.
  const std::string& command() const { return command_; }
  /// The bytes of all lines that were written to their end.
  std::uintmax_t whole() const { return whole_; }

 private:
  std::string take(const std::string& line) {
    if (std::string command = line.starts_with(kCommand) ? command_of(line) : std::string{}; !command.empty()) {
      command_ = std::move(command);
      return {};
    }
    auto read = read_deal_line(line);
    if (!read) return read.error();
    const std::size_t contest = read->contest;
    if (contest >= due_.size()) return "there is no contest " + std::to_string(contest);
    if (read->result.deal != due_[contest]) return "deal " + std::to_string(due_[contest]) + " should be here";
    const ContestOrder& order = *head_.contests[contest];
    for (const GameResult& game : read->result.games)
      if (static_cast<int>(game.returns.size()) != order.seats) return "the number of seats is wrong";
    if (read->result.efforts.size() != order.bots.size()) return "the number of bots is wrong";
    ++due_[contest];
    visit_(std::move(*read));
    return {};
  }

  const RunHead& head_;
  const ResultFile::Visit& visit_;
  std::vector<std::uint64_t> due_;  ///< the next deal of each contest
  std::uintmax_t whole_ = 0;
  std::string command_;
  int number_ = 0;
};

std::string cannot(const fs::path& path, const std::string& why) { return path.string() + ": " + why; }

}  // namespace

Result<ResultFile, std::string> ResultFile::open(const fs::path& path, const RunHead& head, const Visit& visit) {
  std::error_code error;
  if (fs::exists(path, error) && !fs::is_regular_file(path, error)) return failure(cannot(path, "it is no plain file"));
  std::uintmax_t whole = 0;
  std::string command = head.command;
  if (std::ifstream old(path, std::ios::binary); old) {
    Reader reader(head, visit);
    if (const std::string why = reader.read(old); !why.empty()) return failure(cannot(path, why));
    whole = reader.whole();
    if (whole > 0) command = reader.command();
    old.close();
    fs::resize_file(path, whole, error);
    if (error) return failure(cannot(path, error.message()));
  }
  std::ofstream stream(path, std::ios::binary | std::ios::app);
  if (whole == 0) stream << head_line(head) << '\n' << std::flush;
  if (command != head.command) stream << command_line(head) << '\n' << std::flush;
  if (!stream) return failure(cannot(path, "it cannot be written"));
  return ResultFile(std::move(stream));
}

}  // namespace septem
