#include "bots/solver/sevens.h"

#include <gtest/gtest.h>

namespace septem {
namespace {

using namespace sevens;

const Seat kOwn = Seat::from_index(0);

/// About to call, with these cards left.
Knowledge calling(CardSet unseen) {
  Knowledge knowledge;
  knowledge.view.phase = Phase::kCall;
  knowledge.view.turn = kOwn;
  knowledge.view.gone = kAllCards - unseen;
  knowledge.view.deck.size = unseen.size();
  return knowledge;
}

std::optional<Thought<Sevens>> think_of(const Knowledge& knowledge) {
  Setup setup;
  Budget budget({});
  Rng rng(1);
  return Handover<Sevens>::think({setup, knowledge, kOwn}, budget, rng);
}

TEST(SevensCall, IsTheOneThatHitsMostOften) {
  const auto thought = think_of(
      calling({Card::of(Type::kAges, 4), Card::of(Type::kSins, 4), Card::of(Type::kColors, 7)}));
  ASSERT_TRUE(thought);
  EXPECT_EQ(thought->move, Move::call(Call::number(4)));
  EXPECT_NEAR(thought->options[3].value, 2.0 / 3, 1e-9);
}

TEST(SevensCall, NamesTheTopCardThatWasSeen) {
  Knowledge knowledge = calling({Card::of(Type::kAges, 4), Card::of(Type::kSins, 4)});
  knowledge.known_deck[0] = Card::of(Type::kColors, 7);
  EXPECT_EQ(think_of(knowledge)->move, Move::call(Call::number(7)));
}

TEST(SevensCall, OtherDecisionsAreSearchedFor) {
  Knowledge knowledge = calling(kAllCards);
  knowledge.view.phase = Phase::kPlay;
  EXPECT_FALSE(think_of(knowledge));
}

}  // namespace
}  // namespace septem
