// The scale with two players on it.
import type { Seat } from '../../wire/protocol';
import type { Situation } from '../face';
import { Balance } from './art/balance';
import { contestsOf } from './contests';
import { unloadable } from './offers';
import { unloaded } from './past';
import { rangeOfAll } from './pieces';
import { collectionOf, ghost } from './players';
import { weightText } from './say';
import { levelContest } from './scale';
import { texts } from './texts';
import type { SeizeView } from './view';
import { shortName, whoIs } from './who';

type Now = Situation<SeizeView>;

interface SceneProps extends Now {
  left: Seat;
  right: Seat;
  piecesOf(player: Seat): readonly string[];
  out?: Seat | undefined;
  isHeld?: boolean;
}

export function WeighingScene({ left, right, piecesOf, out, isHeld, ...now }: SceneProps) {
  const { view } = now;
  const t = texts().words;
  const weight = (player: Seat) => rangeOfAll(view, piecesOf(player))[0];
  const shown = (player: Seat) => weightText(view, [weight(player), weight(player)]);
  const pan = (player: Seat) => ({ pieces: piecesOf(player), weight: weight(player), isOut: player === out && !isHeld });
  return (
    <div class="seize-weighing" aria-label={t.scale(whoIs(now, left), shown(left), whoIs(now, right), shown(right))} role="img">
      <Balance left={pan(left)} right={pan(right)} {...(isHeld === undefined ? {} : { isHeld })} />
      <p class="seize-weighing-names" aria-hidden="true">
        {[left, right].map((player) => (
          <span key={player} data-out={(player === out && !isHeld) || undefined}>
            <span>{shortName(now, player)}</span>
            <b data-hidden={isHeld || undefined}>{shown(player)}</b>
          </span>
        ))}
      </p>
    </div>
  );
}

/** While pieces are taken off a level scale. */
export function LevelScale(now: Now) {
  const { view, legal, past, you } = now;
  const contest = levelContest(view);
  if (!contest) return null;
  const pair = [contest.left, contest.right];
  const off = new Set(unloaded(past, pair));
  const piecesOf = (player: Seat) => {
    // What we may take off is what lies on our pan; of the others we know what we saw them take off.
    const ours = player === you || player === ghost ? unloadable(legal, player === ghost) : new Set<string>();
    return collectionOf(view, player).filter((piece) => (ours.size > 0 ? ours.has(piece) : !off.has(piece)));
  };
  return <WeighingScene {...now} {...contest} piecesOf={piecesOf} />;
}

/** After the end: the contest that decided it. */
export function LastScale(now: Now) {
  const contest = contestsOf(now.scorings?.[0] ?? []).at(-1);
  if (!contest) return null;
  const { left, right, out } = contest;
  return <WeighingScene {...now} left={left} right={right} out={out} piecesOf={(player) => collectionOf(now.view, player)} />;
}
