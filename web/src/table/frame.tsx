// The frame around every game: seats, prompt, board, log, chat, clocks, waiting room, end. It knows no game.
import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SettingsForm } from '../app/settings_form';
import { announce } from '../device/announce';
import { texts } from '../texts/texts';
import { Bars, LastingBars, LostBar } from './bars';
import { Dialog } from './dialog';
import { Ending } from './ending/ending';
import { FirstMarks } from './first_marks';
import { canAskCoach } from './coach';
import { canHost, HostDialog } from './host';
import { ShapeIcon } from './icons';
import { KeysDialog, useShortcuts } from './keys';
import { Lately, useLatelyMarks } from './lately';
import { LeaveDialog } from './leaving';
import { SidePanel, type Panel } from './panel';
import { usePendingMarks } from './pending';
import { useRematchStart } from './rematch';
import { ReferenceDialog } from './reference';
import { RulesSheet } from './rules_sheet';
import { isScoringShown, ScoringDialog } from './scoring';
import { SeatCard, SeatRow } from './seats';
import { canUndo, hasChat, hasPrompt, isOurTurn, isStill, isStoodInFor, situationOf, type Seen } from './seen';
import { Signs } from './signs';
import { Toolbar } from './toolbar';
import { useComingBack } from './use_coming_back';
import { useForetold } from './use_foretold';
import { useFinale, type Finale } from './use_finale';
import { useMotion } from './use_motion';
import { useObvious } from './use_obvious';
import { useScorings } from './use_scorings';
import { useTitle } from './use_title';
import { useWords } from './use_words';
import { WaitingRoom } from './waiting_room';
import './button.css';
import './frame.css';

type DialogName = 'keys' | 'leave' | 'settings' | 'host' | 'reference' | 'ending';

export interface TableFrameProps {
  seen: Seen;
  /** Which drawer is open at first. */
  panel?: Panel;
  /** Which dialog is open at first. */
  dialog?: DialogName;
  /** Whether the rules are open at first, and where. */
  ruling?: string;
  /** What the page has to say above the table. */
  above?: ComponentChild;
}

export function TableFrame({ seen: given, panel: firstPanel, dialog: firstDialog, ruling, above }: TableFrameProps) {
  const seen = useForetold(useScorings(given));
  const [panel, setPanel] = useState<Panel | null>(firstPanel ?? null);
  const [dialog, setDialog] = useState<DialogName | null>(firstDialog ?? null);
  const [rules, setRules] = useState<{ ruling: string | null } | null>(ruling === undefined ? null : { ruling });
  const unread = useUnread(seen, panel === 'chat');
  const motion = useMotion(seen);
  const finale = useFinale(seen);
  useWords(finale.heard);
  useObvious(seen);
  useComingBack(seen);
  useRematchStart(seen);
  const toggle = (wanted: Panel) => setPanel(panel === wanted ? null : wanted);
  const skip = () => {
    motion.skip();
    seen.commands.skip();
  };
  const escape = () => {
    if (rules) setRules(null);
    else if (panel) setPanel(null);
    else skip();
  };
  useSpokenShortcuts(seen, { toggle, reference: () => setDialog('reference'), help: () => setDialog('keys'), escape });
  useTitle(seen, finale.isTold);
  const { drawn } = seen;
  const bars = <Bars seen={seen} onRules={(wanted) => setRules({ ruling: wanted })} />;
  return (
    <div class={`table-frame table-frame-${drawn.stage}`}>
      <Toolbar
        seen={seen}
        panel={panel}
        unread={unread}
        onPanel={toggle}
        onReference={() => setDialog('reference')}
        onRules={() => setRules({ ruling: null })}
        onSettings={() => setDialog('settings')}
        onKeys={() => setDialog('keys')}
        onLeave={() => setDialog('leave')}
        onHost={() => setDialog('host')}
      />
      <main class="table-main" id="content">
        {above}
        <LastingBars seen={seen} />
        {drawn.view ? (
          <Game seen={seen} finale={finale} root={motion.root} onSkip={skip} onLog={() => setPanel('log')} bars={bars} isEndShown={firstDialog === 'ending'} />
        ) : (
          <>
            {bars}
            <WaitingRoom seen={seen} onHost={() => setDialog('host')} />
          </>
        )}
      </main>
      <SidePanel seen={finale.heard} panel={panel} onClose={() => setPanel(null)} />
      {rules && <RulesSheet game={seen.face.id} ruling={rules.ruling} onClose={() => setRules(null)} />}
      {isScoringShown(seen) && <ScoringDialog seen={seen} />}
      {dialog === 'reference' && <ReferenceDialog seen={seen} onClose={() => setDialog(null)} />}
      {dialog === 'keys' && <KeysDialog onClose={() => setDialog(null)} />}
      {dialog === 'settings' && (
        <Dialog title={texts().app.settings.title} onClose={() => setDialog(null)}>
          <SettingsForm />
        </Dialog>
      )}
      {dialog === 'host' && canHost(seen) && <HostDialog seen={seen} onClose={() => setDialog(null)} />}
      <Signs />
      {drawn.view && <FirstMarks seen={seen} />}
      {dialog === 'leave' && <LeaveDialog seen={seen} onClose={() => setDialog(null)} />}
    </div>
  );
}

