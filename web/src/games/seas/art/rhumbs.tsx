const roses = [
  { x: 84, y: 22 },
  { x: 12, y: 84 },
];

/** Sixteen lines from each rose, as on old sea charts. */
export function Rhumbs() {
  const lines = roses.flatMap(({ x, y }) =>
    Array.from({ length: 16 }, (_, index) => {
      const angle = ((index + 0.5) * Math.PI) / 8;
      return `M${x} ${y}l${(150 * Math.cos(angle)).toFixed(1)} ${(150 * Math.sin(angle)).toFixed(1)}`;
    }),
  );
  return (
    <svg class="seas-rhumbs" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={lines.join('')} />
    </svg>
  );
}
