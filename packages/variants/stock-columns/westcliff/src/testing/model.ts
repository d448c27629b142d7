/** The rules of Westcliff once more, plain and slow, to check the variant against. */
import {
  acesUp,
  alternate,
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  oneBelow,
  plainModel,
  plainStock,
  plainTurn,
  single,
  turnUp,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => alternate(card, under) && oneBelow(card, under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(4),
    tableau: dealRows(deck.slice(0, 30), Array<number>(10).fill(3)).map((column) => column.map(faceDown)),
    stock: plainStock(deck.slice(30)),
    waste: [[]],
  }),
  lift: { tableau: (cards) => inOrder(cards, builds), waste: single },
  lay: {
    foundation: acesUp,
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
  after: ({ piles }) => turnUp(piles.tableau!),
});
