/** The rules of Streets and Alleys once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, oneBelow, plainModel, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (options: { cells: 0 | 1 }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      cell: emptyPiles(options.cells),
      tableau: dealRows(deck, [7, 7, 7, 7, 6, 6, 6, 6]),
    }),
    lift: { cell: single, tableau: single },
    lay: {
      cell: (_cards, onto) => onto === undefined,
      foundation: acesUp,
      tableau: ([card], onto) => onto === undefined || oneBelow(card!, onto),
    },
  });
