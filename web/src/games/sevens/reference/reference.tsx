import { TypeIcon } from '../art/icons';
import { types } from '../cards';
import { texts } from '../texts';
import type { ReferenceWords } from './en';
import './reference.css';

/** The printed reference card: the seven powers, where a card may go, and how it ends. */
export function Reference({ words: t }: { words: ReferenceWords }) {
  return (
    <div class="games-reference">
      <section>
        <h3>{t.powers}</h3>
        <ul class="games-reference-rows sevens-reference-powers">
          {types.map((type) => (
            <li key={type}>
              <TypeIcon type={type} />
              <span>
                <b>{texts().names.types[type]}</b> {t.does[type]}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t.rest}</h3>
        <ul>
          {t.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
