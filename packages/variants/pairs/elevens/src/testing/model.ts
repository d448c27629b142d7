/** The rules of Elevens once more, plain and slow, to check the variant against. */
import { plainFill, plainModel, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      tableau: deck.slice(0, 9).map((card) => [card]),
      stock: plainStock(deck.slice(9)),
      discard: [[]],
    }),
    lift: { tableau: single },
    pair: (one, two) => rank(one) + rank(two) === 11,
    actions: {
      court({ piles }) {
        const three = ['J', 'Q', 'K'].map((letter) => piles.tableau!.find(([card]) => card?.startsWith(letter)));
        if (three.includes(undefined)) return false;
        for (const pile of three) piles.discard![0]!.push(pile!.pop()!);
        return true;
      },
    },
    after: ({ piles }) => plainFill(piles.tableau!, piles.stock![0]!),
  });
