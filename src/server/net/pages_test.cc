#include "server/net/pages.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

constexpr PageFile kFiles[] = {
    {"/assets/app-1a2b.js", "aa", "let x", "gz"},
    {"/index.html", "bb", "<p>", "gz"},
    {"/sw.js", "cc", "self", "gz"},
};

std::string_view path_for(std::string_view path) {
  const PageFile* file = find_page(kFiles, path);
  return file ? file->path : std::string_view{};
}

TEST(Pages, FilesAreFoundByTheirExactPath) {
  EXPECT_EQ(path_for("/sw.js"), "/sw.js");
  EXPECT_EQ(path_for("/assets/app-1a2b.js"), "/assets/app-1a2b.js");
  EXPECT_EQ(path_for("/assets/app-0000.js"), "");
  EXPECT_EQ(path_for("/sw.JS"), "");
  EXPECT_EQ(path_for("sw.js"), "");
}

TEST(Pages, RoutesOfThePageAreTheIndex) {
  for (const std::string_view route : {"/", "/t/abcdefghjk", "/rules/seas", "/t/"}) {
    EXPECT_EQ(path_for(route), "/index.html") << route;
  }
  for (const std::string_view other : {"", "//", "/t//x", "/../etc/passwd", "/%2e%2e/etc", "/favicon.ico", "/a b",
                                       "/assets/app", "/t/x\\..", "/\xc3\xa4"}) {
    EXPECT_EQ(path_for(other), "") << other;
  }
}

TEST(Pages, WithoutAPageThereIsAPlainOne) {
  const PageFile* plain = find_page({}, "/t/abcdefghjk");
  ASSERT_NE(plain, nullptr);
  EXPECT_NE(plain->plain.find("<h1>Septem</h1>"), std::string_view::npos);
  EXPECT_EQ(find_page({}, "/sw.js"), nullptr);
}

TEST(Pages, EveryKindOfFileHasItsType) {
  const auto type = [](std::string_view path) { return type_of(PageFile{path, {}, {}, {}}); };
  EXPECT_EQ(type("/index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(type("/assets/a.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(type("/assets/a.css"), "text/css; charset=utf-8");
  EXPECT_EQ(type("/assets/a.wasm"), "application/wasm");
  EXPECT_EQ(type("/manifest.webmanifest"), "application/manifest+json");
  EXPECT_EQ(type("/icon.svg"), "image/svg+xml");
  EXPECT_EQ(type("/icon.png"), "image/png");
  EXPECT_EQ(type("/rules/seas.en.md"), "text/markdown; charset=utf-8");
  EXPECT_EQ(type("/what.ever"), "application/octet-stream");
}

TEST(Pages, HashedNamesAreKeptForEverAndOthersAskedAbout) {
  EXPECT_EQ(caching_of(kFiles[0]), "public, max-age=31536000, immutable");
  EXPECT_EQ(caching_of(kFiles[1]), "no-cache");
  EXPECT_EQ(caching_of(kFiles[2]), "no-cache");
}

TEST(Pages, ATagIsKnownInAnySpelling) {
  EXPECT_EQ(etag_of(kFiles[0]), "W/\"aa\"");
  for (const std::string_view header : {R"(W/"aa")", R"("aa")", R"("x", W/"aa")", R"( "aa" ,"y")", "*"}) {
    EXPECT_TRUE(is_known(kFiles[0], header)) << header;
  }
  for (const std::string_view header : {"", "aa", "\"a\"", "W/\"bb\"", "\"aab\""}) {
    EXPECT_FALSE(is_known(kFiles[0], header)) << header;
  }
}

TEST(Pages, GzipIsForThoseWhoTakeIt) {
  for (const std::string_view header : {"gzip", "br, gzip;q=0.5", "deflate, gzip", "gzip; q=1.0"}) {
    EXPECT_TRUE(takes_gzip(header)) << header;
  }
  for (const std::string_view header : {"", "br", "gzip;q=0", "gzip; q=0.000", "x-gzip2"}) {
    EXPECT_FALSE(takes_gzip(header)) << header;
  }
}

}  // namespace
}  // namespace septem::server
