/** The rules of Windmühle once more, plain and slow, to check the variant against. */
import { plainFill, plainModel, plainStock, plainTurn, rank, type PlainPile, type PlainState } from '@patience/core/testing';

const single = (cards: readonly string[]): boolean => cards.length === 1;

/** A card that came from a corner to the middle is marked there until another comes; marks fall in {@link settle}. */
const fill = ({ piles }: PlainState): void => plainFill(piles.cell!, piles.waste![0]!, piles.stock![0]!);

/** Counts the cards on all corners. */
const inCorners = (foundations: readonly PlainPile[]): number => foundations.slice(1).reduce((sum, pile) => sum + pile.length, 0);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: [[deck[0]!], [], [], [], []],
    cell: deck.slice(1, 9).map((card) => [card]),
    stock: plainStock(deck.slice(9)),
    waste: [[]],
  }),
  lift: { foundation: (cards, { index }) => single(cards) && index > 0, cell: single, waste: single },
  lay: {
    foundation([card], onto, { index, pile, state }, from) {
      if (index > 0) return from.role !== 'foundation' && (onto === undefined ? rank(card!) === 13 : rank(card!) === rank(onto) - 1);
      if (pile.length === 52 || rank(card!) !== (rank(onto!) % 13) + 1) return false;
      return from.role !== 'foundation' || state.notes['corner'] !== 1;
    },
  },
  actions: { turn: plainTurn() },
  after(state) {
    const foundations = state.piles.foundation!;
    const { middle = 1, corners = 0 } = state.notes;
    if (foundations[0]!.length > middle) state.notes['corner'] = inCorners(foundations) < corners ? 1 : 0;
    state.notes['middle'] = foundations[0]!.length;
    state.notes['corners'] = inCorners(foundations);
    fill(state);
  },
});
