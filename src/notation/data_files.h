// Where options that name a file get its text from.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "core/result.h"

namespace septem {

class DataFiles {
 public:
  virtual ~DataFiles() = default;
  /// The text of a file, or why it cannot be had. A name from outside never reaches beyond what the host allows.
  virtual Result<std::string, std::string> read(std::string_view name) const = 0;
};

/// The name under which a table has the text that it was given instead of a file's name. No game has two options that take files.
inline constexpr std::string_view kOwn = "own";

/// Texts of files by name: what a game was made with.
using FileTexts = std::map<std::string, std::string, std::less<>>;

/// How much the text takes that was given instead of a file.
inline std::size_t own_bytes(const FileTexts& files) {
  const auto own = files.find(kOwn);
  return own == files.end() ? 0 : own->second.size();
}

/// Looks into the texts it has before it reads a file, and keeps what it read: a game needs its files once in its life.
class KeptFiles : public DataFiles {
 public:
  KeptFiles(FileTexts texts, const DataFiles& others) : texts_(std::move(texts)), others_(others) {}

  Result<std::string, std::string> read(std::string_view name) const override {
    if (const auto found = texts_.find(name); found != texts_.end()) return found->second;
    if (name == kOwn) return failure(std::string("\"own\" comes with its text, as {\"text\": \"...\"}"));
    auto text = others_.read(name);
    if (text) texts_.emplace(name, *text);
    return text;
  }
  const FileTexts& texts() const { return texts_; }

 private:
  mutable FileTexts texts_;
  const DataFiles& others_;
};

/// No files at all: for the page and for tests.
class NoDataFiles : public DataFiles {
 public:
  Result<std::string, std::string> read(std::string_view name) const override {
    return failure("there is no file '" + std::string(name) + "' here");
  }
};

}  // namespace septem
