/** The rules of Penguin once more, plain and slow, to check the variant against. */
import { dealRows, emptyPiles, inOrder, plainModel, rank, sameSuit, single, type PlainGame, type PlainState } from '@patience/core/testing';

/** The card above in the round of ranks, of the same suit. */
const follows = (high: string, low: string): boolean => sameSuit(high, low) && rank(high) === (rank(low) % 13) + 1;

/** The rank with which families begin: that of the card at the head of the first foundation that has one. */
const beakOf = ({ piles }: PlainState): number => rank(piles.foundation!.find((pile) => pile.length > 0)![0]!);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal([beak, ...others]) {
      const bases = others.filter((card) => rank(card) === rank(beak!));
      const rest = others.filter((card) => rank(card) !== rank(beak!));
      return {
        cell: emptyPiles(7),
        foundation: [...bases.map((card) => [card]), []],
        tableau: dealRows([beak!, ...rest], [7, 7, 7, 7, 7, 7, 7]),
      };
    },
    lift: { cell: single, tableau: (cards) => inOrder(cards, (upper, lower) => follows(lower, upper)) },
    lay: {
      cell: (cards, onto) => single(cards) && onto === undefined,
      foundation: (cards, onto, { state }) =>
        single(cards) && (onto === undefined ? rank(cards[0]!) === beakOf(state) : follows(cards[0]!, onto)),
      tableau: ([card], onto, { state }) => (onto === undefined ? (rank(card!) % 13) + 1 === beakOf(state) : follows(onto, card!)),
    },
  });
