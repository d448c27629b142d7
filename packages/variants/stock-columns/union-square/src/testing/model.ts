/** The rules of Union Square once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, plainStock, plainTurn, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: plainStock(deck.slice(16)),
      waste: [[]],
      foundation: emptyPiles(4),
      tableau: Array.from({ length: 16 }, (_, i) => deck.slice(i, i + 1)),
    }),
    lift: { waste: single, tableau: single },
    lay: {
      foundation([card], onto, { pile, state }) {
        if (onto === undefined) return rank(card!) === 1 && !state.piles.foundation!.flat().some((other) => sameSuit(other, card!));
        const next = pile.length < 13 ? rank(onto) + 1 : 26 - pile.length;
        return sameSuit(card!, onto) && rank(card!) === next;
      },
      tableau([card], onto, { pile }) {
        if (onto === undefined) return true;
        const step = rank(card!) - rank(onto);
        const before = pile.length > 1 ? rank(onto) - rank(pile.at(-2)!) : step;
        return sameSuit(card!, onto) && step ** 2 === 1 && step === before;
      },
    },
    actions: { turn: plainTurn() },
  });
