/** The rules of Fan once more, plain and slow, to check the variant against. */
import { acesUp, emptyPiles, oneBelow, plainModel, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ foundation: emptyPiles(4), tableau: emptyPiles(18).map((_, i) => deck.slice(3 * i, 3 * i + 3)) }),
    lift: { foundation: single, tableau: single },
    lay: {
      foundation: (cards, onto, _to, from) => from.role === 'tableau' && acesUp(cards, onto),
      tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : sameSuit(card!, onto) && oneBelow(card!, onto)),
    },
  });
