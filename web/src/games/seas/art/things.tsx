// Chests, ships, the compass and the marks of owners. Each owner has a colour and a mark: never colour alone.
import type { Owner } from '../owners';

const marks = ['M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5Z', 'M0-6.5 6.5 0 0 6.5-6.5 0Z', 'M0-6 6 5H-6Z', 'M-5-5H5V5H-5Z'];

/** The mark of an owner around (0, 0). */
export function Mark({ owner }: { owner: Owner }) {
  return <path d={marks[owner]} class="seas-mark" />;
}

export function MarkIcon({ owner }: { owner: Owner }) {
  return (
    <svg class={`seas-icon seas-owner-${owner}`} viewBox="-9 -9 18 18" aria-hidden="true">
      <Mark owner={owner} />
    </svg>
  );
}

/** A chest with iron bands and its owner's mark. */
export function Chest({ owner, isOpen = false }: { owner: Owner; isOpen?: boolean }) {
  return (
    <svg class={`seas-chest seas-owner-${owner}`} viewBox="0 0 64 52" aria-hidden="true">
      {isOpen ? (
        <>
          <path d="M8 20 4 6C4 3 8 1 13 1H51C56 1 60 3 60 6L56 20Z" class="seas-wood-dark" />
          <path d="M10 20 13 12C20 15 26 9 32 13 40 8 46 15 51 12L54 20Z" class="seas-brass" />
        </>
      ) : (
        <path d="M4 24C4 10 12 4 20 4H44C52 4 60 10 60 24Z" class="seas-wood" />
      )}
      <path d="M4 22H60V46A3 3 0 0 1 57 49H7A3 3 0 0 1 4 46Z" class="seas-wood" />
      {!isOpen && <path d="M14 5V49M50 5V49" class="seas-band" />}
      {isOpen && <path d="M14 22V49M50 22V49" class="seas-band" />}
      <path d="M4 24H60" class="seas-band" />
      <circle cx="32" cy="31" r="10.5" class="seas-plate" />
      <g transform="translate(32 31)">
        <Mark owner={owner} />
      </g>
    </svg>
  );
}

/** A ship under sail, its owner's mark on the sail. */
export function Ship({ owner }: { owner: Owner }) {
  return (
    <svg class={`seas-ship seas-owner-${owner}`} viewBox="0 0 36 36" aria-hidden="true">
      <path d="M18 3V27" class="seas-mast" />
      <path d="M18 2 26 4.5 18 7Z" class="seas-full" />
      <path d="M7 8C13 5.5 23 5.5 29 8 31 13 31 19 28 23 22 21 14 21 8 23 5 19 5 13 7 8Z" class="seas-sail" />
      <g transform="translate(18 14.5)">
        <Mark owner={owner} />
      </g>
      <path d="M3 25C8 27 28 27 33 25 32 31 29 34 25 34H11C7 34 4 31 3 25Z" class="seas-full" />
    </svg>
  );
}

/** A compass rose of seven points, as on the cards' backs. */
export function Compass() {
  return (
    <svg class="seas-icon seas-compass" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="10.5" class="seas-dial" />
      <path d="M0-9 3 0 0 9-3 0Z" class="seas-needle" />
      <path d="M0-9 3 0H-3Z" class="seas-north" />
    </svg>
  );
}
