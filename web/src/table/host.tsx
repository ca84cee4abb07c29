// What the host of a table can do there: who is here, a quieter chat, and an end.
import { texts } from '../texts/texts';
import type { Named } from '../wire/methods';
import { seatAt } from './clock';
import { Dialog } from './dialog';
import { chairName, personName } from './names';
import { isMuted, type Seen } from './seen';
import { Sure } from './sure';

/** Whether there is anything to keep in order. */
export function canHost({ drawn, kind }: Seen): boolean {
  return drawn.host && kind === 'online' && (drawn.stage === 'waiting' || drawn.stage === 'playing');
}

interface Somebody {
  /** How the server is told who is meant. */
  who: Named;
  name: string;
  isMuted: boolean;
}

/** The others with a seat, then those who look on and have said something. */
export function peopleIn({ drawn }: Seen): Somebody[] {
  const seated = drawn.seats.flatMap((chair, place): Somebody[] => {
    const seat = seatAt(place);
    if (chair.is !== 'person' || seat === drawn.you) return [];
    return [{ who: { seat }, name: chairName(drawn.seats, seat), isMuted: isMuted(drawn, seat, chair.name) }];
  });
  const lines = drawn.chat.filter((line) => line.seat === null);
  const last = new Map(lines.map((line) => [line.name, line.seq]));
  const watching = [...last].map(([name, chat]) => ({
    who: { chat },
    name: texts().frame.table.chat.spectator(personName(name)),
    isMuted: isMuted(drawn, null, name),
  }));
  return [...seated, ...watching];
}

const pauses = [0, 5, 15, 60, 300];

export function HostDialog({ seen, onClose }: { seen: Seen; onClose(): void }) {
  const text = texts().frame.table.hosting;
  const { drawn, commands } = seen;
  const people = peopleIn(seen);
  return (
    <Dialog title={text.title} onClose={onClose}>
      {people.length === 0 && <p class="table-quiet">{text.nobody}</p>}
      <ul class="table-people">
        {people.map((person) => (
          <PersonLine key={person.name} seen={seen} person={person} />
        ))}
      </ul>
      {drawn.settings.chat && (
        <label class="table-slow">
          {text.slow}
          <select value={drawn.settings.slow} onChange={(event) => commands.slow(Number(event.currentTarget.value))}>
            {[...new Set([...pauses, drawn.settings.slow])].map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? text.slowOff : text.seconds(seconds)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Sure ask={text.close} sure={text.closeSure} isAlone onSure={() => (commands.close(), onClose())} />
    </Dialog>
  );
}

function PersonLine({ seen, person }: { seen: Seen; person: Somebody }) {
  const text = texts().frame.table.hosting;
  const { commands, drawn } = seen;
  return (
    <li>
      <span class="table-person" role="group" aria-label={person.name}>
        <b>{person.name}</b>
        <span class="table-chair-buttons">
          {drawn.settings.chat && (
            <button type="button" class="table-button table-button-quiet" onClick={() => commands.mute(person.who, !person.isMuted)}>
              {person.isMuted ? text.unmute : text.mute}
            </button>
          )}
          <Sure ask={text.turnOut} sure={text.turnOutSure(person.name)} onSure={() => commands.turnOut(person.who)} />
        </span>
      </span>
    </li>
  );
}
