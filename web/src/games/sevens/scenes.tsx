// Every phase of Seven7s for the gallery.
import type { Scenes } from '../../gallery/scenes';
import { StillGame } from '../../table/testing/still_table';
import type { Situation } from '../face';
import { Card } from './art/card';
import { pictures as drawings } from './art/pictures';
import { allCards, usualPalette } from './cards';
import { sevensFace } from './face';
import { fixture, watched } from './testing/fixtures';
import { texts } from './texts';
import type { SevensView } from './view';

function Deck({ width }: { width: number }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(auto-fill, ${width}px)`, gap: '6px', padding: '8px' }}>
      {allCards.map((card) => (
        <Card key={card} card={card} colour={usualPalette(card)} isWild={usualPalette(card) === 'green'} />
      ))}
    </div>
  );
}

/** All names below the smallest card of a hand. */
function Names() {
  return (
    <main style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 60px)', gap: '12px', padding: '12px', textAlign: 'center' }}>
      {allCards.map((card) => (
        <span key={card} class="sevens-name" style={{ '--hand': '60px' }}>
          {texts().names.label(card)}
        </span>
      ))}
    </main>
  );
}

const table =
  (make: () => Situation<SevensView>, more?: Partial<SevensView>, past: string[] = []) =>
  () => {
    const situation = make();
    return <StillGame {...situation} past={past} view={{ ...situation.view, ...more }} />;
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
  names: () => <Names />,
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
  looked: table(() => fixture('waiting'), { known: [['L2', 'S1', 'W1'], ['H3'], ['A7', 'H5']] }, ['p0 look p1=1 p2=2']),
  spectator: table(() => watched('six')),
  end: table(() => fixture('end')),
  open: table(() => fixture('open')),
  reference: () => <StillGame {...fixture('play')} dialog="reference" />,
  scoring: scored(() => fixture('end')),
  tie: scored(() => fixture('tie')),
  'scoring-open': scored(() => fixture('open')),
  door: () => <sevensFace.Door />,
  pictures: () => (
    <main style={{ padding: '12px', maxWidth: '720px', margin: 'auto' }}>
      {Object.entries(drawings).map(([name, Picture]) => (
        <figure key={name} style={{ margin: '0 0 24px' }}>
          <Picture />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </main>
  ),
};
