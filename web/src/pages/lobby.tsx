import { useState } from 'preact/hooks';
import { ask } from '../app/ask';
import { clientOf } from '../app/clients';
import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { useTask } from '../app/task';
import { useEvery } from '../app/use_every';
import { games } from '../games/games';
import { agreedWords } from '../table/variants';
import { texts } from '../texts/texts';
import type { TableLine } from '../wire/protocol';
import { JoinForm } from './join_form';
import { playWithAnybody } from './make_table';
import { TableCard } from './table_card';
import { WaitingGames } from './waiting_games';

type Answer = { is: 'loading' } | { is: 'here'; tables: TableLine[] } | { is: 'offline' };

export function LobbyPage() {
  const t = texts().app.lobby;
  const [answer, setAnswer] = useState<Answer>({ is: 'loading' });
  const look = () => {
    ask(clientOf('online'), 'lobby', {})
      .then(({ tables }) => setAnswer({ is: 'here', tables }))
      .catch(() => setAnswer({ is: 'offline' }));
  };
  // Live: nobody has to look again.
  useEvery(every, look);
  return (
    <Shell title={t.title}>
      <WaitingGames />
      <QuickMatch />
      <div role="status">
        <Tables answer={answer} />
      </div>
      <h2>{texts().app.join.title}</h2>
      <JoinForm />
    </Shell>
  );
}

const every = 5000;

/** One press to play with anybody: the first free seat of this game, or a new open table. */
function QuickMatch() {
  const t = texts().app.lobby;
  const task = useTask();
  return (
    <section aria-labelledby="quick-title">
      <h2 id="quick-title">{t.quick}</h2>
      <p class="start-ways">
        {games.map(({ id, texts: words }) => (
          <button key={id} type="button" class="button" disabled={task.isBusy} onClick={() => task.run(() => playWithAnybody(id))}>
            {words().title}
          </button>
        ))}
      </p>
      {task.error && (
        <p class="field-error" role="alert">
          {task.error}
        </p>
      )}
    </section>
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
          <TableCard key={table.table} table={table} about={`${table.stage === 'waiting' ? t.waiting(free) : t.running} · ${agreedWords(table.settings)}`}>
            <Link to={{ page: 'table', kind: 'online', table: table.table }} class="button">
              {table.stage === 'waiting' && free > 0 ? t.sit : t.watch}
            </Link>
          </TableCard>
        );
      })}
    </ul>
  );
}
