// "Your edition": the data of the printed game as a table, checked by the core while it is typed, kept in this browser.
import { useEffect, useState } from 'preact/hooks';
import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { announce } from '../device/announce';
import { forgetEdition, keepEdition, keptEdition } from '../device/editions';
import { saveText } from '../device/save';
import type { Cells, EditionTable, Place } from '../games/edition';
import { gameOf, gameTexts } from '../games/games';
import { packed, unpacked } from '../replay/packed';
import { texts } from '../texts/texts';
import type { GameId } from '../wire/protocol';
import { blockOf, columnsOf, withBlock } from './edition/block';
import { bytesOf, check, mostBytes, useCheck, type Check, type Mistake } from './edition/check';
import { Grid } from './edition/grid';
import { words } from './edition/words';
import './edition/edition.css';

const mark = '#e=';
const say = () => words[texts().language];

export function EditionPage({ game }: { game: GameId }) {
  const [table, setTable] = useState<EditionTable | null>(null);
  useEffect(() => void gameOf(game).edition!.table().then((loaded) => setTable(() => loaded)), [game]);
  return (
    <Shell title={say().title(gameTexts(game).title)}>
      {table ? <Edition game={game} table={table} /> : <p>{texts().app.loading}</p>}
    </Shell>
  );
}

interface Draft {
  cells: Cells;
  /** Out of a link, and not taken over yet. */
  isShared: boolean;
}

const emptyCells = (table: EditionTable): Cells => Array.from({ length: table.size[0] }, () => table.columns().map(() => ''));

/** What was kept; a text that the table does not take any more counts as nothing. */
function keptCells(game: GameId, table: EditionTable): Cells {
  const kept = keptEdition(game);
  return filled((kept && table.cellsOf(kept.text)) ?? emptyCells(table), table);
}

/** A table with too few rows gets empty ones, to be typed into. */
function filled(cells: Cells, table: EditionTable): Cells {
  return [...cells, ...emptyCells(table).slice(cells.length)];
}

