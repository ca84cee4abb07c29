#include "terminal/screen/setup_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "bots/levels/names.h"
#include "terminal/screen/wrapped.h"

namespace septem::terminal {
namespace {

constexpr int kLabelColumns = 18;

std::string option_text(const OptionValue& value) {
  if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
  if (const auto* number = std::get_if<std::int64_t>(&value)) return std::to_string(*number);
  return std::get<std::string>(value);
}

std::vector<std::string> option_choices(const OptionSpec& spec, int seats) {
  std::vector<std::string> choices;
  for (const OptionValue& value : spec.choices) choices.push_back(option_text(value));
  if (spec.takes_seat) {
    for (int i = 0; i < seats; ++i) {
      const std::string seat = "p" + std::to_string(i);
      if (std::ranges::count(choices, seat) == 0) choices.push_back(seat);
    }
  }
  return choices;
}

/// `last_clears` becomes `last clears`.
std::string option_label(std::string_view key) {
  std::string label(key);
  std::ranges::replace(label, '_', ' ');
  return label;
}

std::vector<std::string> sitter_choices() {
  std::vector<std::string> choices{"me"};
  for (const std::string_view level : kLevels) choices.emplace_back(level);
  return choices;
}

}  // namespace

SetupScreen::SetupScreen(Terminal& terminal, std::vector<SavedFile> saved, std::string_view game)
    : terminal_(terminal), saved_(std::move(saved)), players_(Seat::kMaxPlayers, "medium") {
  players_.front() = "me";
  for (std::size_t i = 0; i < game_entries().size(); ++i)
    if (game_entries()[i].id == game) game_ = i;
  arrange();
}

void SetupScreen::arrange() {
  const std::vector<Item> before = std::exchange(items_, {});
  seats_ = std::clamp(seats_, entry().min_seats, entry().max_seats);
  constexpr std::size_t kMostSaved = 5;
  for (std::size_t i = 0; i < std::min(saved_.size(), kMostSaved); ++i)
    items_.push_back({Item::Kind::kSaved, "Go on with", {saved_[i].about}, 0, i});
  Item game{Item::Kind::kGame, "New game", {}, game_};
  for (const GameEntry& each : game_entries()) game.choices.emplace_back(each.title);
  items_.push_back(std::move(game));
  Item seats{Item::Kind::kSeats, "Seats", {}, static_cast<std::size_t>(seats_ - entry().min_seats)};
  for (int i = entry().min_seats; i <= entry().max_seats; ++i) seats.choices.push_back(std::to_string(i));
  items_.push_back(std::move(seats));
  for (int i = 0; i < seats_; ++i) {
    Item player{Item::Kind::kPlayer, fmt::format("Seat {}", i + 1), sitter_choices(), 0, static_cast<std::size_t>(i)};
    player.choice = static_cast<std::size_t>(std::ranges::find(player.choices, players_[player.index]) -
                                             player.choices.begin());
    items_.push_back(std::move(player));
  }
  add_options(seats_);
  items_.push_back({Item::Kind::kStart, "Start", {}});
  for (Item& item : items_)
    for (const Item& old : before)
      if (item.kind == Item::Kind::kOption && old.key == item.key && old.choice < item.choices.size())
        item.choice = old.choice;
  at_ = std::min(at_, items_.size() - 1);
}

void SetupScreen::add_options(int seats) {
  for (const OptionSpec& spec : *entry().options) {
    Item item{Item::Kind::kOption, option_label(spec.key), option_choices(spec, seats)};
    item.key = spec.key;
    if (item.choices.size() > 1) items_.push_back(std::move(item));
  }
}

std::optional<std::variant<SavedFile, PlaySetup>> SetupScreen::run() {
  while (true) {
    draw();
    const Key key = terminal_.wait(-1);
    if (key.is('q') || key.is(Key::Kind::kEscape) || key.is(Key::Kind::kGone)) return std::nullopt;
    if (!move(key)) continue;
    const Item& item = items_[at_];
    if (item.kind == Item::Kind::kSaved) return saved_[item.index];
    return setup();
  }
}

/// Whether something was decided.
bool SetupScreen::move(const Key& key) {
  using Kind = Key::Kind;
  if (key.is(Kind::kDown) || key.is(Kind::kTab) || key.is('j') || key.is(Kind::kWheelDown))
    at_ = std::min(at_ + 1, items_.size() - 1);
  if ((key.is(Kind::kUp) || key.is('k') || key.is(Kind::kWheelUp)) && at_ > 0) --at_;
  if (key.is(Kind::kEnd)) at_ = items_.size() - 1;
  if (key.is(Kind::kHome)) at_ = 0;
  if (key.is(Kind::kRight) || key.is(' ')) turn(1);
  if (key.is(Kind::kLeft)) turn(-1);
  if (key.is(Kind::kClick)) {
    const int row = key.y - 2 + top_;
    if (row < 0 || row >= static_cast<int>(items_.size())) return false;
    at_ = static_cast<std::size_t>(row);
    const Item::Kind kind = items_[at_].kind;
    if (kind == Item::Kind::kSaved || kind == Item::Kind::kStart) return true;
    turn(1);
  }
  return key.is(Kind::kEnter);
}

void SetupScreen::turn(int by) {
  Item& item = items_[at_];
  const auto count = static_cast<int>(item.choices.size());
  if (count < 2) return;
  item.choice = static_cast<std::size_t>((static_cast<int>(item.choice) + by + count) % count);
  if (item.kind == Item::Kind::kGame) game_ = item.choice;
  if (item.kind == Item::Kind::kSeats) seats_ = entry().min_seats + static_cast<int>(item.choice);
  if (item.kind == Item::Kind::kPlayer) players_[item.index] = item.choices[item.choice];
  message_.clear();
  arrange();
}

PlaySetup SetupScreen::setup() const {
  PlaySetup setup{.game = std::string(entry().id)};
  setup.players.assign(players_.begin(), players_.begin() + seats_);
  for (const Item& item : items_)
    if (item.kind == Item::Kind::kOption && item.choice > 0)
      setup.options.push_back(item.key + "=" + item.choices[item.choice]);
  return setup;
}

void SetupScreen::draw() {
  terminal_.clear();
  terminal_.put(0, 0, " Septem: play at this terminal" + std::string(static_cast<std::size_t>(terminal_.width()), ' '),
                {.is_bold = true, .is_reversed = true});
  const int room = std::max(1, terminal_.height() - 5);
  top_ = std::clamp(top_, std::max(0, static_cast<int>(at_) - room + 1), static_cast<int>(at_));
  for (int i = 0; i < room && top_ + i < static_cast<int>(items_.size()); ++i) {
    const std::size_t row = static_cast<std::size_t>(top_ + i);
    const Item& item = items_[row];
    const bool is_at = row == at_;
    terminal_.put(2 + i, 1, is_at ? ">" : " ", {.is_bold = true});
    terminal_.put(2 + i, 3, item.label, {.is_bold = item.kind == Item::Kind::kStart, .is_reversed = is_at});
    if (item.choices.empty()) continue;
    const std::string& value = item.choices[item.choice];
    terminal_.put(2 + i, 3 + kLabelColumns, item.choices.size() > 1 ? "< " + value + " >" : value);
  }
  const auto lines = wrapped(message_, terminal_.width() - 2);
  terminal_.put(terminal_.height() - 2, 1, lines.front(), {.ink = Ink::kAlarm, .is_bold = true});
  terminal_.put(terminal_.height() - 1, 1, "Up, Down: move   Left, Right: change   Enter: begin   q: go",
                {.ink = Ink::kQuiet});
  terminal_.show();
}

}  // namespace septem::terminal
