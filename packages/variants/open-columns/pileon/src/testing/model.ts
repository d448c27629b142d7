/** The rules of PileOn once more, plain and slow, to check the variant against. */
import { plainModel, rank, type PlainGame } from '@patience/core/testing';

const equal = (cards: readonly string[]): boolean => cards.every((card) => rank(card) === rank(cards[0]!));
const complete = (pile: readonly string[]): boolean => pile.length === 4 && equal(pile);

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ tableau: Array.from({ length: 15 }, (_, i) => (i < 13 ? deck.slice(4 * i, 4 * i + 4) : [])) }),
    lift: { tableau: (cards, { pile }) => equal(cards) && !complete(pile) },
    lay: { tableau: (cards, onto, { pile }) => pile.length + cards.length <= 4 && (onto === undefined || rank(onto) === rank(cards[0]!)) },
    status: ({ piles }) => (piles.tableau!.every((pile) => pile.length === 0 || complete(pile)) ? 'won' : 'playing'),
  });
