import { ACE, row, turn, type Accept, type Link, type Variant } from '@patience/core';
import { de, en } from './families.words.js';

/** Options that the player chooses before the deal. */
export type RotUndSchwarz1Options = {
  foundations: 'suit' | 'alternating';
  /** Cards that fill a gap in the tableau. */
  gaps: 'waste' | 'any' | 'auto';
};

const down: Link = { step: -1, suit: 'alternate' };
const COLUMN: Readonly<Record<RotUndSchwarz1Options['gaps'], Accept>> = {
  waste: [{ on: down }, { empty: 'any', from: ['waste'] }],
  any: { on: down, empty: 'any' },
  auto: { on: down },
};

/**
 * Rot und Schwarz with two packs, Red and Black. Rules: the German article “Rot und Schwarz (Patience)”; families in suit: Cadogan,
 * whom it cites; in alternating colours, and gaps that fill themselves: GNOME AisleRiot’s “Zebra” and PySolFC.
 */
export const rotUndSchwarz1: Variant<RotUndSchwarz1Options> = {
  api: 1,
  id: 'rot-und-schwarz-1',
  rules: 1,
  options: { foundations: ['suit', 'alternating'], gaps: ['waste', 'any', 'auto'] },
  deck: () => ({ copies: 2, first: [ACE] }),

  table: ({ foundations, gaps }) => [
    { id: 'stock', role: 'stock', at: [7, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [6, 0], wide: [0, 1], take: 'top' },
    ...row('f', 8, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i, 1],
      wide: [i + 1.25, 0],
      accept: { on: { step: 1, suit: foundations === 'suit' ? 'same' : 'alternate' }, max: 1 },
    })),
    ...row('t', 8, (i) => ({
      role: 'tableau',
      group: 'columns',
      at: [i, 2],
      wide: [i + 1.25, 1],
      fan: 'down',
      accept: COLUMN[gaps],
      take: { run: down },
    })),
  ],

  deal(table) {
    for (const pile of [...table.piles('foundation'), ...table.piles('tableau')]) table.move('pack', pile, { face: 'up' });
    table.move('pack', 'stock', { count: 88 });
  },

  actions: { turn },

  after(table, { gaps }) {
    if (gaps !== 'auto') return;
    for (const gap of table.piles('tableau').filter((column) => table.count(column) === 0)) {
      const source = ['waste', 'stock'].find((pile) => table.count(pile) > 0);
      if (source) table.move(source, gap, { face: 'up' });
    }
  },

  /** Home first, then what clears a column, then off the waste; the next card is turned before cards only wander. */
  rank(view, move) {
    if (move.kind !== 'cards') return 1;
    if (move.to.startsWith('f')) return 4;
    if (move.from === 'waste') return 2;
    const clears = view.count(move.from) === move.count && view.count(move.to) > 0;
    return clears ? 3 : 0;
  },

  about: { skill: 0.4, minutes: 17 },
  strings: { de, en },
};

export default rotUndSchwarz1;
