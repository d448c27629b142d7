/** The rules of Eagle Wing once more, plain and slow, to check the variant against. */
import { faceDown, plainFill, plainModel, plainRedeal, plainStock, plainTurn, rank, suit, turnUp } from '@patience/core/testing';

/** The next card of the suit, going round from king to ace. */
const follows = (upper: string, lower: string): boolean => suit(upper) === suit(lower) && (rank(upper) - rank(lower) + 13) % 13 === 1;
const single = (cards: readonly string[]): boolean => cards.length === 1;

/** The model. */
export const model = plainModel({
  deal: (deck) => ({
    foundation: [[deck[13]!], [], [], []],
    tableau: deck.slice(14, 22).map((card) => [card]),
    stock: plainStock(deck.slice(22)),
    waste: [[]],
    reserve: [deck.slice(0, 13).map(faceDown)],
  }),
  lift: { tableau: single, waste: single, reserve: single },
  lay: {
    foundation: ([card], onto, { state }) =>
      onto === undefined ? rank(card!) === rank(state.piles.foundation![0]![0]!) : follows(card!, onto),
    tableau: ([card], onto, { pile }) => onto === undefined || (pile.length < 3 && follows(onto, card!)),
  },
  actions: { turn: plainTurn(), redeal: plainRedeal(2) },
  after({ piles }) {
    plainFill(piles.tableau!, piles.reserve![0]!);
    if (piles.reserve![0]!.length === 1) turnUp(piles.reserve!);
  },
});
