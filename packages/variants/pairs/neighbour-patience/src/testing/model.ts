/** The rules of Neighbour once more, plain and slow, to check the variant against. */
import { bare, plainModel, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      tableau: Array.from({ length: 25 }, (_, i) => deck.slice(i, i + 1)),
      stock: plainStock(deck.slice(25)),
      discard: [[]],
    }),
    lift: { tableau: single },
    lay: { discard: ([card]) => rank(card!) === 13 },
    pair(one, two, a, b) {
      const [across, down] = [(a.index % 5) - (b.index % 5), Math.trunc(a.index / 5) - Math.trunc(b.index / 5)];
      return rank(one) + rank(two) === 13 && across ** 2 <= 1 && down ** 2 <= 1;
    },
    after({ piles }) {
      const cards = piles.tableau!.flat();
      while (cards.length < 25 && piles.stock![0]!.length > 0) cards.push(bare(piles.stock![0]!.pop()!));
      piles.tableau = Array.from({ length: 25 }, (_, i) => cards.slice(i, i + 1));
    },
  });
