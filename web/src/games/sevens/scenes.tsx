// Every phase of Seven7s for the gallery.
import { useState } from 'preact/hooks';
import type { Scenes } from '../../gallery/scenes';
import type { Situation } from '../face';
import type { SevensView } from '../view';
import { Card } from './art/card';
import { allCards, seatsOf, usualPalette } from './cards';
import { sevensFace } from './face';
import { fixture, watched } from './testing/fixtures';

function Deck({ width }: { width: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${width}px)`, gap: '6px', padding: '8px' }}>
      {allCards.map((card) => (
        <Card key={card} card={card} colour={usualPalette(card)} isWild={usualPalette(card) === 'green'} />
      ))}
    </div>
  );
}

/** The board with a row of players above it, much as the frame has it. Actions are shown, not made. */
function Table({ situation }: { situation: Situation<SevensView> }) {
  const [sent, setSent] = useState('');
  const { Board, SeatLine, prompt } = sevensFace;
  return (
    <main style={{ display: 'flex', flexDirection: 'column', height: '100dvh', maxWidth: '960px', margin: 'auto' }}>
      <div style={{ display: 'flex', gap: '12px', padding: '6px', flexWrap: 'wrap' }}>
        {seatsOf(situation.view).map((seat) => (
          <div key={seat}>
            {situation.nameOf(seat)} <SeatLine {...situation} seat={seat} />
          </div>
        ))}
      </div>
      <div style={{ flex: 1, minHeight: 0 }}>
        <Board {...situation} act={setSent} isStill={!situation.legal.length} />
      </div>
      <p style={{ margin: '0 8px' }}>
        {prompt(situation)} <code>{sent}</code>
      </p>
    </main>
  );
}

const table =
  (make: () => Situation<SevensView>, more?: Partial<SevensView>, past: string[] = []) =>
  () => {
    const situation = make();
    return <Table situation={{ ...situation, past, view: { ...situation.view, ...more } }} />;
  };

const scored = (make: () => Situation<SevensView>) => () => (
  <main style={{ padding: '12px', maxWidth: '960px', margin: 'auto' }}>
    <sevensFace.Scoring {...make()} />
  </main>
);

export const scenes: Scenes = {
  small: () => <Deck width={44} />,
  cards: () => <Deck width={100} />,
  large: () => <Deck width={200} />,
  opening: table(() => fixture('opening')),
  play: table(() => fixture('play')),
  'known-deck': table(() => fixture('play'), { known_deck: ['H7', null, 'C2'] }),
  'own-square': table(() => fixture('play'), { options: { first: 'random', square: 'printed.txt' } }),
  six: table(() => fixture('six')),
  sin: table(() => fixture('sin')),
  place: table(() => fixture('place')),
  call: table(() => fixture('call')),
  take: table(() => fixture('take')),
  look: table(() => fixture('look')),
  stack: table(() => fixture('stack'), {}, ['p1 look deck=2 p2=1']),
  waiting: table(() => fixture('waiting')),
  spectator: table(() => watched('six')),
  end: table(() => fixture('end')),
  open: table(() => fixture('open')),
  scoring: scored(() => fixture('end')),
  tie: scored(() => fixture('tie')),
  'scoring-open': scored(() => fixture('open')),
  door: () => <sevensFace.Door />,
  pictures: () => (
    <main style={{ padding: '12px', maxWidth: '720px', margin: 'auto' }}>
      {Object.entries(sevensFace.pictures).map(([name, Picture]) => (
        <figure key={name} style={{ margin: '0 0 24px' }}>
          <Picture />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </main>
  ),
};
