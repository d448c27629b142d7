/** The rules of Ten Across once more, plain and slow, to check the variant against. */
import {
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  oneBelow,
  plainModel,
  rank,
  sameSuit,
  single,
  turnUp,
  type PlainGame,
} from '@patience/core/testing';

const builds = (upper: string, lower: string): boolean => sameSuit(upper, lower) && oneBelow(upper, lower);
const HIDDEN = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0];

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      cell: deck.slice(50).map((card) => [card]),
      tableau: dealRows(
        deck.slice(0, 50),
        emptyPiles(10).map(() => 5),
      ).map((pile, t) => pile.map((card, i) => (i < HIDDEN[t]! ? faceDown(card) : card))),
    }),
    lift: { cell: () => true, tableau: () => true },
    lay: {
      cell: (cards, onto) => single(cards) && onto === undefined,
      tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : builds(card!, onto)),
    },
    after: ({ piles }) => turnUp(piles.tableau!),
    status: ({ piles: { tableau } }) => {
      const whole = (pile: readonly string[]): boolean => pile.length === 13 && rank(pile[0]!) === 13 && inOrder(pile, builds);
      return tableau!.filter(whole).length === 4 ? 'won' : 'playing';
    },
  });
