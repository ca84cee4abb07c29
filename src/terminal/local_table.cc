#include "terminal/local_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/parse.hpp>

#include "notation/text.h"
#include "terminal/face.h"

namespace septem::terminal {
namespace {

/// What the key of something foretold means, in a few words.
std::string foretold_words(const ForetoldAction& action) {
  if (action.key == "sevens.foretell.ends") return "ends the game";
  if (action.key == "sevens.foretell.wild") return "makes " + action.word + " wild";
  if (action.key == "sevens.foretell.no-wild") return "no colour is wild then";
  if (action.key == "sevens.foretell.disables") return "then values above " + action.word + " count nothing";
  if (action.key == "sevens.foretell.fires") return "its power fires";
  if (action.key == "sevens.foretell.idle") return "its power can do nothing";
  return {};
}

std::string share_words(double value) {
  return value >= 0 && value <= 1 ? fmt::format(" ({:.0f} % of the win)", value * 100) : std::string{};
}

std::string hint_words(const Face& face, const Shown& shown, Advice advice) {
  std::ranges::stable_sort(advice.options, [](const auto& a, const auto& b) { return a.value > b.value; });
  std::string text = "Hint: " + face.action(shown, advice.action, Voice::kOffered);
  std::string others;
  int named = 0;
  for (const Advice::Option& option : advice.options) {
    if (option.action == advice.action) {
      text += share_words(option.value);
    } else if (++named <= 2) {
      others += (others.empty() ? "" : "; ") + face.action(shown, option.action, Voice::kOffered) +
                share_words(option.value);
    }
  }
  return others.empty() ? text + "." : text + ". Next: " + others + ".";
}

}  // namespace

LocalTable::LocalTable(LocalGame local, LocalPlace place) : local_(std::move(local)), place_(std::move(place)) {
  for (const Sitter& each : local_.sitters) shown_.names.push_back(each.name);
  shown_.files = game().files();
  if (people().size() == 1) at_keyboard_ = people().first();
  settle();
}

SeatSet LocalTable::people() const {
  SeatSet seats;
  for (int i = 0; i < game().seats(); ++i)
    if (sitter(Seat::from_index(i)).is_person()) seats.add(Seat::from_index(i));
  return seats;
}

Viewer LocalTable::viewer() const { return at_keyboard_ ? Viewer(*at_keyboard_) : Viewer::spectator(); }

void LocalTable::hand_over() {
  at_keyboard_ = handover_;
  handover_.reset();
  look();
}

std::string LocalTable::waiting() const {
  if (is_over()) return {};
  if (handover_) return "The keyboard is for " + sitter(*handover_).name + ".";
  return asked_ && shown_.legal.empty() ? sitter(*asked_).name + " thinks." : std::string{};
}

std::string LocalTable::act(std::string_view action) {
  if (!at_keyboard_ || handover_) return "Nobody has the keyboard.";
  if (const auto fault = game().act(*at_keyboard_, action)) return fault->message;
  settle();
  return {};
}

std::optional<Seat> LocalTable::undoer() const {
  std::optional<Seat> last;
  std::size_t depth = 0;
  for (const Seat seat : people()) {
    const std::size_t own = game().undo_depth(seat);
    if (own == 0 || (last && own >= depth)) continue;
    last = seat;
    depth = own;
  }
  return last;
}

std::string LocalTable::why_no_undo() const {
  if (is_over()) return "The game is over: nothing is taken back.";
  return undoer() ? std::string{} : "Nobody here has decided anything yet.";
}

std::vector<std::string> LocalTable::asked_for_undo() const {
  std::vector<std::string> names;
  const auto seat = undoer();
  if (!seat || game().told_nothing(*seat)) return names;
  for (const Seat other : people())
    if (other != *seat) names.push_back(sitter(other).name);
  return names;
}

std::string LocalTable::undo() {
  if (std::string why = why_no_undo(); !why.empty()) return why;
  thinking_.call_off();
  asked_.reset();
  for (std::size_t left = game().undo_depth(*undoer()); left > 0; --left) static_cast<void>(game().undo());
  settle();
  return {};
}

std::string LocalTable::ask_hint() {
  if (!at_keyboard_ || handover_ || !game().status().to_act.has(*at_keyboard_))
    return "There is nothing to decide now.";
  BotQuestion question = game().question(*at_keyboard_);
  question.bot = "master";
  question.seed = place_.entropy();
  hint_question_ = thinking_.ask(std::move(question));
  return {};
}

std::vector<std::vector<std::string>> LocalTable::scorings() const {
  const Face& face = face_of(word_at(shown_.view, "game"));
  std::vector<std::vector<std::string>> all;
  for (const Scoring& scoring : game().scorings(is_over() ? Viewer::referee() : viewer()))
    all.push_back(tell_scoring(face, shown_, scoring));
  return all;
}

bool LocalTable::go_on() {
  const auto answer = thinking_.take();
  if (!answer) return false;
  if (answer->number == hint_question_) {
    hint_question_ = 0;
    const Face& face = face_of(word_at(shown_.view, "game"));
    if (answer->advice) hint_ = Hint{answer->advice->action, hint_words(face, shown_, *answer->advice)};
    return true;
  }
  if (!asked_ || answer->number != question_) return false;
  const Seat seat = *asked_;
  asked_.reset();
  const auto fault = answer->advice ? game().act(seat, answer->advice->action)
                                    : std::optional<Fault>(Fault{Code::kBadParams, answer->advice.error()});
  if (fault) {
    news_.push_back(sitter(seat).name + ": " + fault->message);
  } else {
    settle();
  }
  return true;
}

void LocalTable::settle() {
  save();
  const SeatSet acting = game().status().to_act & people();
  handover_.reset();
  if (people().size() > 1 && !acting.is_empty() && !(at_keyboard_ && acting.has(*at_keyboard_)))
    handover_ = acting.first();
  ask_next_bot();
  look();
}

void LocalTable::ask_next_bot() {
  if (asked_ || is_over()) return;
  const SeatSet bots = game().status().to_act - people();
  if (bots.is_empty()) return;
  asked_ = bots.first();
  BotQuestion question = game().question(*asked_);
  question.bot = sitter(*asked_).level;
  question.seed = place_.entropy();
  question_ = thinking_.ask(std::move(question));
}

void LocalTable::look() {
  const Viewer eyes = handover_ ? Viewer::spectator() : viewer();
  shown_.seat = eyes.is_seat() ? std::optional(eyes.seat()) : std::nullopt;
  shown_.view = boost::json::parse(game().view(eyes)).as_object();
  shown_.legal = shown_.seat ? game().legal(*shown_.seat) : std::vector<std::string>{};
  shown_.notes.clear();
  if (!shown_.legal.empty())
    for (const ForetoldAction& each : game().foretell(*shown_.seat).actions)
      shown_.notes[each.action] = foretold_words(each);
  // Taken back to the deal there is no last change that could be told; the deal is told already.
  if (game().sights(eyes).empty() && game().steps() == 1) return shown_.log.resize(1);
  shown_.log.clear();
  for (Told& step : game().told(eyes, 0)) shown_.log.push_back(std::move(step.sight));
}

void LocalTable::save() {
  if (place_.file.empty()) return;
  const std::string why = write_durably(place_.file, saved_text(local_));
  if (!why.empty() && is_kept_) news_.push_back("This game cannot be kept: " + why);
  is_kept_ = why.empty();
}

std::string LocalTable::farewell() const {
  if (place_.file.empty() || !is_kept_) return {};
  if (is_over()) return "The record of the game: " + place_.file.string();
  return "The game is kept; go on with it by: septem play --resume";
}

}  // namespace septem::terminal
