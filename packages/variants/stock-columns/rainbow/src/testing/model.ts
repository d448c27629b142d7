/** The rules of Rainbow once more, plain and slow, to check the variant against. */
import { inOrder, faceDown, plainFill, plainModel, plainStock, plainTurn, rank, suit, turnUp } from '@patience/core/testing';

/** Returns the number of ranks from one card up to another, with the ace after the king. */
const above = (card: string, under: string): number => (rank(card) - rank(under) + 13) % 13;
const builds = (card: string, under: string): boolean => above(card, under) === 12;

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: [[deck[13]!], [], [], []],
    tableau: deck.slice(14, 18).map((card) => [card]),
    stock: plainStock(deck.slice(18)),
    waste: [[]],
    reserve: [deck.slice(0, 13).map(faceDown)],
  }),
  lift: {
    tableau: (cards) => inOrder(cards, builds),
    waste: (cards) => cards.length === 1,
    reserve: (cards) => cards.length === 1,
  },
  lay: {
    foundation: ([card, more], onto, { state }) =>
      more === undefined &&
      (onto === undefined ? rank(card!) === rank(state.piles.foundation![0]![0]!) : suit(card!) === suit(onto) && above(card!, onto) === 1),
    tableau(cards, onto, _to, from) {
      if (onto === undefined) return from.role === 'waste';
      return builds(cards[0]!, onto) && (from.role !== 'tableau' || cards.length === from.pile.length);
    },
  },
  actions: { turn: plainTurn() },
  after({ piles }) {
    plainFill(piles.tableau!, piles.reserve![0]!);
    turnUp(piles.reserve!);
  },
});
