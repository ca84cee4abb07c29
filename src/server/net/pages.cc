#include "server/net/pages.h"

#include <algorithm>
#include <utility>

#include "notation/text.h"

namespace septem::server {
namespace {

constexpr std::string_view kPlainPage = R"(<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Septem</title></head>
<body>
<h1>Septem</h1>
<p>This is a game server for 7 Seas, 7 Seize and Seven7s. Programs play here over the WebSocket at <code>/ws</code>;
the protocol is described in <code>docs/server-protocol.md</code> of the sources.</p>
</body>
</html>
)";

constexpr PageFile kPlainFiles[] = {{"/index.html", "plain-1", kPlainPage, {}}};

constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"svg", "image/svg+xml"},
    {"json", "application/json"},
    {"webmanifest", "application/manifest+json"},
    {"wasm", "application/wasm"},
    {"png", "image/png"},
    {"woff2", "font/woff2"},
    {"txt", "text/plain; charset=utf-8"},
    {"md", "text/markdown; charset=utf-8"},
};

const PageFile* find_file(std::span<const PageFile> files, std::string_view path) {
  const auto found = std::find_if(files.begin(), files.end(), [&](const PageFile& file) { return file.path == path; });
  return found == files.end() ? nullptr : &*found;
}

bool is_route_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '/';
}

/// The page draws these by itself: plain words between single slashes. A missing file must not look like a page.
bool is_route(std::string_view path) {
  return path.starts_with('/') && path.find("//") == std::string_view::npos && !path.starts_with("/assets/") &&
         std::all_of(path.begin(), path.end(), is_route_letter);
}

}  // namespace

const PageFile* find_page(std::span<const PageFile> files, std::string_view path) {
  if (files.empty()) files = kPlainFiles;
  if (const PageFile* file = find_file(files, path)) return file;
  return is_route(path) ? find_file(files, "/index.html") : nullptr;
}

std::string_view type_of(const PageFile& file) {
  const std::string_view ending = file.path.substr(file.path.rfind('.') + 1);
  for (const auto& [name, type] : kTypes)
    if (name == ending) return type;
  return "application/octet-stream";
}

std::string_view caching_of(const PageFile& file) {
  return file.path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

std::string etag_of(const PageFile& file) { return "W/\"" + std::string(file.tag) + "\""; }

bool is_known(const PageFile& file, std::string_view if_none_match) {
  const std::string strong = "\"" + std::string(file.tag) + "\"";
  for (std::string_view tag : split(if_none_match, ',')) {
    tag = trimmed(tag);
    if (tag.starts_with("W/")) tag.remove_prefix(2);
    if (tag == strong || tag == "*") return true;
  }
  return false;
}

bool takes_gzip(std::string_view accept_encoding) {
  for (const std::string_view coding : split(accept_encoding, ',')) {
    const std::size_t end = coding.find(';');
    const std::string_view weight = end == std::string_view::npos ? std::string_view{}
                                                                  : trimmed(coding.substr(end + 1));
    if (trimmed(coding.substr(0, end)) != "gzip") continue;
    return weight.find_first_not_of("q=0.") != std::string_view::npos || weight.empty();
  }
  return false;
}

}  // namespace septem::server
