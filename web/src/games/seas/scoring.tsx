import type { ScoreLine, Scoring as Lines } from '../../wire/protocol';
import type { Situation } from '../face';
import { MarkIcon } from './art/things';
import { Chart } from './chart';
import { ownerOf, ownersOf } from './owners';
import { texts, type Texts } from './texts';
import type { SeasView } from './view';
import { CardChip } from './ways';
import { ownerName } from './words';
import './seas.css';

type Props = Situation<SeasView>;

/** The last round line by line, then the ships sail. */
export function Scoring(props: Props) {
  const { view } = props;
  const score = view.scores.at(-1);
  if (!score) return null;
  const words = texts().words;
  const rows = byKind(view, props.scorings?.[view.scores.length - 1] ?? []);
  return (
    <section class="seas-scoring" data-owners={view.ships.length} aria-label={words.scoringOf(view.scores.length)}>
      <h3>{words.round(view.scores.length)}</h3>
      <table>
        <Heads {...props} />
        {rows.map((row, index) => (
          <Line key={row.is} row={row} index={index} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            {score.points.map((points, owner) => (
              <td key={owner}>
                <b class="seas-points">{points}</b>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <Chart {...props} from={view.ships.map((space, owner) => space - score.points[owner]!)} />
    </section>
  );
}

type LineKind = keyof Texts['words']['lines'];

/** A row of the table: the same kind of line for each owner. */
interface Row {
  is: LineKind;
  lines: ScoreLine[];
}

function byKind(view: SeasView, scoring: Lines): Row[] {
  const kinds = new Set(scoring.map(({ key }) => key));
  const order = (line: ScoreLine) => ownerOf(view, line.seats[0]!);
  return [...kinds].map((kind) => ({
    is: kind.split('.').at(-1) as LineKind,
    lines: scoring.filter(({ key }) => key === kind).sort((a, b) => order(a) - order(b)),
  }));
}

function Heads(props: Props) {
  return (
    <thead>
      <tr>
        <td />
        {ownersOf(props.view).map((owner) => (
          <th key={owner} scope="col">
            <MarkIcon owner={owner} />
            <span>{ownerName(props, owner)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Line({ row, index }: { row: Row; index: number }) {
  return (
    <tbody style={{ '--line-at': index }}>
      <tr>
        <th scope="row">{texts().words.lines[row.is]}</th>
        {row.lines.map(({ figure, amount }, owner) => (
          <td key={owner}>
            {figure !== null && <span class="seas-figure">{minus(figure)}</span>}
            {amount > 0 && <Points points={amount} />}
          </td>
        ))}
      </tr>
      <Evidence row={row} />
    </tbody>
  );
}

function Points({ points }: { points: number }) {
  return (
    <b class="seas-points" role="img" aria-label={texts().words.points(points)}>
      +{points}
    </b>
  );
}

/** The cards of those who scored, where they are known. The lady and the king are named already. */
function Evidence({ row }: { row: Row }) {
  if (row.is === 'lady' || row.is === 'king') return null;
  const winners = row.lines.flatMap(({ amount, cards }, owner) => (amount && cards.length ? [{ owner, cards }] : []));
  if (!winners.length) return null;
  return (
    <tr>
      <td class="seas-evidence" colSpan={row.lines.length + 1}>
        {winners.map(({ owner, cards }) => (
          <span key={owner}>
            <MarkIcon owner={owner} />
            {cards.map((card) => (
              <CardChip key={card} card={card} />
            ))}
          </span>
        ))}
      </td>
    </tr>
  );
}

function minus(figure: number): string {
  return String(figure).replace('-', '−');
}
