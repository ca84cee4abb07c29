import { useEffect, useState } from 'preact/hooks';
import { Link } from '../../app/link';
import { texts } from '../../texts/texts';
import { Dialog } from '../dialog';
import { ShapeIcon } from '../icons';
import { chairName } from '../names';
import { situationOf, type Seen } from '../seen';
import { verdictOf } from '../verdict';
import { ToldEnding } from './told';

/** The end: a dialog once, and a bar that stays with everything one may want next. */
export function Ending({ seen, isTold, onTold, isShown = false }: { seen: Seen; isTold: boolean; onTold(): void; isShown?: boolean | undefined }) {
  const text = texts().frame.table.over;
  const isNews = seen.drawn.scene?.after.over === true;
  const [isOpen, setOpen] = useState(isNews || isShown);
  useEffect(() => setOpen(isNews || isShown), [isNews]);
  const situation = situationOf(seen, seen.drawn.view!);
  const close = () => {
    setOpen(false);
    onTold();
  };
  const outcome = isTold ? verdictOf(situation, situation.view.winners) : text.ended;
  return (
    <section class="table-ending" aria-label={outcome}>
      <p class="table-verdict">
        <ShapeIcon shape="trophy" />
        {outcome}
      </p>
      <div class="table-ending-buttons">
        <NextSteps seen={seen} />
        <button type="button" class="table-button table-button-quiet" onClick={() => setOpen(true)}>
          {text.details}
        </button>
      </div>
      {isOpen && (
        <Dialog title={outcome} onClose={close} class="table-over table-dialog-wide">
          {isTold && <ToldEnding face={seen.face} situation={situation} publicName={(seat) => chairName(seen.drawn.seats, seat)} />}
          <seen.face.Scoring {...situation} onTold={onTold} />
          <div class="table-ending-buttons">
            <NextSteps seen={seen} />
          </div>
        </Dialog>
      )}
    </section>
  );
}

function NextSteps({ seen }: { seen: Seen }) {
  const text = texts().frame.table.over;
  const { drawn, commands, kind } = seen;
  return (
    <>
      {drawn.you !== null && (
        <button type="button" class="table-button" onClick={commands.rematch}>
          {drawn.rematch ? text.rematchToo : text.rematch}
        </button>
      )}
      <Link class="table-button table-button-quiet" to={{ page: 'replay', source: { kind, table: drawn.table } }}>
        {text.replay}
      </Link>
      <button type="button" class="table-button table-button-quiet" onClick={commands.save}>
        {text.save}
      </button>
      <Link class="table-button table-button-quiet" to={{ page: 'start' }}>
        {text.newGame}
      </Link>
    </>
  );
}
