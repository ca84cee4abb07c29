import type { FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { clientOf } from '../app/clients';
import { navigate } from '../app/navigate';
import { pathOf, type ReplaySource } from '../app/route';
import { Shell } from '../app/shell';
import { messageOf, useTask } from '../app/task';
import type { ReviewProps } from '../coach/review';
import { saveText } from '../device/save';
import { faceOf, gameTexts } from '../games/games';
import { replayOfRecord, replayOfTable } from '../replay/load';
import { carriesRecord, packed, unpacked } from '../replay/packed';
import { Player } from '../replay/player';
import type { Replay } from '../replay/replay';
import { reviewWord } from '../replay/review_word';
import { CopyButton } from '../table/share';
import { texts } from '../texts/texts';
import { Finished } from './continue';
import { useOwnTables } from './own_tables';
import { RecordForm } from './record_form';

/** Steps through a table of ours, or through a record that somebody brings. */
export function ReplayPage({ source }: { source: ReplaySource | null }) {
  const t = texts().app;
  const task = useTask();
  const [replay, setReplay] = useState<Replay | null>(null);
  useEffect(() => {
    setReplay(null);
    if (source) return task.run(async () => setReplay(await replayOfTable(source)));
    const open = () => carriesRecord(location.hash) && task.run(openFromAddress);
    open();
    // A link to another record changes nothing but what stands behind the #.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [source?.kind, source?.table]);
  const openFromAddress = async () => {
    setReplay(null);
    const record = await unpacked(location.hash).catch(() => Promise.reject(new Error(t.replay.badLink)));
    setReplay(await replayOfRecord(record));
  };
  const show = (record: string) => task.run(async () => setReplay(await replayOfRecord(record)));
  return (
    <Shell title={replay ? `${gameTexts(replay.game).title}: ${t.replay.title}` : t.replay.title}>
      {task.isBusy && <p>{t.loading}</p>}
      {task.error && (
        <p class="notice" role="alert">
          {task.error}
        </p>
      )}
      {replay ? <Opened replay={replay} source={source} /> : !source && !task.isBusy && <Choose onRecord={show} />}
    </Shell>
  );
}

/** Our own games, or a record from anywhere. */
function Choose({ onRecord }: { onRecord: (record: string) => void }) {
  const own = useOwnTables();
  return (
    <>
      <Finished own={own} isReplay />
      <RecordForm onRecord={onRecord} />
    </>
  );
}

/** Opens this replay for anybody: a table of the server by its own address, a game of this device by one that carries the record. */
function CopyLink({ record, source, word }: { record: string; source: ReplaySource | null; word?: string }) {
  const t = texts().app.share;
  const field = useRef<HTMLInputElement>(null);
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    const isOnline = source?.kind === 'online';
    const page = `${location.origin}${pathOf({ page: 'replay', source: isOnline ? source : null })}${word ? `?${word}` : ''}`;
    if (isOnline) setLink(page);
    else void packed(record).then((hash) => setLink(hash && page + hash));
  }, [record]);
  if (link === null) return null;
  return (
    <span class="replay-link">
      <input ref={field} class="share-link" type="text" readOnly value={link} aria-label={t.replayLink} />
      <CopyButton field={field} />
    </span>
  );
}

function Opened({ replay, source }: { replay: Replay; source: ReplaySource | null }) {
  const t = texts().app.replay;
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState<{ frame: number } | null>(null);
  const { record } = replay;
  return (
    <>
      <Player replay={replay} onFrame={setAt} wanted={wanted} />
      <p class="field-hint">{replay.you === null ? t.open_hands : t.own_view}</p>
      {record !== null && (
        <>
          <div class="replay-ways">
            <button type="button" class="button" onClick={() => saveText(`${replay.game}.7gr`, record)}>
              {t.save}
            </button>
            <CopyLink record={record} source={source} />
            <FairCheck record={record} />
          </div>
          <PlayOn replay={replay} record={record} at={at} />
          {faceOf(replay.game).coach && <LaterReview replay={replay} record={record} at={at} onGo={(frame) => setWanted({ frame })} share={<CopyLink record={record} source={source} word={reviewWord} />} />}
        </>
      )}
    </>
  );
}

/** Comes with the page; what it needs besides comes when it is wanted. */
function LaterReview(props: ReviewProps) {
  const [Review, setReview] = useState<FunctionComponent<ReviewProps> | null>(null);
  useEffect(() => void import('../coach/review').then((loaded) => setReview(() => loaded.Review)), []);
  return Review && <Review {...props} />;
}

/** Whether the deal follows from the seed that was fixed before: worked out on this device. */
function FairCheck({ record }: { record: string }) {
  const t = texts().app.replay;
  const [verdict, setVerdict] = useState<string | null>(null);
  const check = async () => {
    const answer = await clientOf('offline').call('verify', { record });
    setVerdict(answer.fair ? t.fair : messageOf(answer));
  };
  const start = () => void check().catch((reason: unknown) => setVerdict(messageOf(reason)));
  return (
    <>
      <button type="button" class="button" onClick={start}>
        {t.checkDeal}
      </button>
      <p role="status">{verdict}</p>
    </>
  );
}

function PlayOn({ replay, record, at }: { replay: Replay; record: string; at: number }) {
  const t = texts().app.replay;
  const task = useTask();
  const { view } = replay.frames[at]!;
  if (view.over) return null;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const playAs = async (mine: number) => {
    const players = seats.map((seat) => (seat === mine ? 'me' : 'medium'));
    const made = await clientOf('offline').call('fork', { record, step: at, players });
    await clientOf('offline').call('start', { table: made.table });
    navigate({ page: 'table', kind: 'offline', table: made.table });
  };
  return (
    <section class="replay-ways" aria-label={t.playOn}>
      <p>{t.playOn}</p>
      {seats.map((seat) => (
        <button key={seat} type="button" class="button" disabled={task.isBusy} onClick={() => task.run(() => playAs(seat))}>
          {t.playOnAs(replay.names[seat] || texts().app.seat(seat + 1))}
        </button>
      ))}
      {task.error && <p class="field-error">{task.error}</p>}
    </section>
  );
}
