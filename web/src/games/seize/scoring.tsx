// The finale: contest after contest on the scale. The places are told with the end.
import { useEffect, useState } from 'preact/hooks';
import { isMotionReduced } from '../../device/settings';
import type { ScoringProps, Situation } from '../face';
import { contestsOf, notWeighed, type Contest } from './contests';
import { collectionOf } from './players';
import { weightText } from './say';
import { texts } from './texts';
import type { SeizeView } from './view';
import { WeighingScene } from './weighing_scene';
import { whoIs } from './who';

type Now = Situation<SeizeView>;
type Props = ScoringProps<SeizeView>;

const holdFor = 900;
const restFor = 3200;

/** Runs through the contests by itself until somebody takes the wheel. */
function useContest(count: number, onTold?: () => void) {
  const isStill = isMotionReduced();
  const [{ at, isHeld, isByHand }, set] = useState({ at: 0, isHeld: !isStill, isByHand: isStill });
  useEffect(() => {
    if (isByHand && !isHeld) return;
    if (!isHeld && at + 1 >= count) return;
    const timer = setTimeout(() => set({ at: isHeld ? at : at + 1, isHeld: !isHeld, isByHand }), isHeld ? holdFor : restFor);
    return () => clearTimeout(timer);
  }, [at, isHeld, isByHand, count]);
  // The places tell who wins: not before the last contest has been seen.
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (at + 1 < count || isHeld) return;
    setTold(true);
    onTold?.();
  }, [at, isHeld, count]);
  return { at, isHeld, isTold, goTo: (next: number) => set({ at: next, isHeld: !isStill, isByHand: true }) };
}

export function Scoring(now: Props) {
  const contests = contestsOf(now.scorings?.[0] ?? []);
  const hasFinale = now.view.over && contests.length > 0;
  // What is still on its way may be a story yet.
  const hasNothing = now.scorings !== undefined && !hasFinale;
  useEffect(() => {
    if (hasNothing) now.onTold?.();
  }, [hasNothing]);
  return hasFinale ? <Finale {...now} contests={contests} /> : null;
}

function Finale({ contests, onTold, ...now }: Props & { contests: Contest[] }) {
  const t = texts().words;
  const { at, isHeld, isTold, goTo } = useContest(contests.length, onTold);
  const contest = contests[at]!;
  return (
    <section class="seize-finale" aria-label={t.weighing}>
      {now.view.options['cursed'] === true && <p class="seize-finale-cursed">{t.cursed}</p>}
      <WeighingScene
        key={at}
        {...now}
        left={contest.left}
        right={contest.right}
        out={contest.out}
        isHeld={isHeld}
        piecesOf={(player) => collectionOf(now.view, player)}
      />
      <p class="seize-finale-outcome" aria-live="polite">
        {isHeld ? '' : outcomeOf(now, contest)}
      </p>
      <p class="seize-finale-steps">
        <button type="button" class="seize-button" disabled={at === 0} onClick={() => goTo(at - 1)}>
          {t.before}
        </button>
        <span>{t.contest(at + 1, contests.length)}</span>
        <button type="button" class="seize-button" onClick={() => goTo(at + 1 < contests.length ? at + 1 : 0)}>
          {at + 1 < contests.length ? t.next : t.again}
        </button>
      </p>
      {isTold && <Interloper {...now} />}
    </section>
  );
}

/** Who stays and who is out, in a sentence. */
export function outcomeOf(now: Now, { is, stays, out }: Contest): string {
  const t = texts().words;
  const staying = stays.map((player) => whoIs(now, player));
  if (is === 'unloaded' || is === 'shared' || out === undefined) return t.levelThen(staying);
  return t[is](staying[0]!, whoIs(now, out));
}

/** What the interloper holds is weighed with nobody. */
function Interloper({ view, scorings }: Now) {
  const weight = notWeighed(scorings?.[0] ?? []);
  return weight === null ? null : <p class="seize-finale-ghost">{texts().words.notWeighed(weightText(view, [weight, weight]))}</p>;
}
