/** Answers about the positions of a game. */
export interface WinnableSearch {
  /** Returns whether the position after a number of gestures can be won. */
  readonly canBeWon: (gestures: number) => Promise<boolean>;
  /** Whether the deal is known to be winnable, so that it is not searched. */
  readonly isDealWinnable?: boolean;
  /** Called before each question. @param part of the positions that are decided, from 0 to 1 */
  readonly onProgress?: (part: number) => void;
}

/**
 * Returns the number of gestures after which a lost game could be won last, by bisection: each position before one that can be won can be
 * won too. Returns −1 when not even the deal is known to be winnable.
 * @param gestures number of gestures after which the game is lost
 */
export async function lastWinnable(gestures: number, { canBeWon, isDealWinnable = false, onProgress }: WinnableSearch): Promise<number> {
  let [won, lost] = [isDealWinnable ? 0 : -1, gestures];
  while (lost - won > 1) {
    onProgress?.(1 - (lost - won - 1) / (gestures + 1));
    const middle = (won + lost) >> 1;
    if (await canBeWon(middle)) won = middle;
    else lost = middle;
  }
  return won;
}
