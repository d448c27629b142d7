/** The rules of First Law once more, plain and slow, to check the variant against. */
import { emptyPiles, plainModel, plainRow, plainStock, rank, single, type PlainGame } from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ stock: plainStock(deck), tableau: emptyPiles(4), discard: [[]] }),
    lift: { tableau: single },
    lay: {
      tableau([card], _onto, to, from) {
        const first = to.state.piles.tableau!.findIndex((pile) => pile.length > 0 && rank(pile.at(-1)!) === rank(card!));
        return first === to.index && first < from.index;
      },
    },
    actions: {
      deal: plainRow('tableau'),
      gather({ piles }) {
        if (piles.stock![0]!.length > 0 || piles.tableau!.flat().length === 0) return false;
        piles.stock = plainStock(piles.tableau!.flat());
        piles.tableau = emptyPiles(4);
        return true;
      },
    },
    after({ piles }) {
      const tops = piles.tableau!.map((pile) => pile.at(-1)?.[0]);
      if (tops[0] === undefined || tops.some((top) => top !== tops[0])) return;
      piles.discard![0]!.push(...piles.tableau!.map((pile) => pile.pop()!));
    },
  });
