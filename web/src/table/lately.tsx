// What happened since our own last decision: told beside the prompt where the log is out of sight, and marked on the board.
import { useLayoutEffect } from 'preact/hooks';
import { texts } from '../texts/texts';
import { placeOf } from './clock';
import { latelyIn } from './lately_steps';
import { told } from './log';
import { nameIn, type Seen } from './seen';

/** The same in words; a press opens the log. */
export function Lately({ seen, onLog }: { seen: Seen; onLog(): void }) {
  const lines = latelyIn(seen).map((entry) => told(seen, entry)).filter(Boolean);
  return (
    <button type="button" class="table-lately" aria-label={`${texts().frame.table.menu.log}: ${lines.join(' ')}`} onClick={onLog}>
      <ol>
        {[...lines].reverse().map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </ol>
    </button>
  );
}

/** Where a step moved more than this, a mark on all of it would show nothing. */
const mostMarked = 3;

/** Marks what moved, or where it went, on the board as it is drawn. The board knows nothing of it. */
export function useLatelyMarks(seen: Seen, root: { current: HTMLElement | null }): void {
  const { drawn, face } = seen;
  useLayoutEffect(() => {
    const board = root.current;
    if (!board) return;
    // The end opens as a dialog inside: what it shows is not the board.
    const find = (kind: 'thing' | 'place', name: string) => board.querySelectorAll<HTMLElement>(`[data-${kind}="${CSS.escape(name)}"]:not(dialog *)`);
    const own = drawn.you === null ? [] : (drawn.view?.hands?.[placeOf(drawn.you)] ?? []);
    const isOwn = (thing: string) => Array.isArray(own) && own.includes(thing);
    board.querySelectorAll('[data-lately]').forEach((old) => old.removeAttribute('data-lately'));
    for (const { step, before, after } of latelyIn(seen)) {
      const flights = face.flights({ step, before, after, you: drawn.you, nameOf: (seat) => nameIn(seen, seat) });
      // Where something flies in several waves, its last place counts.
      const last = [...new Map(flights.map((flight) => [flight.thing, flight])).values()].filter(({ thing }) => !isOwn(thing));
      const marked = last.flatMap(({ thing, to }) => {
        const things = [...find('thing', thing)];
        return things.length > 0 || to === undefined ? things : [...find('place', to)];
      });
      if (new Set(marked).size <= mostMarked) marked.forEach((element) => element.setAttribute('data-lately', ''));
    }
  }, [drawn.log, drawn.view, face]);
}
