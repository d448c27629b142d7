/** The rules of Diplomat once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, plainModel, plainStock, plainTurn, rank, single } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1;

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0), Array<number>(8).fill(4)),
    stock: plainStock(deck.slice(32)),
    waste: [[]],
  }),
  lift: { tableau: single, waste: single },
  lay: {
    foundation: acesUp,
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
});
