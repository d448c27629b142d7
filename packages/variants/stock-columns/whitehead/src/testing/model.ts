/** The rules of Whitehead once more, plain and slow, to check the variant against. */
import {
  acesUp,
  dealRows,
  emptyPiles,
  inOrder,
  oneBelow,
  plainModel,
  plainStock,
  plainTurn,
  rank,
  red,
  sameSuit,
  single,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && red(card) === red(under);
const holds = (card: string, under: string): boolean => sameSuit(card, under) && oneBelow(card, under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(4),
    tableau: dealRows(deck.slice(0, 28), [1, 2, 3, 4, 5, 6, 7]),
    stock: plainStock(deck.slice(28)),
    waste: [[]],
  }),
  lift: {
    tableau: (cards) => inOrder(cards, holds),
    waste: single,
    foundation: single,
  },
  lay: {
    foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
});
