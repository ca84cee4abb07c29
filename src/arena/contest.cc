#include "arena/contest.h"

#include "arena/study/seas_marks.h"
#include "arena/study/seize_marks.h"
#include "arena/study/sevens_marks.h"
#include "arena/typed_contest.h"
#include "engine/catalogue.h"

namespace septem {
namespace {

struct MakeContest {
  ContestOrder& order;
  const DataFiles& files;
  Result<std::unique_ptr<Contest>, std::string>& made;

  template <Notated G>
  void operator()() const {
    if (order.game != G::kId) return;
    auto setup = Notation<G>::setup(order.seats, order.options, files);
    if (setup) {
      made = std::make_unique<TypedContest<G>>(std::move(order), std::move(*setup));
    } else {
      made = failure(std::move(setup.error()));
    }
  }
};

}  // namespace

Result<std::unique_ptr<Contest>, std::string> make_contest(ContestOrder order, const DataFiles& files) {
  Result<std::unique_ptr<Contest>, std::string> made = failure("there is no game '" + order.game + "'");
  Catalogue::for_each(MakeContest{order, files, made});
  return made;
}

}  // namespace septem
