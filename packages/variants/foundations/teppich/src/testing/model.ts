/** The rules of Teppich once more, plain and slow, to check the variant against. */
import { acesUp, plainModel, plainStock, plainTurn, single } from '@patience/core/testing';

const alone = (cards: readonly string[]): string[][] => cards.map((card) => [card]);

/** A plain model of Teppich. The first four cards of the deck are the aces, the next twenty the carpet. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: alone(deck.slice(0, 4)),
    cell: alone(deck.slice(4, 24)),
    stock: plainStock(deck.slice(24)),
    waste: [[]],
  }),
  lift: { cell: single, waste: single },
  lay: {
    foundation: acesUp,
    cell: (_cards, onto, _to, from) => onto === undefined && from.role === 'waste',
  },
  actions: { turn: plainTurn() },
});
