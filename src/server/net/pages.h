// The files of the page, built into the program. Only these exact paths exist, so nothing else can be reached.
#pragma once

#include <string_view>

namespace septem::server {

struct Page {
  std::string_view type;
  std::string_view body;
};

/// Nothing when there is no such page.
const Page* find_page(std::string_view path);

}  // namespace septem::server
