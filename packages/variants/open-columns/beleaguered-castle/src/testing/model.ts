/** The rules of Beleaguered Castle once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, oneBelow, plainModel, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (options: { cells: 0 | 1 }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: deck.slice(0, 4).map((ace) => [ace]),
      cell: emptyPiles(options.cells),
      tableau: dealRows(deck.slice(4), [6, 6, 6, 6, 6, 6, 6, 6]),
    }),
    lift: { cell: single, tableau: single },
    lay: {
      cell: (_cards, onto) => onto === undefined,
      foundation: ([card], onto) => sameSuit(card!, onto!) && oneBelow(onto!, card!),
      tableau: ([card], onto) => onto === undefined || oneBelow(card!, onto),
    },
  });
