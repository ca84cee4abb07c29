// A cloth with its joker and what lies on it.
import type { ComponentChildren } from 'preact';
import { Group } from '../group';
import { Joker } from './art/emblems';
import { SuitIcon } from './art/suits';
import { suitsOf, type Colour } from './cards';
import { useLook } from './look';
import { PieceButton } from './piece_button';
import { rangeOfAll } from './pieces';
import { guessText } from './say';
import { texts } from './texts';

export function Cloth({ colour, pieces, children }: { colour: Colour; pieces: readonly string[]; children: ComponentChildren }) {
  const t = texts().words;
  const { view } = useLook();
  return (
    <section class="seize-cloth" data-colour={colour} data-place={`stash:${colour}`}>
      <h3 class="seize-cloth-name">
        <Joker colour={colour} />
        <span class="heard">{t.stash[colour]}</span>
        <span aria-hidden="true">{t.colour[colour]}</span>
        {pieces.length > 0 && <span class="seize-total">{guessText(view, rangeOfAll(view, pieces))}</span>}
        <span class="seize-cloth-suits" role="img" aria-label={t.stashTakers[colour]}>
          {suitsOf[colour].map((suit) => (
            <SuitIcon key={suit} suit={suit} />
          ))}
        </span>
      </h3>
      <span class="seize-cloth-emblem">
        <Joker colour={colour} />
      </span>
      {children}
    </section>
  );
}

interface Props {
  colour: Colour;
  pieces: readonly string[];
  choose: ((piece: string) => void) | undefined;
  legal: ReadonlySet<string>;
}

export function Stash({ colour, pieces, choose, legal }: Props) {
  return (
    <Cloth colour={colour} pieces={pieces}>
      <Group label={texts().words.stash[colour]} class="seize-pieces">
        {pieces.map((piece) => (
          <PieceButton key={piece} id={piece} choose={choose} isLegal={legal.has(piece)} />
        ))}
      </Group>
    </Cloth>
  );
}
