#include "apps/command_line.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "apps/game_names.h"
#include "notation/text.h"
#include "terminal/screen/wrapped.h"

namespace septem {
namespace {

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* each) { return !each->get_name().empty(); });
}

/// Without the dot at its end.
std::string first_line(const std::string& text) {
  std::string line = text.substr(0, text.find('\n'));
  if (line.ends_with('.')) line.pop_back();
  return line;
}

/// What most people come for, in this order; the help names the others in one sentence.
constexpr std::string_view kMainCommands[] = {"play",  "join",   "watch", "replay", "review", "rules",
                                              "serve", "tables", "bot",   "engine", "arena",  "study"};

class ShortHelp final : public CLI::Formatter {
 public:
  std::string make_help(const CLI::App* app, std::string name, CLI::AppFormatMode mode) const override {
    if (app->get_parent()) return CLI::Formatter::make_help(app, std::move(name), mode);
    constexpr int kColumns = 80;
    std::string text = join(terminal::wrapped(app->get_description(), kColumns), "\n");
    text += "\nUsage: septem [COMMAND] [OPTIONS]; without a command it serves.\n\n";
    std::vector<std::string> others;
    for (const CLI::App* command : commands_of(*app))
      if (std::ranges::count(kMainCommands, command->get_name()) == 0) others.push_back(command->get_name());
    for (const std::string_view each : kMainCommands)
      for (const CLI::App* command : commands_of(*app))
        if (command->get_name() == each)
          text += fmt::format("  {:<9}{}\n", each, first_line(command->get_description()));
    text += "\n" + join(terminal::wrapped("Also " + join(others, ", ") + ".", kColumns), "\n");
    return text + "\nEach has more to say: septem COMMAND --help. The version: septem --version\n";
  }
};

/// One level of the command line: `septem`, `septem play`, `septem tables list`.
struct Place {
  std::string path;                                             ///< with a blank before each word: ` tables list`
  std::vector<std::pair<std::string, std::string>> commands{};  ///< name and what it does
  struct Named {
    std::string name;  ///< `--seats`
    std::string about;
    bool takes_value = false;
  };
  std::vector<Named> options{};
  std::vector<std::string> words{};  ///< that may stand here, as the games
};

bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

void add_places(const CLI::App& app, const std::string& path, std::vector<Place>& places) {
  Place place{.path = path};
  for (const CLI::App* command : commands_of(app))
    place.commands.emplace_back(command->get_name(), first_line(command->get_description()));
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames())
      place.options.push_back({"--" + name, option->get_description(), takes_value(*option)});
    if (option->get_name(true) == "GAME")
      for (const GameEntry& game : game_entries()) place.words.emplace_back(game.id);
  }
  places.push_back(place);
  for (const CLI::App* command : commands_of(app)) add_places(*command, path + " " + command->get_name(), places);
}

std::vector<Place> places_of(const CLI::App& app) {
  std::vector<Place> places;
  add_places(app, "", places);
  return places;
}

std::string every_word(const Place& place) {
  std::vector<std::string> words;
  for (const auto& [name, about] : place.commands) words.push_back(name);
  words.insert(words.end(), place.words.begin(), place.words.end());
  for (const Place::Named& option : place.options) words.push_back(option.name);
  return join(words, " ");
}

std::string path_cases(const std::vector<Place>& places) {
  std::vector<std::string> paths;
  for (const Place& place : places)
    if (!place.path.empty()) paths.push_back("\"" + place.path + "\"");
  return join(paths, "|");
}

/// The words before the cursor lead to a place; what may follow there is offered, and files besides.
std::string bash_script(const std::vector<Place>& places) {
  std::string text =
      "# Completions of septem for bash: source this, or keep it as\n"
      "# ~/.local/share/bash-completion/completions/septem\n"
      "_septem() {\n  local path= i\n  for ((i = 1; i < COMP_CWORD; ++i)); do\n    case \"$path ${COMP_WORDS[i]}\" "
      "in\n      " +
      path_cases(places) + ") path+=\" ${COMP_WORDS[i]}\" ;;\n    esac\n  done\n  local words=\n  case \"$path\" in\n";
  for (const Place& place : places) text += fmt::format("    \"{}\") words=\"{}\" ;;\n", place.path, every_word(place));
  return text +
         "  esac\n  COMPREPLY=($(compgen -W \"$words\" -- \"${COMP_WORDS[COMP_CWORD]}\"))\n}\n"
         "complete -o default -F _septem septem\n";
}

/// For shells that quote with '...'.
std::string quoted(std::string text, std::string_view inner) {
  for (std::size_t at = text.find('\''); at != std::string::npos; at = text.find('\'', at + inner.size()))
    text.replace(at, 1, inner);
  return "'" + text + "'";
}

std::string zsh_entry(std::string name, const std::string& about) {
  for (std::size_t at = name.find(':'); at != std::string::npos; at = name.find(':', at + 2)) name.insert(at, "\\");
  return " " + quoted(about.empty() ? name : name + ":" + about, "'\\''");
}

