import type { ComponentChildren } from 'preact';
import { gameTexts } from '../games/games';
import { personName } from '../table/names';
import { texts } from '../texts/texts';
import type { Chair, TableLine } from '../wire/protocol';
import './table_card.css';

/** A table in a list: its game, who sits there, and what one can do. */
export function TableCard(props: { table: TableLine; about: string; children: ComponentChildren }) {
  const t = texts().app;
  return (
    <li class="table-card">
      <div class="table-card-words">
        <strong>{gameTexts(props.table.settings.game).title}</strong>
        <span>{whoSits(props.table.seats) || t.lobby.nobody}</span>
        <span class="table-card-about">{props.about}</span>
      </div>
      {props.children}
    </li>
  );
}

function whoSits(chairs: Chair[]): string {
  return chairs
    .filter((chair) => chair.is !== 'empty')
    .map((chair) => personName(chair.name))
    .join(', ');
}
