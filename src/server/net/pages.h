// The files of the page, built into the program. Only these exact paths exist, so nothing else can be reached.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace septem::server {

struct PageFile {
  std::string_view path;  ///< from "/" on
  std::string_view tag;   ///< of the content, for ETag
  std::string_view plain;
  std::string_view gzip;  ///< empty: does not get smaller
};

/// What the build found in SEPTEM_PAGE_DIR; nothing when there was no page.
std::span<const PageFile> embedded_page();

/// The file for a path. Paths that are the page's own routes (/t/TABLE) get index.html; nothing when there is no such page.
/// Without files there is a plain page at "/" instead.
const PageFile* find_page(std::span<const PageFile> files, std::string_view path);

std::string_view type_of(const PageFile& file);
/// For Cache-Control: names under /assets/ carry a hash of their content and never change, everything else is asked about again.
std::string_view caching_of(const PageFile& file);
/// For ETag. Weak, because the packed and the plain file share it.
std::string etag_of(const PageFile& file);

/// Whether the header If-None-Match names this file's content.
bool is_known(const PageFile& file, std::string_view if_none_match);
/// Whether the header Accept-Encoding takes gzip.
bool takes_gzip(std::string_view accept_encoding);

}  // namespace septem::server
