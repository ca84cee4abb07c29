#include "tests/metered/meter.h"

/// Called by the code that the compiler adds.
extern "C" [[gnu::no_sanitize_coverage]] void __sanitizer_cov_trace_pc() {  // NOLINT: the compiler's name
  if (++septem::meter.branches == septem::meter.stop_at) septem::meter.source.stop();
}
