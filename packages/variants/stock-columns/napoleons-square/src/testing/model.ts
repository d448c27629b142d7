/** The rules of Napoleon’s Square once more, plain and slow, to check the variant against. */
import {
  acesUp,
  dealRows,
  emptyPiles,
  inOrder,
  oneBelow,
  plainModel,
  plainStock,
  plainTurn,
  sameSuit,
  single,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => sameSuit(card, under) && oneBelow(card, under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0), Array<number>(12).fill(4)),
    stock: plainStock(deck.slice(48)),
    waste: [[]],
  }),
  lift: { tableau: (cards) => inOrder(cards, builds), waste: single },
  lay: {
    foundation: acesUp,
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
});
