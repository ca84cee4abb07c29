/** A star of seven points around (x, y): the mark of the wild colour. */
export function starPath(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 14 }, (_, index) => {
    const angle = (index * Math.PI) / 7 - Math.PI / 2;
    const reach = index % 2 ? radius * 0.5 : radius;
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
