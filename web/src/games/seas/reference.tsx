import type { ReferenceProps } from '../face';
import { Symbol } from './art/symbols';
import { areValuesKnown, types, valueOf, type Printing, type Type } from './cards';
import { minus } from './opened_chests';
import { texts } from './texts';
import type { SeasView } from './view';
import '../reference.css';
import './reference.css';

const strengths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The back of a printed chest: the value of every card, what earns points, and what a card takes. */
export function Reference({ options, view }: ReferenceProps<SeasView>) {
  const words = texts().reference;
  const printing: Printing = { options, values: view?.values };
  return (
    <div class="games-reference">
      <section class="seas-reference-wide">
        <h3>{words.values}</h3>
        {areValuesKnown(printing) ? <Values printing={printing} /> : <p>{texts().words.noValues}</p>}
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
        <Points />
        <p class="games-reference-note">{words.total}</p>
      </section>
    </div>
  );
}

function Values({ printing }: { printing: Printing }) {
  return (
    <table class="seas-reference-values">
      <thead>
        <tr>
          <th scope="col">
            <span class="heard">{texts().reference.strength}</span>
          </th>
          {strengths.map((strength) => (
            <th key={strength} scope="col">
              {strength}
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

function Points() {
  const { words: { lines }, reference } = texts();
  return (
    <ul class="seas-reference-points">
      {categories.map((category) => (
        <li key={category}>
          <span>
            {lines[category]}
            {category in reference.hints && <small> {reference.hints[category as keyof typeof reference.hints]}</small>}
          </span>
          <b class="seas-points">{category === 'value' ? 2 : 1}</b>
        </li>
      ))}
    </ul>
  );
}
