#include "apps/interrupt.h"

#include <csignal>

namespace septem {
namespace {

StopSource& source() {
  static StopSource stop;
  return stop;
}

}  // namespace

StopToken stop_at_interrupt() {
  source();  // made before a signal can ask for it
  struct sigaction action{};
  action.sa_handler = [](int) { source().stop(); };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  return source().token();
}

}  // namespace septem
