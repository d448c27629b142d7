/** The rules of Labyrinth once more, plain and slow, to check the variant against. */
import { acesUp, bare, plainFill, plainModel, plainStock, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    notes: { rows: 0 },
    deal: (deck) => ({
      stock: plainStock(deck.slice(12)),
      foundation: deck.slice(0, 4).map((card) => [card]),
      tableau: Array.from({ length: 16 }, (_, i) => (i < 8 ? deck.slice(4 + i, 5 + i) : [])),
    }),
    lift: { tableau: single },
    lay: { foundation: acesUp },
    actions: {
      deal({ piles, notes }) {
        const stock = piles.stock![0]!;
        if (stock.length === 0) return false;
        notes.rows = 1;
        for (const [i, upper] of piles.tableau!.slice(0, 8).entries())
          if (stock.length > 0) (upper.length > 0 ? piles.tableau![i + 8]! : upper).push(bare(stock.pop()!));
        return true;
      },
    },
    after({ piles, notes }) {
      const upper = piles.tableau!.slice(0, 8);
      if (notes.rows === 0) plainFill(upper, piles.stock![0]!);
      else for (const [i, pile] of upper.entries()) if (pile.length === 0) pile.push(...piles.tableau![i + 8]!.splice(0, 1));
    },
  });
