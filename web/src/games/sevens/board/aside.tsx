import type { Situation } from '../../face';
import { seatsOf } from '../cards';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { Mini } from './mini';

/** Cards that left the columns' game, shown on demand: lucky cards of everybody, what we know of hands, and what is out. */
export function Aside({ view, you, nameOf }: Situation<SevensView>) {
  const words = texts().words;
  const seats = seatsOf(view);
  const lucky = view.lucky.flat().length;
  return (
    <details class="sevens-aside">
      <summary data-place="gone">
        <svg class="sevens-aside-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M8 3h10v14H8zM5 7v14h10" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
        </svg>
        <span class="sevens-aside-word">{words.aside}</span>
        <span class="sevens-aside-count">{lucky + view.gone.length}</span>
      </summary>
      <div class="sevens-aside-sheet">
        {seats.map((seat, index) => (
          <Row key={seat} title={words.luckyOf(nameOf(seat))} view={view} cards={view.lucky[index] ?? []} />
        ))}
        {seats.map((seat, index) =>
          seat !== you && view.known[index]?.length ? (
            <Row key={seat} title={words.knownOf(nameOf(seat))} view={view} cards={view.known[index]} />
          ) : null,
        )}
        <Row title={words.gone} view={view} cards={view.gone} />
      </div>
    </details>
  );
}

function Row({ title, view, cards }: { title: string; view: SevensView; cards: string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {cards.length ? (
        <ul class="sevens-row">
          {cards.map((card) => (
            <li key={card}>
              <Mini view={view} card={card} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{texts().words.none}</p>
      )}
    </section>
  );
}
