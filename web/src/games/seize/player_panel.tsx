// A player's part of the table: name and hat, the card laid, and the collection, which lies open (B14).
import { useState } from 'preact/hooks';
import type { Seat } from '../../wire/protocol';
import type { BoardProps } from '../face';
import { Group } from '../group';
import { returnAction, stealAction, unloadAction } from './actions';
import { Hat } from './art/emblems';
import { PieceArt } from './art/piece';
import { Closer } from './closer';
import { place, thingLaid } from './flights';
import { LaidCard, sayLaid } from './laid_card';
import { offered, stealable, unloadable } from './offers';
import { PieceButton } from './piece_button';
import { PieceList } from './piece_list';
import { rangeOfAll } from './pieces';
import { collectionOf, ghost, laidOf } from './players';
import { guessText } from './say';
import { texts } from './texts';
import type { SeizeView } from './view';
import { shortName, whoIs } from './who';

type Props = BoardProps<SeizeView> & { player: Seat };

export function PlayerPanel(props: Props) {
  const { view, player, you } = props;
  return (
    <section class="seize-player" data-you={player === you || undefined} data-acting={isActing(view, player) || undefined} data-choosing={isChoosing(props) || undefined}>
      <h3 class="seize-player-name">
        <span>{shortName(props, player)}</span>
        {collectionOf(view, player).length > 0 && <span class="seize-total">{guessText(view, rangeOfAll(view, collectionOf(view, player)))}</span>}
        {view.captain === player && (
          <span class="seize-hat" role="img" aria-label={texts().words.captain}>
            <Hat />
          </span>
        )}
      </h3>
      {player !== you && <PlayersCard {...props} />}
      <Collection {...props} />
    </section>
  );
}

/** Whether there is something to choose here; such panels come first. */
function isChoosing(props: Props): boolean {
  return chooserFor(props).legal.size > 0 || (props.player !== props.you && offered(props.legal, 'captain').has(props.player));
}

function isActing(view: SeizeView, player: Seat): boolean {
  return view.acting === null ? view.to_act.includes(player) : view.acting === player;
}

/** The card, or (on a tie for captain) a button that names its owner. */
export function PlayersCard({ view, player, act, isStill, legal, ...naming }: Props) {
  const laid = laidOf(view, player);
  const isNaming = view.phase === 'captain' && legal.length > 0 && !isStill && player !== ghost;
  const card = <LaidCard laid={laid} thing={thingLaid(view, player, naming.you)} />;
  if (!isNaming) {
    return (
      <span class="seize-place" role="img" aria-label={sayLaid(laid)} data-place={place.laid(player)}>
        {card}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="seize-place"
      data-legal={offered(legal, 'captain').has(player) || undefined}
      aria-label={texts().words.nameCaptain(whoIs(naming, player), sayLaid(laid))}
      onClick={() => act(`captain ${player}`)}
    >
      {card}
    </button>
  );
}

/** How pieces of this collection can be chosen now, if at all. */
function chooserFor({ view, player, legal, you, act, isStill }: Props): { legal: ReadonlySet<string>; choose?: (piece: string) => void } {
  const isOurs = you !== null && view.to_act.includes(you) && !isStill;
  const isForGhost = view.acting === ghost;
  if (!isOurs) return { legal: new Set() };
  switch (view.phase) {
    case 'seize':
      return player === view.acting ? { legal: new Set() } : { legal: stealable(legal, player), choose: (piece) => act(stealAction(player, piece, isForGhost)) };
    case 'return':
      return player === view.acting ? { legal: offered(legal, 'return'), choose: (piece) => act(returnAction(piece, isForGhost)) } : { legal: new Set() };
    case 'unload': {
      const pieces = player === ghost || player === you ? unloadable(legal, player === ghost) : new Set<string>();
      return pieces.size > 0 ? { legal: pieces, choose: (piece) => act(unloadAction(piece, player === ghost)) } : { legal: new Set() };
    }
    default:
      return { legal: new Set() };
  }
}

function Collection(props: Props) {
  const { view, player } = props;
  const [isClose, setClose] = useState(false);
  const pieces = collectionOf(view, player);
  const chooser = chooserFor(props);
  const choose =
    chooser.choose &&
    ((piece: string) => {
      setClose(false);
      chooser.choose!(piece);
    });
  const t = texts().words;
  const who = whoIs(props, player);
  if (chooser.legal.size > 0) {
    return (
      <Group label={t.collection(who)} class="seize-pieces seize-collection-open" data-place={place.collection(player)}>
        {pieces.map((piece) => (
          <PieceButton key={piece} id={piece} choose={chooser.choose} isLegal={chooser.legal.has(piece)} />
        ))}
      </Group>
    );
  }
  return (
    <>
      <button type="button" class="seize-collection" aria-haspopup="dialog" aria-label={t.lookCloser(who, pieces.length)} onClick={() => setClose(true)} data-place={place.collection(player)} data-many={pieces.length > 9 || undefined}>
        {pieces.length === 0 && <span class="seize-collection-none">{t.noPieces}</span>}
        {pieces.map((piece) => (
          <span key={piece} class="seize-mini" data-thing={piece}>
            <PieceArt id={piece} />
          </span>
        ))}
      </button>
      {isClose && (
        <Closer title={t.collection(who)} onClose={() => setClose(false)}>
          <PieceList view={view} pieces={pieces} choose={choose} />
        </Closer>
      )}
    </>
  );
}
