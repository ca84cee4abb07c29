import { useState } from 'preact/hooks';
import { settings } from '../device/settings';
import { texts } from '../texts/texts';
import type { Seat } from '../wire/protocol';
import { ChangeRules, RulesChanged } from './change_rules';
import { seatAt } from './clock';
import { canHost } from './host';
import { BotIcon, ShapeIcon } from './icons';
import { chairName, levelName } from './names';
import { isRematch } from './rematch';
import { ChairNote } from './seats';
import type { Seen } from './seen';
import { Share } from './share';
import { agreedWords } from './variants';

/** Before the start: who sits where, the link to share, and the start. */
export function WaitingRoom({ seen, onHost }: { seen: Seen; onHost(): void }) {
  const text = texts().frame.table.room;
  const { drawn, kind } = seen;
  const [name, setName] = useState(settings().name);
  // Whoever takes a seat has said who they are, with or without the form's own button.
  const sit = (seat: Seat) => {
    const wanted = name.trim();
    if (wanted !== '' && wanted !== settings().name) seen.commands.rename(wanted);
    seen.commands.sit(seat);
  };
  const free = drawn.seats.filter(({ is }) => is === 'empty').length;
  if (drawn.stage === 'closed') return <div class="table-room" />;
  return (
    <div class="table-room">
      <section class="table-room-seats">
        <h2>{text.title}</h2>
        <p>{free > 0 ? text.lead(free) : isRematch(seen) ? text.rematch : text.full}</p>
        <p class="table-quiet">
          {text.variants}: {agreedWords(drawn.settings)}
        </p>
        {kind === 'online' && <p class="table-quiet">{text.away(drawn.settings.away)}</p>}
        {kind === 'online' && drawn.you === null && <NameForm seen={seen} name={name} onName={setName} />}
        <ol class="table-chairs">
          {drawn.seats.map((_, place) => (
            <ChairLine key={place} seen={seen} seat={seatAt(place)} onSit={sit} onHost={onHost} />
          ))}
        </ol>
        <RulesChanged seen={seen} />
        <div class="table-room-buttons">
          <StartButtons seen={seen} free={free} />
          <ChangeRules seen={seen} />
        </div>
      </section>
      <section class="table-room-invite">
        {kind === 'online' && free > 0 && <Share link={drawn.link} />}
        {kind === 'online' && drawn.you !== null && <NameForm seen={seen} name={name} onName={setName} />}
      </section>
    </div>
  );
}

function ChairLine({ seen, seat, onSit, onHost }: { seen: Seen; seat: Seat; onSit(seat: Seat): void; onHost(): void }) {
  const text = texts().frame.table;
  const { drawn, commands } = seen;
  const chair = drawn.seats[Number(seat.slice(1))]!;
  const isOurs = seat === drawn.you;
  return (
    <li class={`table-chair table-chair-${chair.is}`}>
      <span class="table-chair-who">
        {chair.is === 'bot' && <BotIcon />}
        <b>{chairName(drawn.seats, seat)}</b>
        {isOurs && <span class="table-note">{text.you}</span>}
        {chair.is === 'person' && !chair.here ? <span class="table-note">{text.room.notHere}</span> : <ChairNote chair={chair} />}
      </span>
      <span class="table-chair-buttons">
        {chair.is === 'empty' && (
          <button type="button" class={`table-button${drawn.you === null ? '' : ' table-button-quiet'}`} onClick={() => onSit(seat)}>
            {drawn.you === null ? text.room.sit : text.room.sitHere}
          </button>
        )}
        {chair.is === 'empty' && drawn.host && <BotButtons seen={seen} seat={seat} />}
        {chair.is === 'bot' && drawn.host && (
          <button type="button" class="table-button table-button-quiet" onClick={() => commands.bot(seat, null)}>
            {text.room.removeBot}
          </button>
        )}
        {chair.is === 'person' && !isOurs && canHost(seen) && (
          <button type="button" class="table-tool" aria-label={text.hosting.about(chairName(drawn.seats, seat))} onClick={onHost}>
            <ShapeIcon shape="more" />
          </button>
        )}
        {isOurs && (
          <button type="button" class="table-button table-button-quiet" onClick={commands.leave}>
            {text.room.standUp}
          </button>
        )}
      </span>
    </li>
  );
}

function BotButtons({ seen, seat }: { seen: Seen; seat: Seat }) {
  const text = texts().frame.table.room;
  return (
    <span class="table-chair-bots" role="group" aria-label={text.botsFor(chairName(seen.drawn.seats, seat))}>
      <span aria-hidden="true">{text.aBot}</span>
      {seen.levels.map((level) => (
        <button
          key={level}
          type="button"
          class="table-button table-button-quiet table-button-slim"
          aria-label={text.addBot(levelName(level))}
          onClick={() => seen.commands.bot(seat, level)}
        >
          {levelName(level)}
        </button>
      ))}
    </span>
  );
}

function StartButtons({ seen, free }: { seen: Seen; free: number }) {
  const text = texts().frame.table.room;
  const { drawn, commands } = seen;
  if (!drawn.host && drawn.you === null) return <p class="table-quiet">{text.waitHost}</p>;
  return (
    <button type="button" class="table-button table-button-large" onClick={() => commands.start(free > 0)}>
      {free > 0 ? text.fill : text.start}
    </button>
  );
}

function NameForm({ seen, name, onName }: { seen: Seen; name: string; onName(name: string): void }) {
  const text = texts().frame.table.room;
  const submit = (event: Event) => {
    event.preventDefault();
    seen.commands.rename(name.trim());
  };
  return (
    <form class="table-name" onSubmit={submit}>
      <label>
        {text.name}
        <input type="text" value={name} maxLength={24} autoComplete="nickname" onInput={(event) => onName(event.currentTarget.value)} />
      </label>
      <button type="submit" class="table-button table-button-quiet" disabled={name.trim() === '' || name.trim() === settings().name}>
        {text.rename}
      </button>
    </form>
  );
}
