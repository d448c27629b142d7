/** The rules of La Belle Lucie once more, plain and slow, to check the variant against. */
import {
  acesUp,
  bare,
  emptyPiles,
  faceDown,
  oneBelow,
  plainModel,
  sameSuit,
  shufflePlain,
  single,
  type PlainGame,
} from '@patience/core/testing';

/** The model. @param notes where the deal's stream of chance stands */
export const model = (options: { build: 'same' | 'any' }, notes: Readonly<Record<string, number>>): PlainGame =>
  plainModel({
    notes,
    deal: (deck) => ({ stock: [[]], foundation: emptyPiles(4), tableau: emptyPiles(18).map((_, i) => deck.slice(3 * i, 3 * i + 3)) }),
    lift: { tableau: single },
    lay: {
      foundation: acesUp,
      tableau: ([card], onto) => onto !== undefined && oneBelow(card!, onto) && (options.build === 'any' || sameSuit(card!, onto)),
    },
    actions: {
      redeal(state) {
        if (state.redeals === 2) return false;
        const fans = state.piles.tableau!;
        const stock = fans.flat().reverse().map(faceDown);
        shufflePlain(stock, state);
        for (const fan of fans) fan.splice(0, Infinity, ...stock.splice(-3).reverse().map(bare));
        state.redeals++;
        return true;
      },
    },
  });
