/** The rules of Westhaven once more, plain and slow, to check the variant against. */
import {
  acesUp,
  alternate,
  dealRows,
  emptyPiles,
  faceDown,
  isDown,
  oneBelow,
  plainModel,
  plainStock,
  plainTurn,
  single,
  turnUp,
  type PlainGame,
} from '@patience/core/testing';

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({
      stock: plainStock(deck.slice(30)),
      waste: [[]],
      foundation: emptyPiles(4),
      tableau: dealRows(deck.slice(0, 30), Array<number>(10).fill(3)).map((pile) => pile.map(faceDown)),
    }),
    lift: {
      waste: single,
      tableau: (cards, { pile }) => single(cards) || cards.length === pile.filter((card) => !isDown(card)).length,
    },
    lay: {
      foundation: acesUp,
      tableau: ([card], onto) => onto === undefined || (alternate(card!, onto) && oneBelow(card!, onto)),
    },
    actions: { turn: plainTurn() },
    after: ({ piles }) => turnUp(piles.tableau!),
  });
