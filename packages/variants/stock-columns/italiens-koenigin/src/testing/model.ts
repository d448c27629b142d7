/** The rules of Italiens Königin once more, plain and slow, to check the variant against. */
import {
  emptyPiles,
  plainFill,
  plainModel,
  plainStock,
  plainTurn,
  rank,
  red,
  single,
  type PlainGame,
  type PlainState,
} from '@patience/core/testing';

/** The rank that follows this one in the circle. */
const next = (card: string): number => (rank(card) === 13 ? 1 : rank(card) + 1);

/** The rank of the bases; none as long as no foundation is begun. */
const baseOf = ({ piles }: PlainState): number | undefined => {
  const begun = piles.foundation!.find((pile) => pile.length > 0);
  return begun && rank(begun[0]!);
};

/** The model. */
export const model = ({ gaps }: { gaps: 'auto' | 'any' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      reserve: [deck.slice(0, 11), ...deck.slice(11, 15).map((card) => [card])],
      stock: plainStock(deck.slice(15)),
      waste: [[]],
      foundation: emptyPiles(8),
      tableau: emptyPiles(9),
    }),
    lift: {
      reserve: (cards, { index, state }) => single(cards) && (index > 0 || baseOf(state) !== undefined),
      waste: single,
      tableau: single,
    },
    lay: {
      foundation([card], onto, { pile, state }) {
        if (pile.length === 13) return false;
        if (onto !== undefined) return red(card!) !== red(onto) && rank(card!) === next(onto);
        return [undefined, rank(card!)].includes(baseOf(state));
      },
      tableau([card], onto, { state }, from) {
        if (baseOf(state) === undefined || from.role === 'reserve') return false;
        return onto === undefined || (red(card!) !== red(onto) && rank(onto) === next(card!));
      },
    },
    actions: { turn: (state) => baseOf(state) !== undefined && plainTurn()(state) },
    names: { reserve: ['r1', 'o1', 'o2', 'o3', 'o4'] },
    after(state) {
      const [stock, waste] = [state.piles.stock![0]!, state.piles.waste![0]!];
      if (baseOf(state) !== undefined && state.notes['chosen'] === undefined) {
        state.notes['chosen'] = 1;
        state.piles.reserve!.slice(1).forEach((pile, i) => state.piles.tableau![i]!.push(...pile.splice(0)));
        plainFill(state.piles.tableau!, stock);
      }
      if (gaps === 'auto' && state.notes['chosen'] === 1) plainFill(state.piles.tableau!, waste, stock);
    },
  });
