/** The rules of King Albert once more, plain and slow, to check the variant against. */
import {
  acesUp,
  alternate,
  dealRows,
  dealTriangle,
  emptyPiles,
  oneBelow,
  plainModel,
  single,
  type PlainGame,
} from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      reserve: dealRows(deck.slice(45), [1, 1, 1, 1, 1, 1, 1]),
      tableau: dealTriangle(deck, 9),
    }),
    lift: { foundation: single, reserve: single, tableau: single },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => onto === undefined || (alternate(card!, onto) && oneBelow(card!, onto)),
    },
  });
