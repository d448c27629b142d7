/** The rules of Nestor once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal(deck) {
      const pack = [...deck];
      const tableau = emptyPiles(8);
      for (let card = 0; card < 48; card++) {
        const column = tableau[card % 8]!;
        const fitting = pack.findIndex((one) => column.every((other) => rank(other) !== rank(one)));
        pack.push(...pack.splice(0, Math.max(0, fitting)));
        column.push(pack.shift()!);
      }
      return { reserve: pack.map((card) => [card]), discard: [[]], tableau };
    },
    lift: { reserve: single, tableau: single },
    pair: (one, two) => rank(one) === rank(two),
  });
