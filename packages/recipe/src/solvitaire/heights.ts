/** Counts the cards of each column. A diagonal deal leaves out one column more in each row. */
export function heightsOf(columns: number, cards: number, diagonal: boolean): number[] {
  const heights = Array<number>(columns).fill(0);
  for (let dealt = 0, row = 0; dealt < cards; row++)
    for (let column = diagonal ? row % columns : 0; column < columns && dealt < cards; column++, dealt++) heights[column]!++;
  return heights;
}
