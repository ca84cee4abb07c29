import { useEffect } from 'preact/hooks';
import { isAlone, isStoodInFor, type Seen } from './seen';

/** Whoever left a game against bots and opens it again wants to play: nobody else would be waiting there. */
export function useComingBack({ drawn, commands }: Seen): void {
  const isBack = drawn.stage === 'playing' && isStoodInFor(drawn) && isAlone(drawn) && drawn.clocks === null;
  useEffect(() => {
    if (isBack) commands.sit(drawn.you!);
  }, [isBack]);
}
