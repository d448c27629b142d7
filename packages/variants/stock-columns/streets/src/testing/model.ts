/** The rules of Streets once more, plain and slow, to check the variant against. */
import { acesUp, alternate, dealRows, emptyPiles, oneBelow, plainModel, plainStock, plainTurn, single } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => alternate(card, under) && oneBelow(card, under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0), Array<number>(10).fill(4)),
    stock: plainStock(deck.slice(40)),
    waste: [[]],
  }),
  lift: { tableau: single, waste: single },
  lay: {
    foundation: acesUp,
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
});
