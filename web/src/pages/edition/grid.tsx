// The table of cells: made for typing quickly, by keyboard.
import { useRef } from 'preact/hooks';
import type { Cells, EditionTable, Place } from '../../games/edition';

interface GridProps {
  table: EditionTable;
  cells: Cells;
  label: string;
  /** The message of a cell that is wrong. */
  mistakeAt(place: Place): string | undefined;
  onType(place: Place, text: string): void;
  onLeave(place: Place): void;
  onFocus(place: Place): void;
  /** Whether the paste was more than a text for the cell. */
  onPaste(place: Place, text: string): boolean;
  removeLabel?: ((row: number) => string) | undefined;
  onRemove(row: number): void;
}

const idOf = ({ row, column }: Place) => `cell-${row}-${column}`;

export function Grid(props: GridProps) {
  const { table, cells } = props;
  const columns = table.columns();
  const rows = table.rows();
  const body = useRef<HTMLTableElement>(null);
  const go = (place: Place) => {
    const next = body.current?.querySelector<HTMLInputElement>(`#${idOf(place)}`);
    next?.focus();
    next?.select();
    return next !== null && next !== undefined;
  };
  const move = (event: KeyboardEvent & { currentTarget: HTMLInputElement }, place: Place) => {
    const next = nextOf(event, place);
    if (next && go(next)) event.preventDefault();
  };
  return (
    <div class="edition-scroll">
      <table class="edition-grid" data-free={rows === null ? '' : undefined} ref={body} aria-label={props.label}>
        <thead>
          <tr>
            <th scope="col" class="edition-corner" aria-hidden="true" />
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {props.removeLabel && <th scope="col" aria-hidden="true" />}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, at) => (
            <tr key={at}>
              <th scope="row">{rows?.[at] ?? at + 1}</th>
              {row.map((cell, column) => {
                const place = { row: at, column };
                const wrong = props.mistakeAt(place);
                return (
                  <td key={column}>
                    <input
                      id={idOf(place)}
                      class={table.isFigure(column) ? 'edition-figure' : undefined}
                      value={cell}
                      inputMode={table.isFigure(column) ? 'text' : undefined}
                      autocomplete="off"
                      autocapitalize="off"
                      spellcheck={false}
                      aria-label={`${rows?.[at] ?? `${at + 1}`}, ${columns[column]!}`}
                      aria-invalid={wrong !== undefined}
                      title={wrong}
                      onInput={(event) => props.onType(place, event.currentTarget.value)}
                      onBlur={() => props.onLeave(place)}
                      onFocus={() => props.onFocus(place)}
                      onKeyDown={(event) => move(event, place)}
                      onPaste={(event) => {
                        if (props.onPaste(place, event.clipboardData?.getData('text/plain') ?? '')) event.preventDefault();
                      }}
                    />
                  </td>
                );
              })}
              {props.removeLabel && (
                <td>
                  <button type="button" class="edition-remove" aria-label={props.removeLabel(at)} onClick={() => props.onRemove(at)}>
                    ×
                  </button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where a key leads; null: the key is the cell's own. Left and right leave a cell only at the ends of its text. */
function nextOf(event: KeyboardEvent & { currentTarget: HTMLInputElement }, { row, column }: Place): Place | null {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  switch (event.key) {
    case 'Enter':
      return { row: event.shiftKey ? row - 1 : row + 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowLeft':
      return isAll || selectionEnd === 0 ? { row, column: column - 1 } : null;
    case 'ArrowRight':
      return isAll || selectionStart === value.length ? { row, column: column + 1 } : null;
    default:
      return null;
  }
}
