// The games that somebody plays or has played, on the server and on this device.
import { useEffect, useState } from 'preact/hooks';
import { clientOf } from '../app/clients';
import { useTask } from '../app/task';
import { useEvery } from '../app/use_every';
import { keep, readKept } from '../device/storage';
import type { Methods } from '../wire/methods';
import type { OwnTableLine, TableId } from '../wire/protocol';

type Kind = 'online' | 'offline';
export type OwnTable = OwnTableLine & { kind: Kind };

export interface OwnTables {
  /** Those that go on: our turn first, then the longest untouched last. */
  going: OwnTable[];
  /** Finished and given up, the latest first. */
  done: OwnTable[];
  /** Those that the server or this device cannot read any more. */
  setApart: TableId[];
  resign(table: OwnTable): void;
  /** Why a game could not be given up. */
  trouble: string | null;
  /** Takes a finished game off the list. */
  remove(table: OwnTable): void;
}

interface Answer {
  tables: OwnTable[];
  setApart: TableId[];
}

const nothing: Answer = { tables: [], setApart: [] };
const every = 20_000;

export function useOwnTables(): OwnTables {
  const [answers, setAnswers] = useState<Record<Kind, Answer>>({ online: nothing, offline: nothing });
  const [removed, setRemoved] = useState(readRemoved);
  const resigning = useTask();
  const look = (kind: Kind) =>
    clientOf(kind)
      .call('tables', {})
      .then((answer) => setAnswers((old) => ({ ...old, [kind]: answerOf(answer, kind) })))
      // No server: then there is nothing to continue there.
      .catch(() => undefined);
  useEffect(() => void look('offline'), []);
  useEvery(every, () => void look('online'));
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => key === storageKey && setRemoved(readRemoved());
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const resign = (table: OwnTable) =>
    resigning.run(async () => {
      // What was refused may have been given up elsewhere: the list is looked at again in any case.
      await clientOf(table.kind)
        .call('resign', { table: table.table })
        .finally(() => look(table.kind));
    });
  // Another tab may have taken games off meanwhile.
  const remove = (table: OwnTable) => setRemoved(keepRemoved([...readRemoved(), nameOf(table)]));
  const all = [...answers.offline.tables, ...answers.online.tables].filter((table) => !removed.includes(nameOf(table)));
  const isDone = ({ stage }: OwnTable) => stage === 'over' || stage === 'closed';
  return {
    going: all.filter((table) => !isDone(table)).sort((a, b) => urgency(a) - urgency(b) || a.idle - b.idle),
    done: all.filter(isDone).sort((a, b) => a.idle - b.idle),
    setApart: [...answers.offline.setApart, ...answers.online.setApart],
    resign,
    trouble: resigning.error,
    remove,
  };
}

const urgency = (table: OwnTable) => (table.your_move ? 0 : table.stage === 'playing' ? 1 : 2);

function answerOf({ tables, set_apart = [] }: Methods['tables']['result'], kind: Kind): Answer {
  return { tables: tables.map((table) => ({ ...table, kind })), setApart: set_apart };
}

// --- what was taken off the list, on this device alone: others who played there keep theirs

const storageKey = 'septem.removed';
const mostRemoved = 500;

function nameOf({ kind, table }: OwnTable): string {
  return `${kind}:${table}`;
}

function readRemoved(): string[] {
  try {
    const kept: unknown = JSON.parse(readKept(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

function keepRemoved(removed: string[]): string[] {
  const latest = removed.slice(-mostRemoved);
  keep(storageKey, JSON.stringify(latest));
  return latest;
}
