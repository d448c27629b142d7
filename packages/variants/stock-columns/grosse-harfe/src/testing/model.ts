/** The rules of Große Harfe once more, plain and slow, to check the variant against. */
import {
  acesUp,
  alternate,
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  oneBelow,
  plainModel,
  plainRedeal,
  plainStock,
  plainTurn,
  rank,
  single,
  turnUp,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => alternate(card, under) && oneBelow(card, under);

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
      waste: single,
      foundation: single,
    },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => (onto === undefined ? gaps === 'any' || rank(card!) === 13 : builds(card!, onto)),
    },
    actions: { turn: plainTurn(), redeal: plainRedeal(redeals === 'unlimited' ? Infinity : redeals) },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
