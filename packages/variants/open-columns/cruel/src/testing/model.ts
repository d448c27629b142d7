/** The rules of Cruel once more, plain and slow, to check the variant against. */
import { emptyPiles, oneBelow, plainModel, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** Twelve columns, four cards to each as long as there are some. */
const inFours = (cards: readonly string[]): string[][] => emptyPiles(12).map((_, i) => cards.slice(4 * i, 4 * i + 4));

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ stock: [[]], foundation: deck.slice(0, 4).map((ace) => [ace]), tableau: inFours(deck.slice(4)) }),
    lift: { tableau: single },
    lay: {
      foundation: ([card], onto) => sameSuit(card!, onto!) && oneBelow(onto!, card!),
      tableau: ([card], onto) => onto !== undefined && oneBelow(card!, onto) && sameSuit(card!, onto),
    },
    actions: {
      redeal({ piles }) {
        const before = JSON.stringify(piles.tableau);
        piles.tableau = inFours(piles.tableau!.flat());
        return JSON.stringify(piles.tableau) !== before;
      },
    },
  });
