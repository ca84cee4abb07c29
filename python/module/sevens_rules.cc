#include "bots/greedy/sevens.h"
#include "notation/sevens.h"
#include "python/module/sevens_observation.h"
#include "python/module/typed_rules.h"

namespace septem::python {

template Result<RulesPtr, std::string> make_typed_rules<sevens::Sevens>(int, const Options&, const FileTexts&);

}  // namespace septem::python
