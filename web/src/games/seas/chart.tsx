import { useEffect, useState } from 'preact/hooks';
import type { Situation } from '../face';
import { Ship } from './art/things';
import { ownersOf, type Owner } from './owners';
import { spaceOf, spacesOf, spotOf } from './route';
import { texts } from './texts';
import type { SeasView } from './view';
import { ownerName } from './words';

/** The route of spaces with the ships on it. `from` lets them sail from there to where they are now. */
export function Chart(props: Situation<SeasView> & { from?: readonly number[] }) {
  const { view, from } = props;
  const spaces = spacesOf(view);
  const ships = useSailing(view.ships, from);
  const label = ownersOf(view).map((owner) => `${ownerName(props, owner)}: ${texts().words.space(view.ships[owner]!)}`);
  return (
    <div class="seas-chart" role="img" aria-label={`${texts().words.chart}. ${label.join('. ')}`} data-long={spaces > 8 || undefined}>
      <svg class="seas-route" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={routePath(spaces)} />
      </svg>
      {Array.from({ length: spaces + 1 }, (_, space) => (
        <Space key={space} space={space} spaces={spaces} target={Number(view.options['target'])} />
      ))}
      {ships.map((space, owner) => (
        <Sailing key={owner} owner={owner} space={space} spaces={spaces} ships={ships} />
      ))}
    </div>
  );
}

function useSailing(ships: readonly number[], from: readonly number[] | undefined): readonly number[] {
  const [hasSailed, setSailed] = useState(!from);
  useEffect(() => {
    const timer = setTimeout(() => setSailed(true), 500);
    return () => clearTimeout(timer);
  }, []);
  return hasSailed || !from ? ships : from;
}

function at(space: number, spaces: number) {
  const { x, y } = spotOf(space, spaces);
  return { left: `${x}%`, top: `${y}%` };
}

function routePath(spaces: number): string {
  const steps = spaces * 4;
  const spots = Array.from({ length: steps + 1 }, (_, step) => spotOf(step / 4, spaces));
  return `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

function Space({ space, spaces, target }: { space: number; spaces: number; target: number }) {
  if (space === 0) return <span class="seas-space is-start" style={at(0, spaces)} />;
  const kind = space === target ? 'is-target' : space > target ? 'is-beyond' : '';
  return (
    <span class={`seas-space ${kind}`} style={at(space, spaces)}>
      {space}
    </span>
  );
}

/** Ships on one space stand side by side. */
function Sailing(props: { owner: Owner; space: number; spaces: number; ships: readonly number[] }) {
  const { owner, space, spaces, ships } = props;
  const drawn = spaceOf(space, spaces);
  const together = ships.flatMap((other, place) => (spaceOf(other, spaces) === drawn ? [place] : []));
  const shift = together.indexOf(owner) - (together.length - 1) / 2;
  return (
    <span class="seas-sailing" style={{ ...at(drawn, spaces), '--shift': shift }}>
      <Ship owner={owner} />
      {space > drawn && <span class="seas-lap">{space}</span>}
    </span>
  );
}
