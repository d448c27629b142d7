/** The rules of King's Audience once more, plain and slow, to check the variant against. */
import {
  emptyPiles,
  oneBelow,
  plainFill,
  plainModel,
  plainStock,
  plainTurn,
  rank,
  sameSuit,
  single,
  type PlainGame,
} from '@patience/core/testing';

/** Two ranks that leave together, the lower card first. */
const COUPLES = [
  [13, 12],
  [1, 11],
];
const areCouple = (a: string, b: string): boolean =>
  sameSuit(a, b) && COUPLES.some((ranks) => ranks.includes(rank(a)) && ranks.includes(rank(b)) && rank(a) !== rank(b));
const leave = ([card]: readonly string[], onto: string | undefined): boolean => onto !== undefined && areCouple(card!, onto);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: plainStock(deck.slice(16)),
      waste: [[]],
      foundation: emptyPiles(8),
      reserve: deck.slice(0, 16).map((card) => [card]),
    }),
    lift: { waste: single, reserve: single },
    lay: {
      waste: leave,
      reserve: leave,
      foundation: ([card], onto, { index }) => index < 4 && onto !== undefined && sameSuit(card!, onto) && oneBelow(card!, onto),
    },
    // `waste`: number of cards there after the last move. Two cards that the stock turned one after the other may be a couple, too, and stay.
    notes: { waste: 0 },
    actions: { turn: (state) => plainTurn()(state) && ++state.notes['waste']! > 0 },
    after({ piles, notes }) {
      const waste = piles.waste![0]!;
      for (const pile of [waste, ...piles.reserve!]) {
        if (pile.length < 2 || (pile === waste && waste.length <= notes['waste']!)) continue;
        const two = pile.splice(-2);
        const royal = two.some((card) => rank(card) === 13);
        const free = piles.foundation!.slice(royal ? 4 : 0).find((one) => one.length === 0)!;
        free.push(...two.sort((a, b) => COUPLES[royal ? 0 : 1]!.indexOf(rank(a)) - COUPLES[royal ? 0 : 1]!.indexOf(rank(b))));
      }
      plainFill(piles.reserve!, waste, piles.stock![0]!);
      notes['waste'] = waste.length;
    },
  });
