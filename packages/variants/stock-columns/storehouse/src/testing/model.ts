/** The rules of Storehouse once more, plain and slow, to check the variant against. */
import { faceDown, inOrder, plainFill, plainModel, plainRedeal, plainStock, plainTurn, rank, suit, turnUp } from '@patience/core/testing';

/** The next card of the suit, going round from king to ace. */
const follows = (upper: string, lower: string): boolean => suit(upper) === suit(lower) && (rank(upper) - rank(lower) + 13) % 13 === 1;
const builds = (card: string, under: string): boolean => follows(under, card);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: deck.slice(0, 4).map((two) => [two]),
    tableau: deck.slice(17, 21).map((card) => [card]),
    stock: plainStock(deck.slice(21)),
    waste: [[]],
    reserve: [deck.slice(4, 17).map(faceDown)],
  }),
  lift: {
    tableau: (cards) => inOrder(cards, builds),
    waste: (cards) => cards.length === 1,
    reserve: (cards) => cards.length === 1,
  },
  lay: {
    foundation: ([card, more], onto) => more === undefined && follows(card!, onto!),
    tableau(cards, onto, _to, from) {
      if (onto === undefined) return from.role === 'waste';
      return builds(cards[0]!, onto) && (from.role !== 'tableau' || cards.length === from.pile.length);
    },
  },
  actions: { turn: plainTurn(), redeal: plainRedeal(2) },
  after({ piles }) {
    plainFill(piles.tableau!, piles.reserve![0]!);
    turnUp(piles.reserve!);
  },
});
