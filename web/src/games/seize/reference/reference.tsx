import type { ReferenceProps } from '../../face';
import { texts } from '../texts';
import type { SeizeView } from '../view';
import type { ReferenceWords } from './en';
import './reference.css';

const courts = ['A', 'K', 'Q', 'J'] as const;

/** The printed reference card: the roles in the order in which they act; and what happens in a round. */
export function Reference({ seats, options, words: t }: ReferenceProps<SeizeView> & { words: ReferenceWords }) {
  return (
    <div class="games-reference">
      <section>
        <h3>{t.order}</h3>
        <ol class="games-reference-rows seize-reference-roles">
          {courts.map((rank) => (
            <li key={rank}>
              <b class="seize-reference-rank">{texts().names.rank(rank)}</b>
              <span>
                <b>{texts().roles[rank]}</b> {t.does[rank]}
              </span>
            </li>
          ))}
          <li>
            <b class="seize-reference-rank">10–2</b>
            <span>{t.does.number}</span>
          </li>
        </ol>
        <p class="games-reference-note">{t.ties}</p>
      </section>
      <section>
        <h3>{t.round}</h3>
        <ol>
          {t.parts.map(([name, what]) => (
            <li key={name}>
              <b>{name}</b> {what}
            </li>
          ))}
        </ol>
        {seats === 2 && <p class="games-reference-note">{t.interloper}</p>}
        <p class="games-reference-note">{options['cursed'] === true ? t.lightest : t.heaviest}</p>
      </section>
    </div>
  );
}
