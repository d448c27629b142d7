/** The rules of Saratoga once more, plain and slow, to check the variant against. */
import {
  acesUp,
  alternate,
  dealRows,
  emptyPiles,
  inOrder,
  oneBelow,
  plainModel,
  plainRedeal,
  plainStock,
  plainTurn,
  rank,
  single,
} from '@patience/core/testing';

const builds = (card: string, under: string): boolean => alternate(card, under) && oneBelow(card, under);

/** The model. */
export const model = ({ draw }: { draw: 3 | 1 }) =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      tableau: dealRows(deck.slice(0, 28), [1, 2, 3, 4, 5, 6, 7]),
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
      tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : builds(card!, onto)),
    },
    actions: { turn: plainTurn(draw), redeal: plainRedeal(Infinity) },
  });
