/** The rules of Monte Carlo once more, plain and slow, to check the variant against. */
import { bare, plainModel, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      tableau: deck.slice(0, 25).map((card) => [card]),
      stock: plainStock(deck.slice(25)),
      discard: [[]],
    }),
    lift: { tableau: single },
    pair(one, two, a, b) {
      const [across, down] = [(a.index % 5) - (b.index % 5), Math.trunc(a.index / 5) - Math.trunc(b.index / 5)];
      return rank(one) === rank(two) && across ** 2 <= 1 && down ** 2 <= 1;
    },
    actions: {
      close({ piles }) {
        const before = JSON.stringify(piles.tableau);
        const cards = piles.tableau!.flat();
        while (cards.length < 25 && piles.stock![0]!.length > 0) cards.push(bare(piles.stock![0]!.pop()!));
        piles.tableau = Array.from({ length: 25 }, (_, i) => cards.slice(i, i + 1));
        return JSON.stringify(piles.tableau) !== before;
      },
    },
  });
