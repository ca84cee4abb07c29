#include "bots/search/seize_secrets.h"

#include <algorithm>
#include <cmath>

#include "bots/by_weight.h"
#include "core/mix.h"

namespace septem::seize {
namespace {

constexpr std::size_t kPlaces = 1 << 14;
constexpr int kNear = 8;
constexpr float kTrust = 0.1F;  ///< how much regret the hasty player's probabilities stand for

/// Suits of a colour do not differ where cards are seized; when they squabble, only in the first round, and little.
std::uint32_t kind_of(Card card) {
  return 1 + static_cast<std::uint32_t>(card.rank()) * kColours + static_cast<std::uint32_t>(card.colour());
}
constexpr std::uint32_t kKinds = kRanks * kColours + 1;

/// Who is not captain has seen the interloper's card (B15).
bool sees_ghost(const Setup& setup, const State& state, Seat seat) {
  return setup.has_ghost() && state.phase == Phase::kCard && seat == state.non_captain();
}

std::uint32_t key_of(const Setup& setup, const State& world, Seat seat) {
  std::uint32_t key = 1 + static_cast<std::uint32_t>(seat.index());
  for (const Card card : world.hand(seat)) key = key * kKinds + kind_of(card);
  return key * kKinds + (sees_ghost(setup, world, seat) ? kind_of(world.laid.back()) : 0);
}

Move laying(const State& world, Card card) {
  return world.phase == Phase::kSquabble ? Move::squabble(card) : Move::card(card);
}

/// Everybody has their cards in their hands again: what others have laid already is to be guessed.
State before_laying(const Setup& setup, State state) {
  for (const Seat seat : setup.all_seats() - state.to_act.set()) state.hand(seat).add(state.laid_by(seat));
  state.to_act = setup.all_seats();
  return state;
}

/// What the hasty player would do, in regrets.
SecretPlace::PerCard first_regrets(const Hasty& hasty, const State& world, Seat seat) {
  SecretPlace::PerCard regrets{};
  float sum = 0;
  std::size_t i = 0;
  for (const Card card : world.hand(seat)) {
    regrets[i] = hasty.temptation(world, seat, card);
    sum += regrets[i++];
  }
  for (float& regret : regrets) regret *= kTrust / sum;
  return regrets;
}

/// A piece of work for each card.
bool spend(Budget& budget, int cards) {
  for (int i = 0; i < cards; ++i)
    if (!budget.spend()) return false;
  return true;
}

/// The visits are how often a card would be laid.
std::vector<Thought<Seize>::Option> options_of(const SecretPlace& place, const State& world, Seat seat) {
  constexpr float kParts = 1'000;  // where nothing was tried
  const auto cards = static_cast<std::size_t>(world.hand(seat).size());
  const auto averages = place.averages(cards);
  const float tries = place.visits > 0 ? static_cast<float>(place.visits) : kParts;
  std::vector<Thought<Seize>::Option> options;
  for (const Card card : world.hand(seat)) {
    const std::size_t i = options.size();
    options.push_back({laying(world, card), place.values[i] / tries, std::lround(averages[i] * tries)});
  }
  return options;
}

/// What somebody knows who sees no hand.
Knowledge without_own_hand(Knowledge knowledge, Seat seat) {
  const auto at = static_cast<std::size_t>(seat.index());
  View& view = knowledge.view;
  LaidCard& own = view.laid[at];
  CardSet hand = view.hands[at].items.value_or(CardSet{});
  if (own.card) hand.add(*own.card);
  for (Shuffled& deck : knowledge.decks) deck.held[at] = static_cast<std::uint8_t>((deck.cards & hand).size());
  view.hands[at].items.reset();
  if (view.phase == Phase::kCard) view.laid.back().card.reset();
  return knowledge;
}

}  // namespace

SecretPlace::PerCard SecretPlace::probabilities(std::size_t cards) const {
  float sum = 0;
  for (std::size_t i = 0; i < cards; ++i) sum += regrets[i];
  PerCard shares{};
  for (std::size_t i = 0; i < cards; ++i) shares[i] = sum > 0 ? regrets[i] / sum : 1 / static_cast<float>(cards);
  return shares;
}

SecretPlace::PerCard SecretPlace::averages(std::size_t cards) const {
  float sum = 0;
  for (std::size_t i = 0; i < cards; ++i) sum += sums[i];
  if (sum == 0) return probabilities(cards);
  PerCard shares = sums;
  for (float& share : shares) share /= sum;
  return shares;
}

void SecretPlace::learn(std::size_t cards, const PerCard& brought) {
  const PerCard played = probabilities(cards);
  ++visits;
  float usual = 0;
  for (std::size_t i = 0; i < cards; ++i) usual += played[i] * brought[i];
  for (std::size_t i = 0; i < cards; ++i) {
    regrets[i] = std::max(0.0F, regrets[i] + brought[i] - usual);
    sums[i] += static_cast<float>(visits) * played[i];
    values[i] += brought[i];
  }
}

Secrets::Secrets() : places_(kPlaces) {}

void Secrets::forget() { std::ranges::fill(places_, SecretPlace{}); }

SecretPlace& Secrets::place(const SecretTable& table, const State& world, Seat seat) {
  const std::uint32_t key = key_of(table.setup, world, seat);
  std::uint64_t mixed = key;
  mix(mixed, 0);
  std::size_t at = mixed % kPlaces;
  // Where there is no room near by two hands share a place: they are rare.
  for (int i = 0; i < kNear && places_[at].key != 0 && places_[at].key != key; ++i) at = (at + 1) % kPlaces;
  SecretPlace& place = places_[at];
  if (place.key != 0) return place;
  place.key = key;
  place.regrets = first_regrets(table.hasty, world, seat);
  return place;
}

void Secrets::practise(const SecretTable& table, const State& world, Seat seat, Rng& rng) {
  State others = world;
  for (const Seat other : table.setup.all_seats() - SeatSet::of(seat)) {
    const CardSet hand = world.hand(other);
    const auto cards = static_cast<std::size_t>(hand.size());
    const auto probabilities = place(table, world, other).probabilities(cards);
    const std::size_t laid = any_by_weight(std::span(probabilities).first(cards), rng);
    apply(table.setup, others, other, laying(world, hand.nth(static_cast<int>(laid))));
  }
  SecretPlace::PerCard brought{};
  std::size_t cards = 0;
  for (const Card card : world.hand(seat)) {
    State all = others;
    apply(table.setup, all, seat, laying(world, card));
    brought[cards++] = static_cast<float>(table.hasty.finish_round(all, rng)[static_cast<std::size_t>(seat.index())]);
  }
  place(table, world, seat).learn(cards, brought);
}

void Secrets::learn(const SecretTable& table, const Problem<Seize>& problem, Budget& budget, Beliefs<Seize>& beliefs,
                    Rng& rng) {
  const Setup& setup = table.setup;
  const Knowledge anybody = without_own_hand(problem.knowledge, problem.seat);
  for (int i = 0; true; ++i) {
    const State own = before_laying(setup, sample(setup, problem.knowledge, rng));
    if (!spend(budget, own.hand(problem.seat).size())) return;
    practise(table, own, problem.seat, rng);
    beliefs.add(own);
    const State any = before_laying(setup, sample(setup, anybody, rng));
    const Seat seat = Seat::from_index(i % setup.seats);
    if (!spend(budget, any.hand(seat).size())) return;
    practise(table, any, seat, rng);
  }
}

Thought<Seize> Secrets::think(const Problem<Seize>& problem, Budget& budget, Rng& rng) {
  const Prospects prospects(problem.setup, problem.knowledge.view);
  const Hasty hasty(problem.setup, prospects);
  const SecretTable table{problem.setup, hasty};
  const State world = before_laying(problem.setup, sample(problem.setup, problem.knowledge, rng));
  Beliefs<Seize> beliefs;
  forget();
  if (world.hand(problem.seat).size() > 1) learn(table, problem, budget, beliefs, rng);
  Thought<Seize> thought{.options = options_of(place(table, world, problem.seat), world, problem.seat)};
  thought.move = any_by_visits(thought.options, rng);
  thought.line = {thought.move};
  thought.beliefs = beliefs.of_others(problem);
  thought.work = budget.work();
  return thought;
}

Move any_by_visits(const std::vector<Thought<Seize>::Option>& options, Rng& rng) {
  std::int64_t sum = 0;
  for (const auto& option : options) sum += option.visits;
  if (sum == 0) return options[rng.below(static_cast<std::uint32_t>(options.size()))].move;
  auto rest = static_cast<std::int64_t>(rng.below(static_cast<std::uint32_t>(sum)));
  std::size_t i = 0;
  while (rest >= options[i].visits) rest -= options[i++].visits;
  return options[i].move;
}

}  // namespace septem::seize
