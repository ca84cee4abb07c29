#include "notation/seize.h"

#include <array>

#include "games/data_lines.h"
#include "games/seize/booty_file.h"
#include "games/seize/card_text.h"
#include "notation/clean_text.h"
#include "notation/explain.h"
#include "notation/json.h"
#include "notation/seize_view.h"
#include "notation/text.h"

namespace septem {
namespace {

using namespace seize;

constexpr std::pair<std::string_view, std::string_view> kSentences[] = {
    {"seize.not-your-move", "it is not this seat's decision"},
    {"seize.must-squabble", "a card for the squabble must be laid: 'squabble' and a card of the hand"},
    {"seize.must-lay-card", "a card for the seize phase must be laid: 'card' and a card of the hand"},
    {"seize.card-not-in-hand", "that card is not in this hand"},
    {"seize.must-name-captain", "the squabble is tied: the previous captain names the new one"},
    {"seize.not-tied", "only one of those tied for the highest card can be captain"},
    {"seize.must-divvy", "the captain divides the drawn pieces: 'red' and the pieces for the red stash"},
    {"seize.piece-not-drawn", "only the seven pieces just drawn are divided"},
    {"seize.not-in-drawing-order", "pieces for red are named once each, in the order they were drawn"},
    {"seize.empty-stash", "each stash gets at least one piece"},
    {"seize.must-order", "equal ranks were laid: the captain sets their order"},
    {"seize.not-the-tied", "the order names each of those with the tied rank once, and nobody else"},
    {"seize.must-seize", "a piece must be taken"},
    {"seize.piece-not-in-stash", "that piece is not in the stash of the card's colour"},
    {"seize.only-queens-steal", "only a queen steals"},
    {"seize.no-such-victim", "there is no such other player to steal from"},
    {"seize.other-colour", "a queen steals only from players who laid a card of her colour"},
    {"seize.piece-not-theirs", "that piece is not in their collection"},
    {"seize.must-return", "the king gives back as many pieces as he took, one at a time"},
    {"seize.piece-not-in-collection", "that piece is not in the king's collection"},
    {"seize.for-the-interloper", "it is the interloper's turn: the choice is made with 'g' in front"},
    {"seize.not-for-the-interloper", "it is not the interloper's turn"},
    {"seize.must-unload", "the scales are level: a piece must be taken off"},
    {"seize.piece-not-on-pan", "that piece does not lie on this pan"},
    {"seize.not-asked", "this seat has no piece to take off there, or has chosen already"},
    {"seize.bag-is-due", "the bag is due: 49 pieces in drawing order"},
    {"seize.deck-is-due", "the deck is due: 52 cards, top first"},
    {"seize.reshuffle-is-due", "a reshuffle is due: the discards in their new order, top first"},
    {"seize.nothing-is-due", "no outcome is due"},
    {"seize.piece-twice", "a bag holds each piece once at most"},
    {"seize.no-such-piece", "there is no such piece in this set"},
    {"seize.weight-out-of-range", "a piece weighs no less and no more than its range says"},
    {"seize.not-all-cards", "the deck holds each of the 52 cards once"},
    {"seize.not-the-discards", "a reshuffle names each of the discards once, and no other card"},
    {"seize.booty.not-a-piece",
     "expected a piece and its weight or its lowest and highest weight, such as 'key 70 98'"},
    {"seize.booty.bad-id", "a piece is named with 1 to 32 of the characters a-z, 0-9, ':' and '-'"},
    {"seize.booty.not-a-number", "a weight is a whole number of tenths of a gram, 0 to 50000"},
    {"seize.booty.weight-out-of-range", "a weight is a whole number of tenths of a gram, 0 to 50000"},
    {"seize.booty.low-above-high", "the lowest weight comes first"},
    {"seize.booty.names",
     "after the weight come no names, or one each in English, German and Polish: '| coin | Taler | moneta'"},
    {"seize.booty.id-twice", "this piece is in the set already"},
    {"seize.booty.too-many", "a set has at most 64 pieces"},
    {"seize.booty.too-few", "the file ends with fewer than 49 pieces"},
    {"seize.score.heavier", "the heavier stays"},
    {"seize.score.lighter", "the lighter stays, because the treasure is cursed"},
    {"seize.score.unloaded", "level; taking pieces off decided"},
    {"seize.score.shared", "level to the end: they share their place"},
    {"seize.score.place", "weight and place"},
    {"seize.score.not-weighed", "the interloper cannot win and is not weighed"},
};

// In the order of Move::Kind.
constexpr std::array<std::string_view, 9> kVerbs = {"squabble", "captain", "red",    "card",  "order",
                                                    "seize",    "steal",   "return", "unload"};

std::optional<Seat> parse_player(const Setup& setup, std::string_view text) {
  if (text == "g" && setup.has_ghost()) return Seat::ghost();
  return parse_seat(text, setup.seats);
}

std::optional<Move> parse_red(const Setup& setup, const std::vector<std::string_view>& words) {
  Move::Pieces pieces;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto piece = setup.booty.find(words[i]);
    if (!piece || pieces.size() == Move::Pieces::kCapacity) return std::nullopt;
    pieces.push_back(*piece);
  }
  return Move::red(pieces);
}

std::optional<Move> parse_order(const Setup& setup, const std::vector<std::string_view>& words) {
  Move::Seats seats;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto seat = parse_player(setup, words[i]);
    if (!seat || seats.size() == Move::Seats::kCapacity) return std::nullopt;
    seats.push_back(*seat);
  }
  return Move::order(seats);
}

