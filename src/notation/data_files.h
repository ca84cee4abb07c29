// Where options that name a file get its text from.
#pragma once

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

/// No files at all: for the page and for tests.
class NoDataFiles : public DataFiles {
 public:
  Result<std::string, std::string> read(std::string_view name) const override {
    return failure("there is no file '" + std::string(name) + "' here");
  }
};

}  // namespace septem
