#include "coach/words.h"

#include <algorithm>
#include <cmath>

#include "core/check.h"
#include "notation/text.h"

namespace septem {
namespace {

void replace(std::string& text, std::string_view what, const std::string& with) {
  const std::size_t at = text.find(what);
  if (at != std::string::npos) text.replace(at, what.size(), with);
}

std::string name_of(Seat seat, const SeatNames& names) {
  const auto at = static_cast<std::size_t>(seat.index());
  return at < names.size() ? names[at] : "the interloper";
}

}  // namespace

const std::vector<ReasonText>& reason_texts() {
  static const std::vector<ReasonText> texts = {
      {"seas.coach.takes", "takes {things}"},
      {"seas.coach.lady", "wins the lady, a point"},
      {"seas.coach.king", "wins the king, a point"},
      {"seas.coach.coins", "coins: {number}"},
      {"seas.coach.value", "booty value +{number}"},
      {"seas.coach.value-lost", "booty value -{number}"},
      {"seas.coach.clears", "clears the island and may nick"},
      {"seas.coach.keeps", "keeps {things} from {seat}, who could take it with {chance}"},
      {"seas.coach.risks", "{seat} takes {things} with {chance}"},
      {"seas.coach.risks-clearing", "{seat} clears the island with {chance}"},
      {"seas.coach.leaves-nothing", "{seat} can take nothing with {chance}"},
      {"seas.coach.may-nick", "{things} is there with {chance}"},
      {"seas.coach.nicks-nothing", "leaves the chests alone"},
      {"sevens.coach.fires", "uses the power of column {things}"},
      {"sevens.coach.ends", "ends the game and wins with {chance}"},
      {"sevens.coach.wild", "makes {things} wild"},
      {"sevens.coach.disables", "values above {number} count nothing"},
      {"sevens.coach.keeps", "keeps {number} points in hand"},
      {"sevens.coach.risks-end", "{seat} can end the game with {chance}"},
      {"sevens.coach.robs", "costs {seat} a card"},
      {"sevens.coach.hits", "hits with {chance}"},
      {"sevens.coach.takes", "takes {things} into the hand"},
      {"sevens.coach.looks", "cards seen of the deck: {number}"},
      {"sevens.coach.tops", "puts {things} on top of the deck"},
      {"seize.coach.captain", "captain with {chance}"},
      {"seize.coach.keeps", "keeps {things}"},
      {"seize.coach.names", "makes {seat} captain"},
      {"seize.coach.red-weighs", "red weighs about {number}"},
      {"seize.coach.black-weighs", "black weighs about {number}"},
      {"seize.coach.acts-first", "acts first with {chance}"},
      {"seize.coach.from-red", "seizes from red, about {number} in all"},
      {"seize.coach.from-black", "seizes from black, about {number} in all"},
      {"seize.coach.first-of-tied", "{seat} acts first of those who tie"},
      {"seize.coach.takes", "takes {things}, about {number}"},
      {"seize.coach.steals", "takes {things}, about {number}, from {seat}"},
      {"seize.coach.gives-back", "gives {things} back, about {number}"},
      {"seize.coach.takes-off", "takes {things} off the scale"},
  };
  return texts;
}

std::string in_words(const Reason& reason, const SeatNames& names) {
  const auto found = std::ranges::find(reason_texts(), reason.key, &ReasonText::key);
  SEPTEM_CHECK(found != reason_texts().end());
  std::string text(found->text);
  replace(text, "{things}", join(reason.things, ", "));
  if (reason.seat) replace(text, "{seat}", name_of(*reason.seat, names));
  if (reason.chance) replace(text, "{chance}", std::to_string(std::lround(*reason.chance * 100)) + " %");
  if (reason.number) replace(text, "{number}", std::to_string(*reason.number));
  return text;
}

std::string in_words(const std::vector<Reason>& reasons, const SeatNames& names) {
  std::vector<std::string> texts;
  for (const Reason& reason : reasons) texts.push_back(in_words(reason, names));
  return join(texts, "; ");
}

}  // namespace septem
