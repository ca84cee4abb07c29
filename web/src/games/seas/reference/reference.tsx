import type { ReferenceProps } from '../../face';
import { Symbol } from '../art/symbols';
import { areValuesKnown, types, valueOf, type Printing, type Type } from '../cards';
import { minus } from '../opened_chests';
import { texts } from '../texts';
import type { SeasView } from '../view';
import type { ReferenceWords } from './en';
import './reference.css';

const strengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The back of a printed chest: the value of every card, what earns points, and what a card takes. */
export function Reference({ options, view, words }: ReferenceProps<SeasView> & { words: ReferenceWords }) {
  const printing: Printing = { options, values: view?.values };
  return (
    <div class="games-reference">
      <section class="seas-reference-wide">
        <h3>{words.values}</h3>
        {areValuesKnown(printing) ? <Values printing={printing} strength={words.strength} /> : <p>{texts().words.noValues}</p>}
      </section>
      <section>
        <h3>{words.turn}</h3>
        <ol>
          {words.takes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <section>
        <h3>{words.points}</h3>
        <Points hints={words.hints} />
        <p class="games-reference-note">{words.total}</p>
      </section>
    </div>
  );
}

function Values({ printing, strength }: { printing: Printing; strength: string }) {
  return (
    <table class="seas-reference-values">
      <thead>
        <tr>
          <th scope="col">
            <span class="heard">{strength}</span>
          </th>
          {strengths.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {types.map((type) => (
          <ValuesOf key={type} type={type} printing={printing} />
        ))}
      </tbody>
    </table>
  );
}

/** The best value of a type is printed bold: it is what one wants to have of it. */
function ValuesOf({ type, printing }: { type: Type; printing: Printing }) {
  const values = strengths.map((strength) => valueOf(`${type}${strength}`, printing)!);
  const best = Math.max(...values);
  return (
    <tr class={`seas-${type}`}>
      <th scope="row">
        <svg viewBox="-27 -27 54 54" aria-hidden="true">
          <Symbol type={type} />
        </svg>
        <span class="heard">{texts().names.type(type)}</span>
      </th>
      {values.map((value, index) => (
        <td key={index} data-best={value === best || undefined}>
          {minus(value)}
        </td>
      ))}
    </tr>
  );
}

const categories = ['cards', 'coins', 'lady', 'king', 'value'] as const;

function Points({ hints }: Pick<ReferenceWords, 'hints'>) {
  const { lines } = texts().words;
  return (
    <ul class="seas-reference-points">
      {categories.map((category) => (
        <li key={category}>
          <span>
            {lines[category]}
            {category in hints && <small> {hints[category as keyof typeof hints]}</small>}
          </span>
          <b class="seas-points">{category === 'value' ? 2 : 1}</b>
        </li>
      ))}
    </ul>
  );
}
