// 7 Seize on a real table: what everybody's treasure weighs; the core fights the contests.
import { ChoiceRow } from '../../choice_row';
import { texts as page } from '../../../texts/texts';
import type { Seat } from '../../../wire/protocol';
import type { EntryProps, Match, Scorer, Tally } from '../../scorer';
import { ghost } from '../players';
import type { SeizeView } from '../view';
import { words } from './words';

interface Entry {
  /** As they were typed, per player who is weighed. */
  weights: string[];
  /** Who stays at each contest that is level, in their order. */
  stays: Seat[][];
}

const isWeighingGhost = ({ seats, options }: Match) => seats === 2 && options['interloper'] === 'wins';
const playersIn = (match: Match): Seat[] => [...Array.from({ length: match.seats }, (_, seat) => `p${seat}`), ...(isWeighingGhost(match) ? [ghost] : [])];
const isInPips = ({ options }: Match) => String(options['booty']).startsWith('dominoes');

/** In tenths of a gram or in pips; null: not a weight. */
function weightOf(typed: string, match: Match): number | null {
  const text = typed.trim().replace(',', '.');
  if (isInPips(match)) return /^\d{1,4}$/.test(text) ? Number(text) : null;
  return /^\d{1,5}(\.\d)?$/.test(text) ? Math.round(Number(text) * 10) : null;
}

const weightsOf = ({ weights }: Entry, match: Match) => weights.map((typed) => weightOf(typed, match));
/** A treasure is one bag on the scale: nobody has said what is in it. */
const bagOf = (player: Seat) => `treasure-of-${player}`;

function viewOf(_: Entry, match: Match, { over, winners, scores }: Tally): SeizeView | null {
  if (!over) return null;
  const players = playersIn(match);
  return {
    game: 'seize',
    seats: match.seats,
    options: match.options,
    phase: 'over',
    to_act: [],
    over,
    winners,
    round: 7,
    captain: null,
    hands: [],
    squabble: [],
    cards: [],
    drawn: [],
    red: [],
    black: [],
    collections: players.filter((player) => player !== ghost).map((player) => [bagOf(player)]),
    ...(isWeighingGhost(match) ? { ghost: [bagOf(ghost)] } : {}),
    deck: 0,
    discard: [],
    bag: 0,
    acting: null,
    weights: Object.fromEntries(players.map((player, place) => [bagOf(player), scores[place]!])),
    totals: scores,
  };
}

function EntryForm({ entry, match, nameOf, tally, onChange }: EntryProps<Entry>) {
  const t = words[page().language];
  const label = isInPips(match) ? t.pips : t.grams;
  const level = tally?.level ?? [];
  const newcomer = level.at(-1);
  const reigning = level.slice(0, -1);
  const answers = [reigning, newcomer ? [newcomer] : [], level];
  return (
    <div class="scorer-entry">
      <p class="field-hint">{isInPips(match) ? t.pipsHint : t.gramsHint}</p>
      <div class="scorer-weights">
        {playersIn(match).map((player, place) => (
          <label key={player} class="field">
            {label(nameOf(player))}
            <input
              inputMode="decimal"
              value={entry.weights[place]}
              aria-invalid={entry.weights[place] !== '' && weightOf(entry.weights[place]!, match) === null}
              onInput={({ currentTarget: { value } }) => onChange({ weights: entry.weights.map((each, index) => (index === place ? value : each)), stays: [] })}
            />
          </label>
        ))}
      </div>
      {newcomer !== undefined && (
        <>
          <p role="status">{t.level(level.map(nameOf).join(', '))}</p>
          <ChoiceRow
            legend={t.stays}
            name="stays"
            values={[0, 1, 2]}
            value={-1}
            label={(index) => (index === 2 ? t.both : answers[index]!.map(nameOf).join(', '))}
            onChoose={(index) => onChange({ ...entry, stays: [...entry.stays, answers[index]!] })}
          />
        </>
      )}
    </div>
  );
}

export const scorer = {
  options: ['booty', 'cursed', 'interloper'],
  begin: (match) => ({ weights: playersIn(match).map(() => ''), stays: [] }),
  given: (entry, match) => ({ weights: weightsOf(entry, match), stays: entry.stays }),
  isReady: (entry, match) => weightsOf(entry, match).every((weight) => weight !== null),
  Entry: EntryForm,
  viewOf,
  report: (entry, match, _, nameOf) => [words[page().language].result, ...playersIn(match).map((player, place) => `  ${nameOf(player)}: ${entry.weights[place]}${isInPips(match) ? '' : ' g'}`)],
} satisfies Scorer<Entry> as unknown as Scorer;
