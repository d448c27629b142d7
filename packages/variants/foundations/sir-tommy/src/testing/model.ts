/** The rules of Sir Tommy once more, plain and slow, to check the variant against. */
import { emptyPiles, oneBelow, plainModel, plainStock, rank, single, turnUp, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ stock: plainStock(deck), foundation: emptyPiles(4), tableau: emptyPiles(4) }),
    lift: { stock: single, tableau: single },
    lay: {
      foundation: ([card], onto) => (onto === undefined ? rank(card!) === 1 : oneBelow(onto, card!)),
      tableau: (_cards, _onto, _to, from) => from.role === 'stock',
    },
    after: ({ piles }) => turnUp(piles.stock!),
  });
