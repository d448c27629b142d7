/** The rules of Napoleons Grab once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, plainStock, plainTurn, rank, single } from '@patience/core/testing';

/** The ranks that go to the tomb, one after the other, and those that go to a corner. */
const TOMB = [6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1];
const CORNER = [7, 8, 9, 10, 11, 12, 13];

/** The model. The first foundation is the tomb. */
export const model = plainModel({
  deal: (deck) => ({ stock: plainStock(deck), waste: [[]], foundation: emptyPiles(5), cell: emptyPiles(4) }),
  lift: { waste: single, cell: single },
  lay: {
    foundation: ([card], _onto, { index, pile }) => rank(card!) === (index === 0 ? TOMB : CORNER)[pile.length],
    cell: (_cards, onto, _to, from) => onto === undefined && from.role === 'waste',
  },
  actions: { turn: plainTurn() },
});
