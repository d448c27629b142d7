import { plainFill, plainModel, plainStock, single } from '@patience/core/testing';

/** The rules of Cribbage Squares once more, to check the variant against. */
export const model = plainModel({
  deal: (deck) => ({
    stock: plainStock(deck),
    waste: [[]],
    tableau: Array.from({ length: 16 }, () => []),
    reserve: Array.from({ length: 8 }, () => []),
  }),
  lift: { waste: single },
  lay: { tableau: (_cards, onto) => onto === undefined },
  after: ({ piles }) => plainFill(piles.waste!, ...piles.stock!),
  status: ({ piles }) => (piles.tableau!.every((place) => place.length > 0) ? 'over' : 'playing'),
});
