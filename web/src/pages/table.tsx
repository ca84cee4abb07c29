import { useEffect, useMemo } from 'preact/hooks';
import { clientOf } from '../app/clients';
import { Link } from '../app/link';
import { navigate } from '../app/navigate';
import { NewerNotice } from '../app/newer';
import { saveText } from '../device/save';
import { changeSettings } from '../device/settings';
import { faceOf } from '../games/games';
import { refusalWords } from '../table/bars';
import { TableFrame } from '../table/frame';
import { ShapeIcon } from '../table/icons';
import { paceOf } from '../table/pace';
import { cameByRematch } from '../table/rematch';
import type { Commands } from '../table/seen';
import { TableStore } from '../table/store';
import { useStore } from '../table/use_store';
import { texts } from '../texts/texts';
import type { Client } from '../wire/client';
import { wholeStory } from '../wire/history';
import type { Scoring, TableId } from '../wire/protocol';
import { WaitingGames } from './waiting_games';
import '../table/button.css';
import '../table/frame.css';

/** One table, online or in the worker. */
export function TablePage({ id, kind }: { id: string; kind: 'online' | 'offline' }) {
  const client = clientOf(kind);
  const store = useMemo(() => new TableStore(client, id, paceOf), [client, id]);
  useEffect(() => () => store.close(), [store]);
  const commands = useMemo(() => commandsOf(store, kind), [store, kind]);
  const drawn = useStore(store);
  if (store.absence) return <Absent title={texts().frame.table.absent.title} words={refusalWords(store.absence)} />;
  if (!drawn) return <Loading client={client} />;
  const { connection, refused } = store;
  const { levels = [], emotes = [] } = client.hello ?? {};
  return <TableFrame key={id} seen={{ drawn, face: faceOf(drawn.settings.game), kind, connection, refused, levels, emotes, commands, loadCoach }} above={<WaitingGames besides={id} />} />;
}

const loadCoach = async () => (await import('../coach/panel')).CoachPanel;

function commandsOf(store: TableStore, kind: 'online' | 'offline'): Commands {
  const ask = (answer: Promise<unknown>) => void answer;
  return {
    act: (action) => ask(store.act(action)),
    undo: () => ask(store.ask('undo', {})),
    agree: (plea, agree) => ask(store.ask('agree', { plea, agree })),
    withdraw: (plea) => ask(store.ask('withdraw', { plea })),
    turnOut: (who) => ask(store.ask('turn-out', who)),
    mute: (who, mute) => ask(store.ask('mute', { ...who, mute })),
    slow: (seconds) => ask(store.ask('slow', { seconds })),
    change: (terms) => ask(store.ask('change', terms)),
    close: () => ask(store.ask('close', {})),
    say: (what) => ask(store.ask('chat', what as { text: string })),
    sit: (seat) => ask(store.ask('sit', { ...(seat && { seat }), legal: true })),
    bot: (seat, level) => ask(store.ask('bot', { seat, level })),
    start: (fill) => ask(store.ask('start', { fill })),
    leave: () => ask(leave(store)),
    resign: () => ask(store.ask('resign', {})),
    rename: (name) => {
      changeSettings({ name });
      const you = store.drawn()?.you;
      if (you) ask(store.ask('sit', { seat: you, legal: true })); // the seat bears the name it was taken with
    },
    rematch: () => ask(rematch(store, kind)),
    save: () => ask(save(store)),
    scorings: () => scorings(kind, store.table).catch(() => []),
    story: () => wholeStory(clientOf(kind), store.table),
    foretell: () => clientOf(kind).call('foretell', { table: store.table }).catch(() => undefined),
    skip: () => store.skip(),
    proceed: () => store.proceed(),
    forgive: () => store.forgive(),
  };
}

/** Out of the waiting room one only gets up; out of a game one goes away. */
async function leave(store: TableStore): Promise<void> {
  const isPlaying = store.drawn()?.stage === 'playing';
  const isDone = await store.ask('leave', {});
  if (isPlaying && isDone) navigate({ page: 'start' });
}

async function rematch(store: TableStore, kind: 'online' | 'offline'): Promise<void> {
  const next = await store.ask('rematch', {});
  if (!next) return;
  cameByRematch(next.table);
  navigate({ page: 'table', kind, table: next.table });
}

async function save(store: TableStore): Promise<void> {
  const answer = await store.ask('record', {});
  const game = store.drawn()?.settings.game;
  if (answer) saveText(`${game}-${store.table}.7gr`, answer.record);
}

/** Not by way of the store: whoever ends a game waits for no answer, and a failure is no news. */
async function scorings(kind: 'online' | 'offline', table: TableId): Promise<Scoring[]> {
  return (await clientOf(kind).call('scoring', { table })).scorings;
}

function Loading({ client }: { client: Client }) {
  const text = texts().frame.table.absent;
  return (
    <main class="table-absent" id="content" aria-busy="true">
      <ShapeIcon shape="wave" />
      <NewerNotice />
      <p role="status">{client.connection.is === 'lost' ? text.unreachable : text.loading}</p>
    </main>
  );
}

export function Absent({ title, words }: { title: string; words: string }) {
  return (
    <main class="table-absent" id="content">
      <ShapeIcon shape="wave" />
      <h1>{title}</h1>
      <p>{words}</p>
      <Link class="table-button" to={{ page: 'start' }}>
        {texts().frame.table.absent.start}
      </Link>
    </main>
  );
}
