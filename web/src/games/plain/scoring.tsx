import { texts } from '../../texts/texts';
import type { ScoreLine } from '../../wire/protocol';
import type { Situation } from '../face';
import './plain.css';

const whatOf = ({ key }: ScoreLine) => key.split('.').at(-1)!.replaceAll('-', ' ');

/** The lines of the last scoring, as the core tells them. */
export function Scoring({ scorings, nameOf }: Situation) {
  const words = texts().plain;
  const lines = scorings?.at(-1) ?? [];
  if (lines.length === 0) return null;
  return (
    <div class="plain-scoring">
      <table aria-label={words.scoring}>
        <thead>
          <tr>
            {Object.entries(words.columns).map(([key, word]) => (
              <th key={key} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">{line.seats.map(nameOf).join(', ')}</th>
              <td>{whatOf(line)}</td>
              <td>{line.cards.join(' ')}</td>
              <td>{line.figure}</td>
              <td>{line.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function sayScoring({ scorings, nameOf }: Situation): string {
  const lines = scorings?.at(-1) ?? [];
  return lines.map((line) => `${line.seats.map(nameOf).join(', ')}: ${whatOf(line)}, ${line.amount}.`).join(' ');
}
