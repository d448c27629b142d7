/** The rules of Sankt Helena once more, plain and slow, to check the variant against. */
import { plainModel, rank, single, suit } from '@patience/core/testing';

/** Twelve piles, a card to each in turn. */
const around = (cards: readonly string[]): string[][] =>
  Array.from({ length: 12 }, (_, pile) => cards.filter((_card, i) => i % 12 === pile));

/** The sides of the table, clockwise from the top. */
const side = (index: number): 'top' | 'right' | 'bottom' | 'left' =>
  index < 4 ? 'top' : index < 6 ? 'right' : index < 10 ? 'bottom' : 'left';

/** The model. The first four cards are kings, the next four aces. */
export const model = plainModel({
  deal: (deck) => ({ foundation: deck.slice(0, 8).map((card) => [card]), stock: [[]], tableau: around(deck.slice(8)) }),
  lift: { tableau: single },
  lay: {
    foundation([card], onto, { index, state }, from) {
      const onKings = index < 4;
      if (suit(card!) !== suit(onto!) || rank(card!) - rank(onto!) !== (onKings ? -1 : 1)) return false;
      return state.redeals > 0 || side(from.index) !== (onKings ? 'bottom' : 'top');
    },
    tableau: ([card], onto) => onto !== undefined && Math.abs(rank(card!) - rank(onto)) === 1,
  },
  actions: {
    redeal(state) {
      if (state.redeals === 2) return false;
      state.piles.tableau = around(state.piles.tableau!.flat());
      state.redeals++;
      return true;
    },
  },
});
