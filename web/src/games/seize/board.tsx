import { useRef } from 'preact/hooks';
import type { BoardProps } from '../face';
import { Group } from '../group';
import { isFlat, useRoom, type Room } from '../use_room';
import { seizeAction } from './actions';
import { colours } from './cards';
import { Divvy } from './divvy';
import { Hand } from './hand';
import { Caption, Looking } from './look';
import { offered } from './offers';
import { PhaseTrack } from './phase_track';
import { PieceButton } from './piece_button';
import { PlayerPanel, PlayersCard } from './player_panel';
import { ghost, isTurnedUp, playersAround } from './players';
import { QueueStrip } from './queue_strip';
import { Stash } from './stash';
import './styles';
import { TableStrip } from './table_strip';
import { texts } from './texts';
import { useFollowingFocus } from './use_focus';
import type { SeizeView } from './view';
import { LevelScale, LastScale } from './weighing_scene';

type Props = BoardProps<SeizeView>;

const marks = (room: Room) => {
  const { width } = room;
  return { flat: isFlat(room), wide: width >= 700 && !isFlat(room) };
};

export function Board(given: Props) {
  const { view, you } = given;
  const board = useRef<HTMLDivElement>(null);
  useRoom(board, marks);
  const { hasActed } = useFollowingFocus(board, given.legal);
  const act = (action: string) => {
    hasActed.current = true;
    given.act(action);
  };
  const props = { ...given, act };
  const others = playersAround(view, you).filter((player) => player !== you);
  const isWeighing = view.over || view.phase === 'unload';
  return (
    <Looking view={view}>
      <div class="seize-board" ref={board}>
        <Caption />
        <div class="seize-areas">
          <TableStrip view={view} />
          <div class="seize-middle">
            <Middle {...props} />
          </div>
          <Track {...props} />
          <div class="seize-players" data-count={others.length}>
            {others.map((player) => (
              <PlayerPanel key={player} {...props} player={player} />
            ))}
          </div>
          {you !== null && <PlayerPanel {...props} player={you} />}
          {you !== null && !isWeighing && (
            <div class="seize-bar">
              <PlayersCard {...props} player={you} />
              <Hand {...props} />
            </div>
          )}
        </div>
      </div>
    </Looking>
  );
}

/** Which part of the round it is; in the seizing, who acts when. */
function Track(props: Props) {
  const { phase } = props.view;
  if (isTurnedUp(props.view)) return <QueueStrip {...props} />;
  return phase === 'unload' || phase === 'over' ? null : <PhaseTrack phase={phase} />;
}

function Middle(props: Props) {
  const { view, legal, act, isStill } = props;
  if (view.phase === 'unload') return <LevelScale {...props} />;
  if (view.over) return <LastScale {...props} />;
  const isCaptain = view.phase === 'divvy' && legal.length > 0;
  if (isCaptain) return <Divvy key={view.drawn.join()} drawn={view.drawn} isStill={isStill} act={act} />;
  return (
    <>
      <Stashes {...props} />
      {view.drawn.length > 0 && <Drawn pieces={view.drawn} />}
    </>
  );
}

function Drawn({ pieces }: { pieces: readonly string[] }) {
  return (
    <Group label={texts().words.drawn} class="seize-pieces seize-drawn">
      {pieces.map((piece) => (
        <PieceButton key={piece} id={piece} />
      ))}
    </Group>
  );
}

function Stashes({ view, you, legal, act, isStill }: Props) {
  const isOurs = you !== null && view.to_act.includes(you) && !isStill && view.phase === 'seize';
  const choose = isOurs ? (piece: string) => act(seizeAction(piece, view.acting === ghost)) : undefined;
  const takeable = isOurs ? offered(legal, 'seize') : new Set<string>();
  return (
    <div class="seize-cloths">
      {colours.map((colour) => (
        <Stash key={colour} colour={colour} pieces={view[colour]} choose={choose} legal={takeable} />
      ))}
    </div>
  );
}
