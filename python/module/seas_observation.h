// What a seat of 7 Seas observes. Owners and seats are numbered clockwise from the observer's own, which is 0.
#pragma once

#include <array>
#include <bit>

#include "games/seas/seas.h"
#include "notation/seas.h"
#include "python/module/watch.h"

namespace septem::python {

namespace seas_facts {

using namespace septem::seas;  // NOLINT(google-build-using-namespace): these files are about one game

/// What play has shown of the hidden cards in this round.
struct Memory {
  CardSet unseen = kAllCards;
  std::array<CardSet, kMaxSeats> taken{};  ///< per owner: seen to go into that chest, and not seen to leave it

  void capture(std::size_t owner, CardSet cards) {
    unseen -= cards;
    taken[owner] |= cards;
  }
  /// The seat's own nick; those of others are hidden.
  void nick(Place from, std::size_t owner, Card card) {
    if (from.is_chest()) taken[static_cast<std::size_t>(from.index())].remove(card);
    taken[owner].add(card);
  }
};

struct Facts {
  Seat seat{};
  CardSet hand{};
  CardSet display{};
  CardSet looking{};
  Memory memory{};
  std::array<std::uint8_t, kMaxSeats> hands{};   ///< sizes
  std::array<std::uint8_t, kMaxSeats> chests{};  ///< sizes
  std::array<std::uint8_t, kMaxSeats> ships{};
  int harbour = 0;
  int aside = 0;
  Phase phase = Phase::kDeal;
  int round = 1;
  int cycle = 1;
  int start = kNoIndex;
  int turn = kNoIndex;
  int last_taker = kNoIndex;
};

}  // namespace seas_facts

template <>
struct Observation<seas::Seas> {
  using Facts = seas_facts::Facts;

  static Facts facts(const seas::Setup& setup, const seas::Knowledge& knowledge);

  template <class Sink>
  static void lay_out(const seas::Setup& setup, const Facts& facts, Sink& sink) {
    const auto name = [](int card) { return Notation<seas::Seas>::card(card); };
    const auto cards = [&](std::string_view what, auto... at_and_set) {
      sink.items(what, bits_of(at_and_set)..., seas::Card::kCount, name);
    };
    const int own_side = static_cast<int>(setup.owner_of(facts.seat));
    const auto owner = [&](int steps) { return static_cast<std::size_t>((own_side + steps) % setup.owners()); };
    const auto seat = [&](int steps) { return static_cast<std::size_t>((facts.seat.index() + steps) % setup.seats); };
    const auto steps_to = [&](int who) {
      return who == kNoIndex ? kNoIndex : (who - facts.seat.index() + setup.seats) % setup.seats;
    };

    cards("hand", facts.hand);
    cards("display", facts.display);
    cards("unseen", facts.memory.unseen);
    cards("looking", facts.looking);
    for (int i = 0; i < setup.owners(); ++i) cards("taken", i, facts.memory.taken[owner(i)]);
    const seas::StrengthBits strengths = seas::strengths_of(facts.display);
    for (int i = 0; i < seas::kStrengths; ++i)
      sink.number("takes", i + 1, std::popcount(seas::kFirstCaptures[static_cast<std::size_t>(i)][strengths]));
    for (int i = 0; i < setup.seats; ++i) sink.number("hand_size", i, facts.hands[seat(i)]);
    for (int i = 0; i < setup.owners(); ++i) sink.number("chest_size", i, facts.chests[owner(i)]);
    for (int i = 0; i < setup.owners(); ++i) sink.number("ship", i, facts.ships[owner(i)]);
    sink.number("harbour_size", facts.harbour);
    sink.number("aside_size", facts.aside);
    sink.number("round", facts.round);
    sink.number("cycle", facts.cycle);
    sink.one_of("phase", static_cast<int>(facts.phase), static_cast<int>(seas::Phase::kOver) + 1);
    sink.one_of("start", steps_to(facts.start), setup.seats);
    sink.one_of("turn", steps_to(facts.turn), setup.seats);
    sink.one_of("last_taker", steps_to(facts.last_taker), setup.seats);
  }

 private:
  static int bits_of(int index) { return index; }
  static std::uint64_t bits_of(seas::CardSet set) { return set.bits(); }
};

/// In 7 Seas observations need two sets of cards that play has shown; all else is in the state, from where a view takes it too.
template <>
class Watch<seas::Seas> {
 public:
  void begin(const seas::Setup& setup, Seat seat, const seas::Knowledge& knowledge) {
    memory(seat) = Observation<seas::Seas>::facts(setup, knowledge).memory;
  }
  void begin(const seas::Setup&, const seas::State&) { memories_ = {}; }
  void step(const seas::Setup& setup, const seas::State& before, const seas::State& after, Seat seat, seas::Move move);
  void step(const seas::Setup& setup, const seas::State& before, const seas::State& after,
            const seas::Outcome& outcome);
  seas_facts::Facts facts(const seas::Setup& setup, const seas::State& state, Seat seat) const;

 private:
  seas_facts::Memory& memory(Seat seat) { return memories_[static_cast<std::size_t>(seat.index())]; }
  /// What every seat sees now.
  void look(const seas::Setup& setup, const seas::State& state);

  std::array<seas_facts::Memory, seas::kMaxSeats> memories_{};
};

}  // namespace septem::python
