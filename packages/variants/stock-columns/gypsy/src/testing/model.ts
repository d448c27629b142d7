/** The rules of Gypsy once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, faceDown, inOrder, plainModel, plainRow, plainStock, rank, red, suit, turnUp } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => rank(card) === rank(under) - 1 && red(card) !== red(under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0, 24), Array<number>(8).fill(3)).map((column) => column.map(faceDown)),
    stock: plainStock(deck.slice(24)),
  }),
  lift: { tableau: (cards) => inOrder(cards, builds), foundation: (cards) => cards.length === 1 },
  lay: {
    foundation: ([card, more], onto, _to, from) =>
      more === undefined &&
      from.role === 'tableau' &&
      (onto === undefined ? rank(card!) === 1 : suit(card!) === suit(onto) && rank(card!) === rank(onto) + 1),
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { deal: plainRow('tableau') },
  after: ({ piles }) => turnUp(piles.tableau!),
});
