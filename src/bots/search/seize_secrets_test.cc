#include "bots/search/seize_secrets.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

#include "bots/greedy/seize.h"
#include "bots/thinking.h"

namespace septem::seize {
namespace {

/// Two seats, about to lay their seize cards in the last round; of the deck only a few cards are left, so that every deal can be listed.
class SmallTable {
 public:
  explicit SmallTable(std::uint64_t seed) : rng_(seed) {
    setup_.seats = 2;
    setup_.booty = dominoes9();
    start_.phase = Phase::kCard;
    start_.round = kRounds;
    start_.to_act = setup_.all_seats();
    start_.has_captain = true;
    start_.captain = Seat::from_index(0);
    deal_pieces();
    std::array<Card, Card::kCount> deck;
    for (int i = 0; i < Card::kCount; ++i) deck[static_cast<std::size_t>(i)] = Card::from_index(i);
    rng_.shuffle(deck);
    for (std::size_t i = 0; i < kCards; ++i) cards_.add(deck[i]);
    list_deals();
  }

  const Setup& setup() const { return setup_; }
  const std::vector<State>& deals() const { return deals_; }

 private:
  static constexpr std::size_t kCards = 8;

  void deal_pieces() {
    std::array<Piece, kBagSize> bag;
    for (int i = 0; i < kBagSize; ++i) bag[static_cast<std::size_t>(i)] = Piece::from_index(i);
    rng_.shuffle(bag);
    for (std::size_t i = 0; i < bag.size(); ++i) {
      start_.bag[i] = bag[i];
      start_.weights[i] = setup_.booty.low(bag[i]);
      // All have about the same, so that this round decides.
      if (i < kBagSize - kDrawn)
        start_.collections[i % 3 == 2 ? kMaxPlayers - 1 : i % 3].add(bag[i]);
      else
        start_.stashes[i % 2].add(bag[i]);
    }
  }

  void list_deals() {
    for (const Card a : cards_)
      for (const Card b : cards_) {
        if (b.index() <= a.index()) continue;
        const CardSet rest = cards_ - CardSet{a, b};
        for (const Card c : rest)
          for (const Card d : rest) {
            if (d.index() <= c.index()) continue;
            for (const Card ghost : rest - CardSet{c, d}) {
              State deal = start_;
              deal.hands[0] = {a, b};
              deal.hands[1] = {c, d};
              deal.laid.back() = ghost;
              deals_.push_back(deal);
            }
          }
      }
  }

  Rng rng_;
  Setup setup_;
  State start_;
  CardSet cards_;
  std::vector<State> deals_;
};

using Profile = std::function<std::array<double, 2>(const State&, Seat)>;

/// What the best answers to a profile bring together beyond the stake, which is 1; every deal counted.
class Exploit {
 public:
  explicit Exploit(const SmallTable& table)
      : table_(table), prospects_(table.setup(), view(table.setup(), table.deals()[0], Seat::from_index(0))) {
    const Hasty hasty(table.setup(), prospects_);
    Rng rng(1);
    for (const State& deal : table.deals()) {
      Payoffs payoffs{};
      for (int i = 0; i < 4; ++i) {
        State state = deal;
        apply(table.setup(), state, Seat::from_index(0), Move::card(deal.hands[0].nth(i / 2)));
        apply(table.setup(), state, Seat::from_index(1), Move::card(deal.hands[1].nth(i % 2)));
        payoffs[static_cast<std::size_t>(i)] = hasty.finish_round(state, rng)[0];
      }
      payoffs_.push_back(payoffs);
    }
  }

  double of(const Profile& profile) const {
    const auto deals = static_cast<double>(payoffs_.size());
    return (best_answer(0, profile) + best_answer(1, profile)) / deals - 1;
  }
  const Prospects& prospects() const { return prospects_; }

 private:
  using Payoffs = std::array<double, 4>;  ///< of the first seat, by both choices

