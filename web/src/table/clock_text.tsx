import { useEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../device/announce';
import { texts } from '../texts/texts';
import type { Seat } from '../wire/protocol';
import { timeLeft, type Clocks } from './clock';

const warnings = [30, 10];
const urgent = 10;

/** Where that much is left nobody counts seconds. */
const manyHours = 48;

/** 75 seconds are "1:15", and in words for those who do not see it. Parts of a second count as a whole one, so that 0:00 means the end. */
export function clockDigits(milliseconds: number): { digits: string; words: string } {
  const text = texts().frame.table.time;
  const all = Math.ceil(milliseconds / 1000);
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  if (hours >= manyHours) return { digits: `${days} d`, words: text.days(days, rest) };
  if (hours > 0) return { digits: `${hours}:${twoDigits(minutes)} h`, words: text.hours(hours, minutes) };
  return { digits: `${minutes}:${twoDigits(seconds)}`, words: text.minutes(minutes, seconds) };
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Counts down by itself between messages. Our own warns at 30 and 10 seconds. */
export function ClockText({ clocks, seat, isOurs }: { clocks: Clocks; seat: Seat; isOurs: boolean }) {
  const isRunning = clocks.running.includes(seat);
  const left = useTimeLeft(clocks, seat, isRunning);
  const seconds = Math.ceil(left / 1000);
  useWarnings(seconds, isOurs && isRunning);
  const { digits, words } = clockDigits(left);
  const isUrgent = isRunning && seconds <= urgent;
  return (
    <span class={`table-clock${isRunning ? ' table-clock-runs' : ''}${isUrgent ? ' table-clock-urgent' : ''}`} role="timer">
      <span aria-hidden="true">{digits}</span>
      <span class="heard">{words}</span>
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
