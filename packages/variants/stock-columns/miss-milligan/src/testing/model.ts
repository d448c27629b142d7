/** The rules of Miss Milligan once more, plain and slow, to check the variant against. */
import { acesUp, alternate, dealRows, emptyPiles, inOrder, oneBelow, plainModel, plainRow, plainStock, rank } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => alternate(card, under) && oneBelow(card, under);

/** The model. */
export const model = ({ waive }: { waive: 'card' | 'run' }) =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(8),
      tableau: dealRows(deck.slice(0, 8), Array<number>(8).fill(1)),
      stock: plainStock(deck.slice(8)),
      cell: [[]],
    }),
    lift: { tableau: (cards) => inOrder(cards, builds), cell: (cards) => inOrder(cards, builds) },
    lay: {
      foundation: acesUp,
      tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : builds(card!, onto)),
      cell: (cards, onto, { state }) =>
        onto === undefined && state.piles.stock![0]!.length === 0 && (waive === 'run' || cards.length === 1),
    },
    actions: { deal: plainRow('tableau') },
  });
