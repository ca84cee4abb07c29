#include "notation/seize_view.h"

#include "games/seize/card_text.h"
#include "notation/json_text.h"

namespace septem {
namespace {

using namespace seize;

template <class Cards>
void write_cards(JsonText& out, const Cards& cards) {
  out.list([&] {
    for (const Card card : cards) out.text(card_name(card));
  });
}

template <class Pieces>
void write_pieces(JsonText& out, const Booty& booty, const Pieces& pieces) {
  out.list([&] {
    for (const Piece piece : pieces) out.text(booty.id(piece));
  });
}

/// The list for those who see it, else its length.
template <class List, class Write>
void write_pile(JsonText& out, const Pile<List>& pile, Write write) {
  pile.items ? write(*pile.items) : out.number(pile.size);
}

/// null, the card, or true for a card that the viewer may not see.
void write_laid(JsonText& out, const LaidCard& laid) {
  if (!laid.is_laid) return out.null();
  laid.card ? out.text(card_name(*laid.card)) : out.boolean(true);
}

/// The exact weight once it is known, else its range.
void write_weight(JsonText& out, const Booty& booty, const View& view, Piece piece) {
  if (view.weighed.has(piece)) return out.number(view.weights[static_cast<std::size_t>(piece.index())]);
  if (booty.is_exact(piece)) return out.number(booty.low(piece));
  out.list([&] {
    out.number(booty.low(piece));
    out.number(booty.high(piece));
  });
}

void put_cards(JsonText& out, const Setup& setup, const View& view) {
  const bool is_squabble = view.phase == Phase::kSquabble || view.phase == Phase::kCaptain;
  const auto laid = [&](bool is_shown) {
    out.list_of(setup.seats, [&](std::size_t i) { write_laid(out, is_shown ? view.laid[i] : LaidCard{}); });
  };
  const auto cards = [&](const auto& list) { write_cards(out, list); };
  out.key("hands").list_of(setup.seats, [&](std::size_t i) { write_pile(out, view.hands[i], cards); });
  out.key("squabble");
  laid(is_squabble);
  out.key("cards");
  laid(!is_squabble);
  if (setup.has_ghost()) write_laid(out.key("ghost_card"), view.laid.back());
  write_pile(out.key("deck"), view.deck, cards);
  write_cards(out.key("discard"), view.discard);
}

void put_pieces(JsonText& out, const Setup& setup, const View& view) {
  const Booty& booty = setup.booty;
  const auto pieces = [&](const auto& list) { write_pieces(out, booty, list); };
  const auto put = [&](std::string_view key, const auto& list) { write_pieces(out.key(key), booty, list); };
  put("drawn", view.drawn);
  put("red", view.stashes[static_cast<std::size_t>(Colour::kRed)]);
  put("black", view.stashes[static_cast<std::size_t>(Colour::kBlack)]);
  out.key("collections").list_of(setup.seats, [&](std::size_t i) { pieces(view.collections[i]); });
  if (setup.has_ghost()) put("ghost", view.collections.back());
  write_pile(out.key("bag"), view.bag, pieces);
  out.key("weights").object([&] {
    for (const Piece piece : booty.all()) write_weight(out.key(booty.id(piece)), booty, view, piece);
  });
}

void write_totals(JsonText& out, const Setup& setup, const View& view) {
  if (!view.totals) return out.null();
  out.list_of(setup.seats, [&](std::size_t i) { out.number((*view.totals)[i]); });
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

std::string seize_view(const Setup& setup, const View& view) {
  JsonText out(3000);
  out.object([&] {
    put_common(out, seize_phase_name(view.phase), view.to_act, view.phase == Phase::kOver, view.winners);
    out.key("round").number(view.round);
    out.key("captain").seat(view.captain);
    put_cards(out, setup, view);
    put_pieces(out, setup, view);
    out.key("acting").seat(view.acting());
    write_totals(out.key("totals"), setup, view);
  });
  return std::move(out).take();
}

}  // namespace septem
