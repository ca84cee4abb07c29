#include "games/seas/trail.h"

#include <bit>

namespace septem::seas {
namespace {

std::size_t slot(Place place) { return static_cast<std::size_t>(place.index()); }
bool is_hidden(const Trace& trace) { return trace.kind == Trace::Kind::kNick && trace.cards.is_empty(); }

/// The harbour as it was dealt: the cards that a look found without their having been captured before, and anonymous
/// tokens for the rest.
std::optional<Places> dealt(const Trail& trail, int harbour_size) {
  CardSet captured;
  CardSet from_harbour;
  for (const Trace& trace : trail) {
    if (trace.kind == Trace::Kind::kCapture) captured |= trace.cards;
    if (trace.kind == Trace::Kind::kLook) from_harbour |= trace.cards - captured;
  }
  Places places;
  places.anonymous = harbour_size - from_harbour.size();
  if (places.anonymous < 0 || places.anonymous > kMaxTokens) return std::nullopt;
  const Tokens anonymous = ((Tokens{1} << places.anonymous) - 1) << kFirstAnonymous;
  places.at[slot(Place::harbour())] = from_harbour.bits() | anonymous;
  return places;
}

/// What the viewer's next look into a place found there, and how many hidden nicks go out of it and into it before.
struct NextLook {
  bool is_due = false;
  Tokens found = 0;
  int hidden_out = 0;
  int hidden_in = 0;
  Tokens captured = 0;  ///< brought by captures until then
};

NextLook next_look(const Trail& trail, std::size_t from, Place place) {
  NextLook look;
  for (std::size_t i = from; i < trail.size(); ++i) {
    const Trace& trace = trail[i];
    if (trace.kind == Trace::Kind::kLook && trace.from == place) {
      look.is_due = true;
      look.found = trace.cards.bits();
      return look;
    }
    if (trace.kind == Trace::Kind::kCapture && trace.to == place) look.captured |= trace.cards.bits();
    if (is_hidden(trace) && trace.to == place) ++look.hidden_in;
    if (is_hidden(trace) && trace.from == place) ++look.hidden_out;
  }
  return NextLook{};
}

/// Goes through all agreeing histories of hidden nicks and keeps one of them, each with the same probability.
///
/// Cards that lie in one place and that no later trace tells apart are interchangeable: the search follows only one of
/// them, drawn at random, and counts the history as often as there are such cards.
class Search {
 public:
  Search(const Trail& trail, Rng& rng) : trail_(trail), rng_(rng) {}

  std::optional<Places> run(const Places& dealt) {
    follow(0, dealt, 1.0);
    return histories_ > 0 ? std::optional(kept_) : std::nullopt;
  }

 private:
  using Classes = FixedList<Tokens, 64>;

  void follow(std::size_t i, Places places, double weight) {
    for (; i < trail_.size(); ++i) {
      const Trace& trace = trail_[i];
      if (is_hidden(trace)) return branch(i, places, weight);
      if (!happen(trace, places)) return;
    }
    histories_ += weight;
    if (uniform() * histories_ < weight) kept_ = places;
  }

  /// Whether the places agree with this trace, of which nothing is hidden.
  static bool happen(const Trace& trace, Places& places) {
    const Tokens cards = trace.cards.bits();
    switch (trace.kind) {
      case Trace::Kind::kCapture:
        places.at[slot(trace.to)] |= cards;
        return true;
      case Trace::Kind::kLook:
        return places.at[slot(trace.from)] == cards;
      case Trace::Kind::kNick:
        places.at[slot(trace.from)] &= ~cards;
        places.at[slot(trace.to)] |= cards;
        return true;
    }
    return false;
  }

  void branch(std::size_t i, const Places& places, double weight) {
    const Trace& trace = trail_[i];
    for (const Tokens alike : classes(i + 1, candidates(i, places))) {
      const int count = std::popcount(alike);
      const Tokens token = nth(alike, rng_.below(static_cast<std::uint32_t>(count)));
      Places after = places;
      after.at[slot(trace.from)] &= ~token;
      after.at[slot(trace.to)] |= token;
      follow(i + 1, after, weight * count);
    }
  }

  /// Those cards that the nick can have moved, as far as the next looks into its two places tell.
  Tokens candidates(std::size_t i, const Places& places) const {
    const Trace& trace = trail_[i];
    const Tokens source = places.at[slot(trace.from)];
    Tokens likely = source;
    if (const NextLook look = next_look(trail_, i, trace.from); look.is_due) {
      const Tokens must_go = source & ~look.found;
      if (std::popcount(must_go) >= look.hidden_out) likely &= must_go;  // no nick to spare for another card
      if (look.hidden_in == 0) likely &= ~look.found;                    // it would not have come back
    }
    if (const NextLook look = next_look(trail_, i, trace.to); look.is_due) {
      const Tokens must_come = look.found & ~places.at[slot(trace.to)] & ~look.captured;
      if (std::popcount(must_come) >= look.hidden_in) likely &= must_come;
      if (look.hidden_out == 0) likely &= look.found;  // it would still be there
    }
    return likely;
  }

  /// Splits cards by what the traces from here on say about them.
  Classes classes(std::size_t from, Tokens tokens) const {
    Classes classes;
    if (tokens != 0) classes.push_back(tokens);
    for (std::size_t i = from; i < trail_.size(); ++i) {
      if (trail_[i].kind == Trace::Kind::kCapture || is_hidden(trail_[i])) continue;
      const Tokens named = trail_[i].cards.bits();
      for (std::size_t k = 0, size = classes.size(); k < size; ++k) {
        const Tokens inside = classes[k] & named;
        if (inside == 0 || inside == classes[k]) continue;
        classes.push_back(classes[k] & ~named);
        classes[k] = inside;
      }
    }
    return classes;
  }

  static Tokens nth(Tokens tokens, std::uint32_t skip) {
    while (skip-- > 0) tokens &= tokens - 1;
    return tokens & (~tokens + 1);
  }
  double uniform() { return static_cast<double>(rng_.next() >> 11) * 0x1p-53; }

  const Trail& trail_;
  Rng& rng_;
  double histories_ = 0;
  Places kept_{};
};

}  // namespace

std::optional<Places> find_places(const Trail& trail, int harbour_size, Rng& rng) {
  const auto begin = dealt(trail, harbour_size);
  return begin ? Search(trail, rng).run(*begin) : std::nullopt;
}

Places sample_places(const Trail& trail, int harbour_size, Rng& rng) {
  const auto places = find_places(trail, harbour_size, rng);
  SEPTEM_CHECK(places);  // what really happened is among the histories
  return *places;
}

CardSet identified(Tokens tokens, const FixedList<Card, kMaxTokens>& names) {
  CardSet cards = CardSet::from_bits(tokens & kAllCards.bits());
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (tokens >> (kFirstAnonymous + static_cast<int>(i)) & 1) cards.add(names[i]);
  }
  return cards;
}

}  // namespace septem::seas
