import { useEffect, useMemo, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import type { Closing, Person, TableEvent } from '../wire/protocol';
import { latelyIn } from './lately_steps';
import { chairName, personName } from './names';
import { nameIn, type Seen } from './seen';
import type { LogEntry } from './table';

/** The words of a line; empty when there is nothing to say. */
export function told(seen: Seen, entry: LogEntry): string {
  switch (entry.is) {
    case 'gap':
      return texts().frame.table.log.gap;
    case 'taken-back':
      return texts().frame.table.log.takenBack;
    case 'event':
      return eventTold(seen, entry.event);
    case 'step': {
      const words = stepTold(seen, entry);
      if (!entry.isStoodIn || words === '') return words;
      const text = texts().frame.table.log;
      return entry.step.startsWith(`${seen.drawn.you} `) ? text.byBotForYou(words) : text.byBot(words);
    }
  }
}

/** What was played, whoever decided it. */
export function stepTold(seen: Seen, { step, before, after }: Extract<LogEntry, { is: 'step' }>): string {
  return seen.face.tell({ step, before, after, you: seen.drawn.you, nameOf: (seat) => nameIn(seen, seat) });
}

/** Why a table is closed, in the reader's language or the words of who closed it. */
export function closedWords({ why, reason }: Closing): string {
  const text = texts().frame.table.log;
  if (reason) return text.closedBecause(reason);
  return (why && (texts().refusals as Record<string, string>)[why]) || text.closed;
}

function eventTold(seen: Seen, event: TableEvent): string {
  const text = texts().frame.table.log;
  const { you, seats } = seen.drawn;
  const about = (yours: string, theirs: (name: string) => string) => {
    const seat = 'seat' in event && event.seat !== null ? event.seat : '';
    return seat === you ? yours : theirs(chairName(seats, seat));
  };
  // By the name: who is turned out of a waiting room leaves an empty seat behind.
  const nameOf = ({ seat, name }: Person) => (seat === null ? texts().frame.table.chat.spectator(personName(name)) : personName(name));
  switch (event.is) {
    case 'started':
      return text.started;
    case 'sat':
      return about('', () => text.sat(personName(event.name)));
    case 'bot':
      return event.level ? text.botSat(chairName(seats, event.seat)) : text.botWent;
    case 'left':
      return about('', text.left);
    case 'away':
      return about('', text.away);
    case 'back':
      return about('', text.back);
    case 'undone':
      return about(text.youUndid, text.undone);
    case 'timed-out':
      return about(text.youTimedOut, text.timedOut);
    case 'undo-asked':
      return about(text.youAskedUndo, text.undoAsked);
    case 'undo-withdrawn':
      return about(text.youWithdrewUndo, text.undoWithdrawn);
    case 'undo-answered':
      return event.agrees ? about(text.youAgreed, text.agreed) : about(text.youDeclined, text.declined);
    case 'rematched':
      return text.rematched;
    case 'closed':
      return closedWords(event);
    case 'turned-out':
      return text.turnedOut(nameOf(event));
    case 'muted':
      return event.seat !== null && event.seat === you ? (event.muted ? text.youMuted : text.youUnmuted) : (event.muted ? text.muted : text.unmuted)(nameOf(event));
    case 'slowed':
      return event.seconds > 0 ? text.slowed(event.seconds) : text.slowOff;
    case 'changed':
      return text.changed;
    case 'chatted':
    case 'mixed':
      return '';
  }
}

export function Log({ seen }: { seen: Seen }) {
  const { log, seats, you } = seen.drawn;
  const words = texts();
  // A long log is told again only when it has become longer, or its words have changed.
  const lines = useMemo(() => linesOf(seen), [log, seats, you, words]);
  const end = useScrollToEnd(lines.length);
  if (lines.length === 0) return <p class="table-quiet">{words.frame.table.log.empty}</p>;
  return (
    <ol class="table-log" ref={end} tabIndex={0} aria-label={words.frame.table.menu.log}>
      {lines}
    </ol>
  );
}

function linesOf(seen: Seen) {
  const news = new Set<LogEntry>(latelyIn(seen));
  const lines = seen.drawn.log.map((entry) => ({ entry, words: told(seen, entry) })).filter(({ words }) => words !== '');
  return lines.map(({ entry, words }, place) => (
    <li key={place} class={entry.is === 'step' ? undefined : 'table-log-aside'} data-lately={news.has(entry) || undefined}>
      {words}
    </li>
  ));
}

/** Keeps the newest line in sight, also when a list comes into sight that was out of it. */
export function useScrollToEnd(count: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const toEnd = () => (element.scrollTop = element.scrollHeight);
    toEnd();
    const observer = new ResizeObserver(toEnd);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return list;
}
