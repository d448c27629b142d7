/** The rules of Fortress once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, oneBelow, plainModel, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ foundation: emptyPiles(4), tableau: dealRows(deck, [6, 6, 5, 5, 5, 5, 5, 5, 5, 5]) }),
    lift: { tableau: single },
    lay: {
      foundation: acesUp,
      tableau: ([card], onto) => onto === undefined || (sameSuit(card!, onto) && (oneBelow(card!, onto) || oneBelow(onto, card!))),
    },
  });
