#include "server/net/descriptors.h"

#include <sys/resource.h>

#include "server/net/log.h"

namespace septem::server {

void warn_of_few_descriptors(std::size_t connections) {
  constexpr rlim_t kOwn = 64;  // the database, the log, the ports
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= connections + kOwn) return;
  log(LogLevel::kWarning, {{"event", "few-descriptors"},
                           {"most", limit.rlim_cur},
                           {"connections", connections},
                           {"help", "so many connections need more open files (LimitNOFILE, ulimit -n)"}});
}

void tell_of_no_descriptors(const std::string& why, std::size_t connections) {
  log(LogLevel::kError, {{"event", "cannot-accept"},
                         {"why", why},
                         {"connections", connections},
                         {"help", "let the server open more files (LimitNOFILE, ulimit -n) or lower --connections"}});
}

}  // namespace septem::server
