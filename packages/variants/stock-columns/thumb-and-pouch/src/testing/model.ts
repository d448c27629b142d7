/** The rules of Thumb and Pouch once more, plain and slow, to check the variant against. */
import {
  acesUp,
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  plainModel,
  plainRedeal,
  plainStock,
  plainTurn,
  rank,
  single,
  suit,
  turnUp,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && suit(card) !== suit(under);

/** The model. */
export const model = ({ redeals }: { redeals: 0 | 2 }) =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      tableau: dealRows(deck.slice(0, 28), [1, 2, 3, 4, 5, 6, 7]).map((column) => column.map(faceDown)),
      stock: plainStock(deck.slice(28)),
      waste: [[]],
    }),
    lift: {
      tableau: (cards) => inOrder(cards, builds),
      waste: single,
      foundation: single,
    },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => onto === undefined || builds(card!, onto),
    },
    actions: { turn: plainTurn(), redeal: plainRedeal(redeals) },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
