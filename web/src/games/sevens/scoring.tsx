import type { ComponentChildren } from 'preact';
import { CardBack } from '../../art/card_frame';
import type { Situation } from '../face';
import { TypeIcon } from './art/icons';
import { ViewCard } from './art/view_card';
import { seatIndex, seatsOf } from './cards';
import { texts } from './texts';
import type { SevensView } from './view';
import { cardWord, colourWord } from './words';
import { highestCounting, lowestInHand, scoreLines, tiedSeats, type ScoreLine } from './worth';
import './scoring.css';

/** The end of the game: what every card counts, and why. */
export function Scoring(situation: Situation<SevensView>) {
  const { view, nameOf } = situation;
  const words = texts().words;
  if (!view.scores) return null;
  const highest = highestCounting(view);
  const tied = tiedSeats(view);
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
      {tied.length > 0 && (
        <p class="sevens-tie">
          {words.tie(tied.map(nameOf))} {tied.map((seat) => words.lowest(nameOf(seat), lowestInHand(view, seat))).join(' · ')}
        </p>
      )}
    </section>
  );
}

function Result({ situation, seat }: { situation: Situation<SevensView>; seat: string }) {
  const { view, nameOf } = situation;
  const words = texts().words;
  return (
    <section class="sevens-result" data-winner={view.winners?.includes(seat) ? '' : undefined}>
      <h3>{nameOf(seat)}</h3>
      <ul>
        {scoreLines(view, seat).map((line, place) => (
          <li key={place} class="sevens-score-line">
            <LinePicture view={view} line={line} />
            <span>{lineWords(line)}</span>
            <b>{line.points ?? '?'}</b>
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

function LinePicture({ view, line }: { view: SevensView; line: ScoreLine }) {
  if (line.is === 'lucky') return <TypeIcon type="L" class="sevens-score-picture" />;
  if (line.is === 'hidden')
    return (
      <span class="sevens-score-picture">
        <CardBack />
      </span>
    );
  return (
    <span class="sevens-score-picture" data-sideways={line.isEnding ? '' : undefined}>
      <ViewCard view={view} card={line.card} />
    </span>
  );
}

function lineWords(line: ScoreLine): ComponentChildren {
  const words = texts().words;
  if (line.is === 'lucky') return words.lucky(line.cards.length);
  if (line.is === 'hidden') return words.hidden(line.count);
  const notes = [line.isEnding && words.ending, line.reason === 'wild' && words.wild, line.reason === 'disabled' && words.disabled];
  return (
    <>
      {cardWord(line.card)} <small>{notes.filter(Boolean).join(', ')}</small>
    </>
  );
}
