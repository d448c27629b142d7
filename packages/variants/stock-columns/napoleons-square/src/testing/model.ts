/** The rules of Napoleon’s Square once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, inOrder, plainModel, plainStock, plainTurn, rank, suit } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && suit(card) === suit(under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0), Array<number>(12).fill(4)),
    stock: plainStock(deck.slice(48)),
    waste: [[]],
  }),
  lift: { tableau: (cards) => inOrder(cards, builds), waste: (cards) => cards.length === 1 },
  lay: {
    foundation: ([card, more], onto) =>
      more === undefined && (onto === undefined ? rank(card!) === 1 : suit(card!) === suit(onto) && rank(card!) === rank(onto) + 1),
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
});
