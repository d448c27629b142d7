/** The rules of Wall once more, plain and slow, to check the variant against. The wall's neighbours are reckoned from line and place. */
import { bare, emptyPiles, isDown, plainModel, plainStock, rank, type PlainGame, type PlainState } from '@patience/core/testing';

/** Lengths of the rows, from the throne down, and the index of the first pile of each. */
const LENGTHS = [1, 3, 4, 8, 7, 8, 7, 8, 7];
const FIRST = LENGTHS.map((_, row) => LENGTHS.slice(0, row).reduce((sum, length) => sum + length, 0));
const strength = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + rank(card), 0);

function rowOf(index: number): { row: number; place: number } {
  const row = FIRST.findLastIndex((first) => first <= index);
  return { row, place: index - FIRST[row]! };
}

/** Returns the cards of a row by place, of each place those that exist. */
const cardsAt = ({ piles }: PlainState, row: number, places: readonly number[]): string[][] =>
  places.flatMap((place) => (place >= 0 && place < LENGTHS[row]! ? [piles.tableau![FIRST[row]! + place]!] : []));

/** Places of the next row below one of the castle. */
function below(row: number, place: number): number[] {
  if (row === 0) return [0, 1, 2];
  if (row === 1) return [place, place + 1];
  if (row === 2) return [2 * place, 2 * place + 1];
  return LENGTHS[row] === 8 ? [place - 1, place] : [place, place + 1];
}

function exposed(state: PlainState, index: number): boolean {
  const { row, place } = rowOf(index);
  if (row === 8) return true;
  const under = cardsAt(state, row + 1, below(row, place));
  if (row === 0) return under.every((pile) => pile.length === 0);
  return [...under, ...cardsAt(state, row, [place - 1, place + 1])].some((pile) => pile.length === 0);
}

function resistance(state: PlainState, index: number): number {
  const { row, place } = rowOf(index);
  const own = state.piles.tableau![index]!;
  if (row < 4) return strength(own);
  if (LENGTHS[row] === 7) return strength([own, ...cardsAt(state, row - 1, [place, place + 1])].flat());
  if (place > 0 && place < 7) return strength([own, ...cardsAt(state, row - 1, [place - 1, place])].flat());
  const edge = [...cardsAt(state, row - 1, [place === 0 ? 0 : 6]), ...cardsAt(state, row - 2, [place])];
  return strength([own, ...edge].flat());
}

const isHidden = ({ piles }: PlainState, index: number): boolean => piles.tableau![index]!.some(isDown);

const mayAttack = (state: PlainState, index: number, cards: readonly string[]): boolean =>
  cards.length > 0 &&
  state.piles.tableau![index]!.length > 0 &&
  exposed(state, index) &&
  (isHidden(state, index) || strength(cards) > resistance(state, index));

function attack(state: PlainState, index: number, cards: readonly string[]): void {
  const { tableau, discard } = state.piles;
  tableau![index] = tableau![index]!.map(bare);
  discard![0]!.push(...cards);
  if (strength(cards) > resistance(state, index)) discard![0]!.push(...tableau![index].splice(0));
}

function dealThree({ piles }: PlainState): void {
  for (const waste of piles.waste!) piles.discard![0]!.push(...waste.splice(0));
  for (const waste of piles.waste!) if (piles.stock![0]!.length > 0) waste.push(bare(piles.stock![0]!.pop()!));
}

/** The model. Of each place a note has the number of cards; one with more cards is attacked by those. */
export const model = (_options?: object): PlainGame => {
  const attackAll = (index: number) => (state: PlainState) => {
    const cards = state.piles.waste!.flat();
    if (!mayAttack(state, index, cards)) return false;
    for (const waste of state.piles.waste!) waste.length = 0;
    attack(state, index, cards);
    return true;
  };
  return plainModel({
    deal(deck) {
      const cards = [...deck];
      const rows = (count: number, piles: number, write: (card: string) => string): string[][] => {
        const taken = cards.splice(0, count * piles).map(write);
        return Array.from({ length: piles }, (_, i) => taken.filter((_card, j) => j % piles === i));
      };
      const tableau = [...rows(2, 1, bare), ...rows(2, 3, bare), ...rows(3, 4, (card) => `<${bare(card)}>`), ...rows(1, 45, bare)];
      return { tableau, stock: plainStock(cards), waste: emptyPiles(3), discard: [[]] };
    },
    names: { waste: ['w1', 'w2', 'w3'] },
    lift: { waste: () => true },
    lay: {
      waste: () => true,
      tableau: (cards, _onto, { index, state }) => mayAttack(state, index, cards),
    },
    notes: {},
    actions: {
      deal(state) {
        if (state.piles.stock![0]!.length === 0) return false;
        dealThree(state);
        return true;
      },
      ...Object.fromEntries(Array.from({ length: 53 }, (_, i) => [`attack@t${i + 1}`, attackAll(i)])),
    },
    after(state) {
      const { tableau, waste, stock } = state.piles;
      for (const [i, pile] of tableau!.entries()) {
        const before = state.notes[`t${i}`];
        if (before !== undefined && pile.length > before) attack(state, i, pile.splice(before));
        state.notes[`t${i}`] = pile.length;
      }
      if (stock![0]!.length > 0 && waste!.flat().length === 0) dealThree(state);
    },
    status: ({ piles }) => (piles.tableau![0]!.length === 0 ? 'won' : 'playing'),
  });
};
