/** The rules of Bisley once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, oneBelow, plainModel, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. The first four foundations grow from aces, the others from kings. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal(deck) {
      const columns = dealRows(
        deck,
        emptyPiles(13).map(() => 4),
      );
      return {
        foundation: [...columns.slice(0, 4).map(([ace]) => [ace!]), ...emptyPiles(4)],
        tableau: columns.map((pile, i) => pile.slice(i < 4 ? 1 : 0)),
      };
    },
    lift: { tableau: single },
    lay: {
      foundation([card], onto, { index }) {
        if (onto === undefined) return rank(card!) === 13;
        return sameSuit(card!, onto) && (index < 4 ? oneBelow(onto, card!) : oneBelow(card!, onto));
      },
      tableau: ([card], onto) => onto !== undefined && sameSuit(card!, onto) && (oneBelow(card!, onto) || oneBelow(onto, card!)),
    },
  });
