/** The rules of Three Blind Mice once more, plain and slow, to check the variant against. */
import {
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  oneBelow,
  plainModel,
  rank,
  sameSuit,
  turnUp,
  type PlainGame,
} from '@patience/core/testing';

const builds = (upper: string, lower: string): boolean => sameSuit(upper, lower) && oneBelow(upper, lower);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      reserve: deck.slice(50).map((card) => [card]),
      tableau: dealRows(
        deck.slice(0, 50),
        emptyPiles(10).map(() => 5),
      ).map((pile, t) => pile.map((card, i) => (t > 6 && i < 3 ? faceDown(card) : card))),
    }),
    lift: { reserve: () => true, tableau: () => true },
    lay: { tableau: ([card], onto) => (onto === undefined ? rank(card!) === 13 : builds(card!, onto)) },
    after: ({ piles }) => turnUp(piles.tableau!),
    status: ({ piles: { tableau } }) => {
      const whole = (pile: readonly string[]): boolean => pile.length === 13 && rank(pile[0]!) === 13 && inOrder(pile, builds);
      return tableau!.filter(whole).length === 4 ? 'won' : 'playing';
    },
  });
