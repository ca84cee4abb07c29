import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../device/announce';
import { texts } from '../texts/texts';
import type { Seat } from '../wire/protocol';
import { timeLeft, type Clocks } from './clock';

const warnings = [30, 10];
const urgent = 10;

/** 75 seconds are "1:15". Parts of a second count as a whole one, so that 0:00 means the end. */
export function clockDigits(milliseconds: number): { minutes: number; seconds: number; digits: string } {
  const all = Math.ceil(milliseconds / 1000);
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const long = hours >= 48 ? `${Math.floor(hours / 24)} d` : hours > 0 ? `${hours}:${String(rest).padStart(2, '0')} h` : null;
  return { minutes, seconds, digits: long ?? `${minutes}:${String(seconds).padStart(2, '0')}` };
}

/** Counts down by itself between messages. Our own warns at 30 and 10 seconds. */
export function ClockText({ clocks, seat, isOurs }: { clocks: Clocks; seat: Seat; isOurs: boolean }) {
  const isRunning = clocks.running.includes(seat);
  const left = useTimeLeft(clocks, seat, isRunning);
  const seconds = Math.ceil(left / 1000);
  useWarnings(seconds, isOurs && isRunning);
  const { minutes, seconds: rest, digits } = clockDigits(left);
  const isUrgent = isRunning && seconds <= urgent;
  return (
    <span class={`table-clock${isRunning ? ' table-clock-runs' : ''}${isUrgent ? ' table-clock-urgent' : ''}`} role="timer">
      <span aria-hidden="true">{digits}</span>
      <span class="heard">{texts().frame.table.time(minutes, rest)}</span>
    </span>
  );
}

function useTimeLeft(clocks: Clocks, seat: Seat, isRunning: boolean): number {
  const [, tick] = useState(0);
  const left = timeLeft(clocks, seat, Date.now());
  useEffect(() => {
    if (!isRunning || left === 0) return;
    // Wakes when the seconds on the face change.
    const timer = setTimeout(() => tick((count) => count + 1), (left % 1000) + 5);
    return () => clearTimeout(timer);
  });
  return left;
}

function useWarnings(seconds: number, isOn: boolean): void {
  const last = useRef(seconds);
  useEffect(() => {
    const passed = warnings.find((warning) => last.current > warning && seconds <= warning);
    if (isOn && passed) announce(texts().frame.table.timeWarning(passed));
    last.current = seconds;
  }, [seconds, isOn]);
}
