import { texts } from '../texts/texts';
import { Dialog } from './dialog';
import { happeningsOf, nameIn, situationOf, type Seen } from './seen';

/** Whether points were counted in what is shown now. The end of the game has a scene of its own. */
export function isScoringShown(seen: Seen): boolean {
  const { scene, you, isBehind } = seen.drawn;
  if (!scene || scene.after.over || !isBehind) return false;
  return happeningsOf(scene, you, (seat) => nameIn(seen, seat)).some((happening) => seen.face.isScored(happening));
}

/** The round's points, line by line; the game goes on when they were read. */
export function ScoringDialog({ seen }: { seen: Seen }) {
  const text = texts().frame.table.scoring;
  return (
    <Dialog title={text.title} onClose={seen.commands.proceed} class="table-dialog-wide">
      <seen.face.Scoring {...situationOf(seen, seen.drawn.view!)} />
      <button type="button" class="table-button" onClick={seen.commands.proceed}>
        {text.goOn}
      </button>
    </Dialog>
  );
}
