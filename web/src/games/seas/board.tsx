import { useRef } from 'preact/hooks';
import type { BoardProps } from '../face';
import { usePrompt } from '../use_prompt';
import { isFlat, useRoom, type Room } from '../use_room';
import { Rhumbs } from './art/rhumbs';
import { narrowed } from './captures';
import { byStrength } from './cards';
import { Chart } from './chart';
import { OwnerEdge } from './chests';
import { Hand } from './hand';
import { Piles, RoundLabel } from './harbour';
import { Island } from './island';
import { NickScene, PickScene } from './nick';
import { aroundTable, ownerOf } from './owners';
import { usePlay } from './use_play';
import type { SeasView } from './view';
import { Ways } from './ways';
import { texts } from './texts';
import { actionLabel } from './words';
import './seas.css';

type Props = BoardProps<SeasView>;

const boardMarks = (room: Room) => {
  const { width, height, rem } = room;
  const isNarrow = width <= 36 * rem && !isFlat(room);
  return { flat: isFlat(room), narrow: isNarrow, low: isNarrow && height < 33 * rem, tiny: width <= 18 * rem };
};
const noMarks = () => ({});

export function Board(props: Props) {
  const { view, you } = props;
  const board = useRef<HTMLDivElement>(null);
  useRoom(board, boardMarks);
  const own = you === null ? null : ownerOf(view, you);
  const others = aroundTable(view, you).filter((owner) => owner !== own);
  return (
    <div class="seas-board" ref={board}>
      <div class="seas-areas">
        <Rhumbs />
        <Chart {...props} />
        {!props.hasSeats && (
          <div class="seas-edges">
            {others.map((owner) => (
              <OwnerEdge key={owner} {...props} owner={owner} />
            ))}
          </div>
        )}
        <Table {...props} />
      </div>
    </div>
  );
}

/** Piles, island, and where we sit: our ways, our chest, our hand. */
function Table(props: Props) {
  const { view, you } = props;
  const play = usePlay(props);
  usePrompt(props.onPrompt, nextStep(play));
  const middle = useRef<HTMLDivElement>(null);
  useRoom(middle, noMarks);
  const hand = you === null ? undefined : view.hands[Number(you.slice(1))];
  return (
    <>
      {!isScene(props) && <Piles view={view} />}
      <div class={`seas-middle ${isScene(props) ? 'is-scene' : ''}`} ref={middle}>
        <Middle {...props} play={play} />
        {!isScene(props) && <RoundLabel view={view} />}
      </div>
      {you !== null && (
        <>
          <div class="seas-bar">
            <Bar {...props} play={play} />
          </div>
          <div class="seas-own">
            <OwnerEdge {...props} owner={ownerOf(view, you)} />
          </div>
          <Hand
            view={view}
            seat={you}
            cards={Array.isArray(hand) ? byStrength(hand) : []}
            chosen={play.chosen}
            isStill={!play.canPlay}
            group={play.handGroup}
            choose={play.choose}
            peek={play.peek}
          />
        </>
      )}
    </>
  );
}

/** Nicking takes the place of piles and island. */
function isScene({ view, legal, isStill }: Props): boolean {
  return view.looking !== null || (view.phase === 'nick' && legal.length > 0 && !isStill);
}

type Play = ReturnType<typeof usePlay>;

/** A card is chosen: what is left to decide. */
function nextStep({ chosen, offer, picked, picking }: Play): string | null {
  const words = texts().words;
  if (picking) return words.stepPick;
  if (!chosen || !offer) return null;
  if (offer.captures.length === 0) return words.stepLay;
  const left = narrowed(offer.captures, picked).length;
  if (left === 1) return offer.canLay ? words.stepTakeOrLay : words.stepTakeThis;
  return offer.canLay ? words.stepTakeOrLay : words.stepTake;
}

function Middle({ play, ...props }: Props & { play: Play }) {
  const { view, legal, isStill } = props;
  if (view.looking) return <PickScene view={view} chosen={play.picking} isStill={!legal.length || isStill} choose={play.choosePick} />;
  if (isScene(props)) return <NickScene {...props} />;
  return (
    <Island
      view={view}
      offer={play.offer}
      isChosen={play.chosen !== null}
      picked={play.picked}
      marked={play.marked}
      pick={play.pick}
      point={play.point}
      lay={play.lay}
    />
  );
}

function Bar({ view, act, play }: Props & { play: Play }) {
  if (play.picking) {
    const action = `pick ${play.picking}`;
    return (
      <div class="seas-ways" ref={play.waysGroup}>
        <button type="button" class="seas-way" onClick={() => act(action)}>
          {actionLabel(action, view)}
        </button>
      </div>
    );
  }
  if (play.offer && play.chosen) {
    const captures = narrowed(play.offer.captures, play.picked);
    return <Ways view={view} offer={play.offer} captures={captures} group={play.waysGroup} act={play.send} mark={play.mark} back={play.back} />;
  }
  return null;
}
