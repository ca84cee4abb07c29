import { useState } from 'preact/hooks';
import { refusalText } from '../games/refusals';
import { texts } from '../texts/texts';

/** Something that takes a moment and may fail: whether it runs, what went wrong, and how to start it. */
export function useTask(): { isBusy: boolean; error: string | null; run: (work: () => Promise<unknown>) => void } {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    work()
      .catch((reason: unknown) => setError(messageOf(reason)))
      .finally(() => setBusy(false));
  };
  return { isBusy, error, run };
}

/** A refusal in the present language, with the line of a text that it names; else its own words. */
export function messageOf(reason: unknown): string {
  const { why, message } = reason as { why?: string; message?: string };
  const text = why && refusalText(why);
  const line = /^line (\d+):/.exec(message ?? '')?.[1];
  if (text && line) return `${text} ${texts().app.seeLine(line)}`;
  return text ?? message ?? texts().app.failed;
}
