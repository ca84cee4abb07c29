// The host may think again about the table until the game starts; everybody in the waiting room is told.
import { useState } from 'preact/hooks';
import { own, sentOptions } from '../games/choices';
import { gameTexts } from '../games/games';
import { valueWords } from '../games/option_words';
import { texts } from '../texts/texts';
import type { TableSettings } from '../wire/protocol';
import { AbsenceField, absenceLabel, CheckField, ClockField, clockLabel, SeatsField, useAgreement, VariantFields } from './agreement';
import { seatAt } from './clock';
import { Dialog } from './dialog';
import { nameIn, type Seen } from './seen';
import '../app/form.css';

/** The way to the form, where one may use it. */
export function ChangeRules({ seen }: { seen: Seen }) {
  const [isOpen, setOpen] = useState(false);
  if (!seen.drawn.host) return null;
  return (
    <>
      <button type="button" class="table-button table-button-quiet" onClick={() => setOpen(true)}>
        {texts().frame.table.room.change}
      </button>
      {isOpen && <ChangeDialog seen={seen} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ seen, onClose }: { seen: Seen; onClose(): void }) {
  const text = texts().frame.table.room;
  const form = useAgreement(seen.drawn.settings);
  const { seats, options, clock, away, open, chat, spectators } = form.terms;
  const names = Array.from({ length: seats }, (_, place) => (place < seen.drawn.seats.length ? nameIn(seen, seatAt(place)) : texts().frame.table.seat(place + 1)));
  const submit = (event: Event) => {
    event.preventDefault();
    // Where nobody who is gone is replaced, nobody who is there is.
    const agreed = seen.drawn.settings.options;
    // A table that has an edition keeps it; another one is sent along.
    const sent = Object.fromEntries(Object.entries(sentOptions(seen.drawn.settings.game, options)).map(([key, value]) => [key, agreed[key] === own ? options[key]! : value]));
    seen.commands.change({ seats, options: sent, clock, away, idle: away === null ? null : (seen.drawn.settings.idle ?? 600), open, chat, spectators });
    onClose();
  };
  return (
    <Dialog title={text.change} onClose={onClose}>
      <form class="form" onSubmit={submit}>
        <SeatsField form={form} />
        <VariantFields form={form} names={names} />
        {seen.kind === 'online' && (
          <>
            <ClockField form={form} />
            <AbsenceField form={form} />
            <CheckField form={form} name="open" />
            <CheckField form={form} name="chat" />
            <CheckField form={form} name="spectators" />
          </>
        )}
        <button type="submit" class="table-button">
          {text.apply}
        </button>
      </form>
    </Dialog>
  );
}

/** What is different now, in words: "Players: 4". */
export function changesBetween(before: TableSettings, after: TableSettings): string[] {
  const t = texts().app;
  const { game } = after;
  const said = (key: 'seats' | 'clock' | 'away' | 'open' | 'chat' | 'spectators', name: string, words: string) =>
    JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [`${name}: ${words}`];
  const yesOrNo = (key: 'open' | 'chat' | 'spectators') => said(key, t.make[key], after[key] ? t.settings.on : t.settings.off);
  const options = Object.entries(after.options)
    .filter(([key, value]) => before.options[key] !== value)
    .map(([key, value]) => `${gameTexts(game).options[key]?.name ?? key}: ${valueWords(game, key, value as string).name}`);
  return [
    ...said('seats', t.make.seats, String(after.seats)),
    ...options,
    ...said('clock', t.make.clock, clockLabel(after.clock)),
    ...said('away', t.make.absence, absenceLabel(after.away)),
    ...yesOrNo('open'),
    ...yesOrNo('chat'),
    ...yesOrNo('spectators'),
  ];
}

/** Said once, and heard by those who do not see it. */
export function RulesChanged({ seen: { drawn } }: { seen: Seen }) {
  const changes = drawn.changedFrom ? changesBetween(drawn.changedFrom, drawn.settings) : [];
  return (
    <p class="table-room-changed" role="status">
      {changes.length > 0 && texts().frame.table.room.changed(changes)}
    </p>
  );
}
