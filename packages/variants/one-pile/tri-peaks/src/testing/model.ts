/** The rules of Tri Peaks once more, plain and slow, to check the variant against. */
import { bare, emptyPiles, faceDown, isDown, plainModel, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** For each card that is face down, the two that lie on it; all counted from 0, row by row. */
const COVERS = [
  ...[3, 5, 7].map((left) => [left, left + 1]),
  ...[9, 10, 12, 13, 15, 16].map((left) => [left, left + 1]),
  ...[18, 19, 20, 21, 22, 23, 24, 25, 26].map((left) => [left, left + 1]),
];

/** The model. */
export const model = (options: { corner: 'open' | 'closed' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      tableau: emptyPiles(28).map((_, i) => [i < 18 ? faceDown(deck[i]!) : deck[i]!]),
      foundation: [[deck[28]!]],
      stock: plainStock(deck.slice(29)),
    }),
    lift: { tableau: single },
    lay: {
      foundation([card], onto) {
        const apart = Math.abs(rank(card!) - rank(onto!));
        return apart === 1 || (options.corner === 'open' && apart === 12);
      },
    },
    actions: {
      turn({ piles }) {
        const card = piles.stock![0]!.pop();
        if (card === undefined) return false;
        piles.foundation![0]!.push(bare(card));
        return true;
      },
    },
    after({ piles }) {
      for (const [i, covers] of COVERS.entries()) {
        const pile = piles.tableau![i]!;
        if (pile.some(isDown) && covers.every((j) => piles.tableau![j]!.length === 0)) pile.push(bare(pile.pop()!));
      }
    },
    status: ({ piles }) => (piles.tableau!.flat().length === 0 ? 'won' : 'playing'),
  });
