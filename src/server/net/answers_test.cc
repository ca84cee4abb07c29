#include "server/net/answers.h"

#include <gtest/gtest.h>

namespace septem::server {
namespace {

PageRequest request_for(std::string_view path) {
  PageRequest request;
  request.path = path;
  return request;
}

Health health_of(LogFigures figures, bool is_for_host) {
  return {figures, is_for_host, [] { return std::string("damage\n"); }, [] { return std::string("figures\n"); }};
}

TEST(Answers, AServerThatCannotWriteIsAliveAndNotReady) {
  LogFigures figures;
  figures.is_failing = true;
  EXPECT_EQ(health_answer(request_for("/healthz"), health_of(figures, false)).status, 200);
  EXPECT_EQ(health_answer(request_for("/readyz"), health_of(figures, false)).status, 503);
  figures.is_failing = false;
  EXPECT_EQ(health_answer(request_for("/readyz"), health_of(figures, false)).status, 200);
  figures.oldest_write = 10;
  EXPECT_EQ(health_answer(request_for("/readyz"), health_of(figures, false)).body, "the disk does not answer\n");
}

TEST(Answers, DamageAndMetricsAreForTheHost) {
  EXPECT_EQ(health_answer(request_for("/healthz"), health_of({}, false)).body, "ok\n");
  EXPECT_EQ(health_answer(request_for("/healthz"), health_of({}, true)).body, "ok\ndamage\n");
  EXPECT_EQ(health_answer(request_for("/metrics"), health_of({}, false)).status, 404);
  EXPECT_EQ(health_answer(request_for("/metrics"), health_of({}, true)).body, "figures\n");
}

TEST(Answers, AtThePortForHealthThereIsNoPage) {
  PageRequest request = request_for("/");
  EXPECT_FALSE(is_about_health(request));
  request.is_for_health = true;
  EXPECT_TRUE(is_about_health(request));
  EXPECT_EQ(health_answer(request, health_of({}, true)).status, 404);
}

}  // namespace
}  // namespace septem::server
