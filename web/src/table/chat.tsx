import { useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import type { ChatLine } from '../wire/protocol';
import { useScrollToEnd } from './log';
import { personName } from './names';
import { isMuted, nameIn, type Seen } from './seen';

/** An emote travels as `:oops:` and is said in each reader's language. */
export function chatWords(text: string): string {
  const emote = /^:([a-z-]+):$/.exec(text)?.[1];
  return (emote && texts().frame.table.chat.emotes[emote]) || text;
}

export function chatName(seen: Seen, { seat, name }: ChatLine): string {
  return seat === null ? texts().frame.table.chat.spectator(personName(name)) : nameIn(seen, seat);
}

export function Chat({ seen }: { seen: Seen }) {
  const text = texts().frame.table.chat;
  const { chat } = seen.drawn;
  const end = useScrollToEnd(chat.length);
  return (
    <div class="table-chat">
      {chat.length === 0 ? (
        <p class="table-quiet">{text.empty}</p>
      ) : (
        <ol class="table-chat-lines" ref={end} tabIndex={0} aria-label={texts().frame.table.menu.chat}>
          {chat.map((line, place) => (
            <li key={place} class={line.seat === seen.drawn.you && line.seat ? 'table-chat-own' : undefined}>
              <b>{chatName(seen, line)}</b> {chatWords(line.text)}
            </li>
          ))}
        </ol>
      )}
      {!isWordless(seen) && <Emotes seen={seen} />}
      <ChatBox seen={seen} />
    </div>
  );
}

function Emotes({ seen }: { seen: Seen }) {
  return (
    <div class="table-emotes">
      {seen.emotes.map((emote) => (
        <button key={emote} type="button" class="table-chip" onClick={() => seen.commands.say({ emote })}>
          {chatWords(`:${emote}:`)}
        </button>
      ))}
    </div>
  );
}

function isWordless({ drawn }: Seen): boolean {
  return drawn.you !== null && isMuted(drawn, drawn.you, '');
}

function ChatBox({ seen }: { seen: Seen }) {
  const text = texts().frame.table.chat;
  const [draft, setDraft] = useState('');
  const { slow } = seen.drawn.settings;
  const send = (event: Event) => {
    event.preventDefault();
    if (draft.trim() === '') return;
    seen.commands.say({ text: draft });
    setDraft('');
  };
  if (isWordless(seen)) return <p class="table-quiet">{text.muted}</p>;
  return (
    <form class="table-chat-box" onSubmit={send}>
      <input
        type="text"
        value={draft}
        maxLength={200}
        aria-label={text.label}
        placeholder={slow > 0 ? text.slow(slow) : text.label}
        autoComplete="off"
        onInput={(event) => setDraft(event.currentTarget.value)}
      />
      <button type="submit" class="table-button" disabled={seen.connection.is !== 'open'}>
        {text.send}
      </button>
    </form>
  );
}
