/** The rules of Trefoil once more, plain and slow, to check the variant against. */
import { bare, emptyPiles, faceDown, oneBelow, plainModel, sameSuit, shufflePlain, single, type PlainGame } from '@patience/core/testing';

/** The model. @param notes where the deal's stream of chance stands */
export const model = (_options: object, notes: Readonly<Record<string, number>>): PlainGame =>
  plainModel({
    notes,
    deal: (deck) => ({
      stock: [[]],
      foundation: deck.slice(0, 4).map((ace) => [ace]),
      tableau: emptyPiles(16).map((_, i) => deck.slice(4 + 3 * i, 7 + 3 * i)),
    }),
    lift: { tableau: single },
    lay: {
      foundation: ([card], onto) => sameSuit(card!, onto!) && oneBelow(onto!, card!),
      tableau: ([card], onto) => onto !== undefined && oneBelow(card!, onto) && sameSuit(card!, onto),
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
