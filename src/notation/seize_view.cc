#include "notation/seize_view.h"

#include "games/seize/card_text.h"
#include "notation/json.h"

namespace septem {
namespace {

namespace json = boost::json;
using namespace seize;

template <class Cards>
json::array cards_json(const Cards& cards) {
  json::array array;
  for (const Card card : cards) array.emplace_back(card_name(card));
  return array;
}

template <class Pieces>
json::array pieces_json(const Booty& booty, const Pieces& pieces) {
  json::array array;
  for (const Piece piece : pieces) array.emplace_back(booty.id(piece));
  return array;
}

/// The list for those who see it, else its length.
template <class List, class Write>
json::value pile_json(const Pile<List>& pile, Write write) {
  return pile.items ? json::value(write(*pile.items)) : json::value(pile.size);
}

/// null, the card, or true for a card that the viewer may not see.
json::value laid_json(const LaidCard& laid) {
  if (!laid.is_laid) return nullptr;
  return laid.card ? json::value(card_name(*laid.card)) : json::value(true);
}

/// The exact weight once it is known, else its range.
json::value weight_json(const Booty& booty, const View& view, Piece piece) {
  if (view.weighed.has(piece)) return view.weights[static_cast<std::size_t>(piece.index())];
  if (booty.is_exact(piece)) return booty.low(piece);
  return json::array{booty.low(piece), booty.high(piece)};
}

void put_cards(const Setup& setup, const View& view, json::object& object) {
  const bool is_squabble = view.phase == Phase::kSquabble || view.phase == Phase::kCaptain;
  const auto laid = [&](bool is_shown) {
    return array_of(setup.seats, [&](std::size_t i) { return laid_json(is_shown ? view.laid[i] : LaidCard{}); });
  };
  const auto cards = [](const auto& list) { return cards_json(list); };
  object["hands"] = array_of(setup.seats, [&](std::size_t i) { return pile_json(view.hands[i], cards); });
  object["squabble"] = laid(is_squabble);
  object["cards"] = laid(!is_squabble);
  if (setup.has_ghost()) object["ghost_card"] = laid_json(view.laid.back());
  object["deck"] = pile_json(view.deck, cards);
  object["discard"] = cards_json(view.discard);
}

void put_pieces(const Setup& setup, const View& view, json::object& object) {
  const Booty& booty = setup.booty;
  const auto pieces = [&](const auto& list) { return pieces_json(booty, list); };
  object["drawn"] = pieces(view.drawn);
  object["red"] = pieces(view.stashes[static_cast<std::size_t>(Colour::kRed)]);
  object["black"] = pieces(view.stashes[static_cast<std::size_t>(Colour::kBlack)]);
  object["collections"] = array_of(setup.seats, [&](std::size_t i) { return pieces(view.collections[i]); });
  if (setup.has_ghost()) object["ghost"] = pieces(view.collections.back());
  object["bag"] = pile_json(view.bag, pieces);
  json::object weights;
  for (const Piece piece : booty.all()) weights[booty.id(piece)] = weight_json(booty, view, piece);
  object["weights"] = std::move(weights);
}

json::value totals_json(const Setup& setup, const View& view) {
  if (!view.totals) return nullptr;
  return array_of(setup.seats, [&](std::size_t i) { return json::value((*view.totals)[i]); });
}

}  // namespace

std::string_view seize_phase_name(Phase phase) {
  switch (phase) {
    case Phase::kBag:
    case Phase::kDeck:
    case Phase::kReshuffle:
      return "chance";
    case Phase::kSquabble:
      return "squabble";
    case Phase::kCaptain:
      return "captain";
    case Phase::kDivvy:
      return "divvy";
    case Phase::kCard:
      return "card";
    case Phase::kOrder:
      return "order";
    case Phase::kSeize:
      return "seize";
    case Phase::kReturn:
      return "return";
    case Phase::kUnload:
      return "unload";
    case Phase::kOver:
      return "over";
  }
  return {};
}

json::object seize_view(const Setup& setup, const View& view) {
  json::object object;
  put_common(object, seize_phase_name(view.phase), view.to_act, view.phase == Phase::kOver, view.winners);
  object["round"] = view.round;
  object["captain"] = seat_json(view.captain);
  put_cards(setup, view, object);
  put_pieces(setup, view, object);
  object["acting"] = seat_json(view.acting());
  object["totals"] = totals_json(setup, view);
  return object;
}

}  // namespace septem
