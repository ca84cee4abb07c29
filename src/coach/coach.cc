#include "coach/coach.h"

#include <algorithm>

#include "coach/counting.h"
#include "coach/reviewer.h"
#include "coach/seas.h"
#include "coach/seize.h"
#include "coach/sevens.h"
#include "engine/any_game.h"
#include "engine/catalogue.h"
#include "engine/match_game.h"
#include "engine/rebuild.h"
#include "engine/replay.h"

namespace septem {
namespace {

namespace json = boost::json;

json::object reason_json(const Reason& reason) {
  json::object object{{"key", reason.key}};
  if (!reason.things.empty()) object["things"] = json::array(reason.things.begin(), reason.things.end());
  if (reason.seat) object["seat"] = seat_name(*reason.seat);
  if (reason.chance) object["chance"] = *reason.chance;
  if (reason.number) object["number"] = *reason.number;
  return object;
}

json::object option_json(const ReviewedOption& option) {
  json::array reasons;
  for (const Reason& reason : option.reasons) reasons.push_back(reason_json(reason));
  return {{"action", option.action}, {"chance", option.chance}, {"reasons", std::move(reasons)}};
}

json::array options_json(const std::vector<ReviewedOption>& options) {
  json::array all;
  for (const ReviewedOption& option : options) all.push_back(option_json(option));
  return all;
}

/// Calls `visit.template operator()<G>()` for the game of this id and gives what it gives; nothing where there is none.
template <class Answer, class Visit>
std::optional<Answer> visit_game(std::string_view id, Visit visit) {
  std::optional<Answer> answer;
  Catalogue::for_each([&]<class G>() {
    if (G::kId == id) answer = visit.template operator()<G>();
  });
  return answer;
}

using JsonAnswer = Result<json::object, std::string>;

template <class Visit>
JsonAnswer visit_question(const BotQuestion& question, Visit visit) {
  auto answer = visit_game<JsonAnswer>(question.game, visit);
  return answer ? std::move(*answer) : failure("there is no game '" + shortened(question.game, 60) + "'");
}

template <class G>
JsonAnswer advise_about(const BotQuestion& question, std::optional<std::int64_t> work) {
  const auto rebuilt = rebuild<G>(question);
  if (!rebuilt) return failure(rebuilt.error());
  if (auto why = why_no_decision(*rebuilt, question.seat)) return failure(std::move(*why));
  const Problem<G> problem{rebuilt->setup, rebuilt->knowledge, question.seat};
  Rng rng(G::hash(rebuilt->knowledge));
  const Appraisal<G> appraisal = appraise(problem, work.value_or(kCoachWork<G>), rng);
  const Reasoner<G> reasoner(problem, rng);
  std::vector<ReviewedOption> options;
  for (std::size_t i = 0; i < std::min(appraisal.size(), Reviewer<G>::kMostOptions); ++i) {
    const auto& [move, chance] = appraisal[i];
    options.push_back({Notation<G>::move(rebuilt->setup, move), chance, reasoner.of(move)});
  }
  return json::object{{"options", options_json(options)}};
}

template <class G>
JsonAnswer count_cards_of(const BotQuestion& question) {
  const auto rebuilt = rebuild<G>(question);
  if (!rebuilt) return failure(rebuilt.error());
  if (!G::is_possible(rebuilt->setup, rebuilt->knowledge))
    return failure(std::string("no game comes to what was told"));
  Rng rng(G::hash(rebuilt->knowledge));
  json::object cards;
  for (const auto& [card, places] : whereabouts<G>({rebuilt->setup, rebuilt->knowledge, question.seat}, rng)) {
    json::object chances;
    for (const auto& [place, chance] : places) chances[place] = chance;
    cards[Notation<G>::card(card)] = std::move(chances);
  }
  return json::object{{"cards", std::move(cards)}};
}

/// The game is a match of G, as everything is that the catalogue opens under its name.
template <class G>
class ReviewedMatch final : public ReviewedGame {
 public:
  ReviewedMatch(std::unique_ptr<AnyGame> game, std::vector<std::string> names, std::optional<std::int64_t> work)
      : game_(std::move(game)),
        names_(std::move(names)),
        match_(static_cast<const MatchGame<G>&>(*game_).match()),
        reviewer_(match_, work.value_or(kCoachWork<G>)) {}

  std::string_view title() const override { return G::kTitle; }
  const std::vector<std::string>& names() const override { return names_; }
  std::size_t steps() const override { return match_.steps().size(); }
  ReviewedStep step(std::size_t number) const override { return reviewer_.step(number); }
  Owners owners() const override { return owners_of<G>(match_.setup()); }

 private:
  std::unique_ptr<AnyGame> game_;
  std::vector<std::string> names_;
  const Match<G>& match_;
  Reviewer<G> reviewer_;
};

std::vector<std::string> names_of(const Record& record) {
  std::vector<std::string> names = seat_names(SeatSet::first_n(record.seats));
  for (const auto& [seat, name] : record.players) {
    const bool is_again = std::ranges::count(record.players, name, &Players::value_type::second) > 1;
    names[static_cast<std::size_t>(seat.index())] = is_again ? name + " (" + seat_name(seat) + ")" : name;
  }
  return names;
}

}  // namespace

Result<json::object, std::string> advise(const BotQuestion& question, std::optional<std::int64_t> work) {
  return visit_question(question, [&]<class G>() { return advise_about<G>(question, work); });
}

Result<json::object, std::string> count_cards(const BotQuestion& question) {
  return visit_question(question, [&]<class G>() { return count_cards_of<G>(question); });
}

Result<std::unique_ptr<ReviewedGame>, Fault> ReviewedGame::open(std::string_view record, const DataFiles& files,
                                                                std::optional<std::int64_t> work) {
  auto replayed = RecordReplay::begin(record, open_with(files));
  if (!replayed) return failure(replayed.error());
  while (replayed->has_more())
    if (auto fault = replayed->step()) return failure(std::move(*fault));
  if (auto fault = replayed->why_other_result()) return failure(std::move(*fault));
  const std::string id(replayed->record().game);
  auto names = names_of(replayed->record());
  auto game = replayed->take_game();
  auto reviewed = visit_game<std::unique_ptr<ReviewedGame>>(id, [&]<class G>() -> std::unique_ptr<ReviewedGame> {
    return std::make_unique<ReviewedMatch<G>>(std::move(game), std::move(names), work);
  });
  if (!reviewed) return failure(Fault{Code::kBadRecord, "nobody coaches '" + id + "'"});
  return std::move(*reviewed);
}

json::object reviewed_step_json(const ReviewedStep& step) {
  json::object object{{"step", step.number}, {"text", step.text}};
  object["seat"] = step.seat ? json::value(seat_name(*step.seat)) : json::value(nullptr);
  object["outlook"] = json::array(step.outlook.begin(), step.outlook.end());
  if (step.options.empty()) return object;
  object["options"] = options_json(step.options);
  object["loss"] = step.loss;
  object["mark"] = mark_name(mark_of(step.loss));
  return object;
}

json::array accounts_json(const std::vector<Account>& accounts) {
  json::array all;
  for (const Account& account : accounts) {
    all.push_back({{"start", account.start},
                   {"deal", account.deal},
                   {"hidden", account.hidden},
                   {"decisions", json::array(account.decisions.begin(), account.decisions.end())},
                   {"result", account.result},
                   {"choices", account.choices},
                   {"loss_a_choice", account.loss_a_choice}});
  }
  return all;
}

}  // namespace septem
