// In 7 Seas everybody sees what is played; what is nicked is hidden.
#pragma once

#include "bots/search/course.h"
#include "games/seas/seas.h"

namespace septem {

template <>
struct Course<seas::Seas> {
  static std::optional<std::vector<seas::Move>> between(const Moment<seas::Seas>& before,
                                                        const Moment<seas::Seas>& now);
};

}  // namespace septem
