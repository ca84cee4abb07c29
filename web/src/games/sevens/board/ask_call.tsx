import { Numeral } from '../../../art/numerals';
import type { BoardProps } from '../../face';
import { Group } from '../../group';
import { ColourLetter, Hatched } from '../art/band';
import { areColoursKnown, type Colour, colours, paletteOf, unseenCards, valueOf, values } from '../cards';
import { texts } from '../texts';
import type { SevensView } from '../view';
import { colourWord } from '../words';
import { Line } from './line';

/** Lucky Gods: seven numbers and seven colours, each with how many such cards have not been seen yet. */
export function AskCall({ view, act, line }: BoardProps<SevensView> & { line: string }) {
  const words = texts().words;
  const unseen = unseenCards(view);
  const palette = paletteOf(view);
  return (
    <>
      <Line text={line} />
      <Group label={words.call} class="sevens-calls">
        {values.map((value) => (
          <Call
            key={value}
            label={words.callNumber(value)}
            left={unseen.filter((card) => valueOf(card) === value).length}
            onClick={() => act(`call ${value}`)}
          >
            <Numeral value={value} x={20} y={6} height={22} centred />
          </Call>
        ))}
        {colours.map((colour) => (
          <Call
            key={colour}
            label={words.callColour(colourWord(colour))}
            left={areColoursKnown(view) ? unseen.filter((card) => palette(card) === colour).length : null}
            onClick={() => act(`call ${colour}`)}
          >
            <Patch colour={colour} />
          </Call>
        ))}
      </Group>
    </>
  );
}

function Patch({ colour }: { colour: Colour }) {
  return (
    <>
      <svg x="2" y="4" width="36" height="26">
        <Hatched colour={colour} width={36} height={26} />
      </svg>
      <ColourLetter colour={colour} x={20} y={17} size={19} />
    </>
  );
}

function Call(props: { label: string; left: number | null; onClick(): void; children: preact.ComponentChildren }) {
  const { label, left } = props;
  const name = left === null ? label : `${label}, ${texts().words.unseen(left)}`;
  return (
    <button type="button" class="sevens-call" aria-label={name} title={name} onClick={props.onClick}>
      <svg viewBox="0 0 40 34" aria-hidden="true" focusable="false">
        {props.children}
      </svg>
      {left !== null && <span class="sevens-left">×{left}</span>}
    </button>
  );
}
