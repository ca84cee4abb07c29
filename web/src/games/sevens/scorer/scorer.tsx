// Seven7s on a real table: how many cards the columns have, the wild colour and the hands; the core adds up and breaks a tie.
import { ChoiceRow } from '../../choice_row';
import { texts as page } from '../../../texts/texts';
import { CardPicker } from '../../card_picker';
import type { EntryProps, Match, Scorer, Tally } from '../../scorer';
import { Card } from '../art/card';
import { TypeIcon } from '../art/icons';
import { colours, paletteOf, types, values, type Colour, type SevensType } from '../cards';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { cardWord, colourWord, typeWord } from '../words';
import { words } from './words';

interface Entry {
  columns: Record<string, number>;
  wild: Colour | null;
  hands: string[][];
  lucky: number[];
  ending: { card: string; seat: string } | null;
}

const last = 'last';
const mostUpright = 6;

function viewOf(entry: Entry, match: Match, { scores, over, winners }: Tally): SevensView {
  const { ending } = entry;
  return {
    game: 'sevens',
    seats: match.seats,
    options: match.options,
    ...match.printed,
    phase: 'over',
    to_act: [],
    over,
    winners,
    turn: null,
    columns: {},
    wild: entry.wild,
    hands: entry.hands,
    deck: 0,
    lucky: entry.lucky.map(() => []),
    gone: [],
    ending: ending && { ...ending, column: ending.card[0]! },
    picked: null,
    looking: null,
    known: entry.hands,
    known_deck: [],
    disabled: entry.columns['A'] ?? 0,
    scores,
  };
}

function Stepper({ label, value, most, onChange, children }: { label: string; value: number; most: number; onChange(value: number): void; children?: preact.ComponentChildren }) {
  const t = words[page().language];
  return (
    <div class="scorer-step" role="group" aria-label={label}>
      <span class="scorer-step-name">
        {children} {label}
      </span>
      <button type="button" aria-label={t.less(label)} disabled={value === 0} onClick={() => onChange(value - 1)}>
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button type="button" aria-label={t.more(label)} disabled={value === most} onClick={() => onChange(value + 1)}>
        +
      </button>
    </div>
  );
}

function EntryForm({ entry, match, nameOf, onChange }: EntryProps<Entry>) {
  const t = words[page().language];
  const palette = paletteOf({ options: match.options, ...match.printed });
  const seats = entry.hands.map((_, seat) => `p${seat}`);
  const holderOf = (card: string) => {
    if (entry.ending?.card === card) return last;
    const seat = entry.hands.findIndex((hand) => hand.includes(card));
    return seat < 0 ? null : `p${seat}`;
  };
  const give = (card: string, holder: string | null) => {
    const hands = entry.hands.map((hand, seat) => [...hand.filter((each) => each !== card), ...(`p${seat}` === holder ? [card] : [])]);
    const wasLast = entry.ending?.card === card;
    const ending = holder === last ? { card, seat: entry.ending?.seat ?? 'p0' } : wasLast ? null : entry.ending;
    onChange({ ...entry, hands, ending });
  };
  return (
    <div class="scorer-entry">
      <fieldset class="choice">
        <legend>{t.columns}</legend>
        <div class="scorer-steps">
          {types.map((type: SevensType) => (
            <Stepper key={type} label={typeWord(type)} value={entry.columns[type] ?? 0} most={mostUpright} onChange={(size) => onChange({ ...entry, columns: { ...entry.columns, [type]: size } })}>
              <TypeIcon type={type} />
            </Stepper>
          ))}
        </div>
        <p class="field-hint">{t.columnsHint}</p>
      </fieldset>
      <ChoiceRow legend={t.wild} name="wild" values={['', ...colours]} value={entry.wild ?? ''} label={(colour) => (colour === '' ? t.none : colourWord(colour))} onChoose={(colour) => onChange({ ...entry, wild: colour === '' ? null : (colour as Colour) })} />
      <CardPicker
        legend={t.who}
        holders={[...seats.map((seat) => ({ id: seat, name: nameOf(seat) })), { id: last, name: t.last }]}
        groups={types.map((type) => ({ name: texts().names.types[type], cards: values.map((value) => `${type}${value}`) }))}
        holderOf={holderOf}
        nameOf={cardWord}
        draw={(card) => <Card card={card} colour={palette(card)} isWild={entry.wild !== null && palette(card) === entry.wild} />}
        onGive={give}
      />
      {entry.ending && <ChoiceRow legend={t.lastBy} name="last" values={seats} value={entry.ending.seat} label={nameOf} onChoose={(seat) => onChange({ ...entry, ending: { ...entry.ending!, seat } })} />}
      <fieldset class="choice">
        <legend>{t.lucky}</legend>
        <div class="scorer-steps">
          {seats.map((seat, index) => (
            <Stepper key={seat} label={nameOf(seat)} value={entry.lucky[index]!} most={7} onChange={(count) => onChange({ ...entry, lucky: entry.lucky.map((each, place) => (place === index ? count : each)) })} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

export const scorer = {
  options: ['square'],
  begin: ({ seats }) => ({ columns: {}, wild: null, hands: Array.from({ length: seats }, () => []), lucky: Array.from({ length: seats }, () => 0), ending: null }),
  given: (entry) => ({ ...entry }),
  isReady: ({ hands, ending, lucky }) => hands.some((hand) => hand.length > 0) || ending !== null || lucky.some((count) => count > 0),
  Entry: EntryForm,
  viewOf,
  report: (entry, _, { scores }, nameOf) => {
    const t = words[page().language];
    return [
      `${t.columns}: ${types.map((type) => `${type} ${entry.columns[type] ?? 0}`).join(', ')}`,
      `${t.wild}: ${entry.wild === null ? t.none : colourWord(entry.wild)}`,
      ...entry.hands.map((hand, seat) => {
        const name = nameOf(`p${seat}`);
        const more = [entry.ending?.seat === `p${seat}` && `${t.last} ${entry.ending.card}`, entry.lucky[seat]! > 0 && `${t.lucky}: ${entry.lucky[seat]}`].filter(Boolean);
        return `${name}: ${scores[seat]} (${[hand.join(' '), ...more].filter(Boolean).join('; ')})`;
      }),
    ];
  },
} satisfies Scorer<Entry> as unknown as Scorer;
