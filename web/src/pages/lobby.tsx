import { useEffect, useState } from 'preact/hooks';
import { ask } from '../app/ask';
import { clientOf } from '../app/clients';
import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { texts } from '../texts/texts';
import type { TableLine } from '../wire/protocol';
import { JoinForm } from './join_form';
import { TableCard } from './table_card';

type Answer = { is: 'loading' } | { is: 'here'; tables: TableLine[] } | { is: 'offline' };

export function LobbyPage() {
  const t = texts().app.lobby;
  const [answer, setAnswer] = useState<Answer>({ is: 'loading' });
  const look = () => {
    ask(clientOf('online'), 'lobby', {})
      .then(({ tables }) => setAnswer({ is: 'here', tables }))
      .catch(() => setAnswer({ is: 'offline' }));
  };
  useEffect(look, []);
  return (
    <Shell title={t.title}>
      <div role="status">
        <Tables answer={answer} />
      </div>
      <p>
        <button type="button" class="button" onClick={look}>
          {t.refresh}
        </button>
      </p>
      <h2>{texts().app.join.title}</h2>
      <JoinForm />
    </Shell>
  );
}

function Tables({ answer }: { answer: Answer }) {
  const t = texts().app.lobby;
  if (answer.is === 'loading') return <p>{texts().app.loading}</p>;
  if (answer.is === 'offline') return <p class="notice">{t.offline}</p>;
  if (answer.tables.length === 0) return <p>{t.empty}</p>;
  return (
    <ul class="tables">
      {answer.tables.map((table) => {
        const free = table.seats.filter((chair) => chair.is === 'empty').length;
        return (
          <TableCard key={table.table} table={table} about={table.stage === 'waiting' ? t.waiting(free) : t.running}>
            <Link to={{ page: 'table', kind: 'online', table: table.table }} class="button">
              {table.stage === 'waiting' && free > 0 ? t.sit : t.watch}
            </Link>
          </TableCard>
        );
      })}
    </ul>
  );
}
