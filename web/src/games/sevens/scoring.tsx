import type { ComponentChildren } from 'preact';
import { CardBack } from '../../art/card_frame';
import type { ScoreLine } from '../../wire/protocol';
import type { Situation } from '../face';
import { TypeIcon } from './art/icons';
import { ViewCard } from './art/view_card';
import { highestCounting, seatIndex, seatsOf } from './cards';
import { texts } from './texts';
import type { SevensView } from './view';
import { cardWord, colourWord } from './words';
import './scoring.css';

/** The end of the game: what every card counts, and why. */
export function Scoring(situation: Situation<SevensView>) {
  const { view } = situation;
  const words = texts().words;
  if (!view.scores) return null;
  const highest = highestCounting(view);
  const tie = tieWords(situation);
  return (
    <section class="sevens-scoring" aria-label={words.scoring}>
      <p class="sevens-rules">
        <TypeIcon type="A" /> {words.rules(highest)} {view.wild && words.wildRule(colourWord(view.wild), highest)}
      </p>
      <div class="sevens-results">
        {seatsOf(view).map((seat) => (
          <Result key={seat} situation={situation} seat={seat} />
        ))}
      </div>
      {tie && <p class="sevens-tie">{tie}</p>}
    </section>
  );
}

const linesOf = ({ scorings }: Situation<SevensView>) => scorings?.[0] ?? [];
const kindOf = (key: string) => key.split('.').at(-1)!;

/** How a tie was broken; empty where there was none. */
export function tieWords(situation: Situation<SevensView>): string {
  const { nameOf } = situation;
  const words = texts().words;
  const ties = linesOf(situation).filter(({ key }) => kindOf(key) === 'lowest');
  if (ties.length === 0) return '';
  const lowest = ties.map(({ seats, figure }) => words.lowest(nameOf(seats[0]!), figure));
  return `${words.tie(ties.map(({ seats }) => nameOf(seats[0]!)))} ${lowest.join(' · ')}`;
}

function Result({ situation, seat }: { situation: Situation<SevensView>; seat: string }) {
  const { view, nameOf } = situation;
  const words = texts().words;
  return (
    <section class="sevens-result" data-winner={view.winners?.includes(seat) ? '' : undefined}>
      <h3>{nameOf(seat)}</h3>
      <ul>
        {linesOf(situation)
          .filter(({ key, seats }) => seats[0] === seat && kindOf(key) !== 'lowest')
          .map((line, place) => (
            <li key={place} class="sevens-score-line">
              <LinePicture view={view} line={line} />
              <span>{lineWords(line)}</span>
              <b>{line.amount}</b>
            </li>
          ))}
        <li class="sevens-score-line sevens-sum">
          <span />
          <span>{words.sum}</span>
          <b>{view.scores![seatIndex(seat)]}</b>
        </li>
      </ul>
    </section>
  );
}

function LinePicture({ view, line: { key, cards } }: { view: SevensView; line: ScoreLine }) {
  if (kindOf(key) === 'lucky') return <TypeIcon type="L" class="sevens-score-picture" />;
  if (kindOf(key) === 'hidden')
    return (
      <span class="sevens-score-picture">
        <CardBack />
      </span>
    );
  return (
    <span class="sevens-score-picture" data-sideways={kindOf(key).startsWith('ending') ? '' : undefined}>
      <ViewCard view={view} card={cards[0]!} />
    </span>
  );
}

function lineWords({ key, cards, figure }: ScoreLine): ComponentChildren {
  const words = texts().words;
  if (kindOf(key) === 'lucky') return words.lucky(figure ?? cards.length);
  if (kindOf(key) === 'hidden') return words.hidden(figure!);
  const notes = { ending: words.ending, wild: words.wild, disabled: words.disabled } as Record<string, string>;
  return (
    <>
      {cardWord(cards[0]!)} <small>{kindOf(key).split('-').map((note) => notes[note]).filter(Boolean).join(', ')}</small>
    </>
  );
}
