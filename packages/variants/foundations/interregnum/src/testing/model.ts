/** The rules of Interregnum once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, plainRow, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** The rank after another one, the ace after the king. */
const after = (before: number): number => (before === 13 ? 1 : before + 1);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: plainStock(deck.slice(16)),
      reserve: deck.slice(8, 16).map((card) => [card]),
      foundation: emptyPiles(8),
      tableau: deck.slice(0, 8).map((card) => [card]),
    }),
    lift: { reserve: single, tableau: single },
    lay: {
      foundation([card], onto, { index, pile, state }, from) {
        const [base] = state.piles.reserve![index]!;
        if (base === undefined || rank(card!) !== after(rank(onto ?? base))) return false;
        return pile.length === 12 ? from.role === 'reserve' && from.index === index : from.role === 'tableau';
      },
    },
    actions: { deal: plainRow('tableau') },
  });
