/** The rules of Kotillon once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, plainFill, plainModel, plainStock, plainTurn, single } from '@patience/core/testing';

const FROM_ACE = 'A3579JK2468TQ';
const FROM_TWO = '2468TQA3579JK';

/** The model. Foundations stand by suits, clubs first, that of the ace before that of the two. */
export const model = plainModel({
  deal: (deck) => ({
    tableau: dealRows(deck.slice(0, 12), [3, 3, 3, 3]),
    reserve: deck.slice(12, 28).map((card) => [card]),
    stock: plainStock(deck.slice(28)),
    waste: [[]],
    foundation: emptyPiles(8),
  }),
  lift: { tableau: single, reserve: single, waste: single },
  lay: {
    foundation([card], _onto, { index, pile }) {
      const order = index % 2 === 0 ? FROM_ACE : FROM_TWO;
      return card === `${order[pile.length] ?? ''}${'CDHS'[Math.floor(index / 2)]!}`;
    },
  },
  actions: { turn: plainTurn() },
  after: ({ piles }) => plainFill(piles.reserve!, piles.waste![0]!, piles.stock![0]!),
});
