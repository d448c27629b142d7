/** The rules of Saratoga once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, inOrder, plainModel, plainRedeal, plainStock, plainTurn, rank, red, suit } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && red(card) !== red(under);

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
      waste: (cards) => cards.length === 1,
      foundation: (cards) => cards.length === 1,
    },
    lay: {
      foundation: ([card, more], onto, _to, from) =>
        more === undefined &&
        from.role !== 'foundation' &&
        (onto === undefined ? rank(card!) === 1 : suit(card!) === suit(onto) && rank(card!) === rank(onto) + 1),
      tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : builds(card!, onto)),
    },
    actions: { turn: plainTurn(draw), redeal: plainRedeal(Infinity) },
  });
