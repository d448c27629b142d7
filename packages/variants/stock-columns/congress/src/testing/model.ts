/** The rules of Congress once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, plainFill, plainModel, plainStock, plainTurn, rank, suit } from '@patience/core/testing';

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0, 8), Array<number>(8).fill(1)),
    stock: plainStock(deck.slice(8)),
    waste: [[]],
  }),
  lift: { tableau: (cards) => cards.length === 1, waste: (cards) => cards.length === 1 },
  lay: {
    foundation: ([card], onto) => (onto === undefined ? rank(card!) === 1 : suit(card!) === suit(onto) && rank(card!) === rank(onto) + 1),
    tableau: ([card], onto) => onto === undefined || rank(card!) === rank(onto) - 1,
  },
  actions: { turn: plainTurn() },
  after: ({ piles }) => plainFill(piles.tableau!, piles.waste![0]!, piles.stock![0]!),
});
