/** The rules of Raglan once more, plain and slow, to check the variant against. */
import { acesUp, alternate, dealRows, dealTriangle, oneBelow, plainModel, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: dealRows(deck.slice(0, 4), [1, 1, 1, 1]),
      reserve: dealRows(deck.slice(46), [1, 1, 1, 1, 1, 1]),
      tableau: dealTriangle(deck.slice(4), 9, 7),
    }),
    lift: { foundation: single, reserve: single, tableau: single },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => onto === undefined || (alternate(card!, onto) && oneBelow(card!, onto)),
    },
  });
