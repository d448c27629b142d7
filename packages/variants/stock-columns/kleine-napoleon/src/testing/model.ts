/** The rules of Kleine Napoleon once more, plain and slow, to check the variant against. */
import { plainModel, rank, suit, type PlainPlace } from '@patience/core/testing';

/** Ranks up from one card to the other, round the corner. */
const up = (from: string, to: string): number => (rank(to) - rank(from) + 13) % 13;
const leaves = ({ role, state }: PlainPlace): boolean => role !== 'cell' || state.piles.reserve!.some((pile) => pile.length === 0);
const single = (cards: readonly string[], from: PlainPlace): boolean => cards.length === 1 && leaves(from);

/** The model. */
export const model = plainModel({
  deal([base, ...rest]) {
    const bases = rest.filter((card) => rank(card) === rank(base!));
    const others = rest.filter((card) => rank(card) !== rank(base!));
    return {
      foundation: [base!, ...bases].map((card) => [card]),
      tableau: [0, 5, 10, 15, 20, 25, 30, 35].map((first) => others.slice(first, first + 5)),
      reserve: [others.slice(40, 44), others.slice(44)],
      cell: [[]],
    };
  },
  lift: { tableau: single, reserve: single, cell: single },
  lay: {
    foundation([card], onto, { pile, state }) {
      if (suit(card!) !== suit(onto!) || pile.length === 13) return false;
      const begun = state.piles.foundation!.find((family) => family.length > 1);
      const ways = begun ? [up(begun[0]!, begun[1]!)] : [1, 12];
      return ways.includes(up(onto!, card!));
    },
    tableau: ([card], onto) => onto === undefined || (suit(card!) === suit(onto) && [1, 12].includes(up(onto, card!))),
    cell: (_cards, onto) => onto === undefined,
  },
});
