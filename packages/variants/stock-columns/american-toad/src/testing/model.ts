/** The rules of American Toad once more, plain and slow, to check the variant against. */
import { inOrder, plainFill, plainModel, plainRedeal, plainStock, plainTurn, rank, suit } from '@patience/core/testing';

/** The next card of the suit, going round from king to ace. */
const follows = (upper: string, lower: string): boolean => suit(upper) === suit(lower) && (rank(upper) - rank(lower) + 13) % 13 === 1;
const builds = (card: string, under: string): boolean => follows(under, card);

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: [[deck[20]!], [], [], [], [], [], [], []],
    tableau: deck.slice(21, 29).map((card) => [card]),
    stock: plainStock(deck.slice(29)),
    waste: [[]],
    reserve: [deck.slice(0, 20)],
  }),
  lift: {
    tableau: (cards, { pile }) => inOrder(cards, builds) && (cards.length === 1 || cards.length === pile.length),
    waste: (cards) => cards.length === 1,
    reserve: (cards) => cards.length === 1,
  },
  lay: {
    foundation: ([card, more], onto, { pile, state }) =>
      more === undefined &&
      (onto === undefined ? rank(card!) === rank(state.piles.foundation![0]![0]!) : pile.length < 13 && follows(card!, onto)),
    tableau: ([card], onto) => onto === undefined || builds(card!, onto),
  },
  actions: { turn: plainTurn(), redeal: plainRedeal(1) },
  after: ({ piles }) => plainFill(piles.tableau!, piles.reserve![0]!),
});
