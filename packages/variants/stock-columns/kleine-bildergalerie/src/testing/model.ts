/** The rules of Kleine Bildergalerie once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, plainRow, plainStock, rank, suit } from '@patience/core/testing';

const single = (cards: readonly string[]): boolean => cards.length === 1;

/** The model. The gallery's piles 0–3 begin with fours, 4–7 with threes, 8–11 with twos. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: deck.slice(0, 12).map((card) => [card]),
    tableau: deck.slice(12, 16).map((card) => [card]),
    stock: plainStock(deck.slice(16)),
    cell: emptyPiles(4),
    discard: [[]],
  }),
  lift: { foundation: (cards, { pile }) => single(cards) && pile.length === 1, tableau: single, cell: single },
  lay: {
    foundation([card], onto, { pile, index }) {
      const base = 4 - Math.floor(index / 4);
      if (onto === undefined) return rank(card!) === base;
      return rank(pile[0]!) === base && suit(card!) === suit(onto) && rank(card!) === rank(onto) + 3;
    },
    cell: ([card], onto, { state }) => onto === undefined && !state.piles.cell!.flat().some((other) => suit(other) === suit(card!)),
  },
  actions: { deal: plainRow('tableau') },
  after({ piles }) {
    for (const pile of [...piles.foundation!, ...piles.tableau!])
      while (pile.length > 0 && rank(pile.at(-1)!) === 1) piles.discard![0]!.push(pile.pop()!);
  },
});
