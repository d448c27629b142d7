/** The rules of Maze once more, plain and slow, to check the variant against. */
import { plainModel, rank, sameSuit, single, type PlainGame } from '@patience/core/testing';

const next = (one: string | undefined, two: string | undefined): boolean => {
  if (one === undefined || two === undefined) return false;
  return (rank(one) === 12 && rank(two) === 1) || (sameSuit(one, two) && rank(two) - rank(one) === 1);
};

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal(deck) {
      const places = [...deck.slice(0, 8), '', ...deck.slice(8, 16), '', ...deck.slice(16)];
      const isKing = (card: string): boolean => card.startsWith('K');
      return {
        tableau: Array.from({ length: 54 }, (_, i) => (places[i] && !isKing(places[i]) ? [places[i]] : [])),
        discard: [deck.filter(isKing)],
      };
    },
    lift: { tableau: single },
    lay: {
      tableau([card], onto, { index, state }) {
        const [before, after] = [index - 1, index + 1].map((i) => state.piles.tableau![i]?.[0]);
        const end = (index === 0 && rank(card!) === 1) || (index === 53 && rank(card!) === 12);
        return onto === undefined && (end || next(before, card) || next(card, after));
      },
    },
    status({ piles }) {
      const cards = piles.tableau!.flat();
      return rank(cards[0]!) === 1 && cards.slice(1).every((card, i) => next(cards[i], card)) ? 'won' : 'playing';
    },
  });
