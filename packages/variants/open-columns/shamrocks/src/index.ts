import { ACE, row, type AcceptFn, type Link, type Variant } from '@patience/core';
import { de } from './locales/de.js';
import { en } from './locales/en.js';

const up: Link = { step: 1, suit: 'same' };
/** A fan holds no more. */
const ROOM = 3;

const builds: AcceptFn = ([card], onto, view, to) => {
  if (onto === null || view.count(to) === 0) return false;
  if (Math.abs(card!.rank - onto.rank) !== 1) return 'neighbour';
  return view.count(to) < ROOM || 'room';
};

/** Shamrocks. Rules: PySolFC. */
export const shamrocks: Variant = {
  api: 1,
  id: 'shamrocks',
  rules: 1,
  options: {},
  deck: () => ({}),

  table: () => [
    ...row('f', 4, (i) => ({
      role: 'foundation',
      group: 'foundations',
      at: [i + 1, 0],
      wide: [9.25, i],
      accept: { empty: ACE, on: up, max: 1 },
    })),
    ...row('t', 18, (i) => ({
      role: 'tableau',
      group: 'fans',
      at: [i % 6, 1 + Math.floor(i / 6) * 1.7],
      wide: [i % 9, Math.floor(i / 9) * 2],
      fan: 'down',
      accept: builds,
      take: 'top',
    })),
  ],

  deal(table) {
    for (let i = 0; i < 52; i++) table.move('pack', `t${Math.floor(i / 3) + 1}`, { face: 'up' });
  },

  about: { skill: 1, minutes: 6 },
  strings: { de, en },
};

export default shamrocks;
