// A finished game looked back on: chances, luck and skill, and every decision with what was best from what was known then.
import type { ComponentChild } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { saveFile } from '../device/save';
import type { FaceCoach } from '../games/face';
import { faceOf, gameTexts } from '../games/games';
import { nameIn } from '../replay/names';
import type { Replay } from '../replay/replay';
import { reviewWord } from '../replay/review_word';
import { accountsOf } from './accounts';
import type { OpenedReview, ReviewedStep } from '../wire/coach';
import { Curve } from './curve';
import { Decisions } from './decisions';
import { Luck } from './luck';
import { reviewFile } from './review_file';
import { reviewRecord, type ReviewRun } from './review_workers';
import { coachWords } from './words';
import './coach.css';
import './review.css';

export interface ReviewProps {
  replay: Replay;
  record: string;
  /** The frame that the board shows. */
  at: number;
  onGo(frame: number): void;
  /** A link that opens this review. */
  share: ComponentChild;
}

interface Found {
  opened: OpenedReview;
  steps: (ReviewedStep | undefined)[];
  done: number;
}

export function Review({ replay, record, at, onGo, share }: ReviewProps) {
  const words = coachWords();
  const { found, failure, isRunning, start, stop } = useReview(record);
  const coach = useFaceCoach(replay);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (new URLSearchParams(location.search).has(reviewWord)) start();
  }, [record]);
  if (!found) {
    return (
      <section class="coach-review">
        <button type="button" class="button" disabled={isRunning} onClick={start}>
          {words.review}
        </button>
        <p class="field-hint">{failure ? words.failed(failure) : isRunning ? words.thinking : words.reviewAbout}</p>
      </section>
    );
  }
  const { opened, steps, done } = found;
  const isWhole = done === opened.steps;
  const nameOf = (seat: string) => nameIn(replay, seat);
  const names = opened.owners.map((_, seat) => nameOf(`p${seat}`));
  return (
    <section ref={section} class="coach-review" aria-label={words.review}>
      {failure && (
        <p class="notice" role="alert">
          {words.failed(failure)}
        </p>
      )}
      {!isWhole && (
        <p class="coach-progress" data-not-saved>
          <progress max={opened.steps} value={done} aria-label={words.progress(done, opened.steps)} />
          <span>{words.progress(done, opened.steps)}</span>
          {isRunning && (
            <button type="button" class="button" onClick={stop}>
              {words.stop}
            </button>
          )}
        </p>
      )}
      <h2>{words.chances}</h2>
      <Curve steps={steps} names={names} at={at - 1} onGo={(step) => onGo(step + 1)} />
      {isWhole && (
        <div class="replay-ways" data-not-saved>
          <button type="button" class="button" onClick={() => save(replay, section.current!)}>
            {words.save}
          </button>
          {share}
        </div>
      )}
      {isWhole && (
        <>
          <h2>{words.luck}</h2>
          <Luck accounts={accountsOf(steps as ReviewedStep[], opened.owners)} names={names} />
        </>
      )}
      <h2>{words.mistakes}</h2>
      {coach && <Decisions replay={replay} coach={coach} steps={steps} nameOf={nameOf} onGo={onGo} />}
    </section>
  );
}

function save({ game }: Replay, review: Element): void {
  saveFile(new File([reviewFile(gameTexts(game).title, review)], `${game}-review.html`, { type: 'text/html' }));
}

/** The steps come in any order, each as soon as it is known. */
function useReview(record: string) {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState('');
  const [isRunning, setRunning] = useState(false);
  const run = useRef<ReviewRun | null>(null);
  const stop = () => {
    run.current?.stop();
    run.current = null;
    setRunning(false);
  };
  const start = () => {
    setRunning(true);
    const opened = (news: OpenedReview) => setFound({ opened: news, steps: Array<undefined>(news.steps).fill(undefined), done: 0 });
    const one = (step: ReviewedStep) => setFound((old) => old && { ...old, steps: old.steps.with(step.step, step), done: old.done + 1 });
    const current = reviewRecord(record, { opened, step: one });
    run.current = current;
    current.done.then(stop, (why: unknown) => run.current === current && (setFailure(String(why)), stop()));
  };
  useEffect(() => stop, [record]);
  return { found, failure, isRunning, start, stop };
}

function useFaceCoach({ game }: Replay): FaceCoach | null {
  const [coach, setCoach] = useState<FaceCoach | null>(null);
  useEffect(() => void faceOf(game).coach?.().then((loaded) => setCoach(loaded)), [game]);
  return coach;
}
