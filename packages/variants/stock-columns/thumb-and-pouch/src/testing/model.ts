/** The rules of Thumb and Pouch once more, plain and slow, to check the variant against. */
import {
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  plainModel,
  plainRedeal,
  plainStock,
  plainTurn,
  rank,
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
      waste: (cards) => cards.length === 1,
      foundation: (cards) => cards.length === 1,
    },
    lay: {
      foundation: ([card, more], onto, _to, from) =>
        more === undefined &&
        from.role !== 'foundation' &&
        (onto === undefined ? rank(card!) === 1 : suit(card!) === suit(onto) && rank(card!) === rank(onto) + 1),
      tableau: ([card], onto) => onto === undefined || builds(card!, onto),
    },
    actions: { turn: plainTurn(), redeal: plainRedeal(redeals) },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
