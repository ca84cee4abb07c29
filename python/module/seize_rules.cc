#include "bots/greedy/seize.h"
#include "notation/seize.h"
#include "python/module/seize_observation.h"
#include "python/module/typed_rules.h"

namespace septem::python {

template Result<RulesPtr, std::string> make_typed_rules<seize::Seize>(int, const Options&, const FileTexts&);

}  // namespace septem::python
