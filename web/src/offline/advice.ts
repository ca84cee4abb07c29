// A bot asked about any table, also one on a server: from its history, which holds what this seat was told and nothing else.
import { patched } from '../wire/patch';
import type { Patch, Seat, StepHistory } from '../wire/protocol';
import type { View } from '../wire/view';
import type { Asked } from './thinker';

interface Told {
  sight: string;
  view: View;
}

/** The steps that stand: what was taken back is forgotten. `pages`: a history told with `each`, from its beginning. */
function standing(pages: StepHistory[]): Told[] {
  const told: Told[] = [];
  for (const page of pages) {
    let { view } = page;
    page.steps.forEach(([, [sight], patch, back = 0]: [number, string[], Patch, number?]) => {
      view = patched(view, patch);
      if (sight === undefined) told.splice(told.length - back);
      else told.push({ sight, view });
    });
  }
  return told;
}

/** What to ask a bot (`greedy`, `search:ms=50`) for this seat. */
export function questionAbout(pages: StepHistory[], seat: Seat, bot: string): string {
  const { game, seats, options } = pages[0]!.view;
  const told = standing(pages).map(({ sight, view }) => [sight, view]);
  return JSON.stringify({ game, seats, options, files: pages.at(-1)!.files ?? {}, seat, told, bot });
}

/** What a bot would do in this seat now. */
export function askAbout(thinker: { think(question: string): Asked }, pages: StepHistory[], seat: Seat, bot: string): Asked {
  return thinker.think(questionAbout(pages, seat, bot));
}