function Edition({ game, table }: { game: GameId; table: EditionTable }) {
  const t = say();
  const [{ cells, isShared }, setDraft] = useState<Draft>(() => ({ cells: keptCells(game, table), isShared: false }));
  const [at, setAt] = useState<Place | null>(null);
  const [notice, setNotice] = useState('');
  const isEmpty = cells.every((row) => row.every((cell) => cell.trim() === ''));
  const text = table.textOf(cells);
  const checked = useCheck(game, text);
  const isGood = checked?.mistakes.length === 0 && bytesOf(text) <= mostBytes;
  const tell = (words: string) => {
    setNotice(words);
    announce(words);
  };
  const set = (next: Cells) => {
    setNotice('');
    setDraft({ cells: next, isShared });
  };

  useEffect(() => {
    if (!location.hash.startsWith(mark)) return;
    unpacked(location.hash.replace(mark, '#r=')).then(
      (shared) => void take(shared, true),
      () => tell(t.badLink),
    );
  }, []);
  // Kept as it is typed; what was shared, only when it is taken over.
  useEffect(() => {
    if (isShared) return;
    if (isEmpty) forgetEdition(game);
    else if (checked) keepEdition(game, { text, isGood });
  }, [text, checked, isShared]);

  /** A whole file, from wherever: it fits into the table, or nothing changes. */
  const take = async (file: string, asShared = false) => {
    const other = await whyNot(game, table, file);
    if (other !== null) return tell(other);
    setNotice('');
    setDraft({ cells: filled(table.cellsOf(file)!, table), isShared: asShared });
  };
  const paste = (place: Place, pasted: string): boolean => {
    if (/\n/.test(pasted.trim()) && table.cellsOf(pasted)) return void take(pasted), true;
    const block = blockOf(pasted);
    if (!block) return false;
    const next = withBlock(cells, place, block, table.size[1]);
    if (next) set(next.map((row) => row.map((cell, column) => table.completed(cell, column))));
    else void check(game, pasted).then(({ other }) => tell(other ? t.otherGame(gameTexts(other).title) : t.wrongShape(block.length, columnsOf(block))));
    return true;
  };
  const type = ({ row, column }: Place, typed: string) => set(cells.map((each, index) => (index === row ? each.map((cell, place) => (place === column ? typed : cell)) : each)));
  const leave = (place: Place) => {
    const cell = cells[place.row]?.[place.column] ?? '';
    const whole = table.completed(cell, place.column);
    if (whole !== cell) type(place, whole);
  };
  const mistakes = isEmpty ? [] : (checked?.mistakes ?? []);
  const placed = mistakes.map((mistake) => ({ mistake, place: table.placeOf(mistake.line, mistake.cell, cells) }));
  const canGrow = table.size[0] < table.size[1];
  return (
    <div class="edition">
      <p class="edition-lead">{table.words[texts().language].lead}</p>
      {isShared && <Shared game={game} onKeep={() => setDraft({ cells, isShared: false })} />}
      <Tools
        onUsual={() => set(table.usual)}
        onEmpty={() => set(emptyCells(table))}
        onOpen={(file) => void take(file)}
        onSave={() => saveText(`${game}-${gameOf(game).edition!.option}.txt`, text)}
        onLink={() => void share(game, text).then(tell)}
        isEmpty={isEmpty}
      />
      <p class="edition-notice" role="alert">
        {notice}
      </p>
      <div class="edition-parts">
        <section aria-label={t.table}>
          <p class="field-hint">{t.hint}</p>
          <Grid
            table={table}
            cells={cells}
            label={t.table}
            mistakeAt={(place) => messageAt(table, placed, place)}
            onType={type}
            onLeave={leave}
            onFocus={setAt}
            onPaste={paste}
            removeLabel={canGrow && cells.length > table.size[0] ? (row) => t.removeRow(cells[row]![0] || String(row + 1)) : undefined}
            onRemove={(row) => set(cells.filter((_, index) => index !== row))}
          />
          {canGrow && cells.length < table.size[1] && (
            <button type="button" class="button" onClick={() => set([...cells, table.columns().map(() => '')])}>
              {t.addRow}
            </button>
          )}
        </section>
        <aside class="edition-side">
          {at && (
            <div class="edition-now" aria-hidden="true">
              <table.Picture cells={cells} {...at} />
            </div>
          )}
          <Verdict table={table} checked={checked} isEmpty={isEmpty} placed={placed} isTooLong={bytesOf(text) > mostBytes} />
          {isGood && !isShared && <Ways game={game} />}
        </aside>
      </div>
      <section aria-label={t.cards}>
        <h2>{t.cards}</h2>
        <div class="edition-gallery" data-game={game} aria-hidden="true">
          <table.Gallery cells={cells} at={at} />
        </div>
      </section>
    </div>
  );
}

/** Why this text cannot be put into the table; null when it can. */
async function whyNot(game: GameId, table: EditionTable, file: string): Promise<string | null> {
  const t = say();
  if (bytesOf(file) > mostBytes) return t.tooLong;
  const { other, mistakes } = await check(game, file);
  if (other) return t.otherGame(gameTexts(other).title);
  if (table.cellsOf(file)) return null;
  const [first] = mistakes;
  return t.notThisTable(first ? `${t.line(first.line)}: ${messageOf(table, first)}` : '');
}

/** In the reader's language; the core's own words are English. */
function messageOf(table: EditionTable, { why, message }: Mistake): string {
  return table.words[texts().language].mistakes[why] ?? message;
}

function messageAt(table: EditionTable, placed: VerdictProps['placed'], at: Place): string | undefined {
  const found = placed.find(({ place }) => place?.row === at.row && place.column === at.column);
  return found && messageOf(table, found.mistake);
}