interface GameProps {
  seen: Seen;
  finale: Finale;
  root: { current: HTMLDivElement | null };
  onSkip(): void;
  onLog(): void;
  bars: ComponentChild;
  /** Its dialog is open at first. */
  isEndShown: boolean;
}

function Game({ seen, finale, root, onSkip, onLog, bars, isEndShown }: GameProps) {
  const { drawn, face, commands } = seen;
  const [step, setStep] = useState<string | null>(null);
  useLatelyMarks(finale.heard, root);
  usePendingMarks(seen, root);
  const situation = situationOf(seen, drawn.view!);
  const touched = () => {
    if (drawn.isBehind) onSkip();
    commands.forgive();
  };
  return (
    <div class="table-game" ref={root} data-untold={!finale.isTold || undefined}>
      <SeatRow seen={seen} />
      {bars}
      {hasPrompt(seen) ? <PromptLine seen={seen} step={step} onSkip={onSkip} onLog={onLog} /> : <Ending seen={seen} isTold={finale.isTold} onTold={finale.onTold} isShown={isEndShown} />}
      <div class="table-board" onPointerDown={touched}>
        <face.Board {...situation} act={commands.act} isStill={isStill(drawn)} onPrompt={setStep} hasSeats />
      </div>
    </div>
  );
}

/** Our own seat, and what to do now or why we wait. */
function PromptLine({ seen, step, onSkip, onLog }: { seen: Seen; step: string | null; onSkip(): void; onLog(): void }) {
  const { drawn } = seen;
  const text = texts().frame.table;
  return (
    <div class="table-prompt">
      {drawn.you !== null ? <SeatCard seen={seen} seat={drawn.you} /> : <span class="table-note">{text.watching}</span>}
      <p class="table-prompt-words">{(isOurTurn(drawn) && step) || promptWords(seen)}</p>
      <button type="button" class="table-tool table-skip" aria-label={drawn.isPaused ? undefined : text.skip} hidden={!drawn.isBehind} onClick={onSkip}>
        {drawn.isPaused && <span>{text.goOn}</span>}
        <ShapeIcon shape="skip" />
      </button>
      {seen.connection.is === 'open' ? <Lately seen={seen} onLog={onLog} /> : <LostBar seen={seen} />}
    </div>
  );
}

function promptWords(seen: Seen): string {
  const { drawn, face, connection } = seen;
  if (drawn.stage === 'closed') return '';
  if (isStoodInFor(drawn) && !drawn.late.includes(drawn.you!)) return texts().frame.table.bars.botForYou;
  if (drawn.isAsking && connection.is !== 'open') return texts().frame.table.pending;
  // What looks ready is ready: nobody is called upon who cannot decide yet.
  if (drawn.view!.to_act.includes(drawn.you ?? '') && isStill(drawn)) return texts().app.make.making;
  return face.prompt(situationOf(seen, drawn.view!));
}

interface Doings {
  toggle(panel: Panel): void;
  reference(): void;
  help(): void;
  escape(): void;
}

function useSpokenShortcuts(seen: Seen, { toggle, reference, help, escape }: Doings): void {
  const { drawn, face, commands } = seen;
  const say = (what: 'sayHand' | 'sayTable' | 'sayScores') => {
    if (drawn.view) announce(face[what](situationOf(seen, drawn.view)));
  };
  useShortcuts({
    hand: () => say('sayHand'),
    table: () => say('sayTable'),
    scores: () => say('sayScores'),
    log: () => toggle('log'),
    chat: () => hasChat(seen) && toggle('chat'),
    undo: () => canUndo(drawn) && commands.undo(),
    coach: () => canAskCoach(seen) && toggle('coach'),
    reference,
    help,
    escape,
  });
}

/** How many messages came since the chat was last open. */
function useUnread({ drawn: { chat, you } }: Seen, isOpen: boolean): number {
  const newest = chat.at(-1)?.seq ?? 0;
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (isOpen) setRead(newest);
  }, [isOpen, newest]);
  return isOpen ? 0 : chat.filter(({ seq, seat }) => seq > read && seat !== you).length;
}
