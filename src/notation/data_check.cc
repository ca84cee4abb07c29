#include "notation/data_check.h"

namespace septem {

DataCheck in_words(Sentences sentences, const Mistakes& mistakes) {
  DataCheck check{.mistakes = {}, .good_lines = mistakes.good_lines()};
  for (const DataError& mistake : mistakes) {
    check.mistakes.push_back({mistake.line, mistake.cell, mistake.why, reason(sentences, mistake)});
  }
  return check;
}

}  // namespace septem
