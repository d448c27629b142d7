/** The rules of Scuffle once more, plain and slow, to check the variant against. */
import {
  emptyPiles,
  faceDown,
  oneBelow,
  plainModel,
  plainRow,
  plainStock,
  shufflePlain,
  single,
  type PlainGame,
} from '@patience/core/testing';

/** The model. @param notes the state of the deal's random stream */
export const model = (_options: object, notes: Readonly<Record<string, number>>): PlainGame =>
  plainModel({
    notes,
    deal: (deck) => ({
      stock: plainStock(deck.slice(4)),
      foundation: deck.slice(0, 4).map((card) => [card]),
      tableau: emptyPiles(4),
    }),
    lift: { tableau: single },
    lay: { foundation: ([card], onto) => onto !== undefined && oneBelow(onto, card!) },
    actions: {
      deal: plainRow('tableau'),
      redeal(state) {
        const { stock, tableau } = state.piles;
        if (stock![0]!.length > 0 || tableau!.flat().length === 0 || state.redeals === 2) return false;
        for (const pile of tableau!) stock![0]!.push(...pile.splice(0).map(faceDown));
        shufflePlain(stock![0]!, state);
        state.redeals++;
        return true;
      },
    },
  });
