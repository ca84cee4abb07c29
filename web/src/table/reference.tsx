import { texts } from '../texts/texts';
import { Dialog } from './dialog';
import type { Seen } from './seen';

/** What the printed games have on a card, over the table: one look, and back to the game. */
export function ReferenceDialog({ seen, onClose }: { seen: Seen; onClose(): void }) {
  const { drawn, face } = seen;
  if (!face.Reference) return null;
  const { seats, options } = drawn.settings;
  return (
    <Dialog title={texts().frame.table.menu.reference} onClose={onClose} class="table-dialog-wide">
      <face.Reference seats={seats} options={options} view={drawn.view} />
    </Dialog>
  );
}
