/** The rules of Double Klondike once more, plain and slow, to check the variant against. */
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
export const model = ({ draw, redeals }: { draw: 1 | 3; redeals: 'unlimited' | 1 }) =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(8),
      tableau: dealRows(deck.slice(0, 45), [1, 2, 3, 4, 5, 6, 7, 8, 9]).map((column) => column.map(faceDown)),
      stock: plainStock(deck.slice(45)),
      waste: [[]],
    }),
    lift: {
      tableau: (cards) => inOrder(cards, builds),
      waste: single,
      foundation: single,
    },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : builds(card!, onto)),
    },
    actions: { turn: plainTurn(draw), redeal: plainRedeal(redeals === 'unlimited' ? Infinity : redeals) },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
