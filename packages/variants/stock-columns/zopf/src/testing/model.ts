/** The rules of Zopf once more, plain and slow, to check the variant against. */
import { plainFill, plainModel, plainRedeal, plainStock, plainTurn, rank, suit, type PlainPlace } from '@patience/core/testing';

/** Ranks up from one card to the other, round the corner. */
const up = (from: string, to: string): number => (rank(to) - rank(from) + 13) % 13;
const single = (cards: readonly string[]): boolean => cards.length === 1;
const fromWaste = (_cards: readonly string[], onto: string | undefined, _to: PlainPlace, from: PlainPlace): boolean =>
  onto === undefined && from.role === 'waste';

/** The model. */
export const model = ({ way }: { way: 'up' | 'either' }) =>
  plainModel({
    deal: (deck) => ({
      reserve: [deck.slice(0, 20)],
      tableau: deck.slice(20, 24).map((card) => [card]),
      cell: deck.slice(24, 32).map((card) => [card]),
      foundation: [[deck[32]!], [], [], [], [], [], [], []],
      stock: plainStock(deck.slice(33)),
      waste: [[]],
    }),
    lift: { reserve: single, tableau: single, cell: single, waste: single },
    lay: {
      foundation([card], onto, { pile, state }) {
        if (onto === undefined) return rank(card!) === rank(state.piles.foundation![0]![0]!);
        if (suit(card!) !== suit(onto) || pile.length === 13) return false;
        const begun = state.piles.foundation!.find((family) => family.length > 1);
        const ways = way === 'up' ? [1] : begun ? [up(begun[0]!, begun[1]!)] : [1, 12];
        return ways.includes(up(onto, card!));
      },
      tableau: fromWaste,
      cell: fromWaste,
    },
    actions: { turn: plainTurn(), redeal: plainRedeal(2) },
    after: ({ piles }) => plainFill(piles.tableau!, piles.reserve![0]!),
  });
