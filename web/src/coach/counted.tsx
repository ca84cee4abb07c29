import { percent } from '../games/coach_words';
import { nameIn } from '../table/seen';
import type { CoachPanelProps } from '../table/coach';
import { useCoach } from './ask';
import type { CountedCards } from '../wire/coach';
import { coachWords } from './words';

/** Where every card may be that we do not see. */
export function Counted({ seen, coach }: CoachPanelProps) {
  const words = coachWords();
  const { drawn } = seen;
  const isWanted = drawn.view !== null && drawn.stage === 'playing' && !drawn.isBehind;
  const asked = useCoach(seen, isWanted, (engine, question) => engine.countCards(question));
  if (asked.is === 'failed') return <p class="coach-note">{words.failed(asked.why)}</p>;
  if (asked.is !== 'known') {
    return (
      <p class="coach-note" role="status">
        {words.thinking}
      </p>
    );
  }
  const placeName = (place: string) => {
    const [what, seat] = place.includes(' ') ? place.split(' ') : [null, place];
    if (!/^p\d$/.test(seat!)) return coach.place(place);
    return what === null ? words.hand(nameIn(seen, seat!)) : `${coach.place(what!)}: ${nameIn(seen, seat!)}`;
  };
  return <CountedTable counted={asked.answer} nameOf={coach.card} placeName={placeName} />;
}

interface CountedTableProps {
  counted: CountedCards;
  nameOf(card: string): string;
  placeName(place: string): string;
}

export function CountedTable({ counted, nameOf, placeName }: CountedTableProps) {
  const words = coachWords();
  const cards = Object.entries(counted.cards);
  const places = [...new Set(cards.flatMap(([, chances]) => Object.keys(chances)))].sort();
  return (
    <div class="coach-counted" tabIndex={0} role="region" aria-label={words.count}>
      <table>
        <caption>{words.counted}</caption>
        <thead>
          <tr>
            <th scope="col">{words.card}</th>
            {places.map((place) => (
              <th key={place} scope="col">
                {placeName(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cards.map(([card, chances]) => (
            <tr key={card}>
              <th scope="row">{nameOf(card)}</th>
              {places.map((place) => (
                <td key={place} style={{ '--chance': chances[place] ?? 0 }}>
                  {chances[place] === undefined ? '' : percent(chances[place])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
