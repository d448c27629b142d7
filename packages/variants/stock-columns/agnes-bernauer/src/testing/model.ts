/** The rules of Agnes Bernauer once more, plain and slow, to check the variant against. */
import { dealRows, inOrder, plainModel, plainRow, plainStock, rank, red, suit } from '@patience/core/testing';

/** Returns the number of ranks from one card up to another, with the ace after the king. */
const above = (card: string, under: string): number => (rank(card) - rank(under) + 13) % 13;
const builds = (card: string, under: string): boolean => above(card, under) === 12 && red(card) !== red(under);

/** The base lies on the first foundation from the deal on. */
const baseOf = (foundations: readonly (readonly string[])[]): string => foundations[0]![0]!;

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: [[deck[35]!], [], [], []],
    reserve: dealRows(deck.slice(28, 35), Array<number>(7).fill(1)),
    tableau: dealRows(deck.slice(0, 28), [1, 2, 3, 4, 5, 6, 7]),
    stock: plainStock(deck.slice(36)),
  }),
  lift: { tableau: (cards) => inOrder(cards, builds), reserve: (cards) => cards.length === 1 },
  lay: {
    foundation: ([card, more], onto, { state }) =>
      more === undefined &&
      (onto === undefined ? above(card!, baseOf(state.piles.foundation!)) === 0 : suit(card!) === suit(onto) && above(card!, onto) === 1),
    tableau: ([card], onto, { state }) => (onto === undefined ? above(card!, baseOf(state.piles.foundation!)) === 12 : builds(card!, onto)),
  },
  actions: { deal: plainRow('reserve') },
});
