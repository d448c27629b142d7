/** The rules of Quatorze once more, plain and slow, to check the variant against. */
import { plainFill, plainModel, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      tableau: Array.from({ length: 25 }, (_, i) => deck.slice(i, i + 1)),
      stock: plainStock(deck.slice(25)),
      discard: [[]],
    }),
    lift: { tableau: single },
    pair(one, two, a, b) {
      const line = Math.trunc(a.index / 5) === Math.trunc(b.index / 5) || (a.index - b.index) % 5 === 0;
      return line && rank(one) + rank(two) === 14;
    },
    after({ piles }) {
      plainFill(piles.tableau!, piles.stock![0]!);
      const cards = piles.tableau!.flat();
      if (piles.stock![0]!.length === 0) piles.tableau = Array.from({ length: 25 }, (_, i) => cards.slice(i, i + 1));
    },
  });
