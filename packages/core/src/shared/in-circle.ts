/**
 * Returns a place in a circle or oval of cards, which touches the upper and the left edge of the table.
 * @param part how far round the place lies, clockwise from the top: 0 to 1
 * @param across distance from the centre to the side, in card widths
 * @param down distance from the centre to the top, in card heights
 */
export function inCircle(part: number, across: number, down: number): [x: number, y: number] {
  const angle = 2 * Math.PI * part;
  return [across + across * Math.sin(angle), down - down * Math.cos(angle)];
}
