// The booty values as a table: a row for each strength, a column for each type.
import { dataLines, wordsOf, type Cells, type EditionTable, type Place } from '../../edition';
import { SeasCard } from '../art/card';
import { strengthOf, types, typeOf, usualPrinting, valueOf, type Card } from '../cards';
import { texts } from '../texts';
import { words } from './words';

const strengths = Array.from({ length: 10 }, (_, index) => index + 1);
const cardAt = ({ row, column }: Place): Card => `${types[column]!}${row + 1}`;
const placeOfCard = (card: Card): Place => ({ row: strengthOf(card) - 1, column: types.indexOf(typeOf(card)) });
/** In the order of the file. */
const cards = types.flatMap((type) => strengths.map((strength) => `${type}${strength}`));
const empty = (): string[][] => strengths.map(() => types.map(() => ''));

function cellsOf(text: string): Cells | null {
  const cells = empty();
  for (const line of dataLines(text)) {
    const [card = '', value, more] = wordsOf(line);
    if (!cards.includes(card) || more !== undefined) return null;
    const { row, column } = placeOfCard(card);
    cells[row]![column] = value ?? '';
  }
  return cells;
}

/** What is no number yet leaves the card's chest empty. */
function Drawn({ cells, card }: { cells: Cells; card: Card }) {
  const { row, column } = placeOfCard(card);
  const cell = cells[row]![column]!;
  const value = /^-?\d$/.test(cell) ? Number(cell) : undefined;
  return <SeasCard card={card} printing={value === undefined ? { options: { values: '' } } : { options: {}, values: { [card]: value } }} />;
}

export const table: EditionTable = {
  columns: () => types.map((type) => texts().names.type(type)),
  rows: () => strengths.map(String),
  size: [10, 10],
  usual: strengths.map((strength) => types.map((type) => String(valueOf(`${type}${strength}`, usualPrinting)))),
  textOf: (cells) =>
    cards
      .map((card) => {
        const { row, column } = placeOfCard(card);
        return `${card} ${cells[row]![column]!}`.trimEnd();
      })
      .join('\n') + '\n',
  cellsOf,
  placeOf: (line) => (cards[line - 1] ? placeOfCard(cards[line - 1]!) : null),
  completed: (text) => text.trim().replace('−', '-'),
  isFigure: () => true,
  Picture: ({ cells, row, column }) => <Drawn cells={cells} card={cardAt({ row, column })} />,
  Gallery: ({ cells, at }) => (
    <>
      {cards.map((card) => (
        <span key={card} data-at={at && cardAt(at) === card ? '' : undefined}>
          <Drawn cells={cells} card={card} />
        </span>
      ))}
    </>
  ),
  words,
};
