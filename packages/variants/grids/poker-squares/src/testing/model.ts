import { plainFill, plainModel, plainStock, single } from '@patience/core/testing';

/** The rules of Poker Squares once more, to check the variant against. */
export const model = plainModel({
  deal: (deck) => ({
    stock: plainStock(deck),
    waste: [[]],
    tableau: Array.from({ length: 25 }, () => []),
    reserve: Array.from({ length: 10 }, () => []),
  }),
  lift: { waste: single },
  lay: { tableau: (_cards, onto) => onto === undefined },
  after({ piles }) {
    if (piles.tableau!.some((place) => place.length === 0)) plainFill(piles.waste!, ...piles.stock!);
  },
  status: ({ piles }) => (piles.tableau!.every((place) => place.length > 0) ? 'over' : 'playing'),
});
