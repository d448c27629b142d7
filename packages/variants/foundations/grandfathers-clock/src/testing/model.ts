/** The rules of Grandfather’s Clock once more, plain and slow, to check the variant against. */
import { dealRows, oneBelow, plainModel, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: deck.slice(0, 12).map((card) => [card]),
      tableau: dealRows(deck.slice(12), Array<number>(8).fill(5)),
    }),
    lift: { tableau: single },
    lay: {
      foundation: ([card], onto, to) => rank(onto!) !== to.index + 1 && sameSuit(card!, onto!) && rank(card!) === (rank(onto!) % 13) + 1,
      tableau: ([card], onto) => onto === undefined || oneBelow(card!, onto),
    },
  });
