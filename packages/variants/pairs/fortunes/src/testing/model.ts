/** The rules of Fortunes once more, plain and slow, to check the variant against. */
import { plainModel, plainRow, plainStock, sameSuit, single, type PlainGame } from '@patience/core/testing';

const worth = (card: string): number => '23456789TJQKA'.indexOf(card.charAt(0));

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: plainStock(deck.slice(4)),
      tableau: deck.slice(0, 4).map((card) => [card]),
      discard: [[]],
    }),
    lift: { tableau: () => true },
    lay: {
      tableau: (_cards, onto) => onto === undefined,
      discard(cards, _onto, { state }, { index }) {
        const others = state.piles.tableau!.filter((_, i) => i !== index).flatMap((column) => column.slice(-1));
        return single(cards) && others.some((card) => sameSuit(card, cards[0]!) && worth(card) > worth(cards[0]!));
      },
    },
    actions: { deal: plainRow('tableau') },
    status: ({ piles }) => (piles.discard![0]!.length === 48 ? 'won' : 'playing'),
  });
