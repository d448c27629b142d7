/** The rules of Raglan once more, plain and slow, to check the variant against. */
import { alternate, dealRows, emptyPiles, oneBelow, plainModel, sameSuit, single, type PlainGame } from '@patience/core/testing';

/** Seven rows: the first has a card for each of nine columns, each further row one fewer at its left end. */
function stairs(deck: readonly string[]): string[][] {
  const cards = [...deck];
  const piles = emptyPiles(9);
  for (let first = 0; first < 7; first++) for (const pile of piles.slice(first)) pile.push(cards.shift()!);
  return piles;
}

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      foundation: dealRows(deck.slice(0, 4), [1, 1, 1, 1]),
      reserve: dealRows(deck.slice(46), [1, 1, 1, 1, 1, 1]),
      tableau: stairs(deck.slice(4)),
    }),
    lift: { foundation: single, reserve: single, tableau: single },
    lay: {
      foundation: ([card], onto, _to, from) =>
        from.role !== 'foundation' && onto !== undefined && sameSuit(card!, onto) && oneBelow(onto, card!),
      tableau: ([card], onto) => onto === undefined || (alternate(card!, onto) && oneBelow(card!, onto)),
    },
  });
