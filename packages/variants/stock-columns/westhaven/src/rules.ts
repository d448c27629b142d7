import { columns, foundations, homeFirst, turn, type AcceptFn, type Link, type Variant, type View } from '@patience/core';
import { de, en } from './words.js';

const DOWN: Link = { step: -1, suit: 'alternate' };

/** Returns the number of face-up cards of a pile. */
function faceUp(view: View, pile: string): number {
  let count = 0;
  while (count < view.count(pile) && view.card(pile, count) !== null) count++;
  return count;
}

/** Columns are built down in alternating colours, with one card or with all face-up cards of another column. */
const oneOrAll: AcceptFn = ([first, ...more], onto, view, _to, from) => {
  if (onto !== null && (first!.red === onto.red || first!.rank !== onto.rank - 1)) return false;
  return more.length === 0 || more.length + 1 === faceUp(view, from) || 'one-or-all';
};

/** Westhaven. Rules: GNOME AisleRiot, “Westhaven”. */
export const westhaven: Variant = {
  api: 1,
  id: 'westhaven',
  rules: 1,
  options: {},
  table: () => [
    { id: 'stock', role: 'stock', at: [0, 0], wide: [0, 0] },
    { id: 'waste', role: 'waste', at: [1, 0], wide: [0, 1], take: 'top' },
    ...foundations(4, (i) => ({ at: [6 + i, 0], wide: [11.5 + (i % 2), Math.floor(i / 2)] })),
    ...columns(10, (i) => ({ at: [i, 1], wide: [1.25 + i, 0] }), { accept: oneOrAll, take: { run: DOWN }, reveal: true }),
  ],
  deal: [
    { to: 't1-10', rows: 2, face: 'down' },
    { to: 't1-10', rows: 1 },
    { to: 'stock', rest: true },
  ],
  actions: { turn },
  rank: homeFirst,
  about: { skill: 0, minutes: 11 },
  source: 'GNOME AisleRiot, “Westhaven”',
  strings: { de, en },
};

export default westhaven;
