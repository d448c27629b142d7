/** The rules of Rückgrat once more, plain and slow, to check the variant against. */
import {
  acesUp,
  emptyPiles,
  plainModel,
  plainRedeal,
  plainStock,
  plainTurn,
  rank,
  single,
  suit,
  type PlainGame,
} from '@patience/core/testing';

/** The model. The backbone is the first two reserves, the tailbone the third. */
export const model = ({ gaps }: { gaps: 'any' | 'ribs' }): PlainGame =>
  plainModel({
    deal(deck) {
      // In the first row the tailbone is dealt with the backbone.
      const [one, two, tail, ...rest] = deck;
      const bones = rest.slice(0, 20);
      return {
        foundation: emptyPiles(8),
        reserve: [[one!, ...bones.filter((_, i) => i % 2 === 0)], [two!, ...bones.filter((_, i) => i % 2 === 1)], [tail!]],
        tableau: rest.slice(20, 28).map((card) => [card]),
        stock: plainStock(rest.slice(28)),
        waste: [[]],
      };
    },
    lift: {
      reserve: (cards, { index, state }) => single(cards) && (index === 2 || state.piles.reserve![2]!.length === 0),
      tableau: single,
      waste: single,
    },
    lay: {
      foundation: acesUp,
      tableau([card], onto, _to, from) {
        if (onto !== undefined) return suit(card!) === suit(onto) && rank(card!) === rank(onto) - 1;
        return gaps === 'any' || from.role !== 'reserve';
      },
    },
    actions: { turn: plainTurn(), redeal: plainRedeal(1) },
  });
