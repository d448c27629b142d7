/** The rules of Aces Up once more, plain and slow, to check the variant against. */
import { plainModel, plainRow, plainStock, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

const worth = (card: string): number => '23456789TJQKA'.indexOf(card.charAt(0));

/** The model. */
export const model = (options: { gaps: 'any' | 'aces' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: plainStock(deck.slice(4)),
      tableau: deck.slice(0, 4).map((card) => [card]),
      discard: [[]],
    }),
    lift: { tableau: single },
    lay: {
      tableau: ([card], onto) => onto === undefined && (options.gaps === 'any' || rank(card!) === 1),
      discard: ([card], _onto, _to, { state, index }) =>
        state.piles.tableau!.some(
          (pile, i) => i !== index && pile.length > 0 && sameSuit(pile.at(-1)!, card!) && worth(pile.at(-1)!) > worth(card!),
        ),
    },
    actions: { deal: plainRow('tableau') },
    status: ({ piles }) => (piles.discard![0]!.length === 48 ? 'won' : 'playing'),
  });
