// One game of the catalogue for the binding. NAME_rules.cc compiles it, because everything that a game's bots do is in it.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "python/module/typed_tables.h"

namespace septem::python {

template <Hearable G>
class TypedRules final : public Rules {
 public:
  TypedRules(typename G::Setup setup, Options options, FileTexts files)
      : Rules(G::kId, setup.seats, std::move(options), std::move(files)),
        setup_(std::move(setup)),
        features_(feature_names<G>(setup_)) {}

  std::string_view title() const override { return G::kTitle; }
  int moves() const override { return G::kMoves; }
  int sides() const override {
    if constexpr (HasOwners<G>) return setup_.owners();
    return setup_.seats;
  }
  const std::vector<std::string>& features() const override { return features_; }

  std::unique_ptr<Table> begin(std::optional<Seed> seed) const override {
    return std::make_unique<TypedTable<G>>(*this, std::make_unique<MatchGame<G>>(setup_, options(), seed, files()));
  }
  std::unique_ptr<Table> adopt(std::unique_ptr<AnyGame> game) const override {
    return std::make_unique<TypedTable<G>>(*this,
                                           std::unique_ptr<MatchGame<G>>(static_cast<MatchGame<G>*>(game.release())));
  }
  Result<std::unique_ptr<Tables>, Fault> begin_many(const TablesOrder& order) const override {
    for (const auto& opponent : order.opponents) {
      if (opponent && !make_bot<G>(opponent->name))
        return failure(Fault{Code::kBadParams, "there is no bot '" + opponent->name + "'"});
    }
    return std::make_unique<TypedTables<G>>(setup_, order, features_.size());
  }

 private:
  typename G::Setup setup_;
  std::vector<std::string> features_;
};

/// Each game's is compiled in a file of its own.
template <Hearable G>
Result<RulesPtr, std::string> make_typed_rules(int seats, const Options& options, const FileTexts& files) {
  const NoDataFiles no_files;
  const KeptFiles kept(files, no_files);
  auto setup = Notation<G>::setup(seats, options, kept);
  if (!setup) return failure(std::move(setup.error()));
  return std::make_shared<TypedRules<G>>(std::move(*setup), options, kept.texts());
}

}  // namespace septem::python
