/** The rules of Shamrocks once more, plain and slow, to check the variant against. */
import { acesUp, emptyPiles, oneBelow, plainModel, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ foundation: emptyPiles(4), tableau: emptyPiles(18).map((_, i) => deck.slice(3 * i, 3 * i + 3)) }),
    lift: { tableau: single },
    lay: {
      foundation: acesUp,
      tableau: ([card], onto, to) => onto !== undefined && to.pile.length < 3 && (oneBelow(card!, onto) || oneBelow(onto, card!)),
    },
  });
