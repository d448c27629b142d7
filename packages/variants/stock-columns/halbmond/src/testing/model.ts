/** The rules of Halbmond once more, plain and slow, to check the variant against. */
import { bare, dealRows, faceDown, plainModel, rank, single, suit, turnUp, type PlainGame } from '@patience/core/testing';

const SIXES = Array.from({ length: 16 }, () => 6);

/** Next to each other in a circle of thirteen. */
const neighbours = (a: string, b: string): boolean => [1, 12].includes(Math.abs(rank(a) - rank(b)));

/** The model. The first four cards are aces, the next four kings. */
export const model = ({ cards }: { cards: 'open' | 'closed' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: deck.slice(0, 8).map((card) => [card]),
      stock: [[]],
      tableau: dealRows(deck.slice(8), SIXES).map((pile) =>
        cards === 'open' ? pile : pile.map((card, i) => (i < 5 ? faceDown(card) : card)),
      ),
    }),
    lift: { tableau: single, foundation: (moved, { pile }) => single(moved) && pile.length > 1 },
    lay: {
      foundation: ([card], onto, { index }) => suit(card!) === suit(onto!) && rank(card!) === rank(onto!) + (index < 4 ? 1 : -1),
      tableau: ([card], onto, _to, from) =>
        from.role === 'tableau' && onto !== undefined && suit(card!) === suit(onto) && neighbours(card!, onto),
    },
    actions: {
      shift(state) {
        const piles = state.piles.tableau!;
        if (state.redeals === 3 || piles.every((pile) => pile.length < 2)) return false;
        for (const pile of piles) if (pile.length > 0) pile.push(bare(pile.shift()!));
        state.redeals++;
        return true;
      },
    },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
