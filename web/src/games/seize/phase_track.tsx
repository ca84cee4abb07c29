import { texts } from './texts';
import type { SeizeView } from './view';

const parts = ['squabble', 'divvy', 'seize', 'swab'] as const;

/** The four parts of a round, the present one marked. Nobody decides anything in the last. */
export function PhaseTrack({ phase }: { phase: SeizeView['phase'] }) {
  const t = texts().words;
  const present = phase === 'divvy' ? 'divvy' : phase === 'card' ? 'seize' : 'squabble';
  return (
    <ol class="seize-queue" aria-label={t.parts}>
      {parts.map((part) => (
        <li key={part} class="seize-queue-place" data-standing={part === present ? 'acting' : 'next'} aria-current={part === present ? 'step' : undefined}>
          <span class="seize-chip">{t.part[part]}</span>
        </li>
      ))}
    </ol>
  );
}
