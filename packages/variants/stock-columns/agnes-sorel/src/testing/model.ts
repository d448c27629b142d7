/** The rules of Agnes Sorel once more, plain and slow, to check the variant against. */
import { dealRows, faceDown, inOrder, plainModel, plainRow, plainStock, rank, red, suit, turnUp } from '@patience/core/testing';

/** Returns the number of ranks from one card up to another, with the ace after the king. */
const above = (card: string, under: string): number => (rank(card) - rank(under) + 13) % 13;
const builds = (card: string, under: string): boolean => above(card, under) === 12 && red(card) === red(under);

/** The model. */
export const model = ({ columns }: { columns: 'open' | 'hidden' }) =>
  plainModel({
    deal: (deck) => ({
      foundation: [[deck[28]!], [], [], []],
      tableau: dealRows(deck.slice(0, 28), [1, 2, 3, 4, 5, 6, 7]).map((column) => (columns === 'open' ? column : column.map(faceDown))),
      stock: plainStock(deck.slice(29)),
    }),
    lift: { tableau: (cards) => inOrder(cards, builds) },
    lay: {
      foundation: ([card, more], onto, { state }) =>
        more === undefined &&
        (onto === undefined
          ? rank(card!) === rank(state.piles.foundation![0]![0]!)
          : suit(card!) === suit(onto) && above(card!, onto) === 1),
      tableau: ([card], onto) => onto !== undefined && builds(card!, onto),
    },
    actions: { deal: plainRow('tableau') },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
