/** The rules of Seahaven Towers once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, oneBelow, plainModel, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (options: { gaps: 'any' | 'kings' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      cell: [[], ...deck.slice(50).map((card) => [card]), []],
      tableau: dealRows(deck.slice(0, 50), [5, 5, 5, 5, 5, 5, 5, 5, 5, 5]),
    }),
    lift: { cell: single, tableau: single },
    lay: {
      cell: (_cards, onto) => onto === undefined,
      foundation: acesUp,
      tableau: ([card], onto) =>
        onto === undefined ? options.gaps === 'any' || rank(card!) === 13 : sameSuit(card!, onto) && oneBelow(card!, onto),
    },
  });
