/** The rules of Will o' the Wisp once more, plain and slow, to check the variant against. */
import {
  bare,
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  oneBelow,
  plainModel,
  rank,
  sameSuit,
  turnUp,
  type PlainGame,
  type PlainState,
} from '@patience/core/testing';

const inSuit = (cards: readonly string[]): boolean => inOrder(cards, (upper, lower) => sameSuit(upper, lower) && oneBelow(upper, lower));

/** Exposed cards turn up and whole families leave for the next empty foundation, until nothing changes. */
function settle({ piles }: PlainState): void {
  for (let left = true; left;) {
    left = false;
    turnUp(piles.tableau!);
    for (const column of piles.tableau!) {
      const end = column.slice(-13);
      if (end.length < 13 || rank(end[0]!) !== 13 || !end.every((card) => bare(card) === card) || !inSuit(end)) continue;
      piles.foundation!.find((pile) => pile.length === 0)!.push(...column.splice(-13).reverse());
      left = true;
    }
  }
}

/** The model. The number of suits is seen by the cards. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: [deck.slice(21).reverse().map(faceDown)],
      foundation: emptyPiles(4),
      tableau: dealRows(deck, [3, 3, 3, 3, 3, 3, 3]).map((pile) => pile.map(faceDown)),
    }),
    lift: { tableau: inSuit },
    lay: { tableau: ([card], onto) => onto === undefined || oneBelow(card!, onto) },
    actions: {
      deal({ piles: { stock, tableau } }) {
        const gaps = tableau!.some((column) => column.length === 0) && tableau!.flat().length >= tableau!.length;
        if (stock![0]!.length === 0 || gaps) return false;
        for (const column of tableau!) column.push(...stock![0]!.splice(-1).map(bare));
        return true;
      },
    },
    after: settle,
  });
