import { useEffect, useState } from 'preact/hooks';
import { clientOf } from '../app/clients';
import { Link } from '../app/link';
import { texts } from '../texts/texts';
import type { Methods } from '../wire/methods';
import type { TableId, TableLine } from '../wire/protocol';
import { TableCard } from './table_card';

type Kind = 'online' | 'offline';
type OwnTable = TableLine & { kind: Kind };

interface Own {
  tables: OwnTable[];
  /** Those that the server or this device cannot read any more. */
  setApart: TableId[];
}

/** Our own tables, those that wait for us first. Draws nothing while there are none. */
export function Continue() {
  const t = texts().app.goOn;
  const { tables, setApart } = useOwnTables();
  if (tables.length === 0 && setApart.length === 0) return null;
  return (
    <section aria-labelledby="continue-title">
      <h2 id="continue-title">{t.title}</h2>
      <ul class="tables">
        {tables.map((table) => (
          <TableCard key={table.kind + table.table} table={table} about={`${stateOf(table)} · ${table.kind === 'offline' ? t.onDevice : t.online}`}>
            <Link to={{ page: 'table', kind: table.kind, table: table.table }} class="button">
              {table.stage === 'over' ? t.look : t.open}
            </Link>
          </TableCard>
        ))}
      </ul>
      {setApart.map((table) => (
        <p key={table} class="notice">
          {t.setApart(table)}
        </p>
      ))}
    </section>
  );
}

function stateOf(table: TableLine): string {
  const t = texts().app.goOn;
  if (table.your_move) return t.yourMove;
  if (table.stage === 'waiting') return t.waiting;
  return table.stage === 'over' ? t.over : t.playing;
}

const nothing: Own = { tables: [], setApart: [] };
const shown = 8;
const urgency = (table: OwnTable) => (table.your_move ? 0 : table.stage === 'playing' ? 1 : table.stage === 'waiting' ? 2 : 3);

function useOwnTables(): Own {
  const [tables, setTables] = useState<Record<Kind, Own>>({ online: nothing, offline: nothing });
  useEffect(() => {
    for (const kind of ['offline', 'online'] as const) {
      clientOf(kind)
        .call('tables', {})
        .then((answer) => setTables((old) => ({ ...old, [kind]: ownOf(answer, kind) })))
        // No server: then there is nothing to continue there.
        .catch(() => undefined);
    }
  }, []);
  const all = [...tables.offline.tables, ...tables.online.tables];
  return {
    tables: all
      .filter((table) => table.stage !== 'closed')
      .sort((a, b) => urgency(a) - urgency(b))
      .slice(0, shown),
    setApart: [...tables.offline.setApart, ...tables.online.setApart],
  };
}

function ownOf({ tables, set_apart = [] }: Methods['tables']['result'], kind: Kind): Own {
  return { tables: tables.map((table) => ({ ...table, kind })), setApart: set_apart };
}
