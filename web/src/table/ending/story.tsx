// How a game ended: everybody's place in words, what decided it, and a picture to share. It comes when a game is over.
import { useRef, useState } from 'preact/hooks';
import { canShareFiles, givePicture } from '../../device/picture';
import type { FaceEnding, Placing, Situation } from '../../games/face';
import { listOf } from '../../texts/plural';
import { texts } from '../../texts/texts';
import type { Seat } from '../../wire/protocol';
import { ShapeIcon } from '../icons';
import { EndPicture } from './picture';
import { placeWords, words } from './words';
import './story.css';

export interface StoryProps {
  told: FaceEnding;
  situation: Situation;
  /** As everybody is called by the others: a picture is for them, too. */
  publicName(seat: Seat): string;
}

export function Story({ told, situation, publicName }: StoryProps) {
  const text = words[texts().language];
  const placings = told.placings(situation);
  const decided = told.decided(situation);
  if (placings.length === 0) return null;
  return (
    <>
      <ol class="table-places" aria-label={text.standings}>
        {placings.map((placing) => (
          <Place key={placing.seats[0]} placing={placing} situation={situation} />
        ))}
      </ol>
      {decided && (
        <p class="table-decided">
          <b>{text.decided}</b> {decided}
        </p>
      )}
      <Keepsake told={told} situation={{ ...situation, you: null, nameOf: publicName }} />
    </>
  );
}

function Place({ placing, situation }: { placing: Placing; situation: Situation }) {
  const { you, view, nameOf } = situation;
  const { seats, figure } = placing;
  return (
    <li data-own={(you !== null && seats.includes(you)) || undefined} data-first={placing.place === 1 || undefined}>
      <span class="table-place">
        {view.winners?.includes(seats[0]!) && <ShapeIcon shape="trophy" />}
        {placeWords(placing)}
      </span>
      <b>{listOf(texts().language)(seats.map(nameOf))}</b>
      <span>{figure}</span>
    </li>
  );
}

/** Drawn when it is asked for. */
function Keepsake({ told, situation }: Pick<StoryProps, 'told' | 'situation'>) {
  const text = words[texts().language];
  const [isOpen, setOpen] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const give = () => void givePicture(figure.current!.querySelector('svg')!, `septem-${situation.view.game}.png`);
  return (
    <details class="table-keepsake" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.picture}</summary>
      {isOpen && (
        <figure ref={figure}>
          <EndPicture told={told} situation={situation} />
          <button type="button" class="table-button" onClick={give}>
            {canShareFiles() ? text.share : text.save}
          </button>
        </figure>
      )}
    </details>
  );
}
