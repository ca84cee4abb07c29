#include "server/net/pages.h"

#include <utility>

namespace septem::server {
namespace {

constexpr std::string_view kIndex = R"(<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Septem</title></head>
<body>
<h1>Septem</h1>
<p>This is a game server for 7 Seas, 7 Seize and Seven7s. Programs play here over the WebSocket at <code>/ws</code>;
the protocol is described in <code>docs/server-protocol.md</code> of the sources.</p>
</body>
</html>
)";

constexpr std::pair<std::string_view, Page> kPages[] = {
    {"/", {"text/html; charset=utf-8", kIndex}},
};

}  // namespace

const Page* find_page(std::string_view path) {
  for (const auto& [name, page] : kPages)
    if (name == path) return &page;
  return nullptr;
}

}  // namespace septem::server
