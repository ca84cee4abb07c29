import { useState } from 'preact/hooks';
import { clientOf } from '../app/clients';
import { Link } from '../app/link';
import { useEvery } from '../app/use_every';
import { isAlone } from '../table/seen';
import { texts } from '../texts/texts';
import type { OwnTableLine, TableId } from '../wire/protocol';
import { titleOf } from './table_card';

const every = 60_000;

/** A game with other people in which it is our turn waits somewhere else. Draws nothing while there is none. */
export function WaitingGames({ besides }: { besides?: TableId }) {
  const t = texts().app.goOn;
  const [tables, setTables] = useState<OwnTableLine[]>([]);
  const look = () =>
    clientOf('online')
      .call('tables', {})
      .then((answer) => setTables(answer.tables))
      // No server: then nobody waits there.
      .catch(() => undefined);
  useEvery(every, () => void look());
  const waiting = tables.filter((table) => table.your_move && table.table !== besides && !isAlone(table));
  const [first] = waiting;
  if (!first) return null;
  return (
    <p class="table-bar" role="status">
      <span>{waiting.length === 1 ? t.waits(titleOf(first)) : t.waitMany(waiting.length)}</span>
      <Link to={waiting.length === 1 ? { page: 'table', kind: 'online', table: first.table } : { page: 'start' }}>{t.goThere}</Link>
    </p>
  );
}
