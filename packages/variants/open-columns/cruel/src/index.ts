import { ACE, dealPackets, gather, row, type Link, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const down: Link = { step: -1, suit: 'same' };
const up: Link = { step: 1, suit: 'same' };
/** So many cards at a time are dealt again. */
const PACKET = 4;

/** Do all columns hold four cards, but for the last that holds any? Then gathering and dealing again changes nothing. */
const full = (view: View): boolean => {
  const counts = view.piles('tableau').map((column) => view.count(column));
  return counts.every((count, i) =>
    (counts[i + 1] ?? 0) === 0 ? count <= PACKET && counts.slice(i + 1).every((n) => n === 0) : count === PACKET,
  );
};

/** Cruel. Rules: PySolFC and AisleRiot's help, which agree. */
export const cruel: Variant = {
  api: 1,
  id: 'cruel',
  rules: 1,
  options: {},
  deck: () => ({ first: [ACE] }),

  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [12.25, 0] },
    ...row('f', 4, (i) => ({ role: 'foundation', group: 'foundations', at: [i + 2, 0], wide: [13.35, i], accept: { on: up, max: 1 } })),
    ...row('t', 12, (i) => ({
      role: 'tableau',
      at: [i % 6, 1 + Math.floor(i / 6) * 2.2],
      wide: [i, 0],
      fan: 'down',
      accept: { on: down, max: 1 },
      take: 'top',
    })),
  ],

  deal(table) {
    for (const family of table.piles('foundation')) table.move('pack', family, { face: 'up' });
    for (let i = 0; i < 48; i++) table.move('pack', `t${Math.floor(i / PACKET) + 1}`, { face: 'up' });
  },

  actions: {
    redeal: {
      on: 'stock',
      when: (view) => !full(view) || 'unchanged',
      run(table) {
        gather(table);
        dealPackets(table, PACKET);
      },
    },
  },

  about: { skill: 0.9, minutes: 8 },
  strings: { de, en },
};

export default cruel;
