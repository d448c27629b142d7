/** The rules of Harem once more, plain and slow, to check the variant against. */
import { plainModel, plainRedeal, plainStock, plainTurn, rank, suit } from '@patience/core/testing';

const single = (cards: readonly string[]): boolean => cards.length === 1;

/** The model. The first nine cards are the court, the fifth of them the sultan. */
export const model = ({ divans }: { divans: 6 | 8 }) =>
  plainModel({
    deal: (deck) => ({
      foundation: deck.slice(0, 9).map((card) => [card]),
      cell: deck.slice(9, 9 + divans).map((card) => [card]),
      stock: plainStock(deck.slice(9 + divans)),
      waste: [[]],
    }),
    lift: { cell: single, waste: single },
    lay: {
      foundation: ([card], onto, { index }) =>
        index !== 4 && suit(card!) === suit(onto!) && rank(card!) === (rank(onto!) === 13 ? 1 : rank(onto!) + 1),
      cell: (_cards, onto, _to, from) => onto === undefined && from.role === 'waste',
    },
    actions: { turn: plainTurn(), redeal: plainRedeal(2) },
  });