std::string zsh_script(const std::vector<Place>& places) {
  std::string text =
      "#compdef septem\n# Completions of septem for zsh: keep this as _septem in a folder of $fpath.\n"
      "_septem() {\n  local place= i\n  local -a entries\n  for ((i = 2; i < CURRENT; ++i)); do\n    case \"$place "
      "${words[i]}\" in\n      " +
      path_cases(places) + ") place+=\" ${words[i]}\" ;;\n    esac\n  done\n  case \"$place\" in\n";
  for (const Place& place : places) {
    text += fmt::format("    \"{}\") entries=(", place.path);
    for (const auto& [name, about] : place.commands) text += zsh_entry(name, about);
    for (const std::string& word : place.words) text += zsh_entry(word, {});
    for (const Place::Named& option : place.options) text += zsh_entry(option.name, option.about);
    text += ") ;;\n";
  }
  return text +
         "  esac\n  _describe septem entries\n  _files\n}\nif [[ $zsh_eval_context[-1] == loadautofunc ]]; then "
         "_septem \"$@\"; else compdef _septem septem; fi\n";
}

std::string fish_condition(const Place& place) {
  if (place.path.empty()) return "__fish_use_subcommand";
  return "__fish_seen_subcommand_from " + place.path.substr(place.path.rfind(' ') + 1);
}

std::string fish_script(const std::vector<Place>& places) {
  std::string text = "# Completions of septem for fish: keep this as ~/.config/fish/completions/septem.fish\n";
  for (const Place& place : places) {
    const std::string begin = "complete -c septem -n " + quoted(fish_condition(place), "\\'");
    for (const auto& [name, about] : place.commands)
      text += fmt::format("{} -f -a {} -d {}\n", begin, name, quoted(about, "\\'"));
    for (const std::string& word : place.words) text += fmt::format("{} -a {}\n", begin, word);
    for (const Place::Named& option : place.options)
      text += fmt::format("{} -l {}{} -d {}\n", begin, option.name.substr(2), option.takes_value ? " -r" : "",
                          quoted(option.about, "\\'"));
  }
  return text;
}

/// A dash would become a hyphen, and a dot or quote at the start of a line a command.
std::string roff(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    if (c == '\\' || c == '-') escaped += '\\';
    escaped += c;
  }
  return escaped.starts_with('.') || escaped.starts_with('\'') ? "\\&" + escaped : escaped;
}

std::string roff_options(const CLI::App& app) {
  std::string text;
  for (const CLI::Option* option : app.get_options()) {
    const bool is_positional = option->nonpositional() == false;
    const std::string name = is_positional ? option->get_name(true) : option->get_name(false, true);
    text += ".TP\n.B " + roff(name) + "\n" + roff(option->get_description()) + "\n";
  }
  return text;
}

}  // namespace

void use_short_help(CLI::App& app) { app.formatter(std::make_shared<ShortHelp>()); }

std::string completions_of(const CLI::App& app, std::string_view shell) {
  const std::vector<Place> places = places_of(app);
  if (shell == "bash") return bash_script(places);
  if (shell == "zsh") return zsh_script(places);
  return shell == "fish" ? fish_script(places) : std::string{};
}

std::string manual_of(const CLI::App& app) {
  std::string text = ".TH SEPTEM 1 \"\" \"septem " SEPTEM_VERSION
                     "\"\n.SH NAME\nseptem \\- three card games: server, table at the terminal, bots, arena\n"
                     ".SH SYNOPSIS\n.B septem\n[COMMAND] [OPTIONS]\n.SH DESCRIPTION\n" +
                     roff(app.get_description()) + "\nWithout a command it serves.\n";
  for (const CLI::App* command : commands_of(app)) {
    text += ".SH " + roff("septem " + command->get_name()) + "\n" + roff(command->get_description()) + ".\n" +
            roff_options(*command);
    for (const CLI::App* inner : commands_of(*command))
      text += ".SS " + roff("septem " + command->get_name() + " " + inner->get_name()) + "\n" +
              roff(inner->get_description()) + ".\n" + roff_options(*inner);
  }
  return text +
         ".SH EXIT STATUS\n.TP\n.B 0\ndone\n.TP\n.B 1\nit could not be done; standard error says why\n.TP\n.B "
         "2\nsomething was asked for that does not exist\n"
         ".TP\n.B 130\ninterrupted\n"
         ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nno colours at the terminal\n.TP\n.B XDG_STATE_HOME\nunfinished games are "
         "kept in septem/ there\n"
         ".TP\n.B SEPTEM_DATA\nthe folder of the server\\(aqs database\n.TP\n.B SEPTEM_FILES\na folder of files that "
         "table options may name\n";
}

std::function<int()> add_description_commands(CLI::App& app) {
  CLI::App* completions = app.add_subcommand("completions", "print completions for bash, zsh or fish");
  const auto shell = std::make_shared<std::string>();
  completions->add_option("SHELL", *shell, "bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
  CLI::App* manual = app.add_subcommand("manual", "print the man page: septem manual | man -l -");
  return [&app, completions, shell, manual] {
    if (!completions->parsed() && !manual->parsed()) return -1;
    fmt::print("{}", manual->parsed() ? manual_of(app) : completions_of(app, *shell));
    return 0;
  };
}

}  // namespace septem
