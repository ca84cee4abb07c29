// The end as one drawing: the game, who won, everybody's place, and the table as it lay.
import { pictureSize, type FaceEnding, type Placing, type Situation } from '../../games/face';
import { gameTexts } from '../../games/games';
import { listOf } from '../../texts/plural';
import { texts } from '../../texts/texts';
import { verdictOf } from '../verdict';
import { placeWords } from './words';

const width = 1200;
const margin = (width - pictureSize.width) / 2;
const placesTop = 190;
const tableTop = 330;
const height = tableTop + pictureSize.height + 80;

export function EndPicture({ told, situation }: { told: FaceEnding; situation: Situation }) {
  const { title } = gameTexts(situation.view.game);
  const verdict = verdictOf(situation, situation.view.winners);
  const date = new Intl.DateTimeFormat(texts().language, { dateStyle: 'long' }).format(new Date());
  return (
    <svg class="table-picture" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`${title}: ${verdict}`}>
      <rect width={width} height={height} fill="var(--paper)" />
      <rect x="14" y="14" width={width - 28} height={height - 28} rx="18" fill="none" stroke="var(--brass)" stroke-width="3" />
      <text x={margin} y="84" font-size="36" font-weight="600" fill="var(--sea)">
        {title}
      </text>
      <text x={margin} y="146" font-size="54" font-weight="700" fill="var(--ink)">
        {cut(verdict, 40)}
      </text>
      <Places placings={told.placings(situation)} nameOf={situation.nameOf} />
      <svg x={margin} y={tableTop} {...pictureSize}>
        <told.Picture {...situation} />
      </svg>
      <text x={margin} y={height - 36} font-size="24" font-weight="700" fill="var(--sea)">
        Septem
      </text>
      <text x={width - margin} y={height - 36} font-size="24" text-anchor="end" fill="var(--ink-soft)">
        {date}
      </text>
    </svg>
  );
}

function Places({ placings, nameOf }: { placings: Placing[]; nameOf: Situation['nameOf'] }) {
  const room = pictureSize.width / placings.length;
  // A letter is about half as wide as it is high.
  const letters = (size: number) => Math.floor((room - 12) / (size * 0.56));
  return (
    <>
      {placings.map((placing, at) => (
        <g key={placing.seats[0]} transform={`translate(${margin + at * room} ${placesTop})`}>
          <rect x="0" y="0" width={room - 12} height="112" rx="12" fill={placing.place === 1 ? 'var(--foam)' : 'var(--surface)'} stroke="var(--line)" stroke-width="2" />
          <text x="12" y="32" font-size="19" fill="var(--ink-soft)">
            {cut(placeWords(placing), letters(19))}
          </text>
          <text x="12" y="66" font-size="26" font-weight="700" fill="var(--ink)">
            {cut(listOf(texts().language)(placing.seats.map(nameOf)), letters(26))}
          </text>
          <text x="12" y="97" font-size="21" fill="var(--ink)">
            {placing.figure}
          </text>
        </g>
      ))}
    </>
  );
}

function cut(words: string, letters: number): string {
  const all = [...words];
  return all.length > letters ? `${all.slice(0, letters - 1).join('')}…` : words;
}
