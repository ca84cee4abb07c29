// A table that stands still, for the gallery: the real frame around a given snapshot, with nobody behind it.
import { useMemo } from 'preact/hooks';
import type { Situation } from '../../games/face';
import type { Chair, TableSnapshot } from '../../wire/protocol';
import type { View } from '../../wire/view';
import { TableFrame, type TableFrameProps } from '../frame';
import type { Commands, Seen } from '../seen';
import type { Drawn } from '../store';
import { playing } from './sample';
import { seenOf } from './seen';

const nothing = () => undefined;
const commands: Commands = {
  act: nothing,
  undo: nothing,
  agree: nothing,
  withdraw: nothing,
  turnOut: nothing,
  mute: nothing,
  slow: nothing,
  change: nothing,
  close: nothing,
  say: nothing,
  sit: nothing,
  bot: nothing,
  start: nothing,
  leave: nothing,
  resign: nothing,
  rename: nothing,
  rematch: nothing,
  save: nothing,
  scorings: () => Promise.resolve([]),
  story: () => Promise.resolve([]),
  foretell: () => Promise.resolve(undefined),
  skip: nothing,
  proceed: nothing,
  forgive: nothing,
};

type Past = Pick<Drawn, 'log' | 'past'>;

interface StillTableProps extends Omit<TableFrameProps, 'seen'> {
  snapshot: TableSnapshot;
  past: Past;
  part?: Partial<Seen>;
}

export function StillTable({ snapshot, past, part = {}, ...more }: StillTableProps) {
  return <TableFrame seen={useMemo(() => seenOf(snapshot, past, { commands, ...part }), [])} {...more} />;
}

const names = ['Ada', 'Ben', 'Cleo', 'Dominika', 'Edda', 'Finn', 'Gita'];

export type Still = Omit<Situation, 'nameOf'> & Pick<TableFrameProps, 'dialog'>;

/** A moment of a game as one of its players, or somebody who watches, has it before them. */
export function StillGame({ view, you, legal, past = [], scorings = [], foretold, dialog }: Still) {
  const told: Commands = { ...commands, scorings: () => Promise.resolve([...scorings]), foretell: () => Promise.resolve(foretold) };
  return <StillTable snapshot={snapshotOf(view, you, legal)} past={{ log: [], past: [...past] }} part={{ commands: told }} {...(dialog && { dialog })} />;
}

function snapshotOf(view: View, you: string | null, legal: readonly string[]): TableSnapshot {
  const seats = names.slice(0, view.seats).map((name): Chair => ({ is: 'person', name, here: true, bot: false }));
  return {
    ...playing,
    stage: view.over ? 'over' : 'playing',
    settings: { ...playing.settings, game: view.game, seats: view.seats, options: view.options, chat: false },
    seats,
    you,
    host: false,
    view,
    legal: [...legal],
  };
}
