/** The rules of Große Harfe once more, plain and slow, to check the variant against. */
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
  red,
  suit,
  turnUp,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && red(card) !== red(under);

/** The model. */
export const model = ({ gaps, redeals }: { gaps: 'any' | 'kings'; redeals: 0 | 'unlimited' }) =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(8),
      tableau: dealRows(deck.slice(0, 55), [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]).map((column) => column.map(faceDown)),
      stock: plainStock(deck.slice(55)),
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
      tableau: ([card], onto) => (onto === undefined ? gaps === 'any' || rank(card!) === 13 : builds(card!, onto)),
    },
    actions: { turn: plainTurn(), redeal: plainRedeal(redeals === 'unlimited' ? Infinity : redeals) },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
