// A game that the page does not know, for the gallery.
import type { Scenes } from '../../gallery/scenes';
import { StillGame } from '../../table/testing/still_table';
import { plainGame } from './game';
import { line, stranger } from './testing/stranger';

const over = { ...stranger, phase: 'over', to_act: [], over: true, winners: ['p1'] };
const { face } = plainGame('bazaar');

export const scenes: Scenes = {
  play: () => <StillGame view={stranger} you="p0" legal={['bid 3', 'bid 4', 'pass']} />,
  waiting: () => <StillGame view={{ ...stranger, to_act: ['p1'] }} you="p0" legal={[]} />,
  over: () => <StillGame view={over} you="p0" legal={[]} scorings={[[line]]} />,
  scoring: () => (
    <main style={{ padding: '12px' }}>
      <face.Scoring view={over} you="p0" legal={[]} scorings={[[line, { ...line, seats: ['p1'], amount: 7 }]]} nameOf={(seat) => seat} />
    </main>
  ),
};
