/** The rules of Baker's Game once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, oneBelow, plainModel, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (options: { gaps: 'any' | 'kings' }): PlainGame =>
  plainModel({
    deal: (deck) => ({ cell: emptyPiles(4), foundation: emptyPiles(4), tableau: dealRows(deck, [7, 7, 7, 7, 6, 6, 6, 6]) }),
    lift: { cell: single, tableau: single },
    lay: {
      cell: (_cards, onto) => onto === undefined,
      foundation: acesUp,
      tableau: ([card], onto) =>
        onto === undefined ? options.gaps === 'any' || rank(card!) === 13 : sameSuit(card!, onto) && oneBelow(card!, onto),
    },
  });