template <class T, class Make>
std::optional<Move> made(std::optional<T> subject, Make make) {
  return subject ? std::optional<Move>(make(*subject)) : std::nullopt;
}

/// A decision about a piece; these are the ones made for the interloper, too.
std::optional<Move> parse_piece_move(const Setup& setup, const std::vector<std::string_view>& words, bool for_ghost) {
  const auto piece = setup.booty.find(words.back());
  if (!piece) return std::nullopt;
  if (words[0] == "steal" && words.size() == 3) {
    return made(parse_player(setup, words[1]), [&](Seat victim) { return Move::steal(victim, *piece, for_ghost); });
  }
  if (words.size() != 2) return std::nullopt;
  if (words[0] == "seize") return Move::seize(*piece, for_ghost);
  if (words[0] == "return") return Move::give_back(*piece, for_ghost);
  if (words[0] == "unload") return Move::unload(*piece, for_ghost);
  return std::nullopt;
}

std::optional<Move> parse_leniently(const Setup& setup, std::vector<std::string_view> words) {
  if (words[0] == "red") return parse_red(setup, words);
  if (words[0] == "order") return parse_order(setup, words);
  if (words[0] == "g") {
    words.erase(words.begin());
    return words.empty() || !setup.has_ghost() ? std::nullopt : parse_piece_move(setup, words, true);
  }
  if (words.size() == 2) {
    if (words[0] == "squabble") return made(parse_card(words[1]), Move::squabble);
    if (words[0] == "captain") return made(parse_seat(words[1], setup.seats), Move::captain);
    if (words[0] == "card") return made(parse_card(words[1]), [](Card card) { return Move::card(card); });
  }
  return parse_piece_move(setup, words, false);
}

Result<Booty, std::string> booty_of(const Options& options, const DataFiles& files) {
  const std::string& name = options.word("booty");
  if (name == "treasure") return treasure();
  if (name == "dominoes9") return dominoes9();
  if (name == "dominoes6") return dominoes6();
  return read_data("booty", name, files, kSentences, parse_booty);
}

std::string quoted(std::string_view word) { return "'" + shortened(word, 40) + "'"; }

/// `coral-key=83`, or `3:4` where every weight is known.
std::string bag_word(const Booty& booty, Piece piece, Weight weight) {
  const std::string id(booty.id(piece));
  return booty.is_exact() ? id : id + "=" + std::to_string(weight);
}

Result<std::pair<Piece, Weight>, std::string> parse_bag_word(const Booty& booty, std::string_view word) {
  const std::size_t equals = word.find('=');
  const auto piece = booty.find(word.substr(0, equals));
  if (!piece) return failure(quoted(word) + " is not a piece of this set");
  if (booty.is_exact()) return std::pair(*piece, booty.low(*piece));
  const auto weight = equals == std::string_view::npos ? std::nullopt : parse_number(word.substr(equals + 1));
  if (!weight) return failure(quoted(word) + " does not say what the piece weighs, in tenths of a gram");
  if (*weight < 0 || *weight > Booty::kMaxWeight) {
    return failure(quoted(word) + ": " + std::string(sentence(kSentences, "seize.weight-out-of-range")));
  }
  return std::pair(*piece, static_cast<Weight>(*weight));
}

Result<Outcome, std::string> parse_bag(const Booty& booty, OutcomeWords words) {
  if (words.size() != kBagSize) return failure("a bag has 49 pieces, not " + std::to_string(words.size()));
  Outcome outcome;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto entry = parse_bag_word(booty, words[i]);
    if (!entry) return failure(entry.error());
    std::tie(outcome.pieces[i], outcome.weights[i]) = *entry;
    // One spelling only: no zeros in front, no weight where all are known.
    if (bag_word(booty, outcome.pieces[i], outcome.weights[i]) != words[i]) {
      return failure(quoted(words[i]) + " is written " +
                     quoted(bag_word(booty, outcome.pieces[i], outcome.weights[i])));
    }
  }
  return outcome;
}

Result<Outcome, std::string> parse_cards(Outcome::Kind kind, OutcomeWords words) {
  if (words.size() > Card::kCount) return failure(std::string("there are only 52 cards"));
  Outcome outcome;
  outcome.kind = kind;
  for (const std::string_view word : words) {
    const auto card = parse_card(word);
    if (!card) return failure(quoted(word) + " is not a card");
    outcome.cards.push_back(*card);
  }
  return outcome;
}

}  // namespace

