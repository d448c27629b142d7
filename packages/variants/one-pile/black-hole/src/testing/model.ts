/** The rules of Black Hole once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: [deck.slice(0, 1)],
      tableau: emptyPiles(17).map((_, i) => deck.slice(1 + 3 * i, 4 + 3 * i)),
    }),
    lift: { tableau: single },
    lay: { foundation: ([card], onto) => [1, 12].includes(Math.abs(rank(card!) - rank(onto!))) },
  });
