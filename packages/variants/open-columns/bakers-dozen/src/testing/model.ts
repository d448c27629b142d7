/** The rules of Baker's Dozen once more, plain and slow, to check the variant against. */
import { acesUp, dealRows, emptyPiles, oneBelow, plainModel, rank, single, type PlainGame } from '@patience/core/testing';

const isKing = (card: string): boolean => rank(card) === 13;

/** The model. */
export const model = (options: { gaps: 'none' | 'any' }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: emptyPiles(4),
      tableau: dealRows(
        deck,
        emptyPiles(13).map(() => 4),
      ).map((column) => [...column.filter(isKing).reverse(), ...column.filter((card) => !isKing(card))]),
    }),
    lift: { foundation: single, tableau: single },
    lay: {
      foundation: (cards, onto, _to, from) => from.role === 'tableau' && acesUp(cards, onto),
      tableau: ([card], onto) => (onto === undefined ? options.gaps === 'any' : oneBelow(card!, onto)),
    },
  });
