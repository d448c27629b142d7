/** The rules of Königsstern once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, plainRedeal, plainStock, plainTurn, rank, single, suit } from '@patience/core/testing';

/** The model. Foundations 0–15 are the rays, aces on the even ones; 16–23 are the kings. */
export const model = plainModel({
  deal: (deck) => ({ stock: plainStock(deck), waste: [[]], foundation: emptyPiles(24) }),
  lift: { waste: single },
  lay: {
    foundation([card], onto, { index }) {
      if (onto === undefined) return rank(card!) === (index >= 16 ? 13 : index % 2 === 0 ? 1 : 2);
      return index < 16 && suit(card!) === suit(onto) && rank(card!) === rank(onto) + 2 && rank(card!) < 13;
    },
  },
  actions: { turn: plainTurn(), redeal: plainRedeal(2) },
  names: {
    foundation: [...Array.from({ length: 16 }, (_, i) => `f${i + 1}`), ...Array.from({ length: 8 }, (_, i) => `k${i + 1}`)],
  },
});
