// For the gallery.
import { CardBack } from '../../art/card_frame';
import type { Scenes } from '../../gallery/scenes';
import { StillGame } from '../../table/testing/still_table';
import { PieceArt } from './art/piece';
import { PlayingCardArt } from './art/playing_card';
import { ranks } from './cards';
import { seizeFace } from './face';
import { pictures as drawings } from './pictures';
import { forms, materials } from './pieces';
import { situations } from './testing/situations';

const boards = Object.entries(situations).map(([name, situation]) => [name, () => <StillGame {...situation} />] as const);
const finales = ['over', 'over-cursed', 'over-dominoes', 'two-over'].map(
  (name) => [`weighing-${name}`, () => <seizeFace.Scoring {...situations[name]!} />] as const,
);
const pictures = Object.entries(drawings).map(([name, Picture]) => [`picture-${name}`, () => <Picture />] as const);

export const scenes: Scenes = {
  ...Object.fromEntries([...boards, ...finales, ...pictures]),
  reference: () => <StillGame {...situations['squabble']!} dialog="reference" />,
  'reference-two': () => <StillGame {...situations['two-over']!} dialog="reference" />,
  door: () => <seizeFace.Door />,
  cards: () => (
    <div>
      {['S', 'H', 'D', 'C'].map((suit) => (
        <div key={suit} style={{ display: 'flex' }}>
          {ranks.map((rank) => (
            <div key={rank} style={{ width: '90px', padding: '4px' }}>
              <PlayingCardArt card={rank + suit} />
            </div>
          ))}
        </div>
      ))}
      <div style={{ display: 'flex' }}>
        {ranks.map((rank) => (
          <div key={rank} style={{ width: '44px', padding: '2px' }}>
            <PlayingCardArt card={rank + 'S'} />
          </div>
        ))}
        <div style={{ width: '44px', padding: '2px' }}>
          <CardBack />
        </div>
      </div>
    </div>
  ),
  pieces: () => (
    <div>
      {['var(--paper)', 'var(--cloth-red)', 'var(--cloth-black)'].map((background) => (
        <div key={background} style={{ background, padding: '8px' }}>
          {materials.map((material) => (
            <div key={material} style={{ display: 'flex', flexWrap: 'wrap' }}>
              {forms.map((form) => (
                <div key={form} style={{ width: '56px' }}>
                  <PieceArt id={`${material}-${form}`} />
                </div>
              ))}
            </div>
          ))}
          <div style={{ display: 'flex', flexWrap: 'wrap' }}>
            {['0:0', '3:4a', '6:6b', '9:9', '7:8', 'whale-bone', 'jade-skull'].map((id) => (
              <div key={id} style={{ width: '56px' }}>
                <PieceArt id={id} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
};
