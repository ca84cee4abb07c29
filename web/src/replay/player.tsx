import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { First, Last, Next, Previous } from '../app/icons';
import type { Situation } from '../games/face';
import { faceOf } from '../games/games';
import { ToldEnding } from '../table/ending/told';
import { texts } from '../texts/texts';
import type { Seat } from '../wire/protocol';
import { OpenHands } from './open_hands';
import { nameIn } from './names';
import { happeningsAt, stopAt, stopsOf, type Replay, type Stop } from './replay';
import './player.css';

interface PlayerProps {
  replay: Replay;
  /** Told whenever another frame is shown. */
  onFrame: (at: number) => void;
  /** A frame that somebody else wants to be shown. */
  wanted?: { frame: number } | null;
}

/** The table at one step, the steps in words, and the way between them: buttons, a slider, the arrow keys. */
export function Player({ replay, onFrame, wanted = null }: PlayerProps) {
  const t = texts().app.replay;
  const [at, setAt] = useState(0);
  const nameOf = (seat: Seat) => nameIn(replay, seat);
  const stops = useMemo(() => stopsOf(replay, (frame) => toldAt(replay, frame, nameOf)), [replay, t]);
  const last = stops.length - 1;
  const { frame, words } = stops[at]!;
  const go = (wanted: number) => {
    const next = stopAt(stops, wanted);
    setAt(next);
    onFrame(stops[next]!.frame);
  };
  useEffect(() => onFrame(frame), []);
  useEffect(() => {
    if (wanted) go(stops.findIndex((stop) => stop.frame >= wanted.frame));
  }, [wanted]);
  useArrowKeys((by) => go(at + by));
  return (
    <div class="replay">
      <div class="replay-table">
        <ReplayBoard replay={replay} at={frame} nameOf={nameOf} />
      </div>
      <div class="replay-controls">
        <p class="replay-now" aria-live="polite">
          {words}
        </p>
        <div class="replay-buttons">
          <StepButton label={t.first} isOff={at === 0} onClick={() => go(0)} icon={<First />} />
          <StepButton label={t.previous} isOff={at === 0} onClick={() => go(at - 1)} icon={<Previous />} />
          <input type="range" class="replay-slider" min={0} max={last} value={at} aria-label={t.jump} aria-valuetext={t.step(at, last)} onInput={(event) => go(Number(event.currentTarget.value))} />
          <StepButton label={t.next} isOff={at === last} onClick={() => go(at + 1)} icon={<Next />} />
          <StepButton label={t.last} isOff={at === last} onClick={() => go(last)} icon={<Last />} />
        </div>
        <p class="replay-count">{t.step(at, last)}</p>
      </div>
      <StepList stops={stops} at={at} onGo={go} />
    </div>
  );
}

function toldAt(replay: Replay, frame: number, nameOf: (seat: Seat) => string): string {
  const happenings = happeningsAt(replay, frame, nameOf);
  if (happenings.length === 0) return frame === 0 ? texts().app.replay.start : '';
  return happenings.map(faceOf(replay.game).tell).filter(Boolean).join(' ');
}

function ReplayBoard(props: { replay: Replay; at: number; nameOf: (seat: Seat) => string }) {
  const { replay, at } = props;
  const { Board, Scoring } = faceOf(replay.game);
  const { view } = replay.frames[at]!;
  const past = replay.frames.slice(1, at + 1).flatMap((frame) => frame.steps);
  const happenings = happeningsAt(replay, at, props.nameOf);
  const situation: Situation = { view, you: replay.you, legal: [], past, last: happenings.at(-1), scorings: replay.scorings, nameOf: props.nameOf };
  const isScored = happenings.some((happening) => faceOf(replay.game).isScored(happening));
  return (
    <>
      <div class="replay-board">
        <Board {...situation} isStill act={() => undefined} />
      </div>
      {replay.you === null && <OpenHands view={view} nameOf={props.nameOf} />}
      {view.over && <ToldEnding face={faceOf(replay.game)} situation={situation} publicName={(seat) => nameIn({ ...replay, you: null }, seat)} />}
      {(view.over || isScored) && <Scoring {...situation} />}
    </>
  );
}

function StepButton(props: { label: string; isOff: boolean; onClick: () => void; icon: ComponentChild }) {
  return (
    <button type="button" class="button replay-step" aria-label={props.label} title={props.label} disabled={props.isOff} onClick={props.onClick}>
      {props.icon}
    </button>
  );
}

function StepList(props: { stops: readonly Stop[]; at: number; onGo: (at: number) => void }) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (list.current) keepInSight(list.current);
  }, [props.at]);
  return (
    <section ref={list} class="replay-steps" aria-label={texts().app.replay.log} tabIndex={0}>
      <ol>
        {props.stops.map(({ words }, at) => (
          <li key={at}>
            <button type="button" aria-current={at === props.at ? 'step' : undefined} onClick={() => props.onGo(at)}>
              {words}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Only the list scrolls: `scrollIntoView` would move the whole page away from the table. */
function keepInSight(list: HTMLElement): void {
  const now = list.querySelector<HTMLElement>('[aria-current]');
  if (!now) return;
  const [outer, inner] = [list.getBoundingClientRect(), now.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) list.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}

function useArrowKeys(go: (by: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('input, textarea, [role="group"]')) return;
      if (event.key === 'ArrowRight') go(1);
      else if (event.key === 'ArrowLeft') go(-1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
