// 7 Seas on a real table: after each round the cards of every chest are tapped, and the core counts the five lines.
import { ChoiceRow } from '../../choice_row';
import { texts as page } from '../../../texts/texts';
import type { Scoring } from '../../../wire/protocol';
import { CardPicker } from '../../card_picker';
import type { EntryProps, Match, Scorer, Tally } from '../../scorer';
import { SeasCard } from '../art/card';
import { inDeckOrder, types, type Printing } from '../cards';
import { texts } from '../texts';
import type { SeasScore, SeasView } from '../view';
import { cardWord, ownerName } from '../words';
import { words } from './words';

interface Entry {
  /** Per round and owner: the cards in the chest. The last round may still be empty. */
  rounds: string[][][];
  /** The round that is being entered or corrected. */
  at: number;
}

const ownersIn = ({ seats, options }: Match) => ((options['teams'] ?? 'none') === 'none' ? seats : 2);
const emptyRound = (match: Match): string[][] => Array.from({ length: ownersIn(match) }, () => []);
const hasCards = (round: string[][]) => round.some((chest) => chest.length > 0);
const counted = ({ rounds }: Entry) => rounds.filter((round, index) => index < rounds.length - 1 || hasCards(round));

/** The lines of a round as the views of a game have them. */
function scoreOf(scoring: Scoring, chests: string[][]): SeasScore {
  const figures = (kind: string) => scoring.filter(({ key }) => key === `seas.score.${kind}`).map(({ figure }) => figure ?? 0);
  const points = chests.map((_, owner) => scoring.filter((__, line) => line % chests.length === owner).reduce((sum, { amount }) => sum + amount, 0));
  return { cards: figures('cards'), coins: figures('coins'), value: figures('value'), points, chests: chests.map(inDeckOrder) };
}

function viewOf(entry: Entry, match: Match, { scorings, scores, over, winners }: Tally): SeasView {
  const rounds = counted(entry);
  return {
    game: 'seas',
    seats: match.seats,
    options: match.options,
    ...match.printed,
    phase: over ? 'over' : 'play',
    to_act: [],
    over,
    winners,
    round: rounds.length,
    cycle: 1,
    start: null,
    turn: null,
    display: [],
    hands: [],
    chests: emptyRound(match),
    harbour: 0,
    aside: 0,
    ships: scores,
    last_taker: null,
    looking: null,
    scores: scorings.map((scoring, round) => scoreOf(scoring, rounds[round]!)),
  };
}

function EntryForm({ entry, match, nameOf, tally, onChange }: EntryProps<Entry>) {
  const t = words[page().language];
  const round = entry.rounds[entry.at]!;
  const view = viewOf(entry, match, tally ?? { scorings: [], scores: round.map(() => 0), over: false, winners: null, level: [] });
  const printing: Printing = { options: match.options, ...match.printed };
  const holders = round.map((_, owner) => ({ id: String(owner), name: ownerName({ view, you: null, nameOf }, owner) }));
  const holderOf = (card: string) => {
    const owner = round.findIndex((chest) => chest.includes(card));
    return owner < 0 ? null : String(owner);
  };
  const give = (card: string, holder: string | null) => {
    const next = round.map((chest, owner) => [...chest.filter((each) => each !== card), ...(String(owner) === holder ? [card] : [])]);
    onChange({ ...entry, rounds: entry.rounds.map((each, index) => (index === entry.at ? next : each)) });
  };
  const isLast = entry.at === entry.rounds.length - 1;
  return (
    <div class="scorer-entry">
      {entry.rounds.length > 1 && (
        <ChoiceRow legend={t.rounds} name="round" values={entry.rounds.map((_, index) => index)} value={entry.at} label={(index) => String(index + 1)} onChoose={(at) => onChange({ ...entry, at })} />
      )}
      <p class="field-hint">{t.hint}</p>
      <CardPicker
        legend={t.who}
        holders={holders}
        groups={types.map((type) => ({ name: texts().names.type(type), cards: Array.from({ length: 10 }, (_, index) => `${type}${index + 1}`) }))}
        holderOf={holderOf}
        nameOf={(card) => cardWord(card, 'name')}
        draw={(card) => <SeasCard card={card} printing={printing} />}
        onGive={give}
      />
      {isLast && hasCards(round) && !tally?.over && (
        <button type="button" class="button button-main" onClick={() => onChange({ rounds: [...entry.rounds, emptyRound(match)], at: entry.rounds.length })}>
          {t.next}
        </button>
      )}
    </div>
  );
}

export const scorer = {
  options: ['target', 'teams', 'values'],
  begin: (match) => ({ rounds: [emptyRound(match)], at: 0 }),
  given: (entry) => ({ rounds: counted(entry) }),
  isReady: (entry) => counted(entry).length > 0,
  Entry: EntryForm,
  viewOf,
  report: (entry, match, tally, nameOf) => {
    const view = viewOf(entry, match, tally);
    const t = words[page().language];
    const { lines } = texts().words;
    return view.scores.flatMap(({ cards, coins, value, points, chests }, round) => [
      t.round(round + 1),
      ...chests.map(
        (chest, owner) =>
          `  ${ownerName({ view, you: null, nameOf }, owner)}: ${points[owner]} (${lines.cards} ${cards[owner]}, ${lines.coins} ${coins[owner]}, ${lines.value} ${value[owner]}) ${chest.join(' ')}`,
      ),
    ]);
  },
} satisfies Scorer<Entry> as unknown as Scorer;
