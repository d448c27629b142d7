/** The rules of Limited once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, oneBelow, plainModel, plainStock, plainTurn, sameSuit, single } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => sameSuit(card, under) && oneBelow(card, under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0), Array<number>(12).fill(3)),
    stock: plainStock(deck.slice(36)),
    waste: [[]],
  }),
  lift: { tableau: single, waste: single },
  lay: {
    foundation: acesUp,
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
});
