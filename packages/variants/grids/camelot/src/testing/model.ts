/** The rules of Camelot once more, plain and slow, to check the variant against. */
import { bare, emptyPiles, plainModel, plainStock, rank, single, type PlainGame, type PlainState } from '@patience/core/testing';

/** The square, row by row: the rank that may lie at each place besides the low cards. */
const SQUARE = 'KQQKJ..JJ..JKQQK';

const hasGap = ({ piles }: PlainState): boolean => piles.tableau!.some((pile) => pile.length === 0);
const isFull = ({ piles }: PlainState): boolean => piles.waste![0]!.length === 0;
const turnUp = ({ piles }: PlainState): void => void piles.waste![0]!.push(bare(piles.stock![0]!.pop()!));

const discardTen = (index: number) => (state: PlainState) => {
  const pile = state.piles.tableau![index]!;
  if (!isFull(state) || pile.length === 0 || rank(pile[0]!) !== 10) return false;
  state.piles.discard![0]!.push(pile.pop()!);
  return true;
};

/** The model. The note `cards` is the number of cards in the square. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ tableau: emptyPiles(16), stock: plainStock(deck.slice(1)), waste: [[deck[0]!]], discard: [[]] }),
    lift: { waste: single, tableau: single },
    lay: {
      tableau: ([card], onto, { index }, from) =>
        from.role === 'waste' && onto === undefined && (rank(card!) <= 10 || SQUARE[index] === card![0]),
    },
    pair: (one, two, a, b) => a.role === b.role && rank(one) + rank(two) === 10 && isFull(a.state),
    notes: { cards: 0 },
    actions: {
      turn(state) {
        if (!isFull(state) || state.piles.stock![0]!.length === 0 || !hasGap(state)) return false;
        turnUp(state);
        return true;
      },
      ...Object.fromEntries(SQUARE.split('').map((_, i) => [`t${i + 1}>discard`, discardTen(i)])),
    },
    /** A card was placed if the square holds more than before. */
    after(state) {
      const { piles, notes } = state;
      const cards = piles.tableau!.flat().length;
      if (cards > notes.cards! && hasGap(state) && piles.stock![0]!.length > 0) turnUp(state);
      notes.cards = cards;
    },
    status: ({ piles }) =>
      piles.stock![0]!.length + piles.waste![0]!.length + piles.tableau!.flat().filter((card) => rank(card) <= 10).length === 0
        ? 'won'
        : 'playing',
  });
