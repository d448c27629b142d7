/** An easier game in which only the cards of a subset are in the way. All other cards can leave, be laid on and be removed at any time. */
export interface SubsetGame {
  /** The cards that the subset may contain, by id. */
  readonly cards: readonly number[];
  /**
   * Returns whether the game is proved lost by the cards of a subset alone.
   * @param inSubset id of a card → 1 when it is in the subset
   * @param most positions that may be searched; if there are more, nothing is proved
   */
  lost(inSubset: Uint8Array, most: number): boolean;
}

/** Largest number of positions that are searched for one subset. */
const MOST = 3_000;

/**
 * Returns a subset that proves the game lost and from which no card can be left out; undefined when nothing is proved.
 * @param start ids of the cards with which the search for a subset begins, those to leave out first at the beginning
 */
export function smallestSubset(game: SubsetGame, start: readonly number[], ids: number): readonly number[] | undefined {
  const inSubset = new Uint8Array(ids);
  for (const id of start) inSubset[id] = 1;
  if (!game.lost(inSubset, MOST)) return undefined;
  for (const id of start) {
    inSubset[id] = 0;
    if (!game.lost(inSubset, MOST)) inSubset[id] = 1;
  }
  return start.filter((id) => inSubset[id] === 1);
}
