/** The rules of Osmosis once more, plain and slow, to check the variant against. */
import {
  emptyPiles,
  faceDown,
  plainModel,
  plainRedeal,
  plainStock,
  plainTurn,
  rank,
  sameSuit,
  single,
  turnUp,
  type PlainGame,
} from '@patience/core/testing';

/** The model. */
export const model = (options: { reserve: 'hidden' | 'open'; turn: 3 | 1 }): PlainGame =>
  plainModel({
    deal: (deck) => ({
      reserve: emptyPiles(4).map((_, i) =>
        deck.slice(4 * i, 4 * i + 4).map((card, j) => (j < 3 && options.reserve === 'hidden' ? faceDown(card) : card)),
      ),
      foundation: [[deck[16]!], [], [], []],
      stock: plainStock(deck.slice(17)),
      waste: [[]],
    }),
    lift: { reserve: single, waste: single },
    lay: {
      foundation([card], onto, to) {
        const all = to.state.piles.foundation!;
        const fits = onto === undefined ? rank(card!) === rank(all[0]![0]!) : sameSuit(card!, onto);
        return fits && (to.index === 0 || all[to.index - 1]!.some((other) => rank(other) === rank(card!)));
      },
    },
    actions: { turn: plainTurn(options.turn), redeal: plainRedeal(Infinity) },
    after: ({ piles }) => turnUp(piles.reserve!),
  });
