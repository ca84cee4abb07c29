import type { Situation } from '../face';
import { Chest, Compass } from './art/things';
import { places } from './flights';
import { chestSeat, membersOf, sizeOf, type Owner } from './owners';
import { texts } from './texts';
import type { SeasView } from './view';
import { ownerName } from './words';

/** An owner's edge of the table: the closed chest with its count, who they are, who starts and whose turn it is. */
export function OwnerEdge(props: Situation<SeasView> & { owner: Owner }) {
  const { view, owner, nameOf } = props;
  const count = sizeOf(view.chests[owner]!);
  const words = texts().words;
  const members = membersOf(view, owner);
  const isStart = members.some((seat) => seat === view.start);
  return (
    <div class="seas-edge" data-acting={members.some((seat) => view.to_act.includes(seat)) || undefined}>
      <span
        class="seas-edge-chest"
        data-place={places.chest(view, chestSeat(view, owner))}
        role="img"
        aria-label={[words.chestOf(ownerName(props, owner)), words.countCards(count), isStart && words.compass].filter(Boolean).join(', ')}
      >
        <Chest owner={owner} />
        <span class="seas-count">{count}</span>
        {isStart && <Compass />}
      </span>
      <span class="seas-edge-names">
        {members.map((seat) => (
          <span key={seat} class="seas-edge-name" data-acting={view.to_act.includes(seat) || undefined}>
            <span>{nameOf(seat)}</span>
            {view.to_act.includes(seat) && <span class="heard">({words.toAct})</span>}
          </span>
        ))}
      </span>
    </div>
  );
}

export function CompassMark() {
  return (
    <span role="img" aria-label={texts().words.compass} title={texts().words.compass}>
      <Compass />
    </span>
  );
}
