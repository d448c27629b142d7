/** A card on the table that is part of a reason, by its place. */
export interface BlamedCard {
  readonly id: number;
  readonly rank: number;
  readonly suit: string;
  /** The rank as it is written. */
  readonly letter: string;
  /** Id of the card's pile. */
  readonly pile: string;
  /** Number of cards that lie on the card in its pile. */
  readonly depth: number;
  readonly faceUp: boolean;
}

/**
 * The reason why a game can no longer be won, proved. For the first four kinds the named cards alone prevent it, whatever is
 * done with all other cards; for the last two all positions that can be reached were visited.
 *
 * - `order`: `card` lies under `over`, which can leave only with the help of one of `needs`. All these cards wait for one another. Without
 *   `needs` they do so in a longer chain.
 * - `room`: `card` lies under `over`, and the empty columns and cells are too few to clear the named cards away.
 * - `alone`: no card is left with which `card` could leave.
 * - `partners`: `card` can leave only with one of `needs`, and these cards wait for one another or are too few. Without `needs` that holds
 *   for the named cards together.
 * - `stuck`: no card can move, and `card` lies under `over`.
 * - `exhausted`: outside stock and waste only `needs` can still move, and in no way of playing does `card`, which lies under `over`, move.
 */
export interface Reason {
  readonly kind: 'order' | 'room' | 'alone' | 'partners' | 'stuck' | 'exhausted';
  /** All cards that the reason names. */
  readonly cards: readonly BlamedCard[];
  readonly card: BlamedCard;
  readonly over?: BlamedCard;
  readonly needs: readonly BlamedCard[];
}
