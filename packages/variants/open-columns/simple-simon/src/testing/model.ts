/** The rules of Simple Simon once more, plain and slow, to check the variant against. */
import {
  dealRows,
  emptyPiles,
  inOrder,
  oneBelow,
  plainModel,
  rank,
  sameSuit,
  type PlainGame,
  type PlainState,
} from '@patience/core/testing';

const inSuit = (cards: readonly string[]): boolean => inOrder(cards, (upper, lower) => sameSuit(upper, lower) && oneBelow(upper, lower));

/** Whole families leave for the next empty foundation. */
function leave({ piles }: PlainState): void {
  for (const column of piles.tableau!) {
    const end = column.slice(-13);
    if (end.length < 13 || rank(end[0]!) !== 13 || !inSuit(end)) continue;
    column.splice(-13);
    piles.foundation!.find((pile) => pile.length === 0)!.push(...end.reverse());
  }
}

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ foundation: emptyPiles(4), tableau: dealRows(deck, [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]) }),
    lift: { tableau: inSuit },
    lay: { tableau: ([card], onto) => onto === undefined || oneBelow(card!, onto) },
    after: leave,
  });
