import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Link } from '../app/link';
import { Shell } from '../app/shell';
import { messageOf, useTask } from '../app/task';
import { isMotionReduced, settings } from '../device/settings';
import type { Situation } from '../games/face';
import { faceOf, gameOf, games, gameTexts } from '../games/games';
import { learner, type Script } from '../games/script';
import { Engine } from '../offline/engine';
import { ToldEnding } from '../table/ending/told';
import { texts } from '../texts/texts';
import { beginningOf, Lesson, placesOf, type Place, type Scene } from '../tutorial/lesson';
import { usePointing } from '../tutorial/pointing';
import type { GameId, Seat } from '../wire/protocol';
import { usualLevel } from './levels';
import { defaultOptions, playAlone } from './make_table';
import '../replay/player.css';
import './learn.css';

/** An interactive lesson: words, the table, and an action to make on it. */
export function LearnPage({ game }: { game: GameId }) {
  const t = texts().app;
  const [script, setScript] = useState<Script | null>(null);
  useEffect(() => void gameOf(game).lesson?.().then(setScript), [game]);
  return <Shell title={t.learning.title(gameTexts(game).title)}>{script ? <Lessons script={script} /> : <p>{t.loading}</p>}</Shell>;
}

function Lessons({ script }: { script: Script }) {
  const t = texts().app.learning;
  const places = placesOf(script);
  const [at, setAt] = useState(0);
  const play = useLesson(script, at, () => setAt(at + 1));
  const board = useRef<HTMLDivElement>(null);
  const place = places[at];
  const step = place && play.lesson.stepAt(place);
  usePointing(board, step?.point ?? [], play.scene);
  if (!step) return <Done script={script} scored={play.scored} onRestart={() => setAt(0)} />;
  return (
    <div class="learn">
      <section class="learn-words">
        <Parts script={script} place={place!} onGo={setAt} />
        <p class="learn-say" role="status">
          {step.say[texts().language]}
        </p>
        {step.act && <p class="field-hint">{t.doIt}</p>}
        <p class="field-error" role="alert">
          {play.answer}
        </p>
        <div class="replay-ways">
          <button type="button" class="button" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t.back}
          </button>
          {!step.act && (
            <button type="button" class="button button-main" onClick={() => setAt(at + 1)}>
              {t.next}
            </button>
          )}
          <button type="button" class="button learn-skip" onClick={() => setAt(beginningOf(script, place!.chapter + 1))}>
            {t.skip}
          </button>
        </div>
      </section>
      <div class="learn-table" ref={board}>
        {play.scene && <LessonBoard script={script} others={othersIn(script, place!)} scene={play.scene} isScoring={step.isScoring} isStill={play.isBusy || !step.act} onAct={play.act} />}
      </div>
    </div>
  );
}

/** The parts of the lesson: where we are, and a way to each of them. */
function Parts({ script, place, onGo }: { script: Script; place: Place; onGo: (at: number) => void }) {
  const t = texts().app.learning;
  const { steps } = script.chapters[place.chapter]!;
  return (
    <>
      <ol class="learn-parts" aria-label={t.parts}>
        {script.chapters.map(({ title }, chapter) => (
          <li key={chapter}>
            <button type="button" aria-current={chapter === place.chapter ? 'step' : undefined} onClick={() => onGo(beginningOf(script, chapter))}>
              {title[texts().language]}
            </button>
          </li>
        ))}
      </ol>
      <p class="learn-count">{t.step(place.step + 1, steps.length)}</p>
    </>
  );
}

interface LessonPlay {
  lesson: Lesson;
  scene: Scene | null;
  /** The last one with points to tell of, and who played there. */
  scored: Situation | null;
  /** Why the last action did not lead on. */
  answer: string;
  isBusy: boolean;
  act: (action: string) => void;
}

/** How long each reply of the others is looked at. */
const calmPause = 900;

