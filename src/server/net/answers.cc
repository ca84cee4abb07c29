#include "server/net/answers.h"

#include "server/net/pages.h"

namespace septem::server {
namespace {

/// A write that waits longer for the disk: no move can be taken now.
constexpr double kSlowWrite = 3;

PageAnswer answer_of(int status, std::string body) {
  PageAnswer answer;
  answer.status = status;
  answer.body = std::move(body);
  return answer;
}

PageAnswer nothing_here() { return answer_of(404, "there is nothing here\n"); }

PageAnswer readiness(const LogFigures& figures) {
  if (figures.is_failing) return answer_of(503, "the database cannot be written\n");
  if (figures.oldest_write > kSlowWrite) return answer_of(503, "the disk does not answer\n");
  return answer_of(200, "ok\n");
}

PageAnswer file_answer(const PageFile& file, const PageRequest& request) {
  PageAnswer answer;
  answer.type = type_of(file);
  answer.caching = caching_of(file);
  answer.etag = etag_of(file);
  if (is_known(file, request.if_none_match)) {
    answer.status = 304;
    return answer;
  }
  answer.is_gzip = !file.gzip.empty() && takes_gzip(request.accept_encoding);
  answer.body = answer.is_gzip ? file.gzip : file.plain;
  return answer;
}

}  // namespace

bool is_about_health(const PageRequest& request) {
  return request.is_for_health || request.path == "/healthz" || request.path == "/readyz" || request.path == "/metrics";
}

PageAnswer health_answer(const PageRequest& request, const Health& health) {
  if (request.path == "/healthz")
    return answer_of(200, "ok\n" + (health.is_for_host ? health.damage() : std::string{}));
  if (request.path == "/readyz") return readiness(health.figures);
  if (request.path != "/metrics" || !health.is_for_host) return nothing_here();
  PageAnswer answer = answer_of(200, health.metrics());
  answer.type = "text/plain; version=0.0.4; charset=utf-8";
  return answer;
}

PageAnswer page_answer(const PageRequest& request) {
  if (request.path == "/ws") return answer_of(426, "a WebSocket is here\n");
  const PageFile* file = find_page(embedded_page(), request.path);
  return file ? file_answer(*file, request) : nothing_here();
}

}  // namespace septem::server
