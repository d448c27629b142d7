/** The rules of Fourteen Out once more, plain and slow, to check the variant against. */
import { dealRows, plainModel, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ discard: [[]], tableau: dealRows(deck, [5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4]) }),
    lift: { tableau: single },
    pair: (one, two) => rank(one) + rank(two) === 14,
  });
