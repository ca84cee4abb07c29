import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import type { Chair, Seat } from '../wire/protocol';
import { chatWords } from './chat';
import { placeOf, seatAt } from './clock';
import { ClockText } from './clock_text';
import { BotIcon } from './icons';
import { levelName } from './names';
import { nameIn, situationOf, type Seen } from './seen';

/** The others in the order in which they play after us; all of them for a spectator. */
export function otherSeats(count: number, you: Seat | null): Seat[] {
  const first = you === null ? 0 : placeOf(you) + 1;
  const others = you === null ? count : count - 1;
  return Array.from({ length: others }, (_, place) => seatAt((first + place) % count));
}

export function SeatRow({ seen }: { seen: Seen }) {
  const { seats, you } = seen.drawn;
  return (
    <ul class="table-seats" aria-label={texts().frame.table.players}>
      {otherSeats(seats.length, you).map((seat) => (
        <li key={seat}>
          <SeatCard seen={seen} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

export function SeatCard({ seen, seat }: { seen: Seen; seat: Seat }) {
  const { seats, clocks, view, you } = seen.drawn;
  const chair = seats[placeOf(seat)]!;
  const isToAct = view?.to_act.includes(seat) ?? false;
  return (
    <div class={`table-seat${isToAct ? ' table-seat-acts' : ''}${isGone(chair) ? ' table-seat-gone' : ''}`} data-place={`seat-${seat}`}>
      <span class="table-seat-head">
        {chair.is === 'bot' && <BotIcon />}
        <b class="table-seat-name">{nameIn(seen, seat)}</b>
        {isToAct && <span class="heard">, {texts().frame.table.toAct}</span>}
        <ChairNote chair={chair} />
        {clocks && chair.is === 'person' && <ClockText clocks={clocks} seat={seat} isOurs={seat === you} />}
      </span>
      <span class="table-seat-line">
        {view && <seen.face.SeatLine {...situationOf(seen, view)} seat={seat} />}
      </span>
      <Bubble seen={seen} seat={seat} />
    </div>
  );
}

function isGone(chair: Chair): boolean {
  return chair.is === 'person' && (!chair.here || chair.bot);
}

/** Why somebody does not answer, or who they are. */
export function ChairNote({ chair }: { chair: Chair }) {
  const text = texts().frame.table;
  if (chair.is === 'empty') return <span class="table-note">{text.empty}</span>;
  if (chair.is === 'bot') return <span class="table-note table-level">{text.bot(levelName(chair.level))}</span>;
  if (chair.bot) return <span class="table-note">{text.botPlays}</span>;
  return chair.here ? null : <span class="table-note">{text.away}</span>;
}

const bubbleTime = 5000;

/** What somebody just said, beside their name: on a phone the chat is out of sight. */
function Bubble({ seen, seat }: { seen: Seen; seat: Seat }) {
  const last = seen.drawn.chat.at(-1);
  const newest = last?.seq ?? 0;
  const [heard, setHeard] = useState(newest);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(newest), bubbleTime);
    return () => clearTimeout(timer);
  }, [newest]);
  // By its number: after a break the same words come again.
  const isNews = last !== undefined && newest > heard;
  return isNews && last.seat === seat && seat !== seen.drawn.you ? <span class="table-bubble">{chatWords(last.text)}</span> : null;
}
