import { texts } from '../../texts/texts';
import type { BoardProps, Situation } from '../face';
import { Group } from '../group';
import { shownIn } from './say';
import './plain.css';

/** The view as lists, and every legal action as a button. */
export function Board(props: BoardProps) {
  const { view, legal, isStill, act } = props;
  return (
    <div class="plain-board" tabIndex={0}>
      {legal.length > 0 && (
        <Group label={texts().plain.choices} class="plain-choices">
          {legal.map((action) => (
            <button key={action} type="button" class="plain-choice" disabled={isStill} onClick={() => act(action)}>
              {action}
            </button>
          ))}
        </Group>
      )}
      <dl class="plain-view">
        {shownIn(view).map(([key, value]) => (
          <div key={key}>
            <dt>{key.replaceAll('_', ' ')}</dt>
            <dd>
              <Value value={value} situation={props} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Value({ value, situation }: { value: unknown; situation: Situation }) {
  if (Array.isArray(value)) return <List items={value} situation={situation} />;
  if (typeof value !== 'object' || value === null) return <>{wordOf(value, situation)}</>;
  return (
    <ul class="plain-list">
      {Object.entries(value).map(([key, each]) => (
        <li key={key}>
          <b>{key}</b> <Value value={each} situation={situation} />
        </li>
      ))}
    </ul>
  );
}

/** Words stand side by side; what there is for each seat has its name. */
function List({ items, situation }: { items: unknown[]; situation: Situation }) {
  if (items.length === 0) return <>{texts().plain.none}</>;
  const isPlain = items.every((item) => typeof item !== 'object');
  const isOfSeats = !items.every((item) => typeof item === 'string') && items.length === situation.view.seats;
  if (isPlain && !isOfSeats) return <>{items.map((item, place) => <span key={place} class="plain-card">{wordOf(item, situation)}</span>)}</>;
  return (
    <ul class="plain-list">
      {items.map((item, place) => (
        <li key={place}>
          {isOfSeats && <b>{situation.nameOf(`p${place}`)}</b>} <Value value={item} situation={situation} />
        </li>
      ))}
    </ul>
  );
}

function wordOf(value: unknown, { nameOf }: Situation): string {
  const words = texts().plain;
  if (value === null || value === undefined || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return typeof value === 'string' && /^p\d$/.test(value) ? nameOf(value) : String(value);
}