async function share(game: GameId, text: string): Promise<string> {
  const t = say();
  const hash = await packed(text);
  if (!hash) return t.tooLong;
  const link = `${location.origin}/edition/${game}${hash.replace('#r=', mark)}`;
  return navigator.clipboard?.writeText(link).then(
    () => t.linkCopied,
    () => `${t.linkYourself} ${link}`,
  ) ?? `${t.linkYourself} ${link}`;
}

function Shared({ game, onKeep }: { game: GameId; onKeep(): void }) {
  const t = say();
  const keep = () => {
    history.replaceState(history.state, '', `/edition/${game}`);
    onKeep();
    announce(t.kept);
  };
  return (
    <div class="notice edition-shared">
      <span>{t.shared}</span>
      <button type="button" class="button button-main" onClick={keep}>
        {keptEdition(game) ? t.keepInstead : t.keep}
      </button>
    </div>
  );
}

interface ToolsProps {
  onUsual(): void;
  onEmpty(): void;
  onOpen(text: string): void;
  onSave(): void;
  onLink(): void;
  isEmpty: boolean;
}

function Tools(props: ToolsProps) {
  const t = say();
  const open = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (file) props.onOpen(await file.text());
    input.value = '';
  };
  return (
    <div class="edition-tools">
      {props.isEmpty ? (
        <button type="button" class="button button-main" onClick={props.onUsual}>
          {t.usual}
        </button>
      ) : (
        <button type="button" class="button" onClick={props.onEmpty}>
          {t.empty}
        </button>
      )}
      <label class="button edition-file">
        {t.open}
        <input type="file" accept=".txt,.tsv,.csv,text/*" onChange={(event) => void open(event.currentTarget)} />
      </label>
      <button type="button" class="button" disabled={props.isEmpty} onClick={props.onSave}>
        {t.save}
      </button>
      <button type="button" class="button" disabled={props.isEmpty} onClick={props.onLink}>
        {t.link}
      </button>
    </div>
  );
}

interface VerdictProps {
  table: EditionTable;
  checked: Check | null | undefined;
  isEmpty: boolean;
  isTooLong: boolean;
  placed: { mistake: Mistake; place: Place | null }[];
}

const shownMistakes = 8;

/** What the core says. Each mistake leads to its cell. */
function Verdict({ table, checked, isEmpty, isTooLong, placed }: VerdictProps) {
  const t = say();
  const columns = table.columns();
  const rows = table.rows();
  const where = ({ mistake, place }: VerdictProps['placed'][number]) => (place ? `${t.line(mistake.line)} · ${rows?.[place.row] ?? place.row + 1}, ${columns[place.column]!}` : t.line(mistake.line));
  if (isEmpty) return <p class="edition-verdict">{t.none}</p>;
  if (checked === undefined) return <p class="edition-verdict field-error">{t.broken}</p>;
  if (isTooLong) return <p class="edition-verdict field-error">{t.tooLong}</p>;
  return (
    <div class="edition-verdict" role="status" data-good={placed.length === 0 ? '' : undefined}>
      <p>{placed.length === 0 ? t.good : t.mistakes(placed.length)}</p>
      <ul>
        {placed.slice(0, shownMistakes).map((each, index) => (
          <li key={index}>
            <button type="button" class="edition-mistake" disabled={!each.place} onClick={() => document.getElementById(`cell-${each.place!.row}-${each.place!.column}`)?.focus()}>
              <b>{where(each)}</b> {messageOf(table, each.mistake)}
            </button>
          </li>
        ))}
      </ul>
      {placed.length > shownMistakes && <p>{t.more(placed.length - shownMistakes)}</p>}
    </div>
  );
}

/** Where it can be used now. */
function Ways({ game }: { game: GameId }) {
  const t = say();
  return (
    <nav class="edition-ways">
      <Link to={{ page: 'new', game }} class="button button-main">
        {t.play}
      </Link>
      <Link to={{ page: 'friends', game }} class="button">
        {t.friends}
      </Link>
      {gameOf(game).scorer && (
        <Link to={{ page: 'scorer', game }} class="button">
          {t.score}
        </Link>
      )}
    </nav>
  );
}
