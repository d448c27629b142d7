/** The rules of Große Napoleon once more, plain and slow, to check the variant against. */
import {
  bare,
  dealRows,
  emptyPiles,
  faceDown,
  plainModel,
  plainRow,
  plainStock,
  rank,
  suit,
  type PlainState,
} from '@patience/core/testing';

const empty = ({ piles }: PlainState): boolean => piles.stock![0]!.length === 0;

/** Remembers how many rows have been laid since the cards were last together; the deal lays the first. */
const rows = (state: PlainState): number => state.notes['rows'] ?? 1;

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: emptyPiles(8),
    tableau: dealRows(deck.slice(0, 11), Array<number>(11).fill(1)),
    stock: plainStock(deck.slice(11)),
  }),
  lift: { tableau: (cards) => cards.length === 1 },
  lay: {
    foundation([card], onto, { index, state }, from) {
      const [first, step] = index < 4 ? [1, 1] : [13, -1];
      const fits = suit(card!) === 'CDHS'[index % 4] && rank(card!) === (onto === undefined ? first : rank(onto) + step);
      return fits && (empty(state) || rows(state) === 1 || from.index === 0 || from.index === 10);
    },
    tableau: ([card], onto, { state }) =>
      empty(state) && (onto === undefined || (suit(card!) === suit(onto) && Math.abs(rank(card!) - rank(onto)) === 1)),
  },
  actions: {
    lay(state) {
      state.notes['rows'] = rows(state) + 1;
      return plainRow('tableau')(state);
    },
    gather(state) {
      const cards = state.piles.tableau!.flatMap((column) => column.splice(0));
      if (!empty(state) || state.redeals > 0 || cards.length === 0) return false;
      state.piles.stock = [cards.map((card) => faceDown(bare(card))).reverse()];
      state.redeals = 1;
      state.notes['rows'] = 1;
      return plainRow('tableau')(state);
    },
  },
});