  double best_answer(int seat, const Profile& profile) const {
    std::map<std::pair<CardSet::Bits, int>, std::array<double, 2>> places;
    for (std::size_t d = 0; d < payoffs_.size(); ++d) {
      const State& deal = table_.deals()[d];
      const auto other = profile(deal, Seat::from_index(1 - seat));
      auto& place =
          places[{deal.hands[static_cast<std::size_t>(seat)].bits(), seat == 1 ? deal.laid.back().index() : -1}];
      for (std::size_t own = 0; own < 2; ++own)
        for (std::size_t theirs = 0; theirs < 2; ++theirs) {
          const double payoff = payoffs_[d][seat == 0 ? own * 2 + theirs : theirs * 2 + own];
          place[own] += other[theirs] * (seat == 0 ? payoff : 1 - payoff);
        }
    }
    double sum = 0;
    for (const auto& [key, values] : places) sum += std::max(values[0], values[1]);
    return sum;
  }

  const SmallTable& table_;
  Prospects prospects_;
  std::vector<Payoffs> payoffs_;
};

Profile learned_by(Secrets& secrets, const SecretTable& table) {
  return [&](const State& deal, Seat seat) {
    const auto averages = secrets.learned(table, deal, seat).averages(2);
    return std::array<double, 2>{averages[0], averages[1]};
  };
}

Profile greedy_at(const Setup& setup) {
  return [&](const State& deal, Seat seat) {
    MoveList moves;
    moves.clear();
    legal_moves(setup, deal, seat, moves);
    const Knowledge known = know(setup, view(setup, deal, seat));
    GreedyBot<Seize> bot;
    Rng rng(1);
    const bool is_first = bot.think({setup, known, seat, &moves}, {}, rng).move.card() == deal.hand(seat).first();
    return std::array{is_first ? 1.0 : 0.0, is_first ? 0.0 : 1.0};
  };
}

std::array<double, 2> uniform(const State&, Seat) { return {0.5, 0.5}; }

/// Both seats in turn, each time in any deal.
void practise(Secrets& secrets, const SecretTable& table, const std::vector<State>& deals, int times, Rng& rng) {
  for (int i = 0; i < times; ++i) {
    const State& deal = deals[rng.below(static_cast<std::uint32_t>(deals.size()))];
    secrets.practise(table, deal, Seat::from_index(i % 2), rng);
  }
}

TEST(SeizeSecrets, AreTheHarderToExploitTheLongerTheyArePractised) {
  constexpr int kTables = 4;
  std::array<double, 3> learned{};
  double greedy = 0;
  double any = 0;
  for (int i = 1; i <= kTables; ++i) {
    const SmallTable table(static_cast<std::uint64_t>(i));
    const Exploit exploit(table);
    greedy += exploit.of(greedy_at(table.setup()));
    any += exploit.of(uniform);
    const Hasty hasty(table.setup(), exploit.prospects());
    const SecretTable small{table.setup(), hasty};
    Secrets secrets;
    Rng rng(1);
    int done = 0;
    for (double& sum : learned) {
      const int times = done == 0 ? 400 : 7 * done;
      practise(secrets, small, table.deals(), times, rng);
      done += times;
      sum += exploit.of(learned_by(secrets, small));
    }
  }
  EXPECT_LT(learned[1], learned[0]);
  EXPECT_LT(learned[2], learned[1]);
  EXPECT_LE(learned[2], greedy / 10);
  EXPECT_LE(learned[2], any / 10);
  EXPECT_LE(learned[2] / kTables, 0.01) << "of the stake";
  RecordProperty("greedy", std::to_string(greedy / kTables));
  RecordProperty("uniform", std::to_string(any / kTables));
  RecordProperty("learned", std::to_string(learned[2] / kTables));
}

TEST(SeizeSecrets, AreLaidAsOftenAsTheirVisitsSay) {
  const std::vector<Thought<Seize>::Option> options = {{Move::card(Card::from_index(1)), 0, 300},
                                                       {Move::card(Card::from_index(2)), 0, 100}};
  Rng rng(1);
  int firsts = 0;
  for (int i = 0; i < 4'000; ++i) firsts += any_by_visits(options, rng) == options[0].move ? 1 : 0;
  EXPECT_NEAR(firsts, 3'000, 150);
}

}  // namespace
}  // namespace septem::seize
