#include "notation/explain.h"

#include "core/check.h"

namespace septem {
namespace {

/// A file may hold anything, but messages are UTF-8.
std::string printable(std::string_view bytes) {
  std::string text(bytes);
  for (char& c : text)
    if (c < ' ' || c > '~') c = '?';
  return text;
}

}  // namespace

std::string_view sentence(Sentences sentences, std::string_view key) {
  for (const auto& [name, text] : sentences)
    if (name == key) return text;
  SEPTEM_CHECK(false);
  return {};
}

std::string explain(Sentences sentences, const DataError& error) {
  const std::string cell = error.cell > 0 ? ", cell " + std::to_string(error.cell) : "";
  return "line " + std::to_string(error.line) + cell + ": " + reason(sentences, error);
}

std::string reason(Sentences sentences, const DataError& error) {
  std::string text(sentence(sentences, error.why));
  if (!error.detail.empty()) text += " (" + printable(error.detail.substr(0, 80)) + ")";
  return text;
}

}  // namespace septem
