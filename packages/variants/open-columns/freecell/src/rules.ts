import { cells, cellsLast, columns, foundations, type Link, type Variant } from '@patience/core';
import { de, en } from './words.js';

/** Options that the player chooses before the deal. */
export type FreecellOptions = { cells: 4 | 3 | 2 };

const down: Link = { step: -1, suit: 'alternate' };

/** In the order in which Microsoft's program lays a new deck: rank by rank, clubs, diamonds, hearts, spades. */
const DECK = Array.from({ length: 52 }, (_, i) => 'A23456789TJQK'[Math.floor(i / 4)]! + 'CDHS'[i % 4]!);

/**
 * The deal that Microsoft's FreeCell gives this number, in dealing order. Its shuffle takes cards out of a deck with
 * the pseudo-random numbers of the C library of its time, of which each is 15 bits of a 31-bit state.
 * @param number 1 to 2³¹ − 1; the first version stopped at 32,000, later ones at 1,000,000
 */
function microsoftDeal(number: number): string {
  const left = [...DECK];
  let state = number;
  return DECK.map(() => {
    state = (Math.imul(state, 214_013) + 2_531_011) & 0x7fff_ffff;
    const chosen = (state >>> 16) % left.length;
    const card = left[chosen]!;
    left[chosen] = left.at(-1)!;
    left.pop();
    return card;
  }).join(' ');
}

/** FreeCell. Rules: GNOME AisleRiot’s “FreeCell”; deals by number are Microsoft’s. */
export const freecell: Variant<FreecellOptions> = {
  api: 1,
  id: 'freecell',
  rules: 1,
  options: { cells: [4, 3, 2] },
  deck: () => ({}),
  numbered: (seed) => (seed >= 1 && seed < 2 ** 31 ? microsoftDeal(seed) : undefined),

  table: (options) => [
    ...cells(options.cells, (i) => ({ at: [i, 0], wide: [i % 2, Math.floor(i / 2)] })),
    ...foundations(4, (i) => ({ at: [i + 4, 0], wide: [10.5 + (i % 2), Math.floor(i / 2)] })),
    ...columns(8, (i) => ({ at: [i, 1], wide: [i + 2.25, 0] }), { accept: { empty: 'any', on: down, max: 1 }, take: 'top' }),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${(i % 8) + 1}`, { face: 'up' });
  },

  rank: cellsLast,

  about: { skill: 1, minutes: 10 },
  source: 'GNOME AisleRiot, “FreeCell”; Microsoft FreeCell',
  strings: { de, en },
};

export default freecell;
