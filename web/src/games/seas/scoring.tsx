import type { Situation } from '../face';
import { MarkIcon } from './art/things';
import type { Card } from './cards';
import { Chart } from './chart';
import { rememberedChests } from './memory';
import { ownersOf } from './owners';
import { scoreLines, type ScoreLine } from './scoring_lines';
import { texts } from './texts';
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
  const lines = scoreLines(score, chestsOf(props), view.options);
  return (
    <section class="seas-scoring" data-owners={view.ships.length} aria-label={words.scoringOf(view.scores.length)}>
      <h3>{words.round(view.scores.length)}</h3>
      <table>
        <Heads {...props} />
        {lines.map((line, index) => (
          <Line key={line.is} line={line} index={index} />
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

/** The referee sees the chests of a finished game; everybody else must remember. */
function chestsOf({ view, past }: Props): Card[][] {
  const open = view.chests.filter((chest) => Array.isArray(chest));
  return view.over && open.length === view.chests.length ? open : rememberedChests(view, past ?? []);
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

function Line({ line, index }: { line: ScoreLine; index: number }) {
  return (
    <tbody style={{ '--line-at': index }}>
      <tr>
        <th scope="row">{texts().words.lines[line.is]}</th>
        {line.points.map((points, owner) => (
          <td key={owner}>
            {line.figures && <span class="seas-figure">{minus(line.figures[owner]!)}</span>}
            {points > 0 && <Points points={points} />}
          </td>
        ))}
      </tr>
      <Evidence line={line} />
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
function Evidence({ line }: { line: ScoreLine }) {
  if (line.is === 'lady' || line.is === 'king') return null;
  const winners = line.cards.flatMap((cards, owner) => (line.points[owner] && cards.length ? [{ owner, cards }] : []));
  if (!winners.length) return null;
  return (
    <tr>
      <td class="seas-evidence" colSpan={line.points.length + 1}>
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
