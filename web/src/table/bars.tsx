// Bars above the board: what keeps us from playing, and what somebody wants of us.
import type { ComponentChildren } from 'preact';
import { Link } from '../app/link';
import { messageOf } from '../app/task';
import { texts } from '../texts/texts';
import type { Refused } from '../wire/refused';
import { timeLeft } from './clock';
import { ShapeIcon } from './icons';
import { stoodInFor } from './lately_steps';
import { closedWords, stepTold } from './log';
import { chairName } from './names';
import { hasPrompt, isStoodInFor, nameIn, type Seen } from './seen';

/** These come and go while one plays: they lie over the prompt, so that nothing jumps and nobody at the table is covered. */
export function Bars({ seen, onRules }: { seen: Seen; onRules(ruling: string): void }) {
  return (
    <div class="table-bars">
      <OutdatedBar seen={seen} />
      {!hasPrompt(seen) && <LostBar seen={seen} />}
      <RefusalBar seen={seen} onRules={onRules} />
      <PleaBar seen={seen} />
    </div>
  );
}

export function LastingBars({ seen }: { seen: Seen }) {
  return (
    <>
      <StandInBar seen={seen} />
      <AwayBar seen={seen} />
      <ClosedBar seen={seen} />
    </>
  );
}

function Bar({ kind, children, isAlert }: { kind: string; children: ComponentChildren; isAlert?: boolean }) {
  return (
    <div class={`table-bar table-bar-${kind}`} role={isAlert ? 'alert' : 'status'}>
      {children}
    </div>
  );
}

function OutdatedBar({ seen }: { seen: Seen }) {
  if (seen.connection.is !== 'outdated') return null;
  const text = texts().app.newer;
  return (
    <Bar kind="news">
      <p>{text.text}</p>
      <button type="button" class="table-button" onClick={() => location.reload()}>
        {text.reload}
      </button>
    </Bar>
  );
}

/** Part of the prompt where there is one: what is to be done stays in sight. */
export function LostBar({ seen: { connection, drawn } }: { seen: Seen }) {
  if (connection.is === 'open' || connection.is === 'outdated') return null;
  const { unsent, lost, connecting } = texts().frame.table.bars;
  return (
    <Bar kind="lost">
      <ShapeIcon shape="wave" />
      <p>{drawn.isAsking ? unsent : connection.is === 'lost' ? lost : connecting}</p>
    </Bar>
  );
}

/** In the reader's language where we know the reason, otherwise as the server said it. */
export function refusalWords(refused: Refused): string {
  if (refused.why === 'page.lost') return texts().frame.table.bars.lostAnswer;
  return messageOf(refused);
}

function RefusalBar({ seen, onRules }: { seen: Seen; onRules(ruling: string): void }) {
  const { refused, commands } = seen;
  const text = texts().frame.table;
  if (!refused) return null;
  return (
    <Bar kind="no" isAlert>
      <p>
        {refusalWords(refused)}{' '}
        {refused.ruling && (
          <button type="button" class="table-rule" onClick={() => onRules(refused.ruling!)}>
            {text.bars.rule(refused.ruling)}
          </button>
        )}
      </p>
      <button type="button" class="table-tool" aria-label={text.menu.close} onClick={commands.forgive}>
        <ShapeIcon shape="close" />
      </button>
    </Bar>
  );
}

function PleaBar({ seen }: { seen: Seen }) {
  const { undo, you, seats } = seen.drawn;
  const text = texts().frame.table.bars;
  if (!undo) return null;
  if (undo.seat === you) {
    const awaited = undo.asked.filter((seat) => !undo.agreed.includes(seat));
    return (
      <Bar kind="plea">
        <p>{text.undoWaits(awaited.map((seat) => chairName(seats, seat)))}</p>
        <button type="button" class="table-button table-button-quiet" onClick={() => seen.commands.withdraw(undo.plea)}>
          {text.withdraw}
        </button>
      </Bar>
    );
  }
  const isAsked = you !== null && undo.asked.includes(you) && !undo.agreed.includes(you);
  return (
    <Bar kind="plea">
      <p>{text.undoAsked(nameIn(seen, undo.seat))}</p>
      {isAsked && (
        <span class="table-bar-buttons">
          <button type="button" class="table-button" onClick={() => seen.commands.agree(undo.plea, true)}>
            {text.agree}
          </button>
          <button type="button" class="table-button table-button-quiet" onClick={() => seen.commands.agree(undo.plea, false)}>
            {text.decline}
          </button>
        </span>
      )}
    </Bar>
  );
}

function ClosedBar({ seen: { drawn, kind } }: { seen: Seen }) {
  if (drawn.stage !== 'closed') return null;
  return (
    <Bar kind="plea" isAlert>
      <p>{closedWords(drawn.closed ?? {})}</p>
      {drawn.view && (
        <Link class="table-button table-button-quiet" to={{ page: 'replay', source: { kind, table: drawn.table } }}>
          {texts().frame.table.over.replay}
        </Link>
      )}
      <Link class="table-button" to={{ page: 'start' }}>
        {texts().frame.table.absent.start}
      </Link>
    </Bar>
  );
}

function StandInBar({ seen }: { seen: Seen }) {
  const { drawn, commands } = seen;
  const text = texts().frame.table.bars;
  if (drawn.stage !== 'playing' || !isStoodInFor(drawn) || drawn.late.includes(drawn.you!)) return null;
  const isFlagged = drawn.clocks && 'game' in drawn.clocks.rule && timeLeft(drawn.clocks, drawn.you!, Date.now()) === 0;
  return (
    <Bar kind="plea">
      <p>{isFlagged ? text.timeUp : text.botForYou}</p>
      {!isFlagged && (
        <button type="button" class="table-button" onClick={() => commands.sit(drawn.you!)}>
          {text.sitAgain}
        </button>
      )}
    </Bar>
  );
}

/** Who comes back is told what was played in their name; until they play again themselves. */
function AwayBar({ seen }: { seen: Seen }) {
  const { drawn } = seen;
  const isBack = drawn.stage === 'playing' && !isStoodInFor(drawn);
  const lines = isBack ? stoodInFor(seen).map((entry) => stepTold(seen, entry)).filter(Boolean) : [];
  if (lines.length === 0) return null;
  return (
    <Bar kind="news">
      <p>{texts().frame.table.log.byBotForYou(lines.join(' '))}</p>
    </Bar>
  );
}
