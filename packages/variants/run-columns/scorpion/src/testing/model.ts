/** The rules of Scorpion once more, plain and slow, to check the variant against. */
import { bare, dealRows, faceDown, inOrder, oneBelow, plainModel, rank, sameSuit, turnUp, type PlainGame } from '@patience/core/testing';

const builds = (upper: string, lower: string): boolean => sameSuit(upper, lower) && oneBelow(upper, lower);

/** The model. */
export const model = (options: { gaps: 'kings' | 'any' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: [deck.slice(49).reverse().map(faceDown)],
      tableau: dealRows(deck.slice(0, 49), [7, 7, 7, 7, 7, 7, 7]).map((pile, t) =>
        pile.map((card, i) => (t < 4 && i < 3 ? faceDown(card) : card)),
      ),
    }),
    lift: { tableau: () => true },
    lay: { tableau: ([card], onto) => (onto === undefined ? options.gaps === 'any' || rank(card!) === 13 : builds(card!, onto)) },
    actions: {
      deal({ piles: { stock, tableau } }) {
        if (stock![0]!.length === 0) return false;
        for (const column of tableau!.slice(0, 3)) column.push(bare(stock![0]!.pop()!));
        return true;
      },
    },
    after: ({ piles }) => turnUp(piles.tableau!),
    status: ({ piles: { tableau } }) => {
      const whole = (pile: readonly string[]): boolean => pile.length === 13 && rank(pile[0]!) === 13 && inOrder(pile, builds);
      return tableau!.filter(whole).length === 4 ? 'won' : 'playing';
    },
  });