function useLesson(script: Script, at: number, onMade: () => void): LessonPlay {
  const engine = useRef<Engine | null>(null);
  engine.current ??= new Engine();
  const lesson = useRef<Lesson | null>(null);
  lesson.current ??= new Lesson(script, engine.current);
  const [scene, setScene] = useState<Scene | null>(null);
  const [scored, setScored] = useState<Situation | null>(null);
  const [answer, setAnswer] = useState('');
  const [isBusy, setBusy] = useState(false);
  const place = placesOf(script)[at];
  const run = useNewest(setBusy, (reason) => setAnswer(refusalOf(reason)));
  const show = (shown: Scene) => {
    setScene(shown);
    if (shown.scorings.length > 0) setScored(situationIn(othersIn(script, place!), shown));
  };
  useLayoutEffect(() => {
    setAnswer('');
    if (place) run(async (isWanted) => isWanted() && show(await lesson.current!.open(place)));
  }, [at]);
  useEffect(() => () => engine.current?.close(), []);

  const make = async (action: string, isWanted: () => boolean) => {
    const step = lesson.current!.stepAt(place!);
    if ((await lesson.current!.tryAction(step, action, scene!.legal)) === 'other') return setAnswer(texts().app.learning.other);
    setAnswer('');
    show(await lesson.current!.scene());
    for (const reply of step.then ?? []) {
      await pause();
      if (!isWanted()) return;
      await lesson.current!.reply(reply);
      show(await lesson.current!.scene());
    }
    if (isWanted()) onMade();
  };
  return { lesson: lesson.current, scene, scored, answer, isBusy, act: (action) => run((isWanted) => make(action, isWanted)) };
}

type Task = (isWanted: () => boolean) => Promise<unknown>;

/** One thing at a time, because the lesson has a single table; what was asked for last is what is wanted. */
function useNewest(setBusy: (isBusy: boolean) => void, onFailure: (reason: unknown) => void): (task: Task) => void {
  const newest = useRef(0);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  return (task) => {
    const number = ++newest.current;
    const isWanted = () => number === newest.current;
    setBusy(true);
    before.current = before.current
      .then(() => task(isWanted))
      .catch((reason: unknown) => isWanted() && onFailure(reason))
      .finally(() => isWanted() && setBusy(false));
  };
}

function refusalOf(reason: unknown): string {
  const { data, message } = reason as { data?: { why: string }; message?: string };
  return messageOf({ ...data, message });
}

function pause(): Promise<void> {
  const wait = isMotionReduced() || settings().speed === 'fast' ? 0 : calmPause;
  return new Promise((resolve) => setTimeout(resolve, wait));
}

/** Who sits at the table of this part. */
function othersIn({ others, chapters }: Script, { chapter }: Place): string[] {
  return chapters[chapter]!.others ?? others;
}

function situationIn(others: string[], scene: Scene): Situation {
  const nameOf = (seat: Seat) => (seat === learner ? texts().frame.table.you : (others[Number(seat.slice(1)) - 1] ?? texts().frame.table.interloper));
  return { ...scene, you: learner, nameOf };
}

function LessonBoard(props: { script: Script; others: string[]; scene: Scene; isScoring: true | undefined; isStill: boolean; onAct: (action: string) => void }) {
  const { Board, Scoring } = faceOf(props.script.game);
  const situation = situationIn(props.others, props.scene);
  if (situation.view.over || props.isScoring)
    return (
      <div class="learn-scoring">
        <Scoring {...situation} />
      </div>
    );
  return <Board {...situation} isStill={props.isStill} act={props.onAct} />;
}

/** The lesson's last scoring is told like any other, and then what one can do next. */
function Done({ script: { game }, scored, onRestart }: { script: Script; scored: Situation | null; onRestart: () => void }) {
  const t = texts().app;
  const task = useTask();
  const seats = gameOf(game).usualSeats;
  return (
    <section class="learn-done">
      <p class="learn-say" role="status">
        {t.learning.done}
      </p>
      {scored && <ToldEnding face={faceOf(game)} situation={scored} publicName={scored.nameOf} />}
      <div class="replay-ways">
        <button type="button" class="button button-main" onClick={() => task.run(() => playAlone(game, seats, defaultOptions(game, seats), usualLevel))}>
          {t.learning.playNow}
        </button>
        <button type="button" class="button" onClick={onRestart}>
          {t.learning.restart}
        </button>
        <Link to={{ page: 'rules', game }} class="button">
          {t.rules}
        </Link>
        {games
          .filter(({ id }) => id !== game)
          .map(({ id }) => (
            <Link key={id} to={{ page: 'learn', game: id }} class="button">
              {t.learning.title(gameTexts(id).title)}
            </Link>
          ))}
      </div>
    </section>
  );
}
