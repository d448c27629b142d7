/** The rules of Cover once more, plain and slow, to check the variant against. */
import { plainFill, plainModel, plainStock, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ tableau: deck.slice(0, 4).map((card) => [card]), stock: plainStock(deck.slice(4)), discard: [[]] }),
    lift: { tableau: single },
    pair: sameSuit,
    after: ({ piles }) => plainFill(piles.tableau!, piles.stock![0]!),
    status: ({ piles }) => (piles.stock![0]!.length === 0 ? 'won' : 'playing'),
  });
