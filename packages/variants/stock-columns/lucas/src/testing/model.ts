/** The rules of Lucas once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, oneBelow, plainModel, plainStock, plainTurn, sameSuit, single } from '@patience/core/testing';

const builds = (card: string, under: string): boolean => sameSuit(card, under) && oneBelow(card, under);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: deck.slice(0, 8).map((ace) => [ace]),
    tableau: dealRows(deck.slice(8), Array<number>(13).fill(3)),
    stock: plainStock(deck.slice(47)),
    waste: [[]],
  }),
  lift: { tableau: single, waste: single },
  lay: {
    foundation: acesUp,
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn() },
});
