import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Link } from '../app/link';
import type { Route } from '../app/route';
import { faceOf } from '../games/games';
import { isAlone } from '../table/seen';
import { nameOfSeat } from '../table/names';
import { Sure } from '../table/sure';
import { verdictOf } from '../table/verdict';
import { texts } from '../texts/texts';
import type { OwnTable, OwnTables } from './own_tables';
import { TableCard, titleOf } from './table_card';

const shown = 8;

/** What goes on, those that wait for us first. Draws nothing while there is nothing. */
export function GoOn({ own }: { own: OwnTables }) {
  const t = texts().app.goOn;
  if (own.going.length === 0 && own.setApart.length === 0) return null;
  return (
    <section class="start-going" aria-labelledby="continue-title">
      <h2 id="continue-title">{t.title}</h2>
      <Tables tables={own.going}>
        {(table) => (
          <TableCard key={table.kind + table.table} table={table} about={aboutGoing(table)} isUrgent={table.your_move}>
            {table.stage === 'playing' && isAlone(table) && <Sure ask={t.resign} about={titleOf(table)} sure={t.resignSure} onSure={() => own.resign(table)} />}
            <Link to={{ page: 'table', kind: table.kind, table: table.table }} class="button button-main" aria-label={`${t.open}: ${titleOf(table)}`}>
              {t.open}
            </Link>
          </TableCard>
        )}
      </Tables>
      {own.trouble && (
        <p class="field-error" role="alert">
          {own.trouble}
        </p>
      )}
      {own.setApart.map((table) => (
        <p key={table} class="notice">
          {t.setApart(table)}
        </p>
      ))}
    </section>
  );
}

/** What is over, with its result. */
export function Finished({ own, isReplay = false }: { own: OwnTables; isReplay?: boolean }) {
  const t = texts().app.goOn;
  if (own.done.length === 0) return null;
  return (
    <section aria-labelledby="finished-title">
      <h2 id="finished-title">{t.finished}</h2>
      <Tables tables={own.done}>
        {(table) => (
          <TableCard key={table.kind + table.table} table={table} about={[resultOf(table), ago(table), whereOf(table)].join(' · ')}>
            <Sure ask={t.remove} about={titleOf(table)} sure={t.removeSure} onSure={() => own.remove(table)} />
            <Link to={lookAt(table, isReplay)} class="button" aria-label={`${t.look}: ${titleOf(table)}`}>
              {t.look}
            </Link>
          </TableCard>
        )}
      </Tables>
    </section>
  );
}

/** The first few, and all of them at a press. */
function Tables({ tables, children }: { tables: OwnTable[]; children: (table: OwnTable) => VNode }) {
  const [isAll, setAll] = useState(false);
  return (
    <>
      <ul class="tables">{tables.slice(0, isAll ? tables.length : shown).map(children)}</ul>
      {!isAll && tables.length > shown && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {texts().app.goOn.showAll(tables.length)}
        </button>
      )}
    </>
  );
}

function lookAt(table: OwnTable, isReplay: boolean): Route {
  return table.stage === 'over' && !isReplay ? { page: 'table', kind: table.kind, table: table.table } : { page: 'replay', source: table };
}

function aboutGoing(table: OwnTable): string {
  return [turnOf(table), standingOf(table), ago(table), whereOf(table)].filter(Boolean).join(' · ');
}

function turnOf(table: OwnTable): string {
  const t = texts().app.goOn;
  if (table.your_move) return t.yourMove;
  if (table.stage === 'waiting') return t.waiting;
  return table.to_act.length > 0 ? texts().frame.table.turnOf(table.to_act.map((seat) => nameIn(table, seat))) : t.playing;
}

function standingOf(table: OwnTable): string {
  const { view, you } = table;
  if (!view) return '';
  return faceOf(table.settings.game).standing?.({ view, you, legal: [], nameOf: (seat) => nameIn(table, seat) }) ?? '';
}

function resultOf(table: OwnTable): string {
  return table.stage === 'closed' ? texts().app.goOn.givenUp : verdictOf({ you: table.you, nameOf: (seat) => nameIn(table, seat) }, table.winners);
}

function nameIn({ seats, you }: OwnTable, seat: string): string {
  return nameOfSeat(seats, you, seat);
}

function whereOf({ kind }: OwnTable): string {
  const t = texts().app.goOn;
  return kind === 'offline' ? t.onDevice : t.online;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago" in the reader's language. */
function ago({ idle }: OwnTable): string {
  const { language, app } = texts();
  const unit = units.find(([, length]) => idle >= length);
  if (!unit) return app.goOn.justNow;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(idle / unit[1]), unit[0]);
}
