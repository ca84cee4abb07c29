import type { ComponentChildren } from 'preact';
import { gameTexts } from '../games/games';
import { placeOf, seatAt } from '../table/clock';
import { chairName } from '../table/names';
import { texts } from '../texts/texts';
import type { Seat, TableLine } from '../wire/protocol';
import './table_card.css';

/** A table in a list: its game, who sits there, and what one can do. */
export function TableCard(props: { table: TableLine; about: string; isUrgent?: boolean; children: ComponentChildren }) {
  const t = texts().app;
  return (
    <li class="table-card" data-urgent={props.isUrgent || undefined}>
      <div class="table-card-words">
        <strong>{gameTexts(props.table.settings.game).title}</strong>
        <span>{whoSits(props.table) || t.lobby.nobody}</span>
        <span class="table-card-about">{props.about}</span>
      </div>
      {props.children}
    </li>
  );
}

/** Which table it is, for those who do not see what stands beside a button. */
export function titleOf(table: TableLine): string {
  return [gameTexts(table.settings.game).title, whoSits(table)].filter(Boolean).join(', ');
}

function whoSits({ seats, you = null }: TableLine & { you?: Seat | null }): string {
  const others = seats.map((_, place) => seatAt(place)).filter((seat) => seat !== you && seats[placeOf(seat)]!.is !== 'empty');
  return others.map((seat) => chairName(seats, seat)).join(', ');
}
