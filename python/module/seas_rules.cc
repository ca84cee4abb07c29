#include "bots/greedy/seas.h"
#include "notation/seas.h"
#include "python/module/seas_observation.h"
#include "python/module/typed_rules.h"

namespace septem::python {

template Result<RulesPtr, std::string> make_typed_rules<seas::Seas>(int, const Options&, const FileTexts&);

}  // namespace septem::python
