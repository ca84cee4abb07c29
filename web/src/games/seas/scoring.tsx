import { useState } from 'preact/hooks';
import type { ScoreLine, Scoring as Lines } from '../../wire/protocol';
import type { Situation } from '../face';
import { MarkIcon } from './art/things';
import { Chart } from './chart';
import { minus, OpenedChests } from './opened_chests';
import { ownerOf, ownersOf } from './owners';
import { texts, type Texts } from './texts';
import type { SeasScore, SeasView } from './view';
import { ownerName } from './words';
import './opened_chests.css';
import './seas.css';

type Props = Situation<SeasView>;

/** A round, at first the last one: every chest laid open, the five categories beside them, all rounds of the match; then the ships sail. */
export function Scoring(props: Props) {
  const { view } = props;
  const last = view.scores.at(-1);
  const [chosen, setRound] = useState<number | null>(null);
  const round = chosen ?? view.scores.length;
  const score = view.scores[round - 1];
  if (!last || !score) return null;
  const words = texts().words;
  const rows = byKind(view, props.scorings?.[round - 1] ?? []);
  const best = rows.find(({ is }) => is === 'value')?.lines.map(({ cards }) => cards) ?? [];
  return (
    <section class="seas-scoring" data-owners={view.ships.length} aria-label={words.scoringOf(round)}>
      <h3>{words.round(round)}</h3>
      <div class="seas-scoring-parts">
        <OpenedChests {...props} score={score} best={best} />
        <div>
          <Categories {...props} score={score} rows={rows} />
          {view.scores.length > 1 && <Match {...props} round={round} onRound={setRound} />}
          <Chart {...props} from={view.ships.map((space, owner) => space - last.points[owner]!)} />
        </div>
      </div>
    </section>
  );
}

/** Every round of the match with its points, and where the ships are by now. A round's name shows its chests. */
function Match({ round: shown, onRound, ...props }: Props & { round: number; onRound(round: number): void }) {
  const { scores, ships } = props.view;
  const words = texts().words;
  return (
    <table class="seas-match">
      <tbody>
        {scores.map(({ points }, index) => (
          <tr key={index}>
            <th scope="row">
              <button type="button" aria-pressed={shown === index + 1} onClick={() => onRound(index + 1)}>
                {words.round(index + 1)}
              </button>
            </th>
            {points.map((gained, owner) => (
              <td key={owner}>{gained}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.matchSum}</th>
          {ships.map((space, owner) => (
            <td key={owner}>
              <b class="seas-points">{space}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Five lines and their sum, a column for each owner. */
function Categories({ score, rows, ...props }: Props & { score: SeasScore; rows: Row[] }) {
  return (
    <table>
      <Heads {...props} />
      {rows.map((row, index) => (
        <Line key={row.is} row={row} index={index} />
      ))}
      <tfoot>
        <tr>
          <th scope="row">{texts().words.sum}</th>
          {score.points.map((points, owner) => (
            <td key={owner}>
              <b class="seas-points">{points}</b>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
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
