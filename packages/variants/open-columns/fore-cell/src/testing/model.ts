/** The rules of ForeCell once more, plain and slow, to check the variant against. */
import {
  acesUp,
  alternate,
  dealRows,
  emptyPiles,
  oneBelow,
  plainModel,
  rank,
  sameSuit,
  single,
  type PlainGame,
} from '@patience/core/testing';

/** The model. */
export const model = (options: { build: 'alternate' | 'same' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      cell: deck.slice(48).map((card) => [card]),
      foundation: emptyPiles(4),
      tableau: dealRows(deck.slice(0, 48), [6, 6, 6, 6, 6, 6, 6, 6]),
    }),
    lift: { cell: single, tableau: single },
    lay: {
      cell: (_cards, onto) => onto === undefined,
      foundation: acesUp,
      tableau: ([card], onto) =>
        onto === undefined ? rank(card!) === 13 : oneBelow(card!, onto) && (options.build === 'same' ? sameSuit : alternate)(card!, onto),
    },
  });
