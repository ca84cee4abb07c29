// A scorer for a game on a real table: who plays, what lies there, what it comes to.
import { useEffect, useState } from 'preact/hooks';
import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { saveText } from '../device/save';
import { choicesOf, isOffered } from '../games/choices';
import { ChoiceRow } from '../games/choice_row';
import { faceOf, gameOf, gameTexts, seatNumbers } from '../games/games';
import { valueWords } from '../games/option_words';
import type { Scorer, Tally } from '../games/scorer';
import { fittingOptions } from '../table/agreement';
import { texts } from '../texts/texts';
import type { GameId, Options, Seat } from '../wire/protocol';
import { beginMatch, keepMatch, keptMatch, useTally, type KeptMatch } from './scorer/match';
import { words } from './scorer/words';
import '../app/form.css';
import './scorer/scorer.css';

const say = () => words[texts().language];

export function ScorerPage({ game }: { game: GameId }) {
  const [scorer, setScorer] = useState<Scorer | null>(null);
  const [kept, setKept] = useState(() => keptMatch(game));
  useEffect(() => void gameOf(game).scorer!().then(setScorer), [game]);
  const change = (next: KeptMatch) => {
    setKept(next);
    keepMatch(game, next);
  };
  return (
    <Shell title={say().title(gameTexts(game).title)}>
      {!scorer ? (
        <p>{texts().app.loading}</p>
      ) : kept ? (
        <Counting game={game} scorer={scorer} kept={kept} onChange={change} onAgain={() => setKept(null)} />
      ) : (
        <Beginning game={game} scorer={scorer} onBegin={change} />
      )}
    </Shell>
  );
}

/** Names in seat order; who says none is called by their number. */
function Beginning({ game, scorer, onBegin }: { game: GameId; scorer: Scorer; onBegin(kept: KeptMatch): void }) {
  const t = say();
  const before = keptMatch(game);
  const [names, setNames] = useState(before?.names ?? Array.from({ length: gameOf(game).usualSeats }, () => ''));
  const [chosen, setChosen] = useState<Options>({});
  const seats = names.length;
  const options = fittingOptions(game, seats, chosen);
  const begin = (event: Event) => {
    event.preventDefault();
    void beginMatch(game, scorer, names.map((name, place) => name.trim() || t.name(place + 1)), options).then(onBegin);
  };
  return (
    <form class="form" onSubmit={begin}>
      <p>{t.lead}</p>
      <ChoiceRow legend={texts().app.make.seats} name="seats" values={seatNumbers(gameOf(game))} value={seats} label={String} onChoose={(count) => setNames(Array.from({ length: count }, (_, place) => names[place] ?? ''))} />
      <fieldset class="choice scorer-names">
        <legend>{t.players}</legend>
        {names.map((name, place) => (
          <label key={place} class="field">
            <span class="heard">{t.name(place + 1)}</span>
            <input value={name} maxLength={24} placeholder={t.name(place + 1)} autocomplete="off" onInput={({ currentTarget: { value } }) => setNames(names.map((each, index) => (index === place ? value : each)))} />
          </label>
        ))}
      </fieldset>
      {choicesOf(game, seats)
        .filter(({ key }) => scorer.options.includes(key))
        .map(({ key, values }) => {
          const offered = values.filter((value) => isOffered(game, value, options[key]!));
          if (offered.length < 2) return null;
          return (
            <ChoiceRow
              key={key}
              legend={gameTexts(game).options[key]?.name ?? key}
              name={key}
              values={offered}
              value={options[key]!}
              label={(value) => valueWords(game, key, value).name}
              about={valueWords(game, key, options[key]!).about}
              onChoose={(value) => setChosen({ ...options, [key]: value })}
            />
          );
        })}
      {gameOf(game).edition && (
        <Link to={{ page: 'edition', game }} class="field-link">
          {texts().app.edition}
        </Link>
      )}
      <button type="submit" class="button button-main form-go">
        {t.begin}
      </button>
    </form>
  );
}

interface CountingProps {
  game: GameId;
  scorer: Scorer;
  kept: KeptMatch;
  onChange(kept: KeptMatch): void;
  onAgain(): void;
}

function Counting({ game, scorer, kept, onChange, onAgain }: CountingProps) {
  const t = say();
  const { tally, error } = useTally(game, scorer, kept);
  const nameOf = (seat: Seat) => (seat === 'g' ? texts().frame.table.interloper : (kept.names[Number(seat.slice(1))] ?? seat));
  const view = tally && scorer.viewOf(kept.entry, kept.match, tally);
  const { Scoring } = faceOf(game);
  return (
    <div class="scorer">
      <scorer.Entry match={kept.match} entry={kept.entry} nameOf={nameOf} tally={tally} onChange={(entry) => onChange({ ...kept, entry })} />
      <section class="scorer-result" aria-label={t.result}>
        {error && (
          <p class="field-error" role="alert">
            {t.broken} {error}
          </p>
        )}
        <p class="scorer-winner" role="status">
          {tally?.winners && winnersText(tally.winners.map(nameOf))}
        </p>
        {view && <Scoring key={JSON.stringify(tally.scorings)} view={view} you={null} legal={[]} scorings={tally.scorings} nameOf={nameOf} />}
        <div class="scorer-tools">
          {tally && (
            <button type="button" class="button" onClick={() => saveText(`${game}-score.txt`, reportOf(game, scorer, kept, tally, nameOf))}>
              {t.save}
            </button>
          )}
          <button type="button" class="button" onClick={() => confirm(t.againSure) && onAgain()}>
            {t.again}
          </button>
        </div>
      </section>
    </div>
  );
}

function winnersText(names: string[]): string {
  const t = say();
  const all = names.length > 1 ? `${names.slice(0, -1).join(', ')}${t.and}${names.at(-1)!}` : (names[0] ?? '');
  return names.length > 1 ? t.share(all) : t.wins(all);
}

function reportOf(game: GameId, scorer: Scorer, { entry, match }: KeptMatch, tally: Tally, nameOf: (seat: Seat) => string): string {
  const t = say();
  const rules = scorer.options.filter((key) => key in match.options).map((key) => `${gameTexts(game).options[key]?.name ?? key}: ${valueWords(game, key, match.options[key]!).name}`);
  const lines = [
    t.report(gameTexts(game).title, new Date().toLocaleDateString(texts().language)),
    `${t.rules}: ${rules.join('; ')}`,
    '',
    ...scorer.report(entry, match, tally, nameOf),
    '',
    ...(tally.winners ? [winnersText(tally.winners.map(nameOf))] : []),
  ];
  return `${lines.join('\n')}\n`;
}