const OptionSpecs& SeizeNotation::options() {
  static const OptionSpecs specs = {
      {"booty", {std::string("treasure"), std::string("dominoes9"), std::string("dominoes6")}, false, true},
      {"cursed", {false, true}},
      {"interloper", {std::string("blocks"), std::string("wins")}},
  };
  return specs;
}

Result<Setup, std::string> SeizeNotation::setup(int seats, const Options& options, const DataFiles& files) {
  const bool interloper_wins = options.word("interloper") == "wins";
  if (interloper_wins && seats != 2) {
    return failure(
        std::string("option 'interloper': only two seats play with an interloper; with more it is \"blocks\""));
  }
  const auto booty = booty_of(options, files);
  if (!booty) return failure(booty.error());
  return Setup{
      .seats = seats, .is_cursed = options.is_on("cursed"), .interloper_wins = interloper_wins, .booty = *booty};
}

std::string_view SeizeNotation::phase(const State& state) { return seize_phase_name(state.phase); }

Due SeizeNotation::due(const State& state) {
  if (state.phase == Phase::kBag) return {"bag", true};
  return {state.phase == Phase::kDeck ? "deck" : "reshuffle", true};
}

std::string_view SeizeNotation::card(int index) { return card_name(Card::from_index(index)); }

std::string SeizeNotation::move(const Setup& setup, Move move) {
  std::string text = move.is_for_ghost() ? "g " : "";
  text += kVerbs[static_cast<std::size_t>(move.kind())];
  const auto add = [&text](std::string_view word) { (text += ' ') += word; };
  switch (move.kind()) {
    case Move::Kind::kSquabble:
    case Move::Kind::kCard:
      add(card_name(move.card()));
      break;
    case Move::Kind::kCaptain:
      add(seat_name(move.seat()));
      break;
    case Move::Kind::kRed:
      for (const Piece piece : move.pieces()) add(setup.booty.id(piece));
      break;
    case Move::Kind::kOrder:
      for (const Seat seat : move.seats()) add(seat_name(seat));
      break;
    case Move::Kind::kSteal:
      add(seat_name(move.victim()));
      [[fallthrough]];
    case Move::Kind::kSeize:
    case Move::Kind::kReturn:
    case Move::Kind::kUnload:
      add(setup.booty.id(move.piece()));
  }
  return text;
}

std::optional<Move> SeizeNotation::parse_move(const Setup& setup, std::string_view text) {
  const auto move = parse_leniently(setup, split(text, ' '));
  return move && SeizeNotation::move(setup, *move) == text ? move : std::nullopt;
}

std::string SeizeNotation::outcome(const Setup& setup, const Outcome& outcome) {
  std::vector<std::string> words;
  if (outcome.kind == Outcome::Kind::kBag) {
    for (std::size_t i = 0; i < outcome.pieces.size(); ++i) {
      words.push_back(bag_word(setup.booty, outcome.pieces[i], outcome.weights[i]));
    }
  }
  for (const Card card : outcome.cards) words.emplace_back(card_name(card));
  return join(words, " ");
}

Result<Outcome, std::string> SeizeNotation::parse_outcome(const Setup& setup, const State& state, OutcomeWords words) {
  if (state.phase == Phase::kBag) return parse_bag(setup.booty, words);
  return parse_cards(state.phase == Phase::kDeck ? Outcome::Kind::kDeck : Outcome::Kind::kReshuffle, words);
}

std::string SeizeNotation::view(const Setup& setup, const Knowledge& knowledge) {
  return seize_view(setup, knowledge.view);
}

std::string SeizeNotation::sight(const Setup& setup, const Sight& sight) {
  switch (sight.kind) {
    case Sight::Kind::kBag:
      return "* bag";
    case Sight::Kind::kDeck:
      return "* deck";
    case Sight::Kind::kReshuffle:
      return "* reshuffle";
    case Sight::Kind::kMove:
      break;
  }
  if (sight.decisions.is_empty()) return seat_name(sight.seat) + (sight.is_for_ghost ? " g ?" : " ?");
  std::string text;
  for (const Sight::Decision& decision : sight.decisions) {
    if (!text.empty()) text += "; ";
    text += seat_name(decision.seat) + " " + SeizeNotation::move(setup, decision.move);
  }
  return text;
}

DataCheck SeizeNotation::check(std::string_view text) {
  Mistakes mistakes;
  (void)read_booty(text, mistakes);
  return in_words(kSentences, mistakes);
}

std::string SeizeNotation::own_view(std::string_view text) {
  boost::json::object of_piece;
  DataLines lines(text);
  while (lines.next()) {
    const auto piece = parse_booty_line(lines.text(), lines.number());
    SEPTEM_CHECK(piece);
    boost::json::array names;
    for (const std::string_view name : piece->names) names.emplace_back(cleaned(name, kMostChatLetters));
    const bool has_names = !piece->names[0].empty();
    if (has_names) of_piece[piece->id] = std::move(names);
  }
  return R"("names":)" + boost::json::serialize(of_piece);
}

std::string_view SeizeNotation::explain(std::string_view key) { return sentence(kSentences, key); }

}  // namespace septem
