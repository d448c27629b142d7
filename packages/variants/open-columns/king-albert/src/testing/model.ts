/** The rules of King Albert once more, plain and slow, to check the variant against. */
import { acesUp, alternate, dealRows, emptyPiles, oneBelow, plainModel, single, type PlainGame } from '@patience/core/testing';

/** A triangle: the first row has a card for every column, each further row one fewer at its left end. */
function triangle(deck: readonly string[], columns: number): string[][] {
  const cards = [...deck];
  const piles = emptyPiles(columns);
  for (let first = 0; first < columns; first++) for (const pile of piles.slice(first)) pile.push(cards.shift()!);
  return piles;
}

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ foundation: emptyPiles(4), reserve: dealRows(deck.slice(45), [1, 1, 1, 1, 1, 1, 1]), tableau: triangle(deck, 9) }),
    lift: { foundation: single, reserve: single, tableau: single },
    lay: {
      foundation: (cards, onto, _to, from) => from.role !== 'foundation' && acesUp(cards, onto),
      tableau: ([card], onto) => onto === undefined || (alternate(card!, onto) && oneBelow(card!, onto)),
    },
  });
