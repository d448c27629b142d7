/** The rules of Block Ten once more, plain and slow, to check the variant against. */
import { plainFill, plainModel, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      tableau: Array.from({ length: 9 }, (_, i) => deck.slice(i, i + 1)),
      stock: plainStock(deck.slice(9)),
      discard: [[]],
    }),
    lift: { tableau: single },
    pair: (one, two) => (rank(one) > 10 ? one[0] === two[0] : rank(one) + rank(two) === 10),
    after: ({ piles }) => plainFill(piles.tableau!, piles.stock![0]!),
    status: ({ piles }) => ([...piles.tableau!, ...piles.stock!].flat().every((card) => card.startsWith('T')) ? 'won' : 'playing'),
  });
