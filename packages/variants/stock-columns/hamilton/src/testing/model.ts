/** The rules of Hamilton once more, plain and slow, to check the variant against. */
import {
  bare,
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  plainModel,
  plainRow,
  plainStock,
  rank,
  red,
  sameSuit,
  single,
  type PlainGame,
  type PlainState,
} from '@patience/core/testing';

/** The rank that every foundation begins with; 0 before it is chosen. */
const base = ({ piles }: PlainState): number =>
  Math.max(0, ...piles.foundation!.map((pile) => (pile[0] === undefined ? 0 : rank(pile[0]))));
const isNext = (lower: string, upper: string): boolean => rank(upper) === (rank(lower) === 13 ? 1 : rank(lower) + 1);
/** Returns whether a card may lie on another one of a column. */
const builds = (card: string, onto: string, first: number): boolean => rank(onto) !== first && isNext(card, onto);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    notes: { shown: 0 },
    deal: (deck) => ({
      stock: plainStock(deck.slice(28)),
      waste: [[]],
      foundation: emptyPiles(4),
      tableau: dealRows(deck.slice(0, 28), [1, 2, 3, 4, 5, 6, 7]),
    }),
    lift: {
      waste: single,
      foundation: (cards, { pile }) => single(cards) && pile.length > 1,
      tableau: (cards, { state }) =>
        base(state) > 0 && inOrder(cards, (upper, lower) => sameSuit(upper, lower) && builds(upper, lower, base(state))),
    },
    lay: {
      foundation(cards, onto, { state }, from) {
        const [card] = cards as [string];
        if (!single(cards)) return false;
        if (onto !== undefined) return sameSuit(card, onto) && isNext(onto, card);
        return base(state) === 0 ? from.role === 'waste' : rank(card) === base(state);
      },
      tableau: ([card], onto, { state }) =>
        base(state) > 0 && (onto === undefined || (red(card!) === red(onto) && builds(card!, onto, base(state)))),
    },
    actions: {
      choose(state) {
        const [stock, waste] = [state.piles.stock![0]!, state.piles.waste![0]!];
        if (base(state) > 0 || state.notes['shown']! >= 3) return false;
        state.notes['shown']!++;
        stock.unshift(...waste.splice(0).map(faceDown));
        waste.push(bare(stock.pop()!));
        return true;
      },
      deal: (state) => base(state) > 0 && plainRow('tableau')(state),
    },
  });
