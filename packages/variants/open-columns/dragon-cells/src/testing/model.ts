/** The rules of Dragon Cells once more, plain and slow, to check the variant against. */
import {
  dealRows,
  emptyPiles,
  faceDown,
  inOrder,
  isDown,
  plainModel,
  single,
  suit,
  type PlainGame,
  type PlainState,
} from '@patience/core/testing';

const number = (card: string): number => (card.length === 2 ? Number(card[0]) : 0);
const fits = (upper: string, lower: string): boolean =>
  number(upper) > 0 && number(upper) === number(lower) - 1 && suit(upper) !== suit(lower);

/** Gathers the dragons of the kind that a pile shows. @returns false where that is not possible */
function gathered({ piles }: PlainState, pile: readonly string[] | undefined): boolean {
  const kind = pile?.at(-1);
  if (kind === undefined || !'GRW'.includes(kind)) return false;
  const cells = piles.cell!;
  const four = [...cells, ...piles.tableau!].filter((one) => one.at(-1) === kind);
  const cell = cells.find((one) => one.at(-1) === kind) ?? cells.find((one) => one.length === 0);
  if (four.length < 4 || !cell) return false;
  for (const one of four) one.pop();
  cell.push(...[kind, kind, kind, kind].map(faceDown));
  return true;
}

/** The model. */
export const model = (_options?: object): PlainGame =>
  plainModel({
    deal: (deck) => ({ cell: emptyPiles(3), discard: [[]], foundation: emptyPiles(3), tableau: dealRows(deck, [5, 5, 5, 5, 5, 5, 5, 5]) }),
    lift: { cell: single, tableau: (cards) => inOrder(cards, fits) },
    lay: {
      cell: (cards, onto) => single(cards) && onto === undefined,
      foundation: ([card, ...more], onto) =>
        more.length === 0 && (onto === undefined ? number(card!) === 1 : suit(card!) === suit(onto) && number(card!) === number(onto) + 1),
      tableau: ([card], onto) => onto === undefined || fits(card!, onto),
    },
    actions: Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [`gather@t${i + 1}`, (state: PlainState) => gathered(state, state.piles.tableau![i])]),
    ),
    after({ piles }) {
      for (const pile of piles.tableau!) if (pile.at(-1) === 'F') piles.discard![0]!.push(pile.pop()!);
    },
    status: ({ piles }) => (piles.tableau!.flat().length === 0 && piles.cell!.flat().every(isDown) ? 'won' : 'playing'),
    names: { discard: ['flower'] },
  });
