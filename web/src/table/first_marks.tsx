// For somebody at their very first table: three short marks, once. They cover nothing, and the game can be played meanwhile.
import { useEffect, useState } from 'preact/hooks';
import { keep, readKept } from '../device/storage';
import { texts } from '../texts/texts';
import { isAlone, type Seen } from './seen';

const storageKey = 'septem.met';
const places = ['.table-prompt > .table-seat', '.table-board [role=group]', '.table-prompt-words'] as const;

export function FirstMarks({ seen }: { seen: Seen }) {
  const [at, setAt] = useState(() => (readKept(storageKey) === null && isAlone(seen.drawn) ? 0 : places.length));
  const place = places[at];
  const goTo = (next: number) => {
    setAt(next);
    if (next >= places.length) keep(storageKey, 'yes');
  };
  useEffect(() => {
    if (!place) return;
    const marked = [...document.querySelectorAll(place)].at(-1);
    marked?.setAttribute('data-first-mark', '');
    return () => marked?.removeAttribute('data-first-mark');
  }, [place]);
  if (!place) return null;
  const text = texts().frame.table.firstMarks;
  const isLast = at === places.length - 1;
  return (
    <aside class="table-first" aria-label={text.title}>
      <p role="status">{text.words[at]}</p>
      <button type="button" class="table-button" onClick={() => goTo(at + 1)}>
        {isLast ? text.done : text.next}
      </button>
      {!isLast && (
        <button type="button" class="table-button table-button-quiet" onClick={() => goTo(places.length)}>
          {text.skip}
        </button>
      )}
    </aside>
  );
}
