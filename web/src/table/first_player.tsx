import { useState } from 'preact/hooks';
import { ChoiceRow } from '../games/choice_row';
import type { Choice } from '../games/face';
import { firstByAges } from '../games/first_player';
import { valueWords } from '../games/option_words';
import { gameTexts } from '../games/games';
import { texts } from '../texts/texts';
import type { GameId, Seat } from '../wire/protocol';

interface FirstPlayerProps {
  game: GameId;
  choice: Choice;
  value: string;
  /** What each seat is called before anybody sits there. */
  names: readonly string[];
  onChoose: (value: string) => void;
}

/** Who begins: chance, a seat, or the way of the printed rules, which asks people and finds a seat. */
export function FirstPlayer({ game, choice, value, names, onChoose }: FirstPlayerProps) {
  const [asks, setAsks] = useState(false);
  const option = gameTexts(game).options[choice.key]!;
  const nameOf = (seat: string) => names[Number(seat.slice(1))] ?? seat;
  const ways = [...choice.values.map(String), ...(choice.rulebook ? ['rulebook'] : [])];
  const way = asks ? 'rulebook' : value;
  const choose = (wanted: string) => {
    setAsks(wanted === 'rulebook');
    onChoose(wanted === 'rulebook' ? String(choice.byDefault) : wanted);
  };
  return (
    <>
      <ChoiceRow
        legend={option.name}
        name={choice.key}
        values={ways}
        value={way}
        label={(each) => (each.startsWith('p') ? nameOf(each) : valueWords(game, choice.key, each).name)}
        about={valueWords(game, choice.key, way).about}
        onChoose={choose}
      />
      {asks && choice.rulebook === 'ages' && <Ages names={names} onFound={(seat) => onChoose(seat ?? String(choice.byDefault))} />}
      {asks && choice.rulebook === 'sea' && (
        <ChoiceRow legend={texts().app.make.lastAtSea} name="sea" values={choice.values.map(String).slice(1)} value={value} label={nameOf} onChoose={onChoose} />
      )}
    </>
  );
}

/** An age for each seat; whoever does not want to say leaves it empty. */
function Ages({ names, onFound }: { names: readonly string[]; onFound: (seat: Seat | null) => void }) {
  const t = texts().app.make;
  const [typed, setTyped] = useState<Record<number, string>>({});
  const found = firstByAges(agesOf(typed, names.length));
  const type = (place: number, text: string) => {
    const now = { ...typed, [place]: text };
    setTyped(now);
    onFound(firstByAges(agesOf(now, names.length)));
  };
  return (
    <fieldset class="choice">
      <legend>{t.ages}</legend>
      <div class="choice-row">
        {names.map((name, place) => (
          <label key={place} class="age">
            <span>{name}</span>
            <input type="number" inputMode="numeric" min={1} max={150} value={typed[place] ?? ''} onInput={(event) => type(place, event.currentTarget.value)} />
          </label>
        ))}
      </div>
      <p class="field-hint" role="status">
        {found ? t.begins(names[Number(found.slice(1))]!) : t.agesHint}
      </p>
    </fieldset>
  );
}

function agesOf(typed: Record<number, string>, seats: number): (number | null)[] {
  return Array.from({ length: seats }, (_, place) => {
    const age = Number.parseInt(typed[place] ?? '', 10);
    return age > 0 ? age : null;
  });
}
