/** The rules of Flower Garden once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, oneBelow, plainModel, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      reserve: deck.slice(36).map((card) => [card]),
      tableau: dealRows(deck.slice(0, 36), [6, 6, 6, 6, 6, 6]),
    }),
    lift: { foundation: single, reserve: single, tableau: single },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => onto === undefined || oneBelow(card!, onto),
    },
  });
