import { Link } from '../app/link';
import { texts } from '../texts/texts';
import { Dialog } from './dialog';
import { isAlone, type Seen } from './seen';

/** With others a bot plays on. Alone with bots the game simply waits; whoever has had enough of it gives it up. */
export function LeaveDialog({ seen, onClose }: { seen: Seen; onClose(): void }) {
  const text = texts().frame.table.leaving;
  const { commands, drawn } = seen;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <p>{isAlone(drawn) ? text.alone : text.text}</p>
      <div class="table-ending-buttons">
        <button type="button" class="table-button table-button-quiet" onClick={onClose}>
          {text.stay}
        </button>
        {isAlone(drawn) ? (
          <>
            <Link class="table-button" to={{ page: 'start' }}>
              {text.later}
            </Link>
            <button type="button" class="table-button table-button-quiet" onClick={() => (commands.resign(), onClose())}>
              {text.resign}
            </button>
          </>
        ) : (
          <button type="button" class="table-button" onClick={commands.leave}>
            {text.leave}
          </button>
        )}
      </div>
    </Dialog>
  );
}
