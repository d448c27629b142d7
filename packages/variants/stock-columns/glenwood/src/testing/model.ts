/** The rules of Glenwood once more, plain and slow, to check the variant against. */
import {
  alternate,
  dealRows,
  emptyPiles,
  inOrder,
  plainModel,
  plainRedeal,
  plainStock,
  plainTurn,
  rank,
  sameSuit,
  single,
  type PlainState,
} from '@patience/core/testing';

/** Returns whether the second card is the next rank above the first, with the ace after the king. */
const follows = (lower: string, upper: string): boolean => rank(upper) === (rank(lower) === 13 ? 1 : rank(lower) + 1);
const builds = (card: string, onto: string): boolean => alternate(card, onto) && follows(card, onto);
/** The rank of the base cards; undefined before it is chosen. */
const baseOf = ({ piles }: PlainState): number | undefined => {
  const begun = piles.foundation!.find((pile) => pile.length > 0);
  return begun && rank(begun[0]!);
};
const isReserveEmpty = ({ piles }: PlainState): boolean => piles.reserve!.every((pile) => pile.length === 0);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    reserve: dealRows(deck.slice(0, 12), [3, 3, 3, 3]),
    tableau: deck.slice(12, 16).map((card) => [card]),
    stock: plainStock(deck.slice(16)),
    waste: [[]],
    foundation: emptyPiles(4),
  }),
  lift: { reserve: single, waste: single, tableau: (cards) => inOrder(cards, builds) },
  lay: {
    foundation(cards, onto, { state }, from) {
      if (!single(cards)) return false;
      const [card] = cards as [string];
      if (onto !== undefined) return sameSuit(card, onto) && follows(onto, card);
      return baseOf(state) === undefined ? from.role === 'reserve' : rank(card) === baseOf(state);
    },
    tableau(cards, onto, { state }, from) {
      if (from.role === 'tableau' && (baseOf(state) === undefined || cards.length !== from.pile.length)) return false;
      if (onto !== undefined) return builds(cards[0]!, onto);
      return from.role === 'reserve' || (from.role === 'waste' && isReserveEmpty(state));
    },
  },
  actions: {
    turn: (state) => baseOf(state) !== undefined && plainTurn()(state),
    redeal: plainRedeal(1),
  },
});
