/** The rules of Treize and Yield once more, plain and slow, to check the variants against. */
import { emptyPiles, plainModel, plainStock, rank, single, type PlainGame, type PlainState } from '@patience/core/testing';

/** Places of the cards: the row, and the distance from the middle in halves of a card. */
type Places = readonly { readonly row: number; readonly half: number }[];

const triangle = (inverted: boolean): Places =>
  [0, 1, 2, 3, 4, 5, 6].flatMap((row) => {
    const length = inverted ? 7 - row : row + 1;
    return Array.from({ length }, (_, i) => ({ row, half: 2 * i - length }));
  });

function turn({ piles }: PlainState): boolean {
  const card = piles.stock![0]!.pop()?.slice(1, 3);
  if (card === undefined) return false;
  piles.reserve![0]!.push(card);
  return true;
}

/** The three piles are one waste: its first card, its last card and those between. */
function after({ piles }: PlainState): void {
  const all = [piles.cell, piles.waste, piles.reserve].flatMap((row) => row![0]!);
  piles.cell = [all.splice(0, 1)];
  piles.reserve = [all.splice(-1)];
  piles.waste = [all];
}

/** The model. @param inverted whether the triangle stands on its tip */
export const model = (inverted: boolean) => (): PlainGame => {
  const places = triangle(inverted);
  return plainModel({
    deal: (deck) => ({
      tableau: deck.slice(0, 28).map((card) => [card]),
      stock: plainStock(deck.slice(28)),
      cell: emptyPiles(1),
      waste: emptyPiles(1),
      reserve: emptyPiles(1),
      discard: emptyPiles(1),
    }),
    names: { cell: ['bottom'], reserve: ['open'] },
    lift: {
      cell: single,
      reserve: single,
      waste: single,
      tableau(_cards, { index, state }) {
        const { row, half } = places[index]!;
        return places.every(
          (other, i) => other.row !== row + 1 || Math.abs(other.half - half) !== 1 || state.piles.tableau![i]!.length === 0,
        );
      },
    },
    lay: { discard: ([card], _onto, _to, from) => rank(card!) === 13 && from.role !== 'waste' },
    pair(one, two, a, b) {
      const roles = [a.role, b.role];
      return rank(one) + rank(two) === 13 && (!roles.includes('waste') || roles.includes('reserve'));
    },
    actions: { turn },
    after,
  });
};
