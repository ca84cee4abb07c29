import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ReferenceProps } from '../games/face';
import { texts } from '../texts/texts';
import { Dialog } from './dialog';
import type { Seen } from './seen';

/** What the printed games have on a card, over the table: one look, and back to the game. */
export function ReferenceDialog({ seen, onClose }: { seen: Seen; onClose(): void }) {
  const { drawn, face } = seen;
  const [loaded, setLoaded] = useState<{ Reference: FunctionComponent<ReferenceProps> } | null>(null);
  useEffect(() => void face.reference?.().then((Reference) => setLoaded({ Reference })), [face]);
  if (!face.reference) return null;
  const { seats, options } = drawn.settings;
  return (
    <Dialog title={texts().frame.table.menu.reference} onClose={onClose} class="table-dialog-wide">
      {loaded ? <loaded.Reference seats={seats} options={options} view={drawn.view} /> : <p>{texts().app.loading}</p>}
    </Dialog>
  );
}
