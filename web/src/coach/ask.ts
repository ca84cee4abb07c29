// Questions about the table that is being played, from what we were told of it. Whoever does not want the answer any more lets go of the worker.
import { useEffect, useState } from 'preact/hooks';
import { questionAbout } from '../offline/advice';
import { Engine } from '../offline/engine';
import type { Seen } from '../table/seen';

export type Asked<T> = { is: 'idle' } | { is: 'thinking' } | { is: 'known'; answer: T } | { is: 'failed'; why: string };

/** Asks again whenever the table has changed. The bot that a question names is not looked at. */
export function useCoach<T>(seen: Seen, isWanted: boolean, ask: (engine: Engine, question: string) => Promise<T>): Asked<T> {
  const [asked, setAsked] = useState<Asked<T>>({ is: 'idle' });
  const { you, view } = seen.drawn;
  useEffect(() => {
    if (!isWanted || you === null) return setAsked({ is: 'idle' });
    let engine: Engine | null = new Engine();
    const tell = (news: Asked<T>) => engine && setAsked(news);
    tell({ is: 'thinking' });
    const answer = seen.commands.story().then((pages) => engine && ask(engine, questionAbout(pages, you, 'search')));
    answer.then(
      (known) => known && tell({ is: 'known', answer: known }),
      (why: unknown) => tell({ is: 'failed', why: String(why) }),
    );
    return () => {
      engine?.close();
      engine = null;
    };
  }, [isWanted, you, view]);
  return asked;
}
