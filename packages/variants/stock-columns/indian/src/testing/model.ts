/** The rules of Indian once more, plain and slow, to check the variant against. */
import {
  acesUp,
  dealRows,
  emptyPiles,
  faceDown,
  plainModel,
  plainStock,
  plainTurn,
  rank,
  single,
  suit,
  turnUp,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && suit(card) !== suit(under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0), Array<number>(10).fill(3)).map((column) => column.map((card, i) => (i < 1 ? faceDown(card) : card))),
    stock: plainStock(deck.slice(30)),
    waste: [[]],
  }),
  lift: { tableau: single, waste: single },
  lay: {
    foundation: acesUp,
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
  after: ({ piles }) => turnUp(piles.tableau!),
});
